import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { type GreenComponents, singleSteps } from '../../figures.ts';
import { CATEGORIES, CATEGORY_LETTERS, SIZES } from '../../state.ts';
import { chineseName } from './card-names.ts';

const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  environment: '環保',
  jobs: '工作',
  social: '社交',
  research: '研發',
};

const cardNames = (components: GreenComponents) =>
  Object.fromEntries(
    [...Object.values(components.actions), ...Object.values(components.projects)].map(({ id, name }) => [
      id,
      chineseName(name),
    ]),
  );

/** Tiles: `J3` is Jobs 3. */
const tileNames = Object.fromEntries(
  CATEGORIES.flatMap((category, index) =>
    Array.from({ length: SIZES }, (_, size) => [
      `${CATEGORY_LETTERS[index]}${size + 1}`,
      zh`${CATEGORY_NAMES[category] ?? category}${size + 1}`,
    ]),
  ),
);

function steppedText({ steppedValues }: GreenComponents): string {
  const last = singleSteps(steppedValues);
  return last === undefined ? '數格為同一數值' : zh`從${last}起每兩格為同一數值`;
}

/** The printed form of cards, options, steps, fields and other words of the game. */
export const namesFor = (components: GreenComponents): Readonly<Record<string, string>> => ({
  ...CATEGORY_NAMES,
  ...cardNames(components),
  ...tileNames,
  'tax-refund-cash': '退稅：現金',
  'tax-refund-pr': '退稅：PR 指示物',
  loan: '貸款',
  'pr-1': '數值 1 的 PR 指示物',
  'pr-2': '數值 2 的 PR 指示物',
  'pr-3': '數值 3 的 PR 指示物',
  dividends: '股息',
  repay: '償還貸款',
  'play-market-screening': '打出市場篩選',
  'play-resource-transfer': '打出資源轉移',
  'play-hyperinflation': '打出惡性通膨',
  'play-lawsuit': '打出訴訟',
  'play-sabotage': '打出破壞',
  'play-industrial-spying': '打出商業間諜',
  'play-internationalization': '打出國際化',
  done: '結束輪次',
  cooperate: '合作',
  compete: '競爭',
  leave: '不理會',
  save: '保留',
  'give-up': '放棄',
  beforeAuction: '競標之前',
  auction: '競標',
  accounting: '結算',
  investment: '投資',
  expansion: '擴展',
  endRound: '準備下一回合',
  prAssessment: 'PR 評估',
  sustainabilityAssessment: '持續性發展計畫評估',
  companyValuation: '公司價值評估',
  endgameCards: '終局行動卡',
  gameEnd: '遊戲結束',
  over: '遊戲結束',
  variant: '版本',
  standard: '完整版',
  simple: '簡易版',
  incomeScale: '收益軌',
  stepped: steppedText(components),
  linear: '每格一個數值',
  cash: '現金',
  income: '收益',
  incomeStep: '收益格',
  steps: '收益格數',
  points: '分數',
  level: '等級',
  bid: '出價',
  place: '順位',
  'ask-place': '計畫指示物的格子',
  'ask-specialize': '專精的類別',
  'ask-chip': 'PR 指示物用於',
  'ask-spy': '商業間諜',
  'ask-pay': '償還',
  'ask-lower': '降低的等級',
  'ask-raise': '提高的等級',
  chips: 'PR 指示物',
  'pr-points': 'PR 點數',
  loans: '未還的貸款',
  debt: '欠款',
  shortfall: '未還的差額',
  'points-at-end': '遊戲結束時的分數',
  tile: '計畫指示物',
  contact: '接觸',
  image: '形象',
  'start-cells': '起始格',
  'next-row': '之後一回合的卡牌',
  bids: '出價',
  'pr-placements': 'PR 指示物',
  projects: '計畫',
  'card-source': '行動卡',
  'action-cards': '行動卡',
  pr: 'PR 評估',
  sustainability: '持續性發展計畫評估',
  valuation: '公司價值評估',
  earlier: '先前的分數',
  actions: '行動卡',
  instant: '立即',
  permanent: '直到遊戲結束',
  hand: '手中的行動卡',
  endgame: zh`第${components.rounds}回合之後`,
  dueTiles: '待放置的計畫指示物',
  prChips: 'PR 指示物',
  prSupply: 'PR 供應區',
  actionCards: '行動卡',
  usesLeft: '剩餘次數',
  market: '供應',
  preview: '預告',
  closed: '已截止',
  loanPile: '貸款牌堆',
  map: '地圖',
  round: '回合',
  none: '無',
  true: '是',
  false: '否',
  'on-offer': '可供選擇',
  game: '遊戲',
  caps: '軌的終點',
  taxRefund: '退稅',
  maps: '地圖',
});
