import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reputation } from '../../../src/games/reputation/index.ts';
import { VERDICTS } from '../../../src/games/reputation/open-standings.ts';
import { POWERS } from '../../../src/games/reputation/powers.ts';
import { STEP_NAMES } from '../../../src/games/reputation/state.ts';
import { words } from '../../../src/games/reputation/words/en/words.ts';

const folder = new URL('../../../src/games/reputation/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

const codes = (pattern: RegExp) => [
  ...new Set([...sources.matchAll(pattern)].map((match) => match[1] as string)),
];

describe('the words', () => {
  it('have a sentence for every question, refusal and caution', () => {
    expect(
      codes(/\bask = '([a-z-]+)'|\bask: '([a-z-]+)'/g).filter((ask) => ask && !(ask in words.asks)),
    ).toEqual([]);
    const refusals = codes(/because: '([a-z-]+)'/g).filter((code) => code !== 'not-your-turn');
    expect(refusals.filter((code) => !(code in words.refusals))).toEqual([]);
    expect(codes(/return '([a-z]+-[a-z-]+)';/g).filter((code) => !(code in words.cautions))).toEqual([]);
  });

  it('have a sentence for every entry of the log, and a name for whatever is told', () => {
    expect(codes(/log\?*\.?\(\{\s*kind: '([a-z-]+)'/g).filter((kind) => !(kind in words.log))).toEqual([]);
    const names = [
      ...codes(/\bwhat: '([a-z-]+)'/g),
      ...codes(/\bof: '([a-z-]+)'/g),
      ...STEP_NAMES,
      ...Object.values(VERDICTS),
    ];
    expect(names.filter((name) => !(name in words.names))).toEqual([]);
  });

  it('explain every corporation, CEO and power', () => {
    const { corporations, ceos } = reputation.components.read(reputation.components.sourced);
    const cards = [
      ...Object.keys(corporations),
      ...Object.keys(ceos),
      ...Object.values(POWERS).map(({ word }) => word),
    ];
    expect(cards.filter((card) => !(card in words.notes && card in words.names))).toEqual([]);
  });

  it('are loaded on demand, and so are the rules, which stand there by id', async () => {
    expect((await reputation.words()).asks).toBe(words.asks);
    const rules = await reputation.rules();
    const ids = rules.match(/^## [A-Z]+-(?:[A-Z]+-)?\d+(?=:)/gm) ?? [];
    expect(new Set(ids).size).toBe(217);
    expect(ids).toHaveLength(217);
  });
});
