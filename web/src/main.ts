import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte';
import { dress } from './settings/appearance.svelte';
import { sound } from './sound/sound.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/tables.css';
import './styles/base.css';
import { speak, wanted } from './text/text.svelte';

dress(document.documentElement);
router.listen();
for (const gesture of ['click', 'keydown']) window.addEventListener(gesture, sound.unlock, true);
await speak(wanted());

const target = document.getElementById('page');
if (target) mount(App, { target });
