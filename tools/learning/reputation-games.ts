import { type Bot, decide, type Verdict } from '../../src/bots/bot.ts';
import { hardBot } from '../../src/bots/hard.ts';
import { leaningPolicy, weightsOf } from '../../src/bots/leaning.ts';
import { botSeed } from '../../src/bots/random.ts';
import type { Advice, Setting } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Value } from '../../src/engine/question.ts';
import { nextNumber, type RandomStream, splitStream } from '../../src/engine/random.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import type { ReputationComponents } from '../../src/games/reputation/components.ts';
import { standingIn } from '../../src/games/reputation/evaluation.ts';
import { reputation as game } from '../../src/games/reputation/index.ts';
import { inputsOf, OUTPUT_UNIT, standsOfState } from '../../src/games/reputation/prospects.ts';
import type { ReputationState, ReputationUmpire } from '../../src/games/reputation/state.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import { scripts } from '../scripted-players/index.ts';
import { type Script, scriptedAnswer, scriptedBot } from '../scripted-players/script.ts';
import { type Decided, decidedOf } from './leaning-learner.ts';
import type { LearningNetwork, Sample } from './network.ts';

/** The share of seats that follow a script, so that the result holds against opponents other than itself. */
const SCRIPTED = 0.1;
/** The share of these bots' answers that are replaced by likely ones, so that more positions are learnt. */
const STRAY = 0.05;
/** The share of rounds kept from games played by leanings. */
const KEPT = 0.3;

/** A seat's way through a game: the inputs of its positions between two rounds, in order, and how the game ended. */
export interface Course {
  readonly inputs: readonly (readonly number[])[];
  readonly target: number;
}

/** The training data of a game. */
export interface Lesson {
  readonly courses: readonly Course[];
  readonly decisions: readonly Decided[];
}

type InputsOfSeats = readonly (readonly number[])[];

/**
 * The samples of a course. A position's target is the end of the game, mixed with what the network expects of the
 * positions between, which tells less about luck (temporal differences).
 * @param trust 0 to 1: the part of the end in each step's target; 1 is the end alone
 */
export function samplesOf({ inputs, target }: Course, network: LearningNetwork, trust: number): Sample[] {
  const samples: Sample[] = [];
  let next = target;
  for (const each of [...inputs].reverse()) {
    samples.push({ inputs: each, target: next });
    if (trust < 1) next = trust * next + (1 - trust) * network.output(each);
  }
  return samples;
}

/** Mostly tables of four, as in the ladder, with identities as people choose them. */
export function tableOf(number: number): Setting<ReputationComponents> {
  const players = [4, 3, 4, 5][number % 4] as number;
  const identities = ['matched', 'mixed', 'matched', 'none', 'matched'][number % 5] as string;
  return settingOf(game, players, { identities });
}

/** The inputs of all seats between two rounds. */
function inputsOfSeats(state: ReputationState, components: ReputationComponents): InputsOfSeats {
  const stands = standsOfState(state, components);
  return state.players.map((_, seat) => inputsOf(stands, seat));
}

/** The game, calling `tell` at the beginning of each round. */
function watched(tell: (state: ReputationState) => void): typeof game {
  const { returnWorkers } = game.steps;
  // Not copied, because its texts are read only once a language is loaded.
  return Object.create(game, {
    steps: {
      value: {
        ...game.steps,
        returnWorkers(state: ReputationState, umpire: ReputationUmpire) {
          if (state.round > 1) tell(state);
          returnWorkers?.(state, umpire);
        },
      },
    },
  }) as typeof game;
}

function coursesOf(rounds: Iterable<InputsOfSeats>, { final, players }: ReputationState): Course[] {
  if (final === null) throw new Error('The game is not over.');
  const all = [...rounds];
  return players.map((_, seat) => ({
    inputs: all.map((seats) => seats[seat] as readonly number[]),
    target: standingIn(final, seat) / OUTPUT_UNIT,
  }));
}

/** A script for each seat; undefined if it thinks for itself. */
function seatedScripts(players: number, chance: () => number): (Script<unknown> | undefined)[] {
  const own = scripts.filter((script) => script.game === 'reputation');
  return Array.from({ length: players }, () =>
    chance() < SCRIPTED ? own[Math.floor(chance() * own.length)] : undefined,
  );
}

/** A game in which every seat plays by leanings or by a script. */
export function leaningGame(number: number, seed: string, stream: RandomStream): Lesson {
  const chance = () => nextNumber(stream) / 4294967296;
  const setting = tableOf(number);
  const rounds: InputsOfSeats[] = [];
  const state = setUp(game, setting, `${seed}/leaning/${number}`);
  const policy = leaningPolicy(weightsOf(game.advice), splitStream(stream));
  const seated = seatedScripts(setting.players, chance);
  const telling = watched((now) => {
    if (chance() < KEPT) rounds.push(inputsOfSeats(now, setting.components));
  });
  playOutGame(telling, setting, state, (question) => {
    const script = seated[question.seat];
    if (script === undefined) return policy(question);
    return scriptedAnswer(script, question, game.view(state, question.seat, setting, []));
  });
  return { courses: coursesOf(rounds, state), decisions: [] };
}

/** A game between hard bots and scripts. */
export function thoughtGame(number: number, seed: string, stream: RandomStream, iterations: number): Lesson {
  const chance = () => nextNumber(stream) / 4294967296;
  const setting = tableOf(number);
  const ownSeed = `${seed}/hard/${number}`;
  const rounds = new Map<number, InputsOfSeats>();
  let thinks = false;
  // Steps run again for every answer, and in thoughts. The last report outside thoughts is what really happened.
  const telling = watched((now) => {
    if (!thinks) rounds.set(now.round, inputsOfSeats(now, setting.components));
  });
  const match = new Match<ReputationState, unknown, ReputationComponents>(
    telling,
    setting,
    setUp(game, setting, ownSeed),
  );
  const policy = leaningPolicy(weightsOf(game.advice), splitStream(stream));
  const bots = seatedScripts(setting.players, chance).map(
    (script): Bot => (script === undefined ? hardBot : (scriptedBot(script) as Bot)),
  );
  const numbers = botSeed(ownSeed);
  const decisions: Decided[] = [];
  while (!match.over) {
    const question = match.open[0] as Question;
    const { seat } = question;
    const forced = optionCount(question) === 1;
    let value = forced ? optionAt(question, 0) : policy(question);
    const bot = bots[seat] as Bot;
    if (!forced && (bot.instant === true || chance() >= STRAY)) {
      thinks = true;
      const verdict = decide(bot, {
        question,
        budget: bot === hardBot ? { iterations } : {},
        view: () => match.view(seat),
        number: botNumbers(numbers, seat, match.answered),
        thinking: () => thinkingOf(match, seat),
      });
      thinks = false;
      value = verdict.value;
      if (bot === hardBot) decisions.push(decidedOf(question, game.advice as Advice, sharesOf(verdict)));
    }
    match.answer(seat, value, forced);
    match.history.length = 0;
  }
  return { courses: coursesOf(rounds.values(), match.state), decisions };
}

/** The shares of the visits of a search. */
function sharesOf({ value, alternatives }: Verdict): Map<Value, number> {
  const visits = alternatives.reduce((sum, { rollouts }) => sum + rollouts, 0);
  // A question with one option is answered without a search.
  if (visits === 0) return new Map([[value, 1]]);
  return new Map(alternatives.map((alternative) => [alternative.value, alternative.rollouts / visits]));
}
