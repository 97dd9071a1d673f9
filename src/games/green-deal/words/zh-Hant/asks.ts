import { isRange, type Question } from '../../../../engine/question.ts';
import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { isFreeAction } from '../../state.ts';

const figure = ({ figures }: Question, name: string): string | number => {
  const value = figures?.[name] ?? '';
  return typeof value === 'number' ? value : String(value);
};

/** The prompts: what to decide, without the seat's name. */
export const asks: Words['asks'] = {
  hyperinflation: () => '在這次競標前打出惡性通膨？',
  lawsuit: () => '在這次競標前打出訴訟？',
  spy: () => '宣告商業間諜，等所有其他人揭曉後再出價？',
  bid: (question) => zh`為順位出價，從0到你的${figure(question, 'cash')}現金`,
  sabotage: () => '打出破壞，無論出價為何都排第一？',
  insider: (question) => zh`內線交易：將你的出價${figure(question, 'bid')}增減 1？`,
  invest: ({ options }) =>
    isRange(options) || options.every(isFreeAction)
      ? '進行自由動作，或結束輪次'
      : '拿取計畫卡、行動卡或貸款卡；自由動作；或結束輪次',
  specialize: (question) => zh`專業化：此後哪個類別便宜${figure(question, 'discount')}？`,
  repay: () => '償還哪筆貸款？',
  pay: (question) => zh`償還${figure(question, 'owed')}的貸款中的多少？只能償還這一次`,
  lower: (question) => zh`資源轉移：將哪個等級降低${figure(question, 'down')}？`,
  raise: (question) => zh`資源轉移：將哪個等級提高${figure(question, 'up')}？`,
  tile: () => '先放置哪個計畫指示物？',
  internationalization: (question, say) =>
    zh`對${say.name(figure(question, 'tile'))}使用國際化，放在任何地方？`,
  place: (question, say) => zh`將${say.name(figure(question, 'tile'))}放在哪一格？`,
  'next-contact': () => '接著處理哪個接觸？',
  contact: (question, say) =>
    zh`如何對待${say.seat(Number(figure(question, 'owner')))}在${figure(question, 'cell')}的計畫指示物？`,
  chip: (question) =>
    zh`數值${figure(question, 'value')}的 PR 指示物（第${figure(question, 'chip')}個，共${figure(question, 'chips')}個）：用在哪裡？`,
};
