import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt, turnOrder } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { outputAt, topPlantLevel } from './figures.ts';
import { fossilMissing, produce } from './plant-run.ts';
import type { LimitState } from './state.ts';
import { withdraw, withdrawWindow } from './withdrawal.ts';

/**
 * Step 9: renewable, industrial and military plants produce, after each nation may withdraw Intensive Farming
 * (LIM-SOC-42 to LIM-SOC-53).
 */
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

/** A nation without fossils withdraws Intensive Farming; any other nation may (LIM-SOC-53, LR-42, LR-43). */
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
