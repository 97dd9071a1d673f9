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
import { around, sessionFor } from './test-session.ts';

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

describe.each(games.map((game) => [game.id, game] as const))('every frame of %s in Chinese', (_, entry) => {
  it.each(sizes)(
    'fits $columns x $rows cells of the terminal, each sign in its column; ambiguous wide: $isAmbiguousWide',
    async ({ isAmbiguousWide, ...size }) => {
      const game = await entry.load();
      await servingReader({ language: 'zh-Hant', isAmbiguousWide }, async () => {
        const session = await sessionFor(game, around(...people.slice(0, entry.seats.usual)));
        const look = {
          ascii: false,
          theme: 'default',
          undo: true,
          isFirst: false,
          signal: new AbortController().signal,
        };
        const environment = { LANG: 'zh_TW.UTF-8', TERM: 'xterm-256color' };
        const board = await loadBoard(entry.id);
        const screen = new Controller(session, look, board, size, environment, () => undefined);
        screen.start();
        const terminal = terminalOf(size.columns, size.rows, isAmbiguousWide);
        const odd = new Set<string>();
        let frames = 0;
        const check = async (opened: string): Promise<void> => {
          frames += 1;
          const lines = screenLines(screen).map(lineText);
          await new Promise<void>((resolve) =>
            terminal.write(`\u001b[2J\u001b[H${lines.join('\r\n')}`, resolve),
          );
          const { active } = terminal.buffer;
          expect([opened, active.length]).toEqual([opened, size.rows]);
          lines.forEach((line, row) => {
            const shown = active.getLine(row)?.translateToString(true).trimEnd();
            expect([opened, shown]).toEqual([opened, line.trimEnd()]);
            expect([opened, line, widthOf(line) <= size.columns]).toEqual([opened, line, true]);
            if (ODD.some((pattern) => pattern.test(line))) odd.add(`${opened}: ${line}`);
          });
        };
        for (let questions = 0; questions < 4 && !session.table.over; ) {
          const { scene } = screen;
          await check(scene.kind);
          if (scene.kind === 'telling') screen.afterTelling(scene.seat);
          else if (scene.kind === 'asking') {
            questions += 1;
            for (const key of ['?', 'w', 'l', 's', 'h', 'f', 'a', ':', 'r', 'b']) {
              screen.press(key);
              await check(key);
              screen.press('escape');
            }
            screen.answer(optionAt(scene.prompt.question, 0));
          } else await new Promise((resolve) => setImmediate(resolve));
        }
        screen.stopAll();
        expect(frames).toBeGreaterThan(30);
        expect([...odd]).toEqual([]);
      });
    },
  );
});
