import { elementAt } from '../../engine/checked.ts';
import type { Barred, Question, Seat } from '../../engine/question.ts';
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
import type { LimitComponents } from './figures.ts';
import { CLASSES, type LimitState, type Nation, type SocialClass } from './state.ts';

type Direction = 'raise' | 'lower';

/** Asks which class moves by one step; only legal steps are offered (LIM-LIV-03, LIM-LIV-04). */
export function classQuestion(
  nation: Nation,
  seat: Seat,
  direction: Direction,
  rule: string,
  left: number,
): Question<SocialClass> {
  const may = direction === 'raise' ? canRaise : canLower;
  const options: SocialClass[] = [];
  for (let index = 0; index < CLASSES.length; index += 1) {
    if (may(nation, index)) options.push(elementAt(CLASSES, index));
  }
  return {
    seat,
    ask: direction,
    shape: 'class',
    rule,
    options,
    figures: { left },
    barred: () =>
      CLASSES.filter((name) => !options.includes(name)).map((name) => classBarred(nation, name, direction)),
    tell: (option) => {
      const from = elementAt(nation.classes, CLASSES.indexOf(option));
      return [{ what: option, from, to: direction === 'raise' ? from + 1 : from - 1 }];
    },
  };
}

/** Why a class may not move: it is at the end of its scale, or level with its neighbour. */
function classBarred(nation: Nation, name: SocialClass, direction: Direction): Barred {
  const index = CLASSES.indexOf(name);
  const have = elementAt(nation.classes, index);
  if (direction === 'raise') {
    const above = index === 0 ? TOP_STANDARD : elementAt(nation.classes, index - 1);
    return {
      option: name,
      because: 'class-order',
      rule: 'LIM-LIV-03',
      need: Math.min(above, TOP_STANDARD) - 1,
      have,
      of: 'at-most',
    };
  }
  const below = index === CLASSES.length - 1 ? 1 : elementAt(nation.classes, index + 1);
  return { option: name, because: 'class-order', rule: 'LIM-LIV-04', need: below + 1, have, of: 'at-least' };
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
    const chosen = umpire.choose(classQuestion(nation, seat, 'raise', rule, left));
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
    const chosen = umpire.choose(classQuestion(nation, seat, 'lower', rule, left));
    lowerClass(nation, CLASSES.indexOf(chosen));
    umpire.log?.({ kind: 'class-fell', seat, rule, figures: { class: chosen } });
  }
}
