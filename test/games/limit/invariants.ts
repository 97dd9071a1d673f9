import assert from 'node:assert/strict';
import type { Setting } from '../../../src/engine/game.ts';
import type { LimitComponents } from '../../../src/games/limit/figures.ts';
import {
  crisisCount,
  disruptionTotal,
  pollutionReserve,
  pollutionTotal,
  renewableCap,
} from '../../../src/games/limit/figures.ts';
import { CRISES, DECKS, type LimitState, type Nation } from '../../../src/games/limit/state.ts';

/** Cards of a nation's box (LIM-COMP-02). */
const CARDS = 37;

/** The location of every card of a nation. */
function cardsOf({ hand, aside, played, permanents, decks }: Nation): string[] {
  return [...hand, ...aside, ...played, ...permanents, ...DECKS.flatMap((deck) => decks[deck])];
}

function checkCards(nation: Nation, seat: number, { cards }: LimitComponents): void {
  const all = cardsOf(nation);
  assert.equal(all.length, CARDS, `nation ${seat} has ${all.length} cards`);
  assert.equal(new Set(all).size, CARDS, `nation ${seat} has a card twice`);
  for (const deck of DECKS) {
    for (const card of nation.decks[deck]) assert.equal(cards[card]?.deck, deck, `${card} lies in ${deck}`);
    assert.ok(
      nation.buried[deck] >= 0 && nation.buried[deck] <= nation.decks[deck].length,
      `buried in ${deck}`,
    );
  }
  for (const card of nation.played) assert.equal(cards[card]?.kind, 'instant', `${card} was played`);
  for (const card of nation.permanents)
    assert.equal(cards[card]?.kind, 'permanent', `${card} is on the table`);
  for (const card of nation.aside) assert.equal(cards[card]?.from, 'unlock', `${card} lies aside`);
  for (const card of nation.shown) assert.ok(nation.hand.includes(card), `${card} is known to be in hand`);
}

function checkBoard(nation: Nation, seat: number, components: LimitComponents): void {
  const stocks = [
    'money',
    'renewable',
    'industrial',
    'military',
    'fossil',
    'territory',
    'pollution',
    'disruption',
  ] as const;
  for (const stock of stocks) assert.ok(nation[stock] >= 0, `nation ${seat} has ${nation[stock]} ${stock}`);
  assert.ok(nation.unrest >= 1 && nation.unrest <= components.unrest.positions, `unrest ${nation.unrest}`);
  assert.ok(nation.population >= 1 && nation.population <= components.population.length, 'population');
  const { renewable, industrial, military } = nation.production;
  assert.ok(
    renewable >= 1 && renewable <= renewableCap(components, nation.territory),
    `renewable ${renewable}`,
  );
  for (const level of [industrial, military])
    assert.ok(level >= 1 && level <= components.production.length, `plant ${level}`);
  nation.classes.forEach((standard, index) => {
    const above = nation.classes[index - 1] ?? 4;
    assert.ok(standard >= 1 && standard <= above, `classes ${nation.classes}`);
    if (standard >= 3)
      assert.equal(nation.shiftTiles[index], false, `the tile of class ${index} at ${standard}`);
  });
  const onLines = nation.shiftTiles.filter(Boolean).length;
  assert.ok(
    nation.shiftZone >= 0 && nation.shiftZone + onLines <= 5,
    `${nation.shiftZone} tiles in the zone`,
  );
}

/** Holders of tokens: the nations, and in solo mode the star nation. */
function holders(state: LimitState) {
  return [...state.nations, ...(state.star === null ? [] : [state.star])];
}

/** Whatever holds at every moment: LIM-LIV-02, LIM-SETUP-23, LIM-POOL-01 to LIM-POOL-05, LIM-INT-05, LR-33, LR-34. */
export function limitInvariants(state: LimitState, { components }: Setting<LimitComponents>): void {
  state.nations.forEach((nation, seat) => {
    checkCards(nation, seat, components);
    checkBoard(nation, seat, components);
  });
  const sum = (what: 'pollution' | 'disruption') =>
    holders(state).reduce((total, holder) => total + holder[what], 0);
  const card = pollutionReserve(state, components);
  assert.equal(card, Math.max(0, pollutionTotal(state, components) - sum('pollution')), 'pollution');
  const size = disruptionTotal(state, components);
  assert.ok(state.disruptionReserve >= Math.max(0, size - sum('disruption')), 'disruption is lost');
  assert.ok(state.disruptionReserve >= 0, `${state.disruptionReserve} disruption on the card`);
  assert.ok(state.bank >= 0, `the bank holds ${state.bank}`);
  for (const stock of Object.values(state.market.stock)) assert.ok(stock >= 0, `market stock ${stock}`);
  for (const position of Object.values(state.market.price))
    assert.ok(position >= 1 && position <= components.marketplace.buy.length, `price cube at ${position}`);
  assert.equal(
    state.colonization.fossil,
    2 * state.colonization.territory,
    'colonization goes by sets (LR-51)',
  );
  assert.ok(crisisCount(state) <= 6, `${crisisCount(state)} crises`);
  for (const tiles of state.crises)
    assert.equal(new Set(tiles).size, tiles.length, 'two tiles of a type (LIM-INT-05)');
  for (const crisis of CRISES)
    assert.ok(state.crises.filter((tiles) => tiles.includes(crisis)).length <= 4, `${crisis} tiles run out`);
  const groups = [...state.alliances.military, ...state.alliances.economic];
  for (const group of groups) assert.ok(group.length >= 2, 'an alliance of one (LIM-ALL-12)');
  for (const kind of ['military', 'economic'] as const) {
    const seats = state.alliances[kind].flat();
    assert.equal(new Set(seats).size, seats.length, `a seat in two ${kind} alliances (LIM-ALL-01)`);
    state.agreed[kind].forEach((agreed, seat) => {
      if (agreed) assert.ok(seats.includes(seat), `token ${seat} lies at home agreement side up (LR-107)`);
    });
  }
  if (state.star !== null) {
    const drawn = [...state.events.pile, ...state.events.discards];
    assert.equal(new Set(drawn).size, 8, 'the event cards are not all there (LIM-SOLO-05)');
    assert.equal(drawn.length, 8, 'an event card is there twice');
  }
}
