import type { resultsWords as english } from '../en/results.ts';
import type { Texts } from '../texts.ts';
import { listed, zh } from './grammar.ts';
import { levelName } from './levels.ts';

/** What `matches stats` says about people's own results, in Traditional Chinese. */
export const resultsWords: Texts<typeof english> = {
  none: (command) => zh`還沒有真人玩家參與且已完成的對局。${command} 可開始一局。`,
  noneOf: (name) => zh`${name} 還沒有完成任何對局。`,
  unread: (count) => zh`有 ${count} 局已結束的對局無法讀取，未列入：`,
  title: (game, matches) => zh`${game}，${matches} 局`,
  columns: {
    against: '對手',
    matches: '局數',
    won: '勝率',
    place: '平均名次',
    points: '平均分數',
    rival: '最佳對手',
    source: '分數來源',
    mean: '平均',
  },
  alone: '單人',
  people: '真人',
  program: '程式',
  opponents: (kinds) => listed(kinds.map((kind) => levelName(kind))),
  against: (opponents, matches, won, place, points, rival) =>
    zh`${opponents === '' ? '單人' : zh`對手為 ${opponents}`}，${matches} 局：勝率 ${won}，${place === '' ? '' : zh`平均名次 ${place}，`}平均 ${points} 分${rival === '' ? '' : zh`，最佳對手 ${rival} 分`}。`,
  sources: (parts) => zh`各來源平均分數：${parts.join('、')}。`,
  overTime: (matches) => zh`歷局分數：${matches.join('、')}。`,
  ofMatch: (points, rival) => (rival === null ? `${points}` : zh`${points} 對 ${rival}`),
  course: '歷局分數，最早的一局在左：a 為自己，b 為最佳對手',
  courseAlone: '歷局分數，最早的一局在左',
};
