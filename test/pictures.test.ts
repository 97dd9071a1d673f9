import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { drawingsOf, pictureIn, pictureOf, withPicture } from '../tools/demo-picture.ts';
import { documents, root } from '../tools/documents.ts';

const papers = documents();

describe('the pictures of the README and of docs', () => {
  it.each(games.map(({ id }) => id))(
    '%s is what its demo draws (npm run pictures draws them anew)',
    async (id) => {
      const showing = papers.filter(({ text }) => pictureIn(text, id) !== undefined);
      expect(showing.map(({ path }) => path)).toContain('docs/games.md');
      const picture = await pictureOf(id);
      for (const { path, text } of showing)
        expect([path, text]).toEqual([path, withPicture(text, id, picture)]);
    },
  );

  it.each(games.map(({ id }) => id))('%s has files in colour that are what its demo draws', async (id) => {
    for (const [name, drawing] of await drawingsOf(id)) {
      const file = readFileSync(join(root, 'docs/pictures', name), 'utf8');
      expect(file === drawing ? name : `${name} is old`).toBe(name);
      expect(file.length).toBeLessThan(200_000);
    }
  });

  it('show at least two games in the README', () => {
    const readme = papers.find(({ path }) => path === 'README.md')?.text ?? '';
    expect(games.filter(({ id }) => pictureIn(readme, id) !== undefined).length).toBeGreaterThanOrEqual(2);
  });
});
