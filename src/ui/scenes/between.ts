import { type Size, smallest } from '../../drawing/layout.ts';
import { bold, dim, exactly, type Line, lineWidth, type Piece, painted } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import type { Seat } from '../../engine/question.ts';
import { screenWords } from '../../words/index.ts';
import { agoText } from '../duration.ts';
import type { MatchScreen } from '../match-screen.ts';
import { scrolled } from '../overlays/scroll.ts';
import { reportLines } from '../overlays/standings.ts';

/** Centres rows vertically in an area. */
export function inTheMiddle(lines: readonly Line[], { columns, rows }: Size): Line[] {
  const above = Math.max(0, Math.floor((rows - lines.length) / 2));
  const centred = lines.map(
    (line): Line => [' '.repeat(Math.max(0, Math.floor((columns - lineWidth(line)) / 2))), ...line],
  );
  return exactly([...Array.from({ length: above }, (): Line => []), ...centred], rows);
}

/** Between two people: only the name of the person to hand the keyboard to. */
export function handOverLines(seat: Seat, { voice }: MatchScreen, size: Size): Line[] {
  const name = voice.seat(seat);
  const heading: Piece[] = [
    painted(ownerLetter(seat), ownerPaint(seat), true),
    '  ',
    bold(screenWords().handOver(name)),
  ];
  return inTheMiddle(
    [
      heading,
      [],
      ...wrap(screenWords().handOverHint(name, ownerLetter(seat)), size.columns - 4).map(
        (text): Line => [text],
      ),
    ],
    size,
  );
}

/** The message shown instead of the game on a terminal that is too small. */
export function tooSmallLines(size: Size): Line[] {
  const sentences = [
    screenWords().tooSmallNeeds(smallest.columns, smallest.rows),
    screenWords().tooSmallHas(size.columns, size.rows),
    screenWords().tooSmall,
    screenWords().tooSmallSafe,
  ];
  return sentences
    .flatMap((sentence) => wrap(sentence, Math.max(1, size.columns)).map((text): Line => [text]))
    .slice(0, size.rows);
}

/** Who is deciding while nobody at this terminal is asked, since when, and a thinking bot's progress. */
export function thinkingLines(screen: MatchScreen, size: Size): Line[] {
  const { session, voice, glyphs, leaving } = screen;
  if (leaving) return exactly(leavingLines(screen, size), size.rows);
  const { thought } = session.table;
  const bots = session.table.sitters.filter(
    ({ bot, seat }) => bot !== undefined && (thought?.seat ?? seat) === seat,
  );
  const last = screen.entries(screen.viewer).at(-1);
  const lines: Line[] = [];
  const people = screen.waitsFor;
  if (people.length > 0) {
    const now = Date.now();
    const waited = people.map(({ seat, since }) => ({
      name: voice.seat(seat),
      ago: agoText(now - since),
    }));
    lines.push(
      ...wrap(screenWords().waiting(waited), size.columns - 2).map((text): Line => [' ', bold(text)]),
    );
  }
  if (screen.options.undo && people.length > 0 && screen.undoOutlook !== null)
    lines.push([dim(` ${screenWords().undoWhileWaiting}`)]);
  if (people.length === 0 || thought !== null)
    lines.push([' ', bold(screenWords().thinking(bots.map(({ seat }) => voice.seat(seat))))]);
  if (thought !== null && thought.done > 0) {
    const done = Math.round(thought.done * 20);
    const hurried = thought.hurried ? `  ${screenWords().hurried}` : '';
    lines.push([' ', glyphs.full.repeat(done), dim(glyphs.empty.repeat(20 - done)), dim(hurried)]);
  }
  if (last !== undefined) {
    lines.push(...wrap(voice.log(last), size.columns - 4).map((text): Line => [dim(`   ${text}`)]));
  }
  return exactly(lines, size.rows);
}

/** Says where the match is saved, while the current decision is being finished. */
function leavingLines({ session, voice }: MatchScreen, size: Size): Line[] {
  const saved =
    session.saved === null
      ? screenWords().notSaved
      : screenWords().savedAs(session.saved.name, session.saved.path);
  return [
    [' ', bold(screenWords().leaving)],
    ...wrap(voice.text(saved), size.columns - 2).map((text): Line => [` ${text}`]),
    [dim(` ${screenWords().leaveAgain}`)],
  ];
}

/** The end of the game: all winners, everyone's points by source, and the course of the game, in scrollable rows. */
export function overLines(screen: MatchScreen, size: Size): Line[] {
  const report: Line[] = [[' ', bold(screenWords().finalTitle)], ...reportLines(screen, size.columns)];
  return exactly(scrolled(report, size.rows, screen.report), size.rows);
}
