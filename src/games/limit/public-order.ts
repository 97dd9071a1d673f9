import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt, payFromBank, raiseClass, stepsUp, turnOrder } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { populationValue } from './figures.ts';
import { classQuestion } from './living-standard.ts';
import { type Due, settleDues } from './shortages.ts';
import { columnOf } from './social-phase.ts';
import { CLASSES, type LimitState, type SocialClass } from './state.ts';

type Zone = 'boom' | 'growth' | 'uprising';

/** The zone of a position on the unrest indicator (LIM-SOC-54, LR-20). */
export function zoneOf(components: LimitComponents, unrest: number): Zone {
  if (unrest <= components.unrest.boomUpTo) return 'boom';
  return unrest >= components.unrest.uprisingFrom ? 'uprising' : 'growth';
}

/** Military resources that keep order; a shortage lowers classes and brings no unrest (LIM-SOC-57). */
export const MILITARY_DUE: Due = {
  resource: 'military',
  help: 'military',
  rule: (state, seat) => (columnOf(state, seat) === 1 ? 'LIM-SOC-55' : 'LIM-SOC-56'),
  populationLevels: 0,
  unrest: 0,
  shortageRule: 'LIM-SOC-57',
  paid: 'order-kept',
  short: 'order-lost',
};

/**
 * Step 10: each nation has a boom, growth or an uprising by its unrest at the start of the step (LIM-SOC-54 to
 * LIM-SOC-65).
 */
export function publicOrder(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  const order = turnOrder(state);
  const zones = state.nations.map((nation) => zoneOf(components, nation.unrest));
  const risers = order.filter(
    (seat) => zones[seat] !== 'uprising' && columnOf(state, seat) <= 3 && stepsUp(nationAt(state, seat)) > 0,
  );
  const raised = umpire.together(risers, (seat) =>
    umpire.choose(
      classQuestion({
        state,
        components: umpire.components,
        seat,
        nation: nationAt(state, seat),
        direction: 'raise',
        rule: zones[seat] === 'boom' ? 'LIM-SOC-63' : 'LIM-SOC-62',
        left: 1,
      }),
    ),
  );
  for (const seat of order) {
    const zone = elementAt(zones, seat);
    if (zone === 'uprising') continue;
    const place = risers.indexOf(seat);
    if (place >= 0) raise(state, umpire, seat, elementAt(raised, place), zone);
    if (zone === 'boom') payBoom(state, umpire, seat);
  }
  settleDues(state, umpire, MILITARY_DUE, (seat) => {
    const column = columnOf(state, seat);
    const levels = components.social.uprisingMilitaryLevels;
    if (zones[seat] !== 'uprising' || column > levels.length) return null;
    return Math.max(0, nationAt(state, seat).population + elementAt(levels, column - 1));
  });
  for (const seat of order) {
    if (zones[seat] === 'uprising' && columnOf(state, seat) > 2) loseMoney(state, umpire, seat);
  }
}

function raise(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  chosen: SocialClass,
  zone: Zone,
): void {
  raiseClass(nationAt(state, seat), CLASSES.indexOf(chosen));
  const rule = zone === 'boom' ? 'LIM-SOC-63' : 'LIM-SOC-62';
  umpire.log?.({ kind: 'class-rose', seat, rule, figures: { class: chosen, zone } });
}

/**
 * Pays boom money from the World Bank; a shortfall brings a financial crisis, as in taxation (LIM-SOC-63, LIM-SOC-64).
 */
function payBoom(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): void {
  const money = elementAt(umpire.components.social.boomMoney, columnOf(state, seat) - 1);
  const short = payFromBank(state, nationAt(state, seat), money);
  umpire.log?.({ kind: 'boom-money', seat, rule: 'LIM-SOC-63', figures: { money } });
  if (short) umpire.log?.({ kind: 'bank-short', seat, rule: 'LIM-SOC-64' });
}

/**
 * Uprising in columns 3 and 4: the nation loses money per population, out of the game, or all its money if it has less
 * (LIM-SOC-58 to 60).
 */
function loseMoney(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): void {
  const { components } = umpire;
  const nation = nationAt(state, seat);
  const column = columnOf(state, seat);
  const rate = elementAt(components.social.uprisingMoneyPerPopulation, column - 3);
  const due = rate * populationValue(components, nation.population);
  const money = Math.min(due, nation.money);
  nation.money -= money;
  umpire.log?.({
    kind: 'uprising-money',
    seat,
    rule: column === 3 ? 'LIM-SOC-58' : 'LIM-SOC-59',
    figures: { money, due },
  });
}
