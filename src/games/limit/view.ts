import type { Answer } from '../../engine/answer.ts';
import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { LimitComponents } from './figures.ts';
import {
  crisisCount,
  disruptionTotal,
  outputAt,
  pollutionReserve,
  pollutionTotal,
  populationValue,
  renewableCap,
} from './figures.ts';
import { moneyWorth, scoreParts } from './scoring.ts';
import {
  type AllianceKind,
  type CardId,
  CLASSES,
  type Crisis,
  DECKS,
  type DeckName,
  type LimitState,
  type Nation,
  PLANTS,
  type Plant,
  RESOURCES,
  type Resource,
  type SocialClass,
  type Star,
} from './state.ts';

/** What everyone sees of a nation (LR-16); of hands and decks only the size. */
export interface NationView {
  readonly seat: Seat;
  readonly money: number;
  readonly renewable: number;
  readonly industrial: number;
  readonly military: number;
  readonly fossil: number;
  readonly territory: number;
  readonly disruption: number;
  readonly pollution: number;
  /** The value on the track, such as 20. */
  readonly population: number;
  readonly populationLevel: number;
  /** Levels, from 1. */
  readonly production: Readonly<Record<Plant, number>>;
  /** The output at each level. */
  readonly output: Readonly<Record<Plant, number>>;
  /** The highest renewable level that the territories allow. */
  readonly renewableCap: number;
  readonly classes: Readonly<Record<SocialClass, number>>;
  /** The classes that still have their demographic shift tile. */
  readonly shiftTiles: readonly SocialClass[];
  readonly shiftZone: number;
  /** Position from 1; `LimitView.unrest` has the zones. */
  readonly unrest: number;
  readonly handSize: number;
  /** The cards in the hand that the whole table knows. */
  readonly shown: readonly CardId[];
  readonly aside: readonly CardId[];
  readonly played: readonly CardId[];
  readonly permanents: readonly CardId[];
  readonly deckSizes: Readonly<Record<DeckName, number>>;
  readonly passed: boolean;
  /** The score if the game ended now. */
  readonly score: number;
}

/** What only the seat itself sees. */
export interface OwnView {
  readonly hand: readonly CardId[];
  /** The cards that it put at the bottom of its decks, the last one lowest. */
  readonly buried: Readonly<Record<DeckName, readonly CardId[]>>;
}

/** All that a seat, or a spectator, may know of a game of Limit. */
export interface LimitView {
  readonly seat: Seat | null;
  readonly players: number;
  readonly generation: number;
  readonly generations: number;
  /** The first and the last year of the generation. */
  readonly years: readonly [number, number];
  readonly step: string | null;
  readonly leader: Seat;
  readonly turn: Seat | null;
  readonly ended: boolean;
  readonly winners: readonly Seat[];
  readonly bank: number;
  readonly pollution: { readonly reserve: number; readonly size: number };
  readonly disruption: { readonly reserve: number; readonly size: number };
  readonly colonization: { readonly territory: number; readonly fossil: number };
  readonly market: Readonly<
    Record<
      Resource,
      {
        readonly stock: number;
        readonly position: number;
        readonly sell: number | null;
        readonly buy: number;
      }
    >
  >;
  /** The price charts, position 1 first. */
  readonly charts: { readonly sell: readonly (number | null)[]; readonly buy: readonly number[] };
  /** The crisis tiles on each generation tile, first generation first. */
  readonly crises: readonly (readonly Crisis[])[];
  readonly crisisCount: number;
  readonly crisesToEnd: number;
  /** How much money is worth how many points if the game ended now. */
  readonly moneyWorth: { readonly block: number; readonly worth: number };
  readonly unrest: { readonly positions: number; readonly boomUpTo: number; readonly uprisingFrom: number };
  readonly tracks: {
    readonly population: readonly number[];
    readonly production: readonly number[];
    readonly fossilSpent: readonly number[];
    readonly pollutionReceived: readonly number[];
  };
  readonly nations: readonly NationView[];
  readonly own: OwnView | null;
  readonly alliances: Readonly<Record<AllianceKind, readonly (readonly Seat[])[]>>;
  readonly agreed: Readonly<Record<AllianceKind, readonly boolean[]>>;
  readonly demilitarized: boolean;
  readonly star:
    | (Star & {
        readonly population: number;
        readonly livingStandard: number;
        readonly military: number;
        readonly industrial: number;
      })
    | null;
  /** Solo mode's event cards that have been drawn. */
  readonly eventsDrawn: readonly string[];
}

/** All that `seat` may know; null is a spectator. */
export function view(
  state: LimitState,
  seat: Seat | null,
  setting: Setting<LimitComponents>,
  _open: readonly Answer[] = [],
): LimitView {
  const { components } = setting;
  const { generations, marketplace } = components;
  const year = elementAt(generations.years, state.generation - 1);
  const nation = seat === null ? undefined : state.nations[seat];
  const market = {} as Record<Resource, LimitView['market'][Resource]>;
  for (const resource of RESOURCES) {
    const position = state.market.price[resource];
    market[resource] = {
      stock: state.market.stock[resource],
      position,
      sell: marketplace.sell[position - 1] ?? null,
      buy: elementAt(marketplace.buy, position - 1),
    };
  }
  return {
    seat,
    players: setting.players,
    generation: state.generation,
    generations: generations.count,
    years: [year, generations.years[state.generation] ?? generations.end],
    step: state.step,
    leader: state.leader,
    turn: state.turn,
    ended: state.ended,
    winners: [...state.winners],
    bank: state.bank,
    pollution: { reserve: pollutionReserve(state, components), size: pollutionTotal(state, components) },
    disruption: { reserve: state.disruptionReserve, size: disruptionTotal(state, components) },
    colonization: { ...state.colonization },
    market,
    charts: { sell: [...marketplace.sell], buy: [...marketplace.buy] },
    crises: state.crises.map((tiles) => [...tiles]),
    crisisCount: crisisCount(state),
    crisesToEnd: generations.crisesToEnd,
    moneyWorth: worthOfMoney(state, setting),
    unrest: {
      positions: components.unrest.positions,
      boomUpTo: components.unrest.boomUpTo,
      uprisingFrom: components.unrest.uprisingFrom,
    },
    tracks: {
      population: [...components.population],
      production: [...components.production],
      fossilSpent: [...components.fossilSpent],
      pollutionReceived: [...components.pollutionReceived],
    },
    nations: state.nations.map((board, index) => nationView(state, board, index, setting)),
    own: nation === undefined ? null : ownView(nation),
    alliances: {
      military: state.alliances.military.map((group) => [...group]),
      economic: state.alliances.economic.map((group) => [...group]),
    },
    agreed: { military: [...state.agreed.military], economic: [...state.agreed.economic] },
    demilitarized: state.demilitarized,
    star: starView(state, components),
    eventsDrawn: [...state.events.discards],
  };
}

function worthOfMoney(state: LimitState, { components }: Setting<LimitComponents>): LimitView['moneyWorth'] {
  const { block, worth } = moneyWorth(state.options, components, crisisCount(state));
  return { block, worth };
}

function nationView(
  state: LimitState,
  nation: Nation,
  seat: Seat,
  setting: Setting<LimitComponents>,
): NationView {
  const { components } = setting;
  const classes = {} as Record<SocialClass, number>;
  CLASSES.forEach((name, index) => {
    classes[name] = elementAt(nation.classes, index);
  });
  const output = {} as Record<Plant, number>;
  for (const plant of PLANTS) output[plant] = outputAt(components, nation.production[plant]);
  const deckSizes = {} as Record<DeckName, number>;
  for (const deck of DECKS) deckSizes[deck] = nation.decks[deck].length;
  return {
    seat,
    money: nation.money,
    renewable: nation.renewable,
    industrial: nation.industrial,
    military: nation.military,
    fossil: nation.fossil,
    territory: nation.territory,
    disruption: nation.disruption,
    pollution: nation.pollution,
    population: populationValue(components, nation.population),
    populationLevel: nation.population,
    production: { ...nation.production },
    output,
    renewableCap: renewableCap(components, nation.territory),
    classes,
    shiftTiles: CLASSES.filter((_, index) => nation.shiftTiles[index]),
    shiftZone: nation.shiftZone,
    unrest: nation.unrest,
    handSize: nation.hand.length,
    shown: [...nation.shown],
    aside: [...nation.aside],
    played: [...nation.played],
    permanents: [...nation.permanents],
    deckSizes,
    passed: nation.passed,
    score: scoreParts(state, seat, setting).reduce((sum, part) => sum + part.points, 0),
  };
}

function ownView(nation: Nation): OwnView {
  const buried = {} as Record<DeckName, CardId[]>;
  for (const deck of DECKS) {
    const cards = nation.decks[deck];
    buried[deck] = cards.slice(cards.length - nation.buried[deck]);
  }
  return { hand: [...nation.hand], buried };
}

function starView(state: LimitState, components: LimitComponents): LimitView['star'] {
  if (state.star === null) return null;
  const { table } = components.star;
  const column = state.generation - 1;
  return {
    ...state.star,
    population: elementAt(table.population, column),
    livingStandard: elementAt(table.livingStandard, column),
    military: elementAt(table.military, column),
    industrial: elementAt(table.industrial, column),
  };
}
