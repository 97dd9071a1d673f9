import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { longestSpoken, spokenIo, spokenLines, spokenText } from '../../../src/ui/plain/spoken-lines.ts';
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
    ["Bot 2's people", "Bot two's people"],
    ['class A + C', 'class A plus C'],
  ])('%s is said as %s', (text, said) => {
    expect(spokenText(text)).toBe(said);
  });

  it.each([
    ['limit', "Ann's class A rises.", "Ann's A-class rises."],
    ['limit', "Ann's classes A and E are 2 apart", "Ann's A-class and E-class are 2 apart"],
    ['limit', 'raising class E with A keeps it low', 'raising class E with A-class keeps it low'],
    ['limit', 'A generation has three phases.', 'A generation has three phases.'],
    ['green-deal', 'Ann places Jobs 2 on r5c1.', 'Ann places Jobs 2 on row 5, column 1.'],
    [
      'green-deal',
      'by your lowest level: 0, 4, 10 from level 0 up',
      'by your lowest level: 0 for 0, 4 for 1 and 10 for 2',
    ],
    [
      'reputation',
      'profit 0, 0, 1, 5 for 0 to 3 workers',
      'profit 0 for 0 or 1, 1 for 2 and 5 for 3 workers',
    ],
  ])('of %s: %s is said as %s', async (id, text, said) => {
    const game = await games.find((each) => each.id === id)?.load();
    expect(spokenText(text, (await game?.spoken())?.signs)).toBe(said);
  });

  it.each([
    ['Bid for the turn order, from 0 to 20 Cash', 'Bid for the turn order, from 0 to 20 Cash.'],
    ['Whose turn?', 'Whose turn?'],
    ['Points:', 'Points:'],
    ['', ''],
  ])('ends as a sentence does, so that a voice does not run it into the next line: %s', (text, said) => {
    const heard: string[] = [];
    spokenIo({ print: (line) => void heard.push(line) }).print(text);
    expect(heard).toEqual([said]);
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
