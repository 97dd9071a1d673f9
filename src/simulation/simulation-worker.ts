// Runs in a worker thread: claims games of a run one by one, plays them, and posts the results in batches.
import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { loadProgramTexts } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { changeReader } from '../words/reader.ts';
import { claimed, type SharedGames } from './shared-games.ts';
import { EndlessGame, type GameResult, loadBots, playGames, type SimulationPlan } from './simulation.ts';

/** A run as plain data, as it is sent to a thread. */
export type PlainPlan = Omit<SimulationPlan, 'game' | 'loaded'> & { readonly game: string };

/** The run that a thread helps with. */
export interface SimulationTask {
  readonly plan: PlainPlan;
  readonly share: SharedGames;
  /** The language of the thread's error messages. */
  readonly language: Language;
}

/** A message from a thread. */
export type SimulationReport =
  | { readonly results: readonly GameResult[]; readonly done: boolean }
  /** A game does not end; the sentence says why. */
  | { readonly endless: string };

/** Milliseconds of play between two reports. */
const REPORT_EVERY_MS = 100;

const port = parentPort;
if (port === null) throw new Error('This file is started as a worker of green-games.');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port is no window.
const report = (word: SimulationReport): void => port.postMessage(word);

void play(workerData as SimulationTask);

async function play({ plan, share, language }: SimulationTask): Promise<void> {
  await loadProgramTexts(language);
  changeReader({ language });
  const entry = games.find(({ id }) => id === plan.game);
  if (entry === undefined) throw new Error(`There is no game ${plan.game}.`);
  const loaded = await loadBots(plan.bots, plan.outside);
  const whole: SimulationPlan = { ...plan, game: await entry.load(), loaded };
  let results: GameResult[] = [];
  let reported = performance.now();
  try {
    for (const result of playGames(whole, claimed(share))) {
      results.push(result);
      const now = performance.now();
      if (now - reported < REPORT_EVERY_MS) continue;
      report({ results, done: false });
      results = [];
      reported = now;
    }
  } catch (thrown) {
    if (!(thrown instanceof EndlessGame)) throw thrown;
    report({ endless: thrown.message });
    return;
  }
  report({ results, done: true });
}
