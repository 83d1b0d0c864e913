/** What the page speaks with, in the language of its reader. */

import { settings } from '../settings/settings.svelte';
import { LANGUAGES, preferred, type Language } from './languages';
import { Phrases, type Values } from './phrases.svelte';

export const phrases = new Phrases(['common', 'page']);

/** A text by its id. Whoever says it in a template says it again when the language changes. */
export function t(name: string, values?: Values): string {
  return phrases.say(name, values);
}

/** The language chosen here before, else the one the browser is set to. */
export function wanted(): Language {
  const chosen = LANGUAGES.find((language) => language === settings.language);
  return chosen ?? preferred(navigator.languages);
}

/** Speak this language from now on, also after a reload. */
export async function choose(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}

export async function speak(language: Language): Promise<void> {
  await phrases.speak(language);
  document.documentElement.lang = language;
}
