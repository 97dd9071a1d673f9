import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomPolicy } from '../../src/bots/random.ts';
import { digest } from '../../src/engine/digest.ts';
import type { Game, Setting, State } from '../../src/engine/game.ts';
import { Match, setUp } from '../../src/engine/match.ts';
import type { Question, Seat } from '../../src/engine/question.ts';

/** A match of random answers, short enough to keep: any change of the rules that touches it shows. */
export interface GoldenMatch {
  readonly game: string;
  readonly edition: number;
  readonly players: number;
  readonly options: Setting['options'];
  readonly seed: string;
  /** The state at the end of each round, and the answers up to there. */
  readonly rounds: readonly { readonly round: number; readonly answers: number; readonly digest: string }[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

const FOLDER = new URL('../golden/', import.meta.url);

/** Plays the match of this seed with the random bot at every seat. */
export function playGolden<S extends State, V, C>(
  game: Game<S, V, C>,
  setting: Setting<C>,
  seed: string,
): GoldenMatch {
  const rounds: GoldenMatch['rounds'][number][] = [];
  const start = setUp(game, setting, seed);
  let round = game.round(start);
  let answers = 0;
  const match = new Match(game, setting, start, {
    onStepEnd: (stage, after, nextStep) => {
      answers += stage.answers.length;
      if (game.round(after) === round && nextStep !== null) return;
      rounds.push({ round, answers, digest: digest(after) });
      round = game.round(after);
    },
  });
  const policy = randomPolicy(seed);
  while (!match.over) {
    const question = match.open[0] as Question;
    match.answer(question.seat, policy(question));
  }
  const { scores, winners } = game.outcome(match.state, setting);
  const { players, options } = setting;
  return { game: game.id, edition: game.edition, players, options, seed, rounds, scores, winners };
}

/** The stored match of this name; it is written again if `UPDATE_GOLDEN` is set in the environment. */
export function storedGolden(name: string, played: GoldenMatch): GoldenMatch {
  const file = fileURLToPath(new URL(`${name}.json`, FOLDER));
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${tidyJson(played)}\n`);
  }
  if (!existsSync(file))
    throw new Error(`No golden match ${name} is stored: run the test once with UPDATE_GOLDEN=1.`);
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenMatch;
}

/** JSON as the formatter of the repository leaves it: lists of numbers on one line. */
function tidyJson(value: unknown): string {
  const list = (_: string, numbers: string) => `[${numbers.trim().split(/,\s*/).join(', ')}]`;
  return JSON.stringify(value, null, 2).replace(/\[([\d\s,-]+)\]/g, list);
}
