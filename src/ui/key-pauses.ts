import type { KeyName } from './keys.ts';

/** The number of pauses for which a reader may overlook that a story is over. */
const READING_PACE = 2;

/**
 * Ignores a key that is held down or pressed twice by accident: once a key has answered, it does nothing until another
 * key is pressed or none has been pressed for a while.
 */
export class KeyPauses {
  private last: { readonly key: KeyName; readonly at: number } | null = null;
  private before = Number.NEGATIVE_INFINITY;
  private spent = false;
  /** The time until which a key that chooses does nothing; it passes at once with any other key. */
  private guardedUntil = Number.NEGATIVE_INFINITY;

  /** @param pause milliseconds without a key after which the same key counts again; 0 counts every key */
  constructor(private readonly pause: number) {}

  /** Records a key press. Returns whether it is the key that has answered, held down or pressed again too soon. */
  isHeld(key: KeyName): boolean {
    const now = performance.now();
    this.before = this.last?.at ?? Number.NEGATIVE_INFINITY;
    const isSame = this.last?.key === key && now - this.before < this.pause;
    this.last = { key, at: now };
    if (!isSame) this.spent = false;
    return this.spent;
  }

  /**
   * Guards what follows a story: a reader who expects another page presses once too often, at the pace of reading. Only
   * the first key that would choose is taken for such a press.
   */
  guard(): void {
    this.guardedUntil = performance.now() + this.pause * READING_PACE;
  }

  /** Whether a key that chooses was pressed too soon after a story. Ends the guard, and spends the key if it was. */
  isOneTooMany(isChoice: boolean): boolean {
    const isTooSoon = isChoice && performance.now() < this.guardedUntil;
    this.guardedUntil = Number.NEGATIVE_INFINITY;
    if (isTooSoon) this.spend();
    return isTooSoon;
  }

  /** Whether there was a pause before the latest key. */
  get isQuiet(): boolean {
    return this.last === null || this.last.at - this.before >= this.pause;
  }

  /** Marks the latest key as the one that has answered. */
  spend(): void {
    this.spent = true;
  }
}
