import type { RuleId } from '../../../engine/question.ts';
import { cash, income, points, type TakingPart } from './taking-parts.ts';

/**
 * When an action card works: at once on taking, from taking to the end, when its owner plays it, or after round 10
 * (GD-INV-30 to GD-INV-33).
 */
export type CardKind = 'instant' | 'permanent' | 'hand' | 'endgame';

/** What is declared of an action card. Figures and names are component data. */
export interface CardRule {
  readonly kind: CardKind;
  /** Every figure that the rules read of it. */
  readonly figures: readonly string[];
  readonly rule: RuleId;
  /** What taking it costs, and what it brings at once. */
  readonly costs: readonly TakingPart[];
  readonly effects: readonly TakingPart[];
}

function card(kind: CardKind, rule: RuleId, ...figures: string[]): CardRule {
  return { kind, rule, figures, costs: NOTHING, effects: NOTHING };
}

const NOTHING: readonly TakingPart[] = [];

/** A card that costs or brings something as soon as it is taken; `later` names the figures that are read afterwards. */
function taken(
  kind: CardKind,
  rule: RuleId,
  { costs = NOTHING, effects = NOTHING }: { costs?: readonly TakingPart[]; effects?: readonly TakingPart[] },
  ...later: string[]
): CardRule {
  const figures = [...costs, ...effects].map(({ figure }) => figure);
  return { kind, rule, figures: [...figures, ...later], costs, effects };
}

/** Everything that happens on taking a card, costs first. */
export function onTaking({ costs, effects }: Pick<CardRule, 'costs' | 'effects'>): readonly TakingPart[] {
  return [...costs, ...effects];
}

/** The 29 action cards in alphabetic order (GD-GEN-12); Tax Refund is none of them (GD-TAX-07). */
export const CARD_RULES: Readonly<Record<string, CardRule>> = {
  award: card('endgame', 'GD-CARD-1-01', 'perProject'),
  bribe: card('permanent', 'GD-CARD-2-01'),
  'cash-cow': card('permanent', 'GD-CARD-3-01', 'level', 'gain'),
  cluster: card('endgame', 'GD-CARD-4-01', 'perBlock'),
  'competitive-analysis': card('permanent', 'GD-CARD-5-01'),
  'dumping-wages': taken('instant', 'GD-CARD-6-01', { costs: [points], effects: [income] }),
  frontrunner: card('endgame', 'GD-CARD-7-01', 'perCategory', 'level'),
  'good-tax-morale': taken('instant', 'GD-CARD-8-01', { costs: [cash], effects: [points] }),
  growth: card('endgame', 'GD-CARD-9-01', 'perTile'),
  'hire-lawyer': card('permanent', 'GD-CARD-10-01'),
  hyperactive: card('endgame', 'GD-CARD-11-01', 'perCard'),
  hyperinflation: card('hand', 'GD-CARD-12-01'),
  'industrial-spying': card('hand', 'GD-CARD-13-01'),
  'insider-trading': card('permanent', 'GD-CARD-14-01'),
  internationalization: card('hand', 'GD-CARD-15-01'),
  latitude: card('endgame', 'GD-CARD-16-01', 'perTile'),
  lawsuit: card('hand', 'GD-CARD-17-01', 'loss'),
  'market-screening': card('hand', 'GD-CARD-18-01'),
  'pr-analysis': card('permanent', 'GD-CARD-19-01'),
  'pr-consultant': card('permanent', 'GD-CARD-20-01', 'pricePerPoint', 'pointsPerRound'),
  'pr-machine': card('permanent', 'GD-CARD-21-01', 'perCategory'),
  'resource-transfer': card('hand', 'GD-CARD-22-01', 'down', 'up'),
  sabotage: card('hand', 'GD-CARD-23-01'),
  specialization: card('permanent', 'GD-CARD-24-01', 'discount'),
  'super-dividends': taken('permanent', 'GD-CARD-25-01', { effects: [points] }, 'perDividend'),
  'sustainability-report': card('endgame', 'GD-CARD-26-01', 'perLevel'),
  'tax-evasion': taken('instant', 'GD-CARD-27-01', { costs: [points], effects: [cash] }),
  'tough-competition': card('permanent', 'GD-CARD-28-01', 'bonus'),
  'tricky-accounting': card('endgame', 'GD-CARD-29-01', 'rise'),
};

/** Ids of the action cards, in the rulebook's alphabetic order. */
export const CARD_IDS: readonly string[] = Object.keys(CARD_RULES);

/** Hand cards that are played in the owner's own investment turn, in the order of a menu (GD-INV-30). */
export const TURN_CARDS = ['market-screening', 'resource-transfer'] as const;
