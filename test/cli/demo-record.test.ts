import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { record } from '../../src/cli/demo-record.ts';
import { perform, readDemo } from '../../src/demos/demo.ts';
import { demoOf } from '../../src/demos/list.ts';
import { reputation } from '../../src/games/reputation/index.ts';
import type { Showing } from '../../src/replay/showing.ts';

const folder = mkdtempSync(join(tmpdir(), 'green-games-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let showing: Showing;
beforeAll(async () => {
  const performance = await perform(reputation, readDemo((await demoOf('reputation'))?.script ?? ''));
  if (!('showing' in performance)) throw new Error('the demo does not play through');
  showing = performance.showing;
});

const options = {
  size: { columns: 80, rows: 24 },
  speed: 1,
  ascii: false,
  theme: 'default',
  title: 'A demo',
};

async function recordIn(
  file: string,
  part: { from?: string; to?: string } = {},
  picture?: string,
): Promise<string> {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const path = join(folder, file);
    await record(showing, { record: path, ...part }, options, picture);
    return readFileSync(path, 'utf8');
  } finally {
    told.mockRestore();
  }
}

describe('a recording of a demo', () => {
  it('as an SVG shows one moment: the end, the moment chosen for the game, or the one named', async () => {
    const end = await recordIn('end.svg');
    const named = await recordIn('named.svg', {}, showing.stops[0]?.caption);
    const beginning = await recordIn('beginning.svg', { from: '0' });
    expect(named).toBe(beginning);
    expect(end).not.toBe(named);
    for (const svg of [end, named]) {
      expect(svg).toMatch(/<text [^>]*>REPUTATION</);
      expect(svg).not.toContain('@keyframes');
    }
  });

  it('of a part is animated as an SVG, and short as a cast', async () => {
    expect(await recordIn('moving.svg', { from: '4', to: '9' })).toContain('@keyframes');
    const whole = (await recordIn('whole.cast')).split('\n');
    const part = (await recordIn('part.cast', { from: '4', to: '9' })).split('\n');
    expect(part[0]).toBe(whole[0]);
    expect(part.length).toBeLessThan(whole.length / 2);
    expect(JSON.parse(part[1] as string)[0]).toBe(0);
  });

  it('is refused if there is no such part, or its picture is too large', async () => {
    const last = String(showing.walk.length);
    await expect(recordIn('a.svg', { from: '0', to: last })).rejects.toThrow(
      /more than 200: show a shorter part/,
    );
    await expect(recordIn('b.svg', { from: 'Never said' })).rejects.toThrow(
      /no caption of the demo begins like this/,
    );
    await expect(recordIn('c.cast', { to: '9999' })).rejects.toThrow(`the demo has ${last} answers`);
    await expect(recordIn('d.cast', { from: '9', to: '3' })).rejects.toThrow(/comes before the beginning/);
  });
});
