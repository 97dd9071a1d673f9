import { cutToScale, shortage } from '../../../engine/effects.ts';
import type { Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { nationAt, turnOrder } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { type LimitState, STAR } from '../state.ts';
import { figure, part, SILENT } from './card.ts';

interface Pledge {
  readonly seat: Seat;
  readonly money: number;
}

/** Money for the World Bank to which every nation may contribute (LR-58). */
export const sharedMoney = (name: string) =>
  part('shared-money', [name], ({ by: cost, card: { id } }) => ({
    mayFail: true,
    obstacle({ state }) {
      let have = 0;
      for (const nation of state.nations) have += nation.money;
      return shortage('money', 'LR-58', cost, have, 'money');
    },
    tells: ({ nation }) => [{ what: 'money', by: -Math.min(cost, nation.money) }],
    act: ({ state, seat, nation }, umpire) =>
      collect(state, umpire, seat, id, cost, Math.min(cost, nation.money)) ? SILENT : null,
  }));

/** Every nation and the star nation give tokens back, and the card's player gives back more (LR-11, LR-58). */
export const allGiveBack = (what: 'pollution' | 'disruption', each: string, own: string) =>
  part(`all-give-back-${what}`, [each, own], ({ by: tokens, card: { id, components } }) => ({
    moves(at, move) {
      const { state, seat, nation } = at;
      const given = (have: number, most: number) => cutToScale(have, -most, 0);
      move(at, what, given(nation[what], tokens + figure(components, id, own)));
      for (const [other, { [what]: have }] of state.nations.entries())
        if (other !== seat && have > 0) move(at, what, given(have, tokens), other);
      if (state.star !== null) move(at, what, given(state.star[what], tokens), STAR);
    },
  }));

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
