import { elementAt } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { Card } from './cards.ts';
import { cardOf, type NiceComponents, type NiceOccasion } from './components.ts';
import { cardsOf, ecoFigures, fits, type Rows, unusedEcoId, withCardIn } from './eco-systems.ts';
import { rearrange } from './rearranging.ts';
import { rowQuestion, worth } from './row-question.ts';
import { type CardId, type EcoSystem, type NiceState, POPS, playerAt, type Row, type Suit } from './state.ts';

/** The answer of placing that begins a new eco system. */
export const NEW = 'new';

const NO_CARDS: Rows = { habitat: [], science: [], pops: [] };

/**
 * Gives a bought or exchanged project to the seat: its cashflow counts at once (NGT-CASH-06, NR-31); a card with row
 * symbols waits to be placed (NGT-ECO-08); any other card goes beside the eco systems (NGT-ECO-11, NR-15).
 */
export function acquire(state: NiceState, components: NiceComponents, seat: Seat, id: CardId): void {
  const player = playerAt(state, seat);
  const card = cardOf(components, id);
  player.cash += card.net;
  if (card.rows.length === 0) player.aside.push(id);
  else state.placing = id;
}

/**
 * Whether an eco system can take the card in one of these rows, if necessary by rearranging its other cards (NR-11,
 * NR-14).
 */
function takes(
  components: NiceComponents,
  eco: Rows,
  card: Card,
  rows: readonly Row[],
  limit: number,
): boolean {
  if (limit === 0) return true;
  const others = cardsOf(eco).map((id) => cardOf(components, id));
  return rows.some((row) => fits(withCardIn(NO_CARDS, card.id, row), others, limit));
}

/**
 * The pops that the project would add at once to the seat's counts, in the best eco system of its suit and the best
 * row, with no other card moved. Empty if it adds no pops yet, for example because it begins an eco system.
 */
export function bestAddition(state: NiceState, components: NiceComponents, seat: Seat, id: CardId): Effect[] {
  const card = cardOf(components, id);
  let most = 0;
  let best: Effect[] = [];
  for (const eco of playerAt(state, seat).ecosystems) {
    if (eco.suit !== card.suit) continue;
    const before = ecoFigures(components, eco);
    for (const row of card.rows) {
      if (!takes(components, eco, card, [row], state.maxCardsPerRow)) continue;
      const after = ecoFigures(components, withCardIn(eco, id, row));
      const gain = worth(after) - worth(before);
      if (gain <= most) continue;
      most = gain;
      best = POPS.flatMap((pop, type) => {
        const by = elementAt(after.value, type) - elementAt(before.value, type);
        return by === 0 ? [] : [{ what: pop, by, note: 'nothing-moved' }];
      });
    }
  }
  return best;
}

interface EcoSystemOccasion extends NiceOccasion {
  readonly card: Card;
}

const OTHER_SUIT: Obstacle = { because: 'other-suit', rule: 'NGT-ECO-01' };

/** Why a project cannot join an eco system of the player's own (NGT-ECO-01, NR-11). */
function joiningObstacle(
  { state, components, card }: EcoSystemOccasion,
  eco: EcoSystem,
): Obstacle | undefined {
  if (eco.suit !== card.suit) return OTHER_SUIT;
  if (takes(components, eco, card, card.rows, state.maxCardsPerRow)) return undefined;
  const have = cardsOf(eco).length;
  return { because: 'rows-full', rule: 'NR-11', need: have + 1, have, of: 'cards' };
}

/**
 * Asks which eco system the project joins: one of the player's own of its suit, or a new one (NGT-ECO-07, NGT-ECO-08,
 * NR-12, NR-13).
 */
const ecoSystemQuestion = questionKind<EcoSystemOccasion, string>({
  ask: 'to',
  shape: 'word',
  rule: 'NGT-ECO-08',
  options(at) {
    const options: string[] = [];
    for (const eco of playerAt(at.state, at.seat).ecosystems)
      if (joiningObstacle(at, eco) === undefined) options.push(eco.id);
    options.push(NEW);
    return options;
  },
  barred: (at) =>
    playerAt(at.state, at.seat).ecosystems.flatMap((eco) => {
      const obstacle = joiningObstacle(at, eco);
      return obstacle === undefined ? [] : [{ option: eco.id, ...obstacle }];
    }),
  figures: ({ card }) => ({ card: card.id }),
  refuse({ state, seat }, value) {
    const others = state.players[1 - seat]?.ecosystems ?? [];
    if (!others.some(({ id }) => id === value)) return undefined;
    return { option: String(value), because: 'not-own-eco-system', rule: 'NR-72' };
  },
  tell({ state, components, seat, card }, option) {
    const eco = playerAt(state, seat).ecosystems.find(({ id }) => id === option);
    if (eco === undefined) return [{ what: 'eco-system', note: 'begins-one' }];
    const now = worth(ecoFigures(components, eco));
    const worthIn = (row: Row) => worth(ecoFigures(components, withCardIn(eco, card.id, row)));
    const best = Math.max(...card.rows.map(worthIn));
    const row = card.rows.find((each) => worthIn(each) === best) ?? '';
    const then = best === now ? {} : { then: { code: 'best-in-row', figures: { row } } };
    return [{ what: 'worth', from: now, to: best, by: best - now, note: 'nothing-moved', ...then }];
  },
  // A single eco system of a suit is never worth less than two, so a new one needs confirmation.
  caution: (_at, option, options) =>
    option === NEW && (options as readonly string[]).length > 1 ? 'second-of-suit' : undefined,
});

/**
 * Places an acquired project with row symbols in an eco system of its suit, or begins one with it (NGT-ECO-08). The
 * other cards of that eco system may then change their rows (NGT-ECO-09). Every other eco system stays as it is
 * (NGT-ECO-10).
 */
export function place(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const { components } = umpire;
  const { turn: seat, maxCardsPerRow: limit } = state;
  const card = cardOf(components, state.placing as CardId);
  const player = playerAt(state, seat);
  const to = umpire.choose(ecoSystemQuestion({ state, components, seat, card }));
  const found = player.ecosystems.find(({ id }) => id === to);
  const eco = found ?? beginEcoSystem(state, card.suit as Suit);
  const rows =
    limit === 0 ? card.rows : card.rows.filter((row) => takes(components, eco, card, [row], limit));
  const row = umpire.choose(rowQuestion({ state, components, seat, card, rows, before: eco }));
  if (found === undefined) player.ecosystems.push(eco);
  eco[row].push(card.id);
  state.placing = null;
  const kind = found === undefined ? 'began-eco-system' : 'placed';
  umpire.log?.({ kind, seat, rule: 'NGT-ECO-08', figures: { card: card.id, eco: eco.id, row } });
  if (found !== undefined) rearrange(state, umpire, eco, card.id);
}

/** Creates an empty eco system of a suit. */
function beginEcoSystem(state: NiceState, suit: Suit): EcoSystem {
  return { id: unusedEcoId(state, suit), suit, habitat: [], science: [], pops: [] };
}
