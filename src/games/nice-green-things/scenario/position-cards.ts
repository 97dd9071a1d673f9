import { type Path, PlaceError, TwiceError } from '../../../engine/place.ts';
import { listAt, nearestOf } from '../../../engine/reading.ts';
import { type Card, printCard, readCard } from '../cards.ts';
import { cardOf, type NiceComponents, readTarget, targetId } from '../components.ts';
import type { CardId, Pop } from '../state.ts';
import { notation } from '../words/notation.ts';

/**
 * The cards of a position while it is read: those in the box, and those that the position defines. Each card is in one
 * place.
 */
export class PositionCards {
  readonly cards: Map<CardId, Card>;
  readonly targets: Map<string, readonly Pop[]>;
  private readonly placed = new Map<CardId, Path>();
  /** The cards that the position itself defines. */
  private readonly brought = new Set<CardId>();

  constructor(private readonly components: NiceComponents) {
    this.cards = new Map(components.cards);
    this.targets = new Map(components.targets);
  }

  /** The component table with the cards that the position defines. */
  get joined(): NiceComponents {
    return { ...this.components, cards: this.cards, targets: this.targets };
  }

  card(id: CardId): Card {
    return cardOf(this.joined, id);
  }

  /** Reads a card placed on the table: a card in the box by name or id, any other with its figures. */
  place(value: unknown, path: Path): CardId {
    const id = typeof value === 'string' ? this.boxCard(value, path) : this.inlineCard(value, path);
    const before = this.placed.get(id);
    if (before !== undefined) throw new TwiceError(path, before, notation().twoPlaces(this.card(id).name));
    this.placed.set(id, path);
    return id;
  }

  placeAll(value: unknown, path: Path): CardId[] {
    return listAt(value, path, (item, place) => this.place(item, place));
  }

  /** Finds a card that the position has already placed. */
  find(value: unknown, path: Path): CardId {
    for (const id of this.placed.keys()) if (id === value || this.card(id).name === value) return id;
    throw new PlaceError(path, notation().notOnTable(String(value)));
  }

  target(value: unknown, path: Path): string {
    const types = readTarget(value, path);
    const id = targetId(types);
    if (!this.targets.has(id)) this.targets.set(id, types);
    return id;
  }

  private boxCard(text: string, path: Path): CardId {
    const { cards, deck } = this.components;
    if (cards.has(text)) return text;
    const id = deck.find((known) => cards.get(known)?.name === text);
    if (id !== undefined) return id;
    const near = nearestOf(
      text,
      deck.flatMap((known) => cards.get(known)?.name ?? []),
    );
    throw new PlaceError(path, notation().notInBox(text, near));
  }

  private inlineCard(value: unknown, path: Path): CardId {
    const card = readCard(value, path);
    // A card that an earlier position defined is in the table by now, and a position may define it again.
    if (this.components.cards.get(card.id)?.inline === false) {
      throw new PlaceError([...path, 'name'], notation().cardOfBox(card.name));
    }
    // A second card of the same name is the same card in two places; the first definition is kept.
    if (!this.brought.has(card.id)) this.cards.set(card.id, card);
    this.brought.add(card.id);
    return card.id;
  }
}

/** A card in the words of a position: a card in the box by its name, any other with its figures. */
export function printPlaced(components: NiceComponents, id: CardId): unknown {
  const card = cardOf(components, id);
  return card.inline ? printCard(card) : card.name;
}
