import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A document for people: its path relative to the root of the repository, and its text. */
export interface PaperDocument {
  readonly path: string;
  readonly text: string;
}

/** The README, CONTRIBUTING.md, ARCHITECTURE.md and every page of `docs`. */
export function documents(): PaperDocument[] {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...pages.map((name) => `docs/${name}`)].map(
    (path) => ({ path, text: readFileSync(join(root, path), 'utf8') }),
  );
}
