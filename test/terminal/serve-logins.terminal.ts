import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceAlgorithms, SecurityDevice } from '../server/security-device.ts';
import { deviceAgent } from './device-agent.ts';
import { ServedPlace } from './serve-clients.ts';

let place: ServedPlace;
beforeAll(async () => {
  place = new ServedPlace();
  await place.start();
});
afterAll(() => place.close());

describe('login keys of OpenSSH', () => {
  it.each(['ed25519', 'ecdsa', 'rsa'])('of type %s', async (type) => {
    place.key(`own-${type}`, type);
    expect(await place.lines(`own-${type}`, `Own-${type}`)).toMatch(new RegExp(`you are Own-${type}`));
    expect((await place.run(place.ssh(`own-${type}`).concat('tables', '--json'))).stdout).toBe('[]\n');
  });

  it('held by an agent', async () => {
    const file = place.key('held');
    const socket = join(place.folder, 'agent');
    const agent = spawn('ssh-agent', ['-D', '-a', socket]);
    try {
      await expect.poll(() => existsSync(socket)).toBe(true);
      const environment = { ...process.env, SSH_AUTH_SOCK: socket };
      execFileSync('ssh-add', ['-q', file], { env: environment, stdio: 'ignore' });
      const words = place.ssh('held', ['-o', 'IdentityFile=none', '-o', 'IdentitiesOnly=no']);
      const ran = await place.run([...words, 'plain'], 'Held\nquit\n', environment);
      expect(ran.stdout).toMatch(/you are Held/);
      // The key is the same without the agent.
      expect(await place.lines('held')).toMatch(/you are Held/);
    } finally {
      agent.kill();
      await once(agent, 'exit');
    }
  });

  it.each(deviceAlgorithms)('of a security device, %s', async (algorithm) => {
    const device = new SecurityDevice(algorithm);
    const socket = join(place.folder, `device-${algorithm.slice(3, 7)}`);
    const end = await deviceAgent(device, socket);
    try {
      const name = `Dev${algorithm.slice(3, 6)}`;
      const environment = { ...process.env, SSH_AUTH_SOCK: socket };
      const words = place.ssh(name, ['-o', 'IdentityFile=none', '-o', 'IdentitiesOnly=no']);
      const ran = await place.run([...words, 'plain'], `${name}\nquit\n`, environment);
      expect(ran.stderr).toBe('');
      expect(ran.stdout).toMatch(new RegExp(`you are ${name}`));
    } finally {
      end();
    }
  });

  it('of an outdated algorithm are refused, and passwords, too', async () => {
    place.key('old', 'rsa');
    const sha1 = ['-i', join(place.folder, 'old'), '-o', 'PubkeyAcceptedAlgorithms=ssh-rsa'];
    const password = ['-o', 'PreferredAuthentications=password', '-o', 'BatchMode=yes'];
    for (const further of [sha1, password])
      expect(await place.run([...place.ssh('old', further), 'tables'])).toMatchObject({
        code: 255,
        stdout: '',
      });
  });
});

describe('line mode', () => {
  it('is what ssh -T gets, complete and without control sequences', async () => {
    place.key('liner');
    const said = await place.lines(
      'liner',
      'Liner',
      'new nice-green-things 2 1 easy',
      '1',
      '/who',
      '/leave',
      'list',
    );
    expect(said).toMatch(/Your table is \S+\./);
    expect(said).toMatch(/Liner here/);
    expect(said).toMatch(/your seat stays yours/);
    expect(said).not.toContain('\u001b');
  });

  it('runs on a terminal if requested, with the given input', async () => {
    place.key('typist');
    await place.lines('typist', 'Typist');
    const words = place.ssh('typist');
    const ran = await place.run(
      [words[0] ?? '', '-tt', ...words.slice(1), 'plain'],
      'hekp\u007f\u007flp\nquit\n',
    );
    expect(ran.stdout).toMatch(/join CODE/);
    expect(ran.code).toBe(0);
  });
});

describe("PuTTY's plink", () => {
  it('logs in, plays in line mode, and runs commands', async () => {
    const file = place.key('putty');
    execFileSync('puttygen', [file, '-O', 'private', '-o', `${file}.ppk`]);
    const hostKey = /Host key (SHA256:\S+)/.exec(place.greeting)?.[1] ?? '';
    const words = ['plink', '-ssh', '-batch', '-noagent', '-hostkey', hostKey, '-i', `${file}.ppk`];
    const at = ['-P', String(place.port), 'Putty@127.0.0.1'];
    const lines = 'Putty\nnew limit 3 2 easy\n/who\n/leave\nquit\n';
    const played = await place.run([...words, '-T', ...at, 'plain'], lines);
    expect(played.stdout).toMatch(/you are Putty/);
    const code = /Your table is (\S+)\./.exec(played.stdout)?.[1] ?? '';
    const tables = await place.run([...words, ...at, 'tables --json']);
    expect(JSON.parse(tables.stdout)[0]).toMatchObject({ table: code, list: 'own', state: 'playing' });
    const refused = await place.run([...words, ...at, 'sh']);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(/No shell, no forwarding, no files/);
  });
});
