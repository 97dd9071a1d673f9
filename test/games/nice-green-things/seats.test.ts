import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { niceGreenThings } from '../../../src/games/nice-green-things/index.ts';
import { playTurned, turnedList } from '../../properties/turned-seats.ts';

describe('the seats of Nice Green Things', () => {
  it.each(['none', 'tie-break'])(
    'are equal: the same game with the seats exchanged has the same result (NGT-OVER-03, NGT-QUEUE-04): crowd %s',
    (crowd) => {
      const setting = settingOf(niceGreenThings, 2, { crowd });
      for (const seed of ['oak', 'fir', 'yew']) {
        const start = setUp(niceGreenThings, setting, seed);
        const turned = clonePlain(start);
        turned.players = turnedList(turned.players);
        turned.turn = 1 - start.turn;
        const { here, there } = playTurned({ game: niceGreenThings, setting, start, turned, seed });
        expect(there.state.players).toEqual(turnedList(here.state.players));
        expect(Math.abs(there.state.qp + here.state.qp)).toBe(0);
      }
    },
  );
});
