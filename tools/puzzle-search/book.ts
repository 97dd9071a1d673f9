import type { PuzzleBook, PuzzleMatch } from '../../src/games/index.ts';
import type { Found } from './record.ts';

/** The most puzzles taken from one match. */
const MOST_OF_MATCH = 5;
/** A lead over the second answer of more standard errors than this is no better, nor is winning so much more often. */
const [CERTAIN, DECISIVE] = [8, 0.2];
/** What a puzzle costs for each other one of the same kind of question, and of the same kind with the same best answer. */
const [SAME_ASK, SAME_ANSWER] = [0.1, 0.5];
/** Puzzles of one match with the same question and the same best answer are at least so many answers apart. */
const APART = 30;
/** What each answer costs that a file must hold for it. */
const LONG = 0.01;

/** The most instructive puzzles: clear and decisive ones, of many kinds, in few matches that fit into a small file. */
export function bestOf(all: readonly Found[], most: number): Found[] {
  const chosen: Found[] = [];
  while (chosen.length < most) {
    const free = all.filter((each) => !chosen.includes(each) && isFree(each, chosen));
    const [first, ...others] = free.map((each) => ({ each, worth: worthOf(each, chosen) }));
    if (first === undefined) break;
    chosen.push(others.reduce((best, next) => (next.worth > best.worth ? next : best), first).each);
  }
  return chosen;
}

/** Whether its match has room for it, and none yet near it that asks the same with the same answer. */
function isFree(each: Found, chosen: readonly Found[]): boolean {
  const own = chosen.filter(({ seed }) => seed === each.seed);
  return (
    own.length < MOST_OF_MATCH &&
    !own.some((other) => isAlike(each, other) && Math.abs(each.at - other.at) < APART)
  );
}

function isAlike(one: Found, other: Found): boolean {
  return one.ask === other.ask && one.puzzle.tried[0]?.value === other.puzzle.tried[0]?.value;
}

function worthOf(each: Found, chosen: readonly Found[]): number {
  const [best, second] = each.puzzle.tried;
  if (best === undefined || second === undefined) return Number.NEGATIVE_INFINITY;
  const clear = Math.min(CERTAIN, second.behind / Math.max(1, second.doubt)) / CERTAIN;
  const decisive = Math.min(DECISIVE, (best.wins - second.wins) / 1000) / DECISIVE;
  const held = Math.max(0, ...chosen.filter(({ seed }) => seed === each.seed).map(({ at }) => at));
  return (
    clear +
    decisive -
    LONG * Math.max(0, each.at - held) -
    SAME_ASK * chosen.filter(({ ask }) => ask === each.ask).length -
    SAME_ANSWER * chosen.filter((other) => isAlike(each, other)).length
  );
}

/** A book of puzzles, one entry a match. */
export function bookOf(chosen: readonly Found[], iterations: number): PuzzleBook {
  const seeds = [...new Set(chosen.map(({ seed }) => seed))].sort();
  return {
    iterations,
    matches: seeds.flatMap((seed): PuzzleMatch[] => {
      const own = chosen.filter((each) => each.seed === seed).sort((one, other) => one.at - other.at);
      const last = own.at(-1);
      if (last === undefined) return [];
      const { players, answers } = last;
      return [{ players, seed, answers, puzzles: own.map(({ puzzle }) => puzzle) }];
    }),
  };
}

/** The text of a puzzles.json: a file for programs, one match a line. */
export function textOfBook({ iterations, matches }: PuzzleBook): string {
  return `{"iterations":${iterations},"matches":[\n${matches.map((match) => JSON.stringify(match)).join(',\n')}\n]}\n`;
}
