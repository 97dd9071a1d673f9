import { type Obstacle, SILENT } from '../../../engine/effects.ts';
import { canMove, canTrade, moveCube, moveQuestion, trade } from '../marketplace.ts';
import { type At, type BoundCard, figure, part } from './card.ts';

/** The money of the nation and of the World Bank once the card is paid. */
export const afterCosts = (at: At, card: BoundCard) => ({
  money: Math.max(0, at.nation.money - card.taken('player', at)),
  bank: at.state.bank - card.taken('bank', at),
});

const NO_TRADE: Obstacle = { because: 'effect', rule: 'LR-45', need: 1, have: 0, of: 'transactions' };

/** Transactions on the marketplace; the first has to be possible, which a cube's move before it sees to (LR-45). */
export const transactions = (name: string) =>
  part('transactions', [name], ({ by: own, card }) => {
    /** One transaction, or two on different resources with Stock Exchange (LR-47). */
    const most = ({ nation }: At): number =>
      nation.permanents.includes('stock-exchange')
        ? figure(card.components, 'stock-exchange', 'transactions')
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
    act({ state, components, seat }, umpire) {
      const moves: string[] = [];
      while (moves.length < steps) {
        const question = moveQuestion(state, components, seat);
        if (moves.length > 0 && (question.options as readonly string[]).length === 0) break;
        moves.push(umpire.choose(question));
        moveCube(state, moves.at(-1) as string);
      }
      return moves.length === 0 ? SILENT : { move: moves.join(' ') };
    },
  }));
