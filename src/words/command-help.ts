/** The help of a command. */
export interface CommandHelp {
  readonly about: string;
  /** By the names of the arguments. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** By their long flags; some name the levels of bots. */
  readonly options?: Readonly<Record<string, string | ((levels: readonly string[]) => string)>>;
}
