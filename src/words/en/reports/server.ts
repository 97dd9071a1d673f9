/** The texts that commands show to the host of a server. */
export const hostWords = {
  /** The names of the server's figures and records, where they differ from those in JSON. */
  labels: {} as Readonly<Record<string, string>>,
  items: (values: readonly string[]): string => values.join(', '),
  placeNeedsStore: (option: string, word: string): string => `${option} ${word} needs GREEN_GAMES_STORE.`,
  noFolder: (option: string, folder: string): string => `${option}: there is no folder ${folder}.`,
  folderServed: (folder: string): string => `A server runs on ${folder}: end it before anything is moved.`,
  copied: (people: number, tables: number, matches: number, digest: string): string =>
    `Copied ${people} people, ${tables} tables, ${matches} matches; both have the digest ${digest}.\nThe source is unchanged. Copy the host key yourself: it stays in the folder of each server.\n`,
  addressWanted: (option: string): string =>
    `${option} takes the address of a PostgreSQL, such as postgres://games@db.example/games.`,
  storeNotOpened: 'The store cannot be opened.',
  storeNotOpenedBecause: (reason: string): string =>
    `The store cannot be opened (${reason}). Check the address, the password (PGPASSWORD), and that the database accepts connections and writes.`,
};
