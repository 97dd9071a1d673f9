import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { LimitComponents } from '../../figures.ts';
import { cardNotes } from './card-notes.ts';
import { priceMoves } from './sentence.ts';

const choices = ({ alliance }: LimitComponents) => ({
  pass: '本世代不再打牌，除非成為他人卡牌的目標',
  withdraw: '政策規劃或集約農業放回所屬牌庫底下；不算一張卡牌',
  keep: '卡牌留在桌上',
  done: '到此為止',
  nothing: '放棄此步驟唯一的動作',
  'ask-quantity': '全部以所示的價格成交；之後賣出使價格降一格，買入則升一格。',
  offer: zh`雙方合付${alliance.price}元；兩邊的所有成員都須同意`,
  leave: '立即退出，不需任何人同意，也不需費用',
  exclude: '所有其他成員都須同意',
  society: '生活水準、民怨、徵兵',
  militaryEconomy: '市場、金錢、戰爭',
  production: '生產廠、化石燃料、污染',
});

/** The figures of one event. */
const figuresOf =
  ({ events }: LimitComponents, event: string) =>
  (name: string) =>
    events[event]?.[name] ?? 0;

const EVENTS: Readonly<Record<string, (figure: (name: string) => number) => string>> = {
  'oil-shock': (figure) =>
    zh`化石燃料價格${priceMoves(figure('fossilPriceSteps'))}，市場失去${figure('fossilLost')}個化石燃料，星國拿取${figure('starPollution')}個污染`,
  'foreign-boom': (figure) =>
    zh`星國拿取${figure('starPollution')}個污染，工業資源價格${priceMoves(figure('industrialPriceSteps'))}`,
  'arms-race': (figure) =>
    zh`星國拿取${figure('starDisruption')}個動盪，軍事資源價格${priceMoves(figure('militaryPriceSteps'))}；軍事資源少於星國則民怨上升${figure('unrest')}`,
  epidemic: (figure) =>
    zh`每單位人口支付${figure('moneyPerPopulation')}元，或人口下降${figure('populationLevels')}級且民怨上升${figure('unrest')}`,
  'trade-treaty': (figure) =>
    zh`可進行${figure('transactions')}次交易；星國從世界銀行拿取${figure('starMoney')}元`,
  'climate-summit': (figure) => zh`兩國各歸還${figure('pollution')}個污染`,
  'speculative-bubble': (figure) => zh`世界銀行至多${figure('bankMoney')}元離開遊戲`,
  'border-incident': (figure) =>
    zh`消耗星國軍事值除以${figure('militaryDivisor')}的軍事資源，或失去${figure('fossil')}個化石燃料，或民怨上升${figure('unrest')}；星國拿取${figure('starDisruption')}個動盪`,
};

const options = ({ score, population }: LimitComponents) => ({
  alliances: '軍事同盟與經濟同盟；適合四個以上熟悉遊戲的國家',
  teaching: '第一次遊戲：第 1 世代從四張起始卡開始，沒有同盟',
  teachingMoney: '教學遊戲中每個國家的起始金錢',
  stressTests: '遊戲結束後、計分前，再進行供給、消費與生產',
  militaryScore: '遊戲結束時軍事資源的分數',
  livingScore: '計算哪些階級，再乘以人口指數',
  pollutionScore: '遊戲結束時每個污染的扣分',
  disruptionScore: '遊戲結束時每個動盪的扣分',
  moneyScore: '遊戲結束時金錢的價值',
  allianceLock: '協定面朝上的指示物在同一步驟禁止什麼',
  interferenceAmount: '政治干預的目標國交出多少錢',
  growthDodge: '經濟成長時可以選擇已在終點的生產廠，因此沒有任何移動',
  allianceHelp: '短缺時，盟國的援助不足以補足是否也算',
  stressHelp: '盟國在壓力測試中可以照常援助',
  starColdWar: '星國依自己的表在冷戰中拿取動盪',
  solo: '一個國家對抗星國；由玩家人數為一決定',
  third: zh`每${score.militaryBlock}個軍事資源 1 分`,
  each: '每個軍事資源 1 分',
  none: '不計分',
  sum: '階級 A、C、E 的總和',
  sum3: '階級 A、C、E 的總和乘以 3',
  lowest3: '最低的階級乘以 3',
  highest3: '最高的階級乘以 3',
  crises: zh`${score.moneyBlock}元值${score.moneyPointsBase}分，每次危機減 1 分`,
  '2-per-10': '10 元值 2 分',
  '1-per-5': '5 元值 1 分',
  '10-per-50': '50 元值 10 分',
  whole: '不足以補足的援助視為拒絕，不轉移任何資源',
  part: '即使不足以補足，承諾的數量也轉移；只有其餘部分未滿足',
  joinOnly: '同一步驟不得再結同種同盟；仍可退出與除名',
  all: '不得提議、退出與除名',
  value: zh`人口軌上的數字，至多${population.at(-1) ?? 0}`,
  index: zh`人口軌上的級，至多${population.length}`,
});

/** One line on each option, event, choice and card, with the figures of the component table in use. */
export const notesFor = (components: LimitComponents): Words['notes'] => ({
  ...options(components),
  ...Object.fromEntries(
    Object.entries(EVENTS).map(([event, note]) => [event, note(figuresOf(components, event))]),
  ),
  ...choices(components),
  ...cardNotes(components),
});

export const cautions: Words['cautions'] = {
  'no-effect': '現在對這個國家不會改變任何事。',
  'no-own-effect': '這個國家沒有可以歸還的指示物；只有他國歸還。',
  'breaks-alliance': '同盟結束，每個成員拿取 1 個動盪。',
  'few-for-alliances': '規則書不建議兩國或三國使用同盟。',
  'cards-left': '手中還有現在可以打出的卡牌；跳過之後就不能打出。',
  'ends-membership': '該國離開同盟，也失去盟國的援助。',
};
