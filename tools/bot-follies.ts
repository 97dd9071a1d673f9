import { type Bot, type Decision, decide } from '../src/bots/bot.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Seat, type Value } from '../src/engine/question.ts';
import { games } from '../src/games/index.ts';
import type { NiceView } from '../src/games/nice-green-things/view.ts';
import type { ReputationComponents } from '../src/games/reputation/components.ts';
import type { ReputationView } from '../src/games/reputation/view.ts';
import { playBotGame } from '../src/simulation/bot-game.ts';
import { LastRound } from './reputation-last-round.ts';

/** A mistake that strong players laugh at: how often it was made, out of how many chances. */
export interface Folly {
  readonly game: string;
  readonly name: string;
  done: number;
  chances: number;
}

/** Detects one kind of folly in the decisions of bots. */
interface Watch {
  readonly game: string;
  readonly name: string;
  /** The question whose answers are checked. */
  readonly ask: string;
  /** Whether the answer was a folly; undefined if there was no chance for one. */
  isFolly(question: Question, value: Value, view: unknown): boolean | undefined;
}

/** What two places count in a final evaluation of Reputation. */
const TWO_PLACES = 30;
const THROWS_AWAY = 'in the last round, gives an answer by which it ends two places lower than by another';
const RICHEST_OUT = 'has the highest profit of all and is eliminated';
const RICHEST_BY_OWN_FAULT = 'is eliminated with the highest profit of all after giving such an answer';

/**
 * Whether an answer in Reputation's last round costs two places by the seat's own calculation; undefined if no answer
 * does, or before the last round.
 */
export function isThrownAway(
  question: Question,
  value: Value,
  view: ReputationView,
  components: ReputationComponents,
): boolean | undefined {
  if (view.round < view.rounds) return undefined;
  const last = new LastRound(view, components);
  const given = last.after(question, value);
  if (given === undefined) return undefined;
  let best = given;
  let worst = given;
  for (let index = 0; index < optionCount(question); index += 1) {
    const other = last.after(question, optionAt(question, index));
    if (other === undefined) continue;
    best = Math.max(best, other);
    worst = Math.min(worst, other);
  }
  return best - worst < TWO_PLACES ? undefined : best - given >= TWO_PLACES;
}

/** The number of credits that no one should give away before winning anything. */
const MANY_CREDITS = 6;

/** Whether the project at the front is free and pays for itself. */
function isFreeGain({ queue, types, viewer }: NiceView, question: Question): boolean {
  const pops = new Set<string>(types.map(({ pop }) => pop));
  return queue.some(({ card, affordable, price }) => {
    if (card === null || !affordable || price > 0 || card.net < 0 || viewer === null) return false;
    return question.tell?.(card.id).some(({ what, by = 0 }) => pops.has(what) && by > 0) === true;
  });
}

/** Whether a project is affordable without going below zero queue points and has pops that count at once. */
function isGain({ queue, types, viewer, players }: NiceView, question: Question): boolean {
  const pops = new Set<string>(types.map(({ pop }) => pop));
  const qp = viewer === null ? 0 : (players[viewer]?.qp ?? 0);
  return queue.some(({ card, affordable, price }) => {
    if (card === null || !affordable || price > Math.max(0, qp)) return false;
    return question.tell?.(card.id).some(({ what, by = 0 }) => pops.has(what) && by > 0) === true;
  });
}

const watches: readonly Watch[] = [
  {
    game: 'nice-green-things',
    name: 'passes although the front project is free, pays for itself and adds a pop that counts',
    ask: 'buy',
    isFolly: (question, value, view) =>
      isFreeGain(view as NiceView, question) ? value === 'pass' : undefined,
  },
  {
    game: 'nice-green-things',
    name: 'passes although a project adds a pop that counts, for queue points to spare',
    ask: 'buy',
    isFolly: (question, value, view) => (isGain(view as NiceView, question) ? value === 'pass' : undefined),
  },
  {
    game: 'nice-green-things',
    name: 'passes although something can be bought',
    ask: 'buy',
    isFolly: (_question, value) => value === 'pass',
  },
  {
    game: 'reputation',
    name: 'moves six credits or more in round one',
    ask: 'credits',
    isFolly: ({ options }, value, view) =>
      (view as ReputationView).round === 1 &&
      !Array.isArray(options) &&
      (options as { to: number }).to >= MANY_CREDITS
        ? (value as number) >= MANY_CREDITS
        : undefined,
  },
  {
    game: 'reputation',
    name: 'bids on a private project beside which no credit lies',
    ask: 'workers',
    isFolly: ({ figures }) => figures?.credits === 0,
  },
];

/**
 * Counts the follies of bots in whole games of a level against itself.
 * @param iterations the iterations of each decision; undefined: as many as in play
 */
export async function folliesOf(
  id: string,
  bot: Bot,
  numberOfGames: number,
  iterations?: number,
): Promise<readonly Folly[]> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id}.`);
  const game = await entry.load();
  const players = entry.seats.from <= 2 ? 2 : 4;
  const setting = settingOf(game, players);
  const own = watches.filter((watch) => watch.game === id);
  const follies = new Map<string, Folly>(
    own.map(({ name }) => [name, { game: id, name, done: 0, chances: 0 }]),
  );
  const count = (name: string, isFolly: boolean): void => {
    const folly = follies.get(name) ?? { game: id, name, done: 0, chances: 0 };
    follies.set(name, folly);
    folly.chances += 1;
    if (isFolly) folly.done += 1;
  };
  /** The seats of the current game that have thrown the last round away. */
  const throwers = new Set<Seat>();
  const watched: Bot = {
    name: bot.name,
    *think(decision: Decision) {
      const { question } = decision;
      const verdict = decide(
        bot,
        iterations === undefined ? decision : { ...decision, budget: { iterations } },
      );
      for (const { name, ask, isFolly } of own) {
        if (ask !== question.ask) continue;
        const found = isFolly(question, verdict.value, decision.view());
        if (found !== undefined) count(name, found);
      }
      if (id === 'reputation') {
        const view = decision.view() as ReputationView;
        const found = isThrownAway(question, verdict.value, view, setting.components as ReputationComponents);
        if (found !== undefined) count(THROWS_AWAY, found);
        if (found === true) throwers.add(question.seat);
      }
      yield 1;
      return verdict;
    },
  };
  for (let number = 0; number < numberOfGames; number += 1) {
    const seed = `follies/${number}`;
    throwers.clear();
    const { match } = playBotGame(
      game,
      setting,
      setUp(game, setting, seed),
      Array.from({ length: players }, () => watched),
      seed,
    );
    if (id !== 'reputation') continue;
    const { final } = match.view(null) as ReputationView;
    if (final === null) continue;
    const most = Math.max(...final.profit);
    const richestOut = final.eliminated.filter((seat) => final.profit[seat] === most);
    count(RICHEST_OUT, richestOut.length > 0);
    if (richestOut.length > 0)
      count(
        RICHEST_BY_OWN_FAULT,
        richestOut.some((seat) => throwers.has(seat)),
      );
  }
  return [...follies.values()];
}
