import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { SCENARIO_SEED } from '../../src/engine/scenario.ts';
import { games } from '../../src/games/index.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { sayOf } from '../../src/table/session.ts';
import { runTryLine } from '../../src/ui/try-commands.ts';
import { RuleIndex } from '../../src/ui/words/rule-search.ts';
import { casesText } from '../../tools/cases.ts';

const root = join(import.meta.dirname, '../..');

const withCases = games.filter(({ cases }) => cases !== undefined);

it('at least four games have cases', () => expect(withCases.length).toBeGreaterThanOrEqual(4));

describe.each(withCases)('the cases of $title', async ({ id, load, cases }) => {
  const game = await load();
  const all = (await cases?.()) ?? [];

  it('are those of the test scenarios; `npm run cases` writes them', async () => {
    const written = readFileSync(join(root, 'src/games', id, 'scenario/cases.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(await casesText(id)));
  });

  it('can all be set up, and name existing rules', async () => {
    const ids = new Set(new RuleIndex(await game.rules()).sections.map((section) => section.id));
    expect(all.length).toBeGreaterThan(30);
    for (const { rules, players, options, given } of all) {
      expect(rules.filter((rule) => /^[A-Z]+-\d/u.test(rule) && !ids.has(rule))).toEqual([]);
      const setting = settingOf(game, players, options ?? {});
      expect(() => game.position.read(given, setUp(game, setting, SCENARIO_SEED), setting)).not.toThrow();
    }
  });

  it('are offered in a session by the question, set up by the id, and undone', async () => {
    const ids = new Set(new RuleIndex(await game.rules()).sections.map((section) => section.id));
    const found = all.find(({ rules }) => ids.has(rules[0] ?? ''));
    const rule = found?.rules[0] ?? '';
    const players = found?.players ?? 3;
    const setting = settingOf(game, players, found?.options ?? {});
    const sitters = Array.from({ length: players }, (_, seat) => ({ seat, name: `Seat ${seat}` }));
    const words = await game.words();
    const begun = { setting, base: setUp(game, setting, SCENARIO_SEED), step: null, answers: [] };
    const desk = new RuleDesk(game, begun, (now) => setUp(game, now, SCENARIO_SEED));
    const table = { desk, title: game.title, cases: all, words, say: sayOf(words, sitters), sitters };
    const run = (line: string) => runTryLine(table, line, () => undefined);
    const before = JSON.stringify(desk.position());
    const asked = await run(`ask ${rule}`);
    expect(asked.kind).toBe('told');
    expect(asked.lines.join('\n')).toContain(`case ${rule}: `);
    expect((await run(`case ${rule}`)).kind).toBe('changed');
    await run('undo');
    expect(JSON.stringify(desk.position())).toBe(before);
    expect((await run('case XYZ-99')).kind).toBe('misread');
    expect((await run('rules all player')).lines.length).toBeGreaterThan(5);
  });
});
