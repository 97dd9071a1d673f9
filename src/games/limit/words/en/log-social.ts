import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say } from '../../../../engine/words.ts';
import { amount, counted, type LogWords, number, told, who } from './sentence.ts';

/** `20 renewable needed, 6 there: 5 is paid, two levels are unmet`. */
function shortage(entry: LogEntry, say: Say): string {
  const resource = told(entry, 'resource', say);
  return `${number(entry, 'need')} ${resource} needed, ${number(entry, 'have')} there: ${number(entry, 'amount')} paid, ${counted(number(entry, 'unmet'), 'level')} unmet`;
}

/** `, for 2 fossils and 1 pollution`; what a plant does not need or make is omitted. */
function plantCost(entry: LogEntry, say: Say): string {
  const fossil = number(entry, 'fossil');
  const pollution = number(entry, 'pollution');
  if (fossil === 0 && pollution === 0) return '';
  return `, for ${amount(fossil, 'fossil', say)} and ${pollution} pollution`;
}

/** Why a class falls, by the step in which it does; the screens tell the rule apart from the sentence. */
const CLASS_FELL: Readonly<Record<string, string>> = {
  financialCrisis: ' in the financial crisis',
  supply: ' in the famine',
  stressSupply: ' in the famine',
  consumption: ', as goods are short',
  stressConsumption: ', as goods are short',
  publicOrder: ', as military resources are short',
  militaryCrisis: ', as military resources are short',
  decidePolicy: ', for Indoctrination',
};

/** Why a class rises: the unrest zone says so, or the world disarms. */
function classRose(entry: LogEntry, say: Say): string {
  const zone = entry.figures?.['zone'];
  const why = zone === undefined ? 'for demilitarization' : `as unrest is in the ${say.name(zone)} zone`;
  return `${who(entry, say)}'s class ${told(entry, 'class', say)} rises, ${why}.`;
}

/** The effect of economic growth, by the standard of class C at the start of the phase, and the plant that it moves. */
function economyMoved(entry: LogEntry, say: Say): string {
  const column = number(entry, 'column');
  const plant = entry.figures?.['plant'];
  const start = `${who(entry, say)}'s economy, with class C at ${column}:`;
  if (column === 1) return `${start} the renewable plant rises a level, as far as land allows.`;
  if (column === 2)
    return `${start} the renewable plant rises a level, as far as land allows, and the industrial plant, as far as it can.`;
  if (plant === 'none') return `${start} no plant can ${column === 3 ? 'rise' : 'fall'}.`;
  return `${start} the ${say.name(`${plant}-plant`)} ${column === 3 ? 'rises' : 'falls'}.`;
}

export const socialLog: LogWords = {
  fed: (entry, say) =>
    number(entry, 'amount') === 0
      ? `${who(entry, say)}'s people need nothing to eat.`
      : `${who(entry, say)}'s people are fed with ${number(entry, 'amount')} renewable.`,
  famine: (entry, say) => `${who(entry, say)}'s people starve: ${shortage(entry, say)}.`,
  spoiled: (entry, say) =>
    `${number(entry, 'spoiled')} of ${who(entry, say)}'s renewable spoil; ${number(entry, 'keep')} can be kept.`,
  consumed: (entry, say) =>
    number(entry, 'amount') === 0
      ? `${who(entry, say)}'s people consume nothing.`
      : `${who(entry, say)}'s people consume ${number(entry, 'amount')} industrial.`,
  'goods-shortage': (entry, say) => `${who(entry, say)}'s people go without goods: ${shortage(entry, say)}.`,
  recycled: (entry, say) =>
    `${who(entry, say)} recycles: ${number(entry, 'amount')} industrial consumed at once give ${amount(number(entry, 'fossil'), 'fossil', say)}.`,
  grew: (entry, say) => `${who(entry, say)}'s population grows: it stands at ${number(entry, 'population')}.`,
  'mortality-fell': (entry, say) =>
    `${who(entry, say)}'s people live longer, with two demographic shift tiles or more: population stands at ${number(entry, 'population')}.`,
  'birth-rate-fell': (entry, say) =>
    `${who(entry, say)}'s birth rate falls: ${counted(number(entry, 'tiles'), 'demographic shift tile')} removed.`,
  'growth-skipped': (entry, say) => `${who(entry, say)}'s plants do not move, under Policy Planning.`,
  'economy-moved': economyMoved,
  taxed: (entry, say) =>
    `${who(entry, say)} takes ${number(entry, 'money')} money in taxes, ${number(entry, 'rate')} per population.`,
  'bank-short': (entry, say) =>
    `The World Bank cannot pay ${who(entry, say)} in full: the box pays the rest, and a financial crisis tile is placed.`,
  produced: (entry, say) =>
    `${who(entry, say)} produces ${number(entry, 'amount')} ${told(entry, 'plant', say)}${plantCost(entry, say)}.`,
  farmed: (entry, say) =>
    `${who(entry, say)} produces ${number(entry, 'amount')} renewable by Intensive Farming, for fossil and pollution.`,
  'fossil-shortage': (entry, say) =>
    `${who(entry, say)}'s fossils run short: the ${say.name(`${entry.figures?.['plant']}-plant`)} produces ${number(entry, 'amount')} and falls by ${counted(number(entry, 'unmet'), 'level')}${plantCost(entry, say)}.`,
  'class-rose': classRose,
  'class-fell': (entry, say) =>
    `${who(entry, say)}'s class ${told(entry, 'class', say)} falls${CLASS_FELL[entry.step] ?? ''}.`,
  'boom-money': (entry, say) => `${who(entry, say)} takes ${number(entry, 'money')} money in the boom.`,
  'order-kept': (entry, say) =>
    number(entry, 'amount') === 0
      ? `${who(entry, say)}'s uprising is kept down without military resources.`
      : `${who(entry, say)} spends ${number(entry, 'amount')} military to keep order in the uprising.`,
  'order-lost': (entry, say) =>
    `${who(entry, say)} cannot keep order in the uprising: ${shortage(entry, say)}.`,
  'uprising-money': (entry, say) => {
    const [money, due] = [number(entry, 'money'), number(entry, 'due')];
    return money < due
      ? `${who(entry, say)}'s uprising would cost ${due} money: all ${money} leave the game.`
      : `${who(entry, say)}'s uprising costs ${money} money, which leave the game.`;
  },
  'class-struggle': (entry, say) =>
    `${who(entry, say)}'s classes A and E are ${number(entry, 'gap')} apart: unrest rises by as much.`,
};
