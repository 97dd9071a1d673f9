import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('，');

const tile = (moves: unknown): string => (moves === true ? '移動其人口轉型板塊' : '');

/** What a change leads to, behind its figures. */
export const consequences: NonNullable<Words['consequences']> = {
  still: ({ zone }, say) => zh`仍為${say.name(zone ?? '')}`,
  then: ({ zone }, say) => zh`變為${say.name(zone ?? '')}`,
  'game-over': ({ generation, of, crises, crisesToEnd }) =>
    Number(crises) >= Number(crisesToEnd)
      ? zh`遊戲在第${Number(generation)}世代結束（共${Number(of)}個）：發生${Number(crises)}次危機，達${Number(crisesToEnd)}次即結束。`
      : zh`遊戲在最後的第${Number(generation)}世代結束，發生${Number(crises)}次危機。`,
  'money-worth': ({ block, worth, crises, base }) =>
    zh`每滿${Number(block)}元值${Number(worth)}分：${Number(base)}分，每次危機減 1 分（目前${Number(crises)}次）。`,
  feeds: ({ population }) => zh`可供${Number(population)}人口`,
  'class-a': ({ cards, hand, draw, keep, shift }, say) => {
    const unlocked = String(cards)
      .split(' ')
      .filter((card) => card !== '')
      .map((card) => say.name(card));
    return list([
      ...unlocked,
      zh`手牌上限${Number(hand)}`,
      zh`抽${Number(draw)}張保留${Number(keep)}張`,
      tile(shift),
    ]);
  },
  'class-c': ({ tax, shift }) => list([zh`從下個社會階段起，稅收為每單位人口${Number(tax)}元`, tile(shift)]),
  'class-e': ({ shift }) => list(['計入分數', tile(shift)]),
  'class-gate': ({ next, standard, shift }, say) =>
    list([zh`階級${say.name(next ?? '')}可以上升到${Number(standard)}`, tile(shift)]),
};
