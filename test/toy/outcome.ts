import type { Outcome, ScorePart, Setting } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/question.ts';
import type { Card, OrchardComponents } from './components.ts';
import type { OrchardState } from './state.ts';
import type { OrchardView } from './view.ts';

/** TOY-08: points of planted cards and one for three coins, rounded down; of equal scores more coins win, else they share. */
export function outcomeOf(state: OrchardState, { components }: Setting<OrchardComponents>): Outcome {
  const parts = state.seats.map(({ planted, coins }): ScorePart[] => [
    {
      source: 'planted',
      points: pointsOf(planted, components),
      rule: 'TOY-08',
      figures: { cards: planted.length },
    },
    { source: 'coins', points: Math.floor(coins / 3), rule: 'TOY-08', figures: { coins } },
  ]);
  const scores = parts.map((own) => own.reduce((sum, { points }) => sum + points, 0));
  const ranking = rank(state, scores);
  return { over: state.round > state.rounds, scores, parts, winners: ranking[0] ?? [], ranking };
}

function rank(state: OrchardState, scores: readonly number[]): Seat[][] {
  const coins = (seat: Seat) => state.seats[seat]?.coins ?? 0;
  const compare = (a: Seat, b: Seat) => (scores[b] ?? 0) - (scores[a] ?? 0) || coins(b) - coins(a);
  const places: Seat[][] = [];
  for (const seat of state.seats.map((_, index) => index).sort((a, b) => compare(a, b) || a - b)) {
    const last = places.at(-1);
    if (last !== undefined && compare(last[0] as Seat, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

export function pointsOf(cards: readonly string[], { cards: table }: OrchardComponents): number {
  return cards.reduce((sum, card) => sum + (table[card] as Card).points, 0);
}

/** The lead of the seat over the best of the others; cards in hand count a little. */
export function evaluate(view: OrchardView, { components }: Setting<OrchardComponents>): number {
  const worth = view.seats.map(({ planted, coins, hand }) => {
    const cards = typeof hand === 'number' ? hand : hand.length;
    return 12 * pointsOf(planted, components) + 4 * coins + cards;
  });
  const own = worth[view.seat ?? 0] ?? 0;
  return own - Math.max(...worth.filter((_, seat) => seat !== view.seat));
}
