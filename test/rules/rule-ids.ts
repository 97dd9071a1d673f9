import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What an id of a rule or a ruling looks like, in all games: their rules in our own words say with which letters each begins.

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The games that have written down their rules. */
export function gamesWithRules(): string[] {
  const folder = join(root, 'src/games');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'words/en/rules.md')));
}

/** The ids in the headings of all rules. */
const headings = gamesWithRules().flatMap((game) =>
  [
    ...readFileSync(join(root, 'src/games', game, 'words/en/rules.md'), 'utf8').matchAll(
      /^#+ ([A-Z]+)-([A-Z]+-)?\d?/gm,
    ),
  ].map(([, letters = '', family]) => ({ letters, isRuling: family === undefined })),
);

const alternatives = (found: typeof headings): string =>
  [...new Set(found.map(({ letters }) => letters))].sort((one, other) => other.length - one.length).join('|');

const rule = alternatives(headings.filter(({ isRuling }) => !isRuling));
const ruling = alternatives(headings.filter(({ isRuling }) => isRuling));

/** The id of a rule or a ruling. */
export const RULE_ID = new RegExp(
  `\\b(?:(?:${rule})-CARD-[a-z][a-z-]*[a-z]|(?:${rule})-[A-Z]+(?:-\\d+)+[a-z]?|(?:${ruling})-\\d+[a-z]?)\\b`,
  'g',
);

/** The id of a ruling. */
export const RULING_ID = new RegExp(`\\b(?:${ruling})-\\d+\\b`, 'g');

/** What begins like an id, and the numbers of further ones after it. */
export const RULE_IDS = new RegExp(`\\b(?:${rule}|${ruling})-[A-Z\\d-]+| -\\d\\d\\b`, 'g');
