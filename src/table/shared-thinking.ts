import type { Seat } from '../engine/question.ts';
import type { KeptReason } from './reasons.ts';
import type { Thought } from './seat-view.ts';

/**
 * What processes that share a match tell each other about a bot's thinking: how far it is, that somebody wants its
 * answer now, and why it has answered. None of this is kept, and a lost message does no harm.
 */
export type ThinkingNews =
  | { readonly kind: 'thought'; readonly seat: Seat; readonly done: number; readonly hurried: boolean }
  | { readonly kind: 'hurry' }
  | { readonly kind: 'reason'; readonly reason: KeptReason };

/** Milliseconds between two reports of a bot's progress to other processes. */
const REPORT_MS = 500;

/** A bot's thinking in another process, and this process's reports to others about its own. */
export class SharedThinking {
  /** The bot that is thinking in another process; null if none is known to be. */
  thought: Thought | null = null;
  private reportedAt = Number.NEGATIVE_INFINITY;

  /** @param send sends news to the other processes; null if nobody shares the match */
  send: ((news: ThinkingNews) => void) | null = null;

  /** Reports the progress of a bot here. */
  report({ seat, done, hurried }: Thought): void {
    const now = performance.now();
    if (now - this.reportedAt < REPORT_MS) return;
    this.reportedAt = now;
    this.send?.({ kind: 'thought', seat, done, hurried });
  }

  /** Reports why a bot here has answered. */
  explain({ question: { seat, ask, rule, shape }, ...reason }: KeptReason): void {
    this.reportedAt = Number.NEGATIVE_INFINITY;
    this.send?.({ kind: 'reason', reason: { question: { seat, ask, rule, shape }, ...reason } });
  }

  /** Asks the process in which a bot is thinking to let it answer now. @returns whether there is one */
  hurry(): boolean {
    if (this.thought === null) return false;
    this.thought = { ...this.thought, hurried: true };
    this.send?.({ kind: 'hurry' });
    return true;
  }
}
