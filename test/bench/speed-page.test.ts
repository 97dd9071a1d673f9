import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../architecture/sources.ts';
import { withFigures } from './speed-page.mjs';

const page = readFileSync(join(rootFolder, 'docs/speed.md'), 'utf8');
const names = readdirSync(join(rootFolder, 'test/bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));

it.each(names)('the page about speed has a place for the output of %s', (name) => {
  const once = withFigures(page, name, 'a machine', 'so fast\n');
  expect(once).toContain('a machine:\n\n```text\nso fast\n```\n<!-- /bench -->');
  expect(withFigures(once, name, 'a machine', 'so fast\n')).toBe(once);
});

it('nothing else of the page changes', () => {
  const [first = ''] = names;
  expect(withFigures(withFigures(page, first, 'a', 'b'), first, 'c', 'd')).toBe(
    withFigures(page, first, 'c', 'd'),
  );
  expect(() => withFigures(page, 'nothing', 'a', 'b')).toThrow('no place');
});
