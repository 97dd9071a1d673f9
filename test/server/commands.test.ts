import { afterEach, describe, expect, it } from 'vitest';
import { loadLanguage } from '../../src/games/index.ts';
import { openControl } from '../../src/server/control.ts';
import { askServer } from '../../src/server/control-client.ts';
import { serveMetrics } from '../../src/server/metrics.ts';
import { speaking } from '../../src/words/reader.ts';
import { TestServer } from './client.ts';
import { newKey, type TestClient } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A person with a name, and a match for one and a bot, set up in line mode. */
async function atTable(started: TestServer, name: string): Promise<{ client: TestClient; code: string }> {
  const client = await started.client(newKey(), name);
  const { stdout } = await client.run('plain', `${name}\nnew nice-green-things 2 1 easy\n/leave\nquit\n`);
  const code = /Your table is (\S+)\./.exec(stdout)?.[1];
  if (code === undefined) throw new Error(stdout);
  return { client, code };
}

describe('commands over SSH', () => {
  it('list tables, show the player’s view, take an answer, print the log, and refuse what is not allowed', async () => {
    server = await TestServer.start();
    const { client, code } = await atTable(server, 'Ann');
    const tables = JSON.parse((await client.run('tables --json')).stdout);
    expect(tables).toMatchObject([{ table: code, list: 'own', seat: 0, state: 'playing' }]);
    const shown = JSON.parse((await client.run(`show ${code} --json`)).stdout);
    expect(shown).toMatchObject({ table: code, seat: 0, over: false });
    const { ask, options } = shown.question;
    const wrong = await client.run(`answer ${code} ${ask} moon-base`);
    expect(wrong).toMatchObject({ code: 3, stdout: '' });
    expect(wrong.stderr).toMatch(new RegExp(`You are asked ${ask} \\(NGT-[A-Z]+-\\d+\\)`));
    const early = await client.run(`answer ${code} juggle 3`);
    expect(early.code).toBe(3);
    const right = await client.run(`answer ${code} ${ask} ${options[0]}`);
    expect([right.code, right.stderr]).toEqual([0, '']);
    expect((await client.run(`log ${code}`)).stdout).toMatch(/Ann/);
    expect(await client.run(`export ${code}`)).toMatchObject({ code: 1, stdout: '' });
  });

  it.each(['sh', 'ls -l', 'scp -t x', '', 'toString', 'show', 'answer', 'show ../../etc/passwd'])(
    'refuse %j, and list the possible commands',
    async (command) => {
      server = await TestServer.start();
      const { client } = await atTable(server, 'Ann');
      const { code, stdout, stderr } = await client.run(command);
      expect([1, 2]).toContain(code);
      expect(stdout).toBe('');
      expect(stderr).toMatch(/only these commands|There is no table/);
    },
  );

  it('tell a person without a name to log in first', async () => {
    server = await TestServer.start();
    const client = await server.client(newKey());
    expect(await client.run('tables')).toMatchObject({ code: 1, stderr: expect.stringContaining('no name') });
  });
});

describe('the host', () => {
  it('asks the running server through a socket: figures, people, invitations, bans, a backup, an import', async () => {
    server = await TestServer.start();
    const close = await openControl(server.server, server.home);
    const { home } = server;
    try {
      const { client, code } = await atTable(server, 'Ann');
      expect(await askServer(home, { command: 'status' })).toMatchObject({ tables: 1, openMatches: 1 });
      expect(await askServer(home, { command: 'tables' })).toMatchObject([
        { table: code, seats: ['Ann', 'easy'] },
      ]);
      const people = (await askServer(home, { command: 'people' })) as { name: string; keys: string[] }[];
      expect(people).toMatchObject([{ name: 'Ann', keys: [expect.stringMatching(/^SHA256:/)] }]);
      await askServer(home, { command: 'backup', argument: `${home}/backup` });
      const imported = (await askServer(home, {
        command: 'import',
        argument: `${home}/backup/matches/${code}.jsonl`,
      })) as { table: string };
      const { stdout } = await client.run('plain', `join ${imported.table}\n/leave\nquit\n`);
      expect(stdout).toMatch(/Nice Green Things, round \d+\. Line mode/);
      await expect(askServer(home, { command: 'ban', argument: 'Ann' })).rejects.toThrow(/fingerprint/);
      const [key = ''] = people[0]?.keys ?? [];
      await askServer(home, { command: 'ban', argument: key });
      await expect(client.run('tables')).rejects.toThrow(/Not connected|No response|Channel open failure/);
    } finally {
      close();
    }
  });

  it('is told faults in their own language, and people are told theirs in their own', async () => {
    server = await TestServer.start();
    const { home } = server;
    const close = await openControl(server.server, home);
    try {
      const { client, code } = await atTable(server, 'Ann');
      const ban = { command: 'ban', argument: 'Ann' } as const;
      await loadLanguage('zh-Hant');
      await expect(speaking('zh-Hant', () => askServer(home, ban))).rejects.toThrow(/指紋/);
      await expect(askServer(home, ban)).rejects.toThrow(/fingerprint/);
      const backup = { command: 'backup', argument: `${home}/backup` } as const;
      await speaking('zh-Hant', () => askServer(home, backup));
      const argument = `${home}/backup/matches/${code}.jsonl`;
      await speaking('zh-Hant', () => askServer(home, { command: 'import', argument }));
      expect((await client.run('tables')).stdout).not.toMatch(/\p{Script=Han}/u);
      expect((await client.run('show nowhere')).stderr).toMatch(/There is no table/);
    } finally {
      close();
    }
  });

  it('reads the same figures, and nothing else, in the text format of Prometheus', async () => {
    server = await TestServer.start();
    await atTable(server, 'Ann');
    const metrics = await serveMetrics(server.server, '127.0.0.1', 0);
    try {
      const at = `http://127.0.0.1:${metrics.port}`;
      const reply = await fetch(`${at}/metrics`);
      expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      const text = await reply.text();
      for (const figure of Object.keys(server.server.figures())) {
        const name = `green_games_${figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
        expect(text).toMatch(new RegExp(`^# TYPE ${name} gauge$`, 'm'));
      }
      expect(text).toMatch(/^green_games_tables 1$/m);
      expect(text).toMatch(/^green_games_open_matches 1$/m);
      expect((await fetch(`${at}/`)).status).toBe(404);
      expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    } finally {
      metrics.close();
    }
  });

  it('says that no server is running if there is none', async () => {
    await expect(askServer('/nowhere', { command: 'status' })).rejects.toThrow(/No server runs/);
  });
});

describe('an invite-only server', () => {
  it('lets nobody choose a name without an invitation, which is valid once', async () => {
    server = await TestServer.start({ isInviteOnly: true });
    const code = await server.server.hall.people.invitation();
    const stranger = await server.client(newKey());
    const refused = await stranger.run('plain', 'Eve\n');
    expect(refused.stdout).toMatch(/no such invitation/);
    expect(refused.stdout).not.toMatch(/you are Eve/);
    const guest = await server.client(newKey());
    expect((await guest.run('plain', `${code.toLowerCase()}\nEve\nquit\n`)).stdout).toMatch(/you are Eve/);
    const second = await server.client(newKey());
    expect((await second.run('plain', `${code}\nMallory\n`)).stdout).not.toMatch(/: you are/);
  });
});
