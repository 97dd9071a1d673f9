import type { Verdict } from '../bots/bot.ts';
import type { Posed } from '../engine/posed.ts';
import type { SeatView } from './seat-view.ts';

/** A bot's mind on the question that its seat is asked now; null where nobody waits for the verdict any more. */
export type Mind = () => Promise<Verdict | null>;

/** What a bot has decided, and on which question. */
export interface BotDecision {
  readonly posed: Posed;
  readonly verdict: Verdict;
}

/**
 * A bot is a client as everybody else: it has a seat, sees that it is asked, and answers there.
 * @returns what it decided; null where the question no longer stood when it had done thinking
 * @throws Error where its answer is not allowed
 */
export async function playBot(
  seat: Pick<SeatView, 'posed' | 'answer'>,
  level: string,
  mind: Mind,
): Promise<BotDecision | null> {
  const { posed } = seat;
  if (posed === null) return null;
  const verdict = await mind();
  // Somebody may have left, or taken something back, while the bot was thinking.
  if (verdict === null || seat.posed !== posed) return null;
  const refused = seat.answer(verdict.value, posed);
  if (refused === undefined) return { posed, verdict };
  throw new Error(
    `The bot ${level} answered ${posed.ask} with ${String(verdict.value)}, which is not allowed (${refused.because}).`,
  );
}
