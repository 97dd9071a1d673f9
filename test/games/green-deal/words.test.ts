import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { optionList, type Question } from '../../../src/engine/question.ts';
import { CARD_IDS } from '../../../src/games/green-deal/cards/index.ts';
import { greenDeal as game } from '../../../src/games/green-deal/index.ts';
import { words } from '../../../src/games/green-deal/words/en/words.ts';

const folder = new URL('../../../src/games/green-deal/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('words'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const codes = (pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map((match) => match[1] as string)),
];
const say = {
  seat: (seat: number) => `company ${seat}`,
  name: (word: unknown) => words.names[String(word)] ?? String(word),
};

const notesAndNames = { ...words.notes, ...words.names };

/** What a question says in codes for which there are no words. */
function unsaid(question: Question): string[] {
  const missing: string[] = [];
  const need = (known: object, code: string | undefined) => {
    if (code !== undefined && !(code in known)) missing.push(code);
  };
  need(words.asks, question.ask);
  for (const option of optionList(question)) {
    if (typeof option === 'string' && !/^r\dc\d$/.test(option)) need(words.names, option);
    for (const { what, note } of question.tell?.(option) ?? []) {
      need(words.names, what);
      need(notesAndNames, note);
    }
    need(words.cautions, question.caution?.(option));
  }
  for (const barred of question.barred?.() ?? []) {
    need(words.refusals, barred.because);
    need(words.names, barred.of);
  }
  return missing;
}

describe('the words of Green Deal', () => {
  it('put every question, option, log entry, refusal and caution of random games into sentences', () => {
    for (const [players, options] of [
      [3, {}],
      [4, {}],
      [5, { incomeScale: 'linear' }],
      [4, { variant: 'simple' }],
    ] as const) {
      const setting = settingOf(game, players, options);
      const match = new Match(game, setting, setUp(game, setting, 'words'));
      const policy = randomPolicy('words');
      while (!match.over) {
        const question = match.open[0] as Question;
        expect(unsaid(question)).toEqual([]);
        match.answer(question.seat, policy(question));
      }
      const sentences = match.log().map((entry) => words.log[entry.kind]?.(entry, say) ?? entry.kind);
      const faulty = /undefined|NaN|\[object|[^.]$/;
      expect(sentences.filter((sentence) => faulty.test(sentence))).toEqual([]);
      const { parts } = game.outcome(match.state, setting);
      const sources = parts.flat().map((part) => part.source);
      expect(sources.filter((word) => words.names[word] === undefined)).toEqual([]);
    }
  });

  it('have exactly one sentence for every code of the rules', () => {
    for (const code of codes(/because: '([a-z-]+)'/g)) expect(words.refusals).toHaveProperty([code]);
    for (const code of Object.keys(words.refusals)) expect(source).toContain(`'${code}'`);
    for (const kind of codes(/kind: '([a-z-]+)'/g)) expect(words.log).toHaveProperty([kind]);
    for (const kind of Object.keys(words.log)) expect(source).toMatch(new RegExp(`'${kind}'`));
    for (const code of Object.keys(words.cautions)) expect(source).toContain(`'${code}'`);
    for (const ask of codes(/ask: '([a-z-]+)'/g)) expect(words.asks).toHaveProperty([ask]);
  });

  it('name every step, and note every card', () => {
    for (const step of Object.keys(game.steps)) expect(words.names).toHaveProperty([step]);
    for (const card of CARD_IDS) expect(words.notes).toHaveProperty([card]);
    expect(game.position.vocabulary()).toContain('companyValuation');
  });

  it('have rules in our own words for every rule that is cited', async () => {
    const rules = await game.rules();
    const headings = new Set(
      [...rules.matchAll(/^## ((?:GD-[A-Z]+(?:-\d+)+|R-\d+)): /gm)].map((match) => match[1]),
    );
    expect(headings.size).toBeGreaterThan(380);
    const cited = source.match(/\bGD-[A-Z]+-\d+(?:-\d+)?\b|\bR-\d+\b/g) ?? [];
    for (const id of cited) expect(headings).toContain(id);
    expect(await game.words()).toBe(words);
    expect(rules).not.toMatch(/undefined|\bRB\b|\bZH\b/);
  });

  it('settle small differences between the texts without any effect on play (R-73, R-74, R-75, R-76)', async () => {
    const rules = await game.rules();
    for (const id of ['R-73', 'R-74', 'R-75', 'R-76']) expect(rules).toContain(`## ${id}: `);
  });
});
