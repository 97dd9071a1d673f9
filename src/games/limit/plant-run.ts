import { elementAt, present } from '../../engine/checked.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { addUnrest, lowerPlant, nationAt, plantFall, unrestMoves } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { outputAt } from './figures.ts';
import { helpInReach, helpsInPart, requestHelp } from './help.ts';
import type { LimitState, Nation, Plant } from './state.ts';

/** How many fossils a plant lacks to run at its level. */
export function fossilMissing(components: LimitComponents, nation: Nation, plant: Plant): number {
  if (plant === 'renewable') return 0;
  return Math.max(0, present(components.fossilSpent[nation.production[plant] - 1], 'figure') - nation.fossil);
}

interface ProductionTerms {
  /** Whether Green Production applies; it does so only in the Production step (LR-10). */
  readonly greenProduction: boolean;
  /** Seats that cannot help with fossils because they are short of them themselves. */
  readonly without?: readonly Seat[];
}

/** The output, fossil use and pollution of an industrial or military plant, given its nation's fossils. */
function runOf(components: LimitComponents, nation: Nation, plant: Plant, terms: ProductionTerms) {
  let level = nation.production[plant];
  while (present(components.fossilSpent[level - 1], 'figure') > nation.fossil) level -= 1;
  const green =
    terms.greenProduction && plant === 'industrial' && nation.permanents.includes('green-production');
  const saved = green ? Number(components.cards['green-production']?.['pollution']) : 0;
  return {
    amount: outputAt(components, level),
    fossil: present(components.fossilSpent[level - 1], 'figure'),
    pollution: Math.max(0, elementAt(components.pollutionReceived, level - 1) + saved),
    unmet: nation.production[plant] - level,
  };
}

/**
 * What a plant will produce when a card runs it at once (LR-03, LR-10); with allies' help it may still reach its full
 * level.
 */
export function productionOutlook(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  plant: Plant,
): Effect[] {
  const nation = nationAt(state, seat);
  const full = outputAt(components, nation.production[plant]);
  if (plant === 'renewable') return [{ what: plant, by: full }];
  const missing = fossilMissing(components, nation, plant);
  const reach = missing === 0 ? 0 : helpInReach(state, 'economic', seat, 'fossil');
  if (reach >= missing && missing > 0) return [{ what: plant, by: full, bound: 'up-to' }];
  if (reach > 0 && helpsInPart(state)) {
    const helped = { ...nation, fossil: nation.fossil + reach };
    const { amount } = runOf(components, helped, plant, { greenProduction: false });
    return [{ what: plant, by: amount, bound: 'up-to' }];
  }
  const { amount, fossil, pollution, unmet } = runOf(components, nation, plant, { greenProduction: false });
  const effects: Effect[] = [{ what: plant, by: amount }];
  if (fossil > 0) effects.push({ what: 'fossil', by: -fossil });
  if (pollution > 0) effects.push({ what: 'pollution', by: pollution });
  if (unmet === 0) return effects;
  effects.push({ what: `${plant}-plant`, by: plantFall(nation, plant, unmet) });
  const steps = unmet * components.social.fossilUnrest;
  unrestMoves(components, nation, steps, (what, by) => effects.push({ what, by }));
  return effects;
}

/**
 * Runs one plant of a nation. If fossils are short and nobody helps, it produces at the highest level that the fossils
 * pay for; the missing levels raise unrest and lower the plant (LIM-SOC-46 to LIM-SOC-50).
 */
export function produce(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  plant: Plant,
  terms: ProductionTerms,
): void {
  const { components } = umpire;
  const nation = nationAt(state, seat);
  if (plant === 'renewable') {
    const amount = outputAt(components, nation.production.renewable);
    nation.renewable += amount;
    umpire.log?.({ kind: 'produced', seat, rule: 'LIM-SOC-44', figures: { plant, amount } });
    return;
  }
  const missing = fossilMissing(components, nation, plant);
  if (missing > 0) {
    const without = terms.without ?? [];
    requestHelp(state, umpire, {
      seat,
      kind: 'economic',
      goods: 'fossil',
      missing,
      most: missing,
      without,
      rule: 'LIM-ALL-20',
      isForShortage: true,
    });
  }
  const { amount, fossil, pollution, unmet } = runOf(components, nation, plant, terms);
  nation[plant] += amount;
  nation.fossil -= fossil;
  nation.pollution += pollution;
  const figures = { plant, amount, fossil, pollution };
  if (unmet === 0) {
    umpire.log?.({
      kind: 'produced',
      seat,
      rule: plant === 'industrial' ? 'LIM-SOC-45' : 'LIM-SOC-47',
      figures,
    });
    return;
  }
  lowerPlant(nation, plant, unmet);
  addUnrest(state, components, nation, unmet * components.social.fossilUnrest);
  umpire.log?.({ kind: 'fossil-shortage', seat, rule: 'LIM-SOC-50', figures: { ...figures, unmet } });
}
