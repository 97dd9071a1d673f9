import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/engine/digest.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';

type Given = Record<string, unknown>;

/** The place at which a position is refused; undefined if it is accepted. */
function faultPlace(given: Given, players = 2, options = {}): string | undefined {
  try {
    runnerFor(limit, { players, options, given });
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    return thrown.message === '' ? 'no message' : pathText(thrown.path);
  }
  return undefined;
}

const nation = (fields: Given) => ({ nations: { 0: fields } });

const faults: [string, Given, string][] = [
  ['an unknown word', { banks: 3 }, 'given.banks'],
  ['an unknown word of a nation', nation({ coal: 3 }), 'given.nations.0.coal'],
  ['a seat that is missing', { nations: { 2: {} } }, 'given.nations.2'],
  ['a seat that is no number', { nations: { '': {} } }, 'given.nations.'],
  ['a seat written strangely', { nations: { '1.0': {} } }, 'given.nations.1.0'],
  ['a nation that is no map', { nations: { 0: 7 } }, 'given.nations.0'],
  ['nations as a list', { nations: [] }, 'given.nations'],
  ['a float', nation({ money: 1.5 }), 'given.nations.0.money'],
  ['a text for a number', nation({ money: '5' }), 'given.nations.0.money'],
  ['a negative number', nation({ fossil: -1 }), 'given.nations.0.fossil'],
  ['infinity', nation({ military: Number.POSITIVE_INFINITY }), 'given.nations.0.military'],
  ['a number beyond counting', nation({ military: 9_007_199_254_740_991 }), 'given.nations.0.military'],
  ['null for a number', nation({ territory: null }), 'given.nations.0.territory'],
  ['a population that no level has (LIM-COMP-10)', nation({ population: 4 }), 'given.nations.0.population'],
  [
    'a level beyond the track (LIM-SETUP-25)',
    nation({ production: { military: 9 } }),
    'given.nations.0.production.military',
  ],
  [
    'a plant beyond its cap (LR-08)',
    nation({ territory: 3, production: { renewable: 4 } }),
    'given.nations.0.production.renewable',
  ],
  ['a plant that does not exist', nation({ production: { fossil: 1 } }), 'given.nations.0.production.fossil'],
  ['a class above 4 (LIM-LIV-01)', nation({ classes: { A: 5 } }), 'given.nations.0.classes.A'],
  ['classes out of order (LIM-LIV-02)', nation({ classes: { B: 2 } }), 'given.nations.0.classes'],
  ['a sixth class', nation({ classes: { F: 1 } }), 'given.nations.0.classes.F'],
  [
    'a tile of a class at 3 (LIM-LIV-06)',
    nation({ classes: { A: 3 }, shiftTiles: ['A'] }),
    'given.nations.0.shiftTiles',
  ],
  ['a tile twice', nation({ shiftTiles: ['A', 'A'] }), 'given.nations.0.shiftTiles.1'],
  [
    'more tiles than there are',
    nation({ shiftTiles: ['A', 'B'], shiftZone: 4 }),
    'given.nations.0.shiftZone',
  ],
  ['unrest off the indicator (LR-20)', nation({ unrest: 12 }), 'given.nations.0.unrest'],
  ['a card that does not exist', nation({ hand: ['peace'] }), 'given.nations.0.hand.0'],
  ['a card twice in a list', nation({ hand: ['education', 'education'] }), 'given.nations.0.hand.1'],
  [
    'a card in two lists',
    nation({ hand: ['recycling'], permanents: ['recycling'] }),
    'given.nations.0.permanents.0',
  ],
  [
    'a card in hand and deck',
    nation({ hand: ['recycling'], decks: { production: ['recycling'] } }),
    'given.nations.0.decks.production.0',
  ],
  [
    'a card of another deck',
    nation({ decks: { society: ['recycling'] } }),
    'given.nations.0.decks.society.0',
  ],
  [
    'an instant card on the table for good',
    nation({ permanents: ['education'] }),
    'given.nations.0.permanents.0',
  ],
  ['a permanent card among the played ones', nation({ played: ['recycling'] }), 'given.nations.0.played.0'],
  ['a card put aside that is no unlockable one', nation({ aside: ['education'] }), 'given.nations.0.aside.0'],
  ['a pollution reserve that disagrees (LR-33)', { pollutionReserve: 11 }, 'given.pollutionReserve'],
  ['a disruption reserve with too few (LR-34)', { disruptionReserve: 9 }, 'given.disruptionReserve'],
  [
    'a disruption reserve beyond its size (LIM-SETUP-05)',
    { disruptionReserve: 11 },
    'given.disruptionReserve',
  ],
  ['a price cube off its chart (LR-19)', { market: { price: { fossil: 8 } } }, 'given.market.price.fossil'],
  ['a market of something else', { market: { stock: { gold: 1 } } }, 'given.market.stock.gold'],
  [
    'two tiles of a type in a generation (LIM-INT-05)',
    { generation: 2, crises: { 2: ['financial', 'financial'] } },
    'given.crises.2',
  ],
  ['a crisis that does not exist', { crises: { 1: ['social'] } }, 'given.crises.1.0'],
  ['a crisis of a generation to come', { crises: { 2: ['financial'] } }, 'given.crises.2'],
  ['an eighth generation (LIM-COMP-01)', { crises: { 8: ['financial'] } }, 'given.crises.8'],
  [
    'more tiles of a type than the box has (LIM-COMP-01)',
    { generation: 5, crises: Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, ['military']])) },
    'given.crises.5',
  ],
  ['a generation 0', { generation: 0 }, 'given.generation'],
  ['a leader who does not play', { leader: 2 }, 'given.leader'],
  ['a turn of nobody', { turn: 'star' }, 'given.turn'],
  ['a turn in another step', { turn: 1, step: 'supply' }, 'given.turn'],
  ['a step that does not exist', { step: 'toString' }, 'given.step'],
  ['an event without a star nation', { step: 'event' }, 'given.step'],
  ['a star nation among several', { star: { money: 1 } }, 'given.star'],
  ['events of several nations', { events: { pile: [] } }, 'given.events'],
  ['alliances without the option (LIM-ALL-16)', { alliances: { military: [[0, 1]] } }, 'given.alliances'],
  [
    'a token that is agreed on at home (LR-107)',
    { agreed: { military: [true, false] } },
    'given.agreed.military.0',
  ],
  ['true for yes', { ended: 'yes' }, 'given.ended'],
  ['a random stream of three numbers', { random: [1, 2, 3] }, 'given.random'],
];

describe('a position of Limit', () => {
  it.each(faults)('is refused with its place: %s', (_, given, place) => {
    expect(faultPlace(given)).toBe(place);
  });

  it('is refused if an alliance has one member, or a member twice (LIM-ALL-01, LIM-ALL-12)', () => {
    const options = { alliances: true };
    expect(faultPlace({ alliances: { military: [[0]] } }, 3, options)).toBe('given.alliances.military.0');
    expect(faultPlace({ alliances: { military: [[0, 0]] } }, 3, options)).toBe('given.alliances.military.0');
    expect(
      faultPlace(
        {
          alliances: {
            economic: [
              [0, 1],
              [1, 2],
            ],
          },
        },
        3,
        options,
      ),
    ).toBe('given.alliances.economic.1');
    expect(faultPlace({ alliances: { military: [[0, 3]] } }, 3, options)).toBe(
      'given.alliances.military.0.1',
    );
    expect(faultPlace({ alliances: { military: [[0, 1]], economic: [[0, 1]] } }, 3, options)).toBeUndefined();
  });

  it('is refused in solo mode if events are missing or doubled, or an alliance step is named (LIM-SOLO-05, LIM-SOLO-17)', () => {
    expect(faultPlace({ events: { pile: [], discards: [] } }, 1)).toBe('given.events');
    expect(faultPlace({ events: { pile: ['epidemic'], discards: ['epidemic'] } }, 1)).toBe(
      'given.events.discards.0',
    );
    expect(faultPlace({ events: { pile: ['flood'] } }, 1)).toBe('given.events.pile.0');
    expect(faultPlace({ step: 'alliance' }, 1)).toBe('given.step');
    expect(faultPlace({ nations: { 1: {} } }, 1)).toBe('given.nations.1');
    expect(faultPlace({ events: { pile: ['epidemic'] }, star: { money: 3 } }, 1)).toBeUndefined();
  });

  it('is refused for seven nations, for unknown options and for solo mode of two (LIM-OBJ-08, LR-14)', () => {
    expect(faultPlace({}, 7)).toBe('players');
    expect(faultPlace({}, 2, { solo: true })).toMatch(/options\.solo$/);
    expect(faultPlace({}, 2, { stressTests: 3 })).toBe('options.stressTests');
    expect(faultPlace({}, 2, { dice: true })).toBe('options.dice');
    expect(faultPlace({}, 6)).toBeUndefined();
  });

  it('gives the first seat the lead, and the first turn if the game begins with a turn (LR-15, LIM-TEACH-02)', () => {
    for (const given of [{}, { leader: 1 }]) {
      const { state } = runnerFor(limit, { players: 3, options: { teaching: true }, given });
      expect(state.leader).toBe('leader' in given ? 1 : 0);
      expect(state.turn).toBe(state.leader);
    }
  });

  it('reads back what it prints, whatever the order of its words', () => {
    const setting = settingOf(limit, 3, { alliances: true });
    const { state } = runnerFor(limit, {
      players: 3,
      options: { alliances: true },
      given: {
        turn: 1,
        alliances: { military: [[2, 0]] },
        nations: { 1: { score: 3, played: ['education'] } },
      },
    });
    const entries = Object.entries(limit.position.print(state, setting));
    for (const order of [entries, [...entries].reverse()]) {
      const read = limit.position.read(Object.fromEntries(order), setUp(limit, setting, 'else'), setting);
      expect(digest(read.state)).toBe(digest(state));
    }
  });
});
