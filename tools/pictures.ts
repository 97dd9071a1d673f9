import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf, withPicture } from './demo-picture.ts';
import { documents, root } from './documents.ts';

// Redraws the pictures of the README and `docs` from the demos: `npm run pictures`. A test compares them.

for (const { path, text } of documents()) {
  let drawn = text;
  for (const [, id = ''] of text.matchAll(/<!-- picture ([\w-]+) -->/gu))
    drawn = withPicture(drawn, id, await pictureOf(id));
  if (drawn !== text) writeFileSync(join(root, path), drawn);
}
