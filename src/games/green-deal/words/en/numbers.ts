/** Numbers as a spoken list: `4, 7 and 10`. */
export const listedNumbers = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

export const roundsText = (rounds: readonly number[]): string =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${listedNumbers(rounds)}`;
