import type { Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt, turnOrder } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { collectPledges } from './help.ts';
import type { CardId, LimitState } from './state.ts';

/** The total money of all nations. */
export function moneyOfAll(state: LimitState): number {
  let money = 0;
  for (const nation of state.nations) money += nation.money;
  return money;
}

interface ConfirmOccasion {
  readonly seat: Seat;
  readonly card: CardId;
  readonly own: number;
  readonly pledged: number;
}

const confirmQuestion = questionKind<ConfirmOccasion, boolean>({
  ask: 'confirm',
  shape: 'yes-no',
  rule: 'LR-58',
  options: () => YES_NO,
  figures: ({ card, own, pledged }) => ({ card, own, pledged }),
});

/**
 * The other nations pledge in turn order towards what the player lacks; money moves only after the player confirms
 * (LR-58).
 * @returns whether the cost is paid
 */
export function payTogether(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  card: CardId,
  cost: number,
): boolean {
  const nation = nationAt(state, seat);
  const own = Math.min(cost, nation.money);
  const pledges = collectPledges(umpire, state, {
    seats: turnOrder(state).filter((other) => other !== seat),
    goods: 'money',
    wanted: cost - own,
    rule: 'LR-58',
    lacking: (need, have) => ({ because: 'money', rule: 'LIM-POL-31', need, have, of: 'money' }),
    figures: (missing) => ({ card, asker: seat, missing, goods: 'money' }),
    onPledge: (other, money) =>
      umpire.log?.({ kind: 'pledged', seat: other, rule: 'LR-58', figures: { card, money } }),
  });
  const pledged = pledges.reduce((sum, { amount }) => sum + amount, 0);
  if (own + pledged < cost) return false;
  if (pledges.length > 0) {
    const isConfirmed = umpire.choose(confirmQuestion({ seat, card, own, pledged }));
    if (!isConfirmed) return false;
  }
  nation.money -= own;
  for (const pledge of pledges) nationAt(state, pledge.seat).money -= pledge.amount;
  state.bank += cost;
  return true;
}
