import type { KeyName } from './keys.ts';

/**
 * Tells a key that is held down, or pressed twice by accident, from one that is meant: once a key has answered, it does
 * nothing until another one was pressed or none for a while.
 */
export class KeyPauses {
  private last: { readonly key: KeyName; readonly at: number } | null = null;
  private before = Number.NEGATIVE_INFINITY;
  private spent = false;

  /** @param pause how many milliseconds without a key make the same key a new one; 0 takes every key as meant */
  constructor(private readonly pause: number) {}

  /** Notes that a key was pressed; whether it is the one that has answered, still held or pressed once more. */
  isHeld(key: KeyName): boolean {
    const now = performance.now();
    this.before = this.last?.at ?? Number.NEGATIVE_INFINITY;
    const isSame = this.last?.key === key && now - this.before < this.pause;
    this.last = { key, at: now };
    if (!isSame) this.spent = false;
    return this.spent;
  }

  /** Whether no key was pressed for a while before the one that was pressed last. */
  get isQuiet(): boolean {
    return this.last === null || this.last.at - this.before >= this.pause;
  }

  /** The key that was pressed last has answered. */
  spend(): void {
    this.spent = true;
  }
}
