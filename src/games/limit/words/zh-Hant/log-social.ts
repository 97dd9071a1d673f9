import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { amount, goods, type LogWords, number, told, who } from './sentence.ts';

/** `需要 20 個再生資源，只有 6 個：付出 5 個，2 級未滿足`. */
function shortage(entry: LogEntry, say: Say): string {
  const resource = goods(String(entry.figures?.['resource']), say);
  return zh`需要${number(entry, 'need')}個${resource}，只有${number(entry, 'have')}個：付出${number(entry, 'amount')}個，${number(entry, 'unmet')}級未滿足`;
}

/** `，用掉 2 個化石燃料，造成 1 個污染`, as far as a plant needs and makes any. */
function plantCost(entry: LogEntry, say: Say): string {
  const fossil = number(entry, 'fossil');
  const pollution = number(entry, 'pollution');
  if (fossil === 0 && pollution === 0) return '';
  return zh`，用掉${amount(fossil, 'fossil', say)}，造成${amount(pollution, 'pollution', say)}`;
}

/** Why a class falls, by the step in which it does; the screens tell the rule apart from the sentence. */
const CLASS_FELL: Readonly<Record<string, string>> = {
  financialCrisis: '因金融危機',
  supply: '因饑荒',
  stressSupply: '因饑荒',
  consumption: '因商品短缺',
  stressConsumption: '因商品短缺',
  publicOrder: '因軍事資源短缺',
  militaryCrisis: '因軍事資源短缺',
  decidePolicy: '因思想灌輸',
};

/** Why a class rises: the unrest zone says so, or the world disarms. */
function classRose(entry: LogEntry, say: Say): string {
  const zone = entry.figures?.['zone'];
  const why = zone === undefined ? '非軍事化' : zh`民怨在${say.name(zone)}區`;
  return zh`${who(entry, say)}的階級${told(entry, 'class', say)}上升：${why}。`;
}

/** What economic growth does by the standard of class C at the start of the phase, and to which plant. */
function economyMoved(entry: LogEntry, say: Say): string {
  const column = number(entry, 'column');
  const plant = entry.figures?.['plant'];
  const start = zh`${who(entry, say)}的經濟（階級 C 為${column}）：`;
  if (column === 1) return `${start}再生廠在領土允許時上升一級。`;
  if (column === 2) return `${start}再生廠在領土允許時上升一級，工業廠盡可能上升一級。`;
  if (plant === 'none') return `${start}沒有生產廠可以${column === 3 ? '上升' : '下降'}。`;
  return `${start}${say.name(`${plant}-plant`)}${column === 3 ? '上升' : '下降'}。`;
}

export const socialLog: LogWords = {
  fed: (entry, say) =>
    number(entry, 'amount') === 0
      ? zh`${who(entry, say)}的人民不需食物。`
      : zh`${who(entry, say)}以${number(entry, 'amount')}個再生資源供養人民。`,
  famine: (entry, say) => zh`${who(entry, say)}發生饑荒：${shortage(entry, say)}。`,
  spoiled: (entry, say) =>
    zh`${who(entry, say)}有${number(entry, 'spoiled')}個再生資源腐壞；可保留${number(entry, 'keep')}個。`,
  consumed: (entry, say) =>
    number(entry, 'amount') === 0
      ? zh`${who(entry, say)}的人民不消費。`
      : zh`${who(entry, say)}的人民消費${number(entry, 'amount')}個工業資源。`,
  'goods-shortage': (entry, say) => zh`${who(entry, say)}的人民缺少商品：${shortage(entry, say)}。`,
  recycled: (entry, say) =>
    zh`${who(entry, say)}資源回收：一次消耗${number(entry, 'amount')}個工業資源，得${amount(number(entry, 'fossil'), 'fossil', say)}。`,
  grew: (entry, say) => zh`${who(entry, say)}的人口成長到${number(entry, 'population')}。`,
  'mortality-fell': (entry, say) =>
    zh`${who(entry, say)}有兩片以上的人口轉型板塊，人民更長壽：人口為${number(entry, 'population')}。`,
  'birth-rate-fell': (entry, say) =>
    zh`${who(entry, say)}的出生率下降：移除${number(entry, 'tiles')}片人口轉型板塊。`,
  'growth-skipped': (entry, say) => zh`${who(entry, say)}因政策規劃，生產廠不移動。`,
  'economy-moved': economyMoved,
  taxed: (entry, say) =>
    zh`${who(entry, say)}得到稅收${number(entry, 'money')}元，每單位人口${number(entry, 'rate')}元。`,
  'bank-short': (entry, say) =>
    zh`世界銀行無法付清${who(entry, say)}的金額：其餘由遊戲盒支付，並放置一片金融危機板塊。`,
  produced: (entry, say) =>
    zh`${who(entry, say)}生產${amount(number(entry, 'amount'), String(entry.figures?.['plant']), say)}${plantCost(entry, say)}。`,
  farmed: (entry, say) =>
    zh`${who(entry, say)}以集約農業生產${number(entry, 'amount')}個再生資源，用掉化石燃料並造成污染。`,
  'fossil-shortage': (entry, say) =>
    zh`${who(entry, say)}的化石燃料短缺：${say.name(`${entry.figures?.['plant']}-plant`)}生產${number(entry, 'amount')}個，下降${number(entry, 'unmet')}級${plantCost(entry, say)}。`,
  'class-rose': classRose,
  'class-fell': (entry, say) =>
    zh`${who(entry, say)}的階級${told(entry, 'class', say)}${CLASS_FELL[entry.step] ?? ''}下降。`,
  'boom-money': (entry, say) => zh`${who(entry, say)}因榮景得${number(entry, 'money')}元。`,
  'order-kept': (entry, say) =>
    number(entry, 'amount') === 0
      ? zh`${who(entry, say)}不需軍事資源就平息暴動。`
      : zh`${who(entry, say)}消耗${number(entry, 'amount')}個軍事資源，在暴動中維持秩序。`,
  'order-lost': (entry, say) => zh`${who(entry, say)}在暴動中無法維持秩序：${shortage(entry, say)}。`,
  'uprising-money': (entry, say) => {
    const [money, due] = [number(entry, 'money'), number(entry, 'due')];
    return money < due
      ? zh`${who(entry, say)}的暴動應付${due}元：全部${money}元離開遊戲。`
      : zh`${who(entry, say)}的暴動使${money}元離開遊戲。`;
  },
  'class-struggle': (entry, say) =>
    zh`${who(entry, say)}的階級 A 與 E 相差${number(entry, 'gap')}：民怨上升同樣的數量。`,
};
