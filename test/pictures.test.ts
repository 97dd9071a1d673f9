import { describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { pictureIn, pictureOf, withPicture } from '../tools/demo-picture.ts';
import { documents } from '../tools/documents.ts';

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

  it('stand in the README for two games at least', () => {
    const readme = papers.find(({ path }) => path === 'README.md')?.text ?? '';
    expect(games.filter(({ id }) => pictureIn(readme, id) !== undefined).length).toBeGreaterThanOrEqual(2);
  });
});
