import { isLargeEnough, layoutFor, type Size } from '../../drawing/layout.ts';
import {
  bold,
  dim,
  exactly,
  type Line,
  lineWidth,
  painted,
  sideBySide,
  spread,
  typing,
} from '../../drawing/lines.ts';
import { widthOf, wrap } from '../../drawing/text.ts';
import { noteWords, replayWords, signs } from '../../words/index.ts';
import { eventLines, toldEvents } from '../entries.ts';
import { dividerLine, footerLine } from '../frame-lines.ts';
import { overlayLines } from '../overlays/overlay.ts';
import { remarkLines, scoreTable, winnerLines } from '../overlays/standings.ts';
import { answersSaid, captionAt, shortPlace, stopText, viewerText } from '../replay-text.ts';
import type { Replayer } from '../replayer.ts';
import { noteText } from '../words/notes.ts';
import { tooSmallLines } from './between.ts';
import { fittedLane, laneRoom } from './review-lines.ts';

/** The screen of a replay or a demo, exactly as many rows as the terminal has. */
export function replayLines(replayer: Replayer): Line[] {
  const { size } = replayer;
  const { columns, rows } = size;
  if (!isLargeEnough(size)) return exactly(tooSmallLines(size), rows);
  const body = { columns, rows: rows - 2 };
  return [
    statusLine(replayer),
    ...(replayer.overlay === null
      ? exactly(bodyAndLane(replayer, body), body.rows)
      : overlayLines(replayer.overlay, replayer, body)),
    footer(replayer),
  ];
}

/** The board with the news, and the review beside it or, if there is no room there, below it. */
function bodyAndLane(replayer: Replayer, { columns, rows }: Size): Line[] {
  const { lane, glyphs, size } = replayer;
  if (lane === null || lane.shown === 'off') return bodyLines(replayer, { columns, rows });
  const told = fittedLane(replayer, lane);
  const room = laneRoom(size);
  if (!room.isBeside) {
    const rest = rows - told.length;
    return [...exactly(bodyLines(replayer, { columns, rows: rest }), rest), ...told];
  }
  const own = { columns: columns - room.columns - 1, rows };
  const board = { lines: exactly(bodyLines(replayer, own), rows), columns: own.columns };
  return sideBySide([board, { lines: told, columns: room.columns }], dim(glyphs.bar));
}

function bodyLines(replayer: Replayer, size: Size): Line[] {
  const { board, showing, here } = replayer;
  const { columns } = size;
  const caption = [...captionLines(replayer, columns), ...noteLines(replayer, columns)];
  const props = replayer.boardProps();
  // Beside the review the board has less room than the terminal.
  const layout = layoutFor({ columns, rows: replayer.size.rows });
  const room = size.rows - caption.length - 1;
  const isOver = showing.walk.at(here.answered).over;
  const wanted = isOver ? scoreLines(replayer, columns).length : caption.length > 0 ? 4 : 6;
  // At the end, all results are shown, and the board gets the remaining rows.
  const news = Math.min(wanted, isOver ? room : Math.floor(room / 3));
  const boardRows = props === null ? 3 : Math.min(board.rows({ ...props, layout }, columns), room - news);
  return [
    ...exactly(
      props === null
        ? hiddenLines(replayer, columns)
        : board.draw({ ...props, layout, size: { columns, rows: boardRows } }),
      boardRows,
    ),
    saidLine(replayer, columns),
    ...caption,
    ...newsLines(replayer, { columns, rows: room - boardRows }),
  ];
}

function hiddenLines({ voice }: Replayer, columns: number): Line[] {
  return [[], ...wrap(voice.text(replayWords().remember), columns - 4).map((text): Line => [`  ${text}`])];
}

function statusLine(replayer: Replayer): Line {
  const { showing, voice, here, index, size, glyphs, viewer } = replayer;
  const { walk } = showing;
  const { round, step } = walk.at(here.answered);
  const view = replayer.seat.view();
  const shown = view === undefined ? undefined : replayer.board.status?.(view, voice, size.columns);
  const title = bold(showing.title.toUpperCase());
  const where = voice.step(step);
  const fuller: Line = [' ', title, `  ${voice.text(shown?.round ?? replayWords().round(round))}  ${where}`];
  const shorter: Line = [' ', title, `  ${where}`];
  const end = `${stopText(showing, index)} ${glyphs.dot} ${voice.text(viewerText(viewer, showing))} `;
  const fits = (start: Line): boolean => lineWidth(start) + widthOf(end) < size.columns;
  if (fits(fuller)) return spread(fuller, [dim(end)], size.columns, glyphs.more);
  if (fits(shorter)) return spread(shorter, [dim(end)], size.columns, glyphs.more);
  return spread(shorter, [dim(`${shortPlace(showing, index)} `)], size.columns, glyphs.more);
}

function saidLine(replayer: Replayer, columns: number): Line {
  const { showing } = replayer;
  const notice = replayer.notice ?? replayer.onwardNotice;
  if (notice !== null || !showing.walk.open) return dividerLine(replayer, columns, notice);
  const answers = headline(replayer, columns - 6);
  return dividerLine(replayer, columns, answers === '' ? null : answers);
}

/** The answers in as many whole sentences as fit; if the first one does not fit, its short form. */
function headline({ showing, index, voice }: Replayer, columns: number): string {
  let told = '';
  for (const { sentence, short } of answersSaid(showing, index)) {
    const fits = (text: string): boolean => widthOf(voice.text(text)) <= columns;
    const longer = [sentence, short]
      .map((text) => `${told}${told === '' ? '' : signs().gap}${text}`)
      .find(fits);
    if (longer === undefined) break;
    told = longer;
  }
  return told;
}

/** The demo's caption for the current stop. */
function captionLines({ showing, index, voice }: Replayer, columns: number): Line[] {
  const caption = captionAt(showing, index);
  if (caption === '') return [];
  const lines = wrap(voice.text(caption), columns - 4).map(
    (text): Line => [' ', painted('|', 'key', true), ' ', bold(text)],
  );
  return exactly(lines, Math.max(3, lines.length));
}

/** The notes on this place. */
function noteLines({ notebook, here, voice }: Replayer, columns: number): Line[] {
  const notes = notebook?.at(here.answered, 'all') ?? [];
  return notes
    .flatMap((note) =>
      wrap(voice.text(`${noteWords().prompt}${signs().colon}${noteText(note)}`), columns - 4),
    )
    .slice(0, MOST_NOTE_ROWS)
    .map((text): Line => [' ', painted('|', 'key', true), ' ', text]);
}

/** The most rows that notes take from the news; their list shows them whole. */
const MOST_NOTE_ROWS = 3;

/** The newest log entries, the latest at the bottom; at the end of the game, the score. */
function newsLines(replayer: Replayer, { columns, rows }: Size): Line[] {
  const { showing, here, viewer, voice } = replayer;
  if (showing.walk.at(here.answered).over) return exactly(scoreLines(replayer, columns), rows);
  const entries = showing.walk.seatAt(here.answered, viewer).log();
  const lines: Line[] = [];
  // Only whole entries are shown, except that the newest may be cut.
  for (const event of [...toldEvents(entries, voice)].reverse()) {
    const added = eventLines(event, voice, columns);
    if (lines.length > 0 && lines.length + added.length > rows) break;
    lines.unshift(...added);
  }
  return exactly(lines, rows);
}

function scoreLines({ showing, here, voice, glyphs }: Replayer, columns: number): Line[] {
  const outcome = showing.walk.seatAt(here.answered, null).outcome();
  return [
    ...winnerLines(outcome, { voice }, columns),
    ...remarkLines(outcome, voice, columns),
    ...scoreTable(outcome, { voice, glyphs }, columns),
  ];
}

/** Whether this is a demo, which can be paused. */
function isDemo({ stops }: Replayer['showing']): boolean {
  return stops.some(({ caption }) => caption !== undefined);
}

function footer(replayer: Replayer): Line {
  const { typed, overlay, playback, showing, leadsOn } = replayer;
  const { isRunning, speed } = playback;
  if (typed !== null && overlay === null)
    return [' ', painted(`${replayWords().goTo}${signs().colon}`, 'key', true), typing(typed, 8)];
  const start: Line =
    overlay !== null
      ? []
      : !isRunning && !leadsOn && isDemo(showing)
        ? [' ', painted(replayWords().paused, 'warning', true), ' ']
        : isRunning && speed !== 1
          ? [' ', dim(replayWords().speed(speed)), ' ']
          : [];
  return footerLine(replayer, false, start);
}
