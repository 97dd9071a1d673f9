/** Kinds of words that are known only at completion time. Options depend on the game named before them. */
export type Found = 'file' | 'folder' | 'match' | 'rule' | 'card' | 'option' | 'scenario';

/** The possible words at one position of a command line. */
export interface Completable {
  readonly words: readonly string[];
  readonly found: readonly Found[];
}

export interface FlagWords {
  readonly flag: string;
  readonly about: string;
  /** Its possible values; undefined if it takes none. */
  readonly value: Completable | undefined;
}

export interface CommandWords {
  /** `play`, or `matches show`. */
  readonly name: string;
  readonly about: string;
  readonly settings: readonly FlagWords[];
  /** The possible values of its arguments, in order; subcommands are values of the first. */
  readonly places: readonly Completable[];
  /** Whether the last argument may be repeated. */
  readonly goesOn: boolean;
}

/** The possible values of `--option`, by game id. */
export type GameOptions = Readonly<Record<string, readonly string[]>>;
