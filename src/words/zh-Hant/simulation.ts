import type { simulationWords as english } from '../en/simulation.ts';
import type { Texts } from '../texts.ts';
import { zh } from './grammar.ts';

/** What simulations refuse, and why. */
export const simulationWords: Texts<typeof english> = {
  nothingToCompare: '沒有可比較的對局。',
  notComparable: '這些表無法比較：遊戲、玩家人數、電腦玩家、種子或局數不同。',
  nothingToSum: '沒有可彙整的對局。',
  differentRuns: '這些對局來自不同的模擬：遊戲、玩家人數、電腦玩家、種子、選項、配件或規則版本不同。',
  gameTwice: (number) => zh`第${number}局出現兩次。`,
  gameMissing: (number) => zh`缺少第${number}局。`,
  endless: (number, seed, decisions) =>
    zh`第${number}局（種子 ${seed}）沒有結束：${decisions}個決定之後仍在繼續。`,
  oneAfterTheOther: (game) =>
    game === undefined
      ? '各局依序進行：這個程式直接由原始碼執行，沒有工作執行緒的檔案。'
      : zh`各局依序進行：工作執行緒不認得遊戲 ${game}。`,
  sweepForm: '格式為 figure=from..to，例如 cards.education.raises=1..3',
  valuesForm: (list) => zh`值的格式為 5..15、5..15/2（每隔一個）或 5,8,12，不得為 ${list}`,
  tooManyValues: (most) => zh`最多只能有${most}個值`,
};
