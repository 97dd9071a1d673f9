import type { CardKind } from '../figures.ts';
import type { Declaration } from './card.ts';
import { CATEGORY, LOWER, RAISE } from './choices.ts';
import {
  diagonalTiles,
  highLevels,
  lowestOwnLevel,
  ownBlocks,
  ownCards,
  projectsBought,
  straightTiles,
} from './endgame.ts';
import {
  anyCell,
  bidsLast,
  cash,
  cashAtLevel,
  damages,
  discount,
  firstInOrder,
  halvesCash,
  income,
  incomeBeforeValuation,
  lasts,
  levelFalls,
  levelRises,
  oneCardMore,
  points,
  pointsFor,
} from './parts.ts';

type Card = Omit<Declaration, 'kind'>;

/** Cards that apply at once on taking (GD-INV-31). */
const instant: readonly Card[] = [
  {
    id: 'dumping-wages',
    rule: 'GD-CARD-6-01',
    costs: [points('points')],
    effects: [income('steps')],
  },
  {
    id: 'good-tax-morale',
    rule: 'GD-CARD-8-01',
    costs: [cash('cash')],
    effects: [points('points')],
  },
  {
    id: 'tax-evasion',
    rule: 'GD-CARD-27-01',
    costs: [points('points')],
    effects: [cash('cash')],
  },
];

/** Cards that apply from taking to the end of the game. */
const permanent: readonly Card[] = [
  { id: 'bribe', rule: 'GD-CARD-2-01', effects: [lasts('wins-ties')] },
  { id: 'cash-cow', rule: 'GD-CARD-3-01', effects: [cashAtLevel('gain', 'level')] },
  { id: 'competitive-analysis', rule: 'GD-CARD-5-01', effects: [lasts('diagonals')] },
  { id: 'hire-lawyer', rule: 'GD-CARD-10-01', effects: [lasts('no-competition')] },
  {
    id: 'insider-trading',
    rule: 'GD-CARD-14-01',
    window: 'after-reveal',
    effects: [lasts('changes-bid')],
  },
  { id: 'pr-analysis', rule: 'GD-CARD-19-01', effects: [lasts('places-last')] },
  {
    id: 'pr-consultant',
    rule: 'GD-CARD-20-01',
    effects: [lasts('chip-price', 'pricePerPoint'), lasts('chip-points', 'pointsPerRound')],
  },
  {
    id: 'pr-machine',
    rule: 'GD-CARD-21-01',
    effects: [lasts('wins-alone', 'perCategory')],
  },
  {
    id: 'specialization',
    rule: 'GD-CARD-24-01',
    choices: [CATEGORY],
    effects: [discount('discount')],
  },
  {
    id: 'super-dividends',
    rule: 'GD-CARD-25-01',
    effects: [points('points'), lasts('dividends', 'perDividend')],
  },
  {
    id: 'tough-competition',
    rule: 'GD-CARD-28-01',
    effects: [lasts('competition', 'bonus')],
  },
];

/** Cards that their owner plays. */
const hand: readonly Card[] = [
  {
    id: 'hyperinflation',
    rule: 'GD-CARD-12-01',
    window: 'before-auction',
    effects: [halvesCash],
  },
  {
    id: 'industrial-spying',
    rule: 'GD-CARD-13-01',
    window: 'before-bids',
    effects: [bidsLast],
  },
  {
    id: 'internationalization',
    rule: 'GD-CARD-15-01',
    window: 'placing',
    effects: [anyCell],
  },
  {
    id: 'lawsuit',
    rule: 'GD-CARD-17-01',
    window: 'before-auction',
    effects: [damages('loss')],
  },
  {
    id: 'market-screening',
    rule: 'GD-CARD-18-01',
    window: 'later-round',
    effects: [oneCardMore],
  },
  {
    id: 'resource-transfer',
    rule: 'GD-CARD-22-01',
    window: 'turn',
    choices: [LOWER, RAISE],
    costs: [levelFalls('down')],
    effects: [levelRises('up')],
  },
  { id: 'sabotage', rule: 'GD-CARD-23-01', window: 'after-reveal', effects: [firstInOrder] },
];

/** Cards that score after the last round (GD-INV-33). */
const endgame: readonly Card[] = [
  {
    id: 'award',
    rule: 'GD-CARD-1-01',
    effects: [pointsFor('projects', ['perProject'], projectsBought)],
  },
  {
    id: 'cluster',
    rule: 'GD-CARD-4-01',
    effects: [pointsFor('blocks', ['perBlock'], ownBlocks)],
  },
  {
    id: 'frontrunner',
    rule: 'GD-CARD-7-01',
    effects: [pointsFor('levels', ['perCategory', 'level'], highLevels)],
  },
  {
    id: 'growth',
    rule: 'GD-CARD-9-01',
    effects: [pointsFor('straight', ['perTile'], straightTiles)],
  },
  {
    id: 'hyperactive',
    rule: 'GD-CARD-11-01',
    effects: [pointsFor('cards', ['perCard'], ownCards)],
  },
  {
    id: 'latitude',
    rule: 'GD-CARD-16-01',
    effects: [pointsFor('diagonal', ['perTile'], diagonalTiles)],
  },
  {
    id: 'sustainability-report',
    rule: 'GD-CARD-26-01',
    effects: [pointsFor('lowest-level', ['perLevel'], lowestOwnLevel)],
  },
  { id: 'tricky-accounting', rule: 'GD-CARD-29-01', effects: [incomeBeforeValuation('rise')] },
];

const all: readonly (readonly [CardKind, readonly Card[]])[] = [
  ['instant', instant],
  ['permanent', permanent],
  ['hand', hand],
  ['endgame', endgame],
];

/**
 * The costs and effects of the 29 action cards, in alphabetical order (GD-GEN-12); Tax Refund is not one of them
 * (GD-TAX-07). The figures are in the component table.
 */
export const declarations: readonly Declaration[] = all
  .flatMap(([kind, cards]) => cards.map((card) => ({ ...card, kind })))
  .sort((one, other) => (one.id < other.id ? -1 : 1));
