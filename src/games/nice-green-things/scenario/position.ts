import { elementAt } from '../../../engine/checked.ts';
import type { Setting } from '../../../engine/game.ts';
import { type Path, PlaceError } from '../../../engine/place.ts';
import type { Given, PlacedPosition, PositionNotation } from '../../../engine/position.ts';
import type { Seat } from '../../../engine/question.ts';
import {
  eachSeatAt,
  type Fields,
  listAt,
  mapAt,
  streamAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import { popMap } from '../cards.ts';
import { type NiceComponents, targetTypes } from '../components.ts';
import { isEcoId, isWithinLimit, unusedEcoId } from '../eco-systems.ts';
import type { NiceState, Phase } from '../state.ts';
import {
  type Counts,
  type EcoSystem,
  isExhausted,
  POPS,
  playerAt,
  queuePoints,
  ROWS,
  SUITS,
} from '../state.ts';
import { notation } from '../words/notation.ts';
import { PositionCards, printPlaced } from './position-cards.ts';

const WORDS = [
  'turn',
  'round',
  'phase',
  'emptied',
  'die',
  'givenUp',
  'placing',
  'queue',
  'stock',
  'trash',
  'qp',
  'cash',
  'area',
  'targets',
  'countsDirect',
  'random',
];
/** If any of these is given, the others default to empty, and targets to none. */
const LISTS = ['queue', 'stock', 'trash', 'area', 'placing', 'countsDirect'];
const PHASES: readonly Phase[] = ['buy', 'roll', 'end', 'scoring', 'over'];
/** Nice Green Things is a game for two. */
const SEATS = 2;

/** The position notation of Nice Green Things; its words are listed in `vocabulary`. */
export const position: PositionNotation<NiceState, NiceComponents> = {
  read,
  print,
  follows: {
    phase: ['emptied', 'placing', 'givenUp'],
    'qp.0': ['qp.1'],
    'qp.1': ['qp.0'],
  },
  bookkeeping: ['random', 'round', 'phase'],
  vocabulary: () => notation().vocabulary,
};

function read(
  given: Given,
  state: NiceState,
  setting: Setting<NiceComponents>,
): PlacedPosition<NiceState, NiceComponents> {
  mapAt(given, [], WORDS);
  const cards = new PositionCards(setting.components);
  state.turn = wholeAt(given['turn'] ?? 0, ['turn'], 0, 1);
  state.round = wholeAt(given['round'] ?? 1, ['round'], 1);
  state.die = wholeAt(given['die'] ?? 0, ['die'], 0, setting.components.die);
  if (LISTS.some((word) => given[word] !== undefined)) readTable(given, state, cards);
  eachSeatAt(given['cash'], ['cash'], SEATS, (seat, value, path) => {
    playerAt(state, seat).cash = wholeAt(value, path, 0);
  });
  eachSeatAt(given['targets'], ['targets'], SEATS, (seat, value, path) => {
    playerAt(state, seat).target = cards.target(value, path);
  });
  state.qp = readQueuePoints(given['qp'], state.qp, setting.components);
  readPhase(given, state, setting.components);
  readGivenUp(given['givenUp'], state, cards);
  if (given['random'] !== undefined) state.random = streamAt(given['random'], ['random']);
  const { statedCounts: _earlier, ...table } = cards.joined;
  const stated = given['countsDirect'];
  const components = stated === undefined ? table : { ...table, statedCounts: readStatedCounts(stated) };
  return { state, setting: { ...setting, components } };
}

function readTable(given: Fields, state: NiceState, cards: PositionCards): void {
  state.queue = cards.placeAll(given['queue'] ?? [], ['queue']);
  state.stock = cards.placeAll(given['stock'] ?? [], ['stock']).reverse();
  state.trash = cards.placeAll(given['trash'] ?? [], ['trash']).reverse();
  for (const player of state.players) Object.assign(player, { target: null, aside: [], ecosystems: [] });
  eachSeatAt(given['area'], ['area'], SEATS, (seat, value, path) =>
    readArea(value, path, seat, state, cards),
  );
  if (given['placing'] !== undefined) {
    state.placing = cards.place(given['placing'], ['placing']);
    if (cards.card(state.placing).rows.length === 0) {
      throw new PlaceError(['placing'], notation().notPlaced);
    }
  }
}

/**
 * Reads the counts that a position states instead of eco systems; they are passed to scoring and are not part of the
 * state.
 */
function readStatedCounts(value: unknown): readonly Counts[] {
  const counts: Counts[] = Array.from({ length: SEATS }, () => POPS.map(() => 0));
  eachSeatAt(value, ['countsDirect'], SEATS, (seat, ofSeat, path) => {
    counts[seat] = readCounts(ofSeat, path);
  });
  return counts;
}

function readArea(value: unknown, path: Path, seat: Seat, state: NiceState, cards: PositionCards): void {
  const area = mapAt(value, path, ['ecosystems', 'aside']);
  const player = playerAt(state, seat);
  const asidePath = [...path, 'aside'];
  player.aside = cards.placeAll(area['aside'] ?? [], asidePath);
  player.aside.forEach((id, index) => {
    if (cards.card(id).rows.length === 0) return;
    throw new PlaceError([...asidePath, index], notation().notAside);
  });
  const ecoPath = [...path, 'ecosystems'];
  listAt(area['ecosystems'] ?? [], ecoPath, (item, place) => {
    player.ecosystems.push(readEcoSystem(item, place, state, cards));
  });
}

function readEcoSystem(value: unknown, path: Path, state: NiceState, cards: PositionCards): EcoSystem {
  const given = mapAt(value, path, ['id', 'suit', ...ROWS]);
  const suit = wordAt(given['suit'], [...path, 'suit'], SUITS);
  const id = given['id'] ?? unusedEcoId(state, suit);
  if (typeof id !== 'string' || id === '' || id === 'new') {
    throw new PlaceError([...path, 'id'], notation().ecoId);
  }
  if (isEcoId(state, id)) throw new PlaceError([...path, 'id'], notation().ecoIdTwice(id));
  const eco: EcoSystem = { id, suit, habitat: [], science: [], pops: [] };
  for (const row of ROWS) {
    const rowPath = [...path, row];
    eco[row] = cards.placeAll(given[row] ?? [], rowPath);
    eco[row].forEach((card, index) => {
      const { rows, suit: own, name } = cards.card(card);
      if (!rows.includes(row)) {
        throw new PlaceError([...rowPath, index], notation().noSymbol(name, row));
      }
      if (own !== suit) throw new PlaceError([...rowPath, index], notation().otherSuit(name, suit));
    });
  }
  if (ROWS.every((row) => eco[row].length === 0)) throw new PlaceError(path, notation().emptyEco);
  if (!isWithinLimit(eco, state.maxCardsPerRow)) {
    throw new PlaceError(path, notation().fullRow(state.maxCardsPerRow));
  }
  return eco;
}

function readCounts(value: unknown, path: Path): Counts {
  const counts = mapAt(value, path, POPS);
  return POPS.map((pop) => wholeAt(counts[pop] ?? 0, [...path, pop], 0));
}

/** One marker shows the queue points of both seats: opposite numbers within the track (NGT-QUEUE-04, NGT-QUEUE-05). */
function readQueuePoints(value: unknown, now: number, components: NiceComponents): number {
  const limit = components.queuePointLimit;
  const given: number[] = [];
  eachSeatAt(value, ['qp'], SEATS, (seat, qp, path) => {
    given[seat] = wholeAt(qp, path, -limit, limit);
  });
  const [first, second] = given;
  if (first !== undefined && second !== undefined && first + second !== 0) {
    throw new PlaceError(['qp'], notation().oppositePoints(first, second));
  }
  if (first !== undefined) return first;
  return second === undefined ? now : 0 - second;
}

function readPhase(given: Fields, state: NiceState, { queueSize }: NiceComponents): void {
  const natural = isExhausted(state) ? 'scoring' : 'buy';
  const phase = given['phase'] === undefined ? natural : wordAt(given['phase'], ['phase'], PHASES);
  if (isExhausted(state) && phase !== 'scoring' && phase !== 'over') {
    throw new PlaceError(['phase'], notation().mustBeOver);
  }
  if (phase === 'scoring' && !isExhausted(state)) {
    throw new PlaceError(['phase'], notation().mustNotScore);
  }
  const isRolling = phase === 'roll';
  const size = isRolling ? queueSize - 1 : queueSize;
  if (state.queue.length > size) {
    throw new PlaceError(['queue'], notation().longQueue(size, state.queue.length));
  }
  if (state.queue.length === 0 && (phase === 'buy' || phase === 'end')) {
    throw new PlaceError(['queue'], notation().emptyQueue);
  }
  const emptied = given['emptied'];
  state.emptied = isRolling ? wholeAt(emptied ?? 1, ['emptied'], 1, state.queue.length + 1) : 0;
  if (!isRolling && emptied !== undefined && emptied !== 0) {
    throw new PlaceError(['emptied'], notation().nothingEmptied);
  }
  state.phase = phase;
}

function readGivenUp(value: unknown, state: NiceState, cards: PositionCards): void {
  if (value === undefined) return;
  state.givenUp = listAt(value, ['givenUp'], (item, path) => {
    const id = cards.find(item, path);
    if (cards.card(id).kind === 'rescue') return id;
    throw new PlaceError(path, notation().noRescue(cards.card(id).name));
  });
}

function print(state: NiceState, { components }: Setting<NiceComponents>): Record<string, unknown> {
  const cards = (ids: readonly string[]) => ids.map((id) => printPlaced(components, id));
  const bySeat = <T>(figure: (seat: Seat) => T) => ({ 0: figure(0), 1: figure(1) });
  const targets: Record<string, unknown> = {};
  state.players.forEach(({ target }, seat) => {
    if (target !== null) targets[seat] = [...targetTypes(components, target)];
  });
  const printed: Record<string, unknown> = {
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    die: state.die,
    queue: cards(state.queue),
    stock: cards([...state.stock].reverse()),
    trash: cards([...state.trash].reverse()),
    qp: bySeat((seat) => queuePoints(state, seat)),
    cash: bySeat((seat) => playerAt(state, seat).cash),
    area: bySeat((seat) => {
      const { aside, ecosystems } = playerAt(state, seat);
      const rows = (eco: EcoSystem) => Object.fromEntries(ROWS.map((row) => [row, cards(eco[row])]));
      return {
        ecosystems: ecosystems.map((eco) => ({ id: eco.id, suit: eco.suit, ...rows(eco) })),
        aside: cards(aside),
      };
    }),
    targets,
    random: [...state.random],
  };
  if (state.emptied > 0) printed['emptied'] = state.emptied;
  if (state.givenUp.length > 0) printed['givenUp'] = [...state.givenUp];
  if (state.placing !== null) printed['placing'] = printPlaced(components, state.placing);
  const { statedCounts } = components;
  if (statedCounts !== undefined)
    printed['countsDirect'] = bySeat((seat) => popMap(elementAt(statedCounts, seat)));
  return printed;
}
