import type { Game, Setting, State } from './game.ts';
import { RolloutUmpire, type Policy } from './umpires.ts';

/** More decisions than any whole game of ours takes: beyond them a game counts as endless. */
const ENDLESS = 200_000;

/** How a game played out by a policy ended. */
export interface Playout {
  /** Decisions of all seats, forced ones included. */
  readonly decisions: number;
  /** Whether the cap cut it short; a finished game says false. */
  readonly endless: boolean;
}

/** Plays a state, in place, to the end of the game with one policy for all seats. Logs nothing, copies nothing. */
export function playOutGame<S extends State, C>(
  game: Game<S, unknown, C>,
  setting: Setting<C>,
  state: S,
  policy: Policy,
  cap = ENDLESS,
): Playout {
  const umpire = new RolloutUmpire(state, setting.components, policy);
  const { steps } = game;
  for (let step = game.next(state); step !== null; step = game.next(state)) {
    const rule = steps[step];
    if (rule === undefined) throw new Error(`${game.id} has no step named ${step}.`);
    rule(state, umpire);
    if (umpire.decisions > cap) return { decisions: umpire.decisions, endless: true };
  }
  return { decisions: umpire.decisions, endless: false };
}
