/** The languages that the program speaks, by their BCP 47 tags; the first has every text. */
export const languages = ['en', 'zh-Hant'] as const;

export type Language = (typeof languages)[number];

/** Every language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '正體中文',
};

/** Whether a word is the tag of a language that the program speaks. */
export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}
