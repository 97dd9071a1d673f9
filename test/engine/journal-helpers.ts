import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../../src/engine/digest.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { type FileCalls, JournalFile } from '../../src/engine/journal-file.ts';
import type { HeaderRecord } from '../../src/engine/journal-records.ts';
import { type Keeping, KeptMatch } from '../../src/engine/kept-match.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { drawNumber, type RandomStream, randomStream } from '../../src/engine/random.ts';
import { resumeMatch } from '../../src/engine/resume-match.ts';
import type { OrchardComponents } from '../toy/components.ts';
import { orchard } from '../toy/index.ts';
import type { OrchardState } from '../toy/state.ts';
import type { OrchardView } from '../toy/view.ts';

export type Orchard = typeof orchard;
export type KeptOrchard = KeptMatch<OrchardState, OrchardView, OrchardComponents>;

/** A new file name in a new folder. */
export function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'green-games-test-')), 'match.jsonl');
}

/** The toy game with two seats, as a match file keeps it; `edition` other than its own plays a later program. */
export function keeping(
  edition = orchard.edition,
  game: Orchard = orchard,
): Keeping<OrchardState, OrchardView, OrchardComponents> {
  return {
    game: { ...game, edition },
    setting: settingOf(game, 2),
    components: digest(game.components.sourced),
    verify: true,
  };
}

const header: HeaderRecord = {
  record: 'match',
  format: 1,
  program: '0.0.0-test',
  game: orchard.id,
  edition: orchard.edition,
  components: 'of the tests',
  options: {},
  players: 2,
  seats: [{ name: 'Ann' }, { name: 'Bo', bot: 'random' }],
  seed: 'oak',
  began: '2026-01-01T00:00:00.000Z',
};

/** Begins a match in a file. */
export function beginMatch(path: string, calls?: FileCalls): KeptOrchard {
  const kept = keeping();
  const state = setUp(kept.game, kept.setting, header.seed);
  return KeptMatch.begin(kept, state, header, (records) => JournalFile.create(path, records, calls));
}

/** Answers the first open question with any option; false where the game is over. */
export function answerAny(kept: KeptOrchard, random: RandomStream): boolean {
  const question = kept.match.open[0];
  if (question === undefined) return false;
  const value = optionAt(question, drawNumber(random, optionCount(question)));
  if (!kept.change((match) => match.answer(question.seat, value) === undefined)) throw new Error('refused');
  return true;
}

/** What must be the same for two matches to be the same match. */
export function signature(kept: KeptOrchard): unknown {
  const { match } = kept;
  return [
    match.answered,
    match.cursor,
    digest(match.state),
    match.open.map(({ seat, ask, options }) => [seat, ask, options]),
  ];
}

/** Plays some answers of a match and lets go of it. */
export function played(path: string, answers: number): KeptOrchard {
  const kept = beginMatch(path);
  const random = randomStream('play');
  for (let count = 0; count < answers && answerAny(kept, random); count += 1);
  kept.close();
  return kept;
}

/** Continues the match of a file by the rules of this edition, without writing to the file. */
export const resume = (path: string, edition?: number) => resumeMatch(keeping(edition), readJournal(path));

/** The whole lines of a file. */
export const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);

/** Puts another text in place of a line, whose number counts from 1. */
export function replaceLine(path: string, number: number, change: (line: string) => string): void {
  const all = linesOf(path);
  all[number - 1] = change(all[number - 1] as string);
  writeFileSync(path, `${all.join('\n')}\n`);
}
