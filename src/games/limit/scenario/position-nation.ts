import { type Path, PlaceError, TwiceError } from '../../../engine/place.ts';
import type { Seat } from '../../../engine/question.ts';
import {
  eachWordAt,
  type Fields,
  flagAt,
  listAt,
  listOnceAt,
  MOST,
  mapAt,
  wholeAt,
  wordAt,
} from '../../../engine/reading.ts';
import { nationAt, SHIFT_STANDARD, TOP_STANDARD } from '../board-changes.ts';
import { CARD_ORDER, inOrder } from '../card-order.ts';
import type { LimitComponents } from '../figures.ts';
import { renewableCap, topPlantLevel } from '../figures.ts';
import {
  type CardId,
  CLASSES,
  DECKS,
  type DeckName,
  type LimitState,
  NATION_TOKENS,
  type Nation,
  PLANTS,
} from '../state.ts';
import { notation } from '../words/notation.ts';

const CARD_LISTS = ['hand', 'aside', 'played', 'permanents'] as const;
const WORDS: readonly string[] = [
  ...NATION_TOKENS,
  ...CARD_LISTS,
  'shown',
  'population',
  'production',
  'classes',
  'shiftTiles',
  'shiftZone',
  'unrest',
  'decks',
  'buried',
  'passed',
  'score',
];

/**
 * Reads a position's entry for one nation.
 * @throws PlaceError for unknown words and for values that a nation board cannot show
 */
export function readNation(
  state: LimitState,
  seat: Seat,
  value: unknown,
  path: Path,
  components: LimitComponents,
): void {
  const nation = nationAt(state, seat);
  const given = mapAt(value, path, WORDS);
  for (const token of NATION_TOKENS) {
    if (token in given) nation[token] = wholeAt(given[token], [...path, token], 0);
  }
  if ('population' in given) {
    const { population: people } = given;
    const level = typeof people === 'number' ? components.population.indexOf(people) + 1 : 0;
    if (level === 0) {
      throw new PlaceError(
        [...path, 'population'],
        notation().populationValues(components.population.join(', '), JSON.stringify(given['population'])),
      );
    }
    nation.population = level;
  }
  if ('unrest' in given)
    nation.unrest = wholeAt(given['unrest'], [...path, 'unrest'], 1, components.unrest.positions);
  if ('passed' in given) nation.passed = flagAt(given['passed'], [...path, 'passed']);
  if (given['score'] !== undefined && given['score'] !== null) {
    if (state.scores.length === 0) state.scores = state.nations.map(() => 0);
    state.scores[seat] = wholeAt(given['score'], [...path, 'score'], -MOST);
  }
  readPlants(nation, given, path, components);
  readClasses(nation, given, path);
  readCards(nation, given, path, components);
}

function readPlants(nation: Nation, given: Fields, path: Path, components: LimitComponents): void {
  const cap = renewableCap(components, nation.territory);
  eachWordAt(given['production'], [...path, 'production'], PLANTS, (plant, level, place) => {
    nation.production[plant] = wholeAt(level, place, 1, topPlantLevel(components));
    if (plant === 'renewable' && nation.production.renewable > cap) {
      throw new PlaceError(place, notation().renewableCap(nation.territory, cap, String(level)));
    }
  });
  nation.production.renewable = Math.min(nation.production.renewable, cap);
}

function readClasses(nation: Nation, given: Fields, path: Path): void {
  eachWordAt(given['classes'], [...path, 'classes'], CLASSES, (name, standard, place) => {
    nation.classes[CLASSES.indexOf(name)] = wholeAt(standard, place, 1, TOP_STANDARD);
  });
  nation.classes.forEach((standard, index) => {
    const above = nation.classes[index - 1];
    if (above !== undefined && above < standard) {
      throw new PlaceError(
        [...path, 'classes'],
        notation().classOrder(String(CLASSES[index]), standard, String(CLASSES[index - 1]), above),
      );
    }
  });
  if ('shiftTiles' in given) {
    const place = [...path, 'shiftTiles'];
    const names = listOnceAt(given['shiftTiles'], place, (name, at) => wordAt(name, at, CLASSES));
    nation.shiftTiles = CLASSES.map((name) => names.includes(name));
  }
  const left = nation.shiftTiles.filter(Boolean).length;
  if ('shiftZone' in given)
    nation.shiftZone = wholeAt(given['shiftZone'], [...path, 'shiftZone'], 0, CLASSES.length - left);
  nation.classes.forEach((standard, index) => {
    if (standard >= SHIFT_STANDARD && nation.shiftTiles[index] === true && 'shiftTiles' in given) {
      throw new PlaceError([...path, 'shiftTiles'], notation().noTileLeft(String(CLASSES[index]), standard));
    }
    // A class at 3 or more has lost its tile, whether the position says so or not.
    if (standard >= SHIFT_STANDARD) nation.shiftTiles[index] = false;
  });
}

/** Lists in the position hold exactly the cards they name; the nation's other lists lose those cards. */
function readCards(nation: Nation, given: Fields, path: Path, components: LimitComponents): void {
  const named = new Map<CardId, Path>();
  const cardsAt = (value: unknown, place: Path): CardId[] =>
    listAt(value, place, (item, at) => {
      const card = wordAt(item, at, CARD_ORDER);
      const other = named.get(card);
      if (other !== undefined)
        throw new TwiceError(at, other, notation().cardTwice(card, other.slice(2, -1).join('.')));
      named.set(card, at);
      return card;
    });
  const lists: Partial<Record<(typeof CARD_LISTS)[number], CardId[]>> = {};
  for (const name of CARD_LISTS) if (name in given) lists[name] = cardsAt(given[name], [...path, name]);
  const decks: Partial<Record<DeckName, CardId[]>> = {};
  eachWordAt(given['decks'], [...path, 'decks'], DECKS, (deck, value, place) => {
    decks[deck] = cardsAt(value, place);
    decks[deck]?.forEach((card, index) => {
      const own = components.cards[card]?.deck;
      if (own !== deck) throw new PlaceError([...place, index], notation().otherDeck(card, String(own)));
    });
  });
  checkKinds(lists, path, components);
  const free = (cards: CardId[]) => cards.filter((card) => !named.has(card));
  nation.hand = inOrder(lists.hand ?? free(nation.hand));
  nation.aside = lists.aside ?? free(nation.aside);
  nation.played = lists.played ?? free(nation.played);
  nation.permanents = lists.permanents ?? free(nation.permanents);
  for (const deck of DECKS) nation.decks[deck] = decks[deck] ?? free(nation.decks[deck]);
  nation.shown = nation.shown.filter((card) => nation.hand.includes(card));
  if ('shown' in given) {
    nation.shown = inOrder(
      listOnceAt(given['shown'], [...path, 'shown'], (card, place) => wordAt(card, place, nation.hand)),
    );
  }
  eachWordAt(given['buried'], [...path, 'buried'], DECKS, (deck, count, place) => {
    nation.buried[deck] = wholeAt(count, place, 0, nation.decks[deck].length);
  });
}

function checkKinds(
  lists: Partial<Record<(typeof CARD_LISTS)[number], CardId[]>>,
  path: Path,
  components: LimitComponents,
): void {
  for (const [name, kind] of [
    ['played', 'instant'],
    ['permanents', 'permanent'],
  ] as const) {
    lists[name]?.forEach((card, index) => {
      if (components.cards[card]?.kind !== kind)
        throw new PlaceError([...path, name, index], notation().otherCardKind(card, kind));
    });
  }
  lists.aside?.forEach((card, index) => {
    if (components.cards[card]?.from !== 'unlock')
      throw new PlaceError([...path, 'aside', index], notation().notUnlockable(card));
  });
}
