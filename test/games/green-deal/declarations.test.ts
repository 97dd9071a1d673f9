import { describe, expect, it } from 'vitest';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { burden, carryOutTaking, tellTaking } from '../../../src/games/green-deal/action-cards.ts';
import { CARD_RULES, type CardRule, onTaking } from '../../../src/games/green-deal/cards/index.ts';
import type { TakingPart } from '../../../src/games/green-deal/cards/taking-parts.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import { pointsOf } from '../../../src/games/green-deal/state.ts';
import { takingText } from '../../../src/games/green-deal/words/en.notes.ts';

const setting = settingOf(greenDeal, 3);
const { components } = setting;
type Declared = Pick<CardRule, 'costs' | 'effects'>;

/** What one declaration comes to, for a company with nothing and for one in the middle of its scales. */
function outcomeOf(declared: Declared, card: string) {
  const state = setUp(greenDeal, setting, 'oak');
  const company = state.companies[0]!;
  const { figures } = components.actions[card]!;
  const poor = { ...company, cash: 0, step: 0 };
  const told = tellTaking(declared, state, components, company, card);
  const before = { cash: company.cash, steps: company.step, points: pointsOf(company) };
  carryOutTaking(declared, state, components, company, card);
  return {
    legality: burden(declared, figures, poor),
    told: Object.fromEntries(told.map(({ what, by }) => [what, by])),
    came: {
      cash: company.cash - before.cash,
      steps: company.step - before.steps,
      points: pointsOf(company) - before.points,
    } as Record<string, number>,
    text: takingText(declared, figures),
  };
}

const without = (parts: readonly TakingPart[], part: TakingPart) => parts.filter((other) => other !== part);
const declared = Object.entries(CARD_RULES).filter(([, rule]) => onTaking(rule).length > 0);
const parts = declared.flatMap(([card, rule]) =>
  onTaking(rule).map((part) => [card, part.figure, rule, part] as const),
);

describe('a cost or an effect on taking a card is declared once (GD-INV-23, GD-INV-31)', () => {
  it('for four cards at least', () => {
    expect(declared.map(([card]) => card)).toEqual(
      expect.arrayContaining(['dumping-wages', 'good-tax-morale', 'super-dividends', 'tax-evasion']),
    );
  });

  it.each(declared)('%s does what it tells', (card, rule) => {
    const { told, came } = outcomeOf(rule, card);
    for (const { figure } of onTaking(rule)) expect(told[figure]).toBe(came[figure]);
  });

  it.each(parts)('%s without its %s reads, tells and does something else', (card, figure, rule, part) => {
    const whole = outcomeOf(rule, card);
    const less = outcomeOf({ costs: without(rule.costs, part), effects: without(rule.effects, part) }, card);
    expect(less.text).not.toBe(whole.text);
    expect(less.told).not.toEqual(whole.told);
    expect(less.came[figure]).toBe(0);
    expect(whole.came[figure]).not.toBe(0);
  });

  it('a cost in Cash that is taken away no longer bars the card', () => {
    const costs = parts.filter(([, figure, rule, part]) => figure === 'cash' && rule.costs.includes(part));
    expect(costs.length).toBeGreaterThan(0);
    for (const [card, , rule, part] of costs) {
      expect(outcomeOf(rule, card).legality).toMatchObject({ because: 'money', rule: 'GD-INV-23' });
      expect(outcomeOf({ ...rule, costs: without(rule.costs, part) }, card).legality).toBeNull();
    }
  });
});
