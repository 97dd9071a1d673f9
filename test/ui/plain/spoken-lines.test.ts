import { describe, expect, it } from 'vitest';
import { longestSpoken, spokenLines, spokenText } from '../../../src/ui/plain/spoken-lines.ts';
import * as fc from '../../properties/fast-check.ts';

describe('a text that is read aloud', () => {
  it.each([
    ['costs 2 · unrest falls', 'costs 2; unrest falls'],
    ['money 12 → 2', 'money 12 to 2'],
    ['an image of 8 + 4 PR = 12', 'an image of 8 plus 4 PR is 12'],
    ['2 × 3 = 6 points', '2 times 3 is 6 points'],
    ['each 2x2 block', 'each 2 by 2 block'],
    ['1850–1880', '1850 to 1880'],
    ['points now., points +4', 'points now, points +4'],
    ['Ends the turn..', 'Ends the turn.'],
  ])('%s is said as %s', (text, said) => {
    expect(spokenText(text)).toBe(said);
  });

  it('becomes lines that are short enough, and loses no word', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}[,;.]?$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), (words) => {
        const text = words.join(' ');
        const lines = spokenLines(text);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(longestSpoken);
        const bare = (said: string): string[] => said.replace(/[,;.]/gu, '').split(' ');
        expect(bare(lines.join(' '))).toEqual(bare(spokenText(text)));
      }),
      { numRuns: 100 },
    );
  });

  it('says again what it is about where it goes on', () => {
    const text = `3. Robotization: ${Array.from({ length: 40 }, (_, index) => `effect ${index}`).join(', ')}.`;
    const [first = '', ...rest] = spokenLines(text, '3. Robotization, also: ');
    expect(first).toMatch(/^3\. Robotization: /u);
    expect(rest.length).toBeGreaterThan(0);
    for (const line of rest) expect(line).toMatch(/^3\. Robotization, also: /u);
  });
});
