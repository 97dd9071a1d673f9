import { lastOf, present } from '../../engine/checked.ts';
import { type Barred, type Effect, optionCount, type Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { acquire, bestAddition } from './adding.ts';
import { cashEffect, cashflowObstacle } from './cashflow.ts';
import { cardOf, type NiceComponents } from './components.ts';
import { canExchange, exchangeObstacle, exchangeRescueProject, hasRescueProject } from './rescue-projects.ts';
import { isExhausted, type NiceState, otherSeat, playerAt, queuePoints, setNext } from './state.ts';
import { type OutlookOccasion, outlookOf } from './traits.ts';

/** The answers of a turn that are not cards. */
export const PASS = 'pass';
export const EXCHANGE = 'exchange';

/** The price of a queue position in queue points: its distance from the front (NGT-QUEUE-02, NR-21). */
export function priceAt(position: number): number {
  return position - 1;
}

/** The highest price that a seat can pay before the marker reaches its end (NGT-QUEUE-07). */
export function highestPrice(state: NiceState, components: NiceComponents, seat: Seat): number {
  return queuePoints(state, seat) + components.queuePointLimit;
}

/**
 * Why the project at a queue position may not be bought now: its price would take the buyer's queue points below the
 * limit (NGT-QUEUE-05, NGT-QUEUE-07, NR-19), or its costs would take the cashflow below 0 (NGT-CASH-01). Paying may
 * take queue points below zero (NGT-QUEUE-06). The other player cannot exceed the upper limit either, because one
 * marker shows both (NR-66).
 */
export function buyObstacle(
  state: NiceState,
  components: NiceComponents,
  seat: Seat,
  position: number,
): Omit<Barred, 'option'> | undefined {
  const have = highestPrice(state, components, seat);
  const need = priceAt(position);
  if (need > have) return { because: 'queue-points', rule: 'NGT-QUEUE-07', need, have, of: 'qp' };
  const card = cardOf(components, present(state.queue[position - 1], 'queue card'));
  return cashflowObstacle(card, playerAt(state, seat).cash);
}

/** The queue positions that the seat may buy now, front first (NGT-QUEUE-07, NGT-CASH-01). */
export function buyablePositions(state: NiceState, components: NiceComponents, seat: Seat): number[] {
  const positions: number[] = [];
  for (let position = 1; position <= state.queue.length; position += 1) {
    if (buyObstacle(state, components, seat, position) === undefined) positions.push(position);
  }
  return positions;
}

/**
 * Asks the player to buy a project, exchange a rescue project first, or buy nothing (NGT-QUEUE-09, NGT-QUEUE-10,
 * NGT-RESC-02, NR-35).
 */
const buyQuestion = questionKind<OutlookOccasion, string>({
  ask: 'buy',
  shape: 'card',
  rule: 'NGT-QUEUE-10',
  options({ state, components, seat }) {
    const options: string[] = [];
    for (let position = 1; position <= state.queue.length; position += 1) {
      if (buyObstacle(state, components, seat, position) === undefined) {
        options.push(present(state.queue[position - 1], 'queue card'));
      }
    }
    if (canExchange(state, components)) options.push(EXCHANGE);
    options.push(PASS);
    return options;
  },
  figures: ({ state, seat }) => ({ qp: queuePoints(state, seat), cash: playerAt(state, seat).cash }),
  barred({ state, components, seat }) {
    const barred: Barred[] = [];
    state.queue.forEach((option, index) => {
      const obstacle = buyObstacle(state, components, seat, index + 1);
      if (obstacle !== undefined) barred.push({ option, ...obstacle });
    });
    if (hasRescueProject(state, components, seat) && !canExchange(state, components)) {
      barred.push(exchangeObstacle(state, components));
    }
    return barred;
  },
  refuse({ state, components }, value) {
    if (value === EXCHANGE) return exchangeObstacle(state, components);
    if (typeof value !== 'string' || !components.cards.has(value) || state.queue.includes(value)) {
      return undefined;
    }
    return { option: value, because: 'not-in-queue', rule: 'NGT-QUEUE-01' };
  },
  tell({ state, components, seat }, option) {
    const front = present(state.queue[0], 'queue card');
    if (option === PASS) return [{ what: 'trashed', to: front }];
    if (option === EXCHANGE) return [{ what: 'taken', to: lastOf(state.trash) }];
    const position = state.queue.indexOf(option) + 1;
    const price = priceAt(position);
    const other = otherSeat(seat);
    const own = queuePoints(state, seat);
    const others = queuePoints(state, other);
    const { cash } = playerAt(state, seat);
    const paid = (by: number, from: number, whose: Partial<Effect>): Effect[] =>
      price === 0 ? [] : [{ what: 'qp', by, from, to: from + by, ...whose }];
    return [
      ...paid(-price, own, {}),
      ...cashEffect(cash, cash + cardOf(components, option).net),
      ...bestAddition(state, components, seat, option),
      ...paid(price, others, { seat: other }),
    ];
  },
  traits(at, option, into) {
    const outlook = outlookOf(at);
    if (option === PASS) outlook.passing(into);
    else if (option === EXCHANGE) outlook.exchanging(into);
    else outlook.buying(option, priceAt(at.state.queue.indexOf(option) + 1), into);
  },
  caution: ({ state }, option) =>
    option !== EXCHANGE && state.queue.length + state.stock.length === 1 ? 'ends-the-game' : undefined,
});

/**
 * Buying: the player whose turn it is buys one project, or buys nothing and the front project is trashed (NGT-QUEUE-09
 * to NGT-QUEUE-11, NR-40, NR-67, NR-68). The player may first exchange a rescue project and is then asked again.
 */
export function buy(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const question = buyQuestion({ state, components: umpire.components, seat: state.turn });
  const answer = umpire.choose(question);
  if (answer === EXCHANGE) exchangeRescueProject(state, umpire);
  else if (answer === PASS) buyNothing(state, umpire, optionCount(question) === 1);
  else buyProject(state, umpire, state.queue.indexOf(answer) + 1);
}

/** The buyer passes queue points to the other player and adds the project to their own area (NGT-QUEUE-03, NGT-QUEUE-08). */
function buyProject(state: NiceState, umpire: Umpire<NiceComponents>, position: number): void {
  const { turn: seat } = state;
  const card = present(state.queue[position - 1], 'queue card');
  const price = priceAt(position);
  state.queue.splice(position - 1, 1);
  state.emptied = position;
  state.qp += seat === 0 ? -price : price;
  leaveQueue(state);
  acquire(state, umpire.components, seat, card);
  umpire.log?.({ kind: 'bought', seat, rule: 'NGT-QUEUE-03', figures: { card, position, price } });
}

/** If the player buys nothing, by choice or by necessity, the front project goes to the trash (NGT-QUEUE-11, NR-40). */
function buyNothing(state: NiceState, umpire: Umpire<NiceComponents>, unable: boolean): void {
  const { turn: seat } = state;
  const card = present(state.queue.shift(), 'front card');
  state.trash.push(card);
  state.emptied = 1;
  leaveQueue(state);
  if (unable) {
    const { cash } = playerAt(state, seat);
    const reach = highestPrice(state, umpire.components, seat);
    umpire.log?.({ kind: 'could-not-buy', seat, rule: 'NR-40', figures: { card, cash, reach } });
  } else umpire.log?.({ kind: 'bought-nothing', seat, rule: 'NGT-QUEUE-11', figures: { card } });
}

/** The roll comes next, unless that was the last project; then the game is over at once (NGT-END-02, NR-27). */
function leaveQueue(state: NiceState): void {
  if (isExhausted(state)) {
    setNext(state, 'finalScoring');
    state.emptied = 0;
  } else {
    setNext(state, 'roll');
  }
}
