import { clonePlain } from './clone.ts';
import type { Foreseen } from './foreseen.ts';
import type { Game, Setting, State } from './game.ts';
import { offers, optionAt, type Question, type Seat, type Value } from './question.ts';
import { draw, randomStream } from './random.ts';
import type { Report } from './umpire.ts';
import { type Policy, RolloutUmpire } from './umpires.ts';

export type { Foreseen } from './foreseen.ts';

/** Where a match stands. */
interface Standing<S> {
  readonly state: S;
  /** The step under way; null between two steps, and at the end. */
  readonly step: string | null;
}

/** The stream of every forecast: nothing of the match's own chance is known to anybody. */
const STREAM = 'forecast';

/**
 * What the rules will do next on what a seat may know, up to the end of the round, if nobody changes anything first. It
 * is worked out on a copy in which everything that the seat cannot know is dealt anew, so positions that differ in
 * secrets alone have the same forecast. The state stays as it is.
 * @param seat null: a spectator, who knows nothing that any seat keeps secret
 */
export function forecastOf<S extends State, C>(
  game: Game<S, unknown, C>,
  setting: Setting<C>,
  { state, step }: Standing<S>,
  seat: Seat | null,
): readonly Foreseen[] {
  const copy = clonePlain(state);
  const stream = randomStream(STREAM);
  const seats = seat === null ? Array.from({ length: setting.players }, (_, each) => each) : [seat];
  // Dealt anew for one seat after the other, nothing that only one of them knows is left.
  for (const each of seats) game.redeal(copy, each, (n) => draw(stream, n), setting);
  copy.random = randomStream(STREAM);
  return game.forecast(copy, seat, setting, step);
}

/** Runs steps of the rules ahead and keeps what they report. */
export class ForecastUmpire<C> extends RolloutUmpire<C> {
  /** What the steps have reported so far, oldest first. */
  readonly reports: Report[] = [];

  /**
   * @param policy answers for every seat, as somebody would who changes nothing
   * @param draws gives every draw a fixed result; default: the copy's own chance, which no line of a forecast may show
   */
  constructor(
    state: State,
    components: C,
    policy: Policy,
    private readonly draws?: (n: number) => number,
  ) {
    super(state, components, policy);
  }

  override random(n: number): number {
    return this.draws?.(n) ?? super.random(n);
  }

  log(report: Report): void {
    this.reports.push(report);
  }
}

/**
 * Answers with the first of these words that is offered, else with the first option or the least amount.
 * @param words what somebody answers who changes nothing
 * @param note told of every question
 */
export function answersWith(words: readonly Value[], note: (question: Question) => void = () => {}): Policy {
  return (question) => {
    note(question);
    return words.find((word) => offers(question, word)) ?? optionAt(question, 0);
  };
}
