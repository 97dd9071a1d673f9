/**
 * Checked reads of values that a list, a table or a search must contain. A missing value is a fault of the program, and
 * it is reported where it is read.
 */

/**
 * The element at an index.
 * @param index from 0 to the last of the list
 * @throws RangeError where the list has no such index
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw noElement(list.length, index);
  return element;
}

/**
 * The last element of a list.
 * @throws RangeError if the list is empty
 */
export function lastOf<T>(list: ArrayLike<T>): T {
  return elementAt(list, list.length - 1);
}

/**
 * The value of a table under a key.
 * @throws RangeError if the table has no such key
 */
export function entryOf<R extends object, K extends keyof R>(table: R, key: K): Exclude<R[K], undefined> {
  const entry = table[key];
  if (entry === undefined) throw new RangeError(`The table has nothing under “${String(key)}”.`);
  return entry as Exclude<R[K], undefined>;
}

/**
 * A value that may be missing according to its type, but is not.
 * @param what the name of the value in the error: `bid`
 * @throws RangeError if it is undefined or null
 */
export function present<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null) throw new RangeError(`The ${what} is missing.`);
  return value;
}

/**
 * Adds to a number in a list.
 * @param by what is added; below 0, it is taken away
 * @throws RangeError where the list has no such index
 */
export function addAt(list: number[], index: number, by: number): void {
  list[index] = elementAt(list, index) + by;
}

/**
 * Adds to a number in a table.
 * @param by what is added; below 0, it is taken away
 * @throws RangeError if the table has no such key
 */
export function addTo<K extends string>(table: Record<K, number>, key: K, by: number): void {
  table[key] = entryOf(table, key) + by;
}

function noElement(length: number, index: number): RangeError {
  return new RangeError(`The list has no index ${index}: its length is ${length}.`);
}
