import { bareFigures } from '../../engine/components.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import type { Occasion } from '../../engine/question-kind.ts';
import { listAt, listOnceAt, mapAt, wholeAt, wordAt } from '../../engine/reading.ts';
import { type Card, cardId, fillerCard, readCard } from './cards.ts';
import shipped from './components.json' with { type: 'json' };
import { type CardId, type Counts, type NiceState, POPS, type Pop, SUITS } from './state.ts';
import { notation } from './words/notation.ts';

/** The component table of Nice Green Things as the rules read it. */
export interface NiceComponents {
  /** Projects in a full queue (NGT-QUEUE-01). */
  readonly queueSize: number;
  /** Sides of the die that trashes (NGT-QUEUE-12). */
  readonly die: number;
  /** The upper limit of queue points; its negative is the lower limit (NGT-QUEUE-05). */
  readonly queuePointLimit: number;
  readonly queuePointStart: number;
  readonly cashStart: number;
  /** The last space of the printed cashflow track; cashflow itself has no upper limit (NR-30). */
  readonly cashTrackEnd: number;
  readonly targetFactor: number;
  /** Every card of the match by id: the deck, and the cards that a position defines. */
  readonly cards: ReadonlyMap<CardId, Card>;
  /** The ids of the deck's cards, in the table's order. */
  readonly deck: readonly CardId[];
  /** Target cards by id: the pop types that they name. */
  readonly targets: ReadonlyMap<string, readonly Pop[]>;
  /** By seat, the counts that a position states instead of eco systems; absent in every match that began with the set-up. */
  readonly statedCounts?: readonly Counts[];
}

/** What most questions of Nice Green Things depend on. */
export type NiceOccasion = Occasion<NiceState, NiceComponents>;

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = shipped;

/**
 * Reads a component table into the form that the rules use.
 * @throws PlaceError if a figure is missing, of the wrong type, or inconsistent with the others
 */
export function readComponents(sourced: unknown): NiceComponents {
  const bare = mapAt(bareFigures(sourced), []);
  const queue = mapAt(bare['queue'], ['queue']);
  const points = mapAt(bare['queuePoints'], ['queuePoints']);
  const cashflow = mapAt(bare['cashflow'], ['cashflow']);
  const scoring = mapAt(bare['scoring'], ['scoring']);
  checkWords(mapAt(bare['pops'], ['pops'])['types'], POPS, ['pops', 'types']);
  checkWords(mapAt(bare['suits'], ['suits'])['colours'], SUITS, ['suits', 'colours']);
  const queuePointLimit = wholeAt(points['limit'], ['queuePoints', 'limit'], 0);
  const cards = readDeck(mapAt(bare['deck'], ['deck'])['cards'], ['deck', 'cards']);
  const queueSize = wholeAt(queue['size'], ['queue', 'size'], 1);
  if (cards.size <= queueSize) {
    throw new PlaceError(['deck', 'cards'], notation().deckSize(queueSize, cards.size));
  }
  return {
    queueSize,
    die: wholeAt(queue['die'], ['queue', 'die'], 2),
    queuePointLimit,
    queuePointStart: wholeAt(points['start'], ['queuePoints', 'start'], -queuePointLimit, queuePointLimit),
    cashStart: wholeAt(cashflow['start'], ['cashflow', 'start'], 0),
    cashTrackEnd: wholeAt(cashflow['trackEnd'], ['cashflow', 'trackEnd'], 1),
    targetFactor: wholeAt(scoring['targetFactor'], ['scoring', 'targetFactor'], 1),
    cards,
    deck: [...cards.keys()],
    targets: readTargets(mapAt(bare['targets'], ['targets'])['cards'], ['targets', 'cards']),
  };
}

function readDeck(value: unknown, path: Path): Map<CardId, Card> {
  const cards = new Map<CardId, Card>();
  const names = new Set<string>();
  listAt(value, path, (item, place) => {
    const card = readCard(item, place, cardId);
    if (card.kind === 'filler') throw new PlaceError([...place, 'suit'], notation().noFiller);
    if (cards.has(card.id) || names.has(card.name))
      throw new PlaceError([...place, 'name'], notation().cardTwice(card.name));
    cards.set(card.id, card);
    names.add(card.name);
  });
  return cards;
}

/** Reads the target cards; each names the same number of types, none of them twice (NR-44). */
function readTargets(value: unknown, path: Path): Map<string, readonly Pop[]> {
  const targets = new Map<string, readonly Pop[]>();
  let size = 0;
  listAt(value, path, (item, place) => {
    const types = readTarget(item, place);
    if (targets.size === 0) size = types.length;
    if (types.length !== size) {
      throw new PlaceError(place, notation().targetSize(size, types.length));
    }
    const id = targetId(types);
    if (targets.has(id)) throw new PlaceError(place, notation().targetTwice(id));
    targets.set(id, types);
  });
  if (targets.size < 2) throw new PlaceError(path, notation().twoTargets);
  return targets;
}

/** The pop types of one target card: one or more, each once. */
export function readTarget(value: unknown, path: Path): Pop[] {
  const types = listOnceAt(value, path, (item, place) => wordAt(item, place, POPS));
  if (types.length === 0) throw new PlaceError(path, notation().emptyTarget);
  return types;
}

/** The id of a target card. Target cards have no names; their types identify them, in any order. */
export function targetId(types: readonly Pop[]): string {
  return POPS.filter((pop) => types.includes(pop)).join('-');
}

function checkWords(value: unknown, expected: readonly string[], path: Path): void {
  const words = listAt(value, path);
  if (words.length === expected.length && expected.every((word) => words.includes(word))) return;
  throw new PlaceError(path, notation().theseAre(expected.join(', ')));
}

/** A card of the match; fillers, which scenarios set up, are not in the table. */
export function cardOf(components: NiceComponents, id: CardId): Card {
  return components.cards.get(id) ?? fillerCard(id);
}

/** The pop types on a target card; empty if there is no card. */
export function targetTypes(components: NiceComponents, target: string | null): readonly Pop[] {
  return target === null ? [] : (components.targets.get(target) ?? []);
}
