import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, loadLanguage } from '../src/games/index.ts';
import { drawingsOf, pictureOf, withPicture } from './demo-picture.ts';
import { documents, root } from './documents.ts';

// Redraws the pictures of the README and `docs` from the demos: `npm run pictures`. A test compares them.

await loadLanguage('en');
for (const { path, text } of documents()) {
  let drawn = text;
  for (const [, id = ''] of text.matchAll(/<!-- picture ([\w-]+) -->/gu))
    drawn = withPicture(drawn, id, await pictureOf(id));
  if (drawn !== text) writeFileSync(join(root, path), drawn);
}

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
for (const { id } of games) {
  for (const [name, drawing] of await drawingsOf(id)) writeFileSync(join(folder, name), drawing);
}
