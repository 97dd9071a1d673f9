import {
  EventError,
  type EventNotation,
  Refused,
  type ScenarioEvent,
  type StepRunner,
} from '../../../engine/events.ts';
import { ownOf } from '../../../engine/own.ts';
import type { Path } from '../../../engine/place.ts';
import { type Barred, DONE, type Seat } from '../../../engine/question.ts';
import { type Fields, mapAt, seatAt, wholeAt, wordAt } from '../../../engine/reading.ts';
import { NEW } from '../adding.ts';
import { cardOf, type NiceComponents } from '../components.ts';
import { cardsOf, rowOf } from '../eco-systems.ts';
import { EXCHANGE, PASS } from '../queue.ts';
import { moveObstacle } from '../rearranging.ts';
import { rescueObstacle } from '../rescue-projects.ts';
import { clearTable, layOut } from '../setup.ts';
import { type CardId, type EcoSystem, type NiceState, playerAt, ROWS } from '../state.ts';
import { next } from '../steps.ts';
import { DIE, END_TURN, ROLL } from '../trash-and-refill.ts';
import { notation } from '../words/notation.ts';
import { observe } from './observation.ts';

type NiceRunner = StepRunner<NiceState, NiceComponents>;

/** The words of each event in addition to its kind. */
const EVENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  buy: ['position', 'to', 'row', 'rearrange'],
  pass: [],
  roll: ['result'],
  exchange: ['rescue', 'to', 'row', 'rearrange'],
  rearrange: ['eco', 'rows'],
  endTurn: [],
  setup: ['deckSize'],
  finalScoring: [],
  ecoValues: [],
  view: ['viewer'],
};

/** How scenarios of Nice Green Things are played and compared. */
export const events: EventNotation<NiceState, NiceComponents> = {
  apply,
  observe,
  draws: ({ components }) => ({ [DIE]: Array.from({ length: components.die }, (_, drawn) => drawn + 1) }),
  unordered,
  whole,
};

function apply(event: ScenarioEvent, runner: NiceRunner): void {
  const isStep = event['step'] !== undefined;
  const kind = event[isStep ? 'step' : 'do'];
  const words = typeof kind === 'string' ? ownOf(EVENT_WORDS, kind) : undefined;
  if (words === undefined || isStep !== STEP_EVENTS.includes(kind as string)) {
    throw new EventError(notation().noEvent(String(kind)));
  }
  mapAt(event, [], [...words, ...(isStep ? ['step'] : ['do', 'seat'])]);
  if (isStep) applyStep(kind as string, event, runner);
  else act(kind as string, seatAt(event['seat'], ['seat'], runner.state.players.length), event, runner);
}

const STEP_EVENTS = ['setup', 'finalScoring', 'ecoValues', 'view'];

function applyStep(step: string, event: Fields, runner: NiceRunner): void {
  runner.drop();
  const { state, setting } = runner;
  if (step === 'setup') {
    clearTable(state, setting.components);
    layOut(state, setting.components, deckOf(event['deckSize'], setting.components));
  } else if (step === 'finalScoring') {
    runner.begin(step);
  } else if (step === 'view') {
    // The view is only read when `then` asks for it.
    runner.viewer = seatAt(event['viewer'], ['viewer'], state.players.length);
  }
}

/** The cards for a set-up: those in the box, or as many fillers as the event says. */
function deckOf(deckSize: unknown, components: NiceComponents): readonly CardId[] {
  if (deckSize === undefined) return components.deck;
  const length = wholeAt(deckSize, ['deckSize'], components.queueSize + 1, 1000);
  return Array.from({ length }, (_, index) => `filler-${index + 1}`);
}

function act(kind: string, seat: Seat, event: Fields, runner: NiceRunner): void {
  runner.drop();
  const { state } = runner;
  checkTurn(kind, seat, state);
  if (kind === 'rearrange') {
    refuse({ option: String(event['eco']), because: 'only-when-adding', rule: 'NGT-ECO-09' }, seat);
  }
  if (kind === 'exchange') {
    exchange(seat, event, runner);
    return;
  }
  const phase = kind === 'roll' ? 'roll' : kind === 'endTurn' ? 'end' : 'buy';
  if (state.phase !== phase) refuse({ option: kind, ...tooEarlyOrLate(kind) }, seat);
  if (kind === 'buy') buyAt(seat, event, runner);
  else if (kind === 'pass') enter(runner, PASS);
  else if (kind === 'roll')
    enter(runner, ROLL, [wholeAt(event['result'], ['result'], 1, runner.setting.components.die) - 1]);
  else enter(runner, END_TURN);
}

function checkTurn(kind: string, seat: Seat, state: NiceState): void {
  if (state.phase === 'scoring' || state.phase === 'over') {
    refuse({ option: kind, because: 'game-over', rule: 'NGT-END-02' }, seat);
  }
  if (state.turn === seat) return;
  const rule = kind === 'exchange' ? 'NGT-RESC-02' : 'NGT-OVER-01';
  refuse({ option: kind, because: 'not-your-turn', rule }, seat);
}

function tooEarlyOrLate(kind: string): Omit<Barred, 'option'> {
  if (kind === 'roll') return { because: 'roll-follows-buying', rule: 'NGT-QUEUE-12' };
  if (kind === 'endTurn') return { because: 'turn-not-over', rule: 'NGT-QUEUE-12' };
  return { because: 'one-purchase', rule: 'NGT-QUEUE-09' };
}

/** Begins the step of the phase and, if it asks a question, gives the answer. */
function enter(runner: NiceRunner, answer: string, fixedDraws: readonly number[] = []): void {
  const { turn } = runner.state;
  runner.begin(next(runner.state) as string, fixedDraws);
  if (runner.open.length > 0) runner.answer(turn, answer);
}

function buyAt(seat: Seat, event: Fields, runner: NiceRunner): void {
  const position = Number(event['position']);
  const card = runner.state.queue[position - 1];
  if (card === undefined) {
    const option = String(event['position']);
    const have = runner.state.queue.length;
    refuse(
      { option, because: 'no-such-position', rule: 'NGT-QUEUE-19', need: position, have, of: 'queue' },
      seat,
    );
  }
  enter(runner, card);
  put(seat, event, runner);
}

function exchange(seat: Seat, event: Fields, runner: NiceRunner): void {
  const { state, setting } = runner;
  const name = event['rescue'];
  const { aside } = playerAt(state, seat);
  const rescue =
    aside.find((id) => id === name || cardOf(setting.components, id).name === name) ?? String(name);
  const obstacle = rescueObstacle(state, setting.components, rescue);
  if (obstacle !== undefined) refuse({ option: rescue, ...obstacle }, seat);
  enter(runner, EXCHANGE);
  runner.answer(seat, rescue);
  put(seat, event, runner);
}

/** Places a bought or exchanged project as the event says. */
function put(seat: Seat, event: Fields, runner: NiceRunner): void {
  const to = event['to'];
  const row = event['row'];
  const moves = event['rearrange'] === undefined ? {} : mapAt(event['rearrange'], ['rearrange']);
  for (const [name, target] of Object.entries(moves)) wordAt(target, ['rearrange', name], ROWS);
  if (row !== undefined) wordAt(row, ['row'], ROWS);
  if (runner.state.placing === null) {
    if (to === undefined && row === undefined) return;
    refuse({ option: String(to ?? row), because: 'no-row-symbol', rule: 'NGT-ECO-11' }, seat);
  }
  runner.begin('place');
  const id = to ?? NEW;
  runner.answer(seat, id);
  const options = runner.open[0]?.options as readonly string[];
  runner.answer(seat, row ?? options[0]);
  const eco =
    playerAt(runner.state, seat).ecosystems.find((own) => own.id === id) ??
    playerAt(runner.state, seat).ecosystems.at(-1);
  rearrange(seat, moves, eco as EcoSystem, runner);
}

function rearrange(seat: Seat, moves: Fields, eco: EcoSystem, runner: NiceRunner): void {
  const { components } = runner.setting;
  for (const [name, row] of Object.entries(moves)) {
    const card = cardsOf(eco).find((id) => id === name || cardOf(components, id).name === name) ?? name;
    if (rowOf(eco, card) === row) continue;
    if (runner.open.length === 0) {
      refuse(
        moveObstacle(components, eco, [], card) ?? {
          option: card,
          because: 'row-chosen',
          rule: 'NGT-ECO-09',
        },
        seat,
      );
    }
    runner.answer(seat, card);
    runner.answer(seat, row);
  }
  if (runner.open.length > 0) runner.answer(seat, DONE);
}

function refuse(barred: Barred, seat: Seat): never {
  throw new Refused(barred, seat);
}

/** Whether a list is unordered: rows, cards beside the eco systems, and the types of a target. */
function unordered(path: Path): boolean {
  const [word, , , row] = path;
  if (word === 'aside') return path.length === 2;
  if (word === 'targets') return path.length === 2;
  if (word === 'view') return path[1] === 'targets';
  return word === 'ecosystems' && path.length === 4 && row !== 'suit';
}

/** Whether a map is compared as a whole: in counts by type and points by seat, missing entries must be 0. */
function whole(path: Path): boolean {
  return path.length === 2 && ['ecoValue', 'counts', 'pointsByType'].includes(String(path[0]));
}
