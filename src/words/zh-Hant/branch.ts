import type { branchWords as english } from '../en/branch.ts';
import type { Texts } from '../texts.ts';
import { zh } from './grammar.ts';
import { levelName } from './levels.ts';

/** What is said about matches that branch off another one, in Traditional Chinese. */
export const branchWords: Texts<typeof english> = {
  stillRunning: (match) => zh`${match} 尚未結束：從那裡分支會洩漏仍隱藏的資訊。請等到對局結束。`,
  noSuchMoment: (match, last) => zh`${match} 可從第 0 到第 ${last} 個回答之後繼續，例如 ${match}@${last}。`,
  gameWanted: (from) => zh`請指定局面的遊戲，例如：play limit --from ${from}。沒有這個名稱的對局。`,
  otherGame: (match, game, wanted) => zh`${match} 是 ${game} 的對局，而不是 ${wanted}。`,
  notWith: (option) => zh`${option} 不能與 --from MATCH 並用：分支沿用原對局的設定。`,
  otherRules: (match) => zh`${match} 採用其他版本的規則或數值，無法從那裡繼續。`,
  differs: (match, because) => zh`${match} 無法從那裡繼續：${because}`,
  begins: (match, answers) =>
    answers === 0
      ? zh`這場對局的開始與 ${match} 相同，隱藏的牌與機運也相同。`
      : zh`這場對局從 ${match} 的第 ${answers} 個回答之後繼續，隱藏的牌與機運也相同。`,
  from: (match, answers) => zh`從 ${match} 的第 ${answers} 個回答之後繼續`,
  origin: (match, answers) =>
    answers === 0 ? zh`開始與 ${match} 相同` : zh`從 ${match} 的第 ${answers} 個回答之後分支`,
  title: '從這裡繼續對局',
  hint: '上下選你的座位，左右選電腦玩家的等級，Enter 開始，Esc 返回',
  about: '從這裡開始一場獨立的對局。隱藏的牌與之後的機運與這場對局相同。',
  yours: '你的座位',
  level: (bot) => zh`其他座位：${levelName(bot)}`,
  own: '電腦玩家同這場對局，真人改為普通',
  over: '這裡已沒有人要做決定：請回到某個決定。',
  form: 'play，接著是你的座位，再接電腦玩家的等級，例如：play Ann hard。',
  noSeat: (seat, names) => zh`沒有座位 ${seat}。座位有 ${names.join('、')}。`,
  noLevel: (level, levels) => zh`沒有電腦玩家 ${level}。有 ${levels.join('、')}。`,
};
