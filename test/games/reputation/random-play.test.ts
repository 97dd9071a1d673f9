import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import type { ReputationState } from '../../../src/games/reputation/state.ts';
import { words as sentences } from '../../../src/games/reputation/words/en/words.ts';
import { playGolden, storedGolden } from '../../properties/golden.ts';
import { checkRandomPlay } from '../../properties/random-play.ts';
import { reputationInvariants } from './invariants.ts';

const tables = [3, 4, 5].flatMap((players) =>
  ['matched', 'mixed', 'none'].map((identities) => ({ players, identities })),
);

const thorough = ['3 matched', '4 mixed', '4 none', '5 matched'];

/** Cards that no one may look at: the decks, undealt cards and the private stacks (REP-INFO-03, REP-INFO-06). */
function secrets(state: ReputationState): string[] {
  if (state.nextStep === null) return [];
  const stacked = state.players.flatMap(({ privateCards }) => privateCards);
  const hidden = [...state.privateDeck, ...state.publicDeck, ...state.unusedPrivate, ...state.unusedPublic];
  return [...hidden, ...stacked].map((card) => `"${card}"`);
}

describe('whole games of random answers', () => {
  // The other tables are played quickly below.
  it.each(tables.filter(({ players, identities }) => thorough.includes(`${players} ${identities}`)))(
    'hold for $players players, identities $identities (REP-ROUND-04, REP-BID-30, RR-03, RR-66)',
    (table) => {
      const setting = settingOf(reputation, table.players, { identities: table.identities });
      const report = checkRandomPlay({
        game: reputation,
        setting,
        seed: `${table.players}-${table.identities}`,
        invariants: reputationInvariants,
        secrets,
        mostAnswersOfStep: 30,
        thoroughEvery: 41,
      });
      expect(report.answers).toBeGreaterThan(50);
    },
    60_000,
  );

  it('report every change of an open figure with the act that made it', () => {
    for (const { players, identities } of tables) {
      const setting = settingOf(reputation, players, { identities });
      const match = new Match(reputation, setting, setUp(reputation, setting, 'log'));
      const policy = randomPolicy(`log ${players}`);
      while (!match.over) {
        const question = match.open[0] as Question;
        match.answer(question.seat, policy(question));
      }
      const log = match.log();
      expect(log.filter(({ kind }) => kind === 'changed')).toEqual([]);
      expect(log.every(({ kind }) => kind in sentences.log)).toBe(true);
      // No log entry shows players' credits before the end.
      const paths = log.filter(({ step }) => step !== 'finalScoring').flatMap(({ changes }) => changes);
      expect(paths.filter(({ path }) => /players\.\d\.credits|bank/.test(path))).toEqual([]);
    }
  });

  it('end in a few hundred quick games at every table', () => {
    for (const { players, identities } of tables) {
      const setting = settingOf(reputation, players, { identities });
      for (let game = 0; game < 40; game += 1) {
        const seed = `quick ${players} ${identities} ${game}`;
        const state = setUp(reputation, setting, seed);
        expect(playOutGame(reputation, setting, state, randomPolicy(seed)).endless).toBe(false);
        reputationInvariants(state, setting);
        const { scores, winners } = reputation.outcome(state, setting);
        expect(winners.length).toBeGreaterThan(0);
        expect(scores).toHaveLength(players);
      }
    }
  });

  it('are replayed as they were stored', () => {
    const setting = settingOf(reputation, 4, { identities: 'matched' });
    const played = playGolden(reputation, setting, 'reputation');
    expect(played).toEqual(storedGolden('reputation', played));
  });
});
