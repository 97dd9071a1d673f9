import { type Obstacle, SILENT } from '../../../engine/effects.ts';
import { cardFigure } from '../figures.ts';
import { canMove, canTrade, moveCubes, trade } from '../marketplace.ts';
import { type BoundCard, part } from './card.ts';
import type { At } from './moment.ts';

/** The money of the nation and of the World Bank once the card is paid. */
export const afterCosts = (at: At, card: BoundCard) => ({
  money: Math.max(0, at.nation.money - card.taken('player', at)),
  bank: at.state.bank - card.taken('bank', at),
});

const NO_TRADE: Obstacle = { because: 'effect', rule: 'LR-45', need: 1, have: 0, of: 'transactions' };

/** Transactions on the marketplace. The first must be possible; a cube's move before it checks that itself (LR-45). */
export const transactions = (name: string) =>
  part('transactions', [name], ({ by: own, card }) => {
    /** One transaction, or two on different resources with Stock Exchange (LR-47). */
    const most = ({ nation }: At): number =>
      nation.permanents.includes('stock-exchange')
        ? cardFigure(card.components, 'stock-exchange', 'transactions')
        : own;
    return {
      obstacle: ({ state, seat }) =>
        card.effects.length > 1 || canTrade(state, card.components, seat) ? undefined : NO_TRADE,
      tell: (at) => [{ what: 'transactions', by: most(at) }],
      act: (at, umpire) => ({ traded: trade(at.state, umpire, at.seat, most(at)) }),
    };
  });

/** Price cubes move by one step each; a transaction has to be possible afterwards (LR-45, LR-46). */
export const cubeMoves = (name: string) =>
  part('price-moves', [name], ({ by: steps, card }) => ({
    obstacle: (at) =>
      canMove(at.state, at.components, at.seat, afterCosts(at, card)) ? undefined : NO_TRADE,
    tell: () => [{ what: 'price-steps', by: steps }],
    act({ state, seat }, umpire) {
      const moved = moveCubes(state, umpire, seat, steps);
      return moved.length === 0 ? SILENT : { move: moved.join(' ') };
    },
  }));
