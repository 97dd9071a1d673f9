import { type Advised, adviser } from '../../src/bots/adviser.ts';
import {
  type Alternative,
  type Bot,
  type Budget,
  type Decision,
  decide,
  type Verdict,
} from '../../src/bots/bot.ts';
import { hardBot } from '../../src/bots/hard.ts';
import { loadBot } from '../../src/bots/index.ts';
import { botSeed } from '../../src/bots/random.ts';
import { weigh } from '../../src/bots/weighing.ts';
import type { State } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { isRange, optionCount, type Question, settledAnswer, type Value } from '../../src/engine/question.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import type { AnyGame, Puzzle, TriedAnswer } from '../../src/games/index.ts';
import { digestOf } from '../../src/puzzles/puzzle.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';

/** A decision between fewer answers is a guess, and one between more does not fit on a screen. */
const [FEWEST_OPTIONS, MOST_OPTIONS] = [3, 14];
/** The search that finds a puzzle, as a part of the hard bot's, and how many times as deep the one goes that checks it. */
const [FINDING, DEEPER] = [0.25, 10];
/** The games that the normal bot tries out for a quick look. */
const QUICK = 6;
/** Searches before the deep one, in parts of the one that finds a puzzle: a decision that fails one is not searched further. */
const [GLANCE, HALFWAY] = [0.2, 4];
/** The number of standard errors that the best answer must be ahead by. */
const CLEAR = 2.5;
/** How far ahead it must be, in the game's unit. */
const LEAST_MARGIN = 1;
/** By how much more often it must win than an answer that was tried in so many games; than any other, merely more often. */
const [LEAST_LEAD, MANY_GAMES] = [0.02, 100];
/** A match that is won less often than this, whatever the answer, is lost already. */
const OPEN = 0.06;
/** Answers tried in fewer games are not compared. */
const FEWEST_GAMES = 20;
/** How many times the deep search is repeated with other random numbers before a decision is a puzzle. */
const REPEATS = 2;
/** The z-score of a two-sided 95 % interval. */
const Z = 1.96;
/** The most answers that are explained. */
const MOST_TRIED = 4;

/** Takes the answer with the best evaluation at the end of the current step. */
const greedy: Bot = {
  name: 'greedy',
  think: (decision) =>
    weigh(decision, {
      answers: MOST_OPTIONS,
      pick: 'likeliest',
      rollouts: 6 * MOST_OPTIONS,
      plan: { steps: 0 },
    }),
};

type AnyMatch = Match<State, unknown, unknown>;

/** Whether a question has neither too few nor too many answers for a puzzle, and a real choice. */
export function isChoice(question: Question): boolean {
  const count = optionCount(question);
  const isFew = count >= FEWEST_OPTIONS && count <= MOST_OPTIONS;
  return isFew && !isRange(question.options) && settledAnswer(question) === undefined;
}

/**
 * What a bot is asked at a question.
 * @param seed the result of `botSeed`
 * @param compared an answer to compare with the others
 */
export function decisionAt(
  match: AnyMatch,
  question: Question,
  seed: number,
  budget: Budget = {},
  compared?: Value,
): Decision {
  const { seat } = question;
  return {
    question,
    budget,
    view: () => match.view(seat),
    number: botNumbers(seed, seat, match.answered),
    thinking: () => thinkingOf(match, seat),
    ...(compared === undefined ? {} : { compared }),
  };
}

/** The iterations of the deep search of a game's puzzles. */
export function deepIterations(game: AnyGame): number {
  return findingIn(game) * DEEPER;
}

/** The iterations of the search that finds a puzzle. */
function findingIn({ advice }: AnyGame): number {
  return Math.round((advice?.iterations ?? 600) * FINDING);
}

/**
 * The puzzle at a decision, or why there is none.
 * @param at the number of answers before it, without forced ones
 * @param played the answer of the easy bot
 */
export async function examined(
  game: AnyGame,
  match: AnyMatch,
  question: Question,
  at: number,
  played: Value,
): Promise<Puzzle | string> {
  const usual = findingIn(game);
  const size = game.advice?.unit?.size ?? 1;
  const least = LEAST_MARGIN * size;
  const seed = botSeed(adviser.name);
  const decision = (iterations: number, compared?: Value): Decision =>
    decisionAt(match, question, seed, { iterations: Math.round(iterations) }, compared);
  const search = (iterations: number, compared?: Value): Verdict =>
    decide(hardBot, decision(iterations, compared));
  // The searches before the deep one need not play their games to the end, as the adviser's do.
  const glance = search(usual * GLANCE);
  if (glance.value === played) return 'obvious';
  const normal = await loadBot('normal');
  const obvious = [
    ...new Set([
      played,
      decide(normal, decision(QUICK)).value,
      decide(normal, decisionAt(match, question, seed)).value,
      decide(greedy, decisionAt(match, question, seed)).value,
    ]),
  ];
  if (obvious.includes(glance.value)) return 'obvious';
  const shallow = search(usual);
  if (obvious.includes(shallow.value)) return 'obvious in the end';
  const second = rivalOf(shallow);
  if (second === undefined || aheadOf(shallow, second) < Math.max(least, second.doubt ?? 0)) return 'close';
  const halfway = search(usual * HALFWAY, second.value);
  const rival = rivalOf(halfway);
  if (halfway.value !== shallow.value) return 'other halfway';
  if (rival === undefined || aheadOf(halfway, rival) < Math.max(least, rival.doubt ?? 0))
    return 'close halfway';
  const found = { best: shallow.value, second: second.value, iterations: usual * DEEPER };
  for (let time = 1; time <= REPEATS; time += 1)
    if (!repeated(game, match, question, { ...found, numbers: `again/${time}` }).holds) return 'not again';
  const deep = decide(adviser, decision(usual * DEEPER, second.value)) as Advised;
  if (deep.value !== shallow.value) return 'other in depth';
  const rivals = deep.alternatives.filter(
    ({ value, rollouts }) => value !== deep.value && rollouts >= FEWEST_GAMES,
  );
  if (rivals.length === 0) return 'no rival';
  const isClear = rivals.every(
    (each) => aheadOf(deep, each) >= Math.max(least, CLEAR * (each.doubt ?? Number.POSITIVE_INFINITY)),
  );
  if (!isClear) return 'close in depth';
  const chosen = deep.alternatives.find(({ value }) => value === deep.value) as Alternative;
  if (match.setting.players > 1 && !decides(deep, rivals)) return 'hardly decides who wins';
  const shown = rivals.sort((one, other) => (other.estimate ?? 0) - (one.estimate ?? 0));
  // What comes to mind first is explained, too.
  const told = [
    ...shown.slice(0, MOST_TRIED - 1),
    ...shown.slice(MOST_TRIED - 1).filter(({ value }) => obvious.includes(value)),
  ];
  return {
    at,
    digest: digestOf(question),
    tried: [chosen, ...told].map((each) => triedOf(deep, each, question.seat, size)),
    obvious,
    margin: Math.round((aheadOf(shallow, second) / size) * 10),
  };
}

/** What a search is repeated for. */
interface Repeat {
  readonly best: Value;
  readonly second: Value;
  readonly iterations: number;
  /** The name of its random numbers. */
  readonly numbers: string;
}

/** What a repeated search says. */
export interface Repeated {
  readonly holds: boolean;
  /** The answer that the search chose among all. */
  readonly chosen: Value;
  /** By how much the best answer is ahead of the second one, and half the width of the interval of 95 %, in the game's unit. */
  readonly ahead: number;
  readonly margin: number;
}

/**
 * Repeats the search for the best answer of a puzzle with other random numbers, twice: once among all answers, where it
 * tries the best one in every few games, whatever the habits of sensible players say; once between the best and the
 * second one alone, of which it tries the second in every few games. The best answer holds if both searches choose it,
 * and it is clearly ahead in the second of them.
 */
export function repeated(
  game: AnyGame,
  match: AnyMatch,
  question: Question,
  { best, second, iterations, numbers }: Repeat,
): Repeated {
  const size = game.advice?.unit?.size ?? 1;
  const decision = (compared: Value): Decision =>
    decisionAt(match, question, botSeed(numbers), { iterations }, compared);
  const chosen = decide(hardBot, decision(best)).value;
  const duel = decide(hardBot, between([best, second], decision(second)));
  const find = (answer: Value): Alternative | undefined =>
    duel.alternatives.find(({ value, rollouts }) => value === answer && rollouts >= FEWEST_GAMES);
  const [one, other] = [find(best), find(second)];
  if (one === undefined || other === undefined) return { holds: false, chosen, ahead: 0, margin: 0 };
  const ahead = ((one.estimate ?? 0) - (other.estimate ?? 0)) / size;
  // The doubt of the chosen answer is 0, and that of the other one belongs to the difference.
  const margin = (Z * Math.max(one.doubt ?? 0, other.doubt ?? 0)) / size;
  return { holds: chosen === best && duel.value === best && ahead > margin, chosen, ahead, margin };
}

/** The same decision between some of its answers alone. */
function between(answers: readonly Value[], decision: Decision): Decision {
  const thinking = decision.thinking();
  const { seat, ask } = decision.question;
  return {
    ...decision,
    thinking: () => ({
      ...thinking,
      rollout(policy, stream, plan) {
        let isFirst = true;
        return thinking.rollout(
          (asked) => {
            const isOpen = isFirst && asked.seat === seat && asked.ask === ask;
            if (isOpen) isFirst = false;
            return policy(isOpen ? { ...asked, options: answers } : asked);
          },
          stream,
          plan,
        );
      },
    }),
  };
}

/** Whether the match is still open, and the best answer wins clearly more often than every other one. */
function decides({ value, ends }: Advised, rivals: readonly Alternative[]): boolean {
  const winsOf = (answer: Value): number => ends.find((each) => each.value === answer)?.wins ?? 0;
  const own = winsOf(value);
  const isAhead = (each: Alternative): boolean =>
    own - winsOf(each.value) > (each.rollouts >= MANY_GAMES ? LEAST_LEAD : 0);
  return own >= OPEN && own <= 1 - OPEN / 2 && rivals.every(isAhead);
}

/** The best of the other answers that were tried enough. */
export function rivalOf({ value, alternatives }: Verdict): Alternative | undefined {
  return alternatives
    .filter((each) => each.value !== value && each.rollouts >= FEWEST_GAMES / 2 && each.estimate !== null)
    .sort((one, other) => (other.estimate ?? 0) - (one.estimate ?? 0))[0];
}

/** By how much the chosen answer is better. */
export function aheadOf({ value, alternatives }: Verdict, other: Alternative): number {
  const best = alternatives.find((each) => each.value === value);
  return (best?.estimate ?? 0) - (other.estimate ?? 0);
}

function triedOf(deep: Advised, each: Alternative, seat: number, size: number): TriedAnswer {
  const end = deep.ends.find(({ value }) => value === each.value);
  return {
    value: each.value,
    behind: Math.round((aheadOf(deep, each) / size) * 10) + 0,
    doubt: Math.round(((each.doubt ?? 0) / size) * 10),
    games: each.rollouts,
    wins: Math.round((end?.wins ?? 0) * 1000),
    points: Math.round((end?.scores[seat] ?? 0) * 10),
  };
}
