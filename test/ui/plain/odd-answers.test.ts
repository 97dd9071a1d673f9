import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/engine/digest.ts';
import type { Posed } from '../../../src/engine/posed.ts';
import { isRange, optionAt, optionCount } from '../../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { games } from '../../../src/games/index.ts';
import { applyScriptLine, readScriptLine, scriptValue, scriptWord } from '../../../src/scripts/script.ts';
import { beginSession } from '../../../src/table/open-session.ts';
import type { SeatView } from '../../../src/table/seat-view.ts';
import { seatsFor } from '../../../src/table/seats.ts';
import type { HotSeat } from '../../../src/table/session.ts';
import { attempt } from '../../../src/ui/prompts/prompt.ts';
import { refusalText } from '../../../src/ui/words/sentences.ts';
import { expectationsOf } from '../../games/expectations.ts';

/** What people and programs send in place of an answer, as it is typed. */
const odd = [
  '-1',
  '1.5',
  '0.0',
  'NaN',
  'Infinity',
  '1e309',
  '1e0',
  '""',
  '" "',
  '٣',
  '１',
  '0x1',
  '+1',
  '1,0',
  '99999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '"\\u001b[31m"',
  '../x',
  'x'.repeat(200),
];

/** The values next to what is offered. */
function nextTo({ options }: Posed): string[] {
  if (!isRange(options)) return [];
  return [String(options.from - 1), String(options.to + 1), `${options.to}.5`];
}

/** One game in which every question is first answered with everything odd: by a script, and as a prompt reads it. */
function expectRefusals(session: HotSeat, asked: SeatView, question: Posed): void {
  const before = digest([session.host.answered, session.host.position(), session.table.logged]);
  const name = session.say.seat(question.seat);
  for (const typed of [...odd, ...nextTo(question)]) {
    const line = readScriptLine(`${name}: ${question.ask} ${typed}`, 1, session.table.sitters);
    if (line === undefined) throw new Error(`no line for ${typed}`);
    const value = scriptValue(line.words[0] as string, question, session.table.sitters);
    if (asked.takes(value) !== undefined) continue;
    const refused = applyScriptLine(session, line);
    if (refused === undefined) throw new Error(`${question.ask}: ${typed} is accepted`);
    const text = refusalText(refused.barred, session);
    expect(text).toMatch(/\S.*\([A-Z]+-/);
    expect(text).not.toMatch(/\[object|native code|[\p{Cc}\p{Cf}]/u);
    expect(text.replaceAll(typed, '')).not.toContain('undefined');
    for (const raw of [value, Number(line.words[0]), line.words[0]]) {
      if (asked.takes(raw) !== undefined) continue;
      const tried = attempt(question, asked, raw);
      expect(tried.kind).toBe('refused');
    }
  }
  expect(digest([session.host.answered, session.host.position(), session.table.logged])).toBe(before);
}

const tables = games.flatMap(({ id, seats, load }) =>
  [seats.from, seats.to].filter((players) => players > 1).map((players) => ({ id, players, load })),
);

describe.each(tables)(
  'in $id with $players, whatever is typed in place of an answer',
  ({ players, load }) => {
    it('is refused with a reason and its rule, in scripts and on the screen, and changes nothing', async () => {
      const game = await load();
      const plan = { game, players, options: {}, seed: 'oak', keep: null, program: '0' };
      const session = await beginSession({ ...plan, sitters: seatsFor(players, []) });
      const chance = randomStream(`odd/${game.id}/${players}`);
      const asked = new Map<string, number>();
      await session.advance();
      for (let answers = 0; answers < 400 && session.asked !== null; answers += 1) {
        const seat = session.asked;
        const question = seat.posed as Posed;
        const often = asked.get(question.ask) ?? 0;
        if (often < 3) expectRefusals(session, seat, question);
        asked.set(question.ask, often + 1);
        const value = optionAt(question, drawNumber(chance, optionCount(question)));
        const line = `${session.say.seat(question.seat)}: ${question.ask} ${scriptWord(value)} ...`;
        const read = readScriptLine(line, 1, session.table.sitters);
        expect(read === undefined ? 'no line' : applyScriptLine(session, read)).toBeUndefined();
        await session.advance();
      }
      expect(asked.size).toBeGreaterThanOrEqual((await expectationsOf(game.id)).fewest.questions);
    }, 60_000);
  },
);
