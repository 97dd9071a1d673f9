import { describe, expect, it, vi } from 'vitest';
import { cards } from '../../src/cli/cards.ts';
import { rules } from '../../src/cli/rules.ts';
import { games } from '../../src/games/index.ts';
import { RuleIndex } from '../../src/ui/words/rule-search.ts';
import { familyOf, ruleSections, ruleStanding, sectionsOf } from '../../src/ui/words/rule-section.ts';

/** What a command writes to the standard output. */
async function outputOf(act: () => Promise<void>): Promise<string> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    await act();
    return text;
  } finally {
    spy.mockRestore();
  }
}

describe('the rules', () => {
  it('are found by ids with figures, with two figures, and by the names of cards', () => {
    const markdown =
      '# Part\n\n## LIM-SOC-03: Food\n\n_Printed._ A.\n\n## LIM-CARD-market-access: Market\n\n_Ruling LR-1._ B.\n\n## GD-CARD-24-01: Special\n\n_Printed; ruling R-2, data._ C.\n';
    const sections = ruleSections(markdown);
    expect(sections.map(({ id }) => id)).toEqual([
      '',
      'LIM-SOC-03',
      'LIM-CARD-market-access',
      'GD-CARD-24-01',
    ]);
    expect(sectionsOf(sections, 'lim-card-market-access GD-CARD-24-01')).toHaveLength(2);
    expect(sections.map(({ id }) => familyOf(id))).toEqual(['', 'LIM-SOC', 'LIM-CARD', 'GD-CARD']);
    expect(sections.map((section) => ruleStanding(section))).toEqual([
      undefined,
      'printed',
      'ruled by us',
      'printed, ruled in part',
    ]);
    expect(new RuleIndex(markdown).search('lim-card').hits.map(({ section }) => section.heading)).toEqual([
      'LIM-CARD-market-access: Market',
    ]);
  });

  it.each(games.map(({ id }) => id))(
    'of %s all have an id, and nearly all say where they come from',
    async (id) => {
      const game = await games.find((entry) => entry.id === id)?.load();
      const sections = ruleSections((await game?.rules()) ?? '').filter((section) => section.id !== '');
      expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
      const unsaid = sections.filter((section) => ruleStanding(section) === undefined);
      expect(unsaid.length).toBeLessThan(sections.length * 0.35);
    },
  );

  it('of all games are searched at once, and a mistyped game is reported', async () => {
    const found = JSON.parse(await outputOf(() => rules(['tie'], { json: true }))) as { game: string }[];
    expect(new Set(found.map(({ game }) => game)).size).toBeGreaterThan(1);
    expect(await outputOf(() => rules(['LIM-CARD-education'], {}))).toMatch(/^limit: LIM-CARD-education/u);
    await expect(rules(['limt'], {})).rejects.toThrow('Did you mean limit?');
    const coverage = await outputOf(() => rules([], { coverage: true }));
    for (const { id } of games) expect(coverage).toContain(`${id}\n`);
  });
});

describe('the cards', () => {
  it('of all games are searched by their words and sources', async () => {
    const text = await outputOf(() => cards(['education'], {}));
    expect(text).toContain('Limit');
    expect(text).toMatch(/Education.*\[printed\]/u);
    const figures = JSON.parse(await outputOf(() => cards(['reputation', 'reconstructed'], { json: true })));
    expect(figures.every(({ source }: { source: string }) => source === 'reconstructed')).toBe(true);
    await expect(cards(['limit', 'zzz'], {})).rejects.toThrow('zzz');
  });
});
