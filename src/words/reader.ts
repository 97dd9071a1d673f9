import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from './languages.ts';

/*
 * The language of the reader. A process that plays for one person has one language. A server, or a keyboard that
 * several people share, has a language for each of them: everything done for one person runs inside `speaking`, and
 * whatever that begins, such as a timer or a promise, keeps the language.
 */

const ofReader = new AsyncLocalStorage<Language>();

/** The language of everything that runs outside `speaking`. */
const ofProcess: { language: Language } = { language: 'en' };

/** The language of the person for whom the program is doing something now. */
export function readerLanguage(): Language {
  return ofReader.getStore() ?? ofProcess.language;
}

/** Sets the language of everything that runs outside `speaking`; its texts must be loaded. */
export function setProcessLanguage(language: Language): void {
  ofProcess.language = language;
}

/** Does something for a person who reads this language, whose texts must be loaded. */
export function speaking<T>(language: Language, act: () => T): T {
  return language === readerLanguage() ? act() : ofReader.run(language, act);
}

/** A listener that hears in the language of the person who subscribed it, whoever caused what it hears of. */
export function inOwnLanguage<A extends readonly unknown[]>(
  listener: (...args: A) => void,
): (...args: A) => void {
  const language = readerLanguage();
  return (...args) => speaking(language, () => listener(...args));
}
