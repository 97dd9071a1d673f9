import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from './client.ts';
import { newKey, type TestClient } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function lines(client: TestClient, ...typed: readonly string[]): Promise<string> {
  return (await client.run('plain', `${typed.join('\n')}\nquit\n`)).stdout.replaceAll('\r\n', '\n');
}

/** Line mode that stays open: what was printed so far, and a way to type. */
async function openLines(client: TestClient) {
  let printed = '';
  const channel = await new Promise<import('ssh2').ClientChannel>((resolve, reject) => {
    client.connection.exec('plain', (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  channel.on('data', (bytes: Buffer) => {
    printed += bytes.toString('utf8');
  });
  return {
    type: (line: string) => void channel.write(`${line}\n`),
    says: async (wanted: RegExp, from = 0, most = 8000): Promise<number> => {
      const until = Date.now() + most;
      while (!wanted.test(printed.slice(from))) {
        if (Date.now() > until) throw new Error(`There is no ${wanted} in:\n${printed.slice(from)}`);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      return printed.length;
    },
    end: () => channel.end(),
  };
}

describe('line mode between two matches', () => {
  it('sets up a table with every setting of the form, and refuses other values with what there is', async () => {
    server = await TestServer.start();
    const { hall } = server.server;
    const ann = await server.client(newKey(), 'Ann');
    await lines(
      ann,
      'Ann',
      'new limit 3 1 normal pace=live watch=25 listed=no undo=no hints=yes stressTests=2',
    );
    expect(hall.all[0]?.record).toMatchObject({
      game: 'limit',
      options: { stressTests: 2 },
      pace: 'live',
      watch: 25,
      open: false,
      undo: false,
      hints: true,
    });
    await lines(ann, 'new reputation watch=none');
    expect(hall.all[1]?.record).toMatchObject({ watch: null, open: true, undo: true, pace: 'none' });
    for (const [typed, refusal] of [
      ['pace=fast', /pace may be none, live, daily\./],
      ['watch=-1', /watch may be none, 0, …, 1000\./],
      ['watch=5000', /watch may be/],
      ['listed=maybe', /listed may be yes, no\./],
      ['undo=', /undo may be yes, no\./],
      ['toString=1', /toString/],
    ] as const)
      expect(await lines(ann, `new limit 3 1 normal ${typed}`)).toMatch(refusal);
    expect(hall.all).toHaveLength(2);
  });

  it('shows the person’s account, changes settings, and adds and removes keys', async () => {
    server = await TestServer.start();
    const { hall } = server.server;
    const [first, second] = [newKey(), newKey()];
    const ann = await server.client(first, 'Ann');
    expect(await lines(ann, 'Ann', 'me')).toMatch(
      /You are Ann\n {2}screen full\n {2}bell off\n {2}colours default\n {2}symbols all\n {2}language en\n {2}ambiguous narrow\n {2}key 1 SHA256:/,
    );
    const said = await lines(
      ann,
      'set bell notification',
      'set symbols ascii',
      'set screen lines',
      'key-code',
    );
    expect(said).toMatch(/bell is notification from the next login on/);
    const [person] = await hall.people.all();
    expect(person?.settings).toEqual({ bell: 'notification', ascii: true, plain: true });
    const code = /type ([0-9A-Z]{8}) /.exec(said)?.[1] ?? '';
    const other = await server.client(second, 'Ann2');
    expect(await lines(other, code, 'me')).toMatch(/You are Ann\n[\s\S]*key 1 SHA256:.*\n.*key 2 SHA256:/);
    expect(await lines(other, 'remove-key 3')).toMatch(/numbers 1 to 2/);
    expect(await lines(other, 'remove-key 1', 'remove-key 1')).toMatch(/last key: it stays/);
    expect((await hall.people.all())[0]?.keys).toHaveLength(1);
    expect(await lines(other, 'set mood good')).toMatch(
      /no setting "mood"; the settings are screen, bell, colours/,
    );
    expect(await lines(other, 'set bell loud')).toMatch(/bell may be off, bell, notification/);
    // The first key is somebody new now.
    expect(await lines(await server.client(first, 'Ann'), 'Bo')).toMatch(/you are Bo/);
  });

  it('lists a person’s own finished matches, and replays no others', async () => {
    server = await TestServer.start();
    const { hall } = server.server;
    const ann = await server.client(newKey(), 'Ann');
    expect(await lines(ann, 'Ann', 'history')).toMatch(/None of your matches is over yet/);
    const said = await lines(ann, 'new nice-green-things 2 1 random', '/leave');
    const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
    expect(await lines(ann, `replay ${code}`)).toMatch(/is not among your finished matches/);
    const table = hall.find(code);
    const [person] = await hall.people.all();
    if (person === undefined) throw new Error('nobody');
    const visit = await table.enter(person);
    const { session } = visit;
    for (let answers = 0; answers < 2000 && !session.table.over; answers += 1) {
      await table.settled();
      const seat = session.asked;
      const posed = seat?.posed ?? null;
      if (seat === null || posed === null) continue;
      seat.answer('from' in posed.options ? posed.options.from : posed.options[0], posed);
    }
    visit.close();
    await table.settled();
    expect(await lines(ann, 'history')).toMatch(
      new RegExp(`${code} {2}20\\d\\d-.*Nice Green Things {2}random`),
    );
    expect(await lines(ann, `replay ${code}`, 'round', 'quit')).toMatch(/Nice Green Things[\s\S]*Ann/);
    const bo = await server.client(newKey(), 'Bo');
    expect(await lines(bo, 'Bo', `replay ${code}`)).toMatch(/is not among your finished matches/);
  });
});

describe('two logins of one person in line mode', () => {
  it('both work: the newer is in control, and the older says so and takes control back with a line', async () => {
    server = await TestServer.start();
    const key = newKey();
    const older = await openLines(await server.client(key, 'Ann'));
    older.type('Ann');
    older.type('new nice-green-things 2 1 easy');
    await older.says(/At the table/);
    const { hall } = server.server;
    const code = hall.all[0]?.code ?? '';
    const newer = await openLines(await server.client(key, 'Ann'));
    newer.type(`play ${code}`);
    await newer.says(/At the table/);
    await older.says(/You play here from another terminal now/);
    const asked = async (): Promise<string> =>
      JSON.stringify((await hall.store.read(code, 0)).filter(({ record }) => record === 'answer'));
    const before = await asked();
    const at = await older.says(/./);
    older.type('1');
    await older.says(/You have the keys again/, at);
    await newer.says(/You play here from another terminal now/);
    // The line that took the keys was no answer.
    expect(await asked()).toBe(before);
    // A command takes control from no one.
    const command = await server.client(key, 'Ann');
    const open = JSON.parse((await command.run(`show ${code} --json`)).stdout).question;
    const here = await older.says(/./);
    expect((await command.run(`answer ${code} ${open.ask} moon`)).code).toBe(3);
    await expect(older.says(/from another terminal/, here, 500)).rejects.toThrow(/There is no/);
    older.type('1');
    const until = Date.now() + 5000;
    while ((await asked()) === before && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await asked()).not.toBe(before);
    older.end();
    newer.end();
  });
});
