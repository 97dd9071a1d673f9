import type { Setting } from '../../../engine/game.ts';
import { type Path, PlaceError, TwiceError } from '../../../engine/place.ts';
import type { Given, PlacedPosition, PositionNotation } from '../../../engine/position.ts';
import type { Value } from '../../../engine/question.ts';
import {
  eachSeatAt,
  eachWordAt,
  flagAt,
  keyAt,
  listAt,
  listOnceAt,
  mapAt,
  seatAt,
  streamAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import { turnOrder } from '../board-changes.ts';
import type { LimitComponents } from '../figures.ts';
import { crisisCount, disruptionTotal, pollutionReserve, populationValue } from '../figures.ts';
import { EVENT_IDS } from '../solo.ts';
import {
  ALLIANCES,
  CLASSES,
  CRISES,
  type Crisis,
  type LimitState,
  NATION_TOKENS,
  type Nation,
  RESOURCES,
} from '../state.ts';
import { steps } from '../steps.ts';
import { notation } from '../words/notation.ts';
import { readNation } from './position-nation.ts';

type Reader = (state: LimitState, value: unknown, path: Path, components: LimitComponents) => void;

/** The number of crisis tiles of one type (LIM-COMP-01). */
const TILES_OF_A_TYPE = 4;

const STAR_FIELDS = ['money', 'fossil', 'territory', 'pollution', 'disruption'] as const;

/** One reader for each word of the table; nations are read last, after everything else. */
const READERS: Readonly<Record<string, Reader>> = {
  bank: (state, value, path) => {
    state.bank = wholeAt(value, path, 0);
  },
  // Checked later against what the nations hold.
  pollutionReserve: (_state, value, path) => void wholeAt(value, path, 0),
  disruptionReserve: (state, value, path) => {
    state.disruptionReserve = wholeAt(value, path, 0);
  },
  market: (state, value, path, components) => {
    const last = components.marketplace.buy.length;
    const fields = mapAt(value, path, ['stock', 'price']);
    eachWordAt(fields['stock'], [...path, 'stock'], RESOURCES, (resource, count, place) => {
      state.market.stock[resource] = wholeAt(count, place, 0);
    });
    eachWordAt(fields['price'], [...path, 'price'], RESOURCES, (resource, position, place) => {
      state.market.price[resource] = wholeAt(position, place, 1, last);
    });
  },
  colonization: (state, value, path) => {
    eachWordAt(value, path, ['territory', 'fossil'] as const, (kind, count, place) => {
      state.colonization[kind] = wholeAt(count, place, 0);
    });
  },
  crises: (state, value, path, components) => {
    const { count } = components.generations;
    const fields = mapAt(value, path);
    state.crises = Array.from({ length: count }, () => []);
    const ofType: Record<Crisis, number> = { financial: 0, environmental: 0, military: 0 };
    for (const [generation, tiles] of Object.entries(fields)) {
      const place = [...path, generation];
      const number = keyAt(generation, place, 1, count);
      const read = listAt(tiles, place, (tile, at) => wordAt(tile, at, CRISES));
      if (new Set(read).size < read.length) throw new PlaceError(place, notation().crisisTwice);
      state.crises[number - 1] = CRISES.filter((crisis) => read.includes(crisis)) as Crisis[];
      for (const crisis of read) {
        ofType[crisis] += 1;
        if (ofType[crisis] > TILES_OF_A_TYPE)
          throw new PlaceError(place, notation().crisisTiles(TILES_OF_A_TYPE, crisis));
      }
    }
  },
  generation: (state, value, path, components) => {
    state.generation = wholeAt(value, path, 1, components.generations.count);
  },
  leader: (state, value, path) => {
    state.leader = seatAt(value, path, state.nations.length);
  },
  turn: (state, value, path) => {
    state.turn = value === null ? null : seatAt(value, path, state.nations.length);
  },
  ended: (state, value, path) => {
    state.ended = flagAt(value, path);
  },
  winners: (state, value, path) => {
    state.winners = listOnceAt(value, path, (seat, place) => seatAt(seat, place, state.nations.length));
  },
  alliances: (state, value, path) => {
    eachWordAt(value, path, ALLIANCES, (kind, groups, place) => {
      const taken = new Set<number>();
      state.alliances[kind] = listAt(groups, place).map((group, index) => {
        const seats = listAt(group, [...place, index], (seat, at) => seatAt(seat, at, state.nations.length));
        for (const seat of seats) {
          if (taken.has(seat)) throw new PlaceError([...place, index], notation().alliedAlready(seat, kind));
          taken.add(seat);
        }
        if (seats.length < 2) throw new PlaceError([...place, index], notation().allianceOfTwo);
        return seats.sort((one, other) => one - other);
      });
    });
  },
  agreed: (state, value, path) => {
    eachWordAt(value, path, ALLIANCES, (kind, flags, place) => {
      state.agreed[kind] = perSeat(flags, place, state).map((item, index) => flagAt(item, [...place, index]));
    });
  },
  demilitarized: (state, value, path) => {
    state.demilitarized = flagAt(value, path);
  },
  star: (state, value, path) => {
    const { star } = state;
    if (star === null) throw new PlaceError(path, notation().starInSolo);
    eachWordAt(value, path, STAR_FIELDS, (field, count, place) => {
      star[field] = wholeAt(count, place, 0);
    });
  },
  step: (state, value, path) => {
    state.step = value === null ? null : wordAt(value, path, Object.keys(steps));
  },
  columns: (state, value, path) => {
    state.columns =
      value === null
        ? null
        : perSeat(value, path, state).map((item, index) => wholeAt(item, [...path, index], 1, 4));
  },
  stressTests: (state, value, path) => {
    state.stressTests = wholeAt(value, path, 0, 2);
  },
  allianceTurn: (state, value, path) => {
    state.allianceTurn = value === null ? null : seatAt(value, path, state.nations.length);
  },
  allianceActed: (state, value, path) => {
    state.allianceActed = wholeAt(value, path, 0, state.nations.length);
  },
  events: (state, value, path) => {
    if (state.star === null) throw new PlaceError(path, notation().eventsOfOne);
    const fields = mapAt(value, path, ['pile', 'discards']);
    const named = new Map<string, Path>();
    for (const pile of ['pile', 'discards'] as const) {
      if (!(pile in fields)) continue;
      state.events[pile] = listAt(fields[pile], [...path, pile]).map((item, index) => {
        const event = wordAt(item, [...path, pile, index], EVENT_IDS);
        const place = [...path, pile, index];
        const before = named.get(event);
        if (before !== undefined) throw new TwiceError(place, before, notation().eventOnce(event));
        named.set(event, place);
        return event;
      });
    }
    // As with a nation's cards, the pile that is not named loses the events that the other one names.
    for (const pile of ['pile', 'discards'] as const)
      if (!(pile in fields)) state.events[pile] = state.events[pile].filter((event) => !named.has(event));
    if (state.events.pile.length + state.events.discards.length === 0)
      throw new PlaceError(path, notation().eventLeft);
  },
  random: (state, value, path) => {
    state.random = streamAt(value, path);
  },
};

function perSeat(value: unknown, path: Path, state: LimitState): readonly unknown[] {
  const items = listAt(value, path);
  if (items.length !== state.nations.length) {
    throw new PlaceError(path, notation().entryForEach(state.nations.length, items.length));
  }
  return items;
}

function read(
  given: Given,
  state: LimitState,
  setting: Setting<LimitComponents>,
): PlacedPosition<LimitState, LimitComponents> {
  const { components } = setting;
  state.leader = 0;
  const words = [...Object.keys(READERS), 'nations'];
  for (const [word, value] of Object.entries(mapAt(given, [], words))) {
    READERS[word]?.(state, value, [word], components);
  }
  eachSeatAt(given['nations'], ['nations'], state.nations.length, (seat, fields, path) => {
    readNation(state, seat, fields, path, components);
  });
  placeTurn(given, state);
  checkAlliances(given, state);
  checkReserves(given, state, components);
  checkCrises(given, state);
  return { state, setting };
}

/** The turn and the current step must agree; by default the leader's turn is next. */
function placeTurn(given: Given, state: LimitState): void {
  const turns = [
    ['turn', 'decidePolicy'],
    ['allianceTurn', 'alliance'],
  ] as const;
  for (const [turn, step] of turns) {
    if (given[turn] === undefined || given[turn] === null) continue;
    if (given['step'] === undefined) state.step = step;
    if (state.step !== step) throw new PlaceError([turn], notation().turnOnlyIn(step, String(state.step)));
  }
  if (given['turn'] === undefined && state.turn !== null) {
    // The teaching game begins in the middle of the phase (LIM-TEACH-02).
    state.turn = turnOrder(state).find((seat) => state.nations[seat]?.passed === false) ?? state.leader;
  }
  if (state.star === null && state.step === 'event') throw new PlaceError(['step'], notation().eventsOfOne);
  if (state.star !== null && state.step === 'alliance')
    throw new PlaceError(['step'], notation().noAlliancesInSolo);
}

/** Without the option there are no alliances (LIM-ALL-16). */
function checkAlliances(given: Given, state: LimitState): void {
  const groups = state.alliances.military.length + state.alliances.economic.length;
  if (given['alliances'] !== undefined && groups > 0 && state.options['alliances'] !== true)
    throw new PlaceError(['alliances'], notation().noAlliancesChosen);
  for (const kind of ALLIANCES) {
    state.agreed[kind].forEach((agreed, seat) => {
      if (agreed && !state.alliances[kind].some((group) => group.includes(seat)))
        throw new PlaceError(['agreed', kind, seat], notation().tokenBeside);
    });
  }
}

/** What nations hold must agree with what lies on the cards (LR-33, LR-34). */
function checkReserves(given: Given, state: LimitState, components: LimitComponents): void {
  const pollution = pollutionReserve(state, components);
  if (given['pollutionReserve'] !== undefined && given['pollutionReserve'] !== pollution) {
    throw new PlaceError(
      ['pollutionReserve'],
      notation().pollutionOnCard(pollution, String(given['pollutionReserve'])),
    );
  }
  const held = state.nations.reduce((sum, nation) => sum + nation.disruption, state.star?.disruption ?? 0);
  const total = disruptionTotal(state, components);
  const least = Math.max(0, total - held);
  if (given['disruptionReserve'] === undefined) {
    state.disruptionReserve = least;
  } else if (state.disruptionReserve < least || state.disruptionReserve > total) {
    throw new PlaceError(
      ['disruptionReserve'],
      notation().disruptionOnCard(least, total, state.disruptionReserve),
    );
  }
}

/** A generation that has not begun has no tile. */
function checkCrises(given: Given, state: LimitState): void {
  state.crises.forEach((tiles, index) => {
    if (tiles.length > 0 && index + 1 > state.generation) {
      throw new PlaceError(['crises', index + 1], notation().notBegun(index + 1, state.generation));
    }
  });
  if (given['ended'] === undefined && crisisCount(state) === 0) state.ended = false;
}

function print(state: LimitState, setting: Setting<LimitComponents>): Record<string, unknown> {
  const { components } = setting;
  const crises: Record<string, Crisis[]> = {};
  state.crises.forEach((tiles, index) => {
    if (tiles.length > 0) crises[String(index + 1)] = [...tiles];
  });
  const printed: Record<string, unknown> = {
    generation: state.generation,
    step: state.step,
    leader: state.leader,
    turn: state.turn,
    columns: state.columns === null ? null : [...state.columns],
    stressTests: state.stressTests,
    ended: state.ended,
    winners: [...state.winners],
    bank: state.bank,
    pollutionReserve: pollutionReserve(state, components),
    disruptionReserve: state.disruptionReserve,
    market: { stock: { ...state.market.stock }, price: { ...state.market.price } },
    colonization: { ...state.colonization },
    crises,
    alliances: {
      military: state.alliances.military.map((group) => [...group]),
      economic: state.alliances.economic.map((group) => [...group]),
    },
    agreed: { military: [...state.agreed.military], economic: [...state.agreed.economic] },
    allianceTurn: state.allianceTurn,
    allianceActed: state.allianceActed,
    demilitarized: state.demilitarized,
    nations: Object.fromEntries(
      state.nations.map((nation, seat) => [seat, printNation(state, nation, seat, components)]),
    ),
  };
  if (state.star !== null) {
    printed['star'] = { ...state.star };
    printed['events'] = { pile: [...state.events.pile], discards: [...state.events.discards] };
  }
  printed['random'] = [...state.random];
  return printed;
}

function printNation(
  state: LimitState,
  nation: Nation,
  seat: number,
  components: LimitComponents,
): Record<string, unknown> {
  const score: Value | null = state.scores[seat] ?? null;
  return {
    ...Object.fromEntries(NATION_TOKENS.map((token) => [token, nation[token]])),
    population: populationValue(components, nation.population),
    production: { ...nation.production },
    classes: Object.fromEntries(CLASSES.map((name, index) => [name, nation.classes[index]])),
    shiftTiles: CLASSES.filter((_, index) => nation.shiftTiles[index]),
    shiftZone: nation.shiftZone,
    unrest: nation.unrest,
    hand: [...nation.hand],
    shown: [...nation.shown],
    aside: [...nation.aside],
    played: [...nation.played],
    permanents: [...nation.permanents],
    decks: {
      society: [...nation.decks.society],
      militaryEconomy: [...nation.decks.militaryEconomy],
      production: [...nation.decks.production],
    },
    buried: { ...nation.buried },
    passed: nation.passed,
    score,
  };
}

/** Limit's position notation: reads `given` on top of the state after set-up, and prints whole positions. */
export const position: PositionNotation<LimitState, LimitComponents> = {
  read,
  print,
  follows: {
    'nations.*.pollution': ['pollutionReserve'],
    'star.pollution': ['pollutionReserve'],
    'nations.*.disruption': ['disruptionReserve'],
    'star.disruption': ['disruptionReserve'],
    'nations.*.territory': ['nations.*.production.renewable'],
    'nations.*.classes': ['nations.*.shiftTiles', 'nations.*.shiftZone'],
    'nations.*.shiftTiles': ['nations.*.shiftZone'],
    'nations.*.hand': ['nations.*.shown'],
    'nations.*.decks': ['nations.*.buried'],
    generation: ['crises'],
    step: ['turn', 'allianceTurn'],
    turn: ['step', 'allianceTurn'],
    allianceTurn: ['step', 'turn'],
  },
  bookkeeping: ['step', 'turn', 'columns', 'random', 'bank', 'nations.*.decks'],
  vocabulary: () => notation().vocabulary,
};
