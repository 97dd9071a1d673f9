import { describe, expect, it, vi } from 'vitest';
import { lineText } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import type * as Texts from '../../src/words/texts.ts';
import { pseudo, pseudoText } from '../words/pseudo.ts';
import { usualLook } from './test-session.ts';

// Every text of the program and of the boards is in the pseudo-language from here on.
vi.resetModules();
vi.doMock('../../src/words/texts.ts', async (original) => {
  const texts = (await original()) as typeof Texts;
  return {
    ...texts,
    textsByLanguage: (textsOf: Parameters<typeof texts.textsByLanguage>[0]) =>
      texts.textsByLanguage(async (language) => pseudo(await textsOf(language))),
  };
});
const { games, loadLanguage } = await import('../../src/games/index.ts');
const { Controller } = await import('../../src/ui/controller.ts');
const { loadBoard } = await import('../../src/ui/load-board.ts');
const { screenLines } = await import('../../src/ui/screen-lines.ts');
const { optionAt } = await import('../../src/engine/question.ts');
const { measured } = await import('./measured-screens.ts');
const { around, sessionFor } = await import('./test-session.ts');
await loadLanguage('en');

const people = ['Ann', 'Bo*', 'Cy*', 'Di*'];

async function sessionOf(entry: (typeof games)[number]) {
  const game = await entry.load();
  const told = { ...game, words: async () => pseudo(await game.words()) };
  return await sessionFor(told, around(...people.slice(0, entry.seats.usual)));
}

const sizes = [
  { columns: 40, rows: 12 },
  { columns: 80, rows: 24 },
  { columns: 140, rows: 45 },
] as const;

describe.each(games.map((game) => [game.id, game] as const))('%s in a wordy language', (_, entry) => {
  it.each(sizes)('fills $columns x $rows and is nowhere wider, whatever is open', async (size) => {
    const session = await sessionOf(entry);
    const look = usualLook();
    const environment = { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' };
    const board = await loadBoard(entry.id);
    const screen = new Controller(session, look, board, size, environment, () => undefined);
    screen.start();
    const check = (opened: string): void => {
      const rows = screenLines(screen).map(lineText);
      expect([opened, rows.length]).toEqual([opened, size.rows]);
      for (const row of rows)
        expect([opened, row, widthOf(row) <= size.columns]).toEqual([opened, row, true]);
    };
    for (let questions = 0; questions < 8 && !session.table.over; ) {
      const { scene } = screen;
      check(scene.kind);
      if (scene.kind === 'telling') screen.afterTelling(scene.seat);
      else if (scene.kind === 'asking') {
        questions += 1;
        for (const key of ['?', 'w', 'l', 's', 'h', 'f', 'a', ':', 'r', 'b']) {
          screen.press(key);
          check(key);
          screen.press('escape');
        }
        screen.answer(optionAt(scene.prompt.question, 0));
      } else await new Promise((resolve) => setImmediate(resolve));
    }
    screen.stopAll();
  });

  it('has the texts of the option under the cursor whole', async () => {
    const session = await sessionOf(entry);
    const { cut, silent } = await measured(session, { columns: 80, rows: 24 }, null, 12);
    expect({ cut, silent }).toEqual({ cut: [], silent: [] });
  });
});

describe('the pseudo-language', () => {
  it('accents every letter and is a third longer', () => {
    expect(pseudoText('Your last turn: 12')).toBe('ýóúŕé ļášţé ţúŕñé: 12');
    expect(pseudo({ saved: (name: string) => `${name} is saved` }).saved('Ann')).toBe('áññé íš šáṽéðé');
  });
});
