import type { Umpire } from '../../engine/umpire.ts';
import { endgameCardsOf, endgameCount, endgameSteps } from './cards/endgame.ts';
import { CARD_RULES } from './cards/index.ts';
import type { Components } from './components.ts';
import { rankAwards } from './ranking.ts';
import { afterSustainability } from './rounds.ts';
import { holderOf, lowestLevel, moveIncome, type State, scoreCard } from './state.ts';

/** What a lowest level is worth: k times (k + 3), 54 at most (GD-SUS-03, GD-SUS-04). */
export function sustainabilityPoints(components: Components, lowest: number): number {
  const table = components.sustainabilityPoints;
  return table[Math.min(lowest, table.length - 1)]!;
}

/** Each seat scores by the lowest of its four levels; nothing else matters (GD-SUS-01 to GD-SUS-08). */
export function sustainabilityAssessment(state: State, umpire: Umpire<Components>): void {
  for (let seat = 0; seat < state.companies.length; seat += 1) {
    const company = state.companies[seat]!;
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
export function companyValuation(state: State, umpire: Umpire<Components>): void {
  if (state.variant === 'standard') {
    const steps = state.companies.map((company) => company.step);
    const awards = rankAwards(steps, umpire.components.valuationRewards, 0, holderOf(state, 'bribe'));
    for (let seat = 0; seat < awards.length; seat += 1) {
      const { place, tied, among, bribed, sum, points } = awards[seat]!;
      state.companies[seat]!.points.valuation += points;
      const rule = bribed ? 'GD-CARD-2-03' : tied ? 'GD-VAL-03' : 'GD-VAL-02';
      umpire.log?.({
        kind: 'valuation',
        seat,
        rule,
        figures: { steps: steps[seat]!, place, tied, among, bribed, sum, points },
      });
    }
  }
  state.phase = state.variant === 'standard' ? 'prAssessment' : 'gameEnd';
}

/** Final step 1: endgame cards score, and Tricky Accounting raises Income before the valuation (GD-END-05). */
export function endgameCards(state: State, umpire: Umpire<Components>): void {
  const { components } = umpire;
  for (let seat = 0; seat < state.companies.length; seat += 1) {
    const company = state.companies[seat]!;
    for (const card of endgameCardsOf(components, company)) {
      const { count, each } = endgameCount(state, components, seat, card);
      const points = count * each;
      const steps = endgameSteps(components, card);
      if (steps > 0) moveIncome(state, components, company, steps);
      scoreCard(company, card, points);
      umpire.log?.({
        kind: 'card-scored',
        seat,
        rule: CARD_RULES[card]!.rule,
        figures: { card, count, each, points, steps },
      });
    }
  }
  state.phase = 'sustainabilityAssessment';
}
