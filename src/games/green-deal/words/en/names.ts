import type { GreenComponents } from '../../figures.ts';
import { CATEGORIES, CATEGORY_LETTERS, SIZES } from '../../state.ts';
import { singleSteps } from './figures.ts';

const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  environment: 'Environment',
  jobs: 'Jobs',
  social: 'Social',
  research: 'Research',
};

const cardNames = (components: GreenComponents) =>
  Object.fromEntries(
    [...Object.values(components.actions), ...Object.values(components.projects)].map(({ id, name }) => [
      id,
      name,
    ]),
  );

/** Tiles: `J3` is Jobs 3. */
const tileNames = Object.fromEntries(
  CATEGORIES.flatMap((category, index) =>
    Array.from({ length: SIZES }, (_, size) => [
      `${CATEGORY_LETTERS[index]}${size + 1}`,
      `${CATEGORY_NAMES[category]} ${size + 1}`,
    ]),
  ),
);

function steppedText({ steppedValues }: GreenComponents): string {
  const last = singleSteps(steppedValues);
  return last === undefined ? 'several steps to a value' : `two steps to a value from ${last} up`;
}

/** The printed form of cards, options, steps, fields and other words of the game. */
export const namesFor = (components: GreenComponents): Readonly<Record<string, string>> => ({
  ...CATEGORY_NAMES,
  ...cardNames(components),
  ...tileNames,
  'tax-refund-cash': 'Tax Refund: Cash',
  'tax-refund-pr': 'Tax Refund: PR chip',
  loan: 'Loan',
  'pr-1': 'PR chip of 1',
  'pr-2': 'PR chip of 2',
  'pr-3': 'PR chip of 3',
  dividends: 'Dividends',
  repay: 'Repay a loan',
  'play-market-screening': 'Play Market Screening',
  'play-resource-transfer': 'Play Resource Transfer',
  'play-hyperinflation': 'Play Hyperinflation',
  'play-lawsuit': 'Play Lawsuit',
  'play-sabotage': 'Play Sabotage',
  'play-industrial-spying': 'Play Industrial Spying',
  'play-internationalization': 'Play Internationalization',
  done: 'End the turn',
  cooperate: 'Cooperate',
  compete: 'Compete',
  leave: 'Leave it',
  save: 'Save it',
  'give-up': 'Give it up',
  beforeAuction: 'Before the auction',
  auction: 'Auction',
  accounting: 'Accounting',
  investment: 'Investment',
  expansion: 'Expansion',
  endRound: 'Setup for the next round',
  prAssessment: 'PR assessment',
  sustainabilityAssessment: 'Sustainability assessment',
  companyValuation: 'Company valuation',
  endgameCards: 'Endgame action cards',
  gameEnd: 'End of the game',
  over: 'Game over',
  variant: 'version',
  standard: 'full game',
  simple: 'simpler version',
  incomeScale: 'Income scale',
  stepped: steppedText(components),
  linear: 'one step to a value',
  cash: 'Cash',
  income: 'Income',
  incomeStep: 'Income step',
  steps: 'Income steps',
  points: 'points',
  level: 'level',
  bid: 'bid',
  place: 'place in the turn order',
  chips: 'PR chips',
  'pr-points': 'PR points',
  loans: 'unpaid loans',
  debt: 'owed',
  shortfall: 'unpaid for good',
  'points-at-end': 'points at the end',
  tile: 'tile',
  contact: 'neighbour',
  image: 'image',
  'start-cells': 'start cells',
  'next-row': 'the cards of the round after',
  bids: 'the bids',
  'pr-placements': 'the PR chips',
  projects: 'projects',
  'action-cards': 'action cards',
  'card-source': 'action card',
  pr: 'PR assessments',
  sustainability: 'sustainability assessments',
  valuation: 'company valuation',
  earlier: 'points from before',
  actions: 'action cards',
  instant: 'at once',
  permanent: 'to the end of the game',
  hand: 'hand card',
  endgame: `after round ${components.rounds}`,
  dueTiles: 'tiles due',
  prChips: 'PR chips',
  prSupply: 'PR supply',
  actionCards: 'action cards',
  usesLeft: 'uses left',
  market: 'offer',
  preview: 'preview',
  closed: 'closed',
  loanPile: 'loan pile',
  map: 'map',
  round: 'round',
  none: 'none',
  true: 'yes',
  false: 'no',
  'on-offer': 'on offer',
  game: 'Game',
  caps: 'Ends of the scales',
  taxRefund: 'Tax Refund',
  maps: 'Maps',
});
