import { expect, it } from 'vitest';
import { settingOf } from '../../src/engine/match.ts';
import * as fc from '../properties/fast-check.ts';
import { playGolden, storedGolden } from '../properties/golden.ts';
import { checkRandomPlay } from '../properties/random-play.ts';
import { orchard } from '../toy/index.ts';
import { checkOrchard, orchardSecrets } from '../toy/invariants.ts';

const runs = { numRuns: 10 };

it('random games with any number of seats keep the invariants of every game', { timeout: 120_000 }, () => {
  const asked = new Set<string>();
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      (seed, players, rounds) => {
        const setting = settingOf(orchard, players, { rounds });
        const play = { game: orchard, setting, seed, invariants: checkOrchard, secrets: orchardSecrets };
        for (const ask of Object.keys(checkRandomPlay(play).asks)) asked.add(ask);
      },
    ),
    runs,
  );
  expect([...asked].sort()).toEqual('act amount bid chip draw keep pay plant swap to'.split(' '));
});

it('a golden match is unchanged', () => {
  const played = playGolden(orchard, settingOf(orchard, 3), 'golden');
  expect(played).toEqual(storedGolden('orchard', played));
  expect(played.rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
});
