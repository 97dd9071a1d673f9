import type { Outcome, ScorePart, Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { type Components, pointsOf } from './components.ts';
import type { AuctionState, Player } from './state.ts';

/** The points of a seat by source (TPL-END-02). */
export function scoreParts({ money, lots }: Readonly<Player>, components: Components): ScorePart[] {
  const bought = lots.reduce((sum, lot) => sum + pointsOf(components, lot), 0);
  const saved = Math.floor(money / components.moneyPerPoint);
  return [
    { source: 'lots', points: bought, rule: 'TPL-END-02' },
    { source: 'money', points: saved, rule: 'TPL-END-02', figures: { money } },
  ];
}

/** The score, in mid-game and at the end: the most points win, and tied players share the victory (TPL-END-03). */
export function finalScores({ players, over }: AuctionState, components: Components): Outcome {
  const parts = players.map((player) => scoreParts(player, components));
  const scores = parts.map((own) => own.reduce((sum, { points }) => sum + points, 0));
  const ranking = [...new Set(scores)]
    .sort((one, other) => other - one)
    .map((score) => scores.flatMap((own, seat): Seat[] => (own === score ? [seat] : [])));
  return { over, scores, parts, winners: ranking[0] ?? [], ranking };
}

/** The same with the figures of a setting. */
export function outcome(state: AuctionState, { components }: Setting<Components>): Outcome {
  return finalScores(state, components);
}
