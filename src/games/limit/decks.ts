import type { Obstacle } from '../../engine/effects.ts';
import { DONE, type Question, type Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import { inOrder, insertCard, isCard, removeCard } from './card-order.ts';
import type { LimitComponents } from './figures.ts';
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

/** The choice of a deck; an empty one may be chosen only if all are empty (LR-39). */
function deckQuestion(nation: Nation, seat: Seat, rule: string): Question<DeckName> {
  const filled = filledDecks(nation);
  return {
    seat,
    ask: 'deck',
    shape: 'word',
    rule,
    options: filled.length === 0 ? DECKS : filled,
    // If all decks are empty, the choice makes no difference.
    dominant: filled.length === 0 ? DECKS[0] : undefined,
    barred: () =>
      filled.length === 0
        ? []
        : DECKS.filter((deck) => !filled.includes(deck)).map((deck) => ({
            option: deck,
            because: 'deck-empty',
            rule: 'LR-39',
            need: 1,
            have: 0,
            of: 'cards-in-decks',
          })),
    tell: (deck) => [{ what: 'cards-in-decks', to: nation.decks[deck].length }],
  };
}

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
  const deck = umpire.choose(deckQuestion(nation, seat, rule));
  const drawn = nation.decks[deck].slice(0, draw);
  if (drawn.length > 0) umpire.reveal('drawn-cards', [seat]);
  const kept: CardId[] = [];
  while (kept.length < keep && drawn.length > 0) {
    const options = inOrder(drawn);
    const card = umpire.choose({
      seat,
      ask: 'keep',
      shape: 'card',
      rule,
      options,
      // If all cards are kept, their order does not matter.
      dominant: keep - kept.length >= drawn.length ? options[0] : undefined,
      figures: { left: Math.min(keep - kept.length, drawn.length), drawn: drawn.length },
      secret: () => ({ options: [...drawn], answer: 'kept' }),
    });
    kept.push(card);
    drawn.splice(drawn.indexOf(card), 1);
  }
  return { deck, kept, bottom: orderBottom(umpire, seat, drawn) };
}

/** The player orders the cards for the bottom; 'done' leaves the rest as they were drawn (LIM-POL-13). */
function orderBottom(umpire: Umpire<LimitComponents>, seat: Seat, rest: CardId[]): CardId[] {
  const bottom: CardId[] = [];
  while (rest.length > 1) {
    const options: readonly CardId[] = [DONE, ...rest];
    const card = umpire.choose({
      seat,
      ask: 'bottom',
      shape: 'card',
      rule: 'LIM-POL-13',
      options,
      figures: { left: rest.length },
      secret: () => ({ options, answer: 'kept' }),
    });
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

/**
 * Takes an instant card of this generation back into the hand; the caller has checked that there is one (LR-44).
 * @param by the card with this effect, which cannot take itself back
 * @returns the card
 */
export function takeBack(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat, by: CardId): CardId {
  const { hand, played, shown } = nationAt(state, seat);
  const options = played.filter((card) => card !== by);
  const card = umpire.choose({
    seat,
    ask: 'card',
    shape: 'card',
    rule: `LIM-CARD-${by}`,
    options,
    // Any other card is either not an instant card played this generation, or is this card itself.
    refuse: (value) =>
      isCard(value) && !options.includes(value) ? { option: value, ...NOTHING_PLAYED } : undefined,
  });
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
