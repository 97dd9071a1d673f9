import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { rootFolder } from './pty.ts';
import { Tmux } from './tmux.ts';

const folder = mkdtempSync(join(tmpdir(), 'green-games-serve-'));
const open: Tmux[] = [];
let server: ChildProcess | undefined;

afterEach(() => {
  for (const tmux of open.splice(0)) tmux.close();
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the built server and reads where it listens. */
async function serve(port: number): Promise<number> {
  const home = join(folder, 'home');
  server = spawn(process.execPath, [
    join(rootFolder, 'bin/green-games.js'),
    'serve',
    `--listen=127.0.0.1:${port}`,
    `--home=${home}`,
  ]);
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return Number(/ssh -p (\d+)/.exec(line.toString())?.[1]);
}

function login(name: string, port: number): Tmux {
  const options = [
    'StrictHostKeyChecking=no',
    'UserKnownHostsFile=/dev/null',
    'IdentitiesOnly=yes',
    'LogLevel=ERROR',
  ];
  const flags = options.map((option) => `-o ${option}`).join(' ');
  const tmux = new Tmux(`ssh ${flags} -F none -i ${join(folder, name)} -p ${port} ${name}@127.0.0.1`);
  open.push(tmux);
  return tmux;
}

async function shows(tmux: Tmux, wanted: RegExp): Promise<void> {
  const until = Date.now() + 15_000;
  while (!wanted.test(tmux.screen().join('\n'))) {
    if (Date.now() > until) throw new Error(`There is no ${wanted} in:\n${tmux.screen().join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('tables over SSH, with the clients of OpenSSH', () => {
  it('two people play, lose nothing after kill -9, and are told when the server ends with 143', async () => {
    for (const name of ['ann', 'bo'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
    const port = await serve(0);
    const ann = login('ann', port);
    const bo = login('bo', port);
    for (const each of [ann, bo]) {
      await shows(each, /call you/);
      each.press('Enter');
      await shows(each, /q leave/);
    }
    ann.press('n');
    await shows(ann, /A new table/);
    ann.press('Left', 'Enter');
    await shows(ann, /Others join/);
    await shows(bo, /1 of 2 seats taken/);
    bo.press('Enter');
    await shows(bo, /NICE GREEN THINGS/);
    ann.press('Enter');
    await shows(ann, /NICE GREEN THINGS/);
    for (let keys = 0; keys < 12; keys += 1) {
      (keys % 2 === 0 ? ann : bo).press('Enter');
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    const turn = Number(/turn (\d+)/.exec((await ann.still()).join('\n'))?.[1]);
    server?.kill('SIGKILL');
    await once(server as ChildProcess, 'exit');
    await serve(port);
    const again = login('ann', port);
    await shows(again, /Your tables/);
    again.press('Enter');
    await shows(again, new RegExp(`turn ${turn}\\b`));
    const ended = once(server as ChildProcess, 'exit');
    server?.kill('SIGTERM');
    expect((await ended)[0]).toBe(143);
    await shows(again, /The server is being stopped\. Everything is saved/);
  });
});
