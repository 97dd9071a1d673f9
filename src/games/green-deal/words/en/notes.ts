import { phraseFigures } from '../../../../engine/effects.ts';
import type { OptionText } from '../../../../engine/words.ts';
import type { CardPart, CardRule, Window } from '../../cards/card.ts';
import { CARD_IDS, ruleOf } from '../../cards/index.ts';
import type { GreenComponents } from '../../figures.ts';
import { figureOf } from '../../figures.ts';

type Figures = Readonly<Record<string, number>>;

const points = (n = 0) => (Math.abs(n) === 1 ? `${n} point` : `${n} points`);

const income = (n = 0) => (n < 0 ? `Income ${-n} steps down` : `Income ${n} steps up`);

/** The phrase of each cost and effect; `by` is its first figure. */
export const phrases: Readonly<Record<string, (figures: Figures) => string>> = {
  cash: ({ by }) => `${by} Cash`,
  points: ({ by }) => points(by),
  income: ({ by }) => income(by),
  'income-before-valuation': ({ by }) => `${income(by)}, before the company valuation`,
  'points-for-projects': ({ by }) => `${points(by)} for each project`,
  'points-for-blocks': ({ by }) => `${points(by)} for each 2x2 block of own tiles`,
  'points-for-levels': ({ by, level }) => `${points(by)} for each level of ${level} or more`,
  'points-for-straight': ({ by }) => `${points(by)} for each tile of the longest row or column`,
  'points-for-cards': ({ by }) => `${points(by)} for each own action card`,
  'points-for-diagonal': ({ by }) => `${points(by)} for each tile of the longest diagonal`,
  'points-for-lowest-level': ({ by }) => `${points(by)} times the lowest level`,
  'cash-at-level': ({ by, level }) =>
    `${by} Cash whenever a level reaches ${level}, once a category; at once for those already there`,
  discount: ({ by }) => `projects of one category cost ${by} less`,
  'halves-cash': () => 'everybody loses half the Cash, rounded down',
  damages: ({ by }) => `take ${by} Cash from everybody else`,
  'one-card-more': () => 'take one project or action card more',
  'level-falls': ({ by }) => `one level ${by} down`,
  'level-rises': ({ by }) => `another ${by} up`,
  'first-in-order': () => 'be first in turn order',
  'bids-last': () => 'bid after all others',
  'any-cell': () => 'place a tile on any empty cell',
  'lasts-wins-ties': () => 'wins every tie in auctions, PR assessments and the company valuation',
  'lasts-diagonals': () => 'may compete with smaller tiles of the same category on the diagonal',
  'lasts-no-competition': () => 'nobody can compete with the owner’s tiles',
  'lasts-changes-bid': () => 'after each reveal: change your bid by 1',
  'lasts-places-last': () => 'in PR assessments: place chips after seeing all others',
  'lasts-chip-price': ({ by }) => `PR costs ${by} Cash a point`,
  'lasts-chip-points': ({ by }) => `up to ${points(by)} a round`,
  'lasts-wins-alone': ({ by }) => `${points(by)} more for each category of a PR assessment won alone`,
  'lasts-dividends': ({ by }) => `${by} more with each dividend payment`,
  'lasts-competition': ({ by }) => `own competitions move ${by} steps more`,
};

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : count === 3 ? 'three times' : `${count} times`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When a hand card can be played, and how often. */
const WINDOWS: Readonly<Record<Window, (often: string) => string>> = {
  'before-auction': (often) => `Before an auction, ${often}`,
  'before-bids': (often) => `${capital(often)}, announced before an auction`,
  'after-reveal': (often) => `After a reveal, ${often}`,
  'later-round': (often) => `In a later round, ${often}`,
  turn: capital,
  placing: capital,
};

/** The phrase of a cost or effect of a card, with the figures of the table in use. */
function phraseOf({ phrase, names }: CardPart, { id }: CardRule, components: GreenComponents): string {
  const figures = phraseFigures(names, (name) => figureOf(components, id, name));
  return phrases[phrase]?.(figures) ?? phrase;
}

/** The cost and effect of a card, composed of the phrases of its parts. */
export function cardNote(rule: CardRule, components: GreenComponents): string {
  const parts = [...rule.costs, ...rule.effects];
  const phrase = (part: CardPart) => phraseOf(part, rule, components);
  const isMixed = parts.some(({ isLasting }) => isLasting) && parts.some(({ isLasting }) => !isLasting);
  const text = parts
    .map((part) => (isMixed && !part.isLasting ? `${phrase(part)} now` : phrase(part)))
    .join(', ');
  if (rule.kind === 'endgame') return `After round ${components.rounds}: ${text}.`;
  if (rule.kind !== 'hand' || rule.window === undefined) return `${capital(text)}.`;
  return `${WINDOWS[rule.window](times(components.actions[rule.id]?.uses ?? 0))}: ${text}.`;
}

/** The duration of cards that are not played by hand, by kind. */
const LASTS: Readonly<Record<string, string>> = {
  instant: 'once, when it is taken',
  permanent: 'to the end of the game',
};

/** The cost, effect and time of an action card, composed of the phrases of its parts. */
export function cardText(rule: CardRule, components: GreenComponents): OptionText {
  const say = (parts: readonly CardPart[]) =>
    parts.map((part) => phraseOf(part, rule, components)).join(', ');
  const cost = say(rule.costs);
  const when =
    rule.kind === 'endgame'
      ? `counts after round ${components.rounds}`
      : rule.window === undefined
        ? LASTS[rule.kind]
        : WINDOWS[rule.window](times(components.actions[rule.id]?.uses ?? 0)).toLowerCase();
  return {
    cost: cost === '' ? 'none' : cost,
    effect: say(rule.effects),
    ...(when === undefined ? {} : { lasts: when }),
    rule: rule.rule,
  };
}

/** The texts of all action cards by their parts. */
export const cardTexts = (components: GreenComponents): Readonly<Record<string, OptionText>> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, cardText(ruleOf(card), components)]));

/** One line on what each action card does, with the figures of the table in use. */
const cardNotes = (components: GreenComponents): Record<string, string> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, cardNote(ruleOf(card), components)]));

/** One line on what each card or option does, by id. */
export const notesFor = (components: GreenComponents): Readonly<Record<string, string>> => ({
  ...cardNotes(components),
  'tax-refund-cash': 'Costs nothing; it is the action card of the turn.',
  'tax-refund-pr':
    'The most valuable chip in the supply; costs nothing and counts as the action card of the turn.',
  loan: `The amount is owed; each unit not paid back costs ${points(components.loanPenalty)}.`,
  dividends: 'Once a round, exactly the price at the present Income.',
  repay: 'A loan is repaid once, in full or in part.',
  done: 'Ends the turn.',
  cooperate: 'Both gain the mean of the sizes, rounded down.',
  compete: 'The difference in size moves from the other marker to yours, as far as there is Income.',
  leave: 'Nothing happens on the diagonal.',
  save: 'One chip may wait for a later assessment.',
  'give-up': 'The chip goes back to the supply and counts nowhere.',
  'card-kept': 'the card waits for another tile',
  'tile-due': 'tile placed this round',
  'no-contact': 'meets no tile of its category',
  'own-contact': 'by cooperation with own tiles',
  'stronger-contact': 'more by cooperation, fewer by competition: you choose',
  'diagonal-contact': 'by competition across a corner',
  contact: 'by cooperation',
  bid: 'the highest bid goes first all round, in a tie the one with less Cash; everybody pays their own bid',
  'dividends-unpaid': 'dividends unpaid',
});

/** The sentence of each caution, by its code. */
export const cautionsFor = ({ loanPenalty }: GreenComponents): Readonly<Record<string, string>> => ({
  'no-effect': 'It would change nothing.',
  'already-first': 'You are first already.',
  'cash-at-top': 'Cash above the end of the scale is lost.',
  'income-at-top': 'The Income marker stands at the end of its scale: the steps are lost.',
  'level-at-top': 'The level ends at the top of its track: part of the rise is lost.',
  'card-too-late': 'In the last round this card will find no use any more.',
  'part-repayment': 'A loan is repaid once only: the rest costs points at the end.',
  'loan-in-last-round': `A loan of the last round cannot be repaid and costs ${points(loanPenalty)} a unit.`,
  'loans-unpaid': `This is the last turn: loans not repaid now cost ${points(loanPenalty)} a unit.`,
  'nothing-to-take': 'Nothing is left to take with it this round.',
  'chip-given-up': 'A chip that is neither placed nor saved is lost.',
  'save-after-last': 'No assessment follows: a saved chip is worth nothing.',
});
