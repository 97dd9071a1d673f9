import type { Seat, Value } from '../../../src/engine/question.ts';
import type { Moment } from '../../properties/told-effects.ts';
import { at, sumOf } from '../../properties/told-measures.ts';
import { asks, type Expectations, most } from '../expectations.ts';

function limitFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  const own = `nations.${seat}`;
  switch (what) {
    case 'living-standard':
      return sumOf(moment, new RegExp(`^${own}\\.classes\\.`));
    case 'plant':
      return sumOf(moment, new RegExp(`^${own}\\.production\\.`));
    case 'attacked-plant':
      return sumOf(moment, new RegExp(`^${own}\\.production\\.(industrial|military)$`));
    case 'resource':
      return sumOf(moment, new RegExp(`^${own}\\.(renewable|industrial|military)$`));
    case 'hand':
      return moment.view.nations[seat].handSize;
    case 'cards-in-decks':
      return undefined;
    default:
      return at(
        moment,
        `${own}.${what}`,
        `${own}.classes.${what}`,
        `${own}.production.${what.replace(/-plant$/, '')}`,
        what,
      );
  }
}

export const expectations: Expectations = {
  ruleFiles: [
    'alliance-step.ts',
    'board-changes.ts',
    'card-order.ts',
    'cards',
    'components-check.ts',
    'contributions.ts',
    'decide-policy.ts',
    'decks.ts',
    'demilitarization.ts',
    'end-of-game.ts',
    'figures.ts',
    'help.ts',
    'international-phase.ts',
    'living-standard.ts',
    'marketplace.ts',
    'obstacles.ts',
    'options.ts',
    'plant-run.ts',
    'political-phase.ts',
    'production.ts',
    'prospects.json',
    'prospects.ts',
    'public-order.ts',
    'reasons.ts',
    'recycling.ts',
    'scoring.ts',
    'search-leanings.json',
    'shortages.ts',
    'situation.ts',
    'social-phase.ts',
    'solo.ts',
    'war.ts',
    'withdrawal.ts',
  ],
  variants: {
    log: [{ alliances: true }],
    scores: [{ livingScore: 'lowest3', moneyScore: '10-per-50', militaryScore: 'each', stressTests: 2 }],
    effects: [
      { alliances: true, stressTests: 2 },
      { interferenceAmount: 'index', growthDodge: true },
    ],
    amounts: { alliances: true },
  },
  demo: { digest: '7fd1d6b1e26cb418', seconds: [150, 225], captions: 16 },
  atTheEnd: () => ({ step: 'endOfGeneration', generation: 7 }),
  measure: {
    figure: ({ what }, seat, moment) => limitFigure(what, seat, moment),
    settled: {
      // When the log says that a card is played, all its described effects have happened, whatever was asked meanwhile.
      play: { by: ['played'], void: ['not-paid'] },
      target: { by: ['played'], void: ['not-paid'] },
      contribute: { by: ['help-given', 'help-refused', 'played', 'not-paid'] },
      give: { by: ['help-given', 'help-refused'] },
      pay: { by: ['allied', 'offer-refused'] },
      accept: { by: ['allied', 'offer-refused'] },
    },
  },
  held: ({ own }: { own: { hand: string[] } }) => own.hand,
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
  reasons: { silent: ['kind'], fewest: 60 },
  amounts: {
    ask: ({ figures }) => figures?.['missing'],
    contribute: asks,
    give: asks,
    pay: ({ figures, options }) => {
      const { from, to } = options as { from: number; to: number };
      return Math.min(to, Math.max(from, Math.ceil(Number(figures?.['price']) / 2)));
    },
    quantity: asks,
    // The least that the target cannot match: usual-answers.test.ts.
    spend: ({ usual }) => usual,
    tokens: most,
  },
  // One crisis tile takes one point, and one full block of military gives one.
  aim: { fixed: [1] },
  logRules: {
    'active-again': ['LIM-POL-26'],
    'all-passed': ['LIM-POL-39'],
    'alliance-broken': ['LIM-ALL-24'],
    'alliance-nothing': ['LIM-ALL-02'],
    'alliances-stand': ['LIM-ALL-14'],
    allied: ['LIM-ALL-08'],
    asked: ['LIM-ALL-17', 'LIM-ALL-18', 'LIM-ALL-19', 'LIM-ALL-20'],
    attacked: ['LIM-WAR-02'],
    'bank-short': ['LIM-SOC-38', 'LIM-SOC-64'],
    'birth-rate-fell': ['LIM-SOC-26'],
    'boom-money': ['LIM-SOC-63'],
    calmed: ['LIM-INT-23'],
    'class-fell': ['LIM-CARD-*', 'LIM-INT-10', 'LIM-SOC-11', 'LIM-SOC-20', 'LIM-SOC-57'],
    'class-rose': ['LIM-ALL-31', 'LIM-SOC-62', 'LIM-SOC-63'],
    'class-struggle': ['LIM-SOC-66'],
    'cold-war': ['LIM-INT-02'],
    consumed: ['LIM-SOC-16', 'LIM-SOC-17', 'LIM-SOC-18'],
    crisis: ['LIM-INT-08', 'LIM-INT-12', 'LIM-INT-20'],
    'crisis-paid': ['LIM-INT-22'],
    'crisis-short': ['LIM-SOC-57'],
    demilitarization: ['LIM-ALL-27'],
    disarmed: ['LIM-ALL-30'],
    discarded: ['LIM-POL-16'],
    'discarded-own': ['LIM-POL-16'],
    drew: ['LIM-CARD-*', 'LIM-POL-09'],
    economic: ['LIM-ALL-20'],
    'economy-moved': ['LIM-SOC-30', 'LIM-SOC-31', 'LIM-SOC-32', 'LIM-SOC-33'],
    event: ['LIM-SOLO-05'],
    'event-done': ['LIM-SOLO-05'],
    excluded: ['LIM-ALL-11'],
    'exclusion-refused': ['LIM-ALL-11'],
    famine: ['LIM-SOC-11'],
    farmed: ['LIM-SOC-52'],
    fed: ['LIM-SOC-09'],
    'financial-loss': ['LIM-INT-09'],
    'fossil-shortage': ['LIM-SOC-50'],
    'game-ends': ['LIM-END-03'],
    'generation-ends': ['LIM-END-03'],
    'goods-shortage': ['LIM-SOC-20'],
    grew: ['LIM-SOC-24'],
    'growth-skipped': ['LIM-SOC-36'],
    'help-given': ['LIM-ALL-21'],
    'help-refused': ['LIM-ALL-21'],
    interfered: ['LIM-CARD-*'],
    kept: ['LIM-CARD-*', 'LIM-POL-09'],
    'land-lost': ['LIM-INT-13'],
    'largest-shrank': ['LIM-INT-24'],
    left: ['LIM-ALL-10'],
    'lowest-class-fell': ['LIM-INT-21'],
    migration: ['LIM-INT-17'],
    military: ['LIM-ALL-17'],
    'mortality-fell': ['LIM-SOC-25'],
    'not-paid': ['LIM-ALL-19', 'LR-58'],
    'offer-refused': ['LIM-ALL-05'],
    offered: ['LIM-ALL-03'],
    'order-kept': ['LIM-SOC-55', 'LIM-SOC-56'],
    'order-lost': ['LIM-SOC-57'],
    passed: ['LIM-POL-22'],
    played: ['LIM-CARD-*'],
    pledged: ['LR-58'],
    polluter: ['LIM-INT-15'],
    produced: ['LIM-SOC-44', 'LIM-SOC-45', 'LIM-SOC-47'],
    recycled: ['LIM-SOC-23'],
    resisted: ['LIM-WAR-04'],
    richest: ['LIM-INT-11'],
    scored: ['LIM-SCO-08'],
    'shares-victory': ['LR-84'],
    spoiled: ['LIM-SOC-13'],
    'star-calmed': ['LIM-SOLO-13'],
    'star-cold-war': ['LIM-SOLO-15'],
    'star-financial-loss': ['LIM-SOLO-13'],
    'star-land-lost': ['LIM-SOLO-13'],
    'star-resisted': ['LIM-SOLO-12'],
    'star-richest': ['LIM-SOLO-14'],
    'star-yielded': ['LIM-SOLO-12'],
    taxed: ['LIM-SOC-37'],
    'treaty-traded': ['LIM-SOLO-06'],
    unlocked: ['LIM-POL-04'],
    'uprising-money': ['LIM-SOC-58', 'LIM-SOC-59'],
    withdrew: ['LIM-POL-42'],
    won: ['LIM-SCO-08'],
    yielded: ['LIM-WAR-05'],
  },
};
