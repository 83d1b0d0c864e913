/** Felix on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import { keys } from './keys';
import Score from './Score.svelte';
import { pause, show } from './show';
import Table from './Table.svelte';
import type { Picture } from './types';

const felix: GameModule<Picture> = { Table, Score, show, pause, quiet: new Set(QUIET.felix), keys };

export default felix;
