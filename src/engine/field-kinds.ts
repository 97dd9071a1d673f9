import { notationWords, signs } from '../words/index.ts';
import { entryOf } from './checked.ts';
import { ownOf } from './own.ts';
import { isValue } from './question.ts';

/** The requirement for a field of a record: its name and its test. */
export interface Kind {
  /** In the language of the reader. */
  called(): string;
  fits(value: unknown): boolean;
}

/** What each kind is called. */
export const kindWords = () => notationWords().kinds;

/** An upper bound on the seats of any game, which keeps lists by seat small. */
export const SEATS = 99;

/** Makes a kind from its name and its test. */
export const kind = (called: () => string, fits: (value: unknown) => boolean): Kind => ({ called, fits });

/** Makes a field optional. */
export const orAbsent = ({ called, fits }: Kind): Kind =>
  kind(called, (value) => value === undefined || fits(value));

/** Allows null as well. */
export const orNull = (called: () => string, { fits }: Kind): Kind =>
  kind(called, (value) => value === null || fits(value));

/** A list, by default with at most one item per seat. */
export const listOf = ({ called, fits }: Kind, most = SEATS): Kind =>
  kind(
    () => kindWords().listOf(most, called()),
    (value) => Array.isArray(value) && value.length <= most && value.every(fits),
  );

/** A whole number within bounds. */
export const upTo = (most: number, from = 0): Kind =>
  kind(
    () => kindWords().within(kindWords().wholeNumber, from, most),
    (value) => isWhole(value) && inRange(value as number, from, most),
  );
const inRange = (value: number, from: number, most: number): boolean => value >= from && value <= most;

/** One of some words. */
export const oneOf = (...words: readonly string[]): Kind =>
  kind(
    () => kindWords().oneOf(words.join(signs().list)),
    (value) => typeof value === 'string' && words.includes(value),
  );

/** Whether data is a map of words to values. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

export const text = kind(
  () => kindWords().text,
  (value) => typeof value === 'string',
);
export const yesOrNo = kind(
  () => kindWords().trueOrFalse,
  (value) => typeof value === 'boolean',
);
export const onlyTrue = kind(
  () => kindWords().onlyTrue,
  (value) => value === true,
);
export const whole = kind(() => kindWords().wholeFrom(0), isWhole);
export const count = kind(
  () => kindWords().wholeFrom(1),
  (value) => isWhole(value) && value !== 0,
);
export const number = kind(
  () => kindWords().number,
  (value) => typeof value === 'number' && Number.isFinite(value),
);
export const map = kind(() => kindWords().map, isMap);
export const options = kind(
  () => kindWords().mapOfValues,
  (value) => isMap(value) && Object.values(value).every(isValue),
);

/** The fields of a record, each with its kind. */
export type FieldKinds = Readonly<Record<string, Kind>>;

/** What is wrong with the fields of a record, in words; undefined if all are valid. */
export function fieldFault(data: Readonly<Record<string, unknown>>, fields: FieldKinds): string | undefined {
  for (const name in fields) {
    const { called, fits } = entryOf(fields, name);
    if (!fits(ownOf(data, name))) return notationWords().fieldIsNot(name, called());
  }
  return undefined;
}
