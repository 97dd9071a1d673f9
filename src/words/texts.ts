import type { Language } from './languages.ts';
import { readerLanguage } from './reader.ts';

/** The type of a language's texts: those of English with any other wording. */
export type Texts<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R
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

/** @param loaders how to load the texts of each language */
export function textsByLanguage<T>(
  loaders: Readonly<Record<Language, () => Promise<T>>>,
): TextsByLanguage<T> {
  const loaded = new Map<Language, T>();
  const inReaderLanguage = (): T => {
    const language = readerLanguage();
    const texts = loaded.get(language);
    if (texts === undefined) throw new Error(`The texts of ${language} have not been loaded.`);
    return texts;
  };
  const load = async (language = readerLanguage()): Promise<void> => {
    if (!loaded.has(language)) loaded.set(language, await loaders[language]());
  };
  return Object.assign(inReaderLanguage, { load });
}
