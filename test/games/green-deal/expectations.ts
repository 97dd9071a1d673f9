import { optionCount, type Seat, type Value } from '../../../src/engine/question.ts';
import { readComponents, shippedComponents } from '../../../src/games/green-deal/components.ts';
import type { Moment } from '../../properties/told-effects.ts';
import { at } from '../../properties/told-measures.ts';
import { asks, type Expectations, least, most } from '../expectations.ts';

const { loanPenalty } = readComponents(shippedComponents);

function greenDealFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  const own = `companies.${seat}`;
  const company = moment.view.companies[seat];
  if (what === 'steps') return company.incomeStep;
  if (what === 'debt') return company.loans.reduce((sum: number, loan: number) => sum + loan, 0);
  if (what === 'pr-points') return company.chips.reduce((sum: number, chip: number) => sum + chip, 0);
  if (what === 'shortfall') return company.shortfall;
  // What is unpaid for good costs its points at the end.
  if (what === 'points-at-end') return company.points - company.shortfall * loanPenalty;
  return at(moment, `${own}.${what}`);
}

export const expectations: Expectations = {
  ruleFiles: [
    'action-cards.ts',
    'assessments.ts',
    'auction.ts',
    'before-auction.ts',
    'cards',
    'contacts.ts',
    'dividends.ts',
    'expansion.ts',
    'figures.ts',
    'game-end.ts',
    'investment.ts',
    'loans.ts',
    'map.ts',
    'obstacles.ts',
    'placement.ts',
    'pr-assessment.ts',
    'pr.ts',
    'prospects.json',
    'prospects.ts',
    'ranking.ts',
    'reasons.ts',
    'rounds.ts',
    'sustainability-cards.ts',
    'traits.ts',
  ],
  variants: {
    scores: [{ variant: 'simple' }],
    effects: [{ variant: 'simple' }],
  },
  demo: { digest: '249cd573e9115965', seconds: [150, 225], captions: 16 },
  atTheEnd: () => ({ phase: 'gameEnd', round: 10 }),
  measure: { figure: ({ what }, seat, moment) => greenDealFigure(what, seat, moment) },
  held: ({ market, preview }: Record<'market' | 'preview', { actions: { id: string }[] }>) =>
    [...market.actions, ...preview.actions].map(({ id }) => id),
  fewest: {
    effectKinds: 6,
    figuredRules: 11,
    figuresInTexts: 6,
    searches: 25,
    bases: 3,
    questions: 5,
    optionTexts: 11,
    decisions: 4,
  },
  reasons: { fewest: 60 },
  amounts: {
    bid: asks,
    insider: () => 0,
    repay: (question) => (optionCount(question) === 1 ? least(question) : question.usual),
    pay: most,
  },
  aim: { sourceOf: (source, isCard) => (isCard ? 'action-cards' : source) },
  logRules: {
    'answer-cut': ['GD-AUC-02'],
    accounting: ['GD-ACC-01 GD-ACC-03'],
    'action-taken': ['GD-CARD-*-01'],
    bid: ['GD-AUC-01', 'GD-CARD-13-02'],
    'bids-tied': ['GD-AUC-04 GD-AUC-05', 'GD-CARD-2-01'],
    'card-played': ['GD-CARD-*-01'],
    'card-scored': ['GD-CARD-*-01'],
    'cash-cow': ['GD-CARD-3-01'],
    'cash-lost': ['GD-CARD-12-02', 'GD-CARD-17-02'],
    'chip-bought': ['GD-PR-02'],
    'chips-placed': ['GD-PR-12'],
    'chips-returned': ['GD-PR-11 GD-PR-21'],
    competition: ['GD-COMP-03', 'GD-CARD-5-01 GD-COMP-03'],
    cooperation: ['GD-COOP-02'],
    damages: ['GD-CARD-17-03'],
    dividends: ['GD-DIV-02', 'GD-DIV-02 GD-CARD-25-02'],
    'game-over': ['GD-END-08'],
    image: ['GD-CARD-2-02', 'GD-PR-15', 'GD-PR-15 GD-CARD-21-01', 'GD-PR-16', 'GD-PR-18'],
    insider: ['GD-CARD-14-02'],
    'loan-penalty': ['GD-LOAN-14'],
    'loan-repaid': ['GD-LOAN-12'],
    'loan-taken': ['GD-LOAN-02'],
    'no-room': ['GD-EXP-13'],
    'project-taken': ['GD-INV-21'],
    'projects-closed': ['GD-INV-12'],
    'resource-transfer': ['GD-CARD-22-01'],
    'round-begins': ['GD-INV-37 GD-INV-38'],
    'row-cleared': ['GD-INV-39'],
    sabotage: ['GD-CARD-23-02'],
    'self-cooperation': ['GD-COOP-03'],
    'shares-victory': ['GD-END-04'],
    specialization: ['GD-CARD-24-01'],
    spying: ['GD-CARD-13-01 GD-CARD-13-03'],
    sustainability: ['GD-SUS-02 GD-SUS-03'],
    'tax-refund-cash': ['GD-TAX-03'],
    'tax-refund-chip': ['GD-TAX-03 GD-TAX-04'],
    'tie-drawn': ['GD-AUC-06'],
    'tile-placed': ['GD-EXP-02'],
    'turn-done': ['GD-INV-01'],
    'turn-order': ['GD-AUC-03'],
    valuation: ['GD-VAL-02', 'GD-VAL-03'],
    won: ['GD-END-01'],
    'won-by-cash': ['GD-END-03'],
    'won-by-income': ['GD-END-02'],
  },
};
