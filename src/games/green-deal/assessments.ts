import { elementAt } from '../../engine/checked.ts';
import { carryOutAll } from '../../engine/effects.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { momentOf } from './cards/card.ts';
import { ruleOf } from './cards/index.ts';
import type { GreenComponents } from './figures.ts';
import { rankAwards } from './ranking.ts';
import { afterSustainability } from './rounds.ts';
import { companyAt, type GreenState, holderOf, lowestLevel, scoreCard, setNext } from './state.ts';

/** The points for a lowest level k: k × (k + 3), at most 54 (GD-SUS-03, GD-SUS-04). */
export function sustainabilityPoints(components: GreenComponents, lowest: number): number {
  const table = components.sustainabilityPoints;
  return elementAt(table, Math.min(lowest, table.length - 1));
}

/** Each seat scores by the lowest of its four levels; nothing else matters (GD-SUS-01 to GD-SUS-08). */
export function sustainabilityAssessment(state: GreenState, umpire: Umpire<GreenComponents>): void {
  for (let seat = 0; seat < state.companies.length; seat += 1) {
    const company = companyAt(state, seat);
    const lowest = lowestLevel(company);
    const points = sustainabilityPoints(umpire.components, lowest);
    company.points.sustainability += points;
    const levels = company.levels.join(' ');
    umpire.log?.({
      kind: 'sustainability',
      seat,
      rule: 'GD-SUS-02 GD-SUS-03',
      figures: { levels, lowest, points },
    });
  }
  afterSustainability(state, umpire.components);
}

/** All seats are ranked by Income step: 12, 8 and 4 points, ties shared (GD-VAL-01 to GD-VAL-07). */
export function companyValuation(state: GreenState, umpire: Umpire<GreenComponents>): void {
  if (state.variant === 'standard') {
    const steps = state.companies.map((company) => company.step);
    const awards = rankAwards(steps, umpire.components.valuationRewards, 0, holderOf(state, 'bribe'));
    for (let seat = 0; seat < awards.length; seat += 1) {
      const { place, tied, among, bribed, sum, points } = elementAt(awards, seat);
      companyAt(state, seat).points.valuation += points;
      const rule = bribed ? 'GD-CARD-2-03' : tied ? 'GD-VAL-03' : 'GD-VAL-02';
      umpire.log?.({
        kind: 'valuation',
        seat,
        rule,
        figures: { steps: elementAt(steps, seat), place, tied, among, bribed, sum, points },
      });
    }
  }
  setNext(state, state.variant === 'standard' ? 'prAssessment' : 'gameEnd');
}

/** Final step 1: endgame cards score, and Tricky Accounting raises Income before the valuation (GD-END-05). */
export function endgameCards(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const { components } = umpire;
  for (let seat = 0; seat < state.companies.length; seat += 1) {
    const company = companyAt(state, seat);
    for (const card of company.cards) {
      const rule = ruleOf(card);
      if (rule.kind !== 'endgame') continue;
      // Every endgame card is recorded, even one that brings no points.
      scoreCard(company, card, 0);
      const scored = carryOutAll(rule.parts, momentOf(state, components, seat), umpire);
      umpire.log?.({
        kind: 'card-scored',
        seat,
        rule: rule.rule,
        figures: { card, count: 0, each: 0, points: 0, steps: 0, ...scored },
      });
    }
  }
  setNext(state, 'sustainabilityAssessment');
}
