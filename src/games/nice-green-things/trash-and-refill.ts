import { lastOf, present } from '../../engine/checked.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { NiceComponents } from './components.ts';
import { canExchange, exchangeObstacle, exchangeRescueProject } from './rescue-projects.ts';
import { type CardId, isExhausted, type NiceState, otherSeat, setNext } from './state.ts';
import { type OutlookOccasion, outlookOf } from './traits.ts';

export const ROLL = 'roll';
/** The name of the visible draw: each number drawn is a face of the die. */
export const DIE = 'die';
const pips = (drawn: number): number => drawn + 1;
export const END_TURN = 'end-turn';
const EXCHANGE = 'exchange';

interface MomentOccasion extends OutlookOccasion {
  /** The answer without an exchange. */
  readonly otherwise: typeof ROLL | typeof END_TURN;
}

/** Asks at a moment of the turn when a rescue project may still be exchanged (NGT-RESC-02, NR-35). */
const momentQuestion = questionKind<MomentOccasion, string>({
  ask: ({ otherwise }) => otherwise,
  shape: 'word',
  rule: 'NGT-RESC-02',
  options: ({ otherwise }) => [EXCHANGE, otherwise],
  figures: ({ state }) => ({ card: lastOf(state.trash) }),
  refuse: ({ state, components }, value) =>
    value === EXCHANGE ? exchangeObstacle(state, components) : undefined,
  tell: ({ state }, option) =>
    option === EXCHANGE
      ? [{ what: 'taken', to: lastOf(state.trash) }]
      : [{ what: option, note: option === ROLL ? 'rolls' : 'hands-over' }],
  traits(at, option, into) {
    if (option === EXCHANGE) outlookOf(at).exchanging(into);
  },
  // The roll may trash the last project and end the game, after which no exchange is possible (NR-28).
  caution: ({ state: { queue, stock } }, option) =>
    option === ROLL && queue.length + stock.length === 1 ? 'may-end-the-game' : undefined,
});

/** The card at a queue position before anything moves up: none in the emptied position or beyond the end (NGT-QUEUE-13). */
export function cardAtPosition(state: NiceState, position: number): CardId | undefined {
  if (position === state.emptied) return undefined;
  const gap = state.emptied > 0 && position > state.emptied ? 1 : 0;
  return state.queue[position - 1 - gap];
}

/** Why a roll trashes nothing: a six, the position emptied this turn, or no project there. */
function missReason(
  state: NiceState,
  components: NiceComponents,
  die: number,
): { because: string; rule: string } {
  if (die === state.emptied) return { because: 'emptied', rule: 'NGT-QUEUE-15' };
  if (die > components.queueSize) return { because: 'six', rule: 'NGT-QUEUE-14' };
  return { because: 'beyond', rule: 'NGT-QUEUE-16' };
}

/**
 * The roll: a six-sided die trashes the project at the position that it shows, counted before the queue moves up
 * (NGT-QUEUE-12, NGT-QUEUE-13, NR-23, NR-24); then the queue moves up and is refilled. Before the roll, a rescue
 * project may be exchanged.
 */
export function roll(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const { components } = umpire;
  if (
    canExchange(state, components) &&
    umpire.choose(momentQuestion({ state, components, seat: state.turn, otherwise: ROLL })) === EXCHANGE
  ) {
    exchangeRescueProject(state, umpire);
    return;
  }
  const { turn: seat } = state;
  const die = umpire.random(components.die, DIE, pips) + 1;
  state.die = die;
  const card = cardAtPosition(state, die);
  if (card === undefined) {
    const { because, rule } = missReason(state, components, die);
    state.emptied = 0;
    umpire.log?.({ kind: 'rolled-nothing', seat, rule, figures: { die, because } });
  } else {
    state.queue.splice(state.queue.indexOf(card), 1);
    state.trash.push(card);
    state.emptied = 0;
    umpire.log?.({ kind: 'rolled', seat, rule: 'NGT-QUEUE-12', figures: { die, card } });
  }
  refill(state, umpire);
  // If the roll trashed the last project, the game is over at once (NGT-END-01).
  setNext(state, isExhausted(state) ? 'finalScoring' : 'endTurn');
}

/**
 * The projects move up in their order, and unused ones join at the back until the queue is full or the stock is empty
 * (NGT-QUEUE-17, NGT-QUEUE-18, NGT-QUEUE-19, NR-26).
 */
function refill(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const missing = umpire.components.queueSize - state.queue.length;
  const count = Math.min(missing, state.stock.length);
  for (let drawn = 0; drawn < count; drawn += 1) state.queue.push(present(state.stock.pop(), 'top card'));
  if (count > 0) umpire.reveal('new-projects', [0, 1]);
  if (count > 0)
    umpire.log?.({ kind: 'refilled', rule: 'NGT-QUEUE-18', figures: { count, stock: state.stock.length } });
  if (count < missing && state.queue.length > 0) {
    umpire.log?.({ kind: 'stock-empty', rule: 'NGT-QUEUE-19', figures: { queue: state.queue.length } });
  }
}

/**
 * The end of a turn: the last moment for an exchange (NR-35), then the other player's turn begins (NGT-OVER-01, NR-49).
 */
export function endTurn(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const { components } = umpire;
  if (
    canExchange(state, components) &&
    umpire.choose(momentQuestion({ state, components, seat: state.turn, otherwise: END_TURN })) === EXCHANGE
  ) {
    exchangeRescueProject(state, umpire);
    return;
  }
  const seat = state.turn;
  state.turn = otherSeat(seat);
  state.round += 1;
  setNext(state, 'buy');
  state.givenUp = [];
  umpire.log?.({ kind: 'turn-ended', seat, rule: 'NGT-OVER-01', figures: { round: state.round } });
}
