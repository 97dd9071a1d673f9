import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from './languages.ts';

/*
 * The reader: the person for whom the program is doing something now, with a language and a terminal of their own. A
 * process that plays for one person has one reader. A server has a reader for each connection: everything done for a
 * person runs inside `servingReader`, and whatever that begins, such as a timer or a promise, keeps the reader.
 */

/** What texts for a person depend on. */
export interface Reader {
  readonly language: Language;
  /**
   * Whether the terminal shows characters of ambiguous width in two cells, as terminals set up for Chinese often do.
   */
  readonly isAmbiguousWide: boolean;
}

/** The reader of everything that runs for one person; it changes when the person chooses another language. */
interface Service {
  reader: Reader;
}

const services = new AsyncLocalStorage<Service>();

/** The service for everything that runs for no particular person. */
const ofProcess: Service = { reader: { language: 'en', isAmbiguousWide: false } };

function service(): Service {
  return services.getStore() ?? ofProcess;
}

/** The person for whom the program is doing something now. */
export function currentReader(): Reader {
  return service().reader;
}

/** The language of the person for whom the program is doing something now. */
export function readerLanguage(): Language {
  return currentReader().language;
}

/**
 * Changes the reader of everything that runs for this person from now on. The texts of the language must be loaded.
 */
export function changeReader(changes: Partial<Reader>): void {
  const own = service();
  own.reader = { ...own.reader, ...changes };
}

/** Does something for a person. The texts of their language must be loaded. */
export function servingReader<T>(reader: Reader, act: () => T): T {
  return services.run({ reader }, act);
}

/** Does something in a language, whose texts must be loaded, for a person who is otherwise the same. */
export function speaking<T>(language: Language, act: () => T): T {
  return language === readerLanguage() ? act() : servingReader({ ...currentReader(), language }, act);
}

/** Wraps a listener so that it runs for the person who subscribed it, whoever causes the event. */
export function asOwnReader<A extends readonly unknown[]>(
  listener: (...args: A) => void,
): (...args: A) => void {
  const own = service();
  return (...args) => (own === service() ? listener(...args) : services.run(own, () => listener(...args)));
}
