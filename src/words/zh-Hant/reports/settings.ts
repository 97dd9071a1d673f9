import type { aboutSettings as english } from '../../en/reports/settings.ts';
import type { Texts } from '../../texts.ts';

/** What each setting does, in a line, in Traditional Chinese. */
export const aboutSettings: Texts<typeof english> = {
  theme: '配色',
  ascii: '只用 ASCII 字元繪製',
  telling: '事件逐步敘述、一次全部敘述，或不敘述',
  language: '程式的語言',
  languages: '共用一副鍵盤的各人所用的語言，例如 languages.Ann zh-Hant',
  ambiguousWide: '終端機是否以兩格顯示寬度不明確的字元，中文終端機常如此',
  bell: '等待超過 5 秒後輪到你時的訊號：BEL，或通知（OSC 9）',
  undo: '決定是否可以復原',
  hints: '最後一行是否列出按鍵',
  advice: '按 i 是否提供提示：困難等級的電腦玩家會如何回答',
  aim: '第一場對局之前，是否用一頁說明遊戲目標',
  name: '只有你一個真人時，你的名字',
  pause: '剛用來回答的按鍵，要隔多少毫秒才能再次回答；0 為不等待',
  hjkl: '以 h、j、k、l 移動；L 顯示紀錄',
  keys: '改用其他按鍵，例如 keys.undo z',
  learned: '各遊戲已學到哪裡，例如 learned.limit 為 demo 或 match',
};
