import { describe, expect, it } from 'vitest';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { CARD_ORDER } from '../../../src/games/limit/card-order.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { EVENT_IDS } from '../../../src/games/limit/solo.ts';
import { DECKS, type LimitState } from '../../../src/games/limit/state.ts';
import type { LimitView } from '../../../src/games/limit/view.ts';

const begin = (players: number, options = {}, seed = 'set-up'): LimitState =>
  setUp(limit, settingOf(limit, players, options), seed);
const { components } = settingOf(limit, 2);

describe('the set-up of Limit', () => {
  it('gives every nation the same board (LIM-OBJ-05, LIM-SETUP-12 to LIM-SETUP-19: LIM-SETUP-13 LIM-SETUP-14 LIM-SETUP-16 LIM-SETUP-17 LIM-SETUP-18, LR-01)', () => {
    for (const nation of begin(4).nations) {
      expect(nation).toMatchObject({
        production: { renewable: 2, industrial: 1, military: 1 },
        population: 2,
        renewable: 2,
        industrial: 1,
        military: 0,
        fossil: 8,
        money: 5,
        territory: 5,
        classes: [1, 1, 1, 1, 1],
        shiftTiles: [true, true, true, true, true],
        shiftZone: 0,
        unrest: 6,
        pollution: 0,
        disruption: 0,
      });
    }
  });

  it('deals four starters, puts three cards aside and shuffles three decks of ten (LIM-SETUP-26, LIM-SETUP-27, LIM-SETUP-28, LIM-COMP-02)', () => {
    const orders = new Set<string>();
    for (const nation of begin(6).nations) {
      expect(nation.hand).toEqual(['public-expenditure', 'education', 'industrialization', 'craftsmanship']);
      expect([...nation.aside].sort()).toEqual(['market-access', 'mass-destruction', 'robotization']);
      for (const deck of DECKS) expect(nation.decks[deck]).toHaveLength(10);
      orders.add(JSON.stringify(nation.decks));
    }
    expect(orders.size).toBe(6);
    const kinds = CARD_ORDER.map((card) => components.cards[card]?.deck);
    expect(DECKS.map((deck) => kinds.filter((kind) => kind === deck).length)).toEqual([12, 12, 13]);
  });

  it('stocks the marketplace and sets its cubes (LIM-SETUP-01, LIM-SETUP-02, LIM-TRA-12, LR-19)', () => {
    const { market } = begin(2);
    expect(market.stock).toEqual({ renewable: 3, industrial: 3, military: 3, fossil: 3 });
    expect(market.price).toEqual({ renewable: 3, industrial: 4, military: 4, fossil: 4 });
    expect(components.marketplace.sell).toEqual([null, 1, 2, 3, 5, 10, 20]);
    expect(components.marketplace.buy).toEqual([1, 2, 3, 5, 10, 20, 20]);
  });

  it('has seven generations and no crisis yet (LIM-SETUP-03, LIM-COMP-01, LIM-COMP-09)', () => {
    const state = begin(2);
    expect(state.generation).toBe(1);
    expect(state.crises).toEqual([[], [], [], [], [], [], []]);
  });

  it('draws the leader from the seed (LIM-SETUP-08, LR-15)', () => {
    const leaders = Array.from({ length: 60 }, (_, number) => begin(3, {}, `leader ${number}`).leader);
    for (const seat of [0, 1, 2])
      expect(leaders.filter((leader) => leader === seat).length).toBeGreaterThan(8);
    expect(begin(3, {}, 'leader 1').leader).toBe(leaders[1]);
  });

  it('lays the tokens beside the boards, negotiation side up, for two nations as well (LIM-SETUP-10, LIM-SETUP-11, LIM-COMP-08, LR-94, LR-107)', () => {
    const state = begin(2, { alliances: true });
    expect(state.options['alliances']).toBe(true);
    expect(state.alliances).toEqual({ military: [], economic: [] });
    expect(state.agreed).toEqual({ military: [false, false], economic: [false, false] });
    expect(begin(2, { alliances: true, teaching: true }).options['alliances']).toBe(false);
  });

  it('reads the tracks by level: output, fossils, pollution (LIM-SETUP-20, LIM-SETUP-21, LIM-SETUP-22, LR-17, LR-18, LIM-COMP-10)', () => {
    expect(components.population).toEqual([1, 2, 3, 5, 10, 20, 30, 50, 100]);
    expect(components.production).toEqual([1, 2, 3, 5, 10, 20, 30, 50]);
    expect(components.fossilSpent).toEqual([0, 0, 0, 1, 2, 4, 6, 10]);
    expect(components.pollutionReceived).toEqual([0, 0, 0, 1, 1, 2, 3, 5]);
  });

  it('knows the deck, kind and origin of every card (LIM-SETUP-29, LIM-SETUP-30, LR-05)', () => {
    const cards = CARD_ORDER.map((card) => components.cards[card]);
    expect(cards.filter((card) => card?.kind === 'permanent')).toHaveLength(7);
    expect(cards.filter((card) => card?.from === 'start')).toHaveLength(4);
    const unlocked = ['market-access', 'robotization', 'mass-destruction'];
    expect(unlocked.map((card) => components.cards[card]?.unlockedAt)).toEqual([2, 3, 4]);
  });

  it('hides hands and decks and shows everything else (LIM-SETUP-31, LR-16)', () => {
    const setting = settingOf(limit, 3);
    const state = begin(3);
    const seen = limit.view(state, 1, setting, []) as LimitView;
    expect(seen.own?.hand).toEqual(state.nations[1]?.hand);
    for (const nation of seen.nations) {
      expect(nation).not.toHaveProperty('hand');
      expect(nation).not.toHaveProperty('decks');
      expect(nation.deckSizes).toEqual({ society: 10, militaryEconomy: 10, production: 10 });
    }
    expect((limit.view(state, null, setting, []) as LimitView).own).toBeNull();
  });

  it('sets up the star nation with its tokens, table and eight events (LIM-SOLO-01 to LIM-SOLO-07: LIM-SOLO-02 LIM-SOLO-03 LIM-SOLO-04, LIM-COMP-04, LR-86)', () => {
    const state = begin(1);
    expect(state.star).toEqual({ money: 40, fossil: 8, territory: 5, pollution: 0, disruption: 0 });
    expect(state).toMatchObject({
      bank: 109,
      disruptionReserve: 10,
      colonization: { territory: 3, fossil: 6 },
    });
    expect([...state.events.pile].sort()).toEqual([...EVENT_IDS].sort());
    expect(EVENT_IDS).toHaveLength(8);
    expect(components.star.table).toEqual({
      population: [2, 3, 5, 10, 20, 30, 50],
      livingStandard: [1, 2, 2, 3, 3, 3, 4],
      military: [3, 5, 5, 10, 10, 20, 20],
      industrial: [1, 2, 3, 5, 5, 10, 10],
    });
  });

  it('fixes the variants of the score before the game (LIM-VAR-08, LR-95)', () => {
    const state = begin(2, { militaryScore: 'each' });
    expect(state.options['militaryScore']).toBe('each');
    expect(state.options['livingScore']).toBe('sum');
  });
});
