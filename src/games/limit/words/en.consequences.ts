import type { Words } from '../../../engine/words.ts';

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const tile = (moves: unknown): string => (moves === true ? 'its demographic shift tile moves' : '');

/** What a change leads to, behind its figures. */
export const consequences: NonNullable<Words['consequences']> = {
  still: ({ zone }, say) => `still ${say.name(zone ?? '')}`,
  then: ({ zone }, say) => `then ${say.name(zone ?? '')}`,
  feeds: ({ population }) => `feeds ${population}`,
  'class-a': ({ cards, hand, draw, keep, shift }, say) => {
    const unlocked = String(cards)
      .split(' ')
      .filter((card) => card !== '')
      .map((card) => say.name(card));
    return list([...unlocked, `hand ${hand}`, `${keep} of ${draw} drawn kept`, tile(shift)]);
  },
  'class-c': ({ tax, shift }) =>
    list([`tax ${tax} per population from the next social phase on`, tile(shift)]),
  'class-e': ({ shift }) => list(['counts in the score', tile(shift)]),
  'class-gate': ({ next, standard, shift }, say) =>
    list([`class ${say.name(next ?? '')} may rise to ${standard}`, tile(shift)]),
};
