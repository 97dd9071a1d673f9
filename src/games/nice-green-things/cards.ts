import { elementAt } from '../../engine/checked.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import { DONE } from '../../engine/question.ts';
import { flagAt, mapAt, textAt, wholeAt, wordAt } from '../../engine/reading.ts';
import { type CardId, POPS, type Pop, ROWS, type Row, SUITS, type Suit } from './state.ts';
import { notation } from './words/notation.ts';

/** The kind of a card: a project with row symbols, one of the two kinds without, or a filler in a scenario. */
export type CardKind = 'project' | 'rescue' | 'visitor' | 'filler';

/**
 * A project card. It counts only for the row that it is in; its cashflow counts everywhere (NGT-ECO-05, NGT-CASH-09).
 */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  /** At most one (NR-17); null on fillers. Pops depend on habitat and science of this colour (NGT-SYM-08, NR-09). */
  readonly suit: Suit | null;
  readonly kind: CardKind;
  /** Pop groups by type, in the order of `POPS` (NGT-SYM-02). */
  readonly pops: readonly number[];
  /** Science symbols of the card's suit (NGT-SYM-05). */
  readonly science: number;
  /** Habitat symbols of the card's suit (NGT-SYM-09). */
  readonly habitat: number;
  /** Crowd symbols, without effect in the base game (NGT-SYM-06, NGT-SYM-07, NR-07, NR-08). */
  readonly crowd: number;
  readonly crowdLoss: number;
  /** Cashflow and cost symbols (NGT-SYM-03, NGT-SYM-04). */
  readonly cash: number;
  readonly cost: number;
  /** The total effect on cashflow (NGT-CASH-02). */
  readonly net: number;
  /** The rows that the card has a symbol for, from the bottom up (NGT-ECO-03, NGT-ECO-04). */
  readonly rows: readonly Row[];
  /** Whether a position defines it, instead of the box. */
  readonly inline: boolean;
}

const WORDS = [
  'name',
  'suit',
  'pops',
  'science',
  'habitat',
  'cash',
  'cost',
  'crowd',
  'crowdLoss',
  'rescue',
  'visitor',
];

/** Answers that are not cards; no card may have such a name. */
const RESERVED = ['pass', 'exchange', DONE, 'new', 'roll', 'end-turn'];

/** The id of a card in the box: its name in kebab-case. */
export function cardId(name: string): CardId {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Reads a card in the words of positions and of the component table.
 * @param idOf derives its id from its name; default: the name itself, for an inline card
 * @throws PlaceError if no project can have these figures
 */
export function readCard(value: unknown, path: Path, idOf?: (name: string) => CardId): Card {
  const card = mapAt(value, path, WORDS);
  const name = textAt(card['name'], [...path, 'name']);
  const suit = card['suit'] === undefined ? null : wordAt(card['suit'], [...path, 'suit'], SUITS);
  const pops = readPops(card['pops'], [...path, 'pops']);
  const figure = (word: string) => wholeAt(card[word] ?? 0, [...path, word], 0, 99);
  const science = figure('science');
  const habitat = figure('habitat');
  const rescue = card['rescue'] !== undefined && flagAt(card['rescue'], [...path, 'rescue']);
  const visitor = card['visitor'] !== undefined && flagAt(card['visitor'], [...path, 'visitor']);
  if (rescue && visitor) throw new PlaceError([...path, 'visitor'], notation().rescueAndVisitor);
  const symbols: Record<Row, boolean> = {
    habitat: habitat > 0,
    science: science > 0,
    pops: pops.some((n) => n > 0),
  };
  const rows = ROWS.filter((row) => symbols[row]);
  if (rows.length > 0 && (rescue || visitor)) {
    throw new PlaceError([...path, elementAt(rows, 0)], notation().noRowSymbols);
  }
  if (rows.length > 0 && suit === null) throw new PlaceError([...path, 'suit'], notation().suitOfSymbols);
  const id = idOf?.(name) ?? name;
  if (id === '' || RESERVED.includes(id))
    throw new PlaceError([...path, 'name'], notation().reservedName(name));
  const cash = figure('cash');
  const cost = figure('cost');
  if (visitor && cost > 0) throw new PlaceError([...path, 'cost'], notation().visitorCostsNothing);
  const kind = rescue ? 'rescue' : visitor ? 'visitor' : suit === null ? 'filler' : 'project';
  return {
    id,
    name,
    suit,
    kind,
    pops,
    science,
    habitat,
    crowd: figure('crowd'),
    crowdLoss: figure('crowdLoss'),
    cash,
    cost,
    net: cash - cost,
    rows,
    inline: idOf === undefined,
  };
}

function readPops(value: unknown, path: Path): number[] {
  const given = value === undefined ? {} : mapAt(value, path, POPS);
  return POPS.map((pop) => wholeAt(given[pop] ?? 0, [...path, pop], 0, 99));
}

const NO_POPS: readonly number[] = POPS.map(() => 0);

/**
 * A card in a deck of fillers, which a scenario can set up; it has only a name.
 * @throws Error if the id is not that of a filler, so the card does not exist
 */
export function fillerCard(id: CardId): Card {
  if (!/^filler-\d+$/.test(id)) throw new Error(`There is no card ${id}.`);
  return {
    id,
    name: id,
    suit: null,
    kind: 'filler',
    pops: NO_POPS,
    science: 0,
    habitat: 0,
    crowd: 0,
    crowdLoss: 0,
    cash: 0,
    cost: 0,
    net: 0,
    rows: [],
    inline: true,
  };
}

/** A card in the words of positions; figures of 0 are left out. */
export function printCard(card: Card): Record<string, unknown> {
  const words: Record<string, unknown> = { name: card.name };
  if (card.suit !== null) words['suit'] = card.suit;
  const pops = popMap(card.pops);
  if (Object.keys(pops).length > 0) words['pops'] = pops;
  for (const figure of ['science', 'habitat', 'cash', 'cost', 'crowd', 'crowdLoss'] as const) {
    if (card[figure] > 0) words[figure] = card[figure];
  }
  if (card.kind === 'rescue') words['rescue'] = true;
  if (card.kind === 'visitor') words['visitor'] = true;
  return words;
}

/** Counts by type as a map of words; types with a count of 0 are left out. */
export function popMap(counts: readonly number[]): Partial<Record<Pop, number>> {
  const map: Partial<Record<Pop, number>> = {};
  POPS.forEach((pop, index) => {
    const count = elementAt(counts, index);
    if (count > 0) map[pop] = count;
  });
  return map;
}

/** The number of symbols that a card has for a row; for the top row, all types together. */
export function symbolsFor(card: Card, row: Row): number {
  if (row === 'pops') return card.pops.reduce((sum, count) => sum + count, 0);
  return card[row];
}

/** The rule that explains a kind of card. */
export const RULE_OF_KIND: Readonly<Partial<Record<Card['kind'], string>>> = {
  project: 'NGT-ECO-03',
  rescue: 'NGT-RESC-01',
  visitor: 'NGT-ECO-11',
};

/** The rule that explains a choice other than a card. */
export const RULE_OF_CHOICE: Readonly<Record<string, string>> = {
  pass: 'NGT-QUEUE-11',
  exchange: 'NGT-RESC-01',
  roll: 'NGT-QUEUE-12',
  new: 'NGT-ECO-08',
};
