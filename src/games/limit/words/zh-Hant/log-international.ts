import type { LogEntry } from '../../../../engine/umpire.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { type LogWords, number, told, who } from './sentence.ts';

const STAR = '星國';

const tied = ({ figures }: LogEntry) => figures?.['tied'] === true;

/** Money lost in the financial crisis: as much as is due, or all there is. */
function loss(name: string, entry: LogEntry): string {
  const [money, due] = [number(entry, 'money'), number(entry, 'due')];
  return money < due
    ? zh`${name}在危機中應付${due}元，失去全部${money}元。`
    : zh`${name}在危機中失去${money}元。`;
}

const richest = (name: string, entry: LogEntry): string =>
  zh`${name}以${number(entry, 'money')}元${tied(entry) ? '並列' : ''}最富有，拿取${number(entry, 'tokens')}個動盪。`;

const coldWar = (name: string, entry: LogEntry) =>
  zh`${name}有${number(entry, 'military')}個軍事資源，超過${number(entry, 'over')}個：拿取 1 個動盪。`;

export const internationalLog: LogWords = {
  'cold-war': (entry, say) => coldWar(who(entry, say), entry),
  'star-cold-war': (entry) => coldWar(STAR, entry),
  crisis: (entry, say) => zh`${told(entry, 'crisis', say)}危機發生，是第${number(entry, 'tiles')}次。`,
  'financial-loss': (entry, say) => loss(who(entry, say), entry),
  'star-financial-loss': (entry) => loss(STAR, entry),
  richest: (entry, say) => richest(who(entry, say), entry),
  'star-richest': (entry) => richest(STAR, entry),
  'land-lost': (entry, say) =>
    zh`${who(entry, say)}的再生廠盡可能下降${number(entry, 'tiles')}級，並失去 1 片領土。`,
  'star-land-lost': () => '星國失去 1 片領土。',
  polluter: (entry, say) =>
    zh`${who(entry, say)}以${number(entry, 'pollution')}個污染${tied(entry) ? '並列' : ''}最多：人口下降一級，民怨上升，最高的階級中最後一個下降。`,
  migration: (entry, say) => zh`移民前往${who(entry, say)}：人口上升一級。`,
  'lowest-class-fell': (entry, say) => zh`${who(entry, say)}的階級 E 盡可能下降${number(entry, 'tiles')}級。`,
  'crisis-paid': (entry, say) =>
    number(entry, 'amount') === 0
      ? zh`${who(entry, say)}在危機中不需軍事資源。`
      : zh`${who(entry, say)}在危機中消耗${number(entry, 'amount')}個軍事資源。`,
  'crisis-short': (entry, say) =>
    zh`${who(entry, say)}在危機中缺少軍事資源：需要${number(entry, 'need')}個，只有${number(entry, 'have')}個，付出${number(entry, 'amount')}個，${number(entry, 'unmet')}級未滿足。`,
  calmed: (entry, say) => zh`${who(entry, say)}歸還 1 個動盪。`,
  'star-calmed': () => '星國歸還 1 個動盪。',
  'largest-shrank': (entry, say) =>
    zh`${who(entry, say)}的人口以${number(entry, 'population')}${tied(entry) ? '並列' : ''}最多：下降一級。`,
};
