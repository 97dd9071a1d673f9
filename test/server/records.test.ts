import { appendFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskError } from '../../src/engine/disk-error.ts';
import { BanList } from '../../src/server/ban-list.ts';
import { FolderStore } from '../../src/server/folder-store.ts';
import { hostKeyIn } from '../../src/server/host-key.ts';
import type { Person, TableRecord } from '../../src/server/records.ts';

const person: Person = {
  id: 'a1b2c3',
  name: 'Ann',
  skeleton: 'ann',
  keys: ['SHA256:x'],
  settings: { theme: 'light', ascii: true },
  since: '2026-01-01T00:00:00.000Z',
};

const table: TableRecord = {
  code: 'oak-7F3K',
  game: 'limit',
  options: { alliances: true },
  chairs: [{ person: 'a1b2c3', name: 'Ann' }, { bot: 'easy' }, { open: true }],
  host: 'a1b2c3',
  open: true,
  watch: null,
  pace: 'none',
  undo: true,
  state: 'gathering',
  touched: '2026-01-01T00:00:00.000Z',
  waiting: [0],
};

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'green-games-store-'));

/** A server's folder with one person and one table. */
async function filled(): Promise<string> {
  const folder = newFolder();
  const store = new FolderStore(folder);
  await store.people.put(person);
  await store.tables.put(table);
  await store.say('oak-7F3K', { name: 'Ann', text: 'hello', at: person.since });
  await store.close();
  return folder;
}

/** Values in place of the expected ones. */
const ODD: readonly unknown[] = [null, 7, 'x', [], {}, [null], { constructor: 1 }, true, [['x']]];

function faultOf(act: () => void): Error | undefined {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return thrown as Error;
  }
}

describe("a server's records", () => {
  it('are read back as they were written', async () => {
    const store = new FolderStore(await filled());
    expect(await store.people.all()).toEqual([person]);
    expect(await store.tables.all()).toEqual([table]);
  });

  it.each([
    ['people', 'a1b2c3', person],
    ['tables', 'oak-7F3K', table],
  ] as const)(
    'of %s with any field missing or unusual are either refused with their file or accepted as a whole',
    async (kind, id, record) => {
      const folder = await filled();
      const path = join(folder, kind, `${id}.json`);
      const refused: string[] = [];
      for (const name of Object.keys(record))
        for (const odd of [undefined, ...ODD]) {
          writeFileSync(path, JSON.stringify({ ...record, [name]: odd }));
          const fault = faultOf(() => new FolderStore(folder).close());
          if (fault !== undefined) refused.push(`${fault instanceof DiskError} ${fault.message}`);
        }
      for (const message of refused) expect(message).toMatch(new RegExp(`^true ${path} cannot be read: `));
      expect(refused.length).toBeGreaterThan(7 * Object.keys(record).length);
    },
  );

  it.each([
    ['no JSON', '{', /it holds no record/],
    ['a list', '[]', /it holds no record/],
    ['too deep', `{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`, /nested more than/],
    ['__proto__', '{"__proto__":{"keys":[]}}', /this name is not allowed/],
    ['another record', JSON.stringify({ ...person, id: 'other' }), /the record of another file/],
    ['too large', ' '.repeat(2 << 20), /it is larger than 1 MB/],
    ['UTF-16', '\ufeff{}', /UTF-16/],
  ])('that are %s are refused with their file', async (what, text, message) => {
    const folder = await filled();
    writeFileSync(
      join(folder, 'people', 'a1b2c3.json'),
      Buffer.from(text, what === 'UTF-16' ? 'utf16le' : 'utf8'),
    );
    expect(() => new FolderStore(folder)).toThrow(message);
    expect(() => new FolderStore(folder)).toThrow(DiskError);
  });

  it('of remarks are read from the end, and foreign lines are skipped', async () => {
    const folder = await filled();
    const path = join(folder, 'tables', 'oak-7F3K.jsonl');
    appendFileSync(path, 'null\n{"name":1}\n[[[\n');
    appendFileSync(path, `${JSON.stringify({ name: 'Bo', text: 'x'.repeat(1 << 20), at: person.since })}\n`);
    appendFileSync(path, `${JSON.stringify({ name: 'Bo', text: 'last', at: person.since })}\n{"name":"To`);
    const store = new FolderStore(folder);
    expect((await store.said('oak-7F3K', 5)).map(({ text }) => text)).toEqual(['last']);
    expect(await store.said('nowhere', 5)).toEqual([]);
  });

  it('that are not files are refused in a sentence', () => {
    for (const name of ['host-key', 'banned']) {
      const folder = newFolder();
      mkdirSync(join(folder, name));
      const read = (): unknown => (name === 'banned' ? new BanList(folder) : hostKeyIn(folder));
      expect(read).toThrow(/cannot be read: it is a folder/);
    }
    const folder = newFolder();
    symlinkSync('/dev/zero', join(folder, 'banned'));
    expect(() => new BanList(folder)).toThrow(/it is a device/);
  });
});
