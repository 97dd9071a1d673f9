import { answersWith, ForecastUmpire, type Foreseen } from '../../engine/forecast.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { Report } from '../../engine/umpire.ts';
import {
  companyValuation,
  endgameCards,
  sustainabilityAssessment,
  sustainabilityPoints,
} from './assessments.ts';
import { accounting } from './auction.ts';
import type { GreenComponents } from './figures.ts';
import { chargePenalty } from './loans.ts';
import { prAssessment } from './pr-assessment.ts';
import type { GreenState } from './state.ts';

/** Chips do not count here, because their placement is the company's decision. */
const QUIET = ['give-up'];

/**
 * The payment in accounting; the result of each assessment on the current boards, without chips, and the number of
 * rounds until then; and the value of the next level (GD-ACC-03, GD-END-05, GD-SUS-02).
 */
export function forecast(
  state: GreenState,
  seat: Seat | null,
  { components }: Setting<GreenComponents>,
): readonly Foreseen[] {
  if (state.phase === 'over' || state.phase === 'gameEnd') return [];
  const umpire = new ForecastUmpire(state, components, answersWith(QUIET));
  const { round, phase, variant } = state;
  const isStandard = variant === 'standard';
  /** Runs a step and returns its reports about the reader, each with the number of rounds until then. */
  const told = (run: () => void, when: number): Foreseen[] => {
    const before = umpire.reports.length;
    run();
    const reports = umpire.reports
      .slice(before)
      .filter(({ kind, seat: of }) => TOLD.has(kind) && of === seat);
    return reports.map((report) => lineOf(report, { rounds: when - round }));
  };
  const lines: Foreseen[] = [];
  const isPaid = !BEFORE_ACCOUNTING.includes(phase);
  if (!isPaid || round < components.rounds) {
    state.bids = [];
    lines.push(...told(() => accounting(state, umpire), isPaid ? round + 1 : round));
  }
  const last = components.rounds;
  if (phase === 'prAssessment') {
    // In this round, the assessments before the current phase are already over.
    if (round < last) lines.push(...sustainabilityLines(state, umpire, seat, nextOf(components, round + 1)));
  } else {
    if (isStandard) lines.push(...told(() => endgameCards(state, umpire), last));
    lines.push(...sustainabilityLines(state, umpire, seat, nextOf(components, round)));
    if (isStandard) lines.push(...told(() => companyValuation(state, umpire), last));
  }
  if (isStandard) {
    const when = components.prRounds.find((each) => each >= round) ?? last;
    lines.push(...told(() => prAssessment(state, umpire), when));
  }
  if (seat !== null) lines.push(...told(() => chargePenalty(state, umpire, seat), last));
  return [
    ...lines,
    { code: 'rounds-left', rule: 'GD-GEN-17', figures: { round, of: last, left: last - round } },
  ];
}

/** The reports told about the reader's company; the placement of chips is its own decision. */
const TOLD: ReadonlySet<string> = new Set([
  'accounting',
  'image',
  'valuation',
  'card-scored',
  'loan-penalty',
]);

/** The phases of a round before its accounting. */
const BEFORE_ACCOUNTING: readonly string[] = ['beforeAuction', 'auction', 'accounting'];

/** The round of the next sustainability assessment, from a round on; the last round always has one (GD-END-05). */
function nextOf({ sustainabilityRounds, rounds }: GreenComponents, from: number): number {
  return sustainabilityRounds.find((round) => round >= from) ?? rounds;
}

/** The points of the sustainability assessment now, and with the lowest level one higher (GD-SUS-02, GD-SUS-03). */
function sustainabilityLines(
  state: GreenState,
  umpire: ForecastUmpire<GreenComponents>,
  seat: Seat | null,
  when: number,
): Foreseen[] {
  const rounds = when - state.round;
  const before = umpire.reports.length;
  sustainabilityAssessment(state, umpire);
  const own = umpire.reports.slice(before).find((report) => report.seat === seat);
  if (seat === null || own === undefined)
    return [{ code: 'sustainability-round', rule: 'GD-SUS-01', figures: { rounds, round: when } }];
  const next = Number(own.figures?.['lowest']) + 1;
  const more = { next, nextPoints: sustainabilityPoints(umpire.components, next) };
  return [lineOf(own, { rounds, ...more })];
}

function lineOf({ kind, rule, seat, figures }: Report, more: Readonly<Record<string, number>>): Foreseen {
  return { code: kind, rule, ...(seat === undefined ? {} : { seat }), figures: { ...figures, ...more } };
}
