import type { noteWords as english } from '../en/notes.ts';
import type { Texts } from '../texts.ts';
import { zh } from './grammar.ts';

/** What is said about a person's notes on a match, in Traditional Chinese. */
export const noteWords: Texts<typeof english> = {
  title: '筆記',
  hint: 'Enter 寫下筆記，上下選擇，Ctrl-D 刪除',
  hintGo: 'Enter 寫下筆記或前往所選的筆記，上下選擇，Ctrl-D 刪除',
  prompt: '筆記',
  none: '這場對局還沒有筆記。',
  place: (round) => zh`第${round}回合`,
  placeAt: (answered, round) => zh`第${answered}個回答，第${round}回合`,
  by: (name) => zh`${name}所寫`,
  bookmark: '書籤',
  written: '筆記已儲存；其他人看不到。',
  removed: '筆記已刪除。',
  marked: '已在此處加上書籤。',
  unmarked: '已移除此處的書籤。',
  full: '沒有空間容納更多筆記。',
  unsaved: '這場對局無法儲存筆記。',
  empty: 'note，接著是內容，例如：note Bo 有兩個危機。',
  numbered: (number, place, text) => `${number}. ${place}：${text}`,
  noSuch: (count) => (count === 0 ? '這場對局還沒有筆記。' : zh`筆記的編號從 1 到${count}。`),
  damaged: (path) => zh`${path} 已損壞，因此不顯示也不儲存筆記。請移走該檔案以重新開始。`,
  inReview: '筆記：',
};
