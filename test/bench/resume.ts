import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest } from '../../src/engine/digest.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { JournalFile } from '../../src/engine/journal-file.ts';
import type { HeaderRecord } from '../../src/engine/journal-records.ts';
import { KeptMatch } from '../../src/engine/kept-match.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { resumeMatch } from '../../src/engine/resume-match.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { keepingOf } from '../../src/table/open-session.ts';

/** Answers of the match that is resumed. */
const ANSWERS = 1000;
const RUNS = 15;

/** How long it takes to resume a match with a thousand answers: reading its file and replaying what follows the last snapshot. */
export interface ResumeTime {
  readonly answers: number;
  /** Answers after the last snapshot. */
  readonly replayed: number;
  /** Median of the runs, in milliseconds. */
  readonly milliseconds: number;
}

/** Plays a match of a game to a thousand answers, taking some back where the game is over sooner, and times resuming it. */
export function measureResume(game: AnyGame, players: number = game.seats.to): ResumeTime {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-bench-'));
  try {
    const path = join(folder, 'match.jsonl');
    playLongMatch(game, players, path);
    const times: number[] = [];
    let replayed = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now();
      const journal = readJournal(path);
      const { kept } = resumeMatch(keepingOf(game, journal), journal);
      times.push(performance.now() - began);
      replayed = kept.match.answered - (journal.snapshots.at(-1)?.answers ?? 0);
    }
    const sorted = times.sort((a, b) => a - b);
    return { answers: ANSWERS, replayed, milliseconds: sorted[Math.floor(RUNS / 2)] as number };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file with a thousand answers; what is taken back counts, too, as it stands in the file. */
function playLongMatch(game: AnyGame, players: number, path: string): void {
  const setting = settingOf(game, players);
  const keeping = { game, setting, components: digest(game.components.sourced) };
  const header: HeaderRecord = {
    record: 'match',
    format: 1,
    program: 'bench',
    game: game.id,
    edition: game.edition,
    components: keeping.components,
    options: { ...setting.options },
    players,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    seed: 'bench',
    began: '2026-01-01T00:00:00.000Z',
  };
  const kept = KeptMatch.begin(keeping, setUp(game, setting, header.seed), header, (records) =>
    JournalFile.create(path, records),
  );
  const random = randomStream('bench');
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    if (kept.match.over) kept.undo(Math.min(20, kept.match.answered));
    const question = kept.match.open[0];
    if (question === undefined) throw new Error('The match stands still.');
    const value = optionAt(question, drawNumber(random, optionCount(question)));
    kept.change((match) => match.answer(question.seat, value) === undefined);
  }
  kept.close();
}
