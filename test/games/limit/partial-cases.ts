export type Fields = Readonly<Record<string, unknown>>;

/** A card with a cost or effect that cannot happen in full, and the outcome by the rules. */
export interface PartialCase {
  readonly card: string;
  readonly rule: string;
  readonly when: string;
  /** Nation 0 plays the card; nation 1 is the other one. */
  readonly own?: Fields;
  readonly other?: Fields;
  readonly world?: Fields;
  readonly choose?: Fields;
  readonly answers?: readonly Fields[];
  /** Why it may not be played; undefined if it may. */
  readonly refused?: { readonly because: string; readonly need: number; readonly have: number };
  /** The result. */
  readonly gives?: Fields;
  readonly othersGet?: Fields;
  readonly worldThen?: Fields;
}

/** Every class at this standard of living. */
export const all = (standard: number) => ({
  A: standard,
  B: standard,
  C: standard,
  D: standard,
  E: standard,
});
/** Classes that all have reached 3 before. */
export const noTiles = { shiftTiles: [], shiftZone: 5 };
const nothing = { money: 0, renewable: 0, industrial: 0, military: 0, fossil: 0 };
const bare = { renewable: 1, industrial: 1, military: 1 };

/** The cards of the society and the military and economy decks. */
export const SOCIETY_AND_MILITARY: readonly PartialCase[] = [
  // Society.
  {
    card: 'public-expenditure',
    rule: 'LR-25',
    when: 'unrest is at its first position',
    own: { population: 2, money: 5, unrest: 1 },
    gives: { money: 3, unrest: 1 },
  },
  {
    card: 'investment-policy',
    rule: 'LR-25',
    when: 'unrest has room for one step of three',
    own: { population: 2, money: 5, unrest: 2 },
    gives: { money: 1, unrest: 1 },
  },
  {
    card: 'education',
    rule: 'LR-24',
    when: 'every class is at its top',
    own: { money: 50, classes: all(4), ...noTiles },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'graduate-studies',
    rule: 'LR-24',
    when: 'the classes have room for two steps of three',
    own: { money: 50, classes: { ...all(4), E: 2 }, ...noTiles },
    refused: { because: 'effect', need: 3, have: 2 },
  },
  {
    card: 'indoctrination',
    rule: 'LR-26',
    when: 'no class can fall',
    own: { classes: all(1), unrest: 6 },
    refused: { because: 'class-cost', need: 1, have: 0 },
  },
  {
    card: 'indoctrination',
    rule: 'LR-25',
    when: 'unrest has room for one step of two',
    own: { classes: { ...all(1), A: 2 }, unrest: 2 },
    choose: { lower: ['A'] },
    gives: { classes: all(1), unrest: 1 },
  },
  {
    card: 'vegetarianism',
    rule: 'LR-27',
    when: 'unrest has room for one step of two',
    own: { unrest: 10 },
    refused: { because: 'unrest-cost', need: 2, have: 1 },
  },
  {
    card: 'overconsumption',
    rule: 'LIM-POL-31',
    when: 'the resources are a part of the cost',
    own: { population: 20, industrial: 19 },
    refused: { because: 'resource', need: 20, have: 19 },
  },
  {
    card: 'overconsumption',
    rule: 'LR-25',
    when: 'unrest has room for two steps of three',
    own: { population: 20, industrial: 20, unrest: 3 },
    gives: { industrial: 0, unrest: 1 },
  },
  {
    card: 'sustainable-consumption',
    rule: 'LR-27',
    when: 'unrest has room for one step of two',
    own: { unrest: 10 },
    refused: { because: 'unrest-cost', need: 2, have: 1 },
  },
  {
    card: 'surcharge',
    rule: 'LR-32',
    when: 'the bank can pay the cost and a part of the gain',
    own: { population: 2, unrest: 6 },
    world: { bank: 13 },
    refused: { because: 'bank-short', need: 14, have: 13 },
  },
  {
    card: 'surcharge',
    rule: 'LR-27',
    when: 'unrest has no room',
    own: { population: 2, unrest: 11 },
    refused: { because: 'unrest-cost', need: 1, have: 0 },
  },
  {
    card: 'political-reform',
    rule: 'LR-39',
    when: 'the deck has two cards of five',
    own: {
      money: 10,
      decks: { society: ['education', 'surcharge'], militaryEconomy: [], production: [] },
    },
    choose: { deck: 'society', keep: 'surcharge' },
    gives: { money: 0, hand: ['surcharge'], decks: { society: ['education'] } },
  },
  {
    card: 'political-reform',
    rule: 'LR-39',
    when: 'every deck is empty',
    own: { money: 10, decks: { society: [], militaryEconomy: [], production: [] } },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'conscription',
    rule: 'LR-54',
    when: 'there is no population two levels lower',
    own: { population: 2, unrest: 6, military: 0 },
    gives: { unrest: 7, military: 0 },
  },
  {
    card: 'artificial-intelligence',
    rule: 'LR-44',
    when: 'no card lies played',
    own: { money: 10, played: [] },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  // Military and economy.
  {
    card: 'market-access',
    rule: 'LR-45',
    when: 'nothing can be sold or bought',
    own: nothing,
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'speculation',
    rule: 'LR-45',
    when: 'nothing can be traded once it is paid',
    own: { ...nothing, money: 5 },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'stock-exchange',
    rule: 'LIM-POL-31',
    when: 'the money is a part of the cost',
    own: { money: 9 },
    refused: { because: 'money', need: 10, have: 9 },
  },
  {
    card: 'market-access',
    rule: 'LR-47',
    when: 'Stock Exchange allows two transactions and only one is possible',
    own: { ...nothing, fossil: 1, permanents: ['stock-exchange'] },
    choose: { transactions: [{ sell: 'fossil', quantity: 1 }] },
    gives: { fossil: 0 },
  },
  {
    card: 'humanitarian-aid',
    rule: 'LR-58',
    when: 'all nations together have a part of the cost',
    own: { money: 40 },
    other: { money: 9 },
    refused: { because: 'money', need: 50, have: 49 },
  },
  {
    card: 'humanitarian-aid',
    rule: 'LR-11',
    when: 'the player has one token of two, and the other none',
    own: { money: 50, disruption: 1 },
    other: { disruption: 0 },
    gives: { money: 0, disruption: 0 },
    othersGet: { disruption: 0 },
  },
  {
    card: 'political-interference',
    rule: 'LR-57',
    when: 'the target has a part of the money',
    other: { population: 20, money: 19 },
    choose: { target: 1 },
    refused: { because: 'effect', need: 20, have: 19 },
  },
  {
    card: 'political-interference',
    rule: 'LR-57',
    when: 'no class of the target can rise',
    other: { population: 2, money: 9, classes: all(4), ...noTiles },
    choose: { target: 1 },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'development-of-tourism',
    rule: 'LR-56',
    when: 'the target has a part of the money',
    other: { money: 9, classes: { ...all(1), A: 2, B: 2, C: 2 } },
    choose: { target: 1 },
    refused: { because: 'effect', need: 10, have: 9 },
  },
  {
    card: 'development-of-tourism',
    rule: 'LR-56',
    when: 'the median class earns nothing and unrest has room for one step of two',
    own: { money: 0 },
    other: { money: 0, classes: all(1), unrest: 2 },
    world: { bank: 10 },
    choose: { target: 1 },
    gives: { money: 0 },
    othersGet: { money: 0, unrest: 1 },
    worldThen: { bank: 0 },
  },
  {
    card: 'mass-destruction',
    rule: 'LR-49',
    when: 'the target has no territory',
    own: { military: 10 },
    other: { territory: 0, production: bare },
    choose: { target: 1, spend: 10 },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'mass-destruction',
    rule: 'LR-49',
    when: 'neither plant of the target can fall',
    own: { military: 10 },
    other: { territory: 1, production: bare, pollution: 0, military: 0 },
    choose: { target: 1, spend: 10 },
    gives: { military: 0, disruption: 2 },
    othersGet: { territory: 0, production: bare, pollution: 3 },
  },
  {
    card: 'annexation-of-territory',
    rule: 'LR-49',
    when: 'the target has no territory',
    own: { military: 10 },
    other: { territory: 0, production: bare },
    choose: { target: 1, spend: 10 },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'annexation-of-territory',
    rule: 'LR-49',
    when: 'neither plant of the target can fall',
    own: { military: 10, territory: 4 },
    other: { territory: 1, production: bare, military: 0 },
    choose: { target: 1, spend: 10 },
    gives: { military: 0, disruption: 2, territory: 5 },
    othersGet: { territory: 0, production: bare },
  },
  {
    card: 'military-operation',
    rule: 'LR-50',
    when: 'the target has one fossil of two',
    own: { military: 3, fossil: 0 },
    other: { ...nothing, fossil: 1 },
    choose: { target: 1, spend: 3, take: 'fossil' },
    gives: { military: 0, fossil: 1 },
    othersGet: { fossil: 0 },
  },
  {
    card: 'military-operation',
    rule: 'LR-50',
    when: 'every stock of the target is empty',
    own: { military: 3, industrial: 0 },
    other: nothing,
    choose: { target: 1, spend: 3, take: 'industrial' },
    gives: { military: 0, industrial: 0, disruption: 1 },
    othersGet: nothing,
  },
  {
    card: 'colonization',
    rule: 'LR-51',
    when: 'the reserve is empty',
    own: { military: 5 },
    world: { colonization: { territory: 0, fossil: 0 } },
    refused: { because: 'effect', need: 1, have: 0 },
  },
  {
    card: 'terrorism',
    rule: 'LIM-UNR-01',
    when: 'the unrest of the target has room for one step of three',
    own: { military: 1 },
    other: { unrest: 10, disruption: 0 },
    choose: { target: 1 },
    gives: { military: 0, disruption: 1 },
    othersGet: { unrest: 11, disruption: 2 },
  },
  {
    card: 'police-repression',
    rule: 'LR-54',
    when: 'there is no population two levels lower and unrest has room for one step of two',
    own: { population: 2, military: 0, unrest: 2, disruption: 0 },
    gives: { military: 0, unrest: 1, disruption: 1 },
  },
  {
    card: 'police-repression',
    rule: 'LIM-POL-48',
    when: 'the military is a part of the cost',
    own: { population: 20, military: 4 },
    refused: { because: 'resource', need: 5, have: 4 },
  },
];
