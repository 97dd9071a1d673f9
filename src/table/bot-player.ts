import type { Verdict } from '../bots/bot.ts';
import type { Posed } from '../engine/posed.ts';
import type { SeatView } from './seat-view.ts';

/** Lets a bot think about its seat's open question; the result is null if the verdict is no longer needed. */
export type Mind = () => Promise<Verdict | null>;

/** A bot's decision and its question. */
export interface BotDecision {
  readonly posed: Posed;
  readonly verdict: Verdict;
}

/**
 * Lets a bot answer as any other client: it has a seat, sees its question, and answers there.
 * @returns its decision; null if the question was no longer open when it had finished thinking
 * @throws Error if its answer is not allowed
 */
export async function playBot(
  seat: Pick<SeatView, 'posed' | 'answer'>,
  level: string,
  mind: Mind,
): Promise<BotDecision | null> {
  const { posed } = seat;
  if (posed === null) return null;
  const verdict = await mind();
  // While the bot was thinking, a player may have left or undone a move.
  if (verdict === null || seat.posed !== posed) return null;
  const refused = seat.answer(verdict.value, posed);
  if (refused === undefined) return { posed, verdict };
  throw new Error(
    `The bot ${level} answered ${posed.ask} with ${String(verdict.value)}, which is not allowed (${refused.because}).`,
  );
}
