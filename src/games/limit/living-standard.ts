import { elementAt } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { RuleId, Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import {
  canLower,
  canRaise,
  lowerClass,
  nationAt,
  raiseClass,
  stepsDown,
  TOP_STANDARD,
} from './board-changes.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import { situationOf } from './situation.ts';
import { CLASSES, type LimitState, type Nation, type SocialClass } from './state.ts';

type Direction = 'raise' | 'lower';

interface ClassOccasion extends LimitOccasion {
  readonly nation: Nation;
  readonly direction: Direction;
  readonly rule: RuleId;
  /** How many steps are left. */
  readonly left: number;
}

/** Asks which class moves by one step; only legal steps are offered (LIM-LIV-03, LIM-LIV-04). */
export const classQuestion = questionKind<ClassOccasion, SocialClass>({
  ask: ({ direction }) => direction,
  shape: 'class',
  rule: ({ rule }) => rule,
  options: () => CLASSES,
  obstacle: ({ nation, direction }, name) => classObstacle(nation, name, direction),
  figures: ({ left }) => ({ left }),
  situation: situationOf,
  tell({ nation, direction }, option) {
    const from = elementAt(nation.classes, CLASSES.indexOf(option));
    return [{ what: option, from, to: direction === 'raise' ? from + 1 : from - 1 }];
  },
});

/** Why a class may not move: it is at the end of its scale, or level with its neighbour. */
function classObstacle(nation: Nation, name: SocialClass, direction: Direction): Obstacle | undefined {
  const index = CLASSES.indexOf(name);
  if (direction === 'raise' ? canRaise(nation, index) : canLower(nation, index)) return undefined;
  const have = elementAt(nation.classes, index);
  if (direction === 'raise') {
    const above = index === 0 ? TOP_STANDARD : elementAt(nation.classes, index - 1);
    const need = Math.min(above, TOP_STANDARD) - 1;
    return { because: 'class-order', rule: 'LIM-LIV-03', need, have, of: 'at-most' };
  }
  const below = index === CLASSES.length - 1 ? 1 : elementAt(nation.classes, index + 1);
  return { because: 'class-order', rule: 'LIM-LIV-04', need: below + 1, have, of: 'at-least' };
}

/**
 * The nation raises its classes by `steps` single steps of its choice; the caller has checked that there is room for
 * all.
 */
export function raiseByChoice(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  steps: number,
  rule: string,
): void {
  const nation = nationAt(state, seat);
  for (let left = steps; left > 0; left -= 1) {
    const chosen = umpire.choose(
      classQuestion({ state, components: umpire.components, seat, nation, direction: 'raise', rule, left }),
    );
    raiseClass(nation, CLASSES.indexOf(chosen));
  }
}

/**
 * The nation lowers its classes by `steps` single steps of its choice; a step that no class can take is lost
 * (LIM-LIV-08, LR-23).
 */
export function lowerByChoice(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  steps: number,
  rule: string,
): void {
  const nation = nationAt(state, seat);
  for (let left = Math.min(steps, stepsDown(nation)); left > 0; left -= 1) {
    const chosen = umpire.choose(
      classQuestion({ state, components: umpire.components, seat, nation, direction: 'lower', rule, left }),
    );
    lowerClass(nation, CLASSES.indexOf(chosen));
    umpire.log?.({ kind: 'class-fell', seat, rule, figures: { class: chosen } });
  }
}
