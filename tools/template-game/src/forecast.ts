import { answersWith, ForecastUmpire, type Foreseen } from '../../engine/forecast.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { auction } from './auction.ts';
import type { Components } from './components.ts';
import type { AuctionState } from './state.ts';

/** What happens to the open lot if nobody bids for it, and how many lots follow it (TPL-AUC-04). */
export function forecast(
  state: AuctionState,
  _seat: Seat | null,
  { components }: Setting<Components>,
): readonly Foreseen[] {
  if (state.stock.length === 0) return [];
  const umpire = new ForecastUmpire(state, components, answersWith([0]));
  auction(state, umpire);
  return [
    ...umpire.reports.map(
      ({ kind, rule, figures }): Foreseen => ({
        code: kind,
        rule,
        ...(figures === undefined ? {} : { figures }),
      }),
    ),
    { code: 'lots-left', rule: 'TPL-AUC-01', figures: { left: state.stock.length } },
  ];
}
