import { phraseFigures } from '../../../../engine/effects.ts';
import type { OptionText } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { CardPart, CardRule, Window } from '../../cards/card.ts';
import { CARD_IDS, ruleOf } from '../../cards/index.ts';
import type { GreenComponents } from '../../figures.ts';
import { figureOf } from '../../figures.ts';

type Figures = Readonly<Record<string, number>>;

const points = (n = 0) => zh`${n}分`;

const income = (n = 0) => zh`收益${n < 0 ? '下降' : '上升'}${Math.abs(n)}格`;

/** How each cost and effect reads; `by` is its first figure. */
const phrases: Readonly<Record<string, (figures: Figures) => string>> = {
  cash: ({ by = 0 }) => zh`${by}現金`,
  points: ({ by }) => points(by),
  income: ({ by }) => income(by),
  'income-before-valuation': ({ by }) => zh`公司價值評估前${income(by)}`,
  'points-for-projects': ({ by }) => zh`每張計畫卡${points(by)}`,
  'points-for-blocks': ({ by }) => zh`自己的計畫指示物每排成一個 2x2 方塊${points(by)}`,
  'points-for-levels': ({ by, level = 0 }) => zh`每個達${level}以上的等級${points(by)}`,
  'points-for-straight': ({ by }) => zh`最長的橫列或直行，每個計畫指示物${points(by)}`,
  'points-for-cards': ({ by }) => zh`自己的每張行動卡${points(by)}`,
  'points-for-diagonal': ({ by }) => zh`最長的斜線，每個計畫指示物${points(by)}`,
  'points-for-lowest-level': ({ by }) => zh`最低的等級乘以${points(by)}`,
  'cash-at-level': ({ by = 0, level = 0 }) =>
    zh`每當等級達到${level}得${by}現金，每個類別一次；已達到的立即得到`,
  discount: ({ by = 0 }) => zh`一個類別的計畫便宜${by}`,
  'halves-cash': () => '每個人失去一半現金，無條件捨去',
  damages: ({ by = 0 }) => zh`從其他每個人取得${by}現金`,
  'one-card-more': () => '多拿一張計畫卡或行動卡',
  'level-falls': ({ by = 0 }) => zh`一個等級下降${by}`,
  'level-rises': ({ by = 0 }) => zh`另一個等級上升${by}`,
  'first-in-order': () => '順位第一',
  'bids-last': () => '在所有其他人之後出價',
  'any-cell': () => '將計畫指示物放在任何空格',
  'lasts-wins-ties': () => '贏得競標、PR 評估與公司價值評估的每次平手',
  'lasts-diagonals': () => '可在斜角與同類別較小的計畫指示物競爭',
  'lasts-no-competition': () => '任何人都不得與擁有者的計畫指示物競爭',
  'lasts-changes-bid': () => '每次揭曉後，可將自己的出價增減 1',
  'lasts-places-last': () => 'PR 評估中，看過所有其他人之後才放置 PR 指示物',
  'lasts-chip-price': ({ by = 0 }) => zh`PR 每點${by}現金`,
  'lasts-chip-points': ({ by = 0 }) => zh`每回合至多${by}點`,
  'lasts-wins-alone': ({ by }) => zh`PR 評估中每獨得一個類別的第一名，多${points(by)}`,
  'lasts-dividends': ({ by }) => zh`每次支付股息多${points(by)}`,
  'lasts-competition': ({ by = 0 }) => zh`自己的競爭多移動${by}格`,
};

/** When a hand card can be played, and how often. */
const WINDOWS: Readonly<Record<Window, (often: string) => string>> = {
  'before-auction': (often) => zh`競標之前，${often}`,
  'before-bids': (often) => zh`在競標前宣告，${often}`,
  'after-reveal': (often) => zh`揭曉之後，${often}`,
  'later-round': (often) => zh`在之後的回合，${often}`,
  turn: (often) => often,
  placing: (often) => often,
};

const oftenOf = (rule: CardRule, components: GreenComponents): string =>
  zh`${components.actions[rule.id]?.uses ?? 0}次`;

/** How a cost or effect of a card reads, with the figures of the table in use. */
function phraseOf({ phrase, names }: CardPart, { id }: CardRule, components: GreenComponents): string {
  const figures = phraseFigures(names, (name) => figureOf(components, id, name));
  return phrases[phrase]?.(figures) ?? phrase;
}

/** What a card costs and does, made of the phrases of its parts. */
function cardNote(rule: CardRule, components: GreenComponents): string {
  const parts = [...rule.costs, ...rule.effects];
  const phrase = (part: CardPart) => phraseOf(part, rule, components);
  const isMixed = parts.some(({ isLasting }) => isLasting) && parts.some(({ isLasting }) => !isLasting);
  const text = parts
    .map((part) => (isMixed && !part.isLasting ? zh`立即${phrase(part)}` : phrase(part)))
    .join('，');
  if (rule.kind === 'endgame') return zh`第${components.rounds}回合之後：${text}。`;
  if (rule.kind !== 'hand' || rule.window === undefined) return `${text}。`;
  return zh`${WINDOWS[rule.window](oftenOf(rule, components))}：${text}。`;
}

/** How long cards of a kind work that are not played by hand. */
const LASTS: Readonly<Record<string, string>> = {
  instant: '拿取時一次',
  permanent: '直到遊戲結束',
};

/** What an action card costs, does and when, made of the phrases of its parts. */
function cardText(rule: CardRule, components: GreenComponents): OptionText {
  const say = (parts: readonly CardPart[]) =>
    parts.map((part) => phraseOf(part, rule, components)).join('，');
  const cost = say(rule.costs);
  const when =
    rule.kind === 'endgame'
      ? zh`第${components.rounds}回合之後計算`
      : rule.window === undefined
        ? LASTS[rule.kind]
        : WINDOWS[rule.window](oftenOf(rule, components));
  return {
    cost: cost === '' ? '無' : cost,
    effect: say(rule.effects),
    ...(when === undefined ? {} : { lasts: when }),
    rule: rule.rule,
  };
}

/** The texts of all action cards by their parts. */
export const cardTexts = (components: GreenComponents): Readonly<Record<string, OptionText>> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, cardText(ruleOf(card), components)]));

/** One line on what each action card does, with the figures of the table in use. */
const cardNotes = (components: GreenComponents): Record<string, string> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, cardNote(ruleOf(card), components)]));

/** One line on what each card or option does, by id. */
export const notesFor = (components: GreenComponents): Readonly<Record<string, string>> => ({
  ...cardNotes(components),
  'tax-refund-cash': '不需代價；算作本輪次的行動卡。',
  'tax-refund-pr': '供應區中數值最大的 PR 指示物；不需代價，算作本輪次的行動卡。',
  loan: zh`須還清該金額；每一元未還扣${points(components.loanPenalty)}。`,
  dividends: '每回合一次，恰好支付目前收益所示的價格。',
  repay: '每筆貸款償還一次，全部或部分。',
  done: '結束輪次。',
  cooperate: '雙方各得兩個規模的平均值，無條件捨去。',
  compete: '規模的差值從對方的收益移到你的收益，以對方所有為限。',
  leave: '斜角沒有任何效果。',
  save: '可以保留一個供之後的評估使用。',
  'give-up': '回到供應區，在任何地方都不計算。',
  'card-kept': '這張卡牌留給其他計畫指示物',
  'tile-due': '本回合放置計畫指示物',
  'no-contact': '沒有接觸同類別的計畫指示物',
  'own-contact': '與自己的計畫指示物合作',
  'stronger-contact': '競爭得較多，合作得較少：由你選擇',
  'diagonal-contact': '以斜角競爭',
  contact: '以合作',
  bid: '出價最高者整個回合順位第一，平手時現金較少者在前；每個人都支付自己的出價',
  'dividends-unpaid': '尚未支付股息',
});

/** What a caution means, by its code. */
export const cautionsFor = ({ loanPenalty }: GreenComponents): Readonly<Record<string, string>> => ({
  'no-effect': '不會改變任何事。',
  'already-first': '你已經是第一。',
  'cash-at-top': '超過現金軌終點的現金會作廢。',
  'income-at-top': '收益標記已在軌終點：這些格數會作廢。',
  'level-at-top': '等級止於類別軌的終點：部分上升會作廢。',
  'card-too-late': '在最後一個回合，這張卡牌已經沒有用處。',
  'part-repayment': '每筆貸款只能償還一次：其餘的在遊戲結束時扣分。',
  'loan-in-last-round': zh`最後一個回合的貸款無法償還，每一元扣${points(loanPenalty)}。`,
  'loans-unpaid': zh`這是最後的輪次：現在不還的貸款，每一元扣${points(loanPenalty)}。`,
  'nothing-to-take': '本回合已經沒有可以用它拿取的卡牌。',
  'chip-given-up': '既不放置也不保留的 PR 指示物會失去。',
  'save-after-last': '之後沒有評估：保留的 PR 指示物毫無價值。',
});
