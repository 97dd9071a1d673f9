import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usualPreferences } from '../../src/table/preferences.ts';
import { keys } from './pty.ts';
import { expectRestored, expectWhole, ownTerminal, withoutAim } from './walkers.ts';

/** A bot that answers every question with something that is not among its options. */
const ILLEGAL = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { question } = JSON.parse(line);
  if (question) console.log(JSON.stringify({ id: question.id, value: 'no such answer' }));
}
`;

const place = ownTerminal('test', withoutAim);
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-bot-'));
  writeFileSync(join(folder, 'bot.mjs'), ILLEGAL);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [80, 24],
  [40, 12],
])('a program that answers illegally is given up, which the screen says, at %ix%i', async (columns, rows) => {
  const bot = `cmd:node ${join(folder, 'bot.mjs')}`;
  const parameters = ['play', 'nice-green-things', '--seat', 'Ann', '--bot', bot, '--seed', 'oak'];
  const screen = place.start(parameters, columns, rows);
  await screen.waitFor('Ann: Buy one project');
  await screen.settle();
  await screen.press(keys.enter);
  await screen.waitFor('Put Earthworm trial');
  // Right after news, an Enter counts as accidental.
  await new Promise((resolve) => setTimeout(resolve, 2 * usualPreferences.pause));
  await screen.press(keys.enter);
  await screen.waitFor('Bot (cmd:');
  expectWhole(screen, columns);
  await screen.settle();
  screen.type(keys.interrupt);
  expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
  expectRestored(screen);
  // A row of the screen may be too short for the sentence, so it is told again in the end.
  const bare = (text: string): string => text.replaceAll(/\s/g, '');
  const left = bare([...screen.scrollback(), ...screen.screen()].join(''));
  expect(left).toContain(bare('was given up: its answer is not allowed: buy "no such answer"'));
  expect(left).toContain(bare('The normal bot plays on.'));
});
