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

/** Inserted by the build: the languages that lack texts. It is undefined in the sources, which nothing has compared. */
declare const LACKING_LANGUAGES: readonly Language[] | undefined;

/** Whether a language may lack texts. The build compares the languages, so that a complete one is loaded alone. */
const mayLack = (language: Language): boolean =>
  typeof LACKING_LANGUAGES === 'undefined' ? language !== 'en' : LACKING_LANGUAGES.includes(language);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The English texts that other texts lack, by the keys that lead to them: `log.passed`. */
export function lackedTexts(own: unknown, english: unknown, keys: readonly string[] = []): string[] {
  if (own === undefined) return english === undefined ? [] : [keys.join('.')];
  if (!isRecord(own) || !isRecord(english)) return [];
  return Object.keys(english).flatMap((key) => lackedTexts(own[key], english[key], [...keys, key]));
}

/** Texts of a language, with the English text for each key that they lack. */
export function completed<T>(own: unknown, english: T): T {
  if (own === undefined) return english;
  if (typeof own === 'function' && typeof english === 'function') return completedTeller(own, english) as T;
  if (!isRecord(own) || !isRecord(english)) return own as T;
  const texts: Record<string, unknown> = { ...english };
  for (const [key, text] of Object.entries(own)) texts[key] = completed(text, texts[key]);
  return texts as T;
}

/** A function whose texts are completed if it returns several. */
const completedTeller =
  (own: CallableFunction, english: CallableFunction) =>
  (...args: readonly unknown[]): unknown => {
    const told: unknown = own(...args);
    return isRecord(told) ? completed(told, english(...args)) : told;
  };

/**
 * Loads texts in a language, with the English text for each one that the language lacks.
 * @param textsOf loads the texts that a language has
 */
export async function textsIn<T>(
  language: Language,
  textsOf: (language: Language) => Promise<T>,
): Promise<T> {
  if (!mayLack(language)) return await textsOf(language);
  const [own, english] = await Promise.all([textsOf(language), textsOf('en')]);
  return completed(own, english);
}

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

/** @param textsOf loads the texts that a language has */
export function textsByLanguage<T>(textsOf: (language: Language) => Promise<T>): TextsByLanguage<T> {
  const loaded = new Map<Language, T>();
  const inReaderLanguage = (): T => {
    const language = readerLanguage();
    const texts = loaded.get(language);
    if (texts === undefined) throw new Error(`The texts of ${language} have not been loaded.`);
    return texts;
  };
  const load = async (language = readerLanguage()): Promise<void> => {
    if (!loaded.has(language)) loaded.set(language, await textsIn(language, textsOf));
  };
  return Object.assign(inReaderLanguage, { load });
}

/**
 * Texts that a module of each language exports.
 * @param modules loads the module of each language; the build finds modules by literal paths, so every caller writes its own
 * @param name the name of the export
 */
export function textsOfModules<K extends string, E>(
  modules: Readonly<Record<Language, () => Promise<Readonly<Record<K, Texts<E>>>>>> & {
    readonly en: () => Promise<Readonly<Record<K, E>>>;
  },
  name: K,
): TextsByLanguage<Texts<E>> {
  return textsByLanguage<Texts<E>>((language) => modules[language]().then((module) => module[name]));
}
