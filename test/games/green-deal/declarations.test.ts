import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/engine/digest.ts';
import { toldBy } from '../../../src/engine/effects.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { optionAt } from '../../../src/engine/question.ts';
import { RolloutUmpire } from '../../../src/engine/umpires.ts';
import {
  candidateObstacle,
  cardRule,
  carryOutAll,
  choose,
  type Declaration,
  momentOf,
  tellChoice,
} from '../../../src/games/green-deal/cards/card.ts';
import { declarations } from '../../../src/games/green-deal/cards/declarations.ts';
import { CARD_IDS } from '../../../src/games/green-deal/cards/index.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import { CATEGORIES } from '../../../src/games/green-deal/state.ts';
import { cardNote, phrases } from '../../../src/games/green-deal/words/en.notes.ts';

// What a card costs and does is declared once. To see that legality, execution, told effects and note come from nowhere
// else, each cost and each effect is left out in turn: whatever it can change must change.

const setting = settingOf(greenDeal, 3);
const { components } = setting;
type Side = 'costs' | 'effects';

const termsOf = (declared: Declaration, side: Side) => declared[side] ?? [];
const parts = declarations.flatMap((declared) =>
  (['costs', 'effects'] as const).flatMap((side) =>
    termsOf(declared, side).map((_, place) => ({ card: declared.id, side, place, declared })),
  ),
);

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
function outcomeOf(declared: Declaration) {
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
    rule.parts.map((part) => part.obstacle(poor) ?? null),
    CATEGORIES.map((category) => candidateObstacle(rule, before, 'lower', category) ?? null),
  ].map((reasons) => digest(reasons.filter((reason) => reason !== null)));
  const at = choose(rule, before, umpire);
  carryOutAll(rule, at, umpire);
  return { text: cardNote(rule, components), told: digest(told), legality, came: digest([rich, at.change]) };
}

/** Parts that can be in nobody's way: gains and losses without an end, and what always counts as complete. */
const MAY_OBSTRUCT = new Set(['cash', 'income', 'level-falls']);

/** A cost of a choice, and what a later question decides, is told there. */
const NOT_TOLD = new Set(['discount', 'bids-last']);

describe('a cost or an effect of an action card is declared once (GD-INV-23, GD-INV-30 to GD-INV-33)', () => {
  it('for all 29 cards, in alphabetic order (GD-GEN-12)', () => {
    expect(declarations.map(({ id }) => id)).toEqual([...CARD_IDS].sort());
    expect(declarations).toHaveLength(29);
    for (const { id, costs = [], effects } of declarations)
      expect([id, costs.length + effects.length]).not.toEqual([id, 0]);
  });

  it('and each has a phrase', () => {
    const used = declarations.flatMap((declared) => {
      const { costs, effects } = cardRule(declared);
      return [...costs, ...effects].map(({ phrase }) => phrase);
    });
    expect([...new Set(used)].sort()).toEqual(Object.keys(phrases).sort());
  });

  it.each(parts)('$card without $side $place reads, tells and does something else', (removed) => {
    const { declared, side, place } = removed;
    const part = cardRule(declared)[side][place]!;
    const rest = { ...declared, [side]: termsOf(declared, side).filter((_, other) => other !== place) };
    // Its choices would be asked in vain.
    const choices = (declared.choices ?? []).filter(({ name }) => name !== part.choice);
    const whole = outcomeOf(declared);
    const less = outcomeOf({ ...rest, choices });
    expect(less.text).not.toBe(whole.text);
    // What a part cannot change is taken as changed.
    const isLoss = (part.figures(components)['by'] ?? 0) < 0 || part.phrase === 'level-falls';
    const isChanged = {
      came: part.isLasting || less.came !== whole.came,
      told: part.isLasting || NOT_TOLD.has(part.phrase) || less.told !== whole.told,
      legality: !MAY_OBSTRUCT.has(part.phrase) || !isLoss || digest(less.legality) !== digest(whole.legality),
    };
    expect(isChanged).toEqual({ came: true, told: true, legality: true });
  });
});
