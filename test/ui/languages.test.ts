import { afterEach, describe, expect, it } from 'vitest';
import { readSeat } from '../../src/cli/program-play.ts';
import { games, loadLanguage } from '../../src/games/index.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { isYes, programWords } from '../../src/words/index.ts';
import type { Language } from '../../src/words/languages.ts';
import { readerLanguage, speaking } from '../../src/words/reader.ts';
import { completeGames } from '../games/expectations.ts';
import { measured } from './measured-screens.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';

const open: TestTerminal[] = [];
afterEach(async () => {
  for (const terminal of open.splice(0)) await terminal.close();
});

const people = ['林小美', 'Bo*', 'Ольга*', 'さくら*'];

await loadLanguage('zh-Hant');

const complete = (await completeGames()).map((game) => [game.id, game] as const);

describe.each(complete)('the screen of %s in Chinese', (_, entry) => {
  it('has every text of the option under the cursor whole, and no word of files', async () => {
    const game = await entry.load();
    await speaking('zh-Hant', async () => {
      const session = await sessionFor(game, around(...people.slice(0, entry.seats.usual)));
      const { questions, options, ...faults } = await measured(session, { columns: 80, rows: 24 }, null, 16);
      expect(questions).toBeGreaterThan(5);
      expect(options).toBeGreaterThan(10);
      expect(faults).toEqual({ cut: [], raw: [], silent: [], unexplained: [] });
    });
  });
});

describe('the words of a board', () => {
  it.each(complete)(
    'of %s are those of the reader, even after another reader has used the board',
    async (_, entry) => {
      const board = await entry.board?.();
      const panes = (language: Language) =>
        speaking(language, () => board?.panes?.({ columns: 40, rows: 12 }).join(' ') ?? '');
      expect(panes('en')).toMatch(/^[a-z -]+$/iu);
      expect(panes('zh-Hant')).toMatch(/^[\p{Script=Han} ]+$/u);
      expect(panes('en')).toMatch(/^[a-z -]+$/iu);
    },
  );

  it('head the columns of Limit and Reputation whole and apart', async () => {
    const heads = { limit: '人口  金錢  再  工  軍  化 領土', reputation: '執行長    總部 休息室' };
    for (const [id, head] of Object.entries(heads)) {
      const game = await games.find((entry) => entry.id === id)?.load();
      if (game === undefined) throw new Error(`There is no game called ${id}.`);
      await speaking('zh-Hant', async () => {
        const session = await sessionFor(game, around(...people.slice(0, 3)));
        const terminal = new TestTerminal(session, { columns: 80, rows: 24 });
        open.push(terminal);
        await terminal.settled();
        expect(terminal.text).toContain(head);
      });
    }
  });
});

describe('a table whose seats nobody has named', () => {
  it('has names and levels in the language of its first reader', () => {
    const seats = () => programWords().seatsText(seatsFor(3, [{ bot: 'easy' }, { bot: 'hard' }]));
    expect(seats()).toBe('Bot 1 (easy), Bot 2 (hard), Player 3 (you)');
    expect(speaking('zh-Hant', seats)).toBe('電腦 1（簡單）、電腦 2（困難）、玩家 3（你）');
  });
});

describe('a typed yes', () => {
  it('is y or yes in every language, or the word of the reader', () => {
    for (const typed of ['y', ' YES ', 'yes']) expect(isYes(typed)).toBe(true);
    for (const typed of ['', 'no', '是', 'yesterday']) expect(isYes(typed)).toBe(false);
    speaking('zh-Hant', () => {
      for (const typed of ['y', 'yes', '是 ']) expect(isYes(typed)).toBe(true);
      for (const typed of ['', '否', 'no', '不是']) expect(isYes(typed)).toBe(false);
    });
  });
});

describe('an answer that is typed', () => {
  const nice = games.find(({ id }) => id === 'nice-green-things');

  async function shown(language: Language): Promise<TestTerminal> {
    const game = await nice?.load();
    if (game === undefined) throw new Error('There is no such game.');
    const session = await sessionFor(game, around('林小美', 'Bo*'), { bots: 'first' });
    const terminal = speaking(language, () => new TestTerminal(session, { columns: 80, rows: 24 }));
    open.push(terminal);
    await terminal.settled();
    while (!/▸/u.test(terminal.text)) await terminal.press('enter');
    return terminal;
  }

  it('may be composed by an input method, which sends it in one piece, and corrected by whole characters', async () => {
    const terminal = await shown('en');
    await terminal.press('/', '不購買');
    expect(terminal.text).toContain('不購買_');
    await terminal.press('backspace');
    expect(terminal.text).toContain('不購_');
    await terminal.press('e\u0301', 'backspace');
    expect(terminal.text).toContain('不購_');
  });

  it('may be a name in any language, whichever the screen has, and is completed from its beginning', async () => {
    const terminal = await shown('en');
    await terminal.press('/', '不購', 'tab');
    expect(terminal.text).toContain('不購買_');
    await terminal.press('enter');
    expect(terminal.text).not.toContain('不購買_');
    expect(terminal.text).not.toMatch(/not an answer|not one of the choices/);
  });
});

describe('two people of different languages at one keyboard', () => {
  const nice = games.find(({ id }) => id === 'nice-green-things');

  async function shared() {
    const game = await nice?.load();
    if (game === undefined) throw new Error('There is no such game.');
    const session = await sessionFor(game, around('Ann', '小博'), { bots: 'first' });
    await speaking('zh-Hant', () => loadBoard(game.id));
    const words = await game.words(session.table.setting.components, 'zh-Hant');
    session.speakTo(new Map([[1, { language: 'zh-Hant', words }]]));
    return session;
  }

  it('each read their own: the screen changes with the seat whose turn it is', async () => {
    await speaking('en', async () => {
      const terminal = new TestTerminal(await shared(), { columns: 80, rows: 24 });
      open.push(terminal);
      await terminal.settled();
      const seen = new Set<string>();
      for (let keys = 0; keys < 60 && seen.size < 4; keys += 1) {
        const { text } = terminal;
        if (text.includes('Hand over to Ann')) seen.add('Ann gets the keyboard');
        if (text.includes('請交給小博')) seen.add('小博 gets the keyboard');
        if (/^(?=.*Ann)(?=.*▸)/su.test(text) && !/[，。]/u.test(text)) seen.add('Ann is asked');
        if (/▸.*\p{Script=Han}/u.test(text)) seen.add('小博 is asked');
        expect(text).not.toMatch(/Hand over to 小博|請交給 Ann/u);
        await terminal.press(/Hand over|請交給/u.test(text) ? ' ' : 'enter');
      }
      expect([...seen].toSorted()).toEqual(
        ['Ann gets the keyboard', 'Ann is asked', '小博 gets the keyboard', '小博 is asked'].toSorted(),
      );
    });
  });

  it('name cards of both languages, no matter who has the keyboard', async () => {
    await speaking('en', async () => {
      const session = await shared();
      await session.loadOtherNames();
      expect(session.say.otherNames?.('pass')).toContainEqual(expect.stringMatching(/\p{Script=Han}/u));
      session.attend(1);
      await session.loadOtherNames();
      expect(readerLanguage()).toBe('zh-Hant');
      expect(session.say.name('pass')).toMatch(/\p{Script=Han}/u);
      expect(session.say.otherNames?.('pass')).toContainEqual(expect.stringMatching(/^[A-Za-z ]+$/u));
      session.attend(null);
      expect(readerLanguage()).toBe('en');
    });
  });

  it.each([
    ['Ann', { name: 'Ann' }],
    ['Ann@zh-Hant', { name: 'Ann', language: 'zh-Hant' }],
    ['小博@en', { name: '小博', language: 'en' }],
    ['Ann@home', { name: 'Ann@home' }],
    ['a@b@en', { name: 'a@b', language: 'en' }],
    ['@en', { name: '@en' }],
  ])('are named on the command line: %s', (text, seat) => expect(readSeat(text)).toEqual(seat));
});
