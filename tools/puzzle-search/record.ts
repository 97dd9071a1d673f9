import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '../../src/engine/digest.ts';
import type { Value } from '../../src/engine/question.ts';
import { games, type Puzzle } from '../../src/games/index.ts';
import { botCodeDigest } from '../bot-code.ts';

/** What was found at one decision. */
export interface Examined {
  readonly game: string;
  readonly seed: string;
  readonly at: number;
  /** The match's answers up to this decision, if it is a puzzle. */
  readonly answers?: readonly Value[];
  readonly players: number;
  readonly puzzle?: Puzzle;
  readonly ask: string;
  /** Why it is none. */
  readonly not?: string;
  /** How long it took, in milliseconds. */
  readonly took: number;
}

/** A decision that is a puzzle. */
export type Found = Examined & { readonly puzzle: Puzzle; readonly answers: readonly Value[] };

/** A match that was examined to its end. */
interface Finished {
  readonly game: string;
  readonly seed: string;
  readonly finished: true;
}

/** A puzzle that did not hold in a check. */
interface Dropped {
  readonly game: string;
  readonly seed: string;
  readonly dropped: number;
}

type Line = (Examined | Finished | Dropped) & { readonly program: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'green-games');
const file = join(folder, 'puzzles.ndjson');

/** The decisions examined so far with the present rules and bots, kept in a file. */
export class Record {
  private readonly lines: Line[];
  /** The digest of the rules' edition, the figures and the bots of each game: puzzles of others do not count. */
  private readonly programs = new Map(
    games.map(({ id, edition }) => {
      const figures = readFileSync(join(root, 'src/games', id, 'components.json'), 'utf8');
      return [id, digest([edition, figures, botCodeDigest(id)])];
    }),
  );

  constructor() {
    mkdirSync(folder, { recursive: true });
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.lines = text
      .split('\n')
      .filter(Boolean)
      .flatMap(readLine)
      .filter((line) => this.isOfNow(line));
  }

  add(line: Examined | Finished | Dropped): void {
    const whole: Line = { ...line, program: this.programs.get(line.game) ?? '' };
    this.lines.push(whole);
    appendFileSync(file, `${JSON.stringify(whole)}\n`);
  }

  isFinished(game: string, seed: string): boolean {
    return this.lines.some((line) => 'finished' in line && line.game === game && line.seed === seed);
  }

  /** The decisions of a match that were examined, by the number of answers before them. */
  seen(game: string, seed: string): Set<number> {
    const own = this.lines.filter((line) => line.game === game && line.seed === seed);
    return new Set(own.flatMap((line) => ('at' in line ? [line.at] : [])));
  }

  found(game: string): Found[] {
    return this.lines.flatMap((line) =>
      line.game === game && isFound(line) && !this.isDropped(line) ? [line] : [],
    );
  }

  /** How many decisions of a game ended in each way, and how long they took together, in milliseconds. */
  ways(game: string): Map<string, { count: number; took: number }> {
    const ways = new Map<string, { count: number; took: number }>();
    for (const line of this.lines) {
      if (line.game !== game || !('at' in line)) continue;
      const way = line.not ?? 'puzzle';
      const before = ways.get(way) ?? { count: 0, took: 0 };
      ways.set(way, { count: before.count + 1, took: before.took + line.took });
    }
    return ways;
  }

  private isDropped({ game, seed, at }: Found): boolean {
    return this.lines.some(
      (line) => 'dropped' in line && line.game === game && line.seed === seed && line.dropped === at,
    );
  }

  private isOfNow(line: Line): boolean {
    return line.program === this.programs.get(line.game);
  }
}

function isFound(line: Line): line is Found & { readonly program: string } {
  return 'puzzle' in line && line.puzzle !== undefined && line.answers !== undefined;
}

/** Reads a line of the record; a torn last one is dropped. */
function readLine(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}
