import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { readJournal } from '../../src/engine/journal.ts';
import { drawNumber, type RandomStream, randomStream } from '../../src/engine/random.ts';
import { resumeSession } from '../../src/table/open-session.ts';
import { orchard } from '../toy/index.ts';
import { buildToyProgram, matchFiles, newHome, start } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const KILLS = 100;
/** Whatever is asked, one of these fits; the others are refused and change nothing. */
const ANSWERS = ['1', '0', 'done', 'pass', 'yes', '2', '1'];
const QUESTION = /^Ann: .*\?$/gm;

const answersOf = (path: string) =>
  readJournal(path).answers.filter(({ answer }) => answer.seat === 0 && !answer.forced).length;

it(`loses no answer to kill -9 at ${KILLS} moments`, { timeout: 180_000 }, async () => {
  const lanes = ['one', 'two'].map((lane) => killMany(randomStream(lane), KILLS / 2));
  const [one, two] = await Promise.all(lanes);
  expect((one ?? 0) + (two ?? 0)).toBeGreaterThan(KILLS / 4);
});

/** Plays, kills and goes on; returns how many of the kills hit a match in its middle. */
async function killMany(random: RandomStream, wanted: number): Promise<number> {
  let home = newHome();
  let kills = 0;
  let inTheMiddle = 0;
  while (kills < wanted) {
    const path = safeMatch(home);
    const before = path === undefined ? 0 : answersOf(path);
    const args =
      path === undefined
        ? ['play', 'orchard', '--seat', 'Ann', '--bot', 'random', '--option', 'rounds=5']
        : ['resume'];
    const running = start(program, [...args, '--plain'], home, { GREEN_GAMES_VERIFY: '' });
    const questions = 1 + drawNumber(random, 6);
    running.type(...Array.from({ length: 12 }, () => ANSWERS).flat());
    const wasKilled = await killAfter(running, questions, drawNumber(random, 3));
    const asked = running.stdout.match(QUESTION)?.length ?? 0;
    const [file = ''] = matchFiles(home);
    // A question shows only when the answers to all before it are on disk.
    expect(answersOf(file)).toBeGreaterThanOrEqual(before + asked - 1);
    const session = await resumeSession({ name: 'killed', path: file }, async () => orchard);
    expect(session.host.answered).toBeGreaterThanOrEqual(before + asked - 1);
    session.close();
    expect(readFileSync(file, 'utf8').startsWith('{"record":"match"')).toBe(true);
    if (wasKilled) kills += 1;
    if (wasKilled && !session.table.over) inTheMiddle += 1;
    if (session.table.over) home = newHome();
  }
  return inTheMiddle;
}

function safeMatch(home: string): string | undefined {
  try {
    return matchFiles(home)[0];
  } catch {
    return undefined;
  }
}

/** Kills the process shortly after its n-th question; false if it had ended by then. */
async function killAfter(
  running: ReturnType<typeof start>,
  questions: number,
  milliseconds: number,
): Promise<boolean> {
  const { stdout } = running.child;
  await new Promise<void>((resolve) => {
    stdout?.on('data', () => {
      if ((running.stdout.match(QUESTION)?.length ?? 0) >= questions) resolve();
    });
    void running.ended.then(() => resolve());
  });
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  running.child.kill('SIGKILL');
  return (await running.ended).signal === 'SIGKILL';
}
