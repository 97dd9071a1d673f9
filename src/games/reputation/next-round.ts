import { payHqAgendas } from './agendas.ts';
import { leftOf, type ReputationState, type ReputationUmpire, setNext } from './state.ts';

/**
 * Step 7: the start-player marker moves clockwise (REP-NEXT-01); then comes the next round or, after round 10, the
 * final scoring (REP-NEXT-02, REP-ROUND-01).
 */
export function prepareNextRound(state: ReputationState, umpire: ReputationUmpire): void {
  payHqAgendas(state, umpire);
  state.startPlayer = leftOf(state, state.startPlayer);
  state.gameOver = state.round >= umpire.components.rounds;
  if (!state.gameOver) state.round += 1;
  setNext(state, state.gameOver ? 'finalScoring' : 'returnWorkers');
  umpire.log?.({
    kind: state.gameOver ? 'last-round-over' : 'next-round',
    seat: state.startPlayer,
    rule: state.gameOver ? 'REP-NEXT-02' : 'REP-NEXT-01',
    figures: { round: state.round },
  });
}
