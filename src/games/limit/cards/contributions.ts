import { cutToScale, shortage } from '../../../engine/effects.ts';
import type { Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { type Move, nationAt, turnOrder } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { type LimitState, STAR } from '../state.ts';
import { figure, part, SILENT } from './card.ts';

interface Pledge {
  readonly seat: Seat;
  readonly money: number;
}

/** Money for the World Bank to which every nation may contribute (LR-58). */
export const sharedMoney = (name: string) =>
  part('shared-money', [name], {
    mayFail: true,
    obstacle({ state }, need) {
      let have = 0;
      for (const nation of state.nations) have += nation.money;
      return shortage('money', 'LR-58', need, have, 'money');
    },
    tells: ({ nation }, cost) => [{ what: 'money', by: -Math.min(cost, nation.money) }],
    act: ({ state, seat, nation }, umpire, cost, { id }) =>
      collect(state, umpire, seat, id, cost, Math.min(cost, nation.money)) ? SILENT : null,
  });

/** Every nation and the star nation give tokens back, and the card's player gives back more (LR-11, LR-58). */
export const allGiveBack = (what: 'pollution' | 'disruption', card: string, each: string, own: string) =>
  part(`all-give-back-${what}`, [each, own], {
    moves({ state, components, seat, nation }, tokens): Move[] {
      const given = (have: number, most: number) => ({ what, by: cutToScale(have, -most, 0) });
      const others = state.nations.map((other, of) => ({ ...given(other[what], tokens), of }));
      const star = state.star === null ? [] : [{ ...given(state.star[what], tokens), of: STAR } as const];
      return [
        given(nation[what], tokens + figure(components, card, own)),
        ...others.filter(({ of, by }) => of !== seat && by !== 0),
        ...star,
      ];
    },
  });

/**
 * The others pledge in turn order, never more than is missing; money moves only once the player confirms (LR-58).
 * @returns whether the cost is paid
 */
function collect(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  card: string,
  cost: number,
  own: number,
): boolean {
  const pledges: Pledge[] = [];
  let missing = cost - own;
  for (const other of turnOrder(state)) {
    const { money } = nationAt(state, other);
    if (other === seat || missing === 0 || money === 0) continue;
    const pledged = umpire.choose<number>({
      seat: other,
      ask: 'contribute',
      shape: 'amount',
      rule: 'LR-58',
      options: { from: 0, to: Math.min(missing, money) },
      figures: { card, asker: seat, missing, goods: 'money' },
      refuse: (value) =>
        typeof value === 'number' && Number.isInteger(value) && value > money
          ? { option: value, because: 'money', rule: 'LIM-POL-31', need: value, have: money, of: 'money' }
          : undefined,
      tell: (option) => (option === 0 ? [] : [{ what: 'money', by: -option, bound: 'up-to' }]),
    });
    if (pledged > 0) pledges.push({ seat: other, money: pledged });
    missing -= pledged;
    umpire.log?.({ kind: 'pledged', seat: other, rule: 'LR-58', figures: { card, money: pledged } });
  }
  if (missing > 0) return false;
  if (pledges.length > 0) {
    const confirmed = umpire.choose({
      seat,
      ask: 'confirm',
      shape: 'yes-no',
      rule: 'LR-58',
      options: [true, false],
      figures: { card, own, pledged: cost - own },
    });
    if (!confirmed) return false;
  }
  nationAt(state, seat).money -= own;
  for (const pledge of pledges) nationAt(state, pledge.seat).money -= pledge.money;
  state.bank += cost;
  return true;
}
