/** Which language a reader gets: as ninelives.text.languages decides. */

import { DEFAULT_LANGUAGE, LOCALES, OWN_NAMES, TRADITIONAL } from '../wire';

export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];

/** The first preferred language we have texts for (`pt-BR` and `zh-TW` match too), else English. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = nearest(wish);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Whose plurals, numbers and voice a language has: Portuguese is that of Portugal. */
export function localeOf(language: Language): string {
  return new Map<string, string>(Object.entries(LOCALES)).get(language) ?? language;
}

function nearest(wish: string): Language | undefined {
  const parts = wish.toLowerCase().split('-');
  if (parts[0] === 'zh') {
    return parts.some((part) => TRADITIONAL.some((each) => each === part)) ? 'zh-Hant' : 'zh-Hans';
  }
  return LANGUAGES.find((language) => language === parts[0]);
}
