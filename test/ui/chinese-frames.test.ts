import { Unicode11Addon } from '@xterm/addon-unicode11';
import xterm from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { lineText } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { optionAt } from '../../src/engine/question.ts';
import { games, loadLanguage } from '../../src/games/index.ts';
import { Controller } from '../../src/ui/controller.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { screenLines } from '../../src/ui/screen-lines.ts';
import { servingReader } from '../../src/words/reader.ts';
import { around, sessionFor, usualLook } from './test-session.ts';

await loadLanguage('zh-Hant');

const people = ['林小美', '王 小明*', 'Ольга*', 'さくら*'];

const HAN = '\\p{Script=Han}';
/**
 * What no reader in Taiwan wants to see: signs of English between Chinese words, lines that begin with a sign, and words
 * that are cut.
 */
const ODD = [
  new RegExp(`${HAN}[,;:!?] |${HAN}[.](?: |$)|[,;] ${HAN}`, 'u'),
  new RegExp(`${HAN} \\(.*${HAN}.*\\)`, 'u'),
  /^ *[，。、：；！？」』）]/u,
  /\S›/u,
  // The heads of two columns that touch.
  /研出價/u,
];

/** A terminal that shows characters of ambiguous width in one or two cells, with the widths of Unicode 11. */
function terminalOf(columns: number, rows: number, isAmbiguousWide: boolean) {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, convertEol: true });
  terminal.loadAddon(new Unicode11Addon());
  terminal.unicode.activeVersion = '11';
  if (isAmbiguousWide) {
    const widthIn = (codepoint: number): 0 | 1 | 2 =>
      codepoint < 0x20 ? 0 : (Math.min(2, widthOf(String.fromCodePoint(codepoint))) as 0 | 1 | 2);
    const properties = (codepoint: number) => widthIn(codepoint) << 1;
    terminal.unicode.register({ version: 'wide', wcwidth: widthIn, charProperties: properties });
    terminal.unicode.activeVersion = 'wide';
  }
  return terminal;
}

const sizes = [
  { columns: 80, rows: 24, isAmbiguousWide: false },
  { columns: 80, rows: 24, isAmbiguousWide: true },
  { columns: 120, rows: 40, isAmbiguousWide: false },
] as const;

type Size = (typeof sizes)[number];

/** A person's screen in Chinese, and how to check each frame of it. */
async function framesOf(entry: (typeof games)[number], names: readonly string[], size: Size) {
  const { isAmbiguousWide, ...room } = size;
  const session = await sessionFor(await entry.load(), around(...names));
  const look = usualLook();
  const environment = { LANG: 'zh_TW.UTF-8', TERM: 'xterm-256color' };
  const board = await loadBoard(entry.id);
  const screen = new Controller(session, look, board, room, environment, () => undefined);
  const terminal = terminalOf(room.columns, room.rows, isAmbiguousWide);
  const odd = new Set<string>();
  const told = { frames: 0, odd };
  const check = async (opened: string): Promise<void> => {
    told.frames += 1;
    const lines = screenLines(screen).map(lineText);
    await new Promise<void>((resolve) => terminal.write(`\u001b[2J\u001b[H${lines.join('\r\n')}`, resolve));
    const { active } = terminal.buffer;
    expect([opened, active.length]).toEqual([opened, room.rows]);
    lines.forEach((line, row) => {
      const shown = active.getLine(row)?.translateToString(true).trimEnd();
      expect([opened, shown]).toEqual([opened, line.trimEnd()]);
      expect([opened, line, widthOf(line) <= room.columns]).toEqual([opened, line, true]);
      if (ODD.some((pattern) => pattern.test(line))) odd.add(`${opened}: ${line}`);
    });
  };
  /** Checks what each of these keys opens. */
  const checkOverlays = async (...opening: string[]): Promise<void> => {
    for (const key of opening) {
      screen.press(key);
      await check(key);
      screen.press('escape');
    }
  };
  return { session, screen, told, check, checkOverlays };
}

describe.each(games.map((game) => [game.id, game] as const))('every frame of %s in Chinese', (_, entry) => {
  it.each(sizes)(
    'fits $columns x $rows cells of the terminal, each sign in its column; ambiguous wide: $isAmbiguousWide',
    async (size) =>
      await servingReader({ language: 'zh-Hant', isAmbiguousWide: size.isAmbiguousWide }, async () => {
        const names = people.slice(0, entry.seats.usual);
        const { session, screen, told, check, checkOverlays } = await framesOf(entry, names, size);
        screen.start();
        for (let questions = 0; questions < 4 && !session.table.over; ) {
          const { scene } = screen;
          await check(scene.kind);
          if (scene.kind === 'telling') screen.afterTelling(scene.seat);
          else if (scene.kind === 'asking') {
            questions += 1;
            await checkOverlays('?', 'w', 'l', 's', 'h', 'f', 'a', ':', 'r', 'b');
            screen.answer(optionAt(scene.prompt.question, 0));
          } else await new Promise((resolve) => setImmediate(resolve));
        }
        screen.stopAll();
        expect(told.frames).toBeGreaterThan(30);
        expect([...told.odd]).toEqual([]);
      }),
  );

  it.each(sizes)(
    'fits $columns x $rows cells when the match is over; ambiguous wide: $isAmbiguousWide',
    async (size) =>
      await servingReader({ language: 'zh-Hant', isAmbiguousWide: size.isAmbiguousWide }, async () => {
        const names = people.slice(0, entry.seats.usual).map((name) => `${name.replace('*', '')}*`);
        const { session, screen, told, check, checkOverlays } = await framesOf(entry, names, size);
        await session.advance();
        expect(session.table.over).toBe(true);
        screen.start();
        expect(screen.scene.kind).toBe('over');
        await check('over');
        for (let page = 0; page < 4; page += 1) {
          screen.press('down');
          await check('down');
        }
        await checkOverlays('?', 'l', 's', 'h', ':', 'r', 'b', 'm');
        screen.stopAll();
        expect([...told.odd]).toEqual([]);
      }),
    30_000,
  );
});
