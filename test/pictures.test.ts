import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/index.ts';
import { pictureIn, pictureOf, withPicture } from '../tools/demo-picture.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the pictures of the README', () => {
  it.each(games.map(({ id }) => id))(
    '%s is what its demo draws (npm run pictures draws them anew)',
    async (id) => {
      expect(pictureIn(readme, id)).toBeDefined();
      expect(readme).toBe(withPicture(readme, id, await pictureOf(id)));
    },
  );
});
