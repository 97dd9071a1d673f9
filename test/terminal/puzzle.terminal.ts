import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { present } from '../../src/engine/checked.ts';
import { optionList, type Value } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import { type FoundPuzzle, positionOf, puzzlesOf } from '../../src/puzzles/puzzle.ts';
import { keys, type Pty } from './pty.ts';
import { expectRestored, expectWhole, ownTerminal, piped, withoutAim } from './walkers.ts';

const place = ownTerminal('test', withoutAim);
const { start } = place;

/** A puzzle by its number, with its options in their order. */
async function puzzleAt(
  id: string,
  number: number,
): Promise<FoundPuzzle & { readonly options: readonly Value[] }> {
  const entry = present(
    games.find((game) => game.id === id),
    'game',
  );
  const book = present(await entry.puzzles?.(), 'puzzles');
  const found = present(puzzlesOf(book)[number - 1], 'puzzle');
  const { question } = positionOf(await entry.load(), found.match, found.puzzle);
  return { ...found, options: optionList(question) };
}

/** The answer that is best, or one that is not. */
function answerOf({ puzzle, options }: Awaited<ReturnType<typeof puzzleAt>>, isBest: boolean): number {
  const best = present(puzzle.tried[0], 'best answer').value;
  return options.findIndex((value) => (value === best) === isBest);
}

/** Goes to an option from the first one and takes it. */
async function take(screen: Pty, index: number): Promise<void> {
  await screen.settle();
  for (let step = 0; step < index; step += 1) await screen.press(keys.down);
  await screen.press(keys.enter);
}

const rows = (screen: Pty): string => [...screen.scrollback(), ...screen.screen()].join('\n');
/** What is shown, in one line, because rows break anywhere. */
const words = (screen: Pty): string => rows(screen).replaceAll(/\s+/g, ' ');
const solved = (): unknown => JSON.parse(readFileSync(join(place.home, 'puzzles.json'), 'utf8'));

describe.each(games.map(({ id, title }) => ({ id, title })))('a puzzle of $id', ({ id, title }) => {
  it.each([
    [80, 24],
    [40, 12],
  ])('is solved on the screen, explained with numbers, and remembered, at %ix%i', async (columns, height) => {
    const found = await puzzleAt(id, 1);
    const screen = start(['puzzle', id], columns, height);
    await screen.waitFor(/Puzzle 1 of \d+\. You are/);
    expectWhole(screen, columns);
    await take(screen, answerOf(found, true));
    await screen.waitFor('(yes or no)');
    const [best, second] = found.puzzle.tried;
    const text = words(screen);
    expect(text).toContain('Right: ');
    expect(text).toContain(`won ${Math.round((best?.wins ?? 0) / 10)} % of ${best?.games} games tried out`);
    expect(text).toContain(`worse by ${((second?.behind ?? 0) / 10).toFixed(1)} ± `);
    expect(text).toMatch(/The rule that asks: [A-Z]+-/);
    expect(solved()).toEqual({ format: 1, solved: [found.id] });
    screen.type('no\r');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
    expectRestored(screen);
    await screen.close();
    // The next one comes first from now on.
    const again = start(['puzzle', id], columns, height);
    await again.waitFor(/Puzzle 2 of \d+\. You are/);
    expect(piped(place.home, ['puzzle', '--list', id]).stdout).toContain(`${title}: 1 of `);
  });
});

describe('a puzzle', () => {
  it('that is not solved is explained as well, and comes again', async () => {
    const found = await puzzleAt('limit', 1);
    const screen = start(['puzzle', 'limit']);
    await screen.waitFor('Puzzle 1 of');
    await take(screen, answerOf(found, false));
    await screen.waitFor('(yes or no)');
    expect(words(screen)).toMatch(/Not .+: .+ is best\./);
    expect(words(screen)).toContain('What a quick look or the gain of the moment suggests');
    screen.type('yes\r');
    await screen.waitFor('Puzzle 2 of');
    await screen.settle();
    await screen.press(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    await screen.close();
    await start(['puzzle', 'limit']).waitFor('Puzzle 1 of');
  });

  it('is followed by the next unsolved one', async () => {
    const [first, second] = [await puzzleAt('limit', 1), await puzzleAt('limit', 2)];
    writeFileSync(join(place.home, 'puzzles.json'), JSON.stringify({ format: 1, solved: [second.id] }));
    const screen = start(['puzzle', 'limit']);
    await screen.waitFor('Puzzle 1 of');
    await take(screen, answerOf(first, false));
    await screen.waitFor('(yes or no)');
    expect(words(screen)).toMatch(/puzzle limit 1 shows the position again\./);
    screen.type('yes\r');
    await screen.waitFor('Puzzle 3 of');
  });

  it.each([
    [80, 24],
    [40, 12],
  ])('left by Ctrl-C restores the terminal and remembers nothing, at %ix%i', async (columns, height) => {
    const screen = start(['puzzle', 'green-deal'], columns, height);
    await screen.waitFor('Puzzle 1 of');
    await screen.settle();
    screen.type(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    expectRestored(screen);
    expect(piped(place.home, ['puzzle', '--list', 'green-deal']).stdout).toContain('0 of ');
  });

  it.each([true, false])('is asked in line mode in a terminal, solved: %s', async (isBest) => {
    const found = await puzzleAt('reputation', 1);
    const screen = start(['puzzle', 'reputation', '--plain']);
    await screen.waitFor(/\n1\. /);
    await screen.settle();
    screen.type(`${answerOf(found, isBest) + 1}\r`);
    await screen.waitFor('Go on with the next puzzle?');
    const text = words(screen);
    expect(text).toMatch(isBest ? /Right: .+ is best\./ : /Not .+: .+ is best\./);
    expect(text).toMatch(/won \d+ % of \d+ games tried out/);
    expect(text).toContain('The rule that asks: REP-');
    screen.type('no\r');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
    const { stdout } = piped(place.home, ['puzzle', '--list', 'reputation']);
    expect(stdout).toContain(`${isBest ? 1 : 0} of `);
  });

  it.each([
    { language: 'en', offer: 'Solve a puzzle', number: 'Puzzle 1 of', which: 'Which game?' },
    { language: 'zh-Hant', offer: '解一道題目', number: '第 1 題', which: '要玩哪個遊戲？' },
  ])(
    'is offered in the menu in $language, which comes back afterwards',
    async ({ language, offer, number, which }) => {
      writeFileSync(join(place.home, 'settings.yaml'), `aim: false\nlanguage: ${language}\n`);
      const found = await puzzleAt('limit', 1);
      const screen = start([]);
      await screen.waitFor(which);
      await screen.press(keys.enter);
      await screen.waitFor(offer);
      await screen.press(keys.up);
      await screen.waitFor(`❯ ${offer}`);
      await screen.press(keys.enter);
      await screen.waitFor(number);
      expectWhole(screen, 80);
      await take(screen, answerOf(found, true));
      await screen.waitFor('LIM-');
      await screen.settle();
      expect(solved()).toEqual({ format: 1, solved: [found.id] });
      screen.type('no\r');
      await screen.waitFor(which);
      await screen.press(keys.interrupt);
      expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
      expectRestored(screen);
    },
  );
});
