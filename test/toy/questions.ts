import type { Barred, Question, Seat } from '../../src/engine/question.ts';
import type { Umpire } from '../../src/engine/umpire.ts';
import type { OrchardComponents } from './components.ts';
import { cardOf, grower, type OrchardState, turnOrder } from './state.ts';

type OrchardUmpire = Umpire<OrchardComponents>;

export function bidQuestion(state: OrchardState, seat: Seat): Question<number> {
  const { coins } = grower(state, seat);
  return {
    seat,
    ask: 'bid',
    shape: 'amount',
    rule: 'TOY-02',
    options: { from: 0, to: coins },
    usual: 0,
    figures: { coins },
    // What was bid is to be remembered and not looked up, once the turns have begun.
    secret: () => ({ options: Array.from({ length: coins + 1 }, (_, bid) => bid), answer: 'logged' }),
  };
}

export function chipQuestion(seat: Seat): Question<string> {
  const options = ['sun', 'rain'];
  const secret = () => ({ options, answer: 'logged' }) as const;
  return { seat, ask: 'chip', shape: 'word', rule: 'TOY-02', options, secret };
}

/** Picks come in canonical order: nothing before the last pick is offered again. */
export function swapQuestion(state: OrchardState, seat: Seat, swapped: readonly string[]): Question<string> {
  const { hand } = grower(state, seat);
  const begin = swapped.length === 0 ? 0 : hand.indexOf(swapped.at(-1) as string) + 1;
  return {
    seat,
    ask: 'swap',
    shape: 'card',
    rule: 'TOY-03',
    options: [...hand.slice(begin), 'done'],
    figures: { left: 2 - swapped.length },
    secret: () => ({ options: [...hand.slice(begin), 'done'], answer: 'kept' }),
    refuse: (value) => notInHand(hand, value, 'TOY-03'),
  };
}

export function drawQuestion(seat: Seat, swapped: number): Question<number> {
  return { seat, ask: 'draw', shape: 'amount', rule: 'TOY-03', options: { from: 0, to: swapped }, usual: 0 };
}

export function actQuestion(state: OrchardState, umpire: OrchardUmpire, seat: Seat): Question<string> {
  const { coins, hand } = grower(state, seat);
  const cheapest = Math.min(...hand.map((card) => cardOf(umpire, card).cost));
  const bars: Barred[] = [];
  if (hand.length === 0) bars.push({ option: 'plant', because: 'not-in-hand', rule: 'TOY-05' });
  else if (cheapest > coins) {
    bars.push({ option: 'plant', because: 'money', rule: 'TOY-05', need: cheapest, have: coins });
  }
  if (state.pile.length === 0)
    bars.push({ option: 'look', because: 'pile-empty', rule: 'TOY-06', need: 1, have: 0 });
  else if (coins < 1) bars.push({ option: 'look', because: 'money', rule: 'TOY-06', need: 1, have: coins });
  if (coins < 1) bars.push({ option: 'gift', because: 'money', rule: 'TOY-07', need: 1, have: coins });
  const isBarred = (option: string) => bars.some((bar) => bar.option === option);
  return {
    seat,
    ask: 'act',
    shape: 'word',
    rule: 'TOY-04',
    options: ['plant', 'look', 'gift', 'pass'].filter((option) => !isBarred(option)),
    barred: () => bars,
    caution: (option) => (option === 'gift' ? 'gives-away' : undefined),
  };
}

export function plantQuestion(state: OrchardState, umpire: OrchardUmpire, seat: Seat): Question<string> {
  const { coins, hand } = grower(state, seat);
  const costOf = (card: string) => cardOf(umpire, card).cost;
  return {
    seat,
    ask: 'plant',
    shape: 'card',
    rule: 'TOY-05',
    options: hand.filter((card) => costOf(card) <= coins),
    secret: () => ({ options: [...hand], answer: 'logged' }),
    barred: () =>
      hand
        .filter((card) => costOf(card) > coins)
        .map((card) => ({
          option: card,
          because: 'money',
          rule: 'TOY-05',
          need: costOf(card),
          have: coins,
          of: 'coins',
        })),
    refuse: (value) => notInHand(hand, value, 'TOY-05'),
    tell: (card) => [
      { what: 'coins', by: -costOf(card) },
      { what: 'points', by: cardOf(umpire, card).points },
    ],
    caution: (card) => (cardOf(umpire, card).points === 0 ? 'worthless' : undefined),
  };
}

export function payQuestion(state: OrchardState, seat: Seat): Question<boolean> {
  const { coins } = grower(state, seat);
  return {
    seat,
    ask: 'pay',
    shape: 'yes-no',
    rule: 'TOY-05',
    options: coins > 0 ? [true, false] : [false],
    barred: () => (coins > 0 ? [] : [{ option: true, because: 'money', rule: 'TOY-05', need: 1, have: 0 }]),
  };
}

export function keepQuestion(state: OrchardState, seat: Seat): Question<string> {
  const options = [...state.looked];
  const secret = () => ({ options, answer: 'kept' }) as const;
  return { seat, ask: 'keep', shape: 'card', rule: 'TOY-06', options, secret };
}

export function giftQuestion(state: OrchardState, seat: Seat): Question<number> {
  const others = turnOrder(state)
    .filter((other) => other !== seat)
    .sort((a, b) => a - b);
  return {
    seat,
    ask: 'to',
    shape: 'seat',
    rule: 'TOY-07',
    options: others,
    barred: () => [{ option: seat, because: 'own-seat', rule: 'TOY-07' }],
  };
}

export function amountQuestion(state: OrchardState, seat: Seat): Question<number> {
  const { coins } = grower(state, seat);
  return { seat, ask: 'amount', shape: 'amount', rule: 'TOY-07', options: { from: 1, to: coins } };
}

function notInHand(hand: readonly string[], value: unknown, rule: string): Barred | undefined {
  if (typeof value !== 'string' || hand.includes(value)) return undefined;
  return { option: value, because: 'not-in-hand', rule };
}
