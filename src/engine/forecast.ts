import { clonePlain } from './clone.ts';
import type { Foreseen } from './foreseen.ts';
import type { Game, Setting, State } from './game.ts';
import { offers, optionAt, type Question, type Seat, type Value } from './question.ts';
import { drawNumber, randomStream } from './random.ts';
import type { Report } from './umpire.ts';
import { type Policy, RolloutUmpire } from './umpires.ts';

export type { Foreseen } from './foreseen.ts';

/** The current position of a match. */
interface Standing<S> {
  readonly state: S;
  /** The step under way; null between two steps and at the end. */
  readonly step: string | null;
}

/** The seed of every forecast's stream, so that a forecast reveals nothing of the match's own chance. */
const STREAM = 'forecast';

/**
 * What the rules will do by the end of the round if nobody acts first, from what a seat may know. It is computed on a
 * copy in which everything that the seat cannot know is dealt again, so positions that differ only in secrets have the
 * same forecast. The state itself stays unchanged.
 * @param seat null for a spectator, who knows no seat's secrets
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
  // Dealing again for one seat after another removes everything that only one of them knows.
  for (const each of seats) game.redeal(copy, each, (n) => drawNumber(stream, n), setting);
  copy.random = randomStream(STREAM);
  return game.forecast(copy, seat, setting, step);
}

/** Runs steps of the rules in advance and collects their reports. */
export class ForecastUmpire<C> extends RolloutUmpire<C> {
  /** The reports so far, oldest first. */
  readonly reports: Report[] = [];

  /**
   * @param policy answers for every seat like a player who changes nothing
   * @param draws gives every draw a fixed result; default: the copy's own chance, which no line of a forecast may
   * reveal
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
 * Answers with the first of these words that is offered, otherwise with the first option or the least amount.
 * @param words the answers of a player who changes nothing
 * @param note called with every question
 */
export function answersWith(words: readonly Value[], note: (question: Question) => void = () => {}): Policy {
  return (question) => {
    note(question);
    return words.find((word) => offers(question, word)) ?? optionAt(question, 0);
  };
}
