import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { execReply } from '../../../src/server/exec.ts';
import { usualWish } from '../../../src/server/new-table.ts';
import type { Visit } from '../../../src/server/visit.ts';
import { answerFirst, type HallProcess, hallOn, pairOn, play, tableAt, until } from './halls.ts';
import { PostgresServer } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start(['fsync=off']);
});
afterAll(async () => {
  await server.remove();
});
const opened: HallProcess[] = [];
afterEach(async () => {
  for (const { hall } of opened.splice(0)) await hall.close();
});

async function pair(...wish: Parameters<typeof pairOn> extends [string, ...infer Rest] ? Rest : never) {
  const both = await pairOn(await server.database(), ...wish);
  opened.push(both.first, both.second);
  return both;
}

/** What a spectator may see, as a text to compare. */
const seen = ({ session }: Visit): string => JSON.stringify(session.seatAt(null).view());

describe('two people of one table at two processes', () => {
  it('play a match to its end, which both processes see alike, and a third shows to a spectator', async () => {
    const { first, second, ann, bo, annsTable, bosTable, database } = await pair();
    const third = await hallOn(server.urlOf(database));
    opened.push(third);
    const eve = await third.hall.people.welcome('SHA256:eve', 'Eve');
    const visits = [await annsTable.enter(ann), await bosTable.enter(bo)] as const;
    const watching = await (await tableAt(third, annsTable)).enter(eve);
    await until(
      () => annsTable.spectators === 1 && annsTable.present.size === 2,
      'everybody is seen everywhere',
    );
    await play(visits, 40);
    await until(
      () => seen(watching) === seen(visits[0]) && seen(visits[0]) === seen(visits[1]),
      'all see alike',
    );
    await play(visits, 5000, 60_000);
    const all = [...visits, watching];
    await until(() => all.every(({ session }) => session.table.over), 'the end is seen everywhere');
    expect(new Set(all.map(seen)).size).toBe(1);
    const records = await Promise.all(
      [first, second, third].map(({ store }) => store.read(annsTable.code, 0)),
    );
    expect(new Set(records.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(records[0]?.at(-1)).toMatchObject({ record: 'over' });
    await until(
      () => [first, second].every(({ hall }) => hall.find(annsTable.code).record.state === 'over'),
      'lists show the end',
    );
    expect([first, second, third].flatMap(({ events }) => events).map(({ event }) => event)).not.toContain(
      'match-fault',
    );
  }, 90_000);

  it('decide at the same moment: both answers stand, and neither is asked twice', async () => {
    const { ann, bo, annsTable, bosTable, first, database } = await pair(
      { bots: 1, level: 'random' },
      'reputation',
    );
    const visits = [await annsTable.enter(ann), await bosTable.enter(bo)];
    const isOver = (): boolean => visits.some(({ session }) => session.table.over);
    let together = 0;
    while (together < 5 && !isOver()) {
      await until(
        () => isOver() || visits.some(({ session }) => session.asked !== null),
        'somebody is asked',
      );
      // Others who are asked at the same time are told a little later.
      const told = Date.now() + 300;
      while (Date.now() < told && visits.some(({ session }) => session.asked === null))
        await new Promise((resolve) => setTimeout(resolve, 10));
      if (visits.filter((visit) => answerFirst(visit)).length === 2) together += 1;
    }
    // How often both are asked at once depends on the projects, and on how fast the machine is.
    expect(together).toBeGreaterThanOrEqual(1);
    await annsTable.settled();
    const records = await first.store.read(annsTable.code, 0);
    const numbers = await server.asHost<{ number: number }>(
      `SELECT number FROM green_games.records WHERE match = '${annsTable.code}' ORDER BY number`,
      database,
    );
    // Bots may have gone on since.
    expect(numbers.length).toBeGreaterThanOrEqual(records.length);
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  }, 60_000);

  it('take back with consent across processes, or decline it', async () => {
    const { ann, bo, annsTable, bosTable } = await pair();
    const visits = [await annsTable.enter(ann), await bosTable.enter(bo)] as const;
    await play(visits, 8);
    await until(() => seen(visits[0]) === seen(visits[1]), 'both see alike');
    const asking = visits.find(({ session }) => (session.seats[0]?.undoOutlook()?.asks.length ?? 0) > 0);
    if (asking === undefined) throw new Error('nobody needs consent');
    const other = visits.find((visit) => visit !== asking) as Visit;
    const request = (visit: Visit) => visit.session.table.undoRequest;
    asking.session.seats[0]?.askUndo();
    await until(() => request(other)?.asks.includes(other.seat ?? -1) === true, 'the other is asked');
    other.session.seats[0]?.decline();
    await until(() => request(asking)?.declined === other.seat, 'it is declined');
    const before = asking.session.table.logged;
    asking.session.seats[0]?.askUndo();
    await until(() => request(other) !== null && request(other)?.declined === undefined, 'it is asked again');
    other.session.seats[0]?.agree();
    for (const visit of visits)
      await until(() => visit.session.table.undone?.seat === asking.seat, 'it is taken back everywhere');
    expect(asking.session.table.logged).toBeLessThanOrEqual(before);
    expect(seen(visits[0])).toBe(seen(visits[1]));
    expect(await play(visits, 6)).toBe(6);
  }, 60_000);

  it('an answer is not acknowledged if the question was answered through another process meanwhile', async () => {
    const { first, second, ann, bo, annsTable, bosTable } = await pair();
    const visits = [await annsTable.enter(ann), await bosTable.enter(bo)] as const;
    await play(visits, 4);
    await until(() => seen(visits[0]) === seen(visits[1]), 'both see alike');
    const asked = visits.find(({ session }) => session.asked !== null) as Visit;
    const key = asked.person.id === ann.id ? 'SHA256:ann' : 'SHA256:bo';
    const { code } = annsTable;
    const show = async ({ hall }: HallProcess) =>
      JSON.parse((await execReply(hall, key, `show ${code} --json`)).out ?? '') as {
        readonly question: { readonly ask: string; readonly options: readonly string[] };
        readonly barred: readonly { readonly option: string }[];
      };
    const [{ question, barred }, stale] = [await show(first), await show(second)];
    expect(stale.question).toEqual(question);
    // The second process hears nothing of what the first one does.
    Reflect.get(second.store, 'database').listener.removeAllListeners('notification');
    const [value = ''] = question.options.filter((each) => !barred.some(({ option }) => option === each));
    const words = `answer ${code} ${question.ask} ${value} ...`;
    const given = await execReply(first.hall, key, words);
    expect(given).toMatchObject({ code: 0 });
    const late = await execReply(second.hall, key, words);
    expect(late).toMatchObject({ code: 1, complaint: expect.stringMatching(/has gone on in the meantime/) });
    const answers = (await first.store.read(code, 0)).filter(
      (record) => record.record === 'answer' && record.ask === question.ask && record.value === value,
    );
    expect(answers).toHaveLength(1);
  }, 60_000);

  it('say something to each other', async () => {
    const { ann, bo, annsTable, bosTable } = await pair();
    await annsTable.enter(ann);
    await bosTable.enter(bo);
    await annsTable.say(ann, 'well played');
    await until(() => bosTable.remarks.at(-1)?.text === 'well played', 'Bo reads it');
  });

  it('have their keys at the newer of two logins, at whichever process, until the older takes them back', async () => {
    const { ann, annsTable, bosTable } = await pair();
    const older = await annsTable.enter(ann);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const newer = await bosTable.enter(ann);
    await until(() => !older.hasKeys && newer.hasKeys, 'the newer has them');
    await new Promise((resolve) => setTimeout(resolve, 20));
    older.takeKeys();
    await until(() => older.hasKeys && !newer.hasKeys, 'the older has them again');
    older.close();
    await until(() => newer.hasKeys, 'the newer has them once the older is gone');
  });

  it('give up a seat, and a bot answers for it wherever the others are', async () => {
    const { ann, bo, annsTable, bosTable } = await pair();
    const visit = await annsTable.enter(ann);
    const gone = await bosTable.enter(bo);
    await bosTable.giveUp(bo);
    expect(gone.signal.aborted).toBe(true);
    await until(() => visit.session.table.sitters[1]?.bot === 'normal', 'the bot sits there');
    await until(() => annsTable.remarks.at(-1)?.text.includes('Bo has given up') === true, 'Ann is told');
    const { logged } = visit.session.table;
    await play([visit], 2);
    expect(visit.session.table.logged).toBeGreaterThan(logged);
  }, 60_000);

  it('no two get one seat, one name or one key', async () => {
    const { first, second, ann } = await pair();
    const table = await first.hall.create(ann, {
      ...usualWish,
      game: 'nice-green-things',
      seats: 2,
    });
    await until(() => second.hall.all.length === 2, 'it is known');
    const [cy, dee] = [
      await first.hall.people.welcome('SHA256:cy', 'Cy'),
      await second.hall.people.welcome('SHA256:dee', 'Dee'),
    ];
    const sitting = await Promise.allSettled([
      first.hall.sit(cy, table),
      second.hall.sit(dee, second.hall.find(table.code)),
    ]);
    expect(sitting.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const naming = await Promise.allSettled([
      first.hall.people.welcome('SHA256:1', 'Flo'),
      second.hall.people.welcome('SHA256:2', 'FLO'),
    ]);
    expect(naming.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const keyed = await Promise.allSettled([
      first.hall.people.welcome('SHA256:3', 'Gus'),
      second.hall.people.welcome('SHA256:3', 'Hal'),
    ]);
    expect(keyed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const code = await first.hall.people.keyCode(ann.id);
    const redeemed = await Promise.all([
      first.hall.people.redeem(code, 'SHA256:4'),
      second.hall.people.redeem(code, 'SHA256:5'),
    ]);
    expect(redeemed.filter((person) => person !== undefined)).toHaveLength(1);
  }, 60_000);
});

describe('bots of a table', () => {
  it('think where their process is; when it dies, another process goes on by itself', async () => {
    const { first, second, ann, bo, annsTable, bosTable, database } = await pair(
      { bots: 2, level: 'random' },
      'reputation',
    );
    const visits = [await annsTable.enter(ann), await bosTable.enter(bo)];
    await play(visits, 6);
    // As if the process that must let a bot think had died at that moment: it is due, and nobody alive runs it.
    await annsTable.close();
    await bosTable.close();
    await server.asHost(
      `UPDATE green_games.matches SET due = true, runner = 'dead' WHERE match = '${annsTable.code}'`,
      database,
    );
    await until(
      () => [first, second].some(({ events }) => events.some(({ event }) => event === 'taken-over')),
      'another process takes over',
    );
    const takers = [first, second].flatMap(({ events }) =>
      events.filter(({ event }) => event === 'taken-over'),
    );
    expect(takers).toHaveLength(1);
  }, 60_000);

  it('are seen thinking from another process, answer at once if somebody there wants it, and tell there why they answered', async () => {
    const { first, ann, bo, annsTable, bosTable } = await pair({ bots: 1, level: 'hard' }, 'reputation');
    const visits = [await annsTable.enter(ann), await bosTable.enter(bo)] as const;
    await until(() => first.store.elsewhere.length > 0, 'the processes know who is where');
    const isThinkingFar = (visit: Visit): boolean => {
      const own = visit === visits[0] ? annsTable : bosTable;
      const pace = Reflect.get(Reflect.get(own, 'match').session.host, 'pace');
      return visit.session.table.thought !== null && Reflect.get(pace, 'own') === null;
    };
    const end = Date.now() + 90_000;
    let far: Visit | undefined;
    while (far === undefined && Date.now() < end) {
      for (const visit of visits) answerFirst(visit);
      await new Promise((resolve) => setTimeout(resolve, 5));
      far = visits.find(isThinkingFar);
    }
    if (far === undefined) throw new Error('no bot was seen thinking from another process');
    const near = visits.find((visit) => visit !== far) as Visit;
    far.session.hurry();
    expect(far.session.table.thought).toMatchObject({ hurried: true });
    await until(
      () => near.session.table.thought === null || near.session.table.thought.hurried,
      'it is hurried where it thinks',
      30_000,
    );
    await until(() => far?.session.table.thought === null, 'it has answered', 60_000);
    const reasons = (visit: Visit) => visit.session.seats[0]?.reasons() ?? [];
    await until(() => reasons(near).length > 0 && reasons(visits[0]).length > 0, 'it tells why', 30_000);
    await until(() => reasons(visits[1]).length > 0, 'it tells why at both', 10_000);
    expect(reasons(visits[0]).at(-1)?.chosen).toEqual(reasons(visits[1]).at(-1)?.chosen);
  }, 150_000);
});

describe('somebody who takes too long', () => {
  it('is stood in for once, by one of three processes that all look at the same moment, until they are back at any', async () => {
    const url = await server.database();
    const ahead = { milliseconds: 0 };
    const halls = [
      await hallOn(url, 500, ahead),
      await hallOn(url, 500, ahead),
      await hallOn(url, 500, ahead),
    ] as const;
    opened.push(...halls);
    const [first, second] = halls;
    const ann = await first.hall.people.welcome('SHA256:ann', 'Ann');
    const bo = await second.hall.people.welcome('SHA256:bo', 'Bo');
    const wish = { ...usualWish, game: 'nice-green-things', seats: 2, pace: 'live' } as const;
    const table = await first.hall.create(ann, wish);
    await until(() => halls.every(({ hall }) => hall.all.length === 1), 'all know the table');
    await second.hall.sit(bo, second.hall.find(table.code));
    const annsTable = await tableAt(first, table);
    const bosTable = await tableAt(second, table);
    const visit = await annsTable.enter(ann);
    // Bo is never there; Ann answers until it is Bo's turn.
    const waitsForBo = (): boolean => annsTable.waiting.some(({ seat }) => seat === 1);
    // What Bo has no choice in is answered at the other process, and then it may be Ann's turn again.
    for (let [tries, waited] = [0, 0]; tries < 1000 && waited < 40; tries += 1) {
      waited = waitsForBo() ? waited + 1 : 0;
      answerFirst(visit);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(waitsForBo()).toBe(true);
    for (const each of [first, second]) await each.hall.find(table.code).close();
    visit.close();
    console.log(
      JSON.stringify(
        halls.map(({ hall, events }) => [
          hall.find(table.code).record,
          hall.find(table.code).waiting,
          events,
        ]),
      ),
    );
    await until(
      () => halls.every(({ hall }) => hall.find(table.code).record.waiting.includes(1)),
      'all know it',
    );
    const standIns = (): number =>
      halls.flatMap(({ events }) => events.filter(({ event }) => event === 'stand-in')).length;
    const sweep = async (): Promise<unknown> =>
      await Promise.all(halls.map(async ({ hall }) => await Reflect.get(hall, 'sweep').call(hall)));
    await sweep();
    expect(standIns()).toBe(0);
    ahead.milliseconds = 5.5 * 60_000;
    await sweep();
    // Only the one of the three that recorded it first has opened the match.
    expect(halls.filter(({ hall }) => hall.find(table.code).isOpen)).toHaveLength(1);
    expect(standIns()).toBe(
      bosTable.record.chairs.filter((chair) => 'person' in chair && chair.away === true).length,
    );
    await until(
      () => halls.every(({ hall }) => hall.find(table.code).record.chairs.some((chair) => 'away' in chair)),
      'all know that a bot answers',
    );
    const [before] = [standIns()];
    await sweep();
    expect(standIns()).toBe(before);
    // Bo comes back at a process that has not let the bot answer.
    const back = halls.find(({ hall }) => !hall.find(table.code).isOpen) as HallProcess;
    await back.hall.find(table.code).enter(bo);
    await until(
      () => halls.every(({ hall }) => !('away' in (hall.find(table.code).record.chairs[1] ?? {}))),
      'the seat is theirs again everywhere',
    );
    const faults = halls.flatMap(({ events }) => events.filter(({ event }) => /fault/.test(event)));
    expect(faults).toEqual([]);
  }, 90_000);
});
