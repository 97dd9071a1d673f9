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

/** Environment variables that name a language, the strongest first, as in POSIX. */
const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The regions and scripts in which Chinese is written in traditional characters. */
const TRADITIONAL = /^zh[_-](?:tw|hk|mo|hant)(?:$|[_.@-])/iu;

/** The language of the locale; undefined for one that the program does not speak. */
export function languageOfLocale(
  environment: Readonly<Record<string, string | undefined>>,
): Language | undefined {
  const locale = LOCALES.map((name) => environment[name]).find(
    (value) => value !== undefined && value !== '',
  );
  if (locale === undefined) return undefined;
  return TRADITIONAL.test(locale) ? 'zh-Hant' : languages.find((tag) => locale.split(/[_.@-]/u)[0] === tag);
}
