/**
 * Looks up a word from outside (a file, a typed line, a user's name) in a table.
 * @returns undefined if the table has no such key of its own; inherited ones, such as `constructor`, do not count
 */
export function ownOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
