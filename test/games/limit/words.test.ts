import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Options } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { inquiryOf, posedOf } from '../../../src/engine/posed.ts';
import {
  type Barred,
  optionAt,
  optionCount,
  optionList,
  type Question,
  refusal,
  type Value,
} from '../../../src/engine/question.ts';
import { drawNumber, type RandomStream, randomStream } from '../../../src/engine/random.ts';
import type { LogEntry } from '../../../src/engine/umpire.ts';
import type { Say } from '../../../src/engine/words.ts';
import { CARD_ORDER } from '../../../src/games/limit/card-order.ts';
import { declarations } from '../../../src/games/limit/cards/declarations.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { EVENT_IDS } from '../../../src/games/limit/solo.ts';
import type { LimitState } from '../../../src/games/limit/state.ts';
import { phaseOf } from '../../../src/games/limit/steps.ts';
import { words } from '../../../src/games/limit/words/en/words.ts';
import {
  cautionText,
  effectsText,
  logText,
  questionText,
  refusalText,
} from '../../../src/ui/words/sentences.ts';
import { sharedRefusals } from '../../../src/words/en/program.ts';

const folder = new URL('../../../src/games/limit/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('words'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** Every word in quotes that follows one of these patterns in the rules. */
const codes = (...patterns: RegExp[]): string[] => [
  ...new Set(
    patterns.flatMap((pattern) =>
      [...source.matchAll(pattern)].flatMap((match) =>
        match.slice(1).filter((code): code is string => code !== undefined),
      ),
    ),
  ),
];

/** The words that a record does not have. */
const without = (record: object, wanted: readonly string[]): string[] =>
  wanted.filter((word) => !Object.hasOwn(record, word));

const people = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'];

interface Play {
  readonly players: number;
  readonly options?: Options;
  /** Nations begin rich, armed, partly allied and with every card in hand, so that rare things happen. */
  readonly rich?: boolean;
  /** Play stops after this many generations. */
  readonly generations?: number;
}

const plays: readonly Play[] = [
  { players: 1 },
  { players: 1, rich: true },
  { players: 2, options: { alliances: true, interferenceAmount: 'index' }, rich: true },
  { players: 3, options: { alliances: true, allianceLock: 'all', stressTests: 2 } },
  { players: 4, options: { teaching: true, growthDodge: true }, generations: 2 },
  { players: 5, options: { alliances: true }, rich: true, generations: 3 },
  { players: 6, options: { militaryScore: 'none' }, generations: 2 },
];

type Part = 'asks' | 'log' | 'refusals' | 'effects' | 'cautions';

/** The codes that came up in all plays. */
const heard: Readonly<Record<Part, Set<string>>> = {
  asks: new Set(),
  log: new Set(),
  refusals: new Set(),
  effects: new Set(),
  cautions: new Set(),
};
const nameless = new Set<string>();
const odd = new Set<string>();

const say: Say = {
  seat: (seat) => people[seat] ?? `seat ${seat}`,
  name: (word: Value) => {
    const name = words.names[String(word)];
    if (name === undefined && typeof word !== 'number') nameless.add(String(word));
    return name ?? String(word);
  },
};
const speech = { words, say };

/** Values that are none, codes, doubled spaces, and figures that the screens had to add. */
const ODD =
  /undefined|null|NaN|\[object|Infinity|\bseat \d|[a-z][A-Z]|\b(?:LIM|LR)-|\b[a-z]+-[a-z]+-[a-z]|\s\s|\s[.,:;)]|\.\.|, need |, have /;

function hear(part: Part, code: string, sentence: string): void {
  heard[part].add(code);
  const isLine = part !== 'log' || /^[A-Z\d].*\.$/.test(sentence);
  if (ODD.test(sentence) || sentence.trim() === '' || !isLine) odd.add(`${part} ${code}: ${sentence}`);
}

function enrich(state: LimitState): void {
  if (state.options['alliances'] === true && state.nations.length > 4) {
    state.alliances = {
      military: [
        [0, 1],
        [2, 3, 4],
      ],
      economic: [[0, 1, 2, 3]],
    };
  }
  state.nations.forEach((nation, seat) => {
    Object.assign(nation, { money: 180 - 30 * seat, industrial: 60, military: 60 - 8 * seat, fossil: 12 });
    nation.classes = seat % 2 === 0 ? [3, 2, 2, 1, 1] : [4, 4, 3, 2, 1];
    nation.hand = [...CARD_ORDER];
    nation.aside = [];
    for (const deck of Object.values(nation.decks)) deck.length = 0;
    nation.population = 4 + (seat % 3);
  });
}

/** Everything that can be read at a question: its prompt, its options, what is barred and refused, and why. */
function readQuestion(question: Question, chance: RandomStream): void {
  hear('asks', question.ask, questionText(posedOf(question, false), speech));
  for (const option of optionList(question).slice(0, 12)) {
    if (typeof option === 'string') say.name(option);
    for (const effect of question.tell?.(option) ?? []) {
      hear('effects', effect.note ?? effect.what, effectsText([effect], speech));
    }
    const code = question.caution?.(option);
    if (code !== undefined)
      hear(
        'cautions',
        code,
        cautionText(
          inquiryOf(() => question),
          option,
          speech,
        ) ?? '',
      );
  }
  for (const barred of question.barred?.() ?? []) readBarred(barred);
  const card = CARD_ORDER[drawNumber(chance, CARD_ORDER.length)];
  for (const value of [-1, 0, 99, 1.5, question.seat, '', card, null]) {
    const barred = refusal(question, value);
    // Typed text has no name.
    if (barred !== undefined && barred.because !== 'not-offered') readBarred(barred);
  }
}

function readBarred(barred: Barred): void {
  hear('refusals', barred.because, refusalText(barred, speech).replace(` (${barred.rule})`, ''));
}

function readEntry(entry: LogEntry): void {
  hear('log', entry.kind, logText({ ...entry, rule: '' }, speech));
  for (const { path } of entry.changes) {
    for (const part of path.split('.')) if (!/^\d+$/.test(part)) say.name(part);
  }
}

/** Plays to the end with random answers that prefer acting to passing, and reads every text. */
function readThrough({ players, options, rich, generations = 7 }: Play, seed: string): void {
  const setting = settingOf(limit, players, options);
  const start = setUp(limit, setting, seed);
  if (rich === true) enrich(start);
  const chance = randomStream(seed);
  const match = new Match(limit, setting, start);
  while (!match.over && match.state.generation <= generations) {
    const question = match.open[drawNumber(chance, match.open.length)] as Question;
    readQuestion(question, chance);
    let value = optionAt(question, drawNumber(chance, optionCount(question)));
    if (value === 'pass') value = optionAt(question, drawNumber(chance, optionCount(question)));
    expect(match.answer(question.seat, value)).toBeUndefined();
  }
  for (const { log } of match.history) for (const entry of log) readEntry(entry);
}

/** What is advised against before the match begins. */
function readOptions({ players, options }: Play): void {
  const setting = settingOf(limit, players, options);
  for (const option of limit.options) {
    const caution = option.caution?.(players, setting.options);
    if (caution !== undefined) hear('cautions', caution.code, words.cautions[caution.code] ?? '');
  }
}

const sentenceOf = (ask: string, figures: Question['figures'], rule = '', seat = 0): string =>
  questionText(
    { seat, ask, shape: 'word', rule, options: ['A'], figures: figures ?? {}, sealed: false },
    speech,
  );

describe('the words of Limit', () => {
  beforeAll(() => {
    for (const [place, play] of plays.entries()) {
      readOptions(play);
      readThrough(play, `words ${place}`);
    }
  });

  it('have exactly one sentence for every prompt of the rules', () => {
    const known = codes(
      /\bask: '([a-z-]+)'/g,
      /consentQuestion\(\s*'([a-z-]+)'/g,
      /Direction = '(\w+)' \| '(\w+)'/g,
      /ask: .* => \(\w+ === '\w+' \? '([a-z-]+)' : '([a-z-]+)'\)/g,
    );
    const ofCards = Object.values(declarations).flatMap(({ choices = [] }) =>
      choices.map(({ name, ask = name }) => ask),
    );
    expect(Object.keys(words.asks).sort()).toEqual([...new Set([...known, ...ofCards])].sort());
  });

  it('have exactly one sentence for every log kind of the rules', () => {
    const known = codes(
      /umpire\.log\?\.\(\{\s*kind: '([a-z-]+)'/g,
      /kind: \w+ \? '([a-z-]+)' : '([a-z-]+)'/g,
      /(?:paid|short): '([a-z-]+)'/g,
      /growPopulation\(state, umpire, seat, '([a-z-]+)'/g,
    );
    const own = Object.keys(words.log).filter((kind) => kind !== 'changed');
    expect(own.sort()).toEqual([...new Set(known)].sort());
  });

  it('have exactly one sentence for every refusal of the rules', () => {
    const ofParts = Object.values(declarations).flatMap(({ costs, effects, withdrawal = [] }) =>
      [...costs, ...effects, ...withdrawal].flatMap(({ needs }) => needs?.because ?? []),
    );
    const known = [...codes(/because: '([a-z-]+)'/g, /shortage\('([a-z-]+)'/g), ...new Set(ofParts)];
    expect(without({ ...sharedRefusals, ...words.refusals }, known)).toEqual([]);
    const used = [...known, ...Object.keys(sharedRefusals)];
    expect(Object.keys(words.refusals).filter((code) => !used.includes(code))).toEqual([]);
  });

  it('have exactly one sentence for every caution of the rules', () => {
    expect(without(words.cautions, [...heard.cautions])).toEqual([]);
    expect(Object.keys(words.cautions).filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });

  it('name steps, phases, cards, events, options with their values, and sources of points', () => {
    const wanted = [...Object.keys(limit.steps), ...CARD_ORDER, ...EVENT_IDS];
    for (const step of Object.keys(limit.steps)) wanted.push(phaseOf(step));
    for (const { name, values } of limit.options) {
      wanted.push(name);
      if (!('from' in values))
        wanted.push(...values.filter((value) => typeof value !== 'number').map(String));
    }
    wanted.push(...codes(/\bof: '([\w-]+)'/g, /what: '([\w-]+)'/g, /source: '([\w-]+)'/g));
    expect(without(words.names, wanted)).toEqual([]);
  });

  it('have a note for every card, event and option, and for everything that figures cannot say', () => {
    const wanted = [...CARD_ORDER, ...EVENT_IDS, ...limit.options.map(({ name }) => name)];
    expect(without(words.notes, [...wanted, ...codes(/note: '([\w-]+)'/g)])).toEqual([]);
    const asked = Object.keys(words.asks).map((ask) => `ask-${ask}`);
    const known = `${source}${wanted}${asked}${[...heard.effects]}`;
    expect(Object.keys(words.notes).filter((note) => !known.includes(note))).toEqual([]);
    const spoken = [...heard.effects].filter((note) => note.includes(':'));
    expect(without(words.notes, spoken)).toEqual([]);
  });

  it('name every field of a view', () => {
    const fields = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, part] of Object.entries(value)) {
        if (!Array.isArray(value)) fields.add(key);
        collect(part);
      }
    };
    for (const players of [1, 2]) {
      const setting = settingOf(limit, players);
      collect(limit.view(setUp(limit, setting, 'view'), 0, setting, []));
    }
    expect(without(words.names, [...fields])).toEqual([]);
  });

  it('name every word that came up in play', () => {
    expect([...nameless]).toEqual([]);
  });

  it('put everything that came up in play into plain sentences', () => {
    expect([...odd]).toEqual([]);
  });

  it('were nearly all used in play', () => {
    for (const part of ['asks', 'log', 'refusals', 'cautions'] as const) {
      const silent = Object.keys(words[part]).filter((code) => !heard[part].has(code));
      expect(silent.length).toBeLessThan(Object.keys(words[part]).length / 5);
    }
  });

  it('say why a class rises or falls, and how many steps are left', () => {
    expect(sentenceOf('lower', { left: 2 }, 'LIM-SOC-11')).toBe(
      'Lower a class by one (2 steps left), for the famine',
    );
    expect(sentenceOf('raise', { left: 1 }, 'LIM-SOC-63')).toBe(
      'Raise a class by one, as unrest is in the boom zone',
    );
  });

  it('say what others want of a nation', () => {
    expect(sentenceOf('resist', { attacker: 1, strength: 11 })).toBe(
      "Resist Bo's attack of 11 with as many military resources, or yield?",
    );
    expect(sentenceOf('agree', { alliance: 'economic', from: 2, member: 1 })).toBe(
      'Agree with Cy to exclude Bo from the economic alliance?',
    );
    const offer = { alliance: 'military', from: 1, to: 0, price: 2 };
    expect(sentenceOf('accept', { ...offer, partner: 1 })).toBe(
      "Accept Bo's offer of the military alliance for 1 of its 2 money?",
    );
    expect(sentenceOf('accept', { ...offer, partner: 0 })).toBe(
      "Accept Bo's offer of the military alliance at no cost?",
    );
    expect(sentenceOf('accept', { alliance: 'military', from: 1, to: 2 })).toBe(
      'Agree that Bo and Cy join in one military alliance?',
    );
  });

  it.each([
    ['LIM-SOC-11', 'renewable', 'renewable resources', 'against the famine'],
    ['LIM-SOC-20', 'industrial', 'industrial resources', 'against the shortage of industrial resources'],
    ['LIM-SOC-57', 'military', 'military resources', 'against the shortage of military resources'],
    ['LIM-ALL-17', 'military', 'military resources', 'to resist the attack'],
    ['LIM-ALL-20', 'fossil', 'fossils', 'to run a plant'],
  ])('say who asks allies for what, and why (%s)', (rule, goods, named, why) => {
    const figures = { goods, missing: 3, kind: 'economic', alliance: 'economic', asker: 1, purpose: rule };
    expect(sentenceOf('ask', figures, rule)).toMatch(
      new RegExp(`^Ask the economic allies for how much ${why} \\(missing: 3 .*\\)\\? 0 asks for nothing$`),
    );
    expect(sentenceOf('give', figures)).toBe(
      `Give how many ${named} to Bo, an ally, ${why} (still missing: 3)?`,
    );
  });

  it('say who asks allies for money, and what for', () => {
    const figures = { goods: 'money', missing: 3, alliance: 'economic', asker: 1, purpose: 'LIM-ALL-19' };
    expect(sentenceOf('contribute', figures)).toBe(
      'Give how much money to Bo, an ally, to pay for the card (still missing: 3)?',
    );
  });

  it('say in the log what happened, to whom and why', () => {
    const figures = { need: 20, have: 6, amount: 5, unmet: 2, resource: 'renewable' };
    const entry = { kind: 'famine', seat: 0, rule: '', step: 'supply', changes: [], figures };
    expect(logText(entry, speech)).toBe(
      "Ann's people starve: 20 renewable needed, 6 there: 5 paid, 2 levels unmet.",
    );
    const richest = { ...entry, kind: 'richest', figures: { money: 40, tokens: 1, tied: true } };
    expect(logText(richest, speech)).toBe('Ann is richest, tied at 40 money, and takes 1 disruption.');
  });

  it('say what is needed, what there is, and whose', () => {
    const barred: Barred = {
      option: 1,
      because: 'effect',
      rule: 'LR-57',
      need: 10,
      have: 3,
      of: 'money',
      seat: 1,
    };
    expect(refusalText(barred, speech)).toBe('it would take 10 money, and Bo has 3 (LR-57)');
    const bank: Barred = {
      option: 'surcharge',
      because: 'bank-short',
      rule: 'LIM-POL-33',
      need: 20,
      have: 7,
    };
    expect(refusalText(bank, speech)).toBe(
      'it takes 20 money from the World Bank, which holds 7 (LIM-POL-33)',
    );
  });
});
