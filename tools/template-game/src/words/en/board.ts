/** The short words of the board. */
export const boardWords = {
  auction: (round: number) => `auction ${round}`,
  toCome: (count: number) => `${count} to come`,
  forSale: 'for sale',
  over: 'all lots are sold',
  money: (money: number) => `money ${money}`,
  none: '-',
  firstMark: 'wins equal bids',
};
