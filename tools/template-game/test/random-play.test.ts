import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import type { Setting } from '../../../src/engine/game.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import type { Components } from '../../../src/games/template-game/components.ts';
import { templateGame as game } from '../../../src/games/template-game/index.ts';
import type { AuctionState } from '../../../src/games/template-game/state.ts';
import { playGolden, storedGolden } from '../../properties/golden.ts';
import { checkRandomPlay } from '../../properties/random-play.ts';
import { playTurned, turnedList } from '../../properties/turned-seats.ts';

/** Every lot is in exactly one place, and nobody owes money. */
function invariants({ stock, aside, players }: AuctionState, { components }: Setting<Components>): void {
  const lots = [...stock, ...aside, ...players.flatMap((player) => player.lots)];
  expect(lots.sort()).toEqual(Object.keys(components.lots).sort());
  for (const { money } of players) expect(money).toBeGreaterThanOrEqual(0);
}

describe('random play of Template Game', () => {
  it.each([3, 4, 5])('holds whatever must hold with %d (TPL-SETUP-01, TPL-SETUP-02)', (players) => {
    const setting = settingOf(game, players);
    const report = checkRandomPlay({ game, setting, seed: 'oak', invariants });
    expect(report.asks['bid']).toBe(players * Object.keys(setting.components.lots).length);
  });

  it('gives no seat an advantage but the one of the first (TPL-AUC-03)', () => {
    const setting = settingOf(game, 4);
    const start = setUp(game, setting, 'oak');
    const turned = clonePlain(start);
    turned.players = turnedList(turned.players);
    turned.first = (start.first + 1) % 4;
    const { here, there } = playTurned({ game, setting, start, turned, seed: 'oak' });
    expect(there.state.players).toEqual(turnedList(here.state.players));
  });

  it('plays the stored match again', () => {
    const played = playGolden(game, settingOf(game, 3), 'golden');
    expect(played).toEqual(storedGolden('template-game', played));
  });
});
