import type { Language } from './languages.ts';
import { readerLanguage } from './reader.ts';

/** The type of a language's texts: those of English with any other wording. */
export type Texts<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Texts<R>
    : T extends readonly [string, string]
      ? readonly [string, string]
      : T extends readonly (infer E)[]
        ? readonly Texts<E>[]
        : { readonly [K in keyof T]: Texts<T[K]> };

/** Texts that every language has. A language is loaded when it is first used. */
export interface TextsByLanguage<T> {
  /**
   * The texts in the reader's language.
   * @throws Error if that language has not been loaded
   */
  (): T;
  /** Loads the texts of a language; default: the reader's. */
  load(language?: Language): Promise<void>;
}

/** @param textsOf loads the texts of a language */
export function textsByLanguage<T>(textsOf: (language: Language) => Promise<T>): TextsByLanguage<T> {
  const loaded = new Map<Language, T>();
  const inReaderLanguage = (): T => {
    const language = readerLanguage();
    const texts = loaded.get(language);
    if (texts === undefined) throw new Error(`The texts of ${language} have not been loaded.`);
    return texts;
  };
  const load = async (language = readerLanguage()): Promise<void> => {
    if (!loaded.has(language)) loaded.set(language, await textsOf(language));
  };
  return Object.assign(inReaderLanguage, { load });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** The texts of a language, with the English text for each key that the language lacks. */
export function completed<T>(own: unknown, english: T): T {
  if (own === undefined) return english;
  if (!isRecord(own) || !isRecord(english)) return own as T;
  const texts: Record<string, unknown> = { ...english };
  for (const [key, text] of Object.entries(own)) texts[key] = completed(text, texts[key]);
  return texts as T;
}

/**
 * Texts by language, with the English text for each key that another language lacks.
 * @param textsOf loads what each language has
 */
export function completedByLanguage<T>(
  textsOf: Readonly<Record<Exclude<Language, 'en'>, () => Promise<unknown>>> & {
    readonly en: () => Promise<T>;
  },
): TextsByLanguage<T> {
  return textsByLanguage(async (language) => {
    if (language === 'en') return await textsOf.en();
    const [own, english] = await Promise.all([textsOf[language](), textsOf.en()]);
    return completed(own, english);
  });
}
