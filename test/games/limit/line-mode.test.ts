import { describe, expect, it } from 'vitest';
import type { Options } from '../../../src/engine/game.ts';
import { settingOf } from '../../../src/engine/match.ts';
import type { Given } from '../../../src/engine/position.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { beginSession } from '../../../src/table/open-session.ts';
import { type SeatWish, seatsFor } from '../../../src/table/seats.ts';
import type { PlainEnd } from '../../../src/ui/plain/plain-io.ts';
import { playPlain } from '../../../src/ui/plain/play-plain.ts';
import { spokenText } from '../../../src/ui/plain/spoken-lines.ts';
import { typedLines } from '../../ui/plain/typed-lines.ts';

const ann = { name: 'Ann' };
const bo = { name: 'Bo' };
const cy = { name: 'Cy' };
const bot = { bot: 'random' };

/** Types these lines from a position on; what was printed comes back, with the lines in their places. */
async function type(
  wishes: SeatWish[],
  given: Given,
  typed: string[],
  options: Options = { alliances: true },
): Promise<{ printed: string; end: PlainEnd }> {
  const players = wishes.length;
  const session = await beginSession({
    game: limit,
    players,
    options: settingOf(limit, players, options).options,
    given,
    sitters: seatsFor(players, wishes),
    seed: 'lines',
    keep: null,
    program: 'test',
  });
  const { io, printed } = typedLines(typed);
  const end = await playPlain(session, io, { undo: true, signal: new AbortController().signal });
  return { printed: printed.join('\n'), end };
}

describe('alliances at one keyboard', () => {
  it('are offered, answered by the partner, voted on by the members, and paid as agreed (LIM-ALL-06, LIM-ALL-07)', async () => {
    const given = {
      step: 'alliance',
      generation: 2,
      alliances: { economic: [[1, 2]] },
      nations: { 0: { money: 9 }, 1: { money: 9 }, 2: { money: 9 } },
    };
    const { printed } = await type([ann, bo, cy], given, ['offer', 'economic', 'Bo', '1', 'yes', 'yes']);
    expect(printed).toContain('Ann: Offer the economic alliance to which nation?');
    expect(printed).toContain('Hand over to Bo.');
    expect(printed).toContain("Bo: Accept Ann's offer of the economic alliance for 1 of its 2 money?");
    expect(printed).toContain('1. yes: money from 9 down to 8.');
    expect(printed).toContain('Cy: Agree that Ann and Bo join in one economic alliance?');
    expect(printed).toContain('Ann and Bo join in one economic alliance of 3 nations.');
  });

  it('say who refuses, and whom an exclusion is about', async () => {
    const given = { step: 'alliance', generation: 2, alliances: { military: [[0, 1, 2]] } };
    const { printed } = await type([ann, bo, cy], given, ['exclude', 'Bo', 'no']);
    expect(printed).toContain('Ann: Exclude whom from the military alliance?');
    expect(printed).toContain('Cy: Agree with Ann to exclude Bo from the military alliance?');
    expect(printed).toContain('Cy keeps Bo in the military alliance.');
  });

  it('give help in a famine: who asks, for how much, and why; too little is refused and may break the alliance (LIM-ALL-20 to LIM-ALL-24: LIM-ALL-21 LIM-ALL-23)', async () => {
    const given = {
      step: 'supply',
      generation: 2,
      alliances: { economic: [[0, 1, 2]] },
      nations: { 0: { renewable: 3, population: 10 }, 1: { renewable: 20 }, 2: { renewable: 20 } },
    };
    const { printed } = await type([ann, bo, cy], given, ['7', '3', '0', 'yes']);
    expect(printed).toContain(
      'Ann: Ask the economic allies for how much against the famine (missing: 7 renewable)? 0 asks for nothing',
    );
    expect(printed).toContain(
      'Bo: Give how many renewable resources to Ann, an ally, against the famine (still missing: 7)?',
    );
    expect(printed).toContain(
      'Cy: Give how many renewable resources to Ann, an ally, against the famine (still missing: 4)?',
    );
    expect(printed).toContain('The allies promise 3 of 7 renewable: Ann gets none.');
    expect(printed).toContain(
      'Ann: Break the economic alliance, which did not help? Every member takes one disruption',
    );
    expect(printed).toContain('Ann breaks the economic alliance: every member takes one disruption.');
    expect(printed).toContain("Ann's people starve: 10 renewable needed, 3 there: 3 paid, 2 levels unmet.");
  });

  it('lend the strength to resist, and a bot among the allies answers by itself (LIM-ALL-17)', async () => {
    const given = {
      turn: 0,
      generation: 2,
      alliances: { military: [[0, 1, 2]] },
      nations: {
        0: { military: 9, hand: ['military-operation'] },
        1: { military: 1, fossil: 5 },
        2: { military: 5 },
      },
    };
    const { printed } = await type([ann, bo, bot], given, ['military-operation', 'Bo', '4', '3']);
    expect(printed).toContain('Ann attacks Bo with Military Operation at a strength of 4.');
    expect(printed).toContain(
      'Bo: Ask the military allies for how much to resist the attack (missing: 3 military)?',
    );
    expect(printed).toContain('Bo asks military allies for 3 military.');
    expect(printed).toMatch(/The allies (give Bo 3|promise \d of 3) military/);
  });

  it('never cause an error, whatever is typed instead of an answer', async () => {
    for (const word of ['yes', '99', '-1', '1.5', '٣', '', 'NaN', 'constructor', 'education education pass'])
      expect((await type([ann, bot], { turn: 0 }, [word], {})).end).toEqual({ missing: 0 });
    const { printed } = await type([ann, bot], { turn: 0 }, ['yes'], {});
    expect(printed).toContain('yes: yes is not one of the choices now (LIM-POL-20).');
  });
});

describe('solo mode in line mode', () => {
  it('says that its events are of our own design, and asks before they cost (LIM-SOLO-06)', async () => {
    const given = {
      step: 'event',
      events: { pile: ['epidemic'] },
      nations: { 0: { money: 5, population: 3 } },
    };
    const { printed } = await type([ann], given, ['yes', 'changes'], {});
    expect(printed).toContain('The event is Epidemic, of our own design: 1 money per population is paid, or');
    expect(printed).toContain(
      'Ann: Pay 3 money against the epidemic? Otherwise population falls by one level',
    );
    expect(printed).toContain('Ann: money from 5 to 2');
  });
});

describe('a question about cards in line mode', () => {
  it('says what each costs and does where keeping it costs and gives nothing, like the screen (LIM-POL-09)', async () => {
    const { printed } = await type([ann, bo], {}, ['society']);
    const keep = printed.slice(printed.indexOf('Keep which'));
    const options = [...keep.matchAll(/^\d+\. ([^:]+): (.*)\.$/gm)];
    expect(options.length).toBeGreaterThan(1);
    const { names, texts = {} } = await limit.words();
    for (const [, name, told] of options) {
      const card = Object.keys(texts).find((each) => names[each] === name);
      const { cost, effect, lasts } = texts[card ?? ''] ?? { effect: '' };
      // A cost alone could be heard as a gain.
      const parts = [
        cost === 'free' ? 'free' : `costs ${cost}`,
        effect,
        ...(lasts === undefined ? [] : [lasts]),
      ];
      expect(told).toBe(spokenText(parts.join('; ')));
    }
  });
});
