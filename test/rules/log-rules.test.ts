import { describe, expect, it } from 'vitest';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { expectationsOf } from '../games/expectations.ts';

/** The rules that the entries of each kind cite in random games of every size. */
async function cited(id: string): Promise<Map<string, Set<string>>> {
  const entry = games.find((each) => each.id === id)!;
  const game = await entry.load();
  const found = new Map<string, Set<string>>();
  const { variants } = await expectationsOf(id);
  for (const options of [{}, ...(variants?.log ?? [])]) {
    for (let players = entry.seats.from; players <= entry.seats.to; players += 2) {
      const setting = settingOf(game, players, players === 1 ? {} : options);
      const match = new Match(game, setting, setUp(game, setting, `log rules ${players}`));
      const chance = randomStream(`log rules ${players}`);
      while (!match.over) {
        const question = match.open[0] as Question;
        match.answer(question.seat, optionAt(question, drawNumber(chance, optionCount(question))));
      }
      for (const { kind, rule } of match.log(true)) found.set(kind, (found.get(kind) ?? new Set()).add(rule));
    }
  }
  return found;
}

describe.each(games.map(({ id }) => id))('the entries of the log of %s', (id) => {
  it('cite the rules that each kind follows from, and no other', { timeout: 60_000 }, async () => {
    const { logRules: table } = await expectationsOf(id);
    const found = await cited(id);
    const wrong = [...found].flatMap(([kind, rules]) =>
      [...rules]
        .filter((rule) => !(table[kind] ?? []).some((known) => matches(known, rule)))
        .map((rule) => `${kind}: ${rule}`),
    );
    expect(wrong).toEqual([]);
    expect(found.size).toBeGreaterThan(Object.keys(table).length / 2);
  });

  it('cite existing rules', async () => {
    const game = await games.find((each) => each.id === id)!.load();
    const rules = await game.rules();
    const missing = Object.values((await expectationsOf(id)).logRules)
      .flat()
      .flatMap((rule) => rule.split(' '))
      .filter((rule) => !rule.includes('*') && !rules.includes(rule));
    expect(missing).toEqual([]);
  });
});

/** Whether a rule is the known one; a star in that stands for the name or number of a card. */
function matches(known: string, rule: string): boolean {
  if (!known.includes('*')) return known === rule;
  const [before = '', after = ''] = known.split('*');
  return rule.startsWith(before) && rule.endsWith(after);
}
