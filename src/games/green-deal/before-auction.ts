import type { Question, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { Components } from './components.ts';
import { YES_NO } from './obstacles.ts';
import { WINDOW_CARDS } from './rounds.ts';
import { gainCash, holderOf, type State, usesLeft } from './state.ts';

/**
 * The window before the auction of rounds 2 to 10: Hyperinflation, then Lawsuit, each holder asked once and each answer
 * public before the next question (GD-CARD-12-01, GD-CARD-12-03, GD-CARD-17-01, R-21, R-77).
 */
export function beforeAuction(state: State, umpire: Umpire<Components>): void {
  for (const card of WINDOW_CARDS) {
    const seat = holderOf(state, card);
    if (seat < 0 || usesLeft(state.companies[seat]!, card) === 0) continue;
    const effect = card === 'hyperinflation' ? hyperinflation : lawsuit;
    if (!umpire.choose(windowQuestion(state, umpire.components, seat, card))) continue;
    state.companies[seat]!.uses[card]! -= 1;
    umpire.log?.({ kind: 'card-played', seat, rule: effect.rule, figures: { card } });
    effect.carryOut(state, umpire, seat);
  }
  state.phase = 'auction';
}

interface WindowEffect {
  readonly rule: string;
  /** What a seat loses. */
  loss(state: State, components: Components, owner: Seat, seat: Seat): number;
  carryOut(state: State, umpire: Umpire<Components>, owner: Seat): void;
}

/** Every seat, the owner too, loses half its Cash, the loss rounded down (GD-CARD-12-02). */
const hyperinflation: WindowEffect = {
  rule: 'GD-CARD-12-01',
  loss: (state, _components, _owner, seat) => Math.floor(state.companies[seat]!.cash / 2),
  carryOut(state, umpire, owner) {
    for (let seat = 0; seat < state.companies.length; seat += 1) {
      const amount = this.loss(state, umpire.components, owner, seat);
      state.companies[seat]!.cash -= amount;
      umpire.log?.({ kind: 'cash-lost', seat, rule: 'GD-CARD-12-02', figures: { amount } });
    }
  },
};

/** Every other seat loses 2 Cash, or what it has; the owner receives the total (GD-CARD-17-02, GD-CARD-17-03). */
const lawsuit: WindowEffect = {
  rule: 'GD-CARD-17-01',
  loss: (state, components, owner, seat) =>
    seat === owner
      ? 0
      : Math.min(components.actions['lawsuit']!.figures['loss']!, state.companies[seat]!.cash),
  carryOut(state, umpire, owner) {
    let total = 0;
    for (let seat = 0; seat < state.companies.length; seat += 1) {
      if (seat === owner) continue;
      const amount = this.loss(state, umpire.components, owner, seat);
      state.companies[seat]!.cash -= amount;
      total += amount;
      umpire.log?.({ kind: 'cash-lost', seat, rule: 'GD-CARD-17-02', figures: { amount } });
    }
    const own = gainCash(umpire.components, state.companies[owner]!, total);
    const figures = { amount: total, ...(own < total ? { own } : {}) };
    umpire.log?.({ kind: 'damages', seat: owner, rule: 'GD-CARD-17-03', figures });
  },
};

function windowQuestion(state: State, components: Components, seat: Seat, card: string): Question<boolean> {
  const effect = card === 'hyperinflation' ? hyperinflation : lawsuit;
  const losses = () => state.companies.map((_, other) => effect.loss(state, components, seat, other));
  return {
    seat,
    ask: card,
    shape: 'yes-no',
    rule: effect.rule,
    options: YES_NO,
    get dominant() {
      return losses().every((amount) => amount === 0) ? false : undefined;
    },
    tell: (play) => {
      if (!play) return [];
      const effects = losses().map((amount, other) => ({ what: 'cash', by: -amount, seat: other }));
      if (card === 'hyperinflation') return effects;
      const total = losses().reduce((sum, amount) => sum + amount, 0);
      const { cash } = state.companies[seat]!;
      effects[seat] = { what: 'cash', by: Math.min(components.caps.cash - cash, total), seat };
      return effects;
    },
    caution: (play) =>
      play && losses().every((amount, other) => other === seat || amount === 0) ? 'no-effect' : undefined,
  };
}
