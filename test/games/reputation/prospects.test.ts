import { describe, expect, it } from 'vitest';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { outputOf } from '../../../src/engine/network.ts';
import { reputation as game } from '../../../src/games/reputation/index.ts';
import learned from '../../../src/games/reputation/prospects.json' with { type: 'json' };
import {
  inputsOf,
  prospectOf,
  type Stand,
  type Stands,
  standsOfState,
  standsOfView,
} from '../../../src/games/reputation/prospects.ts';
import { view as viewOf } from '../../../src/games/reputation/view.ts';
import * as fc from '../../properties/fast-check.ts';

const plain: Stand = {
  credits: 14,
  reputation: 8,
  hq: 4,
  resting: 1,
  away: { left: 1, middle: 2, right: 1 },
  agenda: null,
  power: null,
};

/** A table of four in the middle of the game, with something else about seat 0. */
const tableWith = (own: Partial<Stand>, roundsLeft = 5): Stands => ({
  seats: [{ ...plain, ...own }, plain, plain, plain],
  startPlayer: 1,
  roundsLeft,
  hq: settingOf(game, 4).components,
});

describe('prospects between two rounds', () => {
  it('the network has a weight for every input of every table, and one output', () => {
    for (const players of [3, 4, 5]) {
      const { components } = settingOf(game, players);
      const state = setUp(game, settingOf(game, players), 'inputs');
      let inputs = inputsOf(standsOfState(state, components), 0).length;
      for (const { weights, biases } of learned.layers) {
        expect(weights).toHaveLength(inputs * biases.length);
        inputs = biases.length;
      }
      expect(inputs).toBe(1);
    }
  });

  it('adds up the layers; hidden cells give nothing below zero', () => {
    const network = {
      layers: [
        { weights: [1, -1, 2, -2], biases: [0.5, 0] },
        { weights: [3, 5], biases: [1] },
      ],
    };
    // 1·1 + 2·2 + 0.5 = 5.5, and −1 − 4 is cut to 0.
    expect(outputOf(network, [1, 2])).toBeCloseTo(3 * 5.5 + 1);
    expect(() => outputOf(network, [1, 2, 3])).toThrow(RangeError);
  });

  it('are the same from the state and from the view of any seat (RR-32, RR-33)', () => {
    const setting = settingOf(game, 4);
    const state = setUp(game, setting, 'stands');
    state.players.forEach((player, seat) => {
      player.credits = 3 * seat;
      player.breakRoom.left = seat % 2;
      player.repTokens = seat;
    });
    for (const viewer of [0, 3])
      expect(standsOfView(viewOf(state, viewer, setting.components, []), setting.components)).toEqual(
        standsOfState(state, setting.components),
      );
    expect(standsOfView(viewOf(state, null, setting.components, []), setting.components)).toBeUndefined();
  });

  it('grow with credits and with workers in HQ (REP-END-15, REP-END-16)', () => {
    const even = prospectOf(tableWith({}), 0);
    expect(prospectOf(tableWith({ credits: 24 }), 0)).toBeGreaterThan(even + 5);
    expect(prospectOf(tableWith({ hq: 8, away: { left: 0, middle: 0, right: 0 } }), 0)).toBeGreaterThan(even);
  });

  it('are poor for the richest that would be eliminated (REP-END-09, REP-END-17)', () => {
    const rich = { credits: 24 };
    for (const roundsLeft of [1, 2]) {
      const safe = prospectOf(tableWith({ ...rich, reputation: 12 }, roundsLeft), 0);
      const lowest = prospectOf(tableWith({ ...rich, reputation: -8 }, roundsLeft), 0);
      expect(lowest).toBeLessThan(safe - 20);
    }
  });

  it('stay within the range of final evaluations, however unusual the position', () => {
    const stand = fc.record({
      credits: fc.integer({ min: 0, max: 90 }),
      reputation: fc.integer({ min: -40, max: 60 }),
      hq: fc.integer({ min: 0, max: 10 }),
      resting: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(
        fc.array(stand, { minLength: 3, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        (seats, left) => {
          const stands = {
            seats: seats.map((each) => ({ ...plain, ...each })),
            startPlayer: 0,
            roundsLeft: left,
            hq: settingOf(game, 4).components,
          };
          expect(Math.abs(prospectOf(stands, 0))).toBeLessThan(400);
        },
      ),
    );
  });
});
