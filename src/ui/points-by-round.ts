import type { BoardVoice } from '../drawing/board.ts';
import type { Glyphs } from '../drawing/glyphs.ts';
import { bold, dim, type Line, painted, wrapped } from '../drawing/lines.ts';
import { left, right, widthOf } from '../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../drawing/theme.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { Say } from '../engine/words.ts';
import { pointsByRound, pointsFrom, type RoundPoints, sourcesIn } from '../table/points-by-round.ts';
import { screenWords } from '../words/index.ts';
import { plotsOf, spreadOver } from './plots.ts';

/** The widest label of a source, and the width of a round's figure, in cells. */
const LABEL = 24;
const FIGURE = 5;

/** The word of a game's names for its rounds. */
const ROUND = 'round';

/**
 * The points of a finished match by source at the end of each round: a plot of each source, and a table for each seat,
 * whose columns add up to its points. Empty while the match runs. If there is no room for all rounds, both show some of
 * them, evenly spread.
 */
export function pointsByRoundLines(
  chapters: readonly Chapter[],
  seats: number,
  voice: Pick<BoardVoice, 'name' | 'seat'>,
  glyphs: Glyphs,
  columns: number,
): Line[] {
  const rounds = pointsByRound(chapters);
  if (rounds.length === 0) return [];
  const sources = sourcesIn(rounds);
  const plots = sources.map((source) => ({ name: source, path: pathOf(source, '*') }));
  return [
    ...wrapped(screenWords().pointsByRound(voice.name(ROUND)), columns, { bold: true }),
    ...plotsOf(plots, chapters.map(asLedger), voice, glyphs, columns),
    ...Array.from({ length: seats }, (_, seat) =>
      seatLines(seat, rounds, sources, voice, glyphs, columns),
    ).flat(),
  ];
}

/** The path of a source in the ledger of plots. */
function pathOf(source: string, seat: number | '*'): string {
  return `${source}/${seat}`;
}

/** A chapter whose ledger holds the points by source, as plots read them. */
function asLedger(chapter: Chapter): Chapter {
  const ledger = Object.fromEntries(
    (chapter.parts ?? []).flatMap((own, seat) => {
      const sums = new Map<string, number>();
      for (const { source, points } of own) sums.set(source, (sums.get(source) ?? 0) + points);
      return [...sums].map(([source, points]) => [pathOf(source, seat), points]);
    }),
  );
  return { ...chapter, ledger };
}

/** A seat's table: a row for each source, a column for each round. */
function seatLines(
  seat: number,
  all: readonly RoundPoints[],
  every: readonly string[],
  voice: Pick<BoardVoice, 'name' | 'seat'>,
  glyphs: Glyphs,
  columns: number,
): Line[] {
  const sources = every.filter((source) =>
    all.some((round) => pointsFrom(round, seat, source) !== undefined),
  );
  const label = Math.min(
    LABEL,
    Math.max(10, ...sources.map((source) => widthOf(voice.name(source)))),
    columns - 2 - 3 * FIGURE,
  );
  const rounds = spreadOver(all, Math.max(1, Math.floor((columns - label - 2) / FIGURE)));
  const row = (name: string, figureOf: (round: RoundPoints) => number | undefined): Line => [
    ` ${left(name, label, glyphs.cut)}`,
    ...rounds.map((round) => right(String(figureOf(round) ?? ''), FIGURE)),
  ];
  const owner = painted(ownerLetter(seat), ownerPaint(seat), true);
  return [
    [],
    [
      ' ',
      owner,
      ' ',
      bold(left(voice.seat(seat), label - 2, glyphs.cut)),
      ...rounds.map(({ round }) => dim(right(String(round), FIGURE))),
    ],
    ...sources.map((source) => row(voice.name(source), (round) => pointsFrom(round, seat, source))),
    row(screenWords().total, ({ scores }) => scores[seat]),
  ];
}

/** The same in sentences, one for each round. */
export function pointsByRoundTexts(chapters: readonly Chapter[], say: Say): string[] {
  return pointsByRound(chapters).map(({ round, scores, parts }) =>
    screenWords().pointsAt(
      say.name(ROUND),
      round,
      scores.map((points, seat) => ({
        name: say.seat(seat),
        points,
        parts: (parts[seat] ?? []).map(({ source, points: own }) => `${say.name(source)} ${own}`),
      })),
    ),
  );
}
