import { inWords } from '../../../../words/en/grammar.ts';
import type { Pop } from '../../state.ts';

/** Four letters for each pop type, for narrow column headings. */
const shortPops: Readonly<Record<Pop, string>> = {
  plant: 'plnt',
  fungus: 'fung',
  fish: 'fish',
  amphibian: 'amph',
  reptile: 'rept',
  bird: 'bird',
  mammal: 'mamm',
  octopus: 'octo',
  insect: 'inse',
  worm: 'worm',
  tree: 'tree',
  bat: 'bat',
};

/** The short words of the board of Nice Green Things: column headings and labels. */
export const boardWords = {
  turn: (turn: number) => `turn ${turn}`,
  stock: (count: number) => `stock ${count}`,
  price: (price: number) => (price === 0 ? 'free' : `pay ${price}`),
  adds: (what: string) => `adds ${what}`,
  addsCount: (count: number) => `adds +${count}`,
  addsNothing: 'adds none yet',
  begins: (suit: string) => `begins ${suit}`,
  emptied: 'taken',
  none: '-',
  kinds: { project: '', filler: 'no symbols', rescue: 'rescue', visitor: 'visitors' },
  kindsLong: { project: '', filler: 'no symbols', rescue: 'rescue project', visitor: 'visitor centre' },
  cash: 'cash',
  cashShort: 'cash',
  cashflow: 'cashflow',
  queuePoints: 'queue points',
  canPay: (count: number) => `can pay ${count}`,
  least: (count: number) => `least ${count}`,
  crowd: (count: number) => `crowd ${count}`,
  science: 'science',
  habitat: 'habitat',
  pops: 'pops',
  scienceShort: 'S',
  habitatShort: 'H',
  die: (die: number) => `last roll ${die}`,
  noDie: 'no roll yet',
  trashTop: 'trash',
  trashEmpty: 'trash empty',
  trashCount: (count: number) => `${count} in the trash`,
  worth: (count: number) => `worth ${count}`,
  /** A pop type with the number that counts and the number in the top row. */
  counted: (pop: string, value: number, symbols: number) =>
    value === symbols ? `${pop} ${value}` : `${pop} ${value}/${symbols}`,
  needs: (count: number) => `needs ${count}`,
  noEcoSystems: 'no eco system yet',
  noEcoSystemsLong: 'no eco system yet: the first card with pops, S or H begins one',
  beside: 'beside',
  placing: 'to be placed',
  newEco: (suit: string) => `new ${suit} eco system`,
  empty: 'empty',
  points: 'points',
  pointsShort: 'pts',
  atLeast: (points: number) => `${points}+`,
  shortPops,
  legend: (factor: number) =>
    `[3] ahead and scores, =3 tied, * own target x${factor}, S science, H habitat, S1<2 has 1 and needs 2, 0/2 none of 2 counts`,
  /** The legend of the eco systems, in a few words. */
  letters: [
    'key: S science, H habitat, S1<2 = 1 of 2 needed, 0/2 = none of 2 counts',
    'key: S1<2 = 1 science of 2 needed, 0/2 = none of 2 counts',
    'key: S1<2 = 1 science of 2 needed',
  ],
  targetShort: (types: readonly string[], factor: number) => `target * ${types.join(', ')} x${factor}`,
  signs: {
    here: 'where a player stands on a track: queue points, cashflow',
    ahead: 'more of a pop type than the other player, and the points for it',
    tied: 'as much of it as the other player: nobody scores it',
    target: (factor: number) =>
      `a type on a target card: its owner scores ${inWords(factor)} times as much for it`,
    counted:
      'what counts of a pop type, and its symbols in the top row: at most one for each science and each habitat symbol',
    letters: 'science and habitat, in cards and eco systems',
    lacks: 'an eco system has less of it than its pops need',
    canPay: 'the highest price in queue points that a player can pay now',
    unknown: 'at least this many points: a target is still hidden',
  },
  hidden: (name: string) => `${name}'s target is hidden`,
  target: 'your target',
  targetOf: (name: string) => `${name}'s target`,
  targetText: (types: readonly string[], factor: number) =>
    `${types.join(', ')}: the types that you score ${inWords(factor)} times as much for if you have more of them`,
  times: (factor: number) => `x${factor}`,
  panes: {
    now: 'now',
    queue: 'queue',
    own: 'own eco systems',
    other: 'eco systems of the other',
    types: 'pop types',
    table: 'table',
    ecoSystems: 'eco systems',
  },
} as const;
