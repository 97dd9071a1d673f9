import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { LimitComponents } from './figures.ts';
import { crisisCount } from './figures.ts';
import { outcome } from './outcome.ts';
import type { LimitState } from './state.ts';

/**
 * Turns the generation tile and passes the leadership to the left. The game ends after the last generation or when four
 * crisis tiles are in play (LIM-END-01 to LIM-END-04, LR-80).
 */
export function endOfGeneration(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { count, crisesToEnd } = umpire.components.generations;
  const crises = crisisCount(state);
  const last = state.generation >= count;
  state.leader = (state.leader + 1) % state.nations.length;
  state.ended = last || crises >= crisesToEnd;
  const figures = { generation: state.generation, crises, last };
  if (state.ended) {
    const tests = Number(state.options['stressTests']);
    umpire.log?.({ kind: 'game-ends', rule: 'LIM-END-03', figures: { ...figures, tests } });
    return;
  }
  state.generation += 1;
  // Pass marks last for one generation (LIM-POL-30).
  for (const nation of state.nations) nation.passed = false;
  umpire.log?.({ kind: 'generation-ends', rule: 'LIM-END-03', figures });
}

/** Determines the final score of every nation and the winner (LIM-SCO-01 to LIM-SCO-09). */
export function scoring(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const setting: Setting<LimitComponents> = {
    players: state.nations.length,
    options: state.options,
    components: umpire.components,
  };
  const { scores, winners, parts } = outcome(state, setting);
  state.scores = [...scores];
  state.winners = [...winners];
  if (umpire.log === undefined) return;
  parts.forEach((list, seat) => {
    const figures = Object.fromEntries(list.map((part) => [part.source, part.points]));
    umpire.log?.({
      kind: 'scored',
      seat,
      rule: 'LIM-SCO-08',
      figures: { ...figures, total: elementAt(scores, seat) },
    });
  });
  for (const seat of state.winners) {
    const figures = { total: elementAt(scores, seat), tied: winners.length };
    if (winners.length > 1) umpire.log?.({ kind: 'shares-victory', seat, rule: 'LR-84', figures });
    else umpire.log?.({ kind: 'won', seat, rule: 'LIM-SCO-08', figures });
  }
}
