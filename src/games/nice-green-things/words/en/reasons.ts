import type { Words } from '../../../../engine/words.ts';
import { counted } from '../../../../words/en/grammar.ts';

/** The reasons for hints and for the decisions of bots. */
export const reasons: NonNullable<Words['reasons']> = {
  'rescue-later': () =>
    'A rescue project can later be swapped for a good project on top of the trash, without queue points.',
  'raises-cashflow': ({ by, cash }) =>
    `It raises cashflow from ${cash} to ${Number(cash) + Number(by)}, which the projects with the most symbols need.`,
  'keeps-it': () => 'Nothing better is to be had at its price.',
  'target-type': ({ pop, factor }, say) =>
    `It has ${say.name(pop ?? '')}, which is on the target: each one that counts scores ${factor}.`,
  'wanted-type': ({ pop }, say) =>
    `With it ${say.name(pop ?? '')} can be had in greater number than the other player has.`,
  'fills-row': ({ suit, row, have }, say) =>
    Number(have) === 0
      ? `The ${say.name(suit ?? '')} eco system has nothing in its ${say.name(row ?? '')} row, and without it nothing counts.`
      : `The ${say.name(suit ?? '')} eco system has only ${have} in its ${say.name(row ?? '')} row, and the row with the least limits the others.`,
  'begins-suit': ({ suit }, say) =>
    `It begins a ${say.name(suit ?? '')} eco system, for which more cards will come.`,
  'nothing-worth-it': ({ qp }) =>
    Number(qp) > 0
      ? `Nothing is worth its price; the ${counted(Number(qp), 'queue point')} stay for a better project.`
      : 'Nothing is worth its price, which would go to the other player.',
  'takes-from-trash': ({ card }, say) =>
    `${say.name(card ?? '')}, on top of the trash, is worth more than the rescue project, and it is free.`,
  'begins-anew': () => 'The other eco systems of the suit have no use for it.',
  'keeps-together': () => 'Cards of a suit count more together than apart.',
  'first-of-suit': () => 'It is the row in which its symbols will be needed most.',
  'row-lacks': ({ row, have }, say) =>
    `The ${say.name(row ?? '')} row has only ${have}, and the row with the least limits the others.`,
  'row-counts': ({ row }, say) => `In the ${say.name(row ?? '')} row its symbols count most.`,
  'lies-well': () => 'Every card lies where it counts most.',
  'counts-more-there': () => 'In another row the card counts more.',
  'nothing-better': () => 'What lies on top of the trash is not worth a rescue project.',
};
