import { entryOf } from '../../engine/checked.ts';
import { answersWith, ForecastUmpire, type Foreseen } from '../../engine/forecast.ts';
import type { Setting } from '../../engine/game.ts';
import { DONE, optionAt, optionCount, type Seat } from '../../engine/question.ts';
import type { Report } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { crisisCount, outputAt, pollutionReserve, pollutionTotal } from './figures.ts';
import { zoneOf } from './public-order.ts';
import { columnOf } from './social-phase.ts';
import { type LimitState, type Nation, PLANTS } from './state.ts';
import { CRISIS_STEPS, phaseOf, SOCIAL_STEPS, setNext, steps } from './steps.ts';

/** The steps from Decide Policy to the last crisis; most of what happens in them needs no decision. */
const AHEAD: readonly string[] = [...SOCIAL_STEPS, 'coldWar', ...CRISIS_STEPS];

/** Answers that change nothing. */
const QUIET = ['keep', 'no', 'none', DONE, 'pass', false];

/** Choices on the way that affect later figures. */
const CHOICES = ['plant', 'raise', 'lower'];

/** The figures of a nation that are whole numbers. */
type Stock = { [K in keyof Nation]: Nation[K] extends number ? K : never }[keyof Nation];

/** The reports about a nation that the forecast shows, and the stock that each is compared with. */
const TOLD: Readonly<Record<string, Stock | null>> = {
  fed: 'renewable',
  famine: null,
  spoiled: null,
  consumed: 'industrial',
  'goods-shortage': null,
  grew: null,
  'mortality-fell': null,
  'growth-skipped': null,
  taxed: null,
  'bank-short': null,
  produced: null,
  farmed: null,
  'fossil-shortage': null,
  'boom-money': null,
  'order-kept': 'military',
  'order-lost': null,
  'uprising-money': null,
  'class-struggle': null,
  'cold-war': null,
  'financial-loss': null,
  richest: null,
  'land-lost': null,
  polluter: null,
  migration: null,
  'lowest-class-fell': null,
  'crisis-paid': 'military',
  'crisis-short': null,
  calmed: null,
  'largest-shrank': null,
};

/** The reader of the forecast. */
interface Reader {
  readonly seat: Seat | null;
  /** What the nation has been asked on the way. */
  readonly asked: Set<string>;
}

/**
 * Runs the social phase and the crises on the current boards and reports what would happen: the people to feed, growth,
 * taxes, production, unrest, crises, and the distance to the end of the game (LIM-SOC-01, LIM-INT-01, LIM-END-03).
 */
export function forecast(
  state: LimitState,
  seat: Seat | null,
  { components }: Setting<LimitComponents>,
  underWay: string | null,
): readonly Foreseen[] {
  if (phaseOf(state.step) === 'end') return [];
  const lines: Foreseen[] = [];
  const asked = new Set<string>();
  const umpire = new ForecastUmpire(
    state,
    components,
    answersWith(QUIET, (question) => {
      if (question.seat !== seat || !CHOICES.includes(question.ask)) return;
      const { ask, rule } = question;
      if (optionCount(question) === 1) {
        // Steps without a choice happen by themselves, and their results are certain.
        lines.push({ code: 'asked-forced', rule, figures: { ask, only: optionAt(question, 0) } });
        return;
      }
      asked.add(ask);
      lines.push({ code: 'asked', rule, figures: { ask } });
    }),
  );
  if (phaseOf(state.step) === 'political') {
    state.turn = null;
    setNext(state, 'supply');
  } else if (underWay !== null) setNext(state, AHEAD[AHEAD.indexOf(underWay) + 1] ?? 'endOfGeneration');
  while (AHEAD.includes(state.step ?? '')) {
    if (seat !== null && state.step === 'publicOrder') lines.push(zoneLine(state, components, seat));
    const stocks = seat === null ? null : nationBefore(nationAt(state, seat));
    const before = umpire.reports.length;
    steps[state.step as string]?.(state, umpire);
    for (const report of umpire.reports.slice(before)) {
      if (report.kind !== 'economy-moved') lines.push(...told(report, { seat, asked }, stocks));
      else if (report.seat === seat && stocks !== null && !asked.has('plant'))
        lines.push(growthLine(report, components, stocks, nationAt(state, report.seat)));
    }
  }
  return [...lines, ...tableLines(state, components, umpire)];
}

/** A copy whose plants stay where they are when those of the nation move. */
function nationBefore(nation: Nation): Nation {
  return { ...nation, production: { ...nation.production } };
}

/** What each plant makes after economic growth, and before it (LIM-SOC-30 to LIM-SOC-33). */
function growthLine(
  { rule, figures }: Report,
  components: LimitComponents,
  before: Nation,
  after: Nation,
): Foreseen {
  const moved: Record<string, number> = {};
  for (const plant of PLANTS) {
    const [from, to] = [before.production[plant], after.production[plant]];
    if (from === to) continue;
    moved[`${plant}From`] = outputAt(components, from);
    moved[`${plant}To`] = outputAt(components, to);
  }
  return { code: 'economy-moved', rule, figures: { ...figures, ...moved } };
}

/** The result of unrest: boom, growth or uprising (LIM-SOC-54). */
function zoneLine(state: LimitState, components: LimitComponents, seat: Seat): Foreseen {
  const { unrest } = nationAt(state, seat);
  const { boomUpTo, uprisingFrom } = components.unrest;
  const figures = { unrest, boomUpTo, uprisingFrom, column: columnOf(state, seat) };
  return { code: `zone-${zoneOf(components, unrest)}`, rule: 'LIM-SOC-54', figures };
}

/** A report as a line of the forecast; undefined if it is about others or depends on a choice still to come. */
function told(
  { kind, seat: of, rule, figures }: Report,
  { seat, asked }: Reader,
  stocks: Nation | null,
): Foreseen[] {
  if (kind === 'crisis') return [{ code: kind, rule, ...(figures === undefined ? {} : { figures }) }];
  if (of !== seat || of === undefined || stocks === null || !Object.hasOwn(TOLD, kind)) return [];
  const hangsOnPlant =
    asked.has('plant') && figures?.['plant'] !== undefined && figures['plant'] !== 'renewable';
  const hangsOnClass = kind === 'class-struggle' && (asked.has('raise') || asked.has('lower'));
  if (hangsOnPlant || hangsOnClass) return [];
  const stock = TOLD[kind];
  const have = stock === null || stock === undefined ? {} : { have: entryOf(stocks, stock) };
  return [{ code: kind, rule, seat: of, figures: { ...have, ...figures } }];
}

/** How close the crises and the end of the game are (LIM-INT-12, LIM-INT-20, LIM-END-03). */
function tableLines(
  state: LimitState,
  components: LimitComponents,
  umpire: ForecastUmpire<LimitComponents>,
): Foreseen[] {
  const { count, crisesToEnd } = components.generations;
  const pollution = pollutionReserve(state, components);
  const lines: Foreseen[] = [
    {
      code: 'pollution-left',
      rule: 'LIM-INT-12',
      figures: { left: pollution, of: pollutionTotal(state, components) },
    },
    { code: 'disruption-left', rule: 'LIM-INT-20', figures: { left: state.disruptionReserve } },
  ];
  const generation = state.generation;
  steps['endOfGeneration']?.(state, umpire);
  const figures = { generation, of: count, crises: crisisCount(state), crisesToEnd };
  return [...lines, { code: state.ended ? 'game-ends' : 'generation-ends', rule: 'LIM-END-03', figures }];
}
