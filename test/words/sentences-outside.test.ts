import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readSources } from '../architecture/sources.ts';
import { sentencesIn } from './sentences-outside.ts';

/** The sentences that still stand outside the folders of words, by room. None may be added. */
const LEFT: Readonly<Record<string, number>> = {};

/** Texts that look like sentences and are none, by file: how many, and what they are. */
const NO_SENTENCES: Readonly<Record<string, readonly [count: number, because: string]>> = {
  ...Object.fromEntries(
    games.map(({ id }) => [`src/games/${id}/demo.ts`, [1, 'a script, whose captions are numbers']] as const),
  ),
  'src/demos/picture.ts': [4, 'SVG'],
  'src/engine/figured-text.ts': [1, 'a placeholder of the rules: {rounds In words}'],
  'src/games/reputation/scenario/position-cards.ts': [6, 'ids of cards, alike in every language'],
  'src/server/control-client.ts': [1, 'a command to type'],
  'src/server/host-key.ts': [1, 'the format of a key'],
  'src/simulation/measures.ts': [1, 'the name of a column in data'],
  'src/table/word-lists.ts': [1, 'words for the names of matches, alike in every language'],
  'src/ui/frame-lines.ts': [2, 'names of keys to press, as the table of keys has them'],
  'src/ui/words/rule-section.ts': [6, 'words of --json'],
  'src/ui/words/rule-text.ts': [1, 'a word of --json'],
  'src/ui/words/rules-found.ts': [1, 'a command to type'],
};

const roomOf = (path: string): string => /^src\/(games\/[^/]+|[^/]+)\//u.exec(path)?.[1] ?? path;

describe('sentences that a person reads are in the folders of words', () => {
  it('but for those that are left, room by room', () => {
    const found = readSources()
      .flatMap(sentencesIn)
      .filter(({ path }) => NO_SENTENCES[path] === undefined);
    for (const room of new Set([...Object.keys(LEFT), ...found.map(({ path }) => roomOf(path))])) {
      const own = found.filter(({ path }) => roomOf(path) === room);
      const told = own.map(({ path, line, text }) => `${path}:${line} ${text}`).join('\n');
      expect(own.length, `${room} has more sentences than before:\n${told}`).toBeLessThanOrEqual(
        LEFT[room] ?? 0,
      );
    }
  });

  it('and texts that only look like sentences are as many as are known', () => {
    const counts = Object.fromEntries(
      readSources()
        .filter(({ path }) => NO_SENTENCES[path] !== undefined)
        .map((source) => [source.path, sentencesIn(source).length]),
    );
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(NO_SENTENCES).map(([path, [count]]) => [path, count])),
    );
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
