import { elementAt, present } from '../../engine/checked.ts';
import { type Barred, DONE, type Effect, type Question, type Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
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
    const question = tradeQuestion(state, umpire.components, seat, traded);
    if (question === null) break;
    const word = umpire.choose(question);
    if (word === DONE) break;
    const chosen = present(
      TRADES.find((known) => known.word === word),
      'trade',
    );
    const quantity = umpire.choose(quantityQuestion(state, umpire.components, seat, chosen));
    carryOut(state, umpire.components, seat, chosen, quantity);
    traded.push(chosen.resource);
    told.push(`${word} ${quantity}`);
  }
  return told.join(' ');
}

function tradeQuestion(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  traded: readonly Resource[],
): Question<string> | null {
  const barred: Barred[] = [];
  const options: string[] = [];
  for (const known of TRADES) {
    const refusal: Refusal | undefined = traded.includes(known.resource)
      ? { because: 'same-resource', rule: 'LR-47' }
      : tradeBarred(state, components, seat, known);
    if (refusal === undefined) options.push(known.word);
    else barred.push({ option: known.word, ...refusal });
  }
  if (traded.length > 0 && options.length === 0) return null;
  if (traded.length > 0) options.push(DONE);
  return {
    seat,
    ask: 'transaction',
    shape: 'word',
    rule: 'LIM-TRA-02',
    options,
    figures: { done: traded.length },
    barred: () => barred,
    tell: (word) => {
      const chosen = TRADES.find((known) => known.word === word);
      return chosen === undefined
        ? []
        : tradeEffects(chosen, 1, priceOf(state, components, chosen) as number).map(
            (effect): Effect => ({ ...effect, bound: 'or-more' }),
          );
    },
  };
}

function quantityQuestion(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  chosen: Trade,
): Question<number> {
  const nation = nationAt(state, seat);
  const price = priceOf(state, components, chosen) as number;
  const selling = chosen.side === 'sell';
  const stock = selling ? nation[chosen.resource] : state.market.stock[chosen.resource];
  const funds = selling ? state.bank : nation.money;
  const affordable = price === 0 ? stock : Math.floor(funds / price);
  return {
    seat,
    ask: 'quantity',
    shape: 'amount',
    rule: 'LIM-TRA-03',
    options: { from: 1, to: Math.min(stock, affordable) },
    figures: { price, resource: chosen.resource, side: chosen.side },
    refuse: (value) => {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) return undefined;
      if (value > stock) {
        return selling
          ? {
              option: value,
              because: 'own-stock',
              rule: 'LIM-TRA-05',
              need: value,
              have: stock,
              of: chosen.resource,
            }
          : {
              option: value,
              because: 'market-stock',
              rule: 'LIM-TRA-04',
              need: value,
              have: stock,
              of: chosen.resource,
            };
      }
      return selling
        ? {
            option: value,
            because: 'bank-short',
            rule: 'LIM-TRA-05',
            need: value * price,
            have: funds,
            of: 'money',
          }
        : {
            option: value,
            because: 'money',
            rule: 'LIM-TRA-04',
            need: value * price,
            have: funds,
            of: 'money',
          };
    },
    tell: (quantity) => tradeEffects(chosen, quantity, price),
  };
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
function moveQuestion(state: LimitState, components: LimitComponents, seat: Seat): Question<string> {
  const barred: Barred[] = [];
  const options: string[] = [];
  for (const move of MOVES) {
    const refusal = moveBarred(state, components, seat, move, {});
    if (refusal === undefined) options.push(move.word);
    else barred.push({ option: move.word, ...refusal });
  }
  return { seat, ask: 'move', shape: 'word', rule: 'LR-46', options, barred: () => barred };
}

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
    const question = moveQuestion(state, umpire.components, seat);
    if (chosen.length > 0 && (question.options as readonly string[]).length === 0) break;
    const word = umpire.choose(question);
    const { resource, steps: by } = present(
      MOVES.find((move) => move.word === word),
      'move',
    );
    state.market.price[resource] += by;
    chosen.push(word);
  }
  return chosen;
}
