import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { addUnrest, lowerPlant, nationAt, turnOrder } from './board-changes.ts';
import { withdraw, withdrawWindow } from './cards/withdrawal.ts';
import type { LimitComponents } from './components.ts';
import { outputAt, topPlantLevel } from './figures.ts';
import { requestHelp } from './help.ts';
import type { LimitState, Nation, Plant } from './state.ts';

/** Step 9: renewable, industrial, military, after the windows of Intensive Farming (LIM-SOC-42 to LIM-SOC-53). */
export function production(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const order = turnOrder(state);
  withdrawFarming(state, umpire, order);
  for (const seat of order) produceRenewables(state, umpire, seat);
  for (const plant of ['industrial', 'military'] as const) {
    const short: Seat[] = [];
    for (const seat of order) {
      if (fossilMissing(umpire.components, nationAt(state, seat), plant) > 0) short.push(seat);
      else produce(state, umpire, seat, plant, { greenProduction: true });
    }
    for (const seat of short) produce(state, umpire, seat, plant, { greenProduction: true, without: short });
  }
}

/** Intensive Farming goes back where there is no fossil, or where its nation wishes (LIM-SOC-53, LR-42, LR-43). */
function withdrawFarming(state: LimitState, umpire: Umpire<LimitComponents>, order: readonly Seat[]): void {
  const farmers = order.filter((seat) => nationAt(state, seat).permanents.includes('intensive-farming'));
  if (farmers.length === 0) return;
  const needed = Number(umpire.components.cards['intensive-farming']?.['fossil']);
  const gone = umpire.together(
    farmers,
    (seat) =>
      nationAt(state, seat).fossil < needed || withdrawWindow(state, umpire, seat, 'intensive-farming'),
  );
  farmers.forEach((seat, place) => {
    if (gone[place] === true) withdraw(state, umpire, seat, 'intensive-farming');
  });
}

function produceRenewables(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): void {
  const { components } = umpire;
  const nation = nationAt(state, seat);
  const level = nation.production.renewable;
  if (!nation.permanents.includes('intensive-farming')) {
    nation.renewable += outputAt(components, level);
    umpire.log?.({
      kind: 'produced',
      seat,
      rule: 'LIM-SOC-44',
      figures: { plant: 'renewable', amount: outputAt(components, level) },
    });
    return;
  }
  const card = components.cards['intensive-farming'];
  const raised = level + Number(card?.['levels']);
  const amount =
    raised > topPlantLevel(components) ? components.farmingOverMaximum : outputAt(components, raised);
  nation.renewable += amount;
  nation.fossil -= Number(card?.['fossil']);
  nation.pollution += Number(card?.['pollution']);
  umpire.log?.({ kind: 'farmed', seat, rule: 'LIM-SOC-52', figures: { plant: 'renewable', amount } });
}

/** How many fossils a plant lacks to run at its level. */
export function fossilMissing(components: LimitComponents, nation: Nation, plant: Plant): number {
  if (plant === 'renewable') return 0;
  return Math.max(0, (components.fossilSpent[nation.production[plant] - 1] as number) - nation.fossil);
}

interface ProductionTerms {
  /** Whether Green Production applies: in the Production step alone (LR-10). */
  readonly greenProduction: boolean;
  /** Seats that cannot help with fossils, as they are short themselves. */
  readonly without?: readonly Seat[];
}

/**
 * Runs one plant of a nation. Without the fossils for its level, and without help, it produces at the highest level that
 * they pay for, and the levels in between cost unrest and the plant itself (LIM-SOC-46 to LIM-SOC-50).
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
    });
  }
  let level = nation.production[plant];
  while ((components.fossilSpent[level - 1] as number) > nation.fossil) level -= 1;
  const unmet = nation.production[plant] - level;
  const fossil = components.fossilSpent[level - 1] as number;
  const green =
    terms.greenProduction && plant === 'industrial' && nation.permanents.includes('green-production');
  const saved = green ? Number(components.cards['green-production']?.['pollution']) : 0;
  const pollution = Math.max(0, (components.pollutionReceived[level - 1] as number) + saved);
  const amount = outputAt(components, level);
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
