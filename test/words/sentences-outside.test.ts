import { describe, expect, it } from 'vitest';
import { readSources } from '../architecture/sources.ts';
import { sentencesIn } from './sentences-outside.ts';

/**
 * The sentences that still stand outside the folders of words, by room or game. None may be added: a sentence that a
 * person reads belongs into `words`, where it has a translation.
 */
const LEFT: Readonly<Record<string, number>> = {
  bots: 1,
  demos: 4,
  engine: 167,
  'games/green-deal': 53,
  'games/limit': 82,
  'games/nice-green-things': 37,
  'games/reputation': 40,
  review: 3,
  server: 28,
  simulation: 14,
  table: 8,
  ui: 13,
};

const roomOf = (path: string): string => /^src\/(games\/[^/]+|[^/]+)\//u.exec(path)?.[1] ?? path;

describe('sentences that a person reads are in the folders of words', () => {
  it('but for those that are left, room by room', () => {
    const found = readSources().flatMap(sentencesIn);
    for (const room of new Set([...Object.keys(LEFT), ...found.map(({ path }) => roomOf(path))])) {
      const own = found.filter(({ path }) => roomOf(path) === room);
      const told = own.map(({ path, line, text }) => `${path}:${line} ${text}`).join('\n');
      expect(own.length, `${room} has more sentences than before:\n${told}`).toBeLessThanOrEqual(
        LEFT[room] ?? 0,
      );
    }
  });

  const inFile = (text: string) => sentencesIn({ path: 'src/cli/play.ts', text }).map((found) => found.text);

  it.each([
    "print('The match was not saved.');",
    `throw usage(\`There is no game \${id} here.\`);`,
    "const words = { saved: 'It is saved' };",
    "const told = isOver ? 'the end' : 'over';",
    `const shown = \`\${name} wins with \${points} points\`;`,
  ])('finds the sentence in %s', (text) => expect(inFile(text)).toHaveLength(1));

  it.each([
    "import { play } from './play a game.ts';",
    "type Kind = 'ruled by us' | 'data';",
    "if (state === undefined) throw new Error('no state in this step');",
    "const option = '--no-pager';",
    "const path = 'nations.0.money';",
    `const id = \`\${game}-\${number}\`;`,
  ])('finds none in %s', (text) => expect(inFile(text)).toEqual([]));

  it('looks into no folder of words', () => {
    const text = "export const saved = 'The match is saved.';";
    expect(sentencesIn({ path: 'src/words/en/program.ts', text })).toEqual([]);
    expect(sentencesIn({ path: 'src/games/limit/words/zh-Hant/log.ts', text })).toEqual([]);
    expect(sentencesIn({ path: 'src/ui/words/sentences.ts', text })).toHaveLength(1);
  });
});
