import type { Word } from '../spoken-of.ts';
import { zh } from './grammar.ts';

/** What is said around rules and cards where they are read. */
export const readingWords = {
  coverage: { rules: '規則', all: '全部' },
  standings: {
    printed: '規則書明載',
    'follows from print': '由規則書推得',
    'printed, ruled in part': '規則書明載，部分由我們裁定',
    'ruled by us': '由我們裁定',
    data: '我們的資料',
  },
  /** The words by which the text of a rule says what it rests on. */
  basis: {
    printed: ['明載', '作者網頁明載'],
    follows: ['推得'],
    ruled: ['裁定'],
    data: ['資料'],
  },
  /** What the first words of a rule say besides its basis and the ids that they name. */
  besidesBasis: (rest: string): string => rest.replaceAll(/參見|裁定|含資料|屬資料|[，、；。\s]/gu, ''),
  /** A remark after a sentence. */
  inBrackets: (remark: string): string => `（${remark}）`,
  saidBasis: (heading: string, standing: string): string => zh`${heading}：${standing}。`,
  see: (ids: readonly string[]): string => zh`參見${ids.join('、')}`,
  also: '也提到這些詞的還有：',
  more: (count: number, all: string): string => zh`另有${count}條含有其中一些詞：${all}列出全部。`,
  page: (to: number, of: number): string => zh`${to}，共${of}`,
  pageKeys: '空白鍵下一頁，b 上一頁，/ 搜尋，n 下一個，q 離開',
  notInText: (text: string): string => zh`文中沒有「${text}」。`,
  because: (note: string): string => `（${note}）`,
  isNew: '（新）',
  inPlaceOf: (values: readonly string[]): string => zh`（取代${values.join('、')}）`,
  yesNo: (value: boolean): string => (value ? '是' : '否'),
  moreCards: (command: string): string => zh`${command} NAME 顯示單張的全部內容。`,
  sources: {
    printed: '載於規則書',
    published: '曾公開說明',
    derived: '由規則書計算而得',
    reconstructed: '由我們依已知資料重建',
    designed: '由我們設計以填補空缺',
    owner: '由擁有者依實物填入配件檔',
  },
  sourcesTitle: '出處',
  cases: '試試看：',
  noCase: (rule: string): string => zh`${rule}沒有範例：以 "set" 自行設置。`,
  otherCase: (players: number, command: string): string =>
    zh`這個範例有${players}個座位或其他選項：${command}可設置。`,
  caseIs: (title: string): string => zh`已設置：${title}。"undo" 可返回。`,
  rules: '規則',
  cards: '卡牌',
  contents: '目次',
  summary: (title: string, players: number): string => zh`${title}簡介，${players}位玩家`,
  each: (kind: string): string => zh`${kind}：逐一列出`,
  ids: (first: string, last: string): string => zh`${first}至${last}`,
  readOn: (command: string, id: string): string =>
    zh`繼續閱讀：${command} ${id}、${command} PART 或任何詞、${command} options、${command} --all`,
  options: (title: string): string => zh`${title}的選項，用法為 --option NAME=VALUE；* 為預設值。`,
  numbers: (from: number, to: number, usual: Word): string =>
    zh`* ${String(usual)}；從${from}到${to}的任何數字`,
  none: (topic: string, title?: string): string =>
    zh`${title === undefined ? '' : `${title} 的`}規則中沒有提到「${topic}」。`,
} as const;
