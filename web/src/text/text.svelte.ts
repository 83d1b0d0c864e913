/** The texts of the page, in the reader's language. */

import { settings } from '../settings/settings.svelte';
import { LANGUAGES, localeOf, preferred, type Language } from './languages';
import { Phrases, type Values } from './phrases.svelte';

export const phrases = new Phrases(['common', 'page']);

/** A text by its id. Templates that call it render again when the language changes. */
export function t(name: string, values?: Values): string {
  return phrases.say(name, values);
}

/** The language chosen earlier in this browser, else the browser's own. */
export function wanted(): Language {
  const chosen = LANGUAGES.find((language) => language === settings.language);
  return chosen ?? preferred(navigator.languages);
}

/** Change the language and remember it for the next visit. */
export async function choose(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
}

export async function speak(language: Language): Promise<void> {
  await phrases.speak(language);
  document.documentElement.lang = localeOf(language);
}
