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
