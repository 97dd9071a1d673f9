import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { LimitComponents } from './figures.ts';
import { scoreParts } from './scoring.ts';
import type { LimitState } from './state.ts';
import type { LimitView, NationView } from './view.ts';

/** The value in points of a resource or card while generations remain. These rough weights are our own. */
const PROSPECTS = {
  renewable: 0.15,
  industrial: 0.2,
  military: 0.25,
  fossil: 0.5,
  output: 0.35,
  card: 0.4,
  unrest: -0.6,
};

/** The nation's score now plus its prospects, minus the best rival's. In solo mode there is no rival. */
export function evaluate(view: LimitView, _setting: Setting<LimitComponents>): number {
  if (view.seat === null) return 0;
  const remaining = view.ended ? 0 : (view.generations - view.generation + 1) / view.generations;
  return lead(
    view.nations.map((nation) => nation.score + remaining * prospects(nation)),
    view.seat,
  );
}

/** The final lead in scores once the game has ended; undefined before. */
export function finalStanding(
  state: LimitState,
  seat: Seat,
  setting: Setting<LimitComponents>,
): number | undefined {
  if (!state.ended) return undefined;
  const scores = state.nations.map((_, nation) =>
    scoreParts(state, nation, setting).reduce((sum, { points }) => sum + points, 0),
  );
  return lead(scores, seat);
}

/** A seat's lead over its best rival; without a rival, its whole worth. */
function lead(worth: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  worth.forEach((each, other) => {
    if (other !== seat) best = Math.max(best, each);
  });
  const own = elementAt(worth, seat);
  return Number.isFinite(best) ? own - best : own;
}

function prospects(nation: NationView): number {
  const { output } = nation;
  return (
    PROSPECTS.renewable * Math.min(nation.renewable, nation.population) +
    PROSPECTS.industrial * Math.min(nation.industrial, nation.population) +
    PROSPECTS.military * Math.min(nation.military, nation.population) +
    PROSPECTS.fossil * nation.fossil +
    PROSPECTS.output * (output.renewable + output.industrial + output.military) +
    PROSPECTS.card * nation.handSize +
    PROSPECTS.unrest * Math.max(0, nation.unrest - 6)
  );
}
