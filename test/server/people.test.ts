import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterEach, describe, expect, it } from 'vitest';
import { DiskError } from '../../src/engine/disk-error.ts';
import { TestServer } from './client.ts';
import { newKey, type Screen, type TestClient } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The line of a private key in a file of keys that may log in. */
function publicLine(privateKey: string): string {
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  return `${parsed.type} ${parsed.getPublicSSH().toString('base64')} somebody's key\n`;
}

async function code(client: TestClient, name: string, words: string): Promise<string> {
  const { stdout } = await client.run('plain', `${name}\nnew ${words}\nquit\n`);
  const [, found] = /Your table is (\S+)\./.exec(stdout) ?? [];
  if (found === undefined) throw new Error(stdout);
  return found;
}

async function seatAt(screen: Screen, table: string): Promise<void> {
  await screen.shows(new RegExp(table));
  screen.press('enter');
}

describe("a new table's options", () => {
  it('are chosen in the form, shown before a person sits down, and used in the match', async () => {
    server = await TestServer.start();
    const ann = await server.arrive('Ann');
    const bo = await server.arrive('Bo');
    ann.press('n');
    await ann.shows(/Rules[\s\S]*Game/i);
    ann.press('left');
    await ann.shows(/Game +Nice Green Things[\s\S]*Rules/);
    const rules = ann.text.split('Rules')[1]?.split('\n')[1]?.trim() ?? '';
    for (let field = 0; field < 9; field += 1) ann.press('down');
    await ann.shows(new RegExp(`▸ ${rules.slice(0, 8)}`));
    ann.press('right', 'enter');
    await ann.shows(/Your table is/);
    const table = server.server.hall.all[0];
    expect(Object.keys(table?.record.options ?? {})).toHaveLength(1);
    await bo.shows(new RegExp(table?.code ?? '-'));
    bo.press('i');
    await bo.shows(/\(standard: .*N(?:GT-\w+|R)-\d+\)/);
    bo.press('escape');
    await bo.shows(/q leave/);
    await seatAt(bo, table?.code ?? '-');
    await bo.shows(/NICE GREEN THINGS/);
    const [header] = await server.server.hall.store.read(table?.code ?? '', 0);
    expect(header).toMatchObject({ options: table?.record.options });
  });

  it('are typed in line mode, and refused with the options of the game', async () => {
    server = await TestServer.start();
    const client = await server.client(newKey());
    const table = await code(client, 'Ann', 'limit 3 1 easy stressTests=2 alliances=false');
    expect(server.server.hall.find(table).record.options).toMatchObject({ stressTests: 2 });
    expect((await client.run('plain', `about ${table}\n`)).stdout).toMatch(/: 2 \(standard: 1, LIM-VAR-07\)/);
    const odd = await client.run('plain', 'new limit 3 1 easy stressTests=9\nnew limit 3 moon=1\nquit\n');
    expect(odd.stdout).toMatch(/stressTests may be 0, 1, 2, not 9\./);
    expect(odd.stdout).toMatch(/limit has no option moon; it has teaching,/);
  });
});

describe('people', () => {
  it('are called by their new name at all their tables, in running matches, and in their remarks', async () => {
    server = await TestServer.start();
    const bosKey = newKey();
    const ann = await server.arrive('Ann');
    const bo = await server.arrive('Bo', bosKey);
    ann.press('n');
    await ann.shows(/A new table/);
    ann.press('left');
    await ann.shows(/Game +Nice Green Things/);
    ann.press('enter');
    await bo.shows(/1 of 2 seats/);
    bo.press('enter');
    await bo.shows(/NICE GREEN THINGS/);
    ann.press('enter');
    await ann.shows(/NICE GREEN THINGS[\s\S]*Bo/);
    const other = await (await server.client(bosKey, 'x')).screen();
    await other.shows(/q leave/);
    other.press('m', 'n');
    await other.shows(/from now on\?[\s\S]*Bo_/);
    other.press('r', 'i', 's', 'enter');
    await other.shows(/You are Boris/);
    await ann.shows(/Boris/);
    bo.press('c');
    await bo.shows(/Say: _/);
    bo.press(...'hello', 'enter');
    await ann.shows(/Boris: hello/);
    await server.restart();
    const [table] = server.server.hall.all;
    expect(table?.record.chairs.map((chair) => 'name' in chair && chair.name)).toEqual(['Ann', 'Boris']);
  });

  it('may change the case of their name, but not take another person’s', async () => {
    server = await TestServer.start();
    const client = await server.client(newKey());
    await (await server.client(newKey())).run('plain', 'Alice\nquit\n');
    const { stdout } = await client.run('plain', 'bo\nname BO\nname A1ice\nquit\n');
    expect(stdout).toMatch(/You are BO/);
    expect(stdout).toMatch(/A1ice is too similar to Alice/);
  });

  it('may use an invitation after a restart, once', async () => {
    server = await TestServer.start({ isInviteOnly: true });
    const invitation = await server.server.hall.people.invitation();
    await server.restart({ isInviteOnly: true });
    const guest = await server.client(newKey());
    expect((await guest.run('plain', `${invitation}\nEve\nquit\n`)).stdout).toMatch(/you are Eve/);
    await server.restart({ isInviteOnly: true });
    const second = await server.client(newKey());
    expect((await second.run('plain', `${invitation}\nMallory\n`)).stdout).toMatch(/no such invitation/);
  });
});

describe('a file of authorized keys', () => {
  it('admits only those keys, and is read again when it has changed', async () => {
    server = await TestServer.start();
    const path = join(server.home, 'allowed');
    const [ann, bo] = [newKey(), newKey()];
    writeFileSync(path, `# the people of this house\n\n${publicLine(ann)}`);
    await server.restart({ authorizedKeys: path });
    await server.client(ann);
    await expect(server.client(bo)).rejects.toThrow(/authentication methods failed/);
    appendFileSync(path, publicLine(bo));
    await server.client(bo);
    // An unreadable file admits no one who was not admitted before, and excludes no one.
    appendFileSync(path, 'ssh-ed25519\n');
    await server.client(ann);
    await expect(server.client(newKey())).rejects.toThrow(/authentication methods failed/);
    expect(server.events.map(({ event }) => event)).toContain('authorized-keys-fault');
  });

  it.each([
    ['nothing', undefined, /cannot be read/],
    ['options before a key', `from="10.0.0.1" ${publicLine(newKey())}`, /line 1 is not a key/],
    [
      'another algorithm than the key is of',
      publicLine(newKey()).replace('ssh-rsa', 'ssh-dss'),
      /line 1 is not a key/,
    ],
    ['noise', '\n\nhello world\n', /line 3 is not a key/],
  ])('with %s is refused at the start', async (_what, text, message) => {
    server = await TestServer.start();
    const path = join(server.home, 'allowed');
    if (text !== undefined) writeFileSync(path, text);
    await server.server.close();
    const start = TestServer.start({ authorizedKeys: path });
    await expect(start).rejects.toThrow(message);
    await expect(start).rejects.toThrow(DiskError);
  });
});

describe('a backup', () => {
  it('contains bans and invitations, and the host key of the server', async () => {
    server = await TestServer.start();
    server.server.ban(`SHA256:${'x'.repeat(43)}`);
    const invitation = await server.server.hall.people.invitation();
    const copy = join(server.home, 'copy');
    await server.server.hall.store.backup(copy);
    for (const file of ['banned', 'host-key'])
      expect(readFileSync(join(copy, file))).toEqual(readFileSync(join(server.home, file)));
    expect(existsSync(join(copy, 'grants', `${invitation}.json`))).toBe(true);
  });
});
