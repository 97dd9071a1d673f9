import type { Foreseen } from '../../../../engine/forecast.ts';
import type { Say, Words } from '../../../../engine/words.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);
const card = ({ figures }: Foreseen, say: Say): string => say.name(figures?.['card'] ?? '');
const who = ({ seat }: Foreseen, say: Say): string => say.seat(seat ?? 0);
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The gains of the sponsors if the bids that lead now win. */
export const forecast: Words['forecast'] = {
  'private-won': (line, say) =>
    `Private project: ${who(line, say)} leads and would take ${counted(of(line, 'credits'), 'credit')}, lay ${counted(of(line, 'workers'), 'worker')} on it, and lose ${of(line, 'loss')} reputation at the end by ${card(line, say)}.`,
  'private-unbid': (line, say) =>
    `Private project: nobody has bid; ${card(line, say)} would go to the box, and ${counted(of(line, 'credits'), 'credit')} to the bank.`,
  'public-won': (line, say) =>
    `Public project: ${who(line, say)} leads ${card(line, say)} and would take ${counted(of(line, 'credits'), 'credit')} and lay ${counted(of(line, 'workers'), 'worker')} on it.`,
  'public-unbid': (line, say) =>
    `Public project: nobody has bid; ${card(line, say)} would go to the box, and ${counted(of(line, 'credits'), 'credit')} to the bank.`,
  'co-sponsored': (line, say) =>
    `With ${who(line, say)} as co-sponsor of ${card(line, say)}: ${say.seat(of(line, 'primary'))} has ${of(line, 'own')} reputation more from public projects, ${who(line, say)} ${of(line, 'reputation')}.`,
  'rounds-left': (line) =>
    of(line, 'left') === 0
      ? `Round ${of(line, 'round')} is the last.`
      : `Round ${of(line, 'round')} of ${of(line, 'of')}; ${of(line, 'left')} to come.`,
};
