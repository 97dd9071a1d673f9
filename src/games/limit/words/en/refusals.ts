import type { Barred } from '../../../../engine/question.ts';
import type { Say } from '../../../../engine/words.ts';
import { amount, counted, holding, type Refusals } from './sentence.ts';

const CLASSES = 'ABCDE';

/** The class next to a class: `class B`. */
function neighbour(option: string, side: 'above' | 'below'): string {
  return `class ${CLASSES[CLASSES.indexOf(option) + (side === 'above' ? -1 : 1)]}`;
}

/** A class may not pass its neighbour or the ends of the scale. */
function classOrder({ option, need = 0, have = 0, of }: Barred): string {
  const name = String(option);
  if (of === 'at-most') {
    if (have > 3)
      return `class ${name} stands at ${have}, the highest standard; a class can rise only from ${need} or less`;
    if (need === 0)
      return `class ${name} may not rise above ${neighbour(name, 'above')}: both stand at ${have}, ${need} steps apart`;
    return `class ${name} may not rise above ${neighbour(name, 'above')}: both stand at ${have}, and it could rise only from ${need} or less`;
  }
  if (have === 1)
    return `class ${name} stands at ${have}, the lowest standard; it could fall only from ${need} or more`;
  return `class ${name} may not fall below ${neighbour(name, 'below')}: both stand at ${have}, and it could fall only from ${need} or more`;
}

/** What is lacking for an effect that must be possible in full. */
const EFFECTS: Readonly<Record<string, (barred: Barred, say: Say) => string>> = {
  territory: (barred, say) =>
    `the attack takes ${amount(barred.need, 'territory', say)}, and ${holder(barred, say)} has ${barred.have}`,
  disruption: ({ need, have }, say) =>
    `it passes on ${amount(need, 'disruption', say)} at least, and there are ${have}`,
  money: (barred, say) => `it would take ${barred.need} money, and ${holder(barred, say)} has ${barred.have}`,
  'steps-up': ({ need = 0, have, seat }, say) =>
    `classes have to rise by ${counted(need, 'step')}, and ${seat === undefined ? '' : `those of ${say.seat(seat)} `}can rise by ${have}`,
  transactions: ({ need = 0, have }) =>
    `it needs ${counted(need, 'possible transaction')}, and the marketplace allows ${have}`,
  'colonization-reserve': ({ need }, say) =>
    `it takes ${amount(need, 'territory', say)} from the colonization reserve, which holds 0`,
  'levels-up': ({ need = 0, have, rule }) =>
    rule === 'LR-08'
      ? `the plant has to rise by ${counted(need, 'level')}, and the territories allow ${have}`
      : `the plant has to rise by ${counted(need, 'level')}, and its track has ${have} left`,
  'cards-in-decks': ({ need = 0, have }) =>
    `it draws from a deck with ${counted(need, 'card')} or more, and all three hold ${have}`,
  'played-cards': ({ need = 0, have, option }, say) =>
    option === 'artificial-intelligence'
      ? `it takes back ${counted(need, 'instant card')} of this generation other than itself, and ${have} will do`
      : `${say.name(option)} is not among the instant cards played in this generation: ${need} needed, ${have} there`,
};

/** The owner of the stock from which an effect takes: another nation, or the star nation, which has no seat. */
const holder = ({ seat }: Barred, say: Say) => (seat === undefined ? say.name('star') : say.seat(seat));

export const refusals: Refusals = {
  money: (barred, say) => {
    const { rule, need, have } = barred;
    if (rule === 'LIM-ALL-07')
      return `an alliance costs ${need} money, and the two nations together have ${have}`;
    if (rule === 'LR-58') return `it takes ${need} money, and all nations together have ${have}`;
    return `it takes ${need} money, and ${holding(barred, say)}`;
  },
  resource: (barred, say) =>
    `it takes ${amount(barred.need, barred.of ?? 'resource', say)}, and ${holding(barred, say)}`,
  fossil: (barred, say) => `it takes ${amount(barred.need, 'fossil', say)}, and ${holding(barred, say)}`,
  'bank-short': ({ need, have }) => `it takes ${need} money from the World Bank, which holds ${have}`,
  'unrest-cost': ({ need, have = 0 }) =>
    `it costs ${need} unrest, and the indicator has ${counted(have, 'step')} left`,
  'class-cost': ({ need = 0, have = 0 }) =>
    `a class has to fall by ${counted(need, 'step')}, and all of them together have ${have} left`,
  'plant-cost': ({ need, have }, say) =>
    `the ${say.name('industrial-plant')} has to stand at level ${need} or higher, and stands at ${have}`,
  effect: (barred, say) => {
    const sentence = EFFECTS[barred.of ?? ''];
    if (sentence !== undefined && barred.rule !== 'LR-50') return sentence(barred, say);
    return `${amount(barred.need, barred.of ?? 'resource', say)} at least would be taken, and ${holder(barred, say)} has ${barred.have}; another stock is not empty`;
  },
  'own-stock': ({ need, have = 0, of = 'resource' }, say) =>
    `a sale takes ${amount(need, of, say)} of one's own, and ${holding({ have }, say)}`,
  'market-stock': ({ need, have, of = 'resource' }, say) =>
    `the marketplace would have to hold ${amount(need, of, say)}, and holds ${have}`,
  'price-end': ({ need = 0, have = 0, of }) =>
    of === 'price-steps'
      ? `the price cube has to move by ${counted(need, 'step')}, and stands at its end: ${have} left`
      : `at the left end nothing is sold: the price cube has to stand at ${need} or higher, and stands at ${have}`,
  'same-resource': () =>
    'that resource has been traded this turn; another transaction must be on another resource',
  transactions: () => 'no further transaction is possible with this card',
  'class-order': classOrder,
  'plant-end': ({ option, have, rule }, say) =>
    rule === 'LR-49'
      ? `the ${say.name(`${option}-plant`)} stands at level ${have} and cannot fall`
      : `the ${say.name(`${option}-plant`)} stands at level ${have} and cannot move; the other one can`,
  'no-target': ({ option, need = 0, have }) =>
    typeof option === 'number'
      ? `a card is aimed at another nation; it needs ${counted(need, 'of the others', 'of the others')}, and this is ${have} of them`
      : `it needs ${counted(need, 'other nation')} to aim at, and ${have} will do`,
  'no-alliance': () => 'the nation is in no such alliance',
  'same-alliance': ({ seat }, say) =>
    seat === undefined
      ? 'both are in this alliance already'
      : `${say.seat(seat)} is in this alliance already`,
  'agreement-side': ({ seat }, say) =>
    `the alliance token${seat === undefined ? '' : ` of ${say.seat(seat)}`} lies agreement side up until the step ends`,
  'deck-empty': ({ need = 0, have = 0 }) =>
    `a deck with ${counted(need, 'card')} or more is there, and this one has ${have}`,
  'help-is-spent': () => 'the allies have given their resources, so there is no way back from resisting',
  'not-paid': () => 'it was announced in this turn and found nobody to make up its price',
  'not-in-hand': ({ option, need, have, rule }, say) =>
    rule === 'LIM-POL-40'
      ? `${say.name(option)} was played in this generation: it takes ${need} in hand, and there are ${have}`
      : `${say.name(option)} is not in hand: it takes ${need}, and there are ${have}`,
  minimum: ({ need, have, of }, say) =>
    of === undefined
      ? `the least is ${need}, not ${have}`
      : `the least is ${amount(need, of, say)}, not ${have}`,
  maximum: ({ need, have, of }, say) =>
    of === undefined
      ? `the most is ${need}, not ${have}`
      : `the most is ${amount(need, of, say)}, not ${have}`,
};
