import type { Glyphs } from '../../drawing/glyphs.ts';
import { bold, dim, type Line, type Piece, painted, wrapped } from '../../drawing/lines.ts';
import { left, right, widthOf, wrap, wrapItems } from '../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import type { Outcome, ScorePart } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { bracketed, screenWords } from '../../words/index.ts';
import type { MatchScreen } from '../match-screen.ts';
import { plotsOf } from '../plots.ts';
import { pointsByRoundLines } from '../points-by-round.ts';
import type { Voice } from '../voice.ts';
import { differencesText } from '../words/options.ts';
import { isEliminated } from '../words/sentences.ts';
import { boardPropsOf } from './board-props.ts';
import { seedLines } from './help.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** Everyone's points by source, as if the game ended now, and their course over the game. */
export function standingsOverlay(): Overlay<MatchScreen> {
  const scroll = new Scroll();
  return {
    id: 'standings',
    title: screenWords().standingsTitle,
    lines: (screen, size) => scrolled(reportLines(screen, size.columns), size.rows, scroll),
    press: (key) => scroll.press(key),
  };
}

/** The winners, every source of points, the options that differ from the defaults, and the course of the game. */
export function reportLines(screen: MatchScreen, columns: number): Line[] {
  const { session, board, voice, glyphs, chapters, viewer } = screen;
  const outcome = session.seatAt(viewer).outcome();
  const ending = board.ending?.(boardPropsOf(screen), outcome, columns) ?? [];
  const course = plotsOf(
    [...(board.secretPoints === true ? [] : [{ name: 'points' }]), ...(board.plots ?? [])],
    chapters,
    voice,
    glyphs,
    columns,
  );
  const byRound = pointsByRoundLines(chapters, outcome.scores.length, voice, glyphs, columns);
  return [
    ...winnerLines(outcome, screen, columns),
    ...(outcome.over ? [] : wrapped(screenWords().standingsNow(outcome), columns, { dim: true })),
    ...remarkLines(outcome, voice, columns),
    [],
    ...scoreTable(outcome, screen, columns),
    ...(ending.length === 0 ? [] : [[], ...ending]),
    ...differenceLines(screen, columns),
    ...seedLines(screen),
    ...(course.length === 0 ? [] : [[], [' ', bold(screenWords().course)] as Line, ...course.slice(1)]),
    ...(byRound.length === 0 ? [] : [[], ...byRound]),
  ];
}

/** The facts that explain the score, such as why the game is over and what a figure is worth. */
export function remarkLines(outcome: Outcome, voice: Voice, columns: number): Line[] {
  return voice.remarks(outcome).flatMap((text) => wrap(text, columns - 2).map((part): Line => [` ${part}`]));
}

/** How this game differs from the standard game; without this, scores cannot be compared. */
function differenceLines({ session, voice }: MatchScreen, columns: number): Line[] {
  const texts = differencesText(session);
  return texts.flatMap((text, index): Line[] => [
    ...(index === 0 ? [[]] : []),
    ...wrap(voice.text(text), columns - 2).map((part): Line => [` ${part}`]),
  ]);
}

/** The names of all winners; in a game for one, the score of a good game. */
export function winnerLines(
  { over, winners, mark, scores, soFar }: Outcome,
  { voice }: Pick<MatchScreen, 'voice'>,
  columns: number,
): Line[] {
  const told = (text: string): Line[] => wrapped(text, columns, { bold: true });
  if (mark !== undefined || (winners.length === 0 && scores.length === 1)) {
    const [points = 0] = scores;
    return [
      ...told(screenWords().alone(voice.seat(0), points, over)),
      ...(mark === undefined
        ? []
        : wrapped(screenWords().goodGame(mark.points) + bracketed(mark.rule), columns)),
    ];
  }
  const names = winners.map((seat) => voice.seat(seat));
  if (over) return told(screenWords().winner(names));
  return told(soFar === true ? screenWords().isAhead(names) : screenWords().wouldWin(names));
}

/**
 * A row for each source of points and a column for each player, the best first; columns add up to the totals.
 * @param inFull whether the list that replaces the table in too little room names every source too
 */
export function scoreTable(
  outcome: Outcome,
  { voice, glyphs }: Pick<MatchScreen, 'voice' | 'glyphs'>,
  columns: number,
  inFull = true,
): Line[] {
  const { known } = outcome;
  const seats: Seat[] = known === undefined ? outcome.ranking.flat() : outcome.scores.map((_, seat) => seat);
  // Beside a board, a table with cut-off labels says less than the totals alone.
  const least = inFull ? 12 + 8 * seats.length : 20 + 7 * seats.length;
  if (columns < least) return scoreList(outcome, seats, voice, glyphs, columns, inFull);
  const sources = [...new Set(outcome.parts.flatMap((parts) => parts.map(({ source }) => source)))];
  const label = Math.min(
    24,
    Math.max(10, ...sources.map((source) => widthOf(voice.name(source)))),
    columns - 4 - 7 * seats.length,
  );
  const each = Math.max(6, Math.min(16, Math.floor((columns - label - 3) / Math.max(1, seats.length)) - 1));
  const cells = (text: (seat: Seat) => Piece) => seats.flatMap((seat): Piece[] => [' ', text(seat)]);
  const part = (seat: Seat, source: string): ScorePart | undefined =>
    outcome.parts[seat]?.find((entry) => entry.source === source);
  const figure = (value: number | undefined) => right(value === undefined ? '' : String(value), each);
  const wins = (seat: Seat) => outcome.winners.includes(seat);
  return [
    [
      ' ',
      ' '.repeat(label),
      ...seats.flatMap((seat): Piece[] => {
        const name = right(voice.seat(seat), each - 2);
        const space = name.length - name.trimStart().length;
        return [
          ' ',
          ' '.repeat(space),
          painted(ownerLetter(seat), ownerPaint(seat), true),
          ' ',
          bold(name.trimStart()),
        ];
      }),
    ],
    ...sources.map(
      (source): Line => [
        ' ',
        left(voice.name(source), label, glyphs.cut),
        ...cells((seat) => {
          const own = part(seat, source);
          return own?.secret === true ? dim(right(screenWords().secret, each)) : figure(own?.points);
        }),
      ],
    ),
    [dim(` ${glyphs.line.repeat(Math.min(columns - 2, label + seats.length * (each + 1)))}`)],
    [
      ' ',
      bold(left(known === undefined ? screenWords().total : screenWords().atLeast, label)),
      ...cells((seat) => ({ text: figure(outcome.scores[seat]), bold: true })),
    ],
    known === undefined
      ? [
          ' ',
          left(outcome.soFar === true ? screenWords().placeSoFar : screenWords().place, label),
          ...cells((seat) =>
            right(`${placeText(outcome, seat)}${wins(seat) ? ` ${glyphs.check}` : ''}`, each),
          ),
        ]
      : [
          ' ',
          bold(left(screenWords().atMost, label)),
          ...cells((seat) => ({ text: figure(known[seat]?.[0]?.most), bold: true })),
        ],
  ];
}

/** The rank of a seat, or that it is eliminated; the rank is one more than the number of seats with more points; `2=` if several share it. */
function placeText(outcome: Outcome, seat: Seat): string {
  if (isEliminated(outcome, seat)) return screenWords().eliminated;
  const { ranking } = outcome;
  const group = ranking.findIndex((seats) => seats.includes(seat));
  const place = ranking.slice(0, group).flat().length + 1;
  return (ranking[group]?.length ?? 1) > 1 ? screenWords().sharedPlace(place) : String(place);
}

/** The same for a narrow area: each player in turn, the best first, with every source in a sentence. */
function scoreList(
  outcome: Outcome,
  seats: readonly Seat[],
  voice: Voice,
  glyphs: Glyphs,
  columns: number,
  inFull: boolean,
): Line[] {
  return seats.flatMap((seat): Line[] => {
    const mark = outcome.winners.includes(seat) ? glyphs.check : ' ';
    const name = left(voice.seat(seat), Math.max(1, columns - 17), glyphs.cut);
    const [known] = outcome.known?.[seat] ?? [];
    const score = outcome.scores[seat] ?? 0;
    const total = right(known === undefined ? String(score) : screenWords().within(score, known.most), 6);
    const parts = (outcome.parts[seat] ?? []).map(
      ({ source, points, secret }) =>
        `${voice.name(source)} ${secret === true ? screenWords().secret : points}`,
    );
    return [
      [
        known === undefined ? ` ${right(placeText(outcome, seat), 2)}. ` : ' '.repeat(5),
        painted(ownerLetter(seat), ownerPaint(seat), true),
        ' ',
        bold(name),
        ' ',
        bold(total),
        ` ${mark}`,
      ],
      ...(inFull ? wrapItems(parts, columns - 7).map((text): Line => [dim(`      ${text}`)]) : []),
    ];
  });
}
