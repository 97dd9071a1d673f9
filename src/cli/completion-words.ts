/** What is only known when something is completed. The options of a game depend on the game that is named before. */
export type Found = 'file' | 'folder' | 'match' | 'rule' | 'card' | 'option';

/** What can stand in one place of a command line. */
export interface Place {
  readonly words: readonly string[];
  readonly found: readonly Found[];
}

export interface Setting {
  readonly flag: string;
  readonly about: string;
  /** What may follow it; undefined where nothing does. */
  readonly value: Place | undefined;
}

export interface CommandWords {
  /** `play`, or `matches show`. */
  readonly name: string;
  readonly about: string;
  readonly settings: readonly Setting[];
  /** What its arguments may be, in order; commands of its own stand in the first place. */
  readonly places: readonly Place[];
  /** Whether the last argument may be repeated. */
  readonly goesOn: boolean;
}

/** What may follow `--option`, by the ids of the games. */
export type GameOptions = Readonly<Record<string, readonly string[]>>;
