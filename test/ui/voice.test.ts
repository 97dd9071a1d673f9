import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { Voice } from '../../src/ui/voice.ts';
import { effectsText, type Speech } from '../../src/ui/words/sentences.ts';

const session = { words: { names: {}, notes: {} }, say: { name: String }, sitters: [] };
const voice = new Voice(
  session as unknown as ConstructorParameters<typeof Voice>[0],
  glyphsFor(true, { LANG: 'C' }),
);

describe('an effect is told', () => {
  it.each([
    [{ what: 'money', by: 2 }, 'money +2'],
    [{ what: 'money', by: 0 }, 'money +0'],
    // A loss of nothing, computed as such.
    [{ what: 'money', by: -0 }, 'money +0'],
    [{ what: 'money', by: -2 }, 'money -2'],
    [{ what: 'money', from: 3, to: 1 }, 'money 3 -> 1'],
    [{ what: 'fossil', by: 2, bound: 'up-to' }, 'fossil up to +2'],
    [{ what: 'money', from: 3, to: 1, bound: 'up-to' }, 'money 3 -> down to 1'],
    [{ what: 'money', from: 3, to: 5, bound: 'up-to' }, 'money 3 -> up to 5'],
    [{ what: 'money', from: 3, to: 5, bound: 'or-more' }, 'money 3 -> 5 or more'],
    [{ what: 'money', from: 7, to: 6, bound: 'or-more' }, 'money 7 -> at most 6'],
    [{ what: 'military', by: -10, bound: 'or-more' }, 'military -10 or more'],
  ] as const)('%j as %s', (effect, told) => {
    expect(voice.effect(effect)).toBe(told);
  });

  /** The figures that the words admit after a change, from 0 to 20. */
  function admitted(told: string): number[] {
    const [, from, bound, to, more] =
      /^money (?:from )?(\d+) (?:to |-> )?(up to |down to |at most )?(\d+)( or more)?$/u.exec(told) ?? [];
    const [start, end] = [Number(from), Number(to)];
    const fits = (figure: number): boolean => {
      if (bound === 'at most ') return figure <= end;
      if (more !== undefined) return figure >= end;
      if (bound === undefined) return figure === end;
      return figure >= Math.min(start, end) && figure <= Math.max(start, end);
    };
    return Array.from({ length: 21 }, (_, figure) => figure).filter(fits);
  }

  it('with the figures that its bound admits, whether the figure rises or falls', () => {
    for (const from of [3, 7, 12])
      for (const to of [2, 6, 9, 13]) {
        const between = (figure: number): boolean =>
          figure >= Math.min(from, to) && figure <= Math.max(from, to);
        const beyond = (figure: number): boolean => (to < from ? figure <= to : figure >= to);
        for (const [bound, fits] of [
          ['up-to', between],
          ['or-more', beyond],
        ] as const) {
          const effect = { what: 'money', from, to, bound };
          const expected = Array.from({ length: 21 }, (_, figure) => figure).filter(fits);
          for (const told of [voice.effect(effect), effectsText([effect], session as unknown as Speech)])
            expect([told, admitted(told)]).toEqual([told, expected]);
        }
      }
  });
});
