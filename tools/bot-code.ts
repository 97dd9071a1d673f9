import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '../src/engine/digest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The files of `src/bots` that determine how the levels play. */
const BOTS = ['easy', 'normal', 'hard', 'expert', 'tree', 'weighing', 'leaning', 'candidates'];
/** The files of a game that do. */
const PARTS = [
  'leanings.json',
  'advice.ts',
  'evaluation.ts',
  'redeal.ts',
  'situation.ts',
  'traits.ts',
  'search-leanings.json',
  'prospects.ts',
  'prospects.json',
];

/** A line that is a comment; what comments say changes no play. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gmu;

/**
 * A digest of everything that determines how bots play a game: their code without its comments, the game's evaluation and
 * its leanings.
 */
export function botCodeDigest(game: string): string {
  const files = [
    ...BOTS.map((name) => join(root, 'src/bots', `${name}.ts`)),
    ...PARTS.map((name) => join(root, 'src/games', game, name)),
  ];
  return digest(
    files
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8').replaceAll(COMMENT, '')),
  );
}
