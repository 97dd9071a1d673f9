import { type Path, PlaceError } from '../../engine/place.ts';
import type { ReputationComponents } from './components.ts';
import type { CardReader } from './position-cards.ts';
import { type Fields, integerAt, listAt, MANY } from './reading.ts';
import type { ReputationState } from './state.ts';

/** Cards in the box that lay open before. */
export function readBox(at: Fields, state: ReputationState, cards: CardReader): void {
  if (!at.has('box')) return;
  state.box = listAt(at, 'box').map((card, index) => {
    const path: Path = ['box', index];
    const isPrivate = typeof card === 'object' && card !== null && 'loss' in card;
    return cards.project(isPrivate ? 'private' : 'public', card, path);
  });
}

/** Decks keep the order of the set-up but for the cards that stand elsewhere and those that the position names. */
export function readDecks(
  at: Fields,
  state: ReputationState,
  cards: CardReader,
  components: ReputationComponents,
): void {
  const sides = ['private', 'public'] as const;
  for (const word of ['deckSize', 'unusedCards', 'deckCards', 'unusedCardFaces']) {
    if (at.has(word)) at.inner(word).allow(sides);
  }
  for (const kind of sides) {
    const explicit = listOf(at, 'deckCards', kind, cards);
    const faces = listOf(at, 'unusedCardFaces', kind, cards);
    const topWord = kind === 'private' ? 'privateDeckTop' : 'publicDeckTop';
    const top = at.has(topWord) ? cards.project(kind, at.value(topWord), [topWord]) : undefined;
    const deckWord = kind === 'private' ? 'privateDeck' : 'publicDeck';
    const unusedWord = kind === 'private' ? 'unusedPrivate' : 'unusedPublic';
    const free = [...state[deckWord], ...state[unusedWord]].filter((card) => !cards.placed.has(card));
    const sizeAt = at.has('deckSize') ? at.inner('deckSize') : undefined;
    const size = sizeAt?.has(kind) ? integerAt(sizeAt, kind, 0, MANY) : undefined;
    const rest =
      explicit ?? free.splice(0, Math.max(0, components.projectsDealt - (top === undefined ? 0 : 1)));
    const deck = top === undefined ? rest : [top, ...rest];
    if (size !== undefined && size > deck.length) {
      throw new PlaceError(['deckSize', kind], `this deck has at most ${deck.length} cards, not ${size}`);
    }
    if (size === 0 && top !== undefined) throw new PlaceError([topWord], 'an empty deck has no top card');
    state[deckWord] = deck.slice(0, size ?? deck.length);
    state[unusedWord] = faces ?? free;
    const unusedAt = at.has('unusedCards') ? at.inner('unusedCards') : undefined;
    if (unusedAt?.has(kind))
      state[unusedWord].length = integerAt(unusedAt, kind, 0, state[unusedWord].length);
  }
}

function listOf(
  at: Fields,
  word: string,
  kind: 'private' | 'public',
  cards: CardReader,
): string[] | undefined {
  if (!at.has(word)) return undefined;
  const inner = at.inner(word);
  return inner.has(kind) ? cards.projects(kind, inner, kind) : undefined;
}
