import type { reviewWords as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';
import { inUnit, listed, zh } from './grammar.ts';

/** What `review` and the review lane say about a match, in Traditional Chinese. */
export const reviewWords: Texts<typeof english> = {
  title: (game, judged, all) =>
    judged === all
      ? zh`${game}：已評估 ${all} 個決定`
      : zh`${game}：已評估 ${all} 個決定中的 ${judged} 個；再次執行同一指令會評估其餘的`,
  nothing: '沒有真正有選擇餘地的決定可供評估。',
  notOver: '對局尚未結束：檢討會洩漏仍隱藏的資訊。',
  nobody: '這場對局沒有真人玩家；--seat N 可評估電腦玩家的決定。',
  noSeat: (seat, players) => zh`--seat 須為 1 到 ${players}，而不是 ${seat}。`,
  twoBudgets: '--think 與 --iterations 只能擇一使用。',
  twoOutputs: '--json 與 --svg - 都會寫到標準輸出，只能擇一使用。',
  noCurve: '試玩的對局太少，無法畫出曲線：請提高 --iterations 或延長 --think。',
  progress: (done, all) => zh`已評估 ${done} / ${all} 個決定`,
  kept: (path) => zh`評估結果存於 ${path}。`,
  person: (name, decisions, sound, cost, unit) =>
    zh`${name}：${decisions} 個決定，其中 ${sound} 沒有明顯損失${Number(cost) === 0 ? '' : zh`；其餘合計損失${inUnit(cost, unit)}`}`,
  columns: { step: '步驟', decisions: '決定', sound: '無損失', cost: '損失' },
  inStep: (step, decisions, sound, cost, unit) =>
    zh`${step}：${decisions} 個決定，其中 ${sound} 沒有明顯損失${Number(cost) === 0 ? '' : zh`，其餘損失${inUnit(cost, unit)}`}。`,
  dearest: '損失最大的決定：',
  decision: (answered, round, step, asked) => zh`第 ${answered} 個回答，第 ${round} 回合，${step}，${asked}`,
  chosen: (given, best, cost, unit, doubt) =>
    zh`選擇 ${given}，比 ${best} 差${inUnit(doubt === undefined ? cost : `${cost} ± ${doubt}`, unit)}`,
  perhaps: (given, best, cost, unit, doubt) =>
    zh`${given} 看來比 ${best} 差${inUnit(`${cost} ± ${doubt}`, unit)}，但可能只是運氣`,
  tooFew: (given, best) => zh`試玩的對局太少，無法比較 ${given} 與 ${best}`,
  led: (best, reasons, doubts) =>
    zh`${best} 帶來${listed(reasons)}${doubts.length === 0 ? '' : zh`，但也帶來${listed(doubts)}`}。`,
  asGoodAsBest: (given, best) => zh`${given} 與 ${best} 大致相當`,
  wasBest: (given) => zh`${given} 是最佳選擇`,
  prospect: ({ name, won, points, games }) => zh`${name}：勝率 ${won}，${points} 分（${games} 局）`,
  seldomTried: (name, games) => zh`${name}：只試玩了 ${games} 局`,
  others: (texts) => zh`其次：${texts.join('；')}`,
  turns: '轉捩點：',
  turn: (answered, round, decider, given, name, from, to) =>
    zh`第 ${answered} 個回答，第 ${round} 回合，${decider} 選擇 ${given}：${name} 的勝率從 ${from} 變為 ${to}`,
  turnBetween: (answered, next, round, name, from, to) =>
    zh`第 ${answered} 與第 ${next} 個回答之間，第 ${round} 回合，因他人的回答與運氣：${name} 的勝率從 ${from} 變為 ${to}`,
  curve: '每個回答後，搜尋預期的勝率（%）',
  curveAt: (round, shares) =>
    zh`第 ${round} 回合最後一個已評估的決定後，搜尋預期的勝率：${shares.map(({ name, share }) => `${name} ${share}`).join('、')}。`,
  note: '每個決定都以搜尋評估，而搜尋只知道該玩家當時所知的資訊。它在每個回答之後讓快速的電腦玩家試玩對局，一切隱藏的資訊與運氣都重新分配；「勝率 40 ± 5 %」是其中該玩家獲勝的比例。± 為標準誤差：真正的數值很少偏離超過它的兩倍。損失至少為標準誤差的兩倍才算明顯。',
  picture: {
    title: (game) => zh`${game}：預期的勝率`,
    about: (first, last, turns) =>
      [zh`開始時：${first}。結束時：${last}。`, ...(turns.length === 0 ? [] : ['轉捩點：', ...turns])].join(
        '',
      ),
    shares: (shares) => shares.map(({ name, share }) => `${name} ${share}`).join('、'),
    across: '回合',
    up: '勝率（%）',
  },
  lane: {
    title: '檢討',
    curve: '每個回答後的勝率（%）',
    none: '這場對局還沒有檢討。',
    offer: (key) => zh`按 ${key} 開始檢討，同時可繼續瀏覽。`,
    goOn: (key) => zh`按 ${key} 評估其餘的決定。`,
    running: '對局結束後才能檢討。',
    notHere: '示範沒有檢討。',
    unjudged: '這個決定尚未評估。',
    noChoice: '這裡沒有可供評估的選擇。',
    notPerson: '只評估真人玩家的決定。',
    make: '這場對局還沒有檢討：review make 會評估它。',
    stop: '停止',
    stopped: '檢討已停止；已評估的結果會保留。',
    whole: '所有決定都已評估。',
    noMistake: '那個方向沒有造成損失的決定。',
    more: (key) => zh`按 ${key} 看其餘內容。`,
    others: '其他選擇：',
  },
};
