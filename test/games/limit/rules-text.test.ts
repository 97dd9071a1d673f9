import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_ORDER } from '../../../src/games/limit/card-order.ts';
import { limit } from '../../../src/games/limit/index.ts';

const root = new URL('../../../', import.meta.url);
// LIM-S-001 and so on are scenarios.
const statement = /\bLIM-(?!CARD-|S-)[A-Z]+-\d+\b|\bLR-\d+\b/g;

const sources = readdirSync(new URL('src/games/limit/', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(`src/games/limit/${name}`, root), 'utf8'))
  .join('\n');
const scenarios = readFileSync(new URL('test/scenarios/limit.yaml', root), 'utf8');

/** Every rule and ruling that a text names; `LIM-SOC-09 to LIM-SOC-12` names four, even over two lines of a comment. */
function cited(source: string): Set<string> {
  const text = source.replaceAll(/\n\s*(?:\*|\/\/) /g, ' ');
  const found = new Set<string>(text.match(statement));
  for (const [, family = '', from, to] of text.matchAll(/\b(LIM-[A-Z]+|LR)-(\d+) to (?:\1-)?(\d+)/g)) {
    for (let number = Number(from); number <= Number(to); number += 1)
      found.add(`${family}-${String(number).padStart(2, '0')}`);
  }
  return found;
}

/**
 * The numbers that neither code nor scenarios cite, by family: examples, lists of decisions, statements with nothing to
 * carry out, and what follows from other rules.
 */
const citedNowhere: Readonly<Record<string, string>> = {
  'LIM-OBJ': '01 02 03 05 06',
  'LIM-COMP': '02 03 04 05 06 07 09 10',
  'LIM-POOL': '03 05 06 07 09 10 11 12',
  'LIM-TEACH': '03 04 06',
  'LIM-POL': '19 27 28 46',
  'LIM-SOC': '02 04 05 07 14 27 28 29',
  'LIM-INT': '01 04 07',
  'LIM-ALL': '13 18 26',
  'LIM-END': '05 07 09 10 11',
  'LIM-VAR': '08',
  'LIM-SOLO': '02 03 09 10 11 16 19 20',
  'LIM-TRA': '01 11 12',
  'LIM-WAR': '11',
  'LIM-EX': '01 02 03 04 05 06 07 08 09 10 11 12 13',
  'LIM-DEC': '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
  LR: '01 04 05 07 14 17 18 19 94 98 30 38 40 41 96 100 54 61 62 101 102 103 64 66 69 70 71 104 105 106 108 110 81 83 85 86 87 92 93',
};
const nothingToCarryOut = new Set(
  Object.entries(citedNowhere).flatMap(([family, numbers]) =>
    numbers.split(' ').map((number) => `${family}-${number}`),
  ),
);

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

describe('the rules of Limit in our own words', () => {
  let entries: Entry[] = [];

  beforeAll(async () => {
    const text = await limit.rules();
    entries = text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split(/^# /m)[0]?.split('\n') ?? [];
        const [id = '', title = ''] = heading.split(': ');
        return { id, title, text: lines.join('\n').trim() };
      });
  });

  const ids = () => new Set(entries.map(({ id }) => id));

  it('have an entry for every rule and ruling that the code and the scenarios cite', () => {
    const known = ids();
    for (const text of [sources, scenarios]) {
      expect([...cited(text)].filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('have an entry for every card', () => {
    expect(CARD_ORDER.filter((card) => !ids().has(`LIM-CARD-${card}`))).toEqual([]);
    const cards = [...ids()].filter((id) => id.startsWith('LIM-CARD-'));
    expect(cards).toHaveLength(CARD_ORDER.length);
  });

  it('have no uncited entry, except those with nothing to carry out', () => {
    const used = new Set([...cited(sources), ...cited(scenarios)]);
    const unused = [...ids()].filter((id) => !id.startsWith('LIM-CARD-') && !used.has(id));
    expect(unused.filter((id) => !nothingToCarryOut.has(id))).toEqual([]);
  });

  it('have one entry for each id, without gaps in their numbers', () => {
    expect(ids().size).toBe(entries.length);
    const numbers = new Map<string, number[]>();
    for (const { id } of entries) {
      const [, family = '', number] = /^(.*)-(\d+)$/.exec(id) ?? [];
      if (number !== undefined) numbers.set(family, [...(numbers.get(family) ?? []), Number(number)]);
    }
    for (const [family, list] of numbers) {
      const sorted = list.toSorted((one, other) => one - other);
      // No ruling ever had the number 99.
      const all = Array.from({ length: sorted.at(-1) ?? 0 }, (_, index) => index + 1);
      expect(sorted).toEqual(all.filter((number) => family !== 'LR' || number !== 99));
    }
  });

  it('state the title and the basis of each', () => {
    const basis = /^_(?:Printed|Follows from print|Data|Rulings? )[^_]*\._ |^_Ruling(?: on data)?\._ /;
    expect(entries.filter(({ text }) => !basis.test(text)).map(({ id }) => id)).toEqual([]);
    expect(entries.filter(({ title }) => title === '').map(({ id }) => id)).toEqual([]);
    const named = entries.flatMap(({ text }) => text.match(statement) ?? []);
    expect(named.filter((id) => !ids().has(id))).toEqual([]);
  });

  it('fit into 120 columns', async () => {
    const lines = (await limit.rules()).split('\n');
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});
