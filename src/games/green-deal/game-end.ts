import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { GreenComponents } from './figures.ts';
import { rankingOf } from './outcome.ts';
import { type GreenState, pointsOf, setNext } from './state.ts';

/** Ends the game; the winners follow from the position (GD-END-08, GD-END-09). */
export function gameEnd(state: GreenState, umpire: Umpire<GreenComponents>): void {
  setNext(state, null);
  umpire.log?.({ kind: 'game-over', rule: 'GD-END-08' });
  if (umpire.log !== undefined) reportWinners(state, umpire);
}

/** Reports every winner, and how ties were broken (GD-END-01 to GD-END-04). */
function reportWinners({ companies }: GreenState, umpire: Umpire<GreenComponents>): void {
  const winners: readonly Seat[] = elementAt(rankingOf(companies), 0);
  const { step, cash } = elementAt(companies, elementAt(winners, 0));
  const points = pointsOf(elementAt(companies, elementAt(winners, 0)));
  const alike = companies.filter((company) => pointsOf(company) === points);
  const tied = alike.length;
  for (const seat of winners) {
    if (winners.length > 1) {
      const figures = { points, tied: winners.length, step, cash };
      umpire.log?.({ kind: 'shares-victory', seat, rule: 'GD-END-04', figures });
    } else if (tied === 1) {
      umpire.log?.({ kind: 'won', seat, rule: 'GD-END-01', figures: { points } });
    } else if (alike.filter((company) => company.step === step).length === 1) {
      umpire.log?.({ kind: 'won-by-income', seat, rule: 'GD-END-02', figures: { points, tied, step } });
    } else {
      umpire.log?.({ kind: 'won-by-cash', seat, rule: 'GD-END-03', figures: { points, tied, step, cash } });
    }
  }
}
