import type { Seat, Value } from '../../../src/engine/question.ts';
import type { Moment } from '../../properties/told-effects.ts';
import { at, CONDITIONAL, sumOf } from '../../properties/told-measures.ts';
import { asks, type Expectations, least } from '../expectations.ts';

const REPUTATION_PATHS: Readonly<Record<string, string>> = {
  'speculation-run': 'speculationRun',
  'credits-on-private': 'creditsOnPrivate',
  'credits-on-public': 'creditsOnPublic',
};

function reputationFigure(what: string, seat: Seat, moment: Moment): Value | undefined {
  const own = `players.${seat}`;
  if (what === 'credits') return moment.state.players[seat].credits;
  if (what === 'reputation') return moment.state.players[seat].reputation;
  if (what === 'break-room') return sumOf(moment, new RegExp(`^${own}\\.breakRoom\\.`));
  if (what === 'private-cards') return at(moment, `${own}.privateCards`);
  return at(moment, REPUTATION_PATHS[what] ?? `${own}.${what}`, `${own}.breakRoom.${what}`);
}

export const expectations: Expectations = {
  ruleFiles: [
    'agenda-declarations.ts',
    'agendas.ts',
    'bid-conditions.ts',
    'bid-effects.ts',
    'bidding-options.ts',
    'bidding-questions.ts',
    'bidding.ts',
    'co-sponsorship.ts',
    'declining.ts',
    'final-scoring.ts',
    'next-round.ts',
    'open-standings.ts',
    'power-declarations.ts',
    'power-parts.ts',
    'powers.ts',
    'prospects.json',
    'prospects.ts',
    'reasons.ts',
    'recall.ts',
    'return-workers.ts',
    'reveal.ts',
    'situation.ts',
    'winning-bids.ts',
    'workers-to-hq.ts',
  ],
  variants: {
    log: [{ identities: 'mixed' }],
    scores: [{ identities: 'mixed' }],
    effects: [{ identities: 'mixed' }],
  },
  demo: { digest: '7db41bc3ee3e4d76', seconds: [150, 225], captions: 16 },
  atTheEnd: () => ({ nextStep: 'finalScoring', round: 10 }),
  measure: {
    figure: ({ what, note = '' }, seat, moment) =>
      CONDITIONAL.has(note) ? undefined : reputationFigure(what, seat, moment),
  },
  held: ({ players }: { players: Record<'corporation' | 'ceo', { id: string }>[] }) =>
    players.flatMap(({ corporation, ceo }) => [corporation.id, ceo.id]),
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
  reasons: { fewest: 15 },
  amounts: { workers: least, credits: () => 1, 'co-bid': asks },
  logRules: {
    'agenda-met': ['REP-COMP-08 RR-49'],
    'agenda-tied': ['REP-COMP-08 RR-49'],
    'bid-private': ['REP-BID-10'],
    'bid-public': ['REP-BID-14 REP-BID-16'],
    'bidding-over': ['REP-BID-05'],
    'casting-vote': ['RR-51'],
    'chosen-partner': ['RR-50'],
    'co-sponsored': ['REP-COS-12 REP-COS-13'],
    'co-sponsorship-skipped': ['REP-BID-24'],
    'consolation-fee': ['RR-66'],
    'credits-taken': ['REP-WIN-02', 'REP-WIN-05'],
    'deck-empty': ['REP-ROUND-03'],
    eliminated: ['REP-END-09', 'REP-END-11', 'REP-END-13', 'REP-END-14'],
    'hands-opened': ['REP-COS-06 RR-27'],
    'last-round-over': ['REP-NEXT-02'],
    'next-round': ['REP-NEXT-01'],
    'nobody-eliminated': ['REP-END-10', 'REP-END-12'],
    outbid: ['REP-BID-11', 'REP-BID-19'],
    'power-declared': ['RR-66'],
    'private-revealed': ['REP-REV-01'],
    'private-unbid': ['REP-BID-13'],
    'private-won': ['REP-WIN-03 REP-WIN-04'],
    'profit-computed': ['REP-END-16'],
    'public-revealed': ['REP-REV-01 REP-REV-02'],
    'public-unbid': ['REP-BID-23'],
    'public-won': ['REP-WIN-06'],
    recall: ['RR-48'],
    'reputation-measured': ['REP-END-08'],
    'return-skipped': ['REP-RET-01'],
    'returned-none': ['REP-RET-12'],
    'second-lowest-tied': ['REP-END-13'],
    'shares-victory': ['REP-END-19'],
    speculated: ['REP-BID-25'],
    'speculated-leading': ['REP-BID-03'],
    'speculated-unable': ['REP-BID-28'],
    'to-hq-none': ['RR-09'],
    'to-hq-skipped': ['REP-HQ-01'],
    whitewash: ['RR-66'],
    won: ['REP-END-17'],
    'won-by-reputation': ['REP-END-18'],
    'workers-returned': ['REP-RET-03'],
    'workers-to-hq': ['REP-HQ-02'],
  },
};
