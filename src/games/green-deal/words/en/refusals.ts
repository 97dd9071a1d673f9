import type { Words } from '../../../../engine/words.ts';

/** A sentence for each refusal: the failed condition with what is needed and what there is. */
export const refusals: Words['refusals'] = {
  money: ({ need, have }) => `it takes ${need} Cash, and there is ${have}`,
  'income-below-zero': ({ need, have }) => `it takes ${need} steps of Income, and there are ${have}`,
  'bid-at-zero': () => 'a bid of 0 cannot be lowered',
  'simpler-version': () => 'the simpler version leaves it out',
  'after-loan': () => 'a loan was taken this round, so no project can be taken',
  'after-tax-refund': () => 'Tax Refund was this round’s card',
  'after-action-card': () => 'an action card was taken this round',
  'after-project': () => 'a project was taken this round',
  'second-loan': () => 'a loan was taken this round already',
  'no-card-more': () => 'Market Screening allows only one more card',
  'projects-closed': () =>
    'all seats but one have taken projects this round; the other projects were discarded',
  'project-gone': () => 'this project is no longer on offer this round',
  'card-gone': ({ option }, say) => `${say.name(option)} is not on offer this round`,
  'pr-bought': ({ need, have }) => `${have} of ${need} PR chip per round has been bought already`,
  'pr-points': ({ need, have }) =>
    `it would make ${need} PR points this round, and PR Consultant allows ${have}`,
  'chip-gone': () => 'the supply has no such chip',
  'no-chip': () => 'the supply has no PR chip left',
  'repaid-this-round': () => 'a loan was repaid this round, so none can be taken',
  'loan-this-round': () => 'a loan was taken this round, so none can be repaid',
  'no-loans-left': () => 'the loan pile is empty',
  'no-debt': () => 'there is no loan to repay',
  'most-loans': ({ need, have }) => `a seat may hold ${need} loans at most, and holds ${have}`,
  'dividends-paid': () => 'dividends were paid this round already',
  'no-dividends-here': () => 'the scale names no dividend at this Income',
  'tax-refund-twice': () => 'Tax Refund can be used only once per turn',
  'taken-this-round': ({ option }, say) =>
    `${say.name(option)}: the card can be played only in a later round than the one it was taken in`,
  'card-spent': ({ option }, say) => `${say.name(option)}: the card has no use left`,
  'not-in-hand': ({ option }, say) => `${say.name(option)}: the card is not held`,
  'other-moment': ({ option }, say) =>
    `${say.name(option)}: the card is played at another moment, not in this turn`,
  'level-too-low': ({ need, have }) => `the level must be at least ${need}, and it is ${have}`,
  'same-category': () => 'the level that goes up must be another one',
  'no-such-cell': ({ option }) => `the map in play has no cell ${option}`,
  'cell-taken': () => 'a tile lies there',
  'start-cell-kept': ({ need, have }) =>
    `seats without a tile need ${need} start cells, and ${have} would be left`,
  'not-a-start-cell': () => 'the first tile must go on a free start cell',
  'not-beside-own': () => 'the tile must go next to one of your own',
  'one-chip-saved': ({ need, have }) => `${have} of ${need} chip has been saved already`,
};
