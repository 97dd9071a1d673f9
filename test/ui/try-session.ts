import type { Setting, State } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { SCENARIO_SEED } from '../../src/engine/scenario.ts';
import { games } from '../../src/games/index.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { sayOf } from '../../src/table/session.ts';
import type { TrySession } from '../../src/ui/try-session.ts';

/** A rule-checking session of a game, with as few seats as it has, at least two, from its set-up. */
export async function trySessionOf(id: string): Promise<TrySession> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  const players = Math.max(2, game.seats.from);
  const setting = settingOf(game, players);
  const setUpAnew = (now: Setting): State => setUp(game, now, SCENARIO_SEED);
  const words = await game.words();
  const sitters = Array.from({ length: players }, (_, seat) => ({ seat, name: `Seat ${seat}` }));
  const desk = new RuleDesk(game, { setting, base: setUpAnew(setting), step: null, answers: [] }, setUpAnew);
  return { desk, title: game.title, words, say: sayOf(words, sitters), sitters };
}
