import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { keys, type Pty, startGreenGames } from './pty.ts';
import { piped } from './walkers.ts';

let pty: Pty | undefined;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-menu-'));
});

afterEach(async () => {
  await pty?.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(...parameters: string[]): Pty {
  pty = startGreenGames(parameters, { environment: { GREEN_GAMES_HOME: folder } });
  return pty;
}

/** Names in ideographs, and in letters with a combining mark and an emoji. */
const pastedNames = ['林小美', 'Zoe\u0308 🌿'];

const shown = (screen: Pty) => screen.screen().join('\n');

/** Chooses Nice Green Things and its usual number of seats; the next question is who sits at the first one. */
async function startChoosing(): Promise<Pty> {
  const screen = start();
  await screen.waitFor('Which game?');
  for (let row = 0; row < games.findIndex(({ id }) => id === 'nice-green-things'); row += 1)
    await screen.press(keys.down);
  await screen.press(keys.enter);
  await screen.waitFor('How?');
  await screen.press(keys.down);
  await screen.press(keys.down);
  await screen.press(keys.enter);
  await screen.waitFor('How many seats?');
  await screen.press(keys.enter);
  return screen;
}

/** Starts a match from the menu with Enter alone, and quits it. */
async function beginAndLeave(): Promise<void> {
  const screen = start();
  await screen.waitFor('Which game?');
  await screen.press(keys.enter);
  await screen.waitFor('How?');
  await screen.press(keys.enter);
  await screen.waitFor('World Bank');
  await screen.settle();
  screen.type(keys.interrupt);
  expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
}

describe('the menu', () => {
  it.each(games.map(({ id, title, seats }, index) => ({ id, title, index, bots: seats.usual - 1 })))(
    'begins $id against easy bots by Enter alone once the game is chosen',
    async ({ title, index, bots }) => {
      const screen = start();
      await screen.waitFor('Which game?');
      for (let row = 0; row < index; row += 1) await screen.press(keys.down);
      await screen.press(keys.enter);
      await screen.waitFor(`❯ Play with ${bots} easy ${bots === 1 ? 'bot' : 'bots'} (you are Player 1)`);
      await screen.press(keys.enter);
      await screen.waitFor(` ${title.toUpperCase()} `);
      await screen.waitFor(`New to ${title}? Press d to learn it in three minutes.`);
      await screen.settle();
      screen.type(keys.interrupt);
      expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
      expect(shown(screen)).toMatch(/Player 1 \(you\), Bot.* \(easy\); see --players, --seat, --bot/);
      expect(shown(screen)).toMatch(/Go\s+on\s+with:\s+\S*green-games(?:\.js)?\s+resume\s/);
    },
  );

  it('asks for seats, options and seed only if the player wants to choose them', async () => {
    const screen = start();
    await screen.waitFor('Which game?');
    await screen.press(keys.enter);
    await screen.waitFor('How?');
    await screen.press(keys.down);
    await screen.press(keys.down);
    await screen.press(keys.enter);
    await screen.waitFor('How many seats?');
    await screen.press(keys.enter);
    await screen.waitFor('Who sits at seat 1?');
    await screen.press(keys.interrupt);
    expect((await screen.waitForExit()).code).toBe(130);
  });

  it('has an entry for the language, each by its own name, and keeps the choice', async () => {
    const screen = start();
    await screen.waitFor('Which game?');
    await screen.waitFor('Language (語言): English');
    await screen.press(keys.up);
    await screen.waitFor('❯ Language');
    await screen.press(keys.enter);
    await screen.waitFor('Which language?');
    await screen.waitFor('正體中文');
    await screen.press(keys.down);
    await screen.waitFor('❯ 正體中文');
    await screen.press(keys.enter);
    await screen.waitFor('要玩哪個遊戲？');
    await screen.waitFor('⏎ 選擇');
    expect(readFileSync(join(folder, 'settings.yaml'), 'utf8')).toContain('language: zh-Hant\n');
    await screen.press(keys.interrupt);
    expect((await screen.waitForExit()).code).toBe(130);
    const again = start();
    await again.waitFor('語言（Language）：正體中文');
    await again.press(keys.interrupt);
    expect((await again.waitForExit()).code).toBe(130);
  });

  it('resumes the unfinished match with its first choice', async () => {
    await beginAndLeave();
    const screen = start();
    await screen.waitFor(/❯ Go on with Limit, round \d: Player 1, Bot 1, Bot 2/);
    await screen.press(keys.enter);
    await screen.waitFor('World Bank');
    expect(shown(screen)).not.toContain('New to Limit?');
  });

  it('returns after a match that was started from it, and offers to quit', async () => {
    const screen = await startChoosing();
    await screen.waitFor('Who sits at seat 1?');
    await screen.press(keys.down);
    await screen.waitFor('❯ a bot: random');
    await screen.press(keys.enter);
    await screen.waitFor('Who sits at seat 2?');
    await screen.press(keys.up);
    await screen.waitFor('❯ a bot: random');
    await screen.press(keys.enter);
    await screen.settle();
    for (let asked = 0; asked < 9 && !shown(screen).includes('Seed?'); asked += 1) {
      await screen.press(keys.enter);
      await screen.settle();
    }
    await screen.press(keys.enter);
    await screen.waitFor('Final score');
    await screen.settle();
    await screen.press(keys.enter);
    await screen.waitFor('The game is over.');
    await screen.waitFor('Leave');
    await screen.press(keys.up);
    await screen.waitFor('❯ Leave');
    await screen.press(keys.enter);
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
  });

  it('takes names in any script that are pasted in one piece, and shows them in straight columns', async () => {
    const screen = await startChoosing();
    for (const [seat, name] of pastedNames.entries()) {
      await screen.waitFor(`Who sits at seat ${seat + 1}?`);
      for (let tries = 0; tries < 9 && !shown(screen).includes('❯ a person'); tries += 1)
        await screen.press(keys.up);
      await screen.press(keys.enter);
      await screen.waitFor('? Name');
      screen.type(name);
      await screen.waitFor(name.slice(-2));
      await screen.press(keys.enter);
    }
    await screen.settle();
    for (let asked = 0; asked < 9 && !shown(screen).includes('Seed?'); asked += 1) {
      await screen.press(keys.enter);
      await screen.settle();
    }
    screen.type('oak');
    await screen.press(keys.enter);
    await screen.waitFor('NICE GREEN THINGS');
    await screen.settle();
    const rows = screen.screen();
    const text = rows.join('\n').normalize();
    for (const name of pastedNames) expect(text).toContain(name.normalize());
    const boards = rows.filter((row) => /^.[ab] .*∙/u.test(row));
    expect(boards).toHaveLength(2);
    expect(new Set(boards.map((row) => stringWidth(row.slice(0, row.indexOf('∙'))))).size).toBe(1);
  });

  it('offers none if the players are named on the command line', async () => {
    await beginAndLeave();
    const screen = start('play', '--bot', 'hard');
    await screen.waitFor('Which game?');
    expect(shown(screen)).not.toContain('Go on with');
    await screen.press(keys.enter);
    await screen.waitFor('❯ Play with 1 hard bot (you are Player 2)');
  });
});

describe('the end of a match started from the menu', () => {
  it('returns to the menu, where quitting is a choice', async () => {
    const answers = (count: number) =>
      piped(
        folder,
        ['play', 'nice-green-things', '--plain', '--seed', 'oak', '--seat', 'Ann', '--bot', 'random'],
        '1\n'.repeat(count),
      );
    answers(3000);
    const saved = join(folder, 'matches');
    const [whole = ''] = readdirSync(saved).filter((file) => file.endsWith('.jsonl'));
    const given = readFileSync(join(saved, whole), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"record":"answer"') && line.includes('"seat":0'))
      .filter((line) => !line.includes('"forced"'));
    rmSync(saved, { recursive: true });
    answers(given.length - 1);
    // The answered first question stays on the screen, behind another symbol.
    const isAsked = /^\? Which game\?/mu;
    const screen = start();
    await screen.waitFor(/❯ Go on with Nice Green Things/);
    await screen.press(keys.enter);
    await screen.waitFor('NICE GREEN THINGS');
    for (let tries = 0; tries < 30 && !isAsked.test(shown(screen)); tries += 1) {
      await screen.settle();
      // An Enter right after another one is ignored, so nothing may follow.
      if (!isAsked.test(shown(screen))) screen.type(keys.enter);
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    await screen.waitFor(isAsked);
    expect(shown(screen)).toContain('Leave');
    await screen.press(keys.up);
    await screen.press(keys.enter);
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
  });
});

describe('play', () => {
  it('explains the aim before the first question of the first match, but not in the second', async () => {
    writeFileSync(join(folder, 'settings.yaml'), 'theme: default\n');
    const screen = start('play', 'limit');
    await screen.waitFor('Limit: what it is about');
    await screen.press(keys.enter);
    await screen.waitFor('Draw from which deck?');
    await screen.press('a');
    await screen.waitFor('Limit: what it is about');
    await screen.close();
    const again = start('play', 'limit', '--new');
    await again.waitFor('Draw from which deck?');
    expect(shown(again)).not.toContain('what it is about');
  });

  it('offers the same as the menu: resuming first, starting a new match second', async () => {
    await beginAndLeave();
    const screen = start('play', 'limit');
    await screen.waitFor(/❯ Go on with Limit/);
    await screen.press(keys.down);
    await screen.press(keys.enter);
    await screen.waitFor('World Bank');
    await screen.waitFor('Player 1 (you), Bot 1 (easy), Bot 2 (easy).');
    expect(shown(screen)).not.toContain('--players');
    await screen.close();
    const again = start('play', 'limit');
    await again.waitFor(/❯ Go on with Limit/);
    await again.press(keys.enter);
    await again.waitFor('World Bank');
    expect(shown(again)).not.toContain('Bot 1 (easy), Bot 2 (easy).');
  });

  it('shows the walk-through on request in the first match, and returns to the match', async () => {
    const screen = start('play', 'limit');
    await screen.waitFor('New to Limit?');
    await screen.waitFor('Draw from which deck?');
    await screen.settle();
    await screen.press('d');
    await screen.waitFor('Every generation has three phases');
    expect(shown(screen)).not.toContain('Player 1');
    await screen.press('q');
    await screen.waitFor('Draw from which deck?');
    expect(shown(screen)).toContain('Player 1');
    expect(shown(screen)).not.toContain('New to Limit?');
    screen.type(keys.interrupt);
    expect((await screen.waitForExit()).code).toBe(130);
  });

  it('offers no walk-through in line mode or in a match that is not saved', async () => {
    const lines = start('play', 'limit', '--plain');
    await lines.waitFor(/Line mode is on/);
    await lines.waitFor(/Draw from which deck/);
    expect(lines.output).not.toContain('New to');
    await lines.close();
    const unsaved = start('play', 'limit', '--unsaved');
    await unsaved.waitFor('Draw from which deck?');
    expect(shown(unsaved)).not.toContain('New to');
  });
});

describe('Ctrl-C', () => {
  it.each([
    ['a demo', ['demo', 'limit']],
    ['a rule-checking session', ['try', 'limit']],
  ])('leaves %s as the signal does', async (_, parameters) => {
    const screen = start(...parameters);
    await screen.waitFor('World Bank');
    await screen.settle(300).catch(() => {});
    screen.type(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
  });
});
