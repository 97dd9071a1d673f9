import type { Game, Setting, State } from './game.ts';
import { STOP } from './stop.ts';
import { type Policy, RolloutUmpire } from './umpires.ts';

/** More decisions than any whole game of ours takes: beyond them a game counts as endless. */
const ENDLESS = 200_000;

/** How a game played out by a policy ended. */
export interface Playout {
  /** Decisions of all seats, forced ones included. */
  readonly decisions: number;
  /** Whether the cap cut it short; a finished game says false. */
  readonly endless: boolean;
}

export interface PlayoutLimits<S> {
  /** The most decisions; a game that takes more counts as endless. */
  readonly decisions?: number;
  /** Ends between two steps as soon as this holds, with the game as it is then. */
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
      // Steps that ask nothing can go round in circles, too.
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
