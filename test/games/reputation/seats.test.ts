import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { leftOf, playTurned, turnedList } from '../../properties/turned-seats.ts';
import { newState, settingFor } from './test-match.ts';

describe('the seats of Reputation', () => {
  it.each(
    [3, 4, 5].flatMap((players) =>
      ['none', 'matched', 'mixed'].map((identities) => [players, identities] as const),
    ),
  )(
    'are equal: the same game moved on by one seat has the same result (REP-ROUND-01, RR-01): %i players, identities %s',
    (players, identities) => {
      for (const seed of ['oak', 'fir', 'yew']) {
        const start = newState(players, identities, seed);
        const turned = clonePlain(start);
        turned.players = turnedList(turned.players);
        turned.sharedStacks = turnedList(turned.sharedStacks);
        turned.startPlayer = leftOf(players)(start.startPlayer);
        const setting = settingFor(players, identities);
        const { here, there } = playTurned({ game: reputation, setting, start, turned, seed });
        expect(there.state.players).toEqual(turnedList(here.state.players));
        expect(there.state.sharedStacks).toEqual(turnedList(here.state.sharedStacks));
        expect(there.state.final?.profit).toEqual(turnedList(here.state.final?.profit ?? []));
      }
    },
  );
});
