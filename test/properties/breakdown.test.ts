import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import type { Options, Outcome } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import type { Question } from '../../src/engine/question.ts';
import type { Words } from '../../src/engine/words.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { winOf } from '../../src/simulation/summary.ts';
import { outcomeText } from '../../src/ui/words/sentences.ts';
import { expectationsOf } from '../games/expectations.ts';
import { checkOutcome } from './state-checks.ts';

const loaded: AnyGame[] = await Promise.all(games.map((entry) => entry.load()));
const wordsOf = new Map<string, Words>();
/** Ways to score that are not the usual ones. */
const variants = new Map<string, readonly Options[]>();
for (const game of loaded) {
  wordsOf.set(game.id, await game.words());
  variants.set(game.id, (await expectationsOf(game.id)).variants?.scores ?? []);
}
const tables = loaded.flatMap((game) =>
  Array.from({ length: game.seats.to - game.seats.from + 1 }, (_, more) => game.seats.from + more).flatMap(
    (players) =>
      [{}, ...(variants.get(game.id) ?? [])].map((options) => ({ id: game.id, players, options, game })),
  ),
);

/** The seats' totals and the sums of what stands behind them, as the text of the standings has them. */
function sumsIn(outcome: Outcome, words: Words): void {
  const say = { seat: (seat: number) => `<${seat}>`, name: (word: unknown) => String(word) };
  const told = new Set<number>();
  const lines = outcomeText(outcome, { words, say }).slice(outcome.soFar === true ? 2 : 1);
  // Remarks on the score follow the seats' lines; an eliminated seat's line says so before its points.
  for (const line of lines.filter((each) => /<\d+>: /.test(each))) {
    const pattern = /<(\d+)>: (?:eliminated \([^)]*\); [^\d(]*)?(-?\d+)(?: to \d+)?(?: \(([^)]*)\))?(?:$|; )/;
    const [, seat, total, parts = ''] = pattern.exec(line) ?? [];
    const sum = [...parts.matchAll(/ (-?\d+)(?=, |$)/g)].reduce((all, [, points]) => all + Number(points), 0);
    expect([line, sum]).toEqual([line, Number(total)]);
    told.add(Number(seat));
  }
  expect(told.size).toBe(outcome.scores.length);
}

describe('the breakdown of a score', () => {
  it.each(tables)(
    'adds up to the total, in mid-game and at the end: $id with $players seats, $options',
    ({ id, game, players, options }) => {
      const words = wordsOf.get(id) as Words;
      const setting = settingOf(game, players, options);
      for (const seed of ['alder', 'birch']) {
        const match = new Match(game, setting, setUp(game, setting, seed));
        const policy = randomPolicy(seed);
        let steps = 0;
        while (!match.over) {
          const question = match.open[0] as Question;
          match.answer(question.seat, policy(question));
          if (match.history.length === steps) continue;
          steps = match.history.length;
          const standing = game.outcome(match.state, setting);
          checkOutcome(standing, players);
          if (steps % 20 === 0) sumsIn(standing, words);
        }
        const outcome: Outcome = game.outcome(match.state, setting);
        checkOutcome(outcome, players);
        sumsIn(outcome, words);
        // The winner is first; several winners have equal shares of one victory.
        expect(outcome.winners.every((seat) => outcome.ranking[0]?.includes(seat))).toBe(true);
        const shares = outcome.scores.map((_, seat) => winOf(outcome as never, seat));
        const whole = outcome.winners.length === 0 ? 0 : 1;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(whole, 12);
        expect(whole).toBe(outcome.mark === undefined ? 1 : 0);
        // A position of the end is scored by the same routine.
        const printed = JSON.parse(JSON.stringify(game.position.print(match.state, setting)));
        const read = game.position.read(printed, setUp(game, setting, 'other'), setting);
        expect(game.outcome(read.state, read.setting)).toEqual(outcome);
      }
    },
  );
});
