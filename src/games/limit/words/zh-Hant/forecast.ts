import type { Foreseen } from '../../../../engine/foreseen.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { goods } from './sentence.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);
const word = ({ figures }: Foreseen, name: string, say: Say): string => say.name(figures?.[name] ?? '');

/** `20 個再生資源（共有 25 個）`; what is needed of what there is. */
const paid = (line: Foreseen, what: string): string =>
  zh`${of(line, 'amount')}個${what}（共有${of(line, 'have')}個）`;

/** `需要 30 個再生資源，只有 25 個，1 級未滿足`. */
const short = (line: Foreseen, what: string): string =>
  zh`需要${of(line, 'need')}個${what}，只有${of(line, 'have')}個，${of(line, 'unmet')}級未滿足`;

/** What a plant burns and leaves behind; nothing where it does neither. */
function plantCost(line: Foreseen): string {
  const [fossil, pollution] = [of(line, 'fossil'), of(line, 'pollution')];
  return fossil === 0 && pollution === 0 ? '' : zh`，用掉${fossil}個化石燃料，造成${pollution}個污染`;
}

/** What the nation chooses on the way. */
const CHOICES: Readonly<Record<string, string>> = {
  plant: '選擇：移動哪個生產廠。它決定工業廠與軍事廠的產量。',
  raise: '選擇：哪個階級上升。',
  lower: '選擇：哪個階級下降。',
};

/** What happens where only one answer is possible. */
function forced(line: Foreseen, say: Say): string {
  const only = word(line, 'only', say);
  const ask = line.figures?.['ask'];
  if (ask === 'raise') return zh`階級${only}上升：其他階級都不能上升。`;
  if (ask === 'lower') return zh`階級${only}下降：其他階級都不能下降。`;
  return zh`${only}廠移動：其他生產廠都不能移動。`;
}

/** `經濟成長（階級 C 為 2）：再生廠的產量由 5 變為 10。` */
function growth(line: Foreseen, say: Say): string {
  const moved = ['renewable', 'industrial', 'military'].flatMap((plant) =>
    line.figures?.[`${plant}To`] === undefined
      ? []
      : zh`${say.name(`${plant}-plant`)}的產量由${of(line, `${plant}From`)}變為${of(line, `${plant}To`)}`,
  );
  const what = moved.length === 0 ? '沒有生產廠可以移動' : moved.join('，');
  return zh`經濟成長（階級 C 為${of(line, 'column')}）：${what}。`;
}

const zone = (line: Foreseen, name: string, what: string): string =>
  zh`民怨${of(line, 'unrest')}在${name}區：${what}。`;

/** What the social phase and the crises will bring. */
export const forecast: Words['forecast'] = {
  fed: (line) => zh`供給：消耗${paid(line, '再生資源')}。`,
  famine: (line) => zh`饑荒：${short(line, '再生資源')}。`,
  spoiled: (line) => zh`保存：${of(line, 'spoiled')}個再生資源腐壞，保留${of(line, 'keep')}個。`,
  consumed: (line) => zh`消費：消耗${paid(line, '工業資源')}。`,
  'goods-shortage': (line) => zh`商品短缺：${short(line, '工業資源')}。`,
  grew: (line) => zh`人口成長到${of(line, 'population')}。`,
  'mortality-fell': (line) => zh`死亡率下降，人口成長到${of(line, 'population')}。`,
  'growth-skipped': () => '經濟成長：因政策規劃而略過。',
  taxed: (line) => zh`課稅：${of(line, 'money')}元，每單位人口${of(line, 'rate')}元。`,
  'bank-short': () => '世界銀行不足：放置一片金融危機板塊。',
  produced: (line, say) =>
    zh`生產：${of(line, 'amount')}個${goods(String(line.figures?.['plant']), say)}${plantCost(line)}。`,
  farmed: (line) => zh`生產：以集約農業生產${of(line, 'amount')}個再生資源。`,
  'fossil-shortage': (line, say) =>
    zh`化石燃料短缺：生產${of(line, 'amount')}個${goods(String(line.figures?.['plant']), say)}${plantCost(line)}；生產廠下降${of(line, 'unmet')}級，民怨上升。`,
  'zone-boom': (line) => zone(line, '榮景', zh`至多${of(line, 'boomUpTo')}，得到金錢，一個階級可以上升`),
  'zone-growth': (line) => zone(line, '成長', '一個階級可以上升'),
  'zone-uprising': (line) =>
    zone(
      line,
      '暴動',
      of(line, 'column') > 2
        ? zh`從${of(line, 'uprisingFrom')}起損失金錢`
        : zh`從${of(line, 'uprisingFrom')}起消耗軍事資源`,
    ),
  'boom-money': (line) => zh`榮景：得${of(line, 'money')}元。`,
  'order-kept': (line) => zh`秩序：以${paid(line, '軍事資源')}維持。`,
  'order-lost': (line) => zh`秩序失控：${short(line, '軍事資源')}。`,
  'uprising-money': (line) => zh`暴動：應付${of(line, 'due')}元，失去${of(line, 'money')}元。`,
  'class-struggle': (line) => zh`階級鬥爭：民怨上升${of(line, 'gap')}。`,
  'cold-war': (line) =>
    zh`冷戰：${of(line, 'military')}個軍事資源，超過${of(line, 'over')}個，拿取 1 個動盪。`,
  crisis: (line, say) => zh`${word(line, 'crisis', say)}危機發生。`,
  'financial-loss': (line) => zh`危機：應付${of(line, 'due')}元，失去${of(line, 'money')}元。`,
  richest: (line) => zh`危機：最富有的國家拿取${of(line, 'tokens')}個動盪。`,
  'land-lost': (line) => zh`危機：失去 1 片領土，再生廠盡可能下降${of(line, 'tiles')}級。`,
  polluter: (line) => zh`危機：${of(line, 'pollution')}個污染是最多的：人口下降，民怨上升，一個階級下降。`,
  migration: () => '危機：移民前來，人口上升一級。',
  'lowest-class-fell': (line) => zh`危機：階級 E 盡可能下降${of(line, 'tiles')}級。`,
  'crisis-paid': (line) => zh`危機：消耗${paid(line, '軍事資源')}。`,
  'crisis-short': (line) => zh`危機：${short(line, '軍事資源')}。`,
  calmed: () => '危機：歸還 1 個動盪。',
  'largest-shrank': () => '危機：最多的人口下降一級。',
  'economy-moved': growth,
  'asked-forced': (line, say) => forced(line, say),
  asked: ({ figures }) => CHOICES[String(figures?.['ask'])] ?? '選擇。',
  'pollution-left': (line) =>
    zh`之後污染儲備剩${of(line, 'left')}個，共${of(line, 'of')}個；用盡則發生環境危機。`,
  'disruption-left': (line) => zh`之後動盪儲備剩${of(line, 'left')}個；用盡則發生軍事危機。`,
  'generation-ends': (line) =>
    zh`結束：第${of(line, 'generation')}世代，共${of(line, 'of')}個；危機${of(line, 'crises')}次，達${of(line, 'crisesToEnd')}次即結束。遊戲繼續。`,
  'game-ends': (line) =>
    zh`結束：第${of(line, 'generation')}世代，共${of(line, 'of')}個；危機${of(line, 'crises')}次，達${of(line, 'crisesToEnd')}次即結束。遊戲結束。`,
};
