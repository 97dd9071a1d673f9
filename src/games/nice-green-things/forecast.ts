import { clonePlain } from '../../engine/clone.ts';
import { answersWith, ForecastUmpire, type Foreseen } from '../../engine/forecast.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { NiceComponents } from './components.ts';
import { buy, buyablePositions, PASS, priceAt } from './queue.ts';
import { isExhausted, type NiceState, otherSeat, playerAt, queuePoints } from './state.ts';
import { END_TURN, endTurn, ROLL, roll } from './trash-and-refill.ts';

/** Answers with which nobody buys or exchanges anything. */
const QUIET = [PASS, ROLL, END_TURN];

/**
 * The outlook of stock and queue: the minimum and maximum number of turns left, the projects that the reader may buy
 * from the current queue, and the price that the reader's queue points allow (NGT-END-01, NGT-QUEUE-05, NGT-QUEUE-17).
 */
export function forecast(
  state: NiceState,
  seat: Seat | null,
  { components }: Setting<NiceComponents>,
): readonly Foreseen[] {
  if (state.phase === 'scoring' || state.phase === 'over') return [];
  const { queue, stock } = state;
  const projects: Foreseen = {
    code: 'projects-left',
    rule: 'NGT-END-01',
    figures: { queue: queue.length, stock: stock.length, left: queue.length + stock.length },
  };
  const ownLines = seat === null ? [] : purchaseLines(state, components, seat);
  const least = turnsLeft(clonePlain(state), components, true);
  const most = turnsLeft(clonePlain(state), components, false);
  return [...ownLines, projects, { code: 'turns-left', rule: 'NGT-END-01', figures: { least, most } }];
}

/** The projects that the seat may buy from the current queue, and the price that its queue points allow. */
function purchaseLines(state: NiceState, components: NiceComponents, seat: Seat): Foreseen[] {
  const positions = buyablePositions(state, components, seat);
  const reach = queuePoints(state, seat) + components.queuePointLimit;
  const other = otherSeat(seat);
  return [
    {
      code: positions.length === 0 ? 'buys-nothing' : 'may-buy',
      rule: 'NGT-QUEUE-10',
      seat,
      figures: {
        projects: positions.length,
        of: state.queue.length,
        dearest: Math.max(0, ...positions.map(priceAt)),
        cash: playerAt(state, seat).cash,
      },
    },
    { code: 'reach', rule: 'NGT-QUEUE-05', seat, figures: { reach, other } },
  ];
}

/**
 * The number of turns after the current one if nobody buys.
 * @param hits whether every roll trashes a project; otherwise every roll shows the position that was just emptied
 * (NGT-QUEUE-15)
 */
function turnsLeft(state: NiceState, components: NiceComponents, hits: boolean): number {
  const front = () => (state.emptied === 1 ? 1 : 0);
  const missed = () => Math.max(0, state.emptied - 1);
  const umpire = new ForecastUmpire(state, components, answersWith(QUIET), hits ? front : missed);
  const now = state.round;
  state.placing = null;
  while (!isExhausted(state)) {
    if (state.phase === 'buy') buy(state, umpire);
    else if (state.phase === 'roll') roll(state, umpire);
    else endTurn(state, umpire);
  }
  return state.round - now;
}
