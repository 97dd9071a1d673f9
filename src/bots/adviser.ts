import type { Outcome } from '../engine/game.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Rollout } from '../engine/thinking.ts';
import type { Bot, Decision, Verdict } from './bot.ts';
import { search } from './hard.ts';

/** The average result of the games played out after one answer. */
export interface Ends {
  readonly value: Value;
  /** The number of games. */
  readonly rollouts: number;
  /** The share of them that the seat won, 0 to 1; a victory shared by n seats counts 1/n. */
  readonly wins: number;
  /** The seat's points by source. */
  readonly points: Readonly<Record<string, number>>;
  /** The best score among the other seats; absent in a game for one. */
  readonly rival?: number;
  /** The share of the games that each seat won, 0 to 1. */
  readonly shares: readonly number[];
  /** Each seat's points. */
  readonly scores: readonly number[];
}

/** The hard bot's answer, and the results of the games that it played out to find it. */
export interface Advised extends Verdict {
  readonly ends: readonly Ends[];
}

/** Thinks for a person's seat and returns an `Advised`; it never plays a seat itself. */
export const adviser: Bot = { name: 'adviser', tireless: true, think: advise };

/** Thinks as the hard bot does, and records how its games end. */
function* advise(decision: Decision): Generator<number, Advised, void> {
  const { seat } = decision.question;
  const accounts = new Map<Value, Account>();
  const verdict = yield* search(decision, (first, end) => {
    let account = accounts.get(first);
    if (account === undefined) {
      account = new Account(seat);
      accounts.set(first, account);
    }
    account.add(end);
  });
  return { ...verdict, ends: [...accounts].map(([value, account]) => account.ends(value)) };
}

/** The totals over the games that began with one answer. */
class Account {
  private rollouts = 0;
  private wins = 0;
  private rival = 0;
  private hasRival = false;
  private readonly points = new Map<string, number>();
  private readonly shares: number[] = [];
  private readonly scores: number[] = [];

  constructor(private readonly seat: Seat) {}

  add({ outcome }: Pick<Rollout, 'outcome'>): void {
    const { seat } = this;
    // Reading `outcome` computes it, so it is read only once.
    const { winners, scores, parts }: Outcome = outcome;
    this.rollouts += 1;
    scores.forEach((score, each) => {
      this.scores[each] = (this.scores[each] ?? 0) + score;
      this.shares[each] = (this.shares[each] ?? 0) + (winners.includes(each) ? 1 / winners.length : 0);
    });
    if (winners.includes(seat)) this.wins += 1 / winners.length;
    for (const { source, points } of parts[seat] ?? [])
      this.points.set(source, (this.points.get(source) ?? 0) + points);
    const others = scores.filter((_, other) => other !== seat);
    this.hasRival = others.length > 0;
    if (this.hasRival) this.rival += Math.max(...others);
  }

  ends(value: Value): Ends {
    const { rollouts } = this;
    const mean = (sum: number): number => sum / rollouts;
    return {
      value,
      rollouts,
      wins: mean(this.wins),
      points: Object.fromEntries([...this.points].map(([source, sum]) => [source, mean(sum)])),
      ...(this.hasRival ? { rival: mean(this.rival) } : {}),
      shares: this.shares.map(mean),
      scores: this.scores.map(mean),
    };
  }
}
