import { elementAt } from '../engine/checked.ts';
import type { ComparedComponents, Comparison, Finding } from '../simulation/comparison.ts';
import type { MeasureGroup, MeasureName } from '../simulation/measures.ts';
import type { Estimate } from '../simulation/statistics.ts';
import { sweptOf } from '../simulation/sweep.ts';
import { reportWords } from '../words/index.ts';
import { percent } from '../words/percent.ts';
import {
  alignedRows,
  BAR,
  classesOf,
  countsIn,
  LEAST_GAMES,
  type Marks,
  marksOf,
  type Names,
  signedDecimal,
} from './report-parts.ts';

/** The most cards or plans in a block; those whose changes are least likely to be chance come first. */
const MOST_ROWS = 12;
/** The width of a name, in cells. */
const NAME = 22;

/**
 * What changed between two tables, or over the values of a sweep: tables and plots within 80 columns.
 * @param changed the ids of the cards whose figures differ, which come first
 * @param names how the game, its cards and its figures are called; default: by their ids
 */
export function comparisonLines(
  comparison: Comparison,
  ascii: boolean,
  changed: ReadonlySet<string> = new Set(),
  names: Names = { title: comparison.game, name: (id) => id },
): string[] {
  const manner: Manner = { ...marksOf(ascii), name: names.name };
  const words = reportWords().simulation;
  const { tables, games, players, bots, seed } = comparison;
  const levels = [...new Set(bots)].map((bot) => words.level(bot));
  const head = [words.runOfBots(games, names.title, players, levels), words.sameSeed(seed), ''];
  const isSweep = tables.every(({ name }) => sweptOf(name) !== null);
  const lines = isSweep
    ? sweepLines(tables, manner)
    : tables.slice(1).flatMap((other) => changeLines(elementAt(tables, 0), other, manner, changed));
  return [...head, ...lines, ...tables.map(({ name, digest }) => words.digest(digest, name))];
}

/** How a report is drawn, and how cards and figures are called. */
interface Manner extends Marks {
  name(id: string): string;
}

/** The blocks of a comparison, in order, by the keys of their titles. */
const BLOCKS: readonly {
  readonly title: keyof ReturnType<typeof reportWords>['simulation']['blocks'];
  readonly group: MeasureGroup;
  readonly name?: MeasureName;
}[] = [
  { title: 'game', group: 'game' },
  { title: 'figure', group: 'figure' },
  { title: 'seatWins', group: 'seat', name: 'wins' },
  { title: 'seatScore', group: 'seat', name: 'score' },
  { title: 'botWins', group: 'bot', name: 'wins' },
  { title: 'planTaken', group: 'plan', name: 'taken' },
  { title: 'planWins', group: 'plan', name: 'wins' },
  { title: 'cardTaken', group: 'card', name: 'taken' },
  { title: 'cardWins', group: 'card', name: 'wins' },
  { title: 'cardWorth', group: 'card', name: 'worth' },
];

function changeLines(
  base: ComparedComponents,
  other: ComparedComponents,
  manner: Manner,
  changed: ReadonlySet<string>,
): string[] {
  const before = new Map(base.findings.map((finding) => [rowKey(finding), finding]));
  const words = reportWords().simulation;
  const blocks = BLOCKS.flatMap(({ title, group, name }) => {
    const all = other.findings.flatMap((after) => {
      const own = before.get(rowKey(after));
      const isIn = after.group === group && (name === undefined || after.name === name);
      if (!isIn || own === undefined || after.change === null || !isKnown(own) || !isKnown(after)) return [];
      return [{ before: own, after, change: after.change }];
    });
    // If one bot holds all seats, its share of the wins says nothing.
    if (all.length === 0 || (group === 'bot' && all.length === 1)) return [];
    return ['', ...block(words.blocks[title], group, all, manner, changed)];
  });
  const compared = other.findings.filter(({ change }) => change !== null).length;
  return [
    `A  ${base.name}`,
    `B  ${other.name}`,
    ...blocks,
    '',
    ...pairedPlot(words.measures.scores, base, other, ({ scores }) => [...scores], manner),
    '',
    ...pairedPlot(words.measures.rounds, base, other, ({ rounds }) => [rounds], manner),
    '',
    words.clear,
    words.byLuck(compared, Math.max(1, Math.round(compared / 20))),
  ];
}

interface Row {
  readonly before: Finding;
  readonly after: Finding;
  readonly change: Estimate;
}

const rowKey = ({ group, item, name }: Finding): string => `${group} ${item} ${name}`;
const isKnown = ({ group, cases }: Finding): boolean =>
  (group !== 'card' && group !== 'plan') || cases >= LEAST_GAMES;
const isClear = ({ low, high }: Estimate): boolean => low > 0 || high < 0;
/** The distance of a change from 0, in units of its interval. */
const clearness = ({ value, low, high }: Estimate): number =>
  value === 0 ? 0 : Math.abs(value) / Math.max(Number.EPSILON, (high - low) / 2);

function block(
  title: string,
  group: MeasureGroup,
  all: readonly Row[],
  manner: Manner,
  changed: ReadonlySet<string>,
): string[] {
  const order = ({ after, change }: Row): number =>
    after.group === 'card' && changed.has(after.item) ? Number.POSITIVE_INFINITY : clearness(change);
  const isLong = all.length > MOST_ROWS;
  const shown = isLong ? all.toSorted((one, other) => compareDown(order(one), order(other))) : [...all];
  shown.splice(MOST_ROWS);
  const isGame = group === 'game' || group === 'figure';
  const most = Math.max(...shown.map(({ change }) => reachOf(change)));
  const rows = shown.map(({ before, after, change }) => {
    const text = figureText(after);
    const step = changeText(after);
    return [
      nameOf(after, manner).slice(0, NAME),
      text(before.estimate.value),
      text(after.estimate.value),
      `${step(change.value)}${isClear(change) ? '*' : ' '}`,
      marginText(change, after),
      // Figures of a game have different units, so each has a scale of its own.
      changePlot(change, isGame ? reachOf(change) : most, manner),
    ];
  });
  const left = all.length - shown.length;
  const { columns, moreRows } = reportWords().simulation;
  return [
    ...alignedRows([[title, 'A', 'B', `${columns.change} `, '95 %', centred('0')], ...rows], manner),
    ...(left > 0 ? [moreRows(left)] : []),
  ];
}

/** Sorts the larger first; equal values, even infinite ones, stay in order. */
const compareDown = (one: number, other: number): number => (one === other ? 0 : other - one);

const reachOf = ({ low, high }: Estimate): number => Math.max(Math.abs(low), Math.abs(high));
const centred = (text: string): string => text.padEnd(BAR / 2 + 1);

function nameOf({ group, item, name }: Finding, manner: Manner): string {
  const { measures, seat, level } = reportWords().simulation;
  if (group === 'game') return measures[name];
  if (group === 'bot') return level(item);
  return group === 'seat' ? seat(item) : manner.name(item);
}

const figureText =
  ({ isShare }: Finding) =>
  (value: number): string =>
    isShare ? percent(value, 1) : value.toFixed(2).replace('-', '−');
const changeText =
  ({ isShare }: Finding) =>
  (value: number): string =>
    isShare ? signedDecimal(value * 100) : signedDecimal(value, 2);

function marginText({ low, high }: Estimate, finding: Finding): string {
  const margin = (high - low) / 2;
  if (!Number.isFinite(margin)) return '';
  return `±${finding.isShare ? (margin * 100).toFixed(1) : margin.toFixed(2)}`;
}

/** The interval of a change on a line with 0 in its middle. */
function changePlot({ value, low, high }: Estimate, most: number, marks: Marks): string {
  if (!Number.isFinite(most)) return '';
  const half = BAR / 2;
  const at = (each: number): number => (most === 0 ? half : half + Math.round((each / most) * half));
  return intervalOn(BAR + 1, { value: at(value), low: at(low), high: at(high) }, half, marks);
}

function intervalOn(cells: number, at: Estimate, zero: number | null, marks: Marks): string {
  return Array.from({ length: cells }, (_, place) => {
    if (place === at.value) return marks.point;
    if (place === zero) return marks.zero;
    return place >= at.low && place <= at.high ? marks.range : marks.line;
  }).join('');
}

/** Two histograms side by side, with the same bins and scale. */
function pairedPlot(
  name: string,
  base: ComparedComponents,
  other: ComparedComponents,
  figuresOf: (result: ComparedComponents['results'][number]) => number[],
  marks: Marks,
): string[] {
  const values = [base, other].map(({ results }) => results.flatMap(figuresOf));
  const classes = classesOf(values.flat());
  const counts = values.map((own) => countsIn(classes, own));
  const highest = Math.max(...counts.flat());
  const bar = (count: number): string => marks.bar.repeat(Math.round((count / highest) * BAR)).padEnd(BAR);
  const rows = classes.labels.map((label, place) => [
    label,
    ...counts.flatMap((own, side) => {
      const count = elementAt(own, place);
      return [bar(count), percent(count / Math.max(1, elementAt(values, side).length), 1)];
    }),
  ]);
  return alignedRows([[name, 'A'.padEnd(BAR), '', 'B'.padEnd(BAR), ''], ...rows], marks);
}

/** Every measure that a sweep shows, over the values of the swept figure. */
function sweepLines(tables: readonly ComparedComponents[], manner: Manner): string[] {
  const sorted = tables.toSorted((one, other) => sweptValue(one) - sweptValue(other));
  const { figure = '' } = sweptOf(elementAt(tables, 0).name) ?? {};
  const words = reportWords().simulation;
  const parts = new Set(figure.split('.'));
  const shown = sorted.flatMap(({ findings }) => findings.filter(isShown));
  const keys = [...new Set(shown.toSorted((one, other) => placeOf(one) - placeOf(other)).map(rowKey))];
  function isShown({ group, item, name }: Finding): boolean {
    if (group === 'card') return parts.has(item);
    return group === 'figure' || group === 'game' || (group === 'seat' && name === 'wins');
  }
  return [
    words.countedFrom(figure, sweptValue(elementAt(tables, 0))),
    ...keys.flatMap((key) => ['', ...sweepBlock(key, sorted, manner)]),
    '',
    words.clearInSweep,
  ];
}

/** The position of a measure in the report: by block, then by seat. */
function placeOf({ group, item, name }: Finding): number {
  const block = BLOCKS.findIndex((each) => each.group === group && (each.name ?? name) === name);
  return block * 100 + (group === 'seat' ? Number(item) : 0);
}

const sweptValue = ({ name }: ComparedComponents): number => sweptOf(name)?.value ?? 0;

function sweepBlock(key: string, tables: readonly ComparedComponents[], manner: Manner): string[] {
  const found = tables.flatMap((own) => {
    const finding = own.findings.find((each) => rowKey(each) === key);
    return finding === undefined ? [] : [{ value: sweptValue(own), finding }];
  });
  const ends = found.flatMap(({ finding: { estimate } }) => [estimate.low, estimate.high, estimate.value]);
  const finite = ends.filter(Number.isFinite);
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  const at = (each: number): number =>
    most === least ? 0 : Math.round(((each - least) / (most - least)) * (2 * BAR - 1));
  const rows = found.map(({ value, finding }) => {
    const { estimate, change } = finding;
    const places = { value: at(estimate.value), low: at(estimate.low), high: at(estimate.high) };
    return [
      String(value),
      figureText(finding)(estimate.value),
      marginText(estimate, finding),
      change === null ? '' : `${changeText(finding)(change.value)}${isClear(change) ? '*' : ' '}`,
      intervalOn(2 * BAR, places, null, manner),
    ];
  });
  const { finding } = elementAt(found, 0);
  const { measures, measureOf, columns } = reportWords().simulation;
  const measure = measures[finding.name];
  const title = finding.group === 'game' ? measure : measureOf(nameOf(finding, manner), measure);
  return alignedRows([[title.slice(0, NAME), '', '95 %', `${columns.change} `, ''], ...rows], manner);
}
