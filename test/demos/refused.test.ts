import { describe, expect, it } from 'vitest';
import { perform, readDemo } from '../../src/demos/demo.ts';
import { demoOf } from '../../src/demos/list.ts';
import { limit } from '../../src/games/limit/index.ts';
import { readScript } from '../../src/scripts/script.ts';

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
    expect(captions.filter((caption) => /is not allowed \(.*\)/.test(caption))).toHaveLength(2);
  });

  it('that is allowed is a fault of the script', async () => {
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
