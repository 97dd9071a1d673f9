import { describe, expect, it } from 'vitest';
import type { NiceComponents } from '../../../src/games/nice-green-things/components.ts';
import { niceGreenThings } from '../../../src/games/nice-green-things/index.ts';
import { pointsOf, typeResults } from '../../../src/games/nice-green-things/scoring.ts';
import { words } from '../../../src/games/nice-green-things/words/en/words.ts';
import { logText } from '../../../src/ui/words/sentences.ts';
import { checkOutcome } from '../../properties/state-checks.ts';
import { matchFrom } from './test-match.ts';

const say = { seat: (seat: number) => `player ${seat}`, name: (word: unknown) => String(word) };
const COUNTS = [0, 1, 2, 5];
const PAIRS = COUNTS.flatMap((own) => COUNTS.map((other) => [own, other] as const));

/** The last turn of a game in which the players have these numbers of birds and trees; both targets name birds. */
function lastTurn(birds: readonly [number, number], trees: readonly [number, number]) {
  return matchFrom({
    queue: [{ name: 'Last' }],
    countsDirect: {
      0: { bird: birds[0], tree: trees[0] },
      1: { bird: birds[1], tree: trees[1] },
    },
    targets: { 0: ['bird', 'bat'], 1: ['bird', 'bat'] },
  });
}

describe('pops at the end', () => {
  it.each(PAIRS)(
    '%i against %i birds, beside any trees (NGT-SCORE-03, NGT-SCORE-04, NR-41, NR-42)',
    (own, other) => {
      for (const trees of PAIRS) {
        const match = lastTurn([own, other], trees);
        match.answer(0, 'pass');
        expect(match.over).toBe(true);
        const outcome = niceGreenThings.outcome(match.state, match.setting);
        checkOutcome(outcome, 2);
        const worth = (mine: number, theirs: number, factor: number) => (mine > theirs ? mine * factor : 0);
        const scores = [
          worth(own, other, 3) + worth(trees[0], trees[1], 1),
          worth(other, own, 3) + worth(trees[1], trees[0], 1),
        ] as const;
        expect(outcome.scores).toEqual(scores);
        const isDraw = scores[0] === scores[1];
        expect(outcome.winners).toEqual(isDraw ? [0, 1] : [scores[0] > scores[1] ? 0 : 1]);
        const log = match.log();
        const tiedTypes = [[own, other] as const, trees].filter(
          ([mine, theirs]) => mine === theirs && mine > 0,
        );
        const tied = log.filter(({ kind }) => kind === 'type-tied');
        expect(tied.length).toBe(tiedTypes.length);
        for (const entry of tied) expect(logText(entry, { words, say })).toContain('tied');
        expect(log.at(-1)?.kind).toBe(isDraw ? 'drawn' : 'won');
        // The sums of the log are those of the outcome.
        const told = [0, 0];
        for (const { kind, seat, figures } of log) {
          if (kind.startsWith('type-scored')) told[seat as number]! += Number(figures?.['points']);
        }
        expect(told).toEqual(outcome.scores);
      }
    },
  );

  it('are the same for either seat (NGT-OVER-03)', () => {
    for (const birds of PAIRS) {
      for (const trees of PAIRS) {
        const here = lastTurn(birds, trees);
        const there = lastTurn([birds[1], birds[0]], [trees[1], trees[0]]);
        const points = (match: typeof here) =>
          pointsOf(typeResults(match.state, match.setting.components as NiceComponents));
        expect(points(there)).toEqual([...points(here)].reverse());
      }
    }
  });
});
