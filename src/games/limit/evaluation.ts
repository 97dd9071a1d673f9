import type { Setting } from '../../engine/game.ts';
import type { LimitComponents } from './components.ts';
import type { LimitView, NationView } from './view.ts';

/** What a resource or card is worth in points while generations remain: rough weights of our own. */
const PROSPECTS = {
  renewable: 0.15,
  industrial: 0.2,
  military: 0.25,
  fossil: 0.5,
  output: 0.35,
  card: 0.4,
  unrest: -0.6,
};

/**
 * The score that the nation would have now, with something for what still works for it, less the best rival's.
 * In solo mode there is no rival.
 */
export function evaluateLimit(view: LimitView, _setting: Setting<LimitComponents>): number {
  if (view.seat === null) return 0;
  const remaining = view.ended ? 0 : (view.generations - view.generation + 1) / view.generations;
  const worth = view.nations.map((nation) => nation.score + remaining * prospects(nation));
  const own = worth[view.seat] as number;
  const rivals = worth.filter((_, seat) => seat !== view.seat);
  return rivals.length === 0 ? own : own - Math.max(...rivals);
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
