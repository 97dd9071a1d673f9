import { entryOf } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import { oncePerComponents } from '../../engine/once-per-components.ts';
import { PlaceError } from '../../engine/place.ts';
import { type RandomStream, shuffle } from '../../engine/random.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { CARD_ORDER } from './card-order.ts';
import type { LimitComponents } from './figures.ts';
import { disruptionTotal } from './figures.ts';
import { EVENT_IDS } from './solo.ts';
import {
  type CardId,
  CLASSES,
  type DeckName,
  type LimitState,
  type Nation,
  RESOURCES,
  type Resource,
} from './state.ts';
import { firstStep, setNext } from './steps.ts';
import { notation } from './words/notation.ts';

/** Sets up the marketplace, the World Bank, the reserves and the nation boards (LIM-SETUP-01 to LIM-SETUP-31). */
export function setup(
  setting: Setting<LimitComponents>,
  random: RandomStream,
  umpire: Umpire<LimitComponents>,
): LimitState {
  const { players, components } = setting;
  const solo = players === 1;
  if (setting.options['solo'] === true && !solo) {
    throw new PlaceError(['options', 'solo'], notation().soloOnly(players));
  }
  const teaching = setting.options['teaching'] === true;
  // The teaching game has no alliances (LIM-TEACH-05), and in solo mode there is nobody to ally with (LIM-SOLO-17).
  const alliances = setting.options['alliances'] === true && !teaching && !solo;
  const box = nationBox(components);
  const nations = Array.from({ length: players }, () => setUpNation(components, umpire, box));
  const money = teaching
    ? Number(setting.options['teachingMoney'])
    : (components.nationStart.money as number);
  for (const nation of nations) nation.money = money;
  const { pools, marketplace } = components;
  // A state holds this option only if it is not the default, so states of older matches keep their digests.
  const { allianceHelp, ...standing } = setting.options;
  const worth = solo ? 2 : players;
  const state: LimitState = {
    random,
    options: { ...standing, ...(allianceHelp === 'part' && { allianceHelp }), alliances, solo },
    step: null,
    generation: 1,
    leader: solo ? 0 : umpire.random(players),
    turn: null,
    columns: null,
    stressTests: 0,
    ended: false,
    scores: [],
    winners: [],
    // The bank holds the coins that the nations do not start with (LIM-TEACH-01, LR-02).
    bank: (pools.bankPerNation + components.nationStart.money - money) * players,
    disruptionReserve: 0,
    market: { stock: resources(marketplace.stockStart), price: resources(marketplace.priceStart) },
    colonization: {
      territory: pools.colonizationTerritoryBase + pools.colonizationTerritoryPerNation * worth,
      fossil: pools.colonizationFossilBase + pools.colonizationFossilPerNation * worth,
    },
    crises: Array.from({ length: components.generations.count }, () => []),
    nations,
    alliances: { military: [], economic: [] },
    agreed: { military: nations.map(() => false), economic: nations.map(() => false) },
    allianceTurn: null,
    allianceActed: 0,
    demilitarized: false,
    star: solo ? { ...components.star.start, pollution: 0, disruption: 0 } : null,
    events: { pile: solo ? shuffle([...EVENT_IDS], (n) => umpire.random(n)) : [], discards: [] },
  };
  state.disruptionReserve = disruptionTotal(state, components);
  setNext(state, firstStep(state));
  return state;
}

function resources(figures: Readonly<Record<string, number>>): Record<Resource, number> {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, figures[resource]])) as Record<
    Resource,
    number
  >;
}

/** The cards of one nation: its starting hand, the cards set aside, and the three decks before the shuffle. */
interface NationBox {
  readonly hand: readonly CardId[];
  readonly aside: readonly CardId[];
  readonly decks: Readonly<Record<DeckName, readonly CardId[]>>;
}

const nationBox = oncePerComponents((components: LimitComponents): NationBox => {
  const decks: Record<DeckName, CardId[]> = { society: [], militaryEconomy: [], production: [] };
  const hand: CardId[] = [];
  const aside: CardId[] = [];
  for (const card of CARD_ORDER) {
    const { from, deck } = entryOf(components.cards, card);
    if (from === 'start') hand.push(card);
    else if (from === 'unlock') aside.push(card);
    else decks[deck].push(card);
  }
  return { hand, aside, decks };
});

/** One nation board with its starting hand, the cards set aside and three shuffled decks (LIM-SETUP-12 to 28). */
function setUpNation(components: LimitComponents, umpire: Umpire<LimitComponents>, box: NationBox): Nation {
  const start = components.nationStart;
  const shuffled = (deck: DeckName) => shuffle([...box.decks[deck]], (n) => umpire.random(n));
  return {
    money: start.money,
    renewable: start.renewable,
    industrial: start.industrial,
    military: start.military,
    fossil: start.fossil,
    territory: start.territory,
    disruption: 0,
    pollution: 0,
    population: start.populationLevel,
    production: {
      renewable: start.renewablePlant,
      industrial: start.industrialPlant,
      military: start.militaryPlant,
    },
    classes: CLASSES.map(() => 1),
    shiftTiles: CLASSES.map(() => true),
    shiftZone: 0,
    unrest: components.unrest.start,
    hand: [...box.hand],
    shown: [...box.hand],
    aside: [...box.aside],
    played: [],
    permanents: [],
    decks: {
      society: shuffled('society'),
      militaryEconomy: shuffled('militaryEconomy'),
      production: shuffled('production'),
    },
    buried: { society: 0, militaryEconomy: 0, production: 0 },
    passed: false,
  };
}
