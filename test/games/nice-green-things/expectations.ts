import type { Seat, Value } from '../../../src/engine/question.ts';
import type { NiceState } from '../../../src/games/nice-green-things/state.ts';
import type { Moment } from '../../properties/told-effects.ts';
import { at, CONDITIONAL } from '../../properties/told-measures.ts';
import type { Expectations } from '../expectations.ts';

function niceFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  return at(moment, `players.${seat}.${what}`, `players.${seat}.worth.${what}`);
}

export const expectations: Expectations = {
  ruleFiles: [
    'adding.ts',
    'cards.ts',
    'cashflow.ts',
    'eco-systems.ts',
    'queue.ts',
    'reasons.ts',
    'rearranging.ts',
    'rescue-projects.ts',
    'row-question.ts',
    'scoring.ts',
    'traits.ts',
    'trash-and-refill.ts',
  ],
  variants: {
    scores: [{ crowd: 'tie-break' }],
  },
  demo: { digest: '4848f316f26dc26d', seconds: [150, 225], captions: 16 },
  atTheEnd: ({ queue, stock }: NiceState) => ({
    phase: 'scoring',
    queue: [],
    stock: [],
    // A card that has left the queue and the stock is on the trash pile.
    trash: [...queue, ...stock],
  }),
  measure: {
    figure: ({ what, note = '' }, seat, moment) =>
      CONDITIONAL.has(note) ? undefined : niceFigure(what, seat, moment),
  },
  held: ({ queue }: { queue: { card: { id: string } }[] }) => queue.map(({ card }) => card.id),
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
  reasons: { fewest: 10 },
  amounts: {},
  aim: { sourceOf: () => 'pops' },
  logRules: {
    'began-eco-system': ['NGT-ECO-08'],
    bought: ['NGT-QUEUE-03'],
    'bought-nothing': ['NGT-QUEUE-11'],
    'could-not-buy': ['NR-40'],
    drawn: ['NGT-SCORE-11'],
    exchanged: ['NGT-RESC-01'],
    'game-ended': ['NGT-END-01'],
    placed: ['NGT-ECO-08'],
    rearranged: ['NGT-ECO-09'],
    refilled: ['NGT-QUEUE-18'],
    rolled: ['NGT-QUEUE-12'],
    'rolled-nothing': ['NGT-QUEUE-14', 'NGT-QUEUE-15', 'NGT-QUEUE-16'],
    'stock-empty': ['NGT-QUEUE-19'],
    'target-shown': ['NGT-SETUP-05'],
    'turn-ended': ['NGT-OVER-01'],
    'type-scored': ['NGT-SCORE-05'],
    'type-scored-as-target': ['NGT-SCORE-06'],
    'type-tied': ['NGT-SCORE-04'],
    won: ['NGT-SCORE-10'],
  },
};
