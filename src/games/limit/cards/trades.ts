import { SILENT } from '../../../engine/effects.ts';
import { cardFigure } from '../figures.ts';
import { moveCubes, trade } from '../marketplace.ts';
import { part } from './card.ts';
import type { At } from './moment.ts';

/**
 * Transactions on the marketplace. The first must be possible (LR-45).
 * @param comes `after-move` if a cube's move comes first, whose own condition already requires a possible transaction
 */
export const transactions = (name: string, comes: 'first' | 'after-move' = 'first') =>
  part('transactions', [name], ({ by: own, card }) => {
    /** One transaction, or two on different resources with Stock Exchange (LR-47). */
    const most = ({ nation }: At): number =>
      nation.permanents.includes('stock-exchange')
        ? cardFigure(card.components, 'stock-exchange', 'transactions')
        : own;
    return {
      needs:
        comes === 'first'
          ? { counted: 'transactions', because: 'effect', rule: 'LR-45', least: 1 }
          : undefined,
      tell: (at) => [{ what: 'transactions', by: most(at) }],
      act: (at, umpire) => ({ traded: trade(at.state, umpire, at.seat, most(at)) }),
    };
  });

/** Price cubes move by one step each; a transaction must be possible afterwards (LR-45, LR-46). */
export const cubeMoves = (name: string) =>
  part('price-moves', [name], ({ by: steps }) => ({
    needs: {
      counted: 'transactions-after-move',
      because: 'effect',
      rule: 'LR-45',
      of: 'transactions',
      least: 1,
    },
    tell: () => [{ what: 'price-steps', by: steps }],
    act({ state, seat }, umpire) {
      const moved = moveCubes(state, umpire, seat, steps);
      return moved.length === 0 ? SILENT : { move: moved.join(' ') };
    },
  }));
