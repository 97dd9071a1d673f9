import { addAt, present } from '../../../engine/checked.ts';
import { shortage } from '../../../engine/effects.ts';
import type { Effect, Seat } from '../../../engine/question.ts';
import { figureOf, type GreenComponents } from '../figures.ts';
import { tooLittle } from '../obstacles.ts';
import { CATEGORIES, type Category, type Company, gainCash, moveIncome, scoreCard } from '../state.ts';
import { payCashCow, stepEffects } from '../sustainability-cards.ts';
import { type At, part, type Term } from './card.ts';

/** Cash paid or gained, limited to its scale (GD-CARD-0-02, GD-CARD-0-03). */
export const cash = (name: string): Term =>
  part('cash', [name], {
    obstacle: ({ company }, n) =>
      company.cash + n < 0 ? tooLittle('cash', -n, company.cash, 'GD-INV-23') : undefined,
    tell: ({ company, components }, n) => {
      const to = Math.min(components.caps.cash, company.cash + n);
      return [{ what: 'cash', by: to - company.cash, from: company.cash, to }];
    },
    act: ({ company, components }, _umpire, n) => {
      gainCash(components, company, n);
    },
  });

/** Victory points, which may be negative (GD-GEN-10). */
export const points = (name: string): Term =>
  part('points', [name], {
    tell: (_at, n) => [{ what: 'points', by: n }],
    act: ({ company }, _umpire, n, card) => {
      scoreCard(company, card, n);
    },
  });

/** Steps of Income, limited to the scale. */
export const income = (name: string): Term => moved('income', name);

/** Steps of Income after the last round, which count in the company valuation (GD-CARD-29-01, R-71). */
export const incomeBeforeValuation = (name: string): Term => moved('income-before-valuation', name);

const moved = (phrase: string, name: string): Term =>
  part(phrase, [name], {
    obstacle: ({ company }, n) =>
      company.step + n < 0 ? tooLittle('steps', -n, company.step, 'GD-INV-23') : undefined,
    tell: ({ state, components, company }, n) => stepEffects(state, components, company, n),
    act: ({ state, components, company }, _umpire, n) => {
      moveIncome(state, components, company, n);
      return { steps: n };
    },
  });

/** Points for each thing that a card counts after the last round. */
export const pointsFor = (
  what: string,
  names: readonly string[],
  count: (at: At, card: string) => number,
): Term =>
  part(`points-for-${what}`, names, {
    tell: (at, n, card) => [{ what: 'points', by: count(at, card) * n }],
    act: (at, _umpire, n, card) => {
      const counted = count(at, card);
      scoreCard(at.company, card, counted * n);
      return { count: counted, each: n, points: counted * n };
    },
  });

/**
 * Cash for each category whose level reaches a height; at once for those that already have (GD-CARD-3-01,
 * GD-CARD-3-02).
 */
export const cashAtLevel = (gain: string, level: string): Term =>
  part('cash-at-level', [gain, level], {
    isReported: true,
    tell: ({ company, components }, n, card) => {
      const least = figureOf(components, card, level);
      const reached = company.levels.filter((own) => own >= least).length;
      const by = Math.min(components.caps.cash - company.cash, reached * n);
      return by > 0 ? [{ what: 'cash', by }] : [];
    },
    act: ({ company, seat }, umpire) => {
      for (let category = 0; category < CATEGORIES.length; category += 1)
        payCashCow(umpire, company, seat, category, -1);
    },
  });

/** Projects of one category, chosen on taking, cost less (GD-CARD-24-01, GD-CARD-24-02). */
export const discount = (name: string): Term =>
  part('discount', [name], {
    isReported: true,
    choice: 'category',
    tell: ({ chosen }, n) =>
      chosen.category === undefined ? [] : [{ what: chosen.category, by: -n, note: 'discount' }],
    act: ({ company, seat, chosen }, umpire) => {
      const category = chosen.category!;
      company.specialization = CATEGORIES.indexOf(category);
      umpire.log?.({ kind: 'specialization', seat, rule: 'GD-CARD-24-01', figures: { category } });
    },
  });

/** Every company, including the owner's, loses half its Cash; the loss is rounded down (GD-CARD-12-02). */
export const halvesCash: Term = part('halves-cash', [], {
  tell: ({ state }) => state.companies.map(({ cash: own }, seat) => ({ what: 'cash', by: -half(own), seat })),
  act: ({ state }, umpire) => {
    state.companies.forEach((company, seat) => {
      const amount = half(company.cash);
      company.cash -= amount;
      umpire.log?.({ kind: 'cash-lost', seat, rule: 'GD-CARD-12-02', figures: { amount } });
    });
  },
});

const half = (amount: number): number => Math.floor(amount / 2);

/** All others pay the owner this much Cash, or all they have if it is less (GD-CARD-17-02, GD-CARD-17-03). */
export const damages = (name: string): Term => {
  const lost = (company: Company, n: number) => Math.min(n, company.cash);
  return part('damages', [name], {
    tell: ({ state, components, seat, company }, n) => {
      const losses = state.companies.map((other) => (other === company ? 0 : lost(other, n)));
      const total = losses.reduce((sum, amount) => sum + amount, 0);
      const gain = Math.min(components.caps.cash - company.cash, total);
      return losses.map((amount, other) => ({
        what: 'cash',
        by: other === seat ? gain : -amount,
        seat: other,
      }));
    },
    act: ({ state, components, seat: owner, company }, umpire, n) => {
      let total = 0;
      state.companies.forEach((other, seat) => {
        if (seat === owner) return;
        const amount = lost(other, n);
        other.cash -= amount;
        total += amount;
        umpire.log?.({ kind: 'cash-lost', seat, rule: 'GD-CARD-17-02', figures: { amount } });
      });
      const own = gainCash(components, company, total);
      const figures = { amount: total, ...(own < total ? { own } : {}) };
      umpire.log?.({ kind: 'damages', seat: owner, rule: 'GD-CARD-17-03', figures });
    },
  });
};

/** Allows one more project or action card in this round (GD-CARD-18-01, R-26). */
export const oneCardMore: Term = part('one-card-more', [], {
  tell: (_at, _n, card) => [{ what: card, note: card }],
  act: ({ company }) => {
    company.round.screening = true;
  },
});

/** One level falls by the full amount, so it must be high enough (GD-CARD-22-02). */
export const levelFalls = (name: string): Term =>
  part('level-falls', [name], {
    choice: 'lower',
    obstacle: ({ company, chosen }, n) => {
      const have = chosen.lower === undefined ? Math.max(...company.levels) : levelOf(company, chosen.lower);
      return shortage('level-too-low', 'GD-CARD-22-02', n, have, 'level');
    },
    tell: ({ company, chosen }, n) =>
      chosen.lower === undefined
        ? [{ what: 'resource-transfer', note: 'resource-transfer' }]
        : [levelEffect(company, chosen.lower, -n)],
    act: ({ company, chosen }, _umpire, n) => {
      addAt(company.levels, CATEGORIES.indexOf(present(chosen.lower, 'chosen category')), -n);
      return { from: present(chosen.lower, 'chosen category') };
    },
  });

/** Another level rises, at most to the top of its track (GD-CARD-22-01, GD-CARD-22-03, R-66). */
export const levelRises = (name: string): Term =>
  part('level-rises', [name], {
    choice: 'raise',
    tell: ({ company, components, chosen }, n) =>
      chosen.raise === undefined
        ? []
        : [levelEffect(company, chosen.raise, roomFor(components, company, chosen.raise, n))],
    act: ({ company, components, chosen }, _umpire, n) => {
      const category = CATEGORIES.indexOf(present(chosen.raise, 'chosen category'));
      addAt(
        company.levels,
        category,
        roomFor(components, company, present(chosen.raise, 'chosen category'), n),
      );
      return { to: present(chosen.raise, 'chosen category') };
    },
  });

const levelOf = (company: Company, category: Category): number =>
  present(company.levels[CATEGORIES.indexOf(category)], 'level');

/** How far a level can rise, up to `n` steps. */
function roomFor({ caps }: GreenComponents, company: Company, category: Category, n: number): number {
  return Math.min(n, caps.level - levelOf(company, category));
}

function levelEffect(company: Company, category: Category, by: number): Effect {
  const from = levelOf(company, category);
  return { what: category, by, from, to: from + by };
}

/** Its owner is first in the turn order, whatever the bids (GD-CARD-23-02). */
export const firstInOrder: Term = part('first-in-order', [], {
  tell: () => [{ what: 'place', to: 1 }],
  act: ({ change, seat }) => {
    change.first = seat;
  },
});

/** Its owner bids after all others' bids are revealed (GD-CARD-13-02). */
export const bidsLast: Term = part('bids-last', [], {
  act: ({ change, seat }) => {
    change.last = seat;
  },
});

/** The tile may go on any empty cell (GD-CARD-15-01). */
export const anyCell: Term = part('any-cell', [], {
  tell: (_at, _n, card) => [{ what: card, note: card }],
  act: ({ change }) => {
    change.isAnyCell = true;
  },
});

/** A change of a rule that lasts as long as the card is held; that rule's own code applies it. */
export const lasts = (what: string, ...names: readonly string[]): Term =>
  part(`lasts-${what}`, names, { isLasting: true });

/** The companies that lose Cash by a card; if there are none, the card has no effect. */
export const losers = (effects: readonly Effect[]): Seat[] =>
  effects.flatMap(({ seat, by }) => (seat !== undefined && (by as number) < 0 ? [seat] : []));
