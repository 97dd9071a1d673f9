import { elementAt, present } from '../../engine/checked.ts';
import { type Barred, DONE, type Effect, optionCount, type Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import { PRICE_UNIT, situationOf, tradeSituationOf } from './situation.ts';
import { type LimitState, RESOURCES, type Resource } from './state.ts';

type Side = 'sell' | 'buy';

/** One kind of transaction, as a word: `sell-military`. */
interface Trade {
  readonly word: string;
  readonly side: Side;
  readonly resource: Resource;
}

const TRADES: readonly Trade[] = (['sell', 'buy'] as const).flatMap((side) =>
  RESOURCES.map((resource) => ({ word: `${side}-${resource}`, side, resource })),
);

const TRADE_WORDS: readonly string[] = TRADES.map(({ word }) => word);
const TRADE_WORDS_OR_DONE: readonly string[] = [...TRADE_WORDS, DONE];

const tradeOf = (word: string): Trade | undefined => TRADES.find((trade) => trade.word === word);

/** Figures that replace the current ones, to see what a cost or a cube's move would leave. */
export interface Supposed {
  readonly money?: number;
  readonly bank?: number;
  readonly moved?: { readonly resource: Resource; readonly position: number };
}

type Refusal = Omit<Barred, 'option'>;

/** The price of a trade at the cube's position before it moves; null if there is no price (LIM-TRA-06, LIM-TRA-08). */
function priceOf(
  state: LimitState,
  components: LimitComponents,
  trade: Trade,
  supposed: Supposed = {},
): number | null {
  const { resource } = trade;
  const position =
    supposed.moved?.resource === resource ? supposed.moved.position : state.market.price[resource];
  return elementAt(components.marketplace[trade.side], position - 1);
}

/** Why not even one unit can be traded (LIM-TRA-04, LIM-TRA-05, LIM-TRA-08); undefined if one can. */
function tradeBarred(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  trade: Trade,
  supposed: Supposed = {},
): Refusal | undefined {
  const nation = nationAt(state, seat);
  const price = priceOf(state, components, trade, supposed);
  if (price === null)
    return { because: 'price-end', rule: 'LIM-TRA-08', need: 2, have: 1, of: 'price-position' };
  if (trade.side === 'sell') {
    if (nation[trade.resource] < 1)
      return { because: 'own-stock', rule: 'LIM-TRA-05', need: 1, have: 0, of: trade.resource };
    const bank = supposed.bank ?? state.bank;
    return bank < price
      ? { because: 'bank-short', rule: 'LIM-TRA-05', need: price, have: bank, of: 'money' }
      : undefined;
  }
  const stock = state.market.stock[trade.resource];
  if (stock < 1)
    return { because: 'market-stock', rule: 'LIM-TRA-04', need: 1, have: stock, of: trade.resource };
  const money = supposed.money ?? nation.money;
  return money < price
    ? { because: 'money', rule: 'LIM-TRA-04', need: price, have: money, of: 'money' }
    : undefined;
}

/** Whether any transaction is possible (LR-45). */
export function canTrade(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  supposed: Supposed = {},
): boolean {
  for (const trade of TRADES)
    if (tradeBarred(state, components, seat, trade, supposed) === undefined) return true;
  return false;
}

/** Why the first named transaction cannot be made after the named move of a cube. */
export function namedTradeBarred(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  { move, transactions }: Readonly<Record<string, unknown>>,
  supposed: Supposed = {},
): Refusal | undefined {
  const first: unknown = Array.isArray(transactions) ? transactions[0] : transactions;
  const wanted = TRADES.find(({ side, resource }) => wordAt(first, side) === resource);
  if (wanted === undefined) return undefined;
  const moving = MOVES.find(({ resource, steps }) => wordAt(move, resource) === (steps > 0 ? 'up' : 'down'));
  if (moving === undefined) return tradeBarred(state, components, seat, wanted, supposed);
  const { resource } = moving;
  const moved = { resource, position: state.market.price[resource] + moving.steps };
  return tradeBarred(state, components, seat, wanted, { ...supposed, moved });
}

function wordAt(map: unknown, key: string): unknown {
  return (map as Readonly<Record<string, unknown>> | null | undefined)?.[key];
}

/**
 * Makes transactions one after another: the first is compulsory, further ones are optional and on another resource
 * (LR-45, LR-47). The caller has checked that at least one is possible.
 * @returns what was traded, for the log
 */
export function trade(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat, most: number): string {
  const traded: Resource[] = [];
  const told: string[] = [];
  while (traded.length < most) {
    const { components } = umpire;
    const question = transactionQuestion({ state, components, seat, traded });
    if (traded.length > 0 && optionCount(question) === 1) break;
    const word = umpire.choose(question);
    if (word === DONE) break;
    const chosen = present(tradeOf(word), 'trade');
    const quantity = umpire.choose(quantityQuestion({ state, components, seat, chosen }));
    carryOut(state, umpire.components, seat, chosen, quantity);
    traded.push(chosen.resource);
    told.push(`${word} ${quantity}`);
  }
  return told.join(' ');
}

interface TransactionOccasion extends LimitOccasion {
  /** The resources already traded by the same card. */
  readonly traded: readonly Resource[];
}

const transactionQuestion = questionKind<TransactionOccasion, string>({
  ask: 'transaction',
  shape: 'word',
  rule: 'LIM-TRA-02',
  options: ({ traded }) => (traded.length === 0 ? TRADE_WORDS : TRADE_WORDS_OR_DONE),
  obstacle({ state, components, seat, traded }, word) {
    const trade = tradeOf(word);
    if (trade === undefined) return undefined;
    return traded.includes(trade.resource)
      ? { because: 'same-resource', rule: 'LR-47' }
      : tradeBarred(state, components, seat, trade);
  },
  figures: ({ traded }) => ({ done: traded.length }),
  situation: situationOf,
  traits({ state, components }, word, into) {
    const trade = tradeOf(word);
    if (trade !== undefined)
      into[TRADES.indexOf(trade)] = (priceOf(state, components, trade) ?? 0) / PRICE_UNIT;
  },
  tell({ state, components }, word) {
    const chosen = tradeOf(word);
    if (chosen === undefined) return [];
    const effects = tradeEffects(chosen, 1, priceOf(state, components, chosen) as number);
    return effects.map((effect): Effect => ({ ...effect, bound: 'or-more' }));
  },
});

interface QuantityOccasion extends LimitOccasion {
  readonly chosen: Trade;
}

const quantityQuestion = questionKind<QuantityOccasion, number>({
  ask: 'quantity',
  shape: 'amount',
  rule: 'LIM-TRA-03',
  options(at) {
    const { price, stock, funds } = termsOf(at);
    return { from: 1, to: Math.min(stock, price === 0 ? stock : Math.floor(funds / price)) };
  },
  situation: (at) => tradeSituationOf(situationOf(at), TRADES.indexOf(at.chosen), termsOf(at).price),
  figures(at) {
    const { resource, side } = at.chosen;
    return { price: termsOf(at).price, resource, side };
  },
  refuse(at, value) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) return undefined;
    const { price, stock, funds } = termsOf(at);
    const isSale = at.chosen.side === 'sell';
    const rule = isSale ? 'LIM-TRA-05' : 'LIM-TRA-04';
    if (value > stock) {
      const because = isSale ? 'own-stock' : 'market-stock';
      return { option: value, because, rule, need: value, have: stock, of: at.chosen.resource };
    }
    const because = isSale ? 'bank-short' : 'money';
    return { option: value, because, rule, need: value * price, have: funds, of: 'money' };
  },
  tell: (at, quantity) => tradeEffects(at.chosen, quantity, termsOf(at).price),
});

/** The price of a trade, the stock that it takes from, and the money that pays for it (LIM-TRA-04, LIM-TRA-05). */
function termsOf({ state, components, seat, chosen }: QuantityOccasion) {
  const nation = nationAt(state, seat);
  const price = priceOf(state, components, chosen) as number;
  return chosen.side === 'sell'
    ? { price, stock: nation[chosen.resource], funds: state.bank }
    : { price, stock: state.market.stock[chosen.resource], funds: nation.money };
}

function tradeEffects(chosen: Trade, quantity: number, price: number) {
  const sign = chosen.side === 'sell' ? 1 : -1;
  return [
    { what: 'money', by: sign * quantity * price },
    { what: chosen.resource, by: -sign * quantity },
    { what: 'bank', by: -sign * quantity * price },
  ];
}

/** The cube moves one step, whatever the quantity, and never past an end (LIM-TRA-07, LIM-TRA-09, LIM-TRA-10). */
function carryOut(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  chosen: Trade,
  quantity: number,
): void {
  const nation = nationAt(state, seat);
  const { resource } = chosen;
  const total = quantity * (priceOf(state, components, chosen) as number);
  const sign = chosen.side === 'sell' ? 1 : -1;
  nation.money += sign * total;
  state.bank -= sign * total;
  nation[resource] -= sign * quantity;
  state.market.stock[resource] += sign * quantity;
  state.market.price[resource] = Math.max(
    1,
    Math.min(components.marketplace.buy.length, state.market.price[resource] - sign),
  );
}

/** A cube's move by one step, as a word: `renewable-down`. */
interface Move {
  readonly word: string;
  readonly resource: Resource;
  readonly steps: 1 | -1;
}

const MOVES: readonly Move[] = RESOURCES.flatMap((resource): Move[] => [
  { word: `${resource}-down`, resource, steps: -1 },
  { word: `${resource}-up`, resource, steps: 1 },
]);
const MOVE_WORDS = MOVES.map(({ word }) => word);

const moveOf = (word: string): Move | undefined => MOVES.find((move) => move.word === word);

/**
 * Why a cube may not make this move: it is at the end of its chart, or no transaction would be possible afterwards
 * (LR-45, LR-46).
 */
function moveBarred(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  { resource, steps }: Move,
  supposed: Supposed,
): Refusal | undefined {
  const position = state.market.price[resource] + steps;
  if (position < 1 || position > components.marketplace.buy.length) {
    return { because: 'price-end', rule: 'LR-46', need: 1, have: 0, of: 'price-steps' };
  }
  return canTrade(state, components, seat, { ...supposed, moved: { resource, position } })
    ? undefined
    : { because: 'effect', rule: 'LR-45', need: 1, have: 0, of: 'transactions' };
}

/** Whether any cube may move and leave a transaction possible (LR-45). */
export function canMove(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  supposed: Supposed,
): boolean {
  for (const move of MOVES)
    if (moveBarred(state, components, seat, move, supposed) === undefined) return true;
  return false;
}

/**
 * Asks which cube moves in which direction; only moves that leave a transaction possible are offered (LR-45, LR-46).
 */
const moveQuestion = questionKind<LimitOccasion, string>({
  ask: 'move',
  shape: 'word',
  rule: 'LR-46',
  options: () => MOVE_WORDS,
  obstacle: ({ state, components, seat }, word) =>
    moveBarred(state, components, seat, present(moveOf(word), 'move'), {}),
  situation: situationOf,
});

/**
 * Moves price cubes by one step each; the first move is compulsory (LR-46).
 * @returns the words of the chosen moves
 */
export function moveCubes(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  steps: number,
): string[] {
  const chosen: string[] = [];
  while (chosen.length < steps) {
    const question = moveQuestion({ state, components: umpire.components, seat });
    if (chosen.length > 0 && optionCount(question) === 0) break;
    const word = umpire.choose(question);
    const { resource, steps: by } = present(moveOf(word), 'move');
    state.market.price[resource] += by;
    chosen.push(word);
  }
  return chosen;
}
