import stringWidth from 'string-width';
import { expect } from 'vitest';
import type { BoardModule, BoardProps } from '../../../src/drawing/board.ts';
import { glyphsFor } from '../../../src/drawing/glyphs.ts';
import { layoutFor } from '../../../src/drawing/layout.ts';
import { lineText } from '../../../src/drawing/lines.ts';
import { themeOf } from '../../../src/drawing/theme.ts';
import type { Match } from '../../../src/engine/match.ts';
import { inquiryOf, posedOf } from '../../../src/engine/posed.ts';
import type { Seat, Value } from '../../../src/engine/question.ts';
import type { Words } from '../../../src/engine/words.ts';
import type { AnyGame } from '../../../src/games/index.ts';
import { Voice } from '../../../src/ui/voice.ts';
import { TestTerminal } from '../terminal.ts';
import { around, sessionFor } from '../test-session.ts';

/** Terminals in which every board is looked at, and what of each a board may fill while a question stands below it. */
export const terminals = [
  { columns: 40, rows: 12, board: { columns: 40, rows: 4 } },
  { columns: 60, rows: 20, board: { columns: 60, rows: 8 } },
  { columns: 80, rows: 24, board: { columns: 80, rows: 13 } },
  { columns: 100, rows: 30, board: { columns: 100, rows: 18 } },
  { columns: 140, rows: 45, board: { columns: 94, rows: 33 } },
] as const;

export type Terminal = (typeof terminals)[number];
export const standard: Terminal = terminals[2];
export const wide: Terminal = terminals[4];

export interface Look {
  readonly terminal?: Terminal;
  readonly names?: readonly string[];
  /** The seat whose view is shown; default: the asked seat. */
  readonly viewer?: Seat | null;
  readonly focus?: Value;
  readonly pane?: number;
  readonly ascii?: boolean;
  /** Shows the table without a question, as while others decide. */
  readonly isLookingOn?: boolean;
  readonly part?: 'draw' | 'drawOthers';
}

/** What a board makes of a match, as rows of text without colour; none is wider than it may be, nor are there more. */
export async function frame(board: BoardModule, match: Match, look: Look = {}): Promise<string> {
  const { terminal = standard, names = ['Ann', 'Bo', 'Cy', 'Di', 'Eve'] } = look;
  const asked = match.open[0];
  const viewer = look.viewer === undefined ? (asked?.seat ?? null) : look.viewer;
  const question = look.isLookingOn === true || asked?.seat !== viewer ? undefined : asked;
  const glyphs = glyphsFor(look.ascii ?? false, { LANG: 'en_GB.UTF-8', TERM: 'xterm' });
  const size =
    look.part === 'drawOthers' ? { columns: terminal.columns, rows: terminal.rows - 3 } : terminal.board;
  const props: BoardProps = {
    view: match.view(viewer),
    question: question === undefined ? null : posedOf(question, match.isSealed),
    inquiry: question === undefined ? null : inquiryOf(() => question),
    focus: look.focus ?? null,
    size,
    layout: layoutFor(terminal),
    pane: look.pane ?? 0,
    glyphs,
    theme: themeOf('none').theme,
    voice: voiceFor(await match.game.words(), names, glyphs),
  };
  const lines = (look.part === 'drawOthers' ? board.drawOthers?.(props) : undefined) ?? board.draw(props);
  const rows = lines.map((line) => lineText(line).trimEnd());
  expect(rows.length).toBeLessThanOrEqual(size.rows);
  for (const row of rows) expect(stringWidth(row)).toBeLessThanOrEqual(size.columns);
  return `${rows.join('\n')}\n`;
}

function voiceFor(words: Words, names: readonly string[], glyphs: ReturnType<typeof glyphsFor>): Voice {
  const say = {
    seat: (seat: Seat) => names[seat] ?? String(seat),
    name: (word: Value) => words.names[String(word)] ?? String(word),
  };
  return new Voice({ words, say }, glyphs);
}

/** No cell of a grid is one of a width that terminals disagree about, and none is drawn as a picture. */
export function expectPlainCells(text: string): void {
  expect(stringWidth(text, { ambiguousIsNarrow: false })).toBe(stringWidth(text));
  expect(text).not.toMatch(/\p{Emoji_Presentation}/u);
}

/** Plays a few questions in a terminal of this size: nothing breaks, and no frame is wider or taller than it may be. */
export async function playsAt(
  game: AnyGame,
  sitters: readonly string[],
  { columns, rows }: Terminal,
): Promise<void> {
  const session = await sessionFor(game, around(...sitters));
  const terminal = new TestTerminal(session, { columns, rows });
  await terminal.settled();
  for (let keys = 0; keys < 30 && session.given.length < 8; keys += 1) {
    const { text } = terminal;
    const key = text.includes('y confirms') ? 'y' : text.includes('Hand over to') ? 'space' : 'enter';
    await terminal.press(key, 'tab');
    expect(terminal.result).toEqual({});
    expect(terminal.xterm.buffer.active.baseY).toBe(0);
    expect(terminal.rows[0]).toContain(game.title.toUpperCase());
    for (const row of terminal.rows) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
  }
  expect(session.given.length).toBeGreaterThan(3);
  await terminal.close();
}
