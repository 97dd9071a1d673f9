import type { Game, Setting, State } from './game.ts';
import { STOP } from './stop.ts';
import { type Policy, RolloutUmpire } from './umpires.ts';

/** More decisions than any of our games takes; beyond them a game counts as endless. */
const ENDLESS = 200_000;

/** The result of playing a game to its end with a policy. */
export interface Playout {
  /** The number of decisions of all seats, forced ones included. */
  readonly decisions: number;
  /** Whether the limit cut it short; false for a finished game. */
  readonly endless: boolean;
}

export interface PlayoutLimits<S> {
  /** The limit of decisions; a game that takes more counts as endless. */
  readonly decisions?: number;
  /** Ends the playout between two steps as soon as this holds. */
  endsBefore?(state: S): boolean;
}

/** Plays a state, in place, to the end of the game with one policy for all seats. Logs nothing, copies nothing. */
export function playOutGame<S extends State, C>(
  game: Game<S, unknown, C>,
  setting: Setting<C>,
  state: S,
  policy: Policy,
  limits: PlayoutLimits<S> = {},
): Playout {
  const cap = limits.decisions ?? ENDLESS;
  const umpire = new RolloutUmpire(state, setting.components, policy, cap);
  const { steps } = game;
  let begun = 0;
  try {
    for (let step = game.next(state); step !== null; step = game.next(state)) {
      if (limits.endsBefore?.(state) === true) break;
      const rule = steps[step];
      if (rule === undefined) throw new Error(`${game.id} has no step named ${step}.`);
      // Steps without questions can loop endlessly, too.
      begun += 1;
      if (begun > ENDLESS) throw STOP;
      rule(state, umpire);
    }
  } catch (thrown) {
    if (thrown !== STOP) throw thrown;
    return { decisions: umpire.decisions, endless: true };
  }
  return { decisions: umpire.decisions, endless: false };
}
