import type { Foreseen } from '../../engine/forecast.ts';
import type { TableState } from './state.ts';

/** How many auctions are left (TPL-END-01). */
export function forecast({ stock, over }: TableState): readonly Foreseen[] {
  return over ? [] : [{ code: 'auctions-left', rule: 'TPL-END-01', figures: { left: stock.length } }];
}
