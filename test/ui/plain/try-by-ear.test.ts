import { describe, expect, it } from 'vitest';
import { optionCount } from '../../../src/engine/question.ts';
import { games } from '../../../src/games/index.ts';
import { tryPlain } from '../../../src/ui/plain/try-plain.ts';
import type { TrySession } from '../../../src/ui/try-session.ts';
import { trySessionOf } from '../try-session.ts';
import { notHeard } from './not-heard.ts';

/** The topics of the games, and words that none of them has. */
const boards = ['', 'market', 'map', 'queue', 'projects', 'Seat 1', 'nothing'];
const commands = [
  'legal',
  'why',
  'why 1',
  'why 3',
  'why 9',
  'show',
  'show Seat 1',
  'show spectator',
  ...boards.map((word) => `board ${word}`),
  'log',
  'diff 1 2',
  'diff 1 3',
  'forecast',
  'standings',
  'rules',
  'ask may I pass',
  'case x',
  'draw',
  'set',
  'diff',
  'undo 9 9',
  'do Seat 9: pass',
  'sing',
  'help',
];

/** The lines of a rule-checking session in which all commands are typed before every fifth answer. */
async function heardOf(session: TrySession, answers: number): Promise<{ command: string; line: string }[]> {
  const heard: { command: string; line: string }[] = [];
  const before = session.desk.recorded.events.length;
  let command = 'start';
  let given = 0;
  let waiting: string[] = [...commands];
  const next = (): string | null => {
    if (waiting.length === 0) {
      if (given >= answers || session.desk.over) return null;
      given += 1;
      const [question] = session.desk.open;
      // The first choice of a long list is often to end it, so that later choices are taken as well.
      const choice = question === undefined ? 0 : 1 + (given % Math.min(3, optionCount(question)));
      waiting = [question === undefined ? 'step' : `do ${choice}`, ...(given % 5 === 0 ? commands : [])];
    }
    command = waiting.shift() ?? '';
    return command;
  };
  await tryPlain(
    session,
    {
      print: (line) => void heard.push({ command, line }),
      lines: { next: async () => next(), close: () => {} },
      isTerminal: false,
      rows: 24,
    },
    new AbortController().signal,
    () => 'nothing is written here',
  );
  expect(session.desk.recorded.events.length).toBeGreaterThan(before + answers / 2);
  return heard;
}

/** The fields that can be named are told with their own names, as they are to be typed. */
const namesFields = ({ command, line }: { command: string; line: string }): boolean =>
  command === 'set' || /is unknown here; known are|usage: step/u.test(line);

describe.each(games)('a rule-checking session of $id by ear', ({ id }) => {
  it('has no line that cannot be understood', async () => {
    const heard = await heardOf(await trySessionOf(id), 60);
    expect(heard.length).toBeGreaterThan(300);
    const odd = heard.filter((each) => !namesFields(each)).flatMap(({ line }) => notHeard(line));
    expect([...new Set(odd)]).toEqual([]);
  }, 60_000);

  it('says what is forbidden only where it is asked for, with the rule', async () => {
    const heard = await heardOf(await trySessionOf(id), 30);
    const rule = /\((?:LIM|LR|GD|R|REP|RR|NGT|NR)-[\w-]+\)/u;
    const asked = new Set(['why', 'rules', 'diff', 'do', 'ask', 'case']);
    const unasked = heard.filter(
      ({ command, line }) => rule.test(line) && !asked.has(command.split(' ')[0] ?? ''),
    );
    expect(unasked).toEqual([]);
  }, 60_000);

  it('means by a number what it said, and prints documents as they are', async () => {
    const session = await trySessionOf(id);
    const heard: string[] = [];
    const whole: string[] = [];
    const lines = ['do 1', 'share', 'save', 'show all'];
    let first: string | undefined;
    await tryPlain(
      session,
      {
        print: (line) => {
          first ??= /^1\. (.+?)[.:]/u.exec(line)?.[1];
          heard.push(line);
        },
        printWhole: (line) => void whole.push(line),
        lines: { next: async () => lines.shift() ?? null, close: () => {} },
        isTerminal: false,
        rows: 24,
      },
      new AbortController().signal,
      () => 'nothing is written here',
    );
    expect(heard.join('\n')).toContain(`: ${first ?? '1'}.\n`);
    expect(whole.join('\n')).toMatch(/^```yaml\n[\s\S]*\n```\n/u);
  });
});
