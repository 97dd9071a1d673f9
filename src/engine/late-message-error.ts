/** An error whose message is worded when it is read, because it may be thrown before a language is loaded. */
export class LateMessageError extends Error {
  /** @param said called when a language has been loaded */
  constructor(private readonly said: () => string) {
    super();
  }

  override get message(): string {
    return this.said();
  }
}
