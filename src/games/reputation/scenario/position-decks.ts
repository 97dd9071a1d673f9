import { PlaceError } from '../../../engine/place.ts';
import { type Fields, listAt, mapAt, wholeAt } from '../../../engine/reading.ts';
import { MANY, type ReputationComponents } from '../components.ts';
import type { ReputationState } from '../state.ts';
import { notation } from '../words/notation.ts';
import type { CardReader } from './position-cards.ts';

/** Reads the cards in the box that were face up before. */
export function readBox(given: Fields, state: ReputationState, cards: CardReader): void {
  if (given['box'] === undefined) return;
  state.box = listAt(given['box'], ['box'], (card, path) => {
    const isPrivate = typeof card === 'object' && card !== null && 'loss' in card;
    return cards.project(isPrivate ? 'private' : 'public', card, path);
  });
}

/**
 * Reads the decks. They keep the order of the set-up, except for cards that are elsewhere and cards that the position
 * names.
 */
export function readDecks(
  given: Fields,
  state: ReputationState,
  cards: CardReader,
  components: ReputationComponents,
): void {
  const sides = ['private', 'public'] as const;
  const bySide = (word: string) => (given[word] === undefined ? {} : mapAt(given[word], [word], sides));
  const sizes = bySide('deckSize');
  const unusedSizes = bySide('unusedCards');
  const lists = { deckCards: bySide('deckCards'), unusedCardFaces: bySide('unusedCardFaces') };
  const listOf = (word: keyof typeof lists, kind: 'private' | 'public') =>
    lists[word][kind] === undefined ? undefined : cards.projects(kind, lists[word][kind], [word, kind]);
  for (const kind of sides) {
    const explicit = listOf('deckCards', kind);
    const faces = listOf('unusedCardFaces', kind);
    const topWord = kind === 'private' ? 'privateDeckTop' : 'publicDeckTop';
    const top = given[topWord] === undefined ? undefined : cards.project(kind, given[topWord], [topWord]);
    const deckWord = kind === 'private' ? 'privateDeck' : 'publicDeck';
    const unusedWord = kind === 'private' ? 'unusedPrivate' : 'unusedPublic';
    const free = [...state[deckWord], ...state[unusedWord]].filter((card) => !cards.placed.has(card));
    const size = sizes[kind] === undefined ? undefined : wholeAt(sizes[kind], ['deckSize', kind], 0, MANY);
    const rest =
      explicit ?? free.splice(0, Math.max(0, components.projectsDealt - (top === undefined ? 0 : 1)));
    const deck = top === undefined ? rest : [top, ...rest];
    if (size !== undefined && size > deck.length) {
      throw new PlaceError(['deckSize', kind], notation().deckSize(deck.length, size));
    }
    if (size === 0 && top !== undefined) throw new PlaceError([topWord], notation().noTopCard);
    state[deckWord] = deck.slice(0, size ?? deck.length);
    state[unusedWord] = faces ?? free;
    if (unusedSizes[kind] !== undefined) {
      const most = state[unusedWord].length;
      state[unusedWord].length = wholeAt(unusedSizes[kind], ['unusedCards', kind], 0, most);
    }
  }
}
