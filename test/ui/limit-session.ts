import type { Question, Seat } from '../../src/engine/question.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { printedName, type Words } from '../../src/engine/words.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { CLASSES, type SocialClass } from '../../src/games/limit/state.ts';
import type { LimitView, NationView } from '../../src/games/limit/view.ts';
import type { Sitter, TableFacts } from '../../src/table/seat-view.ts';
import type { Session } from '../../src/table/session.ts';
import { stillSeat } from './asked.ts';

/*
 * A table of Limit that stands still, so that what the screens make of it can be compared letter by letter: nothing
 * here follows from the rules, and no rule changes it.
 */

const names: Record<string, string> = {
  'public-expenditure': 'Public Expenditure',
  education: 'Education',
  craftsmanship: 'Craftsmanship',
  industrialization: 'Industrialization',
  surcharge: 'Surcharge',
  'green-production': 'Green Production',
  pass: 'Pass',
  decidePolicy: 'Decide Policy',
  supply: 'Supply',
  domesticHappiness: 'domestic happiness',
  financialStrength: 'financial strength',
};

const words: Words = {
  asks: {
    play: () => 'play a card (first of two), or pass',
    raise: () => 'raise the standard of living of a class',
  },
  log: {
    ate: ({ seat, figures }, say) => `${say.seat(seat as Seat)} feeds ${figures?.['people']} people.`,
    bought: ({ seat, figures }, say) =>
      `${say.seat(seat as Seat)} buys ${figures?.['number']} fossil resources.`,
  },
  refusals: { 'bank-short': () => 'takes 10 from the World Bank' },
  names,
  notes: { education: 'Raise one class by one', pass: 'You stay out unless someone targets you' },
  cautions: {},
  forecast: {},
  aim: () => ({ you: '', points: [], round: '', end: '', plan: '' }),
};

function nation(seat: Seat, figures: Partial<NationView> = {}, classes = '32211'): NationView {
  const standard = {} as Record<SocialClass, number>;
  CLASSES.forEach((name, index) => {
    standard[name] = Number(classes[index]);
  });
  return {
    seat,
    money: 12,
    renewable: 10,
    industrial: 4,
    military: 2,
    fossil: 7,
    territory: 5,
    disruption: 0,
    pollution: 1,
    population: 10,
    populationLevel: 5,
    production: { renewable: 4, industrial: 3, military: 1 },
    output: { renewable: 5, industrial: 3, military: 1 },
    renewableCap: 5,
    classes: standard,
    shiftTiles: CLASSES.filter((name) => standard[name] < 3),
    shiftZone: 1,
    unrest: 6,
    handSize: 6,
    shown: [],
    aside: [],
    played: [],
    permanents: ['green-production'],
    deckSizes: { society: 9, militaryEconomy: 10, production: 9 },
    passed: false,
    score: 31,
    ...figures,
  };
}

const others: readonly NationView[] = [
  nation(
    1,
    { money: 8, population: 20, populationLevel: 6, unrest: 10, disruption: 2, pollution: 2, permanents: [] },
    '22111',
  ),
  nation(
    2,
    { money: 121, population: 5, populationLevel: 4, unrest: 1, passed: true, permanents: [] },
    '21111',
  ),
  nation(3, { fossil: 10, territory: 6, renewableCap: 6 }, '44432'),
  nation(4, { renewable: 120, industrial: 100, military: 59 }),
  nation(5, { unrest: 11, population: 100, populationLevel: 9, permanents: [] }, '11111'),
];

/** What Ann sees of the table at which it is her turn. */
export function limitView(players: number): LimitView {
  return {
    seat: 0,
    players,
    generation: 3,
    generations: 7,
    years: [1910, 1940],
    step: 'decidePolicy',
    leader: 1,
    turn: 0,
    ended: false,
    winners: [],
    bank: 7,
    pollution: { reserve: 3, size: 15 },
    disruption: { reserve: 9, size: 12 },
    colonization: { territory: 4, fossil: 8 },
    market: {
      renewable: { stock: 4, position: 3, sell: 2, buy: 3 },
      industrial: { stock: 2, position: 4, sell: 3, buy: 5 },
      military: { stock: 3, position: 1, sell: null, buy: 1 },
      fossil: { stock: 13, position: 7, sell: 20, buy: 20 },
    },
    charts: { sell: [null, 1, 2, 3, 5, 10, 20], buy: [1, 2, 3, 5, 10, 20, 20] },
    crises: [['financial'], ['environmental', 'military'], []],
    crisisCount: 3,
    crisesToEnd: 4,
    moneyWorth: { block: 10, worth: 2 },
    unrest: { positions: 11, boomUpTo: 2, uprisingFrom: 10 },
    tracks: {
      population: [1, 2, 3, 5, 10, 20, 30, 50, 100],
      production: [1, 2, 3, 5, 10, 20, 30, 50],
      fossilSpent: [0, 0, 0, 1, 2, 4, 6, 10],
      pollutionReceived: [0, 0, 0, 1, 1, 2, 3, 5],
    },
    nations: [nation(0), ...others].slice(0, players),
    own: {
      hand: ['education', 'craftsmanship'],
      buried: { society: [], militaryEconomy: [], production: [] },
    },
    alliances: { military: [], economic: [] },
    agreed: { military: [], economic: [] },
    demilitarized: false,
    star: null,
    eventsDrawn: [],
  };
}

export const playQuestion: Question = {
  seat: 0,
  ask: 'play',
  shape: 'card',
  rule: 'LIM-POL-20',
  options: ['education', 'craftsmanship', 'public-expenditure', 'industrialization', 'pass'],
  barred: () => [{ option: 'surcharge', because: 'bank-short', rule: 'LR-24', need: 10, have: 7 }],
  tell: (option) => {
    if (option === 'education')
      return [
        { what: 'money', by: -10 },
        { what: 'class', by: 1 },
      ];
    if (option === 'public-expenditure')
      return [
        { what: 'money', by: -10 },
        { what: 'unrest', from: 6, to: 5 },
      ];
    return option === 'pass' ? [] : [{ what: 'money', by: -1 }];
  },
};

export const raiseQuestion: Question = {
  seat: 0,
  ask: 'raise',
  shape: 'class',
  rule: 'LIM-LIV-03',
  options: ['A', 'B', 'D'],
  barred: () => [
    { option: 'C', because: 'class-order', rule: 'LIM-LIV-03' },
    { option: 'E', because: 'class-order', rule: 'LIM-LIV-03' },
  ],
  tell: (option) => [{ what: String(option), from: 2, to: 3 }],
};

const supply: readonly LogEntry[] = [
  {
    kind: 'ate',
    seat: 0,
    rule: 'LIM-SOC-04',
    step: 'supply',
    figures: { people: 10 },
    changes: [{ path: 'nations.0.renewable', from: 20, to: 10 }],
  },
  {
    kind: 'ate',
    seat: 1,
    rule: 'LIM-SOC-06',
    step: 'supply',
    figures: { people: 5 },
    changes: [
      { path: 'nations.1.renewable', from: 6, to: 1 },
      { path: 'nations.1.population', from: 20, to: 5 },
      { path: 'nations.1.unrest', from: 8, to: 11 },
      { path: 'nations.1.disruption', from: 0, to: 3 },
      { path: 'disruptionReserve', from: 12, to: 9 },
    ],
  },
];

/** A table at which the question stands and nothing moves. */
export function limitSession(question: Question | null, sitters: readonly Sitter[], news = false): Session {
  const entries = news ? supply : [];
  const scores = sitters.map(({ seat }) => 30 + seat);
  const table: TableFacts = {
    game: {
      id: 'limit',
      title: 'Limit',
      options: [],
      rules: async () => '# Limit\n\n## LIM-POL-20\n\nTwo cards, one card, or a pass.\n',
    } as unknown as AnyGame,
    setting: { players: sitters.length, options: {}, components: {} },
    sitters,
    seed: question === null ? 'oak' : undefined,
    over: question === null,
    round: 3,
    step: question === null ? null : 'decidePolicy',
    logged: entries.length,
    waitingFor: question === null ? [] : [{ seat: question.seat, since: 0 }],
    thought: null,
    givesHints: false,
    undoRequest: null,
    undone: null,
    chronicle: () => [],
  };
  const shown = {
    view: () => limitView(sitters.length),
    log: (from = 0) => entries.slice(from),
    outcome: () => ({
      over: question === null,
      scores,
      parts: scores.map((score) => [
        { source: 'domesticHappiness', points: score - 25, rule: 'LIM-SCO-01' },
        { source: 'territory', points: 25, rule: 'LIM-SCO-04' },
      ]),
      winners: [sitters.length - 1],
      ranking: sitters.map(({ seat }) => [seat]).reverse(),
    }),
  };
  const seats = sitters
    .filter(({ bot }) => bot === undefined)
    .map(({ seat }) => stillSeat(table, seat, question?.seat === seat ? question : null, shown));
  const spectator = stillSeat(table, null, null, shown);
  return {
    table,
    words,
    say: {
      seat: (seat) => sitters[seat]?.name ?? '',
      name: (word) => printedName(words, word) ?? String(word),
    },
    seats,
    asked: seats.find(({ posed }) => posed !== null) ?? null,
    seatAt: (seat) => seats.find((own) => own.seat === seat) ?? spectator,
    saved: null,
    notes: [],
    forced: [],
    undo: () => true,
    advance: () => Promise.resolve(),
    hurry: () => undefined,
    subscribe: () => () => undefined,
    close: () => undefined,
  };
}
