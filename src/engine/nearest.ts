import { elementAt } from './checked.ts';

/** The word among `known` that was most likely meant; undefined if none is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}

/** The edit distance: how many letters must be inserted, removed, changed or swapped with a neighbour. */
function distance(from: string, to: string): number {
  let older: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min(
        elementAt(before, column) + 1,
        elementAt(current, column - 1) + 1,
        elementAt(before, column - 1) + change,
      );
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) least = Math.min(least, elementAt(older, column - 2) + 1);
      current.push(least);
    }
    older = before;
    before = current;
  }
  return elementAt(before, to.length);
}
