import type { Effect, Question, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { CARD_RULES, type CardRule, onTaking } from './cards/index.ts';
import type { Components } from './components.ts';
import { type Obstacle, optionObstacle, SIMPLE_VERSION } from './obstacles.ts';
import { CATEGORIES, type Company, type State } from './state.ts';
import { payCashCow } from './sustainability-cards.ts';

const GONE: Obstacle = { because: 'card-gone', rule: 'GD-INV-16' };

/**
 * Why a seat cannot take an action card of the row now: one it cannot bear in full cannot be taken (GD-INV-23); null
 * where it can.
 */
export function actionObstacle(
  state: State,
  components: Components,
  seat: Seat,
  card: string,
): Obstacle | null {
  if (state.variant === 'simple') return SIMPLE_VERSION;
  const company = state.companies[seat]!;
  const full = optionObstacle(company.round, 'action');
  if (full !== null) return full;
  if (!state.market.actions.includes(card)) return GONE;
  return burden(CARD_RULES[card]!, components.actions[card]!.figures, company);
}

/** What of a card the company cannot bear in full (GD-INV-23); null where it can bear all. */
export function burden(
  { costs, effects }: Declared,
  figures: Readonly<Record<string, number>>,
  company: Company,
): Obstacle | null {
  for (const part of costs) {
    const obstacle = part.obstacle(company, figures[part.figure]!);
    if (obstacle !== null) return obstacle;
  }
  // A table may turn a gain into a loss.
  for (const part of effects) {
    const obstacle = part.obstacle(company, figures[part.figure]!);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

/** What a card costs and brings on taking. */
type Declared = Pick<CardRule, 'costs' | 'effects'>;

/** Does what a card does on taking by its costs and effects (GD-INV-31). */
export function carryOutTaking(
  declared: Declared,
  state: State,
  components: Components,
  company: Company,
  card: string,
): void {
  const { figures } = components.actions[card]!;
  for (const part of onTaking(declared))
    part.carryOut(state, components, company, figures[part.figure]!, card);
}

/** What a prompt tells of the costs and effects on taking a card. */
export function tellTaking(
  declared: Declared,
  state: State,
  components: Components,
  company: Company,
  card: string,
): Effect[] {
  const { figures } = components.actions[card]!;
  return onTaking(declared).flatMap((part) => part.tell(state, components, company, figures[part.figure]!));
}

/**
 * A seat takes an action card of the row. What it does on taking is done at once (GD-INV-31): gains and losses, the
 * category of Specialization, Cash Cow's payment for levels already reached.
 */
export function takeAction(state: State, umpire: Umpire<Components>, seat: Seat, card: string): void {
  const { components } = umpire;
  const company = state.companies[seat]!;
  const { uses } = components.actions[card]!;
  const specialization =
    card === 'specialization' ? umpire.choose(specializationQuestion(components, seat)) : null;
  const row = state.market.actions;
  row.splice(row.indexOf(card), 1);
  company.cards.push(card);
  company.round.taken.push(card);
  company.round.actions += 1;
  if (uses > 0) company.uses[card] = uses;
  carryOutTaking(CARD_RULES[card]!, state, components, company, card);
  umpire.log?.({ kind: 'action-taken', seat, rule: CARD_RULES[card]!.rule, figures: { card } });
  if (specialization !== null) {
    company.specialization = CATEGORIES.indexOf(specialization);
    umpire.log?.({
      kind: 'specialization',
      seat,
      rule: 'GD-CARD-24-01',
      figures: { category: specialization },
    });
  }
  if (card === 'cash-cow') {
    for (let category = 0; category < CATEGORIES.length; category += 1) {
      payCashCow(umpire, company, seat, category, -1);
    }
  }
}

function specializationQuestion({ actions }: Components, seat: Seat): Question<(typeof CATEGORIES)[number]> {
  const figures = { discount: actions['specialization']!.figures['discount']! };
  return { seat, ask: 'specialize', shape: 'word', rule: 'GD-CARD-24-01', options: CATEGORIES, figures };
}

/** What taking an action card costs and gives at once. */
export function actionEffects(state: State, components: Components, seat: Seat, card: string): Effect[] {
  const company = state.companies[seat]!;
  const effects: Effect[] = [
    { what: card, note: card },
    ...tellTaking(CARD_RULES[card]!, state, components, company, card),
  ];
  if (card === 'cash-cow') {
    const { level, gain } = components.actions[card]!.figures as { level: number; gain: number };
    const reached = company.levels.filter((own) => own >= level).length;
    const by = Math.min(components.caps.cash - company.cash, reached * gain);
    if (by > 0) effects.push({ what: 'cash', by });
  }
  return effects;
}

/** Whether what the card would do comes too late or is lost in full: a prompt asks once more. */
export function actionCaution(
  state: State,
  components: Components,
  seat: Seat,
  card: string,
): string | undefined {
  const company = state.companies[seat]!;
  const { cash, steps } = components.actions[card]!.figures;
  if (cash !== undefined && cash > 0 && company.cash >= components.caps.cash) return 'cash-at-top';
  if (steps !== undefined && steps > 0 && company.step >= components.caps.income[state.incomeScale]) {
    return 'income-at-top';
  }
  return state.round >= components.rounds && TOO_LATE_IN_LAST_ROUND.includes(card)
    ? 'card-too-late'
    : undefined;
}

/** Cards that nothing in the last round's remainder lets their owner use once they are taken. */
const TOO_LATE_IN_LAST_ROUND: readonly string[] = [
  'hyperinflation',
  'industrial-spying',
  'insider-trading',
  'lawsuit',
  'market-screening',
  'sabotage',
];
