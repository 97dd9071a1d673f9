import type { Setting } from '../../engine/game.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import type { Given, PlacedPosition, PositionNotation } from '../../engine/position.ts';
import type { Value } from '../../engine/question.ts';
import type { LimitComponents } from './components.ts';
import { crisisCount, disruptionTotal, pollutionReserve, populationValue } from './figures.ts';
import { readNation } from './position-nation.ts';
import { flag, kindMap, list, map, oneOf, seatNumber, whole } from './position-words.ts';
import { limitSteps } from './sequence.ts';
import { EVENT_IDS } from './solo.ts';
import { ALLIANCES, CLASSES, CRISES, type Crisis, type LimitState, type Nation, RESOURCES } from './state.ts';
import { vocabulary } from './vocabulary.ts';

type Reader = (state: LimitState, value: unknown, path: Path, components: LimitComponents) => void;

const STAR_FIELDS = ['money', 'fossil', 'territory', 'pollution', 'disruption'] as const;

/** One reader for each word of the world; nations come last, when the rest stands. */
const READERS: Readonly<Record<string, Reader>> = {
  bank: (state, value, path) => {
    state.bank = whole(value, path, 0);
  },
  // Checked against what nations hold once those are read.
  pollutionReserve: (_state, value, path) => void whole(value, path, 0),
  disruptionReserve: (state, value, path) => {
    state.disruptionReserve = whole(value, path, 0);
  },
  market: (state, value, path, components) => {
    const last = components.marketplace.buy.length;
    const fields = map(value, path, ['stock', 'price']);
    kindMap(fields['stock'], [...path, 'stock'], RESOURCES, (resource, count, place) => {
      state.market.stock[resource] = whole(count, place, 0);
    });
    kindMap(fields['price'], [...path, 'price'], RESOURCES, (resource, position, place) => {
      state.market.price[resource] = whole(position, place, 1, last);
    });
  },
  colonization: (state, value, path) => {
    kindMap(value, path, ['territory', 'fossil'] as const, (kind, count, place) => {
      state.colonization[kind] = whole(count, place, 0);
    });
  },
  crises: (state, value, path, components) => {
    const { count } = components.generations;
    const fields = map(value, path);
    state.crises = Array.from({ length: count }, () => []);
    for (const [generation, tiles] of Object.entries(fields)) {
      const place = [...path, generation];
      const number = whole(Number(generation), place, 1, count);
      const read = list(tiles, place).map((tile, index) => oneOf(tile, [...place, index], CRISES));
      if (new Set(read).size < read.length)
        throw new PlaceError(place, 'a generation has at most one tile of a type (LIM-INT-05)');
      state.crises[number - 1] = CRISES.filter((crisis) => read.includes(crisis)) as Crisis[];
    }
  },
  generation: (state, value, path, components) => {
    state.generation = whole(value, path, 1, components.generations.count);
  },
  leader: (state, value, path) => {
    state.leader = seatNumber(value, path, state.nations.length);
  },
  turn: (state, value, path) => {
    state.turn = value === null ? null : seatNumber(value, path, state.nations.length);
    if (state.turn !== null) state.step = 'decidePolicy';
  },
  ended: (state, value, path) => {
    state.ended = flag(value, path);
  },
  winners: (state, value, path) => {
    state.winners = list(value, path).map((seat, index) =>
      seatNumber(seat, [...path, index], state.nations.length),
    );
  },
  alliances: (state, value, path) => {
    kindMap(value, path, ALLIANCES, (kind, groups, place) => {
      const taken = new Set<number>();
      state.alliances[kind] = list(groups, place).map((group, index) => {
        const seats = list(group, [...place, index]).map((seat, at) =>
          seatNumber(seat, [...place, index, at], state.nations.length),
        );
        for (const seat of seats) {
          if (taken.has(seat))
            throw new PlaceError(
              [...place, index],
              `seat ${seat} is in a ${kind} alliance already (LIM-ALL-01)`,
            );
          taken.add(seat);
        }
        if (seats.length < 2) throw new PlaceError([...place, index], 'an alliance has at least two members');
        return seats.sort((one, other) => one - other);
      });
    });
  },
  agreed: (state, value, path) => {
    kindMap(value, path, ALLIANCES, (kind, flags, place) => {
      state.agreed[kind] = perSeat(flags, place, state).map((item, index) => flag(item, [...place, index]));
    });
  },
  demilitarized: (state, value, path) => {
    state.demilitarized = flag(value, path);
  },
  star: (state, value, path) => {
    const { star } = state;
    if (star === null) throw new PlaceError(path, 'only a game of one nation has a star nation');
    kindMap(value, path, STAR_FIELDS, (field, count, place) => {
      star[field] = whole(count, place, 0);
    });
  },
  step: (state, value, path) => {
    state.step = value === null ? null : oneOf(value, path, Object.keys(limitSteps));
  },
  columns: (state, value, path) => {
    state.columns =
      value === null
        ? null
        : perSeat(value, path, state).map((item, index) => whole(item, [...path, index], 1, 4));
  },
  stressTests: (state, value, path) => {
    state.stressTests = whole(value, path, 0, 2);
  },
  allianceTurn: (state, value, path) => {
    state.allianceTurn = value === null ? null : seatNumber(value, path, state.nations.length);
  },
  allianceActed: (state, value, path) => {
    state.allianceActed = whole(value, path, 0, state.nations.length);
  },
  events: (state, value, path) => {
    const fields = map(value, path, ['pile', 'discards']);
    for (const pile of ['pile', 'discards'] as const) {
      if (!(pile in fields)) continue;
      state.events[pile] = list(fields[pile], [...path, pile]).map((event, index) =>
        oneOf(event, [...path, pile, index], EVENT_IDS),
      );
    }
  },
  random: (state, value, path) => {
    const numbers = list(value, path).map((item, index) => whole(item, [...path, index], 0, 4294967295));
    if (numbers.length !== 4)
      throw new PlaceError(path, `a random stream has four numbers, not ${numbers.length}`);
    state.random = numbers as LimitState['random'];
  },
};

function perSeat(value: unknown, path: Path, state: LimitState): unknown[] {
  const items = list(value, path);
  if (items.length !== state.nations.length) {
    throw new PlaceError(
      path,
      `this needs an entry for each of ${state.nations.length} seats, not ${items.length}`,
    );
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
  for (const [word, value] of Object.entries(map(given, [], words))) {
    READERS[word]?.(state, value, [word], components);
  }
  const nations = given['nations'] === undefined ? {} : map(given['nations'], ['nations']);
  for (const [seat, fields] of Object.entries(nations)) {
    const path = ['nations', seat];
    readNation(state, seatNumber(Number(seat), path, state.nations.length), fields, path, components);
  }
  checkReserves(given, state, components);
  checkCrises(given, state);
  return { state, setting };
}

/** What nations hold and what lies on the cards must agree (LR-33, LR-34). */
function checkReserves(given: Given, state: LimitState, components: LimitComponents): void {
  const pollution = pollutionReserve(state, components);
  if (given['pollutionReserve'] !== undefined && given['pollutionReserve'] !== pollution) {
    throw new PlaceError(
      ['pollutionReserve'],
      `with what the nations hold, ${pollution} tokens are on the card, not ${String(given['pollutionReserve'])}`,
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
      `with what the nations hold, ${least} to ${total} tokens are on the card, not ${state.disruptionReserve}`,
    );
  }
}

/** No tile lies on a generation that has not begun. */
function checkCrises(given: Given, state: LimitState): void {
  state.crises.forEach((tiles, index) => {
    if (tiles.length > 0 && index + 1 > state.generation) {
      throw new PlaceError(
        ['crises', index + 1],
        `generation ${index + 1} has not begun: it is generation ${state.generation}`,
      );
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
    money: nation.money,
    renewable: nation.renewable,
    industrial: nation.industrial,
    military: nation.military,
    fossil: nation.fossil,
    territory: nation.territory,
    disruption: nation.disruption,
    pollution: nation.pollution,
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

/** Limit's position notation: `given` over the state right after set-up, and the whole position printed. */
export const limitPosition: PositionNotation<LimitState, LimitComponents> = { read, print, vocabulary };
