import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { usualPreferences } from '../../src/table/preferences.ts';
import { keys, type Pty } from './pty.ts';
import { expectRestored, expectWhole, ownTerminal, piped, withoutAim } from './walkers.ts';

const place = ownTerminal('test', withoutAim);
const start = (parameters: string[] = [], columns = 80, rows = 24) => place.start(parameters, columns, rows);

/** The log first tells what earlier nations did. */
async function skippingNews(screen: Pty, until: RegExp): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await screen.settle();
    const text = screen.screen().join('\n');
    if (until.test(text)) return;
    if (text.includes('space next')) await screen.press(keys.enter);
    else await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const settings = (): string => readFileSync(join(place.home, 'settings.yaml'), 'utf8');

describe('learning a game from the menu', () => {
  it.each([
    [80, 24],
    [120, 40],
  ])(
    'leads through the demo to a lesson and its question, and goes on later, at %ix%i',
    async (columns, rows) => {
      const screen = start([], columns, rows);
      await screen.waitFor('Lead a nation from 1850 to 2060');
      await screen.press(keys.enter);
      await screen.waitFor('Learn Limit: a demo, then a first match');
      await screen.press(keys.down);
      await screen.press(keys.enter);
      await screen.waitFor('q to your first match');
      expectWhole(screen, columns);
      await screen.press(keys.end);
      await screen.waitFor('Press Enter: your first match, with a lesson in each round.');
      await screen.waitFor('Enter your first match');
      expectWhole(screen, columns);
      await screen.press(keys.enter);
      await skippingNews(screen, /Lesson 1/);
      await screen.waitFor('Lesson 1 of 7: Cards, and food for everybody');
      expectWhole(screen, columns);
      expect(settings()).toMatch(/learned:\n +limit: demo/);
      // Right after a story, an Enter counts as accidental.
      await new Promise((resolve) => setTimeout(resolve, 2 * usualPreferences.pause));
      await screen.press(keys.enter);
      await screen.waitFor('Play a card (first of two), or pass');
      expect(screen.screen().join('\n')).not.toContain('Lesson');
      screen.type(keys.interrupt);
      expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
      expectRestored(screen);
      await screen.close();

      // The unfinished match continues, without the demo and without the lesson already read.
      const again = start(['learn', 'limit'], columns, rows);
      await skippingNews(again, /Play a card/);
      await again.waitFor('Play a card (first of two), or pass');
      expect(again.screen().join('\n')).not.toContain('Lesson');
      await again.press('o');
      await again.waitFor('Lesson 1 of 7');
      again.type(keys.interrupt);
      await again.waitForExit();
      expect(readdirSync(join(place.home, 'matches')).filter((file) => file.endsWith('.jsonl'))).toHaveLength(
        1,
      );
    },
  );

  it('offers only the first match after the demo, and starts none if the demo is quit with Ctrl-C', async () => {
    const screen = start(['learn', 'reputation']);
    await screen.waitFor('space pause');
    screen.type(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    expect(screen.screen().join('\n')).toContain('Your first match of Reputation has not begun.');
    expect(settings()).not.toContain('learned');
    await screen.close();
    writeFileSync(join(place.home, 'settings.yaml'), 'aim: false\nlearned:\n  limit: demo\n');
    const menu = start();
    await menu.waitFor('Which game?');
    await menu.press(keys.enter);
    await menu.waitFor('Go on learning Limit: a first match with a lesson in each round');
  });
});

describe('line mode from start to end', () => {
  it.each(games.map(({ id, title }) => [id, title] as const))(
    'of %s ends with what comes next, and is remembered',
    (id, title) => {
      const { status, stdout, stderr } = piped(
        place.home,
        ['learn', id, '--plain', '--seed', 'oak'],
        '1\n'.repeat(3000),
      );
      expect(status).toBe(0);
      const lessons = [...stdout.matchAll(/^Lesson (\d+) of \d+: /gmu)].map(([, number]) => Number(number));
      expect(lessons.length).toBeGreaterThanOrEqual(3);
      expect(lessons).toEqual(lessons.map((_, place) => place + 1));
      // The demo comes first, without the explanation of the board's symbols.
      expect(stdout).toContain(`${title}: a demo in lines.`);
      expect(stdout).not.toContain('The board: ');
      expect(stderr).toMatch(
        new RegExp(`You have completed a first match of ${title}\\..* play ${id} begins`),
      );
      expect(settings()).toMatch(new RegExp(`learned:\\n +${id}: match`));
    },
    120_000,
  );
});
