import type { settingWords as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';
import { zh } from './grammar.ts';

/** What is wrong with settings, in Traditional Chinese. */
export const settingWords: Texts<typeof english> = {
  noneOf: (value, known) => zh`${value}不在可用的值之中：${known.join('、')}`,
  neitherTrueNorFalse: (value) => zh`${value}不是 true，也不是 false`,
  nothing: '空白',
  noName: (value) => zh`${value}不能作為名字`,
  noPause: (value, from, to) => zh`${value}不是${from}到${to}的整數`,
  languagesForm: 'languages 須為由名字對應到語言的表，例如 Ann: zh-Hant',
  learnedForm: 'learned 須為由遊戲對應到 demo 或 match 的表，例如 limit: demo',
  noGame: (name, known) => zh`沒有遊戲${name}；可用的有${known.join('、')}`,
  keysForm: 'keys 須列出動作與其按鍵，例如 undo: z',
  noAction: (name, known) => zh`沒有可以設定按鍵的動作${name}；可用的有${known.join('、')}`,
  noKey: (word) => zh`${word}不是字母或符號，也不是 space、tab、up 或 ctrl-g 之類的按鍵`,
  keyInUse: (word, action) => zh`${word}已經是${action}的按鍵；請為該動作另選一個`,
  unreadable: (path, reason) =>
    zh`無法讀取 ${path} 中的設定：${reason}。請移除該檔案或資料夾，或使其可以讀取。`,
  malformed: (path, fault) => zh`${path}：${fault}。請修正該行；移除該行則使用預設值。`,
  form: '設定須為一行一項，例如 theme: light',
  noSetting: (name, known) => zh`沒有設定${name}；可用的有${known.join('、')}`,
  fault: (setting, fault) => zh`${setting}：${fault}。`,
  notWritten: (file, reason) => zh`無法將設定寫入 ${file}：${reason}。`,
};
