import { digest } from '../../src/engine/digest.ts';
import { carryOutAll, toldBy } from '../../src/engine/effects.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt } from '../../src/engine/question.ts';
import { RolloutUmpire } from '../../src/engine/umpires.ts';
import {
  candidateObstacle,
  cardRule,
  choose,
  type Declaration,
  momentOf,
  tellChoice,
} from '../../src/games/green-deal/cards/card.ts';
import { declarations } from '../../src/games/green-deal/cards/declarations.ts';
import { figureOf } from '../../src/games/green-deal/figures.ts';
import { greenDeal } from '../../src/games/green-deal/index.ts';
import { CATEGORIES } from '../../src/games/green-deal/state.ts';
import { cardNote } from '../../src/games/green-deal/words/en/notes.ts';
import type { Outcome, Removal } from './removal.ts';

const setting = settingOf(greenDeal, 3);
const { components } = setting;
const SIDES = ['costs', 'effects'] as const;

/** Companies in the middle of their scales, with tiles, cards and projects to count; or with nothing at all. */
function position(isRich: boolean, card: string) {
  const state = setUp(greenDeal, setting, 'oak');
  state.companies.forEach((company, seat) => {
    company.cash = isRich ? 20 : 0;
    company.step = isRich ? 10 : 0;
    company.levels = isRich ? [9, 8, 5, 3] : [0, 0, 0, 0];
    company.projects = isRich ? ['E1a'] : [];
    company.cards = seat === 0 ? [card] : [];
  });
  if (isRich) {
    const { cols } = components.maps[3]!;
    for (const cell of [0, 1, cols, cols + 1]) state.map[cell] = 11;
  }
  return state;
}

/** Everything that follows from a declaration. */
function outcomeOf(declared: Declaration): Outcome {
  const rule = cardRule(declared);
  const rich = position(true, rule.id);
  const umpire = new RolloutUmpire(rich, components, (question) => optionAt(question, 0));
  const before = momentOf(rich, components, 0);
  const told = [
    toldBy(rule.parts, before),
    (['lower', 'raise'] as const).flatMap((name) => tellChoice(rule, before, name, 'social')),
  ];
  const poor = momentOf(position(false, rule.id), components, 0);
  const legality = [
    rule.parts.map((part) => part.obstacle?.(poor) ?? null),
    CATEGORIES.map((category) => candidateObstacle(rule, before, 'lower', category) ?? null),
  ].map((reasons) => reasons.filter((reason) => reason !== null));
  const at = choose(rule, before, umpire);
  carryOutAll(rule.parts, at, umpire);
  return {
    text: cardNote(rule, components),
    told: digest(told),
    legality: digest(legality),
    effect: digest([rich, at.change]),
  };
}

/** Parts that can never be an obstacle: unlimited gains and losses, and what always counts as complete. */
const MAY_OBSTRUCT = new Set(['cash', 'income', 'level-falls']);

/** A cost of a choice, and what a later question decides, is told there. */
const NOT_TOLD = new Set(['discount', 'bids-last']);

/** Each cost and effect of the action cards (GD-INV-23, GD-INV-30 to GD-INV-33). */
export const greenDealRemovals: readonly Removal[] = declarations.flatMap((declared) => {
  const rule = cardRule(declared);
  return SIDES.flatMap((side) =>
    rule[side].map((part, place): Removal => {
      const { phrase, names, isLasting, choice } = part;
      const [first] = names;
      const isLoss =
        phrase === 'level-falls' || (first !== undefined && figureOf(components, rule.id, first) < 0);
      return {
        of: rule.id,
        side,
        place,
        phrase,
        whole: () => outcomeOf(declared),
        less: () => {
          const rest = (declared[side] ?? []).filter((_, other) => other !== place);
          // Its choices would be asked in vain.
          const choices = (declared.choices ?? []).filter(({ name }) => name !== choice);
          return outcomeOf({ ...declared, [side]: rest, choices });
        },
        same: [
          ...(isLoss && MAY_OBSTRUCT.has(phrase) ? [] : (['legality'] as const)),
          ...(isLasting ? (['effect'] as const) : []),
          ...(isLasting || NOT_TOLD.has(phrase) ? (['told'] as const) : []),
        ],
      };
    }),
  );
});
