import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renamePrepare } from '../.ci/manifest.mjs';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = read('package.json');

describe('the manifest', () => {
  it('builds the program during `npm ci`; if this fails, an interrupted `npm pack` left its name for the script: run `node .ci/manifest.mjs restore`', () => {
    expect(JSON.parse(text).scripts).toHaveProperty('prepare');
  });

  it('has no script that runs at an installation once it is packed, and is itself again afterwards', () => {
    const packed = renamePrepare(text, 'strip');
    for (const script of [
      'prepare',
      'preinstall',
      'install',
      'postinstall',
      'prepublish',
      'preprepare',
      'postprepare',
    ]) {
      expect(JSON.parse(packed).scripts).not.toHaveProperty(script);
    }
    expect(renamePrepare(packed, 'strip')).toBe(packed);
    expect(renamePrepare(packed, 'restore')).toBe(text);
    expect(renamePrepare(text, 'restore')).toBe(text);
  });

  it('needs nothing at run time and names exact versions', () => {
    const manifest = JSON.parse(text);
    expect(manifest.dependencies).toBeUndefined();
    expect(
      Object.values(manifest.devDependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version))),
    ).toEqual([]);
  });

  it.each(['package-lock.json', 'test/bench/package-lock.json'])('%s names no registry', (path) => {
    expect(read(path)).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });
});
