import type { Seat } from '../../src/engine/question.ts';
import type { Umpire } from '../../src/engine/umpire.ts';
import type { OrchardComponents } from './components.ts';
import {
  actQuestion,
  amountQuestion,
  giftQuestion,
  keepQuestion,
  payQuestion,
  plantQuestion,
} from './questions.ts';
import { cardOf, grower, type OrchardState, turnOrder } from './state.ts';

type OrchardUmpire = Umpire<OrchardComponents>;

const ACTS_IN_A_TURN = 3;

/** TOY-04: up to three acts, or fewer and a pass. */
export function takeTurn(state: OrchardState, umpire: OrchardUmpire, seat: Seat): void {
  for (let act = 0; act < ACTS_IN_A_TURN; act += 1) {
    const choice = umpire.choose(actQuestion(state, umpire, seat));
    if (choice === 'plant') plant(state, umpire, seat);
    else if (choice === 'look') look(state, umpire, seat);
    else if (choice === 'gift') gift(state, umpire, seat);
    else {
      umpire.log?.({ kind: 'passed', seat, rule: 'TOY-04' });
      return;
    }
  }
}

/** TOY-05: pay for a card of the hand and plant it. An apple pays a coin; every other seat pays a coin for nettles or not. */
function plant(state: OrchardState, umpire: OrchardUmpire, seat: Seat): void {
  const own = grower(state, seat);
  const card = umpire.choose(plantQuestion(state, umpire, seat));
  const { kind, cost } = cardOf(umpire, card);
  own.hand.splice(own.hand.indexOf(card), 1);
  own.planted.push(card);
  own.coins -= cost;
  if (kind === 'apple') own.coins += 1;
  umpire.log?.({ kind: 'planted', seat, rule: 'TOY-05', figures: { card, cost } });
  if (kind !== 'nettle') return;
  for (const other of turnOrder(state)) {
    if (other === seat || !umpire.choose(payQuestion(state, other))) continue;
    grower(state, other).coins -= 1;
    own.coins += 1;
    umpire.log?.({ kind: 'paid', seat: other, rule: 'TOY-05' });
  }
}

/** TOY-06: for a coin, look at the top three cards, keep one and discard the others. */
function look(state: OrchardState, umpire: OrchardUmpire, seat: Seat): void {
  const own = grower(state, seat);
  own.coins -= 1;
  state.looked = state.pile.splice(0, 3);
  umpire.log?.({ kind: 'looked', seat, rule: 'TOY-06', figures: { number: state.looked.length } });
  umpire.reveal('looked', [seat]);
  const kept = umpire.choose(keepQuestion(state, seat));
  state.discard.push(...state.looked.filter((card) => card !== kept));
  state.looked = [];
  own.hand.push(kept);
  own.hand.sort();
  umpire.log?.({ kind: 'kept', seat, rule: 'TOY-06' });
}

/** TOY-07: give coins to another seat. */
function gift(state: OrchardState, umpire: OrchardUmpire, seat: Seat): void {
  const to = umpire.choose(giftQuestion(state, seat));
  const amount = umpire.choose(amountQuestion(state, seat));
  grower(state, seat).coins -= amount;
  grower(state, to).coins += amount;
  umpire.log?.({ kind: 'gave', seat, rule: 'TOY-07', figures: { to, amount } });
}
