/** The languages, and which one a reader gets; mirrors ninelives.text.languages. */

export const LANGUAGES = ['en', 'de', 'pt', 'zh-Hans', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  pt: 'Português',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

const TRADITIONAL = ['hant', 'tw', 'hk', 'mo'];

/** The first preferred language we have texts for (`pt-BR` and `zh-TW` match too), else English. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = nearest(wish);
    if (language) return language;
  }
  return 'en';
}

function nearest(wish: string): Language | undefined {
  const parts = wish.toLowerCase().split('-');
  if (parts[0] === 'zh') {
    return parts.some((part) => TRADITIONAL.includes(part)) ? 'zh-Hant' : 'zh-Hans';
  }
  return LANGUAGES.find((language) => language === parts[0]);
}
