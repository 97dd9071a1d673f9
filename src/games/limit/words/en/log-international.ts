import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say } from '../../../../engine/words.ts';
import { counted, type LogWords, number, told, who } from './sentence.ts';

const tied = ({ figures }: LogEntry) => figures?.['tied'] === true;

/** Money lost in the financial crisis: the amount due, or all that the nation has. */
function loss(name: string, entry: LogEntry): string {
  const [money, due] = [number(entry, 'money'), number(entry, 'due')];
  return money < due
    ? `${name} owes ${due} money in the crisis and loses all ${money} there are.`
    : `${name} loses ${money} money in the crisis.`;
}

function richest(name: string, entry: LogEntry): string {
  const tokens = counted(number(entry, 'tokens'), 'disruption', 'disruption');
  return tied(entry)
    ? `${name} is richest, tied at ${number(entry, 'money')} money, and takes ${tokens}.`
    : `${name} is richest with ${number(entry, 'money')} money and takes ${tokens}.`;
}

const coldWar = (name: string, entry: LogEntry) =>
  `${name} arms with ${number(entry, 'military')} military, more than ${number(entry, 'over')}: one disruption.`;

const land = (say: Say, entry: LogEntry) =>
  `${who(entry, say)}'s renewable plant falls by ${counted(number(entry, 'tiles'), 'level')}, as far as it can, and one territory is lost.`;

export const internationalLog: LogWords = {
  'cold-war': (entry, say) => coldWar(who(entry, say), entry),
  'star-cold-war': (entry) => coldWar('The star nation', entry),
  crisis: (entry, say) => {
    const tiles = number(entry, 'tiles');
    const count = tiles === 1 ? 'the first' : `number ${tiles}`;
    return `The ${told(entry, 'crisis', say)} crisis breaks out, ${count} of its kind.`;
  },
  'financial-loss': (entry, say) => loss(who(entry, say), entry),
  'star-financial-loss': (entry) => loss('The star nation', entry),
  richest: (entry, say) => richest(who(entry, say), entry),
  'star-richest': (entry) => richest('The star nation', entry),
  'land-lost': (entry, say) => land(say, entry),
  'star-land-lost': () => 'The star nation loses one territory.',
  polluter: (entry, say) =>
    `${who(entry, say)} pollutes most, ${tied(entry) ? 'tied at' : 'with'} ${number(entry, 'pollution')} pollution: population falls by one level, unrest rises, and the lowest of its highest classes falls.`,
  migration: (entry, say) => `People migrate to ${who(entry, say)}: population rises by one level.`,
  'lowest-class-fell': (entry, say) =>
    `${who(entry, say)}'s class E falls by ${counted(number(entry, 'tiles'), 'step')}, as far as it can.`,
  'crisis-paid': (entry, say) =>
    number(entry, 'amount') === 0
      ? `${who(entry, say)} owes no military in the crisis.`
      : `${who(entry, say)} spends ${number(entry, 'amount')} military in the crisis.`,
  'crisis-short': (entry, say) =>
    `${who(entry, say)} is short of military in the crisis: ${number(entry, 'need')} needed, ${number(entry, 'have')} there, ${number(entry, 'amount')} paid, ${counted(number(entry, 'unmet'), 'level')} unmet.`,
  calmed: (entry, say) => `${who(entry, say)} gives one disruption back.`,
  'star-calmed': () => 'The star nation gives one disruption back.',
  'largest-shrank': (entry, say) =>
    `${who(entry, say)} has the largest population, ${tied(entry) ? 'tied at' : 'at'} ${number(entry, 'population')}: it falls by one level.`,
};
