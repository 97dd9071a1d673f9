/**
 * What a table holds under a word that comes from outside: a file, a typed line, a name that somebody gave.
 * @returns undefined where the table itself has nothing there; what every object inherits, such as `constructor`, is nothing
 */
export function ownOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
