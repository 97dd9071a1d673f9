import type { Foreseen } from '../../../../engine/foreseen.ts';
import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);

/** What stock and queue allow. */
export const forecast: Words['forecast'] = {
  'may-buy': (line) =>
    zh`以目前的隊列，${of(line, 'of')}項中可以購買${of(line, 'projects')}項，最貴${of(line, 'dearest')}點插隊點數；現金流${of(line, 'cash')}。`,
  'buys-nothing': (line) =>
    zh`以目前的隊列，${of(line, 'of')}項中沒有可以購買的；現金流${of(line, 'cash')}。`,
  reach: (line, say) =>
    zh`你的插隊點數付得起的價格至多為${of(line, 'reach')}；你付多少，${say.seat(of(line, 'other'))}就得多少。`,
  'projects-left': (line) =>
    zh`還剩${of(line, 'left')}項計畫：隊列${of(line, 'queue')}項，牌庫${of(line, 'stock')}項。`,
  'turns-left': (line) =>
    of(line, 'most') === 0
      ? '這是最後一個回合。'
      : zh`還有${of(line, 'least')}到${of(line, 'most')}個回合：每回合拿走一項計畫，骰子可能再棄掉一項。`,
};
