import { elementAt } from '../../engine/checked.ts';
import type { Umpire } from '../../engine/umpire.ts';
import {
  lowerUnrest,
  nationAt,
  raiseClass,
  raisePlant,
  returnDisruption,
  stepsUp,
  turnOrder,
} from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { classQuestion } from './living-standard.ts';
import { CLASSES, type LimitState } from './state.ts';

/** If all nations are in one military alliance, the world disarms, once per game (LIM-ALL-27 to LIM-ALL-33, LR-78). */
export function demilitarize(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { components } = umpire;
  const { demilitarizedFromLevel, demilitarizationDisruption } = components.alliance;
  state.demilitarized = true;
  umpire.log?.({ kind: 'demilitarization', rule: 'LIM-ALL-27' });
  const order = turnOrder(state);
  for (const seat of order) {
    const nation = nationAt(state, seat);
    if (nation.production.military >= (demilitarizedFromLevel as number))
      raisePlant(components, nation, 'industrial');
    nation.production.military = 1;
    nation.military = 0;
    lowerUnrest(components, nation, 1);
    returnDisruption(state, nation, demilitarizationDisruption as number);
    umpire.log?.({ kind: 'disarmed', seat, rule: 'LIM-ALL-30' });
  }
  const rising = order.filter((seat) => stepsUp(nationAt(state, seat)) > 0);
  const chosen = umpire.together(rising, (seat) =>
    umpire.choose(
      classQuestion({
        state,
        components: umpire.components,
        seat,
        nation: nationAt(state, seat),
        direction: 'raise',
        rule: 'LIM-ALL-31',
        left: 1,
      }),
    ),
  );
  rising.forEach((seat, place) => {
    const name = elementAt(chosen, place);
    raiseClass(nationAt(state, seat), CLASSES.indexOf(name));
    umpire.log?.({ kind: 'class-rose', seat, rule: 'LIM-ALL-31', figures: { class: name } });
  });
}
