import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Posed } from '../../../src/engine/posed.ts';
import { niceGreenThings as game } from '../../../src/games/nice-green-things/index.ts';
import { words } from '../../../src/games/nice-green-things/words/en/words.ts';

const folder = new URL('../../../src/games/nice-green-things/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('words'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const codes = (pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map((match) => match[1] as string)),
];

function kindsOfRandomGames(): Set<string> {
  const kinds = new Set<string>();
  const setting = settingOf(game, 2);
  for (const seed of ['a', 'b', 'c', 'd']) {
    const match = new Match(game, setting, setUp(game, setting, seed));
    const policy = randomPolicy(seed);
    while (!match.over) {
      const question = match.open[0] as NonNullable<(typeof match.open)[0]>;
      match.answer(question.seat, policy(question));
    }
    for (const { kind } of match.log()) kinds.add(kind);
  }
  return kinds;
}

describe('the words of Nice Green Things', () => {
  it('have exactly one sentence for every log kind, refusal and caution', () => {
    for (const kind of kindsOfRandomGames()) expect(words.log).toHaveProperty(kind);
    // These are reasons of a roll that hits nothing, and a refusal that all games share.
    const others = ['six', 'emptied', 'beyond', 'not-your-turn'];
    const refusals = codes(/because: '([a-z-]+)'/g).filter((code) => !others.includes(code));
    for (const code of refusals) expect(words.refusals).toHaveProperty(code);
    for (const code of Object.keys(words.refusals)) expect(refusals).toContain(code);
    for (const kind of Object.keys(words.log)) expect(source).toContain(`'${kind}'`);
    for (const code of Object.keys(words.cautions)) expect(source).toContain(`'${code}'`);
  });

  it('name every step, card and option value', () => {
    for (const step of Object.keys(game.steps)) expect(words.names).toHaveProperty(step);
    const state = setUp(game, settingOf(game, 2), 'names');
    for (const card of [...state.queue, ...state.stock]) expect(words.names).toHaveProperty(card);
    const values = ['pass', 'exchange', 'new', 'done', 'roll', 'habitat', 'science', 'pops'];
    for (const value of [...values, 'end-turn']) expect(words.names).toHaveProperty(value);
    for (const value of values) expect(words.notes).toHaveProperty(value);
  });

  it('put every prompt into a sentence', () => {
    const say = { seat: String, name: String };
    const question = { figures: { card: 'acorn-nursery', eco: 'green-1' } } as unknown as Posed;
    for (const ask of Object.values(words.asks)) expect(ask(question, say).length).toBeGreaterThan(10);
  });

  it('have rules in our own words for every rule that is cited', async () => {
    const rules = await game.rules();
    const headings = new Set([...rules.matchAll(/^## ((?:NGT|NR)-[A-Z0-9-]+): /gm)].map((match) => match[1]));
    const cited = source.match(/\b(?:NGT-[A-Z]+-\d+|NR-\d+)\b/g) ?? [];
    for (const id of cited) expect(headings).toContain(id);
    expect(await game.words()).toBe(words);
  });

  it('list the words of positions, for exactly two players (NR-01, NR-02, NGT-OVER-03)', () => {
    expect(game.position.vocabulary()).toContain('countsDirect');
    expect(game.seats).toMatchObject({ from: 2, to: 2 });
  });
});
