import type { Words } from '../../../../engine/words.ts';
import { listed } from '../../../../words/en/grammar.ts';
import { counted } from './sentence.ts';

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const tile = (moves: unknown): string => (moves === true ? 'its demographic shift tile moves' : '');

/** The consequence of a change, which follows its figures. */
export const consequences: NonNullable<Words['consequences']> = {
  still: ({ zone }, say) => `still ${say.name(zone ?? '')}`,
  then: ({ zone }, say) => `then ${say.name(zone ?? '')}`,
  'game-over': ({ generation, of, crises, crisesToEnd }) =>
    Number(crises) >= Number(crisesToEnd)
      ? `The game ended with generation ${generation} of ${of}: ${counted(Number(crises), 'crisis', 'crises')}, and ${crisesToEnd} end it.`
      : `The game ended with generation ${generation}, the last one, and ${counted(Number(crises), 'crisis', 'crises')}.`,
  'money-worth': ({ block, worth, crises, base }) =>
    `Each full ${block} money is worth ${counted(Number(worth), 'point')}: ${base}, less 1 for each crisis (${crises} so far).`,
  feeds: ({ population }) => `feeds ${population}`,
  'class-a': ({ cards, hand, draw, keep, shift }, say) => {
    const unlocked = String(cards)
      .split(' ')
      .filter((card) => card !== '')
      .map((card) => say.name(card));
    return list([
      unlocked.length === 0 ? '' : `brings ${listed(unlocked)}`,
      `hand ${hand}`,
      `${keep} of ${draw} drawn kept`,
      tile(shift),
    ]);
  },
  'class-c': ({ tax, shift }) =>
    list([`tax ${tax} per population from the next social phase on`, tile(shift)]),
  'class-e': ({ shift }) => list(['counts in the score', tile(shift)]),
  'class-gate': ({ next, standard, shift }, say) =>
    list([`class ${say.name(next ?? '')} may rise to ${standard}`, tile(shift)]),
};
