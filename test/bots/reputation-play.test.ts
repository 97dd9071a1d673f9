import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/question.ts';
import { reputation } from '../../src/games/reputation/index.ts';
import type { ReputationState } from '../../src/games/reputation/state.ts';
import { playBotGame } from '../../src/simulation/bot-game.ts';
import { scripts } from '../../tools/scripted-players/index.ts';
import { scriptedBot } from '../../tools/scripted-players/script.ts';

const PLAYERS = 4;
/** Games against each script, two seats of either. */
const GAMES = 6;

/** Iterations of hard here, far fewer than in play. */
const FEW_ITERATIONS = 30;

/** What seats of a level did in whole games against both scripts. */
interface Play {
  /** Seats of the level with the highest profit of all, and those of them that were eliminated. */
  richest: number;
  richestEliminated: number;
  /** Bids on the private project, and those made while no credit lay beside it. */
  privateBids: number;
  bidsForNothing: number;
  /** Public bids, and the credits that they moved to the private project. */
  publicBids: number;
  creditsMoved: number;
  wins: number;
}

async function playOf(level: string, iterations?: number): Promise<Play> {
  const setting = settingOf(reputation, PLAYERS);
  const loaded = await loadBot(level);
  const bot: Bot = {
    ...loaded,
    think: (decision) =>
      loaded.think(iterations === undefined ? decision : { ...decision, budget: { iterations } }),
  };
  const play: Play = {
    richest: 0,
    richestEliminated: 0,
    privateBids: 0,
    bidsForNothing: 0,
    publicBids: 0,
    creditsMoved: 0,
    wins: 0,
  };
  for (const script of scripts.filter(({ game }) => game === 'reputation')) {
    const scripted = scriptedBot(script) as Bot;
    for (let number = 0; number < GAMES; number += 1) {
      const isOfLevel = (seat: Seat) => (seat + number) % 2 === 0;
      const bots = Array.from({ length: PLAYERS }, (_, seat) => (isOfLevel(seat) ? bot : scripted));
      const seed = `play/${Math.floor(number / 2)}`;
      const { match } = playBotGame(
        reputation,
        setting,
        setUp(reputation, setting, seed),
        bots,
        seed,
        ({ ask, seat, figures }, value) => {
          if (!isOfLevel(seat)) return;
          if (ask === 'credits') {
            play.publicBids += 1;
            play.creditsMoved += Number(value);
          }
          if (ask !== 'workers') return;
          play.privateBids += 1;
          if (figures?.credits === 0) play.bidsForNothing += 1;
        },
      );
      const { profit, eliminated, winners } = (match.state as ReputationState).final as NonNullable<
        ReputationState['final']
      >;
      profit.forEach((each, seat) => {
        if (!isOfLevel(seat) || each < Math.max(...profit)) return;
        play.richest += 1;
        if (eliminated.includes(seat)) play.richestEliminated += 1;
      });
      if (winners.every(isOfLevel)) play.wins += 1;
    }
  }
  return play;
}

describe.each([
  ['normal', undefined],
  ['hard', FEW_ITERATIONS],
] as const)('%s in Reputation, against the scripts of advice', async (level, iterations) => {
  const play = await playOf(level, iterations);

  it('looks after its reputation: few of its richest seats are eliminated (REP-END-09, REP-END-17)', () => {
    expect(play.richest).toBeGreaterThan(3);
    expect(play.richestEliminated / play.richest).toBeLessThan(0.4);
  });

  it('bids on a private project for its credits, and hardly ever if it has none (REP-WIN-02)', () => {
    expect(play.privateBids).toBeGreaterThan(60);
    expect(play.bidsForNothing / play.privateBids).toBeLessThan(0.05);
  });

  it('leaves credits on the public project that it leads, moving few of them (REP-BID-16)', () => {
    expect(play.publicBids).toBeGreaterThan(60);
    expect(play.creditsMoved / play.publicBids).toBeLessThan(3);
  });

  it('wins more than two games out of three', () => {
    expect(play.wins).toBeGreaterThan((2 * GAMES * 2) / 3);
  });
});
