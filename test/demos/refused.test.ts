import { describe, expect, it } from 'vitest';
import { shownRefusal } from '../../src/cli/play-session.ts';
import { perform, readDemo } from '../../src/demos/demo.ts';
import { demoNames, demoOf } from '../../src/demos/list.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { limit } from '../../src/games/limit/index.ts';
import { readScript } from '../../src/scripts/script.ts';
import { playLines } from '../../src/scripts/script-run.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { demoPlain } from '../../src/ui/plain/demo-plain.ts';
import { notHeard } from '../ui/plain/not-heard.ts';

const script = (await demoOf('limit'))?.script ?? '';
/** The demo of Limit with lines put in before the first answer. */
const withLines = (...lines: string[]) =>
  readDemo(script.replace('Bo: deck militaryEconomy', `${lines.join('\n')}\n$&`));

describe('an answer under #! refused', () => {
  it('is shown with its reason and changes nothing', async () => {
    const usual = await perform(limit, readDemo(script));
    const told = await perform(
      limit,
      withLines('#! refused', 'Ann: play education', '#! refused', 'Bo: deck nothing'),
    );
    if (!('showing' in usual && 'showing' in told)) throw new Error('the demo does not play through');
    expect(told.digest).toBe(usual.digest);
    expect(told.showing.stops.length).toBe(usual.showing.stops.length + 2);
    const captions = told.showing.stops.flatMap(({ caption }) => caption ?? []);
    const shipped = readDemo(script).beats.filter((beat) => 'line' in beat && beat.line.refused === true);
    expect(captions.filter((caption) => /is not allowed \(.*\)/.test(caption))).toHaveLength(
      2 + shipped.length,
    );
  });

  it('that is allowed is an error in the script', async () => {
    const performance = await perform(limit, withLines('#! refused', 'Bo: deck society'));
    expect(performance).toMatchObject({ refusal: { allowed: true, line: { ask: 'deck', refused: true } } });
  });

  it('has one value, and a mark needs an answer', () => {
    const sitters = readDemo(script).sitters;
    expect(() => readScript('#! refused\nAnn: bottom a b', sitters)).toThrow(/line 2: .*has one value/);
    expect(() => readScript('Ann: deck society\n#! refused\n', sitters)).toThrow(/line 2: after #! refused/);
    expect(readScript('#! refused\n# why\nAnn: deck society', sitters)).toMatchObject([
      { line: 3, refused: true },
    ]);
  });
});

describe.each(demoNames())('the demo of %s', (id) => {
  it('shows a forbidden move with its reason and its rule, after asking whether it is allowed', async () => {
    const game = (await games.find((entry) => entry.id === id)?.load()) as AnyGame;
    const demo = readDemo((await demoOf(id))?.script ?? '');
    const refused = demo.beats.flatMap((beat, index) =>
      'line' in beat && beat.line.refused === true ? [index] : [],
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const index of refused)
      expect(demo.beats[index - 1]).toMatchObject({ caption: expect.stringMatching(/\?$/u) });
    const performance = await perform(game, demo, shownRefusal);
    if (!('showing' in performance)) throw new Error('the demo does not play through');
    const told = performance.showing.stops.flatMap(({ caption }) =>
      caption?.includes(' is not allowed: ') === true ? [caption] : [],
    );
    expect(told).toHaveLength(refused.length);
    // It names the answer as people read it, not as scripts write it.
    for (const caption of told)
      expect(caption).toMatch(/^\w+: [\w -]+ is not allowed: .+ \([A-Z]+-[A-Z]+-\d+\)\.$/u);
  });

  it('can be followed by ear', async () => {
    const game = (await games.find((entry) => entry.id === id)?.load()) as AnyGame;
    const performance = await perform(game, readDemo((await demoOf(id))?.script ?? ''), shownRefusal);
    if (!('showing' in performance)) throw new Error('the demo does not play through');
    const heard: string[] = [];
    const { signal } = new AbortController();
    await demoPlain(performance.showing, { signal, speed: null, print: (line) => void heard.push(line) });
    // An empty line is a pause.
    expect(heard.filter((line) => line !== '').flatMap(notHeard)).toEqual([]);
  });
});

describe('play --script', () => {
  it('says what it shows on purpose, and why it is not allowed', async () => {
    const demo = readDemo(script);
    const lines = demo.beats.flatMap((beat) => ('line' in beat ? [beat.line] : []));
    const session = await beginSession({
      game: limit,
      players: demo.sitters.length,
      options: {},
      sitters: demo.sitters,
      seed: demo.head.seed ?? '',
      keep: null,
      program: 'test',
    });
    const told: string[] = [];
    const refusal = await playLines(
      session,
      session.host.answers,
      lines,
      new AbortController().signal,
      (shown) => told.push(shownRefusal(session, shown)),
    );
    expect(refusal).toBeUndefined();
    expect(told).toEqual([
      'Ann: Annexation of Territory is not allowed: it takes 10 military, and 9 are there (LIM-POL-31).',
    ]);
  });
});
