import type { Obstacle } from '../../engine/effects.ts';
import { DONE, type RuleId, type Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import { inOrder, insertCard, isCard, removeCard } from './card-order.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import { situationOf } from './situation.ts';
import { type CardId, DECKS, type DeckName, type LimitState, type Nation } from './state.ts';

/** How many cards are drawn and kept, and by which rule. */
export interface Draw {
  readonly draw: number;
  readonly keep: number;
  readonly rule: string;
}

/** A nation's decision about its draw, not yet carried out. */
export interface DrawDecision {
  readonly deck: DeckName;
  readonly kept: readonly CardId[];
  /** The cards that go under the deck, the last one lowest. */
  readonly bottom: readonly CardId[];
}

/** How many cards the three decks hold together; if none, nothing may be drawn (LR-39). */
export function cardsInDecks({ decks }: Nation): number {
  return decks.society.length + decks.militaryEconomy.length + decks.production.length;
}

/** The decks that hold a card. Usually all do, and then no new list is allocated. */
function filledDecks({ decks }: Nation): readonly DeckName[] {
  const { society, militaryEconomy, production } = decks;
  if (society.length > 0 && militaryEconomy.length > 0 && production.length > 0) return DECKS;
  return DECKS.filter((deck) => decks[deck].length > 0);
}

interface DeckOccasion extends LimitOccasion {
  readonly nation: Nation;
  readonly rule: RuleId;
}

/** The choice of a deck; an empty one may be chosen only if all are empty (LR-39). */
const deckQuestion = questionKind<DeckOccasion, DeckName>({
  ask: 'deck',
  shape: 'word',
  rule: ({ rule }) => rule,
  options({ nation }) {
    const filled = filledDecks(nation);
    return filled.length === 0 ? DECKS : filled;
  },
  // If all decks are empty, the choice makes no difference.
  dominant: ({ nation }) => (filledDecks(nation).length === 0 ? DECKS[0] : undefined),
  barred({ nation }) {
    const filled = filledDecks(nation);
    const empty = filled.length === 0 ? [] : DECKS.filter((deck) => !filled.includes(deck));
    return empty.map((option) => ({
      option,
      because: 'deck-empty',
      rule: 'LR-39',
      need: 1,
      have: 0,
      of: 'cards-in-decks',
    }));
  },
  situation: situationOf,
  tell: ({ nation }, deck) => [{ what: 'cards-in-decks', to: nation.decks[deck].length }],
});

interface KeepOccasion extends LimitOccasion {
  readonly rule: RuleId;
  /** The cards drawn and not yet kept. */
  readonly drawn: readonly CardId[];
  /** How many of them are still to be kept. */
  readonly left: number;
}

const keepQuestion = questionKind<KeepOccasion, CardId>({
  ask: 'keep',
  shape: 'card',
  rule: ({ rule }) => rule,
  options: ({ drawn }) => inOrder(drawn),
  // If all cards are kept, their order does not matter.
  dominant: ({ drawn, left }) => (left >= drawn.length ? inOrder(drawn)[0] : undefined),
  figures: ({ drawn, left }) => ({ left: Math.min(left, drawn.length), drawn: drawn.length }),
  situation: situationOf,
  secret: ({ drawn }) => ({ options: [...drawn], answer: 'kept' }),
});

/**
 * Asks for the deck, then for the cards to keep of those drawn, then for the order of the rest (LIM-POL-09 to
 * LIM-POL-14). It changes nothing, so it can run as a dialogue.
 */
export function decideDraw(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  { draw, keep, rule }: Draw,
): DrawDecision {
  const nation = nationAt(state, seat);
  const deck = umpire.choose(deckQuestion({ state, components: umpire.components, seat, nation, rule }));
  const drawn = nation.decks[deck].slice(0, draw);
  if (drawn.length > 0) umpire.reveal('drawn-cards', [seat]);
  const kept: CardId[] = [];
  while (kept.length < keep && drawn.length > 0) {
    const card = umpire.choose(
      keepQuestion({ state, components: umpire.components, seat, rule, drawn, left: keep - kept.length }),
    );
    kept.push(card);
    drawn.splice(drawn.indexOf(card), 1);
  }
  return { deck, kept, bottom: orderBottom(umpire, seat, drawn) };
}

interface BottomOccasion {
  readonly seat: Seat;
  readonly rest: readonly CardId[];
}

const bottomQuestion = questionKind<BottomOccasion, CardId>({
  ask: 'bottom',
  shape: 'card',
  rule: 'LIM-POL-13',
  options: ({ rest }) => [DONE, ...rest],
  figures: ({ rest }) => ({ left: rest.length }),
  secret: ({ rest }) => ({ options: [DONE, ...rest], answer: 'kept' }),
});

/** The player orders the cards for the bottom; 'done' leaves the rest as they were drawn (LIM-POL-13). */
function orderBottom(umpire: Umpire<LimitComponents>, seat: Seat, rest: CardId[]): CardId[] {
  const bottom: CardId[] = [];
  while (rest.length > 1) {
    const card = umpire.choose(bottomQuestion({ seat, rest }));
    if (card === DONE) break;
    bottom.push(card);
    rest.splice(rest.indexOf(card), 1);
  }
  return [...bottom, ...rest];
}

/** Carries out a draw: kept cards join the hand, the others go under their deck (LIM-POL-13). */
export function carryOutDraw(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  decision: DrawDecision,
  rule: string,
): void {
  const nation = nationAt(state, seat);
  const { deck, kept, bottom } = decision;
  const cards = nation.decks[deck];
  // Cards are removed by name, because the rest of the deck is dealt again while a bot thinks about its draw.
  for (const card of [...kept, ...bottom]) removeCard(cards, card);
  cards.push(...bottom);
  // Cards buried earlier lie above the ones buried now, unless they were drawn.
  nation.buried[deck] = Math.min(cards.length, nation.buried[deck] + bottom.length);
  for (const card of kept) insertCard(nation.hand, card);
  umpire.log?.({ kind: 'drew', seat, rule, figures: { deck, kept: kept.length, put: bottom.length } });
  if (kept.length === 0) return;
  umpire.log?.({ kind: 'kept', seat, rule, figures: { cards: kept.join(' ') }, seenBy: [seat] });
}

/** Draws cards at once as the effect of a card, with the same choices and result as in New Policy (LR-12). */
export function drawAndKeep(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  draw: Draw,
): void {
  carryOutDraw(state, umpire, seat, decideDraw(state, umpire, seat, draw), draw.rule);
}

/** The obstacle if no instant card of this generation could return to the hand (LR-44). */
const NOTHING_PLAYED: Obstacle = {
  because: 'effect',
  rule: 'LR-44',
  need: 1,
  have: 0,
  of: 'played-cards',
};

interface TakeBackOccasion {
  readonly seat: Seat;
  readonly played: readonly CardId[];
  /** The card with this effect, which cannot take itself back. */
  readonly by: CardId;
}

const takeBackQuestion = questionKind<TakeBackOccasion, CardId>({
  ask: 'card',
  shape: 'card',
  rule: ({ by }) => `LIM-CARD-${by}`,
  options: ({ played, by }) => played.filter((card) => card !== by),
  // A card that is not offered is either not an instant card played this generation, or is this card itself.
  refuse: (_at, value) => (isCard(value) ? { option: value, ...NOTHING_PLAYED } : undefined),
});

/**
 * Takes an instant card of this generation back into the hand; the caller has checked that there is one (LR-44).
 * @param by the card with this effect, which cannot take itself back
 * @returns the card
 */
export function takeBack(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat, by: CardId): CardId {
  const { hand, played, shown } = nationAt(state, seat);
  const card = umpire.choose(takeBackQuestion({ seat, played, by }));
  removeCard(played, card);
  insertCard(hand, card);
  insertCard(shown, card);
  return card;
}

/** Puts a card from the hand under the deck that it belongs to (LIM-POL-16). */
export function buryCard(components: LimitComponents, nation: Nation, card: CardId): void {
  const deck = components.cards[card]?.deck as DeckName;
  nation.hand.splice(nation.hand.indexOf(card), 1);
  nation.decks[deck].push(card);
  nation.buried[deck] += 1;
}
