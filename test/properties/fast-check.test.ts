import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../architecture/sources.ts';
import { nat, sample } from './fast-check.ts';

it.skipIf(process.env['PROPERTY_SEED'] !== undefined)(
  'properties are tested with the same cases in every run',
  () => {
    expect(sample(nat(), 5)).toEqual(sample(nat(), 5));
  },
);

it('every property is tested with the common seed', () => {
  const folder = join(rootFolder, 'test');
  const direct = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^bench\/(engine|node_modules)|node_modules/.test(path))
    .filter((path) => /from 'fast-check'/.test(readFileSync(join(folder, path), 'utf8')));
  expect(direct.filter((path) => !path.startsWith('properties/fast-check'))).toEqual([]);
});
