// Runs in a worker thread: thinks about one decision after another, so that the main thread stays free for the screen.
import { parentPort, workerData } from 'node:worker_threads';
import { loadMind } from '../bots/index.ts';
import type { State } from '../engine/game.ts';
import { type Match, settingOf } from '../engine/match.ts';
import { type AnyGame, games } from '../games/index.ts';
import { loadProgramTexts } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { changeReader } from '../words/reader.ts';
import { matchAt, type Position, type ThoughtOrder, type ThoughtReport, think } from './thought.ts';

/** Milliseconds between two progress reports. */
const TELL_EVERY_MS = 80;

const port = parentPort;
if (port === null) throw new Error('This file is started as a worker of green-games.');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port is no window.
const report = (word: ThoughtReport): void => port.postMessage(word);

port.on('message', (order: ThoughtOrder) => {
  answer(order).catch((thrown: unknown) =>
    report({ fault: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }),
  );
});

async function answer({ task, position, hurry }: ThoughtOrder): Promise<void> {
  // Only for faults, which the host of the program must see.
  const language = workerData as Language;
  await loadProgramTexts(language);
  changeReader({ language });
  const bot = await loadMind(task.level);
  const match = await matchOf(position);
  const thoughts = think(bot, match, task, () => Atomics.load(hurry, 0) === 1);
  let told = performance.now();
  for (let step = thoughts.next(); ; step = thoughts.next()) {
    if (step.done === true) {
      report({ verdict: step.value });
      return;
    }
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    report({ done: step.value });
  }
}

async function matchOf(position: Position): Promise<Match<State, unknown, unknown>> {
  const { players, options, table } = position;
  const entry = games.find(({ id }) => id === position.game);
  if (entry === undefined) throw new Error(`There is no game ${position.game}.`);
  const game: AnyGame = await entry.load();
  const setting = settingOf(game, players, options, table ?? game.components.sourced);
  return matchAt(game, setting, position);
}
