import type { Word } from '../spoken-of.ts';
import { zh } from './grammar.ts';

/** A card by its parts. */
interface Parts {
  readonly cost: string;
  readonly effect: string;
  readonly lasts?: string;
}

/** What line mode says for people who listen. */
export const listenWords = {
  noChanges: '你上次回答之後沒有發生任何事。',
  table: '桌面',
  moved: (name: string, from: Word, to: Word): string => zh`${name}由${from}變為${to}`,
  /** The same in a list of effects. */
  changed: (name: string, from: Word, to: Word): string => zh`${name}由${from}變為${to}`,
  /** @param to the last figure with the words of its bound: `至多 5` */
  movedWithin: (name: string, from: Word, to: string): string => zh`${name}由${from}變為${to}`,
  /** A name and its figure, or an owner and the name of what is owned. */
  pair: (name: string, value: Word): string => zh`${name}${value}`,
  noReasons: '你上次回答之後，沒有電腦玩家需要做選擇。',
  chose: (name: string, values: readonly string[]): string => zh`${name}選擇${values.join('，然後')}。`,
  nothingElse: '它沒有與其他選項比較。',
  /** By how much each alternative was expected to be worse. */
  rated: (others: readonly string[]): string => zh`其他選項：${others.join('；')}。`,
  keptSecret: '它對其他選項保密。',
  simulated: (count: number): string => zh`它在${count}場模擬對局中試過。`,
  firstTaken: (name: string): string => zh`這裡沒有選項 1；採用第一個選項：${name}。`,
  nothingBarred: '這裡沒有看似可行卻不允許的選項。',
  noWhat: '請輸入 what 與選項的編號或詞。',
  topics: (words: readonly string[]): string => zh`請輸入 board 與其中一個詞：${words.join('、')}。`,
  noTopic: (word: string, words: readonly string[]): string =>
    zh`圖板沒有${word}。請輸入 board 與其中一個詞：${words.join('、')}。`,
  /** The effects of an answer that equal those of the previous one. */
  signs: { then: '；', to: '到', pause: '，', by: '乘', plus: '加', times: '乘', is: '為' },
  also: (about: string) => zh`${about}，另外：`,
  end: '。',
  equalsSign: '，等號，',
  theSame: '相同',
  /** A figure that only another seat knows. */
  unknown: '未知',
  /** A line of the standings, `第 2 名 Ann，12 分：計畫 8、股息 4`. */
  standing: (
    place: string,
    name: string,
    total: string,
    sources: readonly string[],
    deciding: readonly string[],
  ): string =>
    zh`${place}${name}，${total}${sources.length === 0 ? '' : `：${sources.join('、')}`}${deciding.map((text) => `；${text}`).join('')}。`,
  eliminated: (verdict: string, what: string, figure: Word): string =>
    zh`${verdict}，${what}${String(figure)}`,
  points: (count: number): string => zh`${count}分`,
  place: (place: number, sharing: number): string => zh`第${place}名${sharing === 1 ? '' : '（並列）'}`,
  within: (least: number, most: number): string => zh`${least}到${most}`,
  pointsWithin: (least: number, most: number): string => zh`${least}到${most}分`,
  /** A card by its parts; one that costs nothing says so itself. */
  optionText: ({ cost, effect, lasts }: Parts): string =>
    zh`${[cost === '免費' ? cost : `費用：${cost}`, effect, ...(lasts === undefined ? [] : [lasts])].join('；')}`,
  emptyHand: '你沒有持有任何東西。',
} as const;
