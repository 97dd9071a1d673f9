import type { reviewWords as english } from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What `review` says about a match, in Traditional Chinese. */
export const reviewWords: Texts<typeof english> = {
  title: (game, judged, all) =>
    judged === all
      ? `${game}：已評估 ${all} 個決定`
      : `${game}：已評估 ${all} 個決定中的 ${judged} 個；再次執行同一指令會評估其餘的`,
  nothing: '沒有真正有選擇餘地的決定可供評估。',
  notOver: '對局尚未結束：檢討會洩漏仍隱藏的資訊。',
  nobody: '這場對局沒有真人玩家；--seat N 可評估電腦玩家的決定。',
  noSeat: (seat, players) => `--seat 須為 1 到 ${players}，而不是 ${seat}。`,
  twoBudgets: '--think 與 --iterations 只能擇一使用。',
  progress: (done, all) => `已評估 ${done} / ${all} 個決定`,
  kept: (path) => `評估結果存於 ${path}。`,
  person: (name, decisions, sound, cost, unit) =>
    `${name}：${decisions} 個決定，其中 ${sound} 與最佳選擇相當；其餘合計損失 ${cost} ${unit}`,
  columns: { step: '步驟', decisions: '決定', sound: '相當於最佳', cost: '損失' },
  dearest: '損失最大的決定：',
  decision: (answered, round, asked) => `第 ${answered} 個回答，第 ${round} 回合，${asked}`,
  chosen: (given, best, cost, unit) => `選擇 ${given}，比 ${best} 損失 ${cost} ${unit}`,
  odds: (given, best) => `試玩的對局勝率為 ${given}，最佳選擇則為 ${best}`,
  others: (texts) => `其次：${texts.join('；')}`,
  turns: '轉捩點：',
  turn: (answered, round, decider, given, name, from, to) =>
    `第 ${answered} 個回答，第 ${round} 回合，${decider} 選擇 ${given}：${name} 的勝率從 ${from} 變為 ${to}`,
  curve: '每次決定後，搜尋預期的勝率（%）',
  note: '每個決定都以搜尋評估，而搜尋只知道該玩家當時所知的資訊。',
};
