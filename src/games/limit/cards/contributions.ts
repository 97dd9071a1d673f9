import type { Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import { nationAt, returnDisruption, returnPollution, turnOrder } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import type { LimitState, Nation, Star } from '../state.ts';
import { type CardRule, figure, PLAYED } from './card.ts';

interface Pledge {
  readonly seat: Seat;
  readonly money: number;
}

/** The two 50-money cards, to which every nation may contribute (LR-58): who plays gives back twice (LR-11). */
export function contributionCard(id: 'cleaning-the-planet' | 'humanitarian-aid'): CardRule {
  const giveBack = (state: LimitState, holder: Nation | Star, tokens: number) =>
    id === 'cleaning-the-planet' ? returnPollution(holder, tokens) : returnDisruption(state, holder, tokens);
  const what = id === 'cleaning-the-planet' ? 'pollution' : 'disruption';
  return {
    id,
    hindrance(state, components, _seat) {
      const need = figure(components, id, 'money');
      let have = 0;
      for (const nation of state.nations) have += nation.money;
      return have >= need ? undefined : { because: 'money', rule: 'LR-58', need, have, of: 'money' };
    },
    play(state, umpire, seat) {
      const { components } = umpire;
      const cost = figure(components, id, 'money');
      const own = Math.min(cost, nationAt(state, seat).money);
      if (!collect(state, umpire, seat, id, cost, own)) return null;
      giveBack(state, nationAt(state, seat), figure(components, id, 'own'));
      for (const nation of state.nations) giveBack(state, nation, figure(components, id, 'each'));
      if (state.star !== null) giveBack(state, state.star, figure(components, id, 'each'));
      return PLAYED;
    },
    tell: (_state, components) => [
      { what: 'money', by: -figure(components, id, 'money') },
      { what, by: -figure(components, id, 'own') - figure(components, id, 'each') },
      { what: 'all-nations', note: id },
    ],
    caution: (state, _components, seat) => (nationAt(state, seat)[what] === 0 ? 'no-own-effect' : undefined),
  };
}

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
      tell: (option) => (option === 0 ? [] : [{ what: 'money', by: -option }]),
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
