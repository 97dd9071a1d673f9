import { CARD_RULES, type CardRule, onTaking } from '../cards/index.ts';
import type { Components } from '../components.ts';

const PHRASES = {
  cash: (n: number) => `${n} Cash`,
  points: (n: number) => (Math.abs(n) === 1 ? `${n} point` : `${n} points`),
  steps: (n: number) => (n < 0 ? `Income ${-n} steps down` : `Income ${n} steps up`),
} as const;

/** What taking a card costs and brings, by its figures: `-6 Cash, 13 points`. */
export function takingText(
  declared: Pick<CardRule, 'costs' | 'effects'>,
  figures: Readonly<Record<string, number>>,
): string {
  return onTaking(declared)
    .map(({ figure }) => PHRASES[figure](figures[figure] as number))
    .join(', ');
}

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : count === 3 ? 'three times' : `${count} times`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One line on what each action card does, with the figures of the table in use. */
function cardNotes({ actions, rounds }: Components): Record<string, string> {
  const f = (card: string, figure: string) => actions[card]?.figures[figure] as number;
  const uses = (card: string) => times(actions[card]?.uses as number);
  const after = (text: string) => `After round ${rounds}: ${text}`;
  const onTakingOf = (card: string) => takingText(CARD_RULES[card] as CardRule, actions[card]?.figures ?? {});
  const points = PHRASES.points;
  return {
    award: after(`${points(f('award', 'perProject'))} for each project.`),
    bribe: 'Wins every tie in auctions, PR assessments and the company valuation.',
    'cash-cow': `${f('cash-cow', 'gain')} Cash whenever a level reaches ${f('cash-cow', 'level')}, once a category; at once for those already there.`,
    cluster: after(`${points(f('cluster', 'perBlock'))} for each 2x2 block of own tiles.`),
    'competitive-analysis': 'May compete with smaller tiles of the same category on the diagonal.',
    'dumping-wages': `${onTakingOf('dumping-wages')}.`,
    frontrunner: after(
      `${points(f('frontrunner', 'perCategory'))} for each level of ${f('frontrunner', 'level')} or more.`,
    ),
    'good-tax-morale': `${onTakingOf('good-tax-morale')}.`,
    growth: after(`${points(f('growth', 'perTile'))} for each tile of the longest row or column.`),
    'hire-lawyer': 'Nobody can compete with the owner’s tiles.',
    hyperactive: after(`${points(f('hyperactive', 'perCard'))} for each own action card.`),
    hyperinflation: `Before an auction, ${uses('hyperinflation')}: everybody loses half the Cash, rounded down.`,
    'industrial-spying': `${capital(uses('industrial-spying'))}, announced before an auction: bid after all others.`,
    'insider-trading': 'After each reveal: change the own bid by 1.',
    internationalization: `${capital(uses('internationalization'))}: place a tile on any empty cell.`,
    latitude: after(`${points(f('latitude', 'perTile'))} for each tile of the longest diagonal.`),
    lawsuit: `Before an auction, ${uses('lawsuit')}: take ${f('lawsuit', 'loss')} Cash from everybody else.`,
    'market-screening': `In a later round, ${uses('market-screening')}: take one project or action card more.`,
    'pr-analysis': 'In PR assessments: place chips after seeing all others.',
    'pr-consultant': `PR costs ${f('pr-consultant', 'pricePerPoint')} Cash a point; up to ${points(f('pr-consultant', 'pointsPerRound'))} a round.`,
    'pr-machine': `${points(f('pr-machine', 'perCategory'))} more for each category of a PR assessment won alone.`,
    'resource-transfer': `${capital(uses('resource-transfer'))}: one level ${f('resource-transfer', 'down')} down, another ${f('resource-transfer', 'up')} up.`,
    sabotage: `After a reveal, ${uses('sabotage')}: be first in turn order.`,
    specialization: `Projects of one category cost ${f('specialization', 'discount')} less.`,
    'super-dividends': `${onTakingOf('super-dividends')} now, ${f('super-dividends', 'perDividend')} more with each dividend payment.`,
    'sustainability-report': after(
      `${points(f('sustainability-report', 'perLevel'))} times the lowest level.`,
    ),
    'tax-evasion': `${onTakingOf('tax-evasion')}.`,
    'tough-competition': `Own competitions move ${f('tough-competition', 'bonus')} steps more.`,
    'tricky-accounting': after(
      `Income ${f('tricky-accounting', 'rise')} steps up, before the company valuation.`,
    ),
  };
}

/** One line on what each card or option does, by id. */
export const notesFor = (components: Components): Readonly<Record<string, string>> => ({
  ...cardNotes(components),
  'tax-refund-cash': 'Counts as the action card of the round.',
  'tax-refund-pr': 'The most valuable chip in the supply; counts as the action card of the round.',
  loan: `The amount is owed; each unit not paid back costs ${PHRASES.points(components.loanPenalty)}.`,
  dividends: 'Once a round, exactly the price at the present Income.',
  repay: 'A loan is repaid once, in full or in part.',
  done: 'Ends the turn.',
  cooperate: 'Both gain the mean of the sizes, rounded down.',
  compete: 'The difference in size moves from the other marker to yours, as far as there is Income.',
  leave: 'Nothing happens on the diagonal.',
  save: 'One chip may wait for a later assessment.',
  'give-up': 'The chip goes back to the supply and counts nowhere.',
  'tile-due': 'its tile is placed this round',
  'no-contact': 'meets no tile of its category',
  'own-contact': 'by cooperation with own tiles',
  'stronger-contact': 'more by cooperation, fewer by competition: you choose',
  'diagonal-contact': 'by competition across a corner',
  contact: 'by cooperation',
  bid: 'the highest bid goes first all round; everybody pays the own bid',
});

/** What a caution means, by its code. */
export const cautionsFor = ({ loanPenalty }: Components): Readonly<Record<string, string>> => ({
  'no-effect': 'It would change nothing.',
  'already-first': 'You are first already.',
  'cash-at-top': 'Cash above the end of the scale is lost.',
  'income-at-top': 'The Income marker stands at the end of its scale: the steps are lost.',
  'level-at-top': 'The level ends at the top of its track: part of the rise is lost.',
  'card-too-late': 'In the last round this card will find no use any more.',
  'part-repayment': 'A loan is repaid once only: the rest costs points at the end.',
  'loan-in-last-round': `A loan of the last round cannot be repaid and costs ${PHRASES.points(loanPenalty)} a unit.`,
  'loans-unpaid': `This is the last turn: loans not repaid now cost ${PHRASES.points(loanPenalty)} a unit.`,
  'nothing-to-take': 'Nothing is left to take with it this round.',
  'chip-given-up': 'A chip that is neither placed nor saved is lost.',
  'save-after-last': 'No assessment follows: a saved chip is worth nothing.',
});
