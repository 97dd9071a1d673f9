import { present } from '../../../engine/checked.ts';
import { type Obstacle, shortage } from '../../../engine/effects.ts';
import type { RuleId } from '../../../engine/question.ts';
import { boardOf, nationAt, plantRoom, stepsDown, stepsUp } from '../board-changes.ts';
import { moneyOfAll } from '../contributions.ts';
import { cardsInDecks } from '../decks.ts';
import { helpInReach } from '../help.ts';
import { canMove, canTrade } from '../marketplace.ts';
import { type Plant, STAR } from '../state.ts';
import { type Amount, amountAt } from './amounts.ts';
import type { BoundCard } from './bound-card.ts';
import { type At, targetOf } from './moment.ts';

/** What a need counts: something of the card's player, of its target, or of the table. */
export type Counted =
  | 'money'
  | 'industrial'
  | 'military'
  | 'fossil'
  | 'unrest-room'
  | 'bank'
  | 'steps-up'
  | 'steps-down'
  | 'target-money'
  | 'target-territory'
  | 'target-steps-up'
  | 'levels-up'
  | 'money-of-all'
  | 'transactions'
  | 'transactions-after-move'
  | 'disruption'
  | 'industrial-plant'
  | 'cards-in-decks'
  | 'played-cards'
  | 'colonization-reserve';

/** The condition of a part, as data: at least a given amount of `counted` is available. */
export interface Need {
  readonly counted: Counted;
  readonly because: string;
  readonly rule: RuleId | ((at: At) => RuleId);
  /** The word that the reason names; default: what is counted. */
  readonly of?: string;
  /**
   * The amount needed as printed, or `all-taken` for all that the card takes from the purse; default: the part's
   * amount.
   */
  readonly least?: number | 'all-taken';
}

/** More than any card needs. */
const BOUNDLESS = 1_000_000;

/** The available amount of what a card's need counts. */
function available(at: At, counted: Counted, card: BoundCard): number {
  const { state, components, seat, nation } = at;
  switch (counted) {
    // Economic allies may add to one's own (LIM-ALL-19, LR-109).
    case 'money':
      return nation.money + helpInReach(state, 'economic', seat, 'money');
    case 'industrial':
      return nation.industrial;
    case 'military':
      return nation.military;
    case 'fossil':
      return nation.fossil;
    case 'unrest-room':
      return components.unrest.positions - nation.unrest;
    case 'bank':
      return state.bank;
    case 'steps-up':
      return stepsUp(nation);
    case 'steps-down':
      return stepsDown(nation);
    case 'target-money':
      return boardOf(state, targetOf(at)).money;
    case 'target-territory':
      return boardOf(state, targetOf(at)).territory;
    // The star nation has no classes (LR-90).
    case 'target-steps-up': {
      const target = targetOf(at);
      return target === STAR ? BOUNDLESS : stepsUp(nationAt(state, target));
    }
    case 'levels-up':
      return Math.max(0, plantRoom(components, nation, at.plant as Plant));
    case 'money-of-all':
      return moneyOfAll(state);
    case 'transactions':
      return Number(canTrade(state, components, seat));
    case 'transactions-after-move':
      return Number(canMove(state, components, seat, afterCosts(at, card)));
    case 'disruption':
      return nation.disruption;
    case 'industrial-plant':
      return nation.production.industrial;
    case 'cards-in-decks':
      return cardsInDecks(nation);
    // The card itself does not count (LR-44).
    case 'played-cards': {
      let others = 0;
      for (const played of nation.played) if (played !== card.id) others += 1;
      return others;
    }
    case 'colonization-reserve':
      return state.colonization.territory;
  }
}

/** The money of the nation and of the World Bank once a card is paid. */
export const afterCosts = (at: At, card: BoundCard) => ({
  money: Math.max(0, at.nation.money - card.taken('player', at)),
  bank: at.state.bank - card.taken('bank', at),
});

/** A need of one card with the figures of its component table. */
export class Condition {
  private readonly counted: Counted;
  private readonly takesAll: boolean;
  private readonly amount: Amount;
  private readonly figure: number;

  constructor(
    private readonly need: Need,
    private readonly card: BoundCard,
    amount: Amount,
    figure: number,
  ) {
    const { counted, least } = need;
    this.counted = counted;
    this.takesAll = least === 'all-taken';
    this.amount = typeof least === 'number' ? 'as-printed' : amount;
    this.figure = typeof least === 'number' ? least : figure;
  }

  private needed(at: At): number {
    return this.takesAll ? this.card.taken('bank', at) : amountAt(at, this.amount, this.figure);
  }

  /** Whether it holds. Builds no reason, because a rollout asks this about every card in a hand. */
  holds(at: At): boolean {
    return available(at, this.counted, this.card) >= this.needed(at);
  }

  /** Why it fails; undefined if it holds. */
  obstacle(at: At): Obstacle | undefined {
    const { counted, because, rule, of = counted } = this.need;
    const cited = typeof rule === 'string' ? rule : rule(at);
    const found = shortage(because, cited, this.needed(at), available(at, counted, this.card), of);
    if (found === undefined || !counted.startsWith('target-')) return found;
    const target = targetOf(at);
    return target === STAR ? found : { ...found, seat: target };
  }
}

/** Whether all conditions hold. */
export function allHold(conditions: readonly Condition[], at: At): boolean {
  for (let place = 0; place < conditions.length; place += 1)
    if (!present(conditions[place], 'condition').holds(at)) return false;
  return true;
}

/** The obstacle of the first condition that fails. */
export function firstFailing(conditions: readonly Condition[], at: At): Obstacle | undefined {
  for (const condition of conditions) {
    const obstacle = condition.obstacle(at);
    if (obstacle !== undefined) return obstacle;
  }
  return undefined;
}
