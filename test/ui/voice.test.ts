import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { Voice } from '../../src/ui/voice.ts';

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
    [{ what: 'military', by: -10, bound: 'or-more' }, 'military -10 or more'],
  ] as const)('%j as %s', (effect, told) => {
    expect(voice.effect(effect)).toBe(told);
  });
});
