import type { Words } from '../../../../engine/words.ts';
import { counted } from '../../../../words/en/grammar.ts';

const credits = (count: unknown): string => counted(Number(count), 'credit');
const workers = (count: unknown): string => counted(Number(count), 'worker');

/** The reasons for hints and for the decisions of bots. */
export const reasons: NonNullable<Words['reasons']> = {
  'private-credits': ({ credits: count, loss }) =>
    `The ${credits(count)} beside the private project, and more to come with public bids, outweigh ${loss} reputation.`,
  'private-early': ({ loss }) =>
    `Nothing lies beside the private project yet, but public bids will move credits there; it costs ${loss} reputation.`,
  'public-for-the-lowest': ({ reputation }) =>
    `Nobody has less open reputation, and the lowest is eliminated: the public project gives ${reputation}.`,
  'public-credits': ({ reputation, credits: count }) =>
    `The public project gives ${reputation} reputation, and up to ${credits(count)} besides.`,
  'public-reputation': ({ reputation }) =>
    `Hardly a credit is left beside the public project, but its ${reputation} reputation keeps one in the game.`,
  'passes-with-few': ({ workers: count }) =>
    Number(count) === 0
      ? 'No worker is left in HQ to bid with.'
      : `Only ${workers(count)} are left in HQ; they are kept for a better project, or to co-sponsor.`,
  'waits-to-co-sponsor': ({ seat }, say) =>
    `If ${say.seat(Number(seat))} wins the public project, a neighbour can share its reputation for a few workers, or for none.`,
  'not-worth-it': ({ workers: count }) =>
    `What lies there is not worth a higher bid; the ${workers(count)} in HQ stay free, and count at the end.`,
  'leads-both': () => 'With this power both projects can be won in one round.',
  recalls: () => 'Workers in HQ can bid at once; on the stacks they come home one by one.',
  'smallest-bid': () => 'Nobody has bid yet; a worker less spent is one more for the next round.',
  'one-more': () => 'One worker more than the leader is enough to lead.',
  'hard-to-outbid': ({ workers: count }) =>
    `A bid of ${workers(count)} is hard to outbid, and if it is outbid all of them come home.`,
  'nobody-can-outbid': () => 'With no credit left on the public project, nobody can outbid the bid.',
  'keeps-credits': ({ credits: count }) => `As many credits as possible, ${count}, stay for the winner.`,
  'less-worth-outbidding': ({ credits: count }) =>
    `With ${credits(count)} left, it is less worth outbidding.`,
  'bids-none': ({ reputation }) =>
    `The workers stay in HQ; the ${reputation} reputation may still come if the other neighbour bids none either.`,
  'bids-for-reputation': ({ reputation, workers: count }) =>
    `A co-sponsor gets the full ${reputation} reputation, here for ${workers(count)}.`,
  'helps-the-weaker': ({ seat }, say) =>
    `In a tie ${say.seat(Number(seat))} shares the reputation, who has no more of it than the other neighbour.`,
  'helps-neighbour': ({ seat }, say) =>
    `In a tie ${say.seat(Number(seat))} shares the reputation, which hurts less than helping the other neighbour.`,
  'all-come-back': () => 'Workers that come back can bid again.',
  'one-stays': () => 'A worker that stays on its stack serves a power or an agenda.',
  'loses-nothing': () => 'The credits are kept, and the loss of reputation never counts.',
  'names-partner': () => 'The other neighbour profits less from the reputation.',
  'wins-the-tie': () => 'The full reputation for workers that are bid anyway is worth a use of the power.',
  'saves-power': () => 'The power is worth more in a later round.',
};
