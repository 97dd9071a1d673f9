import { present } from '../../../engine/checked.ts';
import { type CardRule, cardRule, type Window } from './card.ts';
import { declarations } from './declarations.ts';

export { type CardRule, cardRule, type Declaration } from './card.ts';

/** The rules of the 29 action cards by id, in alphabetical order. */
export const CARD_RULES: Readonly<Record<string, CardRule>> = Object.fromEntries(
  declarations.map((declared) => [declared.id, cardRule(declared)]),
);

/** Ids of the action cards, in alphabetical order. */
export const CARD_IDS: readonly string[] = Object.keys(CARD_RULES);

/** The rule of a card. */
export const ruleOf = (card: string): CardRule => present(CARD_RULES[card], 'card rule');

const playedIn = (...windows: readonly Window[]): string[] =>
  declarations.flatMap(({ id, window }) => (window !== undefined && windows.includes(window) ? [id] : []));

/** Cards that are played in the window before an auction, in the order in which they are carried out. */
export const WINDOW_CARDS: readonly string[] = playedIn('before-auction');

/** Hand cards that are played in one's own investment turn. */
export const TURN_CARDS: readonly string[] = playedIn('later-round', 'turn');

/** Cards that their owner can no longer use if they are taken in the last round. */
export const LATE_CARDS: readonly string[] = playedIn(
  'before-auction',
  'before-bids',
  'after-reveal',
  'later-round',
);
