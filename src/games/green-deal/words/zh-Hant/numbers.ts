import { zh } from '../../../../words/zh-Hant/grammar.ts';

/** Numbers as one says them: `4、7、10`. */
export const inOrder = (numbers: readonly (number | string)[]): string => numbers.join('、');

/** `第 4、7、10 回合`. */
export const roundsText = (rounds: readonly number[]): string => zh`第${inOrder(rounds)}回合`;
