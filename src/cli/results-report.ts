import { botNames } from '../bots/index.ts';
import { isOutside } from '../bots/outside-name.ts';
import type { Glyphs } from '../drawing/glyphs.ts';
import { lineText } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import type { Chapter } from '../engine/chronicle.ts';
import { meanOf } from '../simulation/statistics.ts';
import type { PersonalResult } from '../table/finished-results.ts';
import { sayOf } from '../table/session.ts';
import { plotsOf } from '../ui/plots.ts';
import { resultsWords, signs } from '../words/index.ts';
import { percent } from '../words/percent.ts';
import { findGame } from './find-game.ts';
import { alignedRows, marksOf } from './report-parts.ts';

/** The results of a person in a game against opponents of one kind. */
export interface OpponentSummary {
  /** The strongest bot at the table; null if there was none. */
  readonly level: string | null;
  /** Whether a program that plays as a bot was at the table. */
  readonly program: boolean;
  /** Whether other people were at the table. */
  readonly people: boolean;
  readonly matches: number;
  /** The share of victories, 0 to 1. */
  readonly won: number;
  /** Null in matches for one. */
  readonly place: number | null;
  readonly points: number;
  /** The mean of the best other seat; null in matches for one. */
  readonly rival: number | null;
}

/** The results of a person in a game. */
export interface PersonalSummary {
  readonly name: string;
  readonly game: string;
  readonly matches: number;
  readonly against: readonly OpponentSummary[];
  /** The mean points from each source, the richest first. */
  readonly sources: readonly { readonly source: string; readonly points: number }[];
}

/** The results by person and game, in the order of their first match; opponents from the weakest. */
export function summariesOf(results: readonly PersonalResult[]): PersonalSummary[] {
  return grouped(results, ({ name, game }) => JSON.stringify([name, game])).map((own) => {
    const { name, game } = elementAt(own, 0);
    const against = grouped(own, opponentsKey)
      .map(opponentSummary)
      .sort((a, b) => rankOf(a) - rankOf(b));
    return { name, game, matches: own.length, against, sources: sourcesOf(own) };
  });
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** The strongest of the bots at a table; null if there is none. */
function strongestOf({ bots }: PersonalResult): string | null {
  return botNames.findLast((name) => bots.includes(name)) ?? null;
}

const hasProgram = ({ bots }: PersonalResult): boolean => bots.some(isOutside);

function opponentsKey(result: PersonalResult): string {
  return `${strongestOf(result) ?? ''}/${result.people > 0}/${hasProgram(result)}`;
}

/**
 * Orders opponents: nobody, people, then bots from the weakest; people and programs beside a bot come after the same bot
 * without them.
 */
function rankOf({ level, people, program }: OpponentSummary): number {
  return 4 * (level === null ? 0 : botNames.indexOf(level) + 1) + 2 * Number(program) + Number(people);
}

function opponentSummary(results: readonly PersonalResult[]): OpponentSummary {
  const first = elementAt(results, 0);
  const meanOrNull = (values: readonly (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : meanOf(known);
  };
  return {
    level: strongestOf(first),
    program: hasProgram(first),
    people: first.people > 0,
    matches: results.length,
    won: meanOf(results.map(({ won }) => won)),
    place: meanOrNull(results.map(({ place }) => place)),
    points: meanOf(results.map(({ points }) => points)),
    rival: meanOrNull(results.map(({ rival }) => rival)),
  };
}

function sourcesOf(results: readonly PersonalResult[]): PersonalSummary['sources'] {
  const sums = new Map<string, number>();
  for (const { parts } of results)
    for (const { source, points } of parts) sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums]
    .map(([source, sum]) => ({ source, points: sum / results.length }))
    .sort((a, b) => b.points - a.points);
}

/**
 * The results for people: for each person and game a table by opponents, the sources of points, and the points over
 * time.
 * @param columns the width of the terminal
 */
export async function resultsReport(
  results: readonly PersonalResult[],
  columns: number,
  glyphs: Glyphs,
): Promise<string[]> {
  const lines: string[] = [];
  let shown: string | undefined;
  for (const summary of summariesOf(results)) {
    const own = results.filter(({ name, game }) => name === summary.name && game === summary.game);
    if (summary.name !== shown) lines.push(...(shown === undefined ? [] : ['']), summary.name);
    shown = summary.name;
    lines.push('', ...(await gameReport(summary, own, columns, glyphs)));
  }
  return lines;
}

/** The same results in sentences, for line mode. */
export async function resultsTexts(results: readonly PersonalResult[]): Promise<string[]> {
  const words = resultsWords();
  const texts = summariesOf(results).map(async (summary): Promise<string[]> => {
    const own = results.filter(({ name, game }) => name === summary.name && game === summary.game);
    const manifest = findGame(summary.game);
    const say = sayOf(await manifest.words(), []);
    return [
      `${summary.name}${signs().colon}${words.title(manifest.title, summary.matches)}${signs().stop}`,
      ...summary.against.map((each) =>
        words.against(
          opponentsText(each),
          each.matches,
          percent(each.won, 1),
          figure(each.place, 2),
          figure(each.points),
          figure(each.rival),
        ),
      ),
      ...(summary.sources.length === 0
        ? []
        : [
            words.sources(
              summary.sources.map(({ source, points }) => `${say.name(source)} ${figure(points)}`),
            ),
          ]),
      words.overTime(own.map(({ points, rival }) => words.ofMatch(points, rival))),
    ];
  });
  return (await Promise.all(texts)).flat();
}

/** Who was at the table; empty if nobody was. */
function opponentsText({ level, people, program }: OpponentSummary): string {
  const words = resultsWords();
  return words.opponents([
    ...(people ? [words.people] : []),
    ...(level === null ? [] : [level]),
    ...(program ? [words.program] : []),
  ]);
}

function figure(value: number | null, decimals = 1): string {
  return value === null ? '' : value.toFixed(decimals);
}

async function gameReport(
  { game, matches, against, sources }: PersonalSummary,
  results: readonly PersonalResult[],
  columns: number,
  glyphs: Glyphs,
): Promise<string[]> {
  const { columns: heads, ...words } = resultsWords();
  const manifest = findGame(game);
  const say = sayOf(await manifest.words(), []);
  const table = against.map((each) => [
    opponentsText(each) || words.alone,
    String(each.matches),
    percent(each.won, 1),
    figure(each.place, 2),
    figure(each.points),
    figure(each.rival),
  ]);
  const rows = sources.map(({ source, points }) => [say.name(source), figure(points)]);
  const marks = marksOf(glyphs.ascii);
  return [
    words.title(manifest.title, matches),
    '',
    ...alignedRows(
      [[heads.against, heads.matches, heads.won, heads.place, heads.points, heads.rival], ...table],
      marks,
    ),
    ...(rows.length === 0 ? [] : ['', ...alignedRows([[heads.source, heads.mean], ...rows], marks)]),
    ...course(results, columns, glyphs),
  ].map((line) => (line === '' ? line : `  ${line}`));
}

/** The person's points and those of the best other seat, match after match. */
function course(results: readonly PersonalResult[], columns: number, glyphs: Glyphs): string[] {
  const isAlone = results.every(({ rival }) => rival === null);
  const chapters = results.map(
    ({ points, rival }, index): Chapter => ({
      round: index + 1,
      ledger: {},
      scores: isAlone ? [points] : [points, rival ?? 0],
    }),
  );
  const title = isAlone ? resultsWords().courseAlone : resultsWords().course;
  const voice = { name: () => title };
  return plotsOf([{ name: 'points' }], chapters, voice, glyphs, columns - 2).map((line) =>
    lineText(line).trimEnd(),
  );
}
