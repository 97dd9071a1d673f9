import { decide } from '../../src/bots/bot.ts';
import { hardBot } from '../../src/bots/hard.ts';
import { leaningPolicy, searchWeightsOf } from '../../src/bots/leaning.ts';
import { botSeed } from '../../src/bots/random.ts';
import type { State } from '../../src/engine/game.ts';
import { Match, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { nextNumber, type RandomStream, splitStream } from '../../src/engine/random.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import type { Sample } from './network.ts';
import type { Subject } from './subjects.ts';

/** The share of a thinking bot's answers that are replaced by likely ones, so that more positions are learnt. */
const STRAY = 0.06;

type InputsOfSeats = readonly (readonly number[])[];

function inputsOfSeats(
  { inputsOf }: Subject,
  setting: ReturnType<Subject['table']>,
  state: unknown,
): InputsOfSeats {
  return Array.from({ length: setting.players }, (_, seat) => inputsOf(state, setting, seat));
}

function samplesOf(
  { target }: Subject,
  setting: ReturnType<Subject['table']>,
  rounds: readonly InputsOfSeats[],
  end: unknown,
): Sample[] {
  const targets = Array.from({ length: setting.players }, (_, seat) => target(end, setting, seat));
  return rounds.flatMap((seats) =>
    seats.map((inputs, seat): Sample => ({ inputs, target: targets[seat] as number })),
  );
}

/**
 * The samples of a game in which every seat plays by leanings.
 * @param kept the share of positions that become samples, 0 to 1
 */
export function leaningSamples(
  subject: Subject,
  number: number,
  seed: string,
  stream: RandomStream,
  kept: number,
): Sample[] {
  const { game } = subject;
  const setting = subject.table(number);
  const state = setUp(game, setting, `${seed}/leaning/${number}`);
  const rounds: InputsOfSeats[] = [];
  playOutGame(game, setting, state, leaningPolicy(searchWeightsOf(game.advice), splitStream(stream)), {
    endsBefore(now) {
      if (subject.isHorizon(now) && nextNumber(stream) < kept * 4294967296)
        rounds.push(inputsOfSeats(subject, setting, now));
      return false;
    },
  });
  return samplesOf(subject, setting, rounds, state);
}

/** The samples of a game in which every seat is a hard bot. */
export function thoughtSamples(
  subject: Subject,
  number: number,
  seed: string,
  stream: RandomStream,
  iterations: number,
): Sample[] {
  const { game } = subject;
  const setting = subject.table(number);
  const ownSeed = `${seed}/thought/${number}`;
  const rounds: InputsOfSeats[] = [];
  let latest = -1;
  // Some horizons lie between two steps that ask nothing, so they are noticed where the game looks for its next step.
  const next = (state: State): string | null => {
    if (subject.isHorizon(state) && game.round(state) !== latest) {
      latest = game.round(state);
      rounds.push(inputsOfSeats(subject, setting, state));
    }
    return game.next(state);
  };
  const watched = Object.create(game, { next: { value: next } }) as AnyGame;
  const match = new Match(watched, setting, setUp(game, setting, ownSeed));
  const own = Object.create(match, { game: { value: game } }) as typeof match;
  const policy = leaningPolicy(searchWeightsOf(game.advice), splitStream(stream));
  const numbers = botSeed(ownSeed);
  while (!match.over) {
    const question = match.open[0] as Question;
    const { seat } = question;
    const forced = optionCount(question) === 1;
    let value = forced ? optionAt(question, 0) : policy(question);
    if (!forced && nextNumber(stream) >= STRAY * 4294967296) {
      value = decide(hardBot, {
        question,
        budget: { iterations },
        view: () => match.view(seat),
        number: botNumbers(numbers, seat, match.answered),
        thinking: () => thinkingOf(own, seat),
      }).value;
    }
    match.answer(seat, value, forced);
    match.history.length = 0;
  }
  return samplesOf(subject, setting, rounds, match.state);
}
