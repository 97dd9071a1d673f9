import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictureOf, withPicture } from './demo-picture.ts';

// Draws the pictures of the README anew from the demos: `npm run pictures`. A test compares them.

const file = fileURLToPath(new URL('../README.md', import.meta.url));
let readme = readFileSync(file, 'utf8');
for (const [, id = ''] of readme.matchAll(/<!-- picture ([\w-]+) -->/gu))
  readme = withPicture(readme, id, await pictureOf(id));
writeFileSync(file, readme);
