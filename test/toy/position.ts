import type { Setting } from '../../src/engine/game.ts';
import { type Path, PlaceError } from '../../src/engine/place.ts';
import type { Given, PositionNotation } from '../../src/engine/position.ts';
import type { RandomStream } from '../../src/engine/random.ts';
import type { Card, OrchardComponents } from './components.ts';
import { type Grower, type OrchardState, PHASES, type Phase } from './state.ts';

type Entries = Readonly<Record<string, unknown>>;

/** The words of a position, and the lists of cards among them. */
const NUMBERS = ['round', 'rounds', 'first', 'turn', 'turnsLeft', 'sky'] as const;
const LISTS = ['pile', 'discard', 'looked'] as const;
const WORDS: readonly string[] = [...NUMBERS, ...LISTS, 'phase', 'lot', 'random', 'seats', 'cards'];

export const position: PositionNotation<OrchardState, OrchardComponents> = {
  read(given, state, setting) {
    for (const word of Object.keys(given)) {
      if (!WORDS.includes(word)) throw new PlaceError([word], `${word} is no word of a position`);
    }
    const joined = withInlineCards(given, setting);
    const placed = new Set<string>();
    for (const word of NUMBERS) if (word in given) state[word] = number(given[word], [word], 0, 99);
    if ('phase' in given) state.phase = phaseOf(given['phase']);
    if ('random' in given) state.random = given['random'] as RandomStream;
    if ('lot' in given)
      state.lot = given['lot'] === null ? null : card(given['lot'], ['lot'], placed, joined);
    for (const word of LISTS) if (word in given) state[word] = cards(given[word], [word], placed, joined);
    const seats = map(given['seats'] ?? {}, ['seats']);
    for (const [key, value] of Object.entries(seats)) {
      const grower = state.seats[Number(key)];
      if (grower === undefined) throw new PlaceError(['seats', key], `there is no seat ${key}`);
      readSeat(map(value, ['seats', key]), ['seats', key], grower, placed, joined);
    }
    settleCards(given, state, placed, joined);
    return { state, setting: joined };
  },

  print(state, { components }) {
    const { random, round, rounds, phase, first, turn, turnsLeft, sky, lot, pile, discard, looked } = state;
    const inline = Object.entries(components.cards).filter(([, { kind }]) => kind === 'inline');
    const seats = Object.fromEntries(
      state.seats.map(({ coins, hand, planted, chips }, seat) => [
        String(seat),
        { coins, hand: [...hand], planted: [...planted], chips: { ...chips } },
      ]),
    );
    const whole = {
      round,
      rounds,
      phase,
      first,
      turn,
      turnsLeft,
      sky,
      lot,
      pile: [...pile],
      discard: [...discard],
      looked: [...looked],
      random: [...random],
      seats,
    };
    if (inline.length === 0) return whole;
    return {
      ...whole,
      cards: Object.fromEntries(inline.map(([id, { cost, points }]) => [id, { cost, points }])),
    };
  },

  vocabulary: () => WORDS.join('\n'),
};

function withInlineCards(given: Given, setting: Setting<OrchardComponents>): Setting<OrchardComponents> {
  if (!('cards' in given)) return setting;
  const table: Record<string, Card> = { ...setting.components.cards };
  for (const [id, value] of Object.entries(map(given['cards'], ['cards']))) {
    const { cost, points } = map(value, ['cards', id]);
    table[id] = {
      kind: 'inline',
      cost: number(cost, ['cards', id, 'cost'], 0, 99),
      points: number(points, ['cards', id, 'points'], 0, 99),
    };
  }
  return { ...setting, components: { ...setting.components, cards: table } };
}

function readSeat(
  given: Entries,
  path: Path,
  grower: Grower,
  placed: Set<string>,
  setting: Setting<OrchardComponents>,
): void {
  for (const [word, value] of Object.entries(given)) {
    const place = [...path, word];
    if (word === 'coins') grower.coins = number(value, place, 0, 999);
    else if (word === 'hand') grower.hand = cards(value, place, placed, setting).sort();
    else if (word === 'planted') grower.planted = cards(value, place, placed, setting);
    else if (word === 'chips') {
      for (const [chip, count] of Object.entries(map(value, place))) {
        if (chip !== 'sun' && chip !== 'rain') throw new PlaceError([...place, chip], `${chip} is no chip`);
        grower.chips[chip] = number(count, [...place, chip], 0, 99);
      }
    } else throw new PlaceError(place, `${word} is no word of a seat`);
  }
}

/** Every card is in one place: where `given` puts it, otherwise where it was, otherwise at the bottom of the pile. */
function settleCards(
  given: Given,
  state: OrchardState,
  placed: ReadonlySet<string>,
  { components }: Setting<OrchardComponents>,
): void {
  const seats = map(given['seats'] ?? {}, ['seats']);
  const open = (key: string, word: string) => !(word in map(seats[key] ?? {}, ['seats', key]));
  const isFree = (id: string) => !placed.has(id);
  for (const word of LISTS) if (!(word in given)) state[word] = state[word].filter(isFree);
  state.seats.forEach((grower, seat) => {
    if (open(String(seat), 'hand')) grower.hand = grower.hand.filter(isFree);
    if (open(String(seat), 'planted')) grower.planted = grower.planted.filter(isFree);
  });
  const { pile, discard, looked, lot } = state;
  const standing = new Set([...pile, ...discard, ...looked, ...(lot === null ? [] : [lot])]);
  for (const { hand, planted } of state.seats) for (const id of [...hand, ...planted]) standing.add(id);
  const homeless = Object.keys(components.cards).filter((id) => !standing.has(id));
  if ('pile' in given && 'discard' in given && homeless.length > 0) {
    throw new PlaceError(['pile'], `${homeless.join(', ')} would stand nowhere`);
  }
  ('pile' in given ? discard : pile).push(...homeless);
}

function phaseOf(value: unknown): Phase {
  if (PHASES.includes(value as Phase)) return value as Phase;
  throw new PlaceError(['phase'], `a phase is one of ${PHASES.join(', ')}, not ${String(value)}`);
}

function cards(
  value: unknown,
  path: Path,
  placed: Set<string>,
  setting: Setting<OrchardComponents>,
): string[] {
  if (!Array.isArray(value)) throw new PlaceError(path, 'this must be a list of cards');
  return value.map((id, index) => card(id, [...path, index], placed, setting));
}

function card(
  id: unknown,
  path: Path,
  placed: Set<string>,
  { components }: Setting<OrchardComponents>,
): string {
  if (typeof id !== 'string' || !(id in components.cards))
    throw new PlaceError(path, `there is no card ${String(id)}`);
  if (placed.has(id)) throw new PlaceError(path, `${id} stands in two places`);
  placed.add(id);
  return id;
}

function number(value: unknown, path: Path, from: number, to: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value;
  throw new PlaceError(path, `this must be a whole number from ${from} to ${to}, not ${String(value)}`);
}

function map(value: unknown, path: Path): Entries {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Entries;
  throw new PlaceError(path, 'this must be a map');
}
