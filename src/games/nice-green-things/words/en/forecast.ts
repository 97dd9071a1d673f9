import type { Foreseen } from '../../../../engine/forecast.ts';
import type { Words } from '../../../../engine/words.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);

/** The outlook of stock and queue. */
export const forecast: Words['forecast'] = {
  'may-buy': (line) =>
    `Of the queue of ${of(line, 'of')}, ${of(line, 'projects')} can be bought as it stands, for ${of(line, 'dearest')} queue points at most; cashflow ${of(line, 'cash')}.`,
  'buys-nothing': (line) =>
    `Of the queue of ${of(line, 'of')}, nothing can be bought as it stands; cashflow ${of(line, 'cash')}.`,
  reach: (line, say) =>
    `Your queue points reach a price of ${of(line, 'reach')}; what you pay, ${say.seat(of(line, 'other'))} gains.`,
  'projects-left': (line) =>
    `${of(line, 'left')} projects are left: ${of(line, 'queue')} in the queue, ${of(line, 'stock')} in the stock.`,
  'turns-left': (line) =>
    of(line, 'most') === 0
      ? 'This turn is the last.'
      : `${of(line, 'least')} to ${of(line, 'most')} more turns: each takes one project, and the die perhaps another.`,
};
