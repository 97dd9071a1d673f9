import type { Barred } from '../../../../engine/question.ts';
import type { Say } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { amount, holding, type Refusals } from './sentence.ts';

const CLASSES = 'ABCDE';

/** The class next to a class: `階級 B`. */
function neighbour(option: string, side: 'above' | 'below'): string {
  return zh`階級${CLASSES[CLASSES.indexOf(option) + (side === 'above' ? -1 : 1)] ?? ''}`;
}

/** A class may not pass its neighbour or the ends of the scale. */
function classOrder({ option, need = 0, have = 0, of }: Barred): string {
  const name = zh`階級${String(option)}`;
  if (of === 'at-most') {
    if (have > 3) return zh`${name}為${have}，已是最高；在${need}以下才能上升`;
    if (need === 0)
      return zh`${name}不得高於${neighbour(String(option), 'above')}：兩者都是${have}，差距為${need}`;
    return zh`${name}不得高於${neighbour(String(option), 'above')}：兩者都是${have}，在${need}以下才能上升`;
  }
  if (have === 1) return zh`${name}為${have}，已是最低；在${need}以上才能下降`;
  return zh`${name}不得低於${neighbour(String(option), 'below')}：兩者都是${have}，在${need}以上才能下降`;
}

/** Whose stock an effect draws on: another nation's, or the star nation's, which has no seat. */
const holder = ({ seat }: Barred, say: Say) => (seat === undefined ? say.name('star') : say.seat(seat));

/** What an effect, which must be possible in full, lacks. */
const EFFECTS: Readonly<Record<string, (barred: Barred, say: Say) => string>> = {
  territory: (barred, say) =>
    zh`攻擊須奪取${amount(barred.need, 'territory', say)}，而${holder(barred, say)}只有${barred.have ?? 0}片`,
  disruption: ({ need, have = 0 }, say) => zh`至少須交出${amount(need, 'disruption', say)}，只有${have}個`,
  money: (barred, say) => zh`須取得${barred.need ?? 0}元，而${holder(barred, say)}只有${barred.have ?? 0}元`,
  'steps-up': ({ need = 0, have = 0, seat }, say) =>
    zh`階級須上升${need}級，而${seat === undefined ? '' : `${say.seat(seat)} 的階級`}只能上升${have}級`,
  transactions: ({ need = 0, have = 0 }) => zh`須有${need}次可行的交易，而市場只允許${have}次`,
  'colonization-reserve': ({ need }, say) =>
    zh`須從殖民儲備拿取${amount(need, 'territory', say)}，而儲備為 0`,
  'levels-up': ({ need = 0, have = 0, rule }) =>
    rule === 'LR-08'
      ? zh`生產廠須上升${need}級，而領土只允許${have}級`
      : zh`生產廠須上升${need}級，而軌只剩${have}級`,
  'cards-in-decks': ({ need = 0, have = 0 }) => zh`須從有${need}張以上的牌庫抽牌，而三副牌庫都是${have}張`,
  'played-cards': ({ need = 0, have = 0, option }, say) =>
    option === 'artificial-intelligence'
      ? zh`須收回本世代打出的${need}張其他即時卡，符合的有${have}張`
      : zh`${say.name(option)}不在本世代打出的即時卡中：需要${need}張，有${have}張`,
};

export const refusals: Refusals = {
  money: (barred, say) => {
    const { rule, need = 0, have = 0 } = barred;
    if (rule === 'LIM-ALL-07') return zh`結盟須付${need}元，兩國合計只有${have}元`;
    if (rule === 'LR-58') return zh`需要${need}元，所有國家合計只有${have}元`;
    return zh`需要${need}元，${holding(barred, say)}元`;
  },
  resource: (barred, say) =>
    zh`需要${amount(barred.need, barred.of ?? 'resource', say)}，${holding(barred, say)}個`,
  fossil: (barred, say) => zh`需要${amount(barred.need, 'fossil', say)}，${holding(barred, say)}個`,
  'bank-short': ({ need = 0, have = 0 }) => zh`須由世界銀行付${need}元，而銀行只有${have}元`,
  'unrest-cost': ({ need = 0, have = 0 }) => zh`民怨須上升${need}，民怨軌只剩${have}格`,
  'class-cost': ({ need = 0, have = 0 }) => zh`階級須下降${need}級，合計只能下降${have}級`,
  'plant-cost': ({ need = 0, have = 0 }, say) =>
    zh`${say.name('industrial-plant')}須在${need}級以上，目前為${have}級`,
  effect: (barred, say) => {
    const sentence = EFFECTS[barred.of ?? ''];
    if (sentence !== undefined && barred.rule !== 'LR-50') return sentence(barred, say);
    return zh`至少須取得${amount(barred.need, barred.of ?? 'resource', say)}，而${holder(barred, say)}只有${barred.have ?? 0}個；其他種類還有存量`;
  },
  'own-stock': ({ need, have = 0, of = 'resource' }, say) =>
    zh`出售須有自己的${amount(need, of, say)}，${holding({ have }, say)}個`,
  'market-stock': ({ need, have = 0, of = 'resource' }, say) =>
    zh`市場須有${amount(need, of, say)}，只有${have}個`,
  'price-end': ({ need = 0, have = 0, of }) =>
    of === 'price-steps'
      ? zh`價格方塊須移動${need}格，而它在終點，只剩${have}格`
      : zh`在最左端不得出售：價格方塊須在位置${need}以上，目前在${have}`,
  'same-resource': () => '本輪次已交易過這種資源；另一次交易須為另一種資源',
  transactions: () => '這張卡牌不允許再交易',
  'class-order': classOrder,
  'plant-end': ({ option, have = 0, rule }, say) =>
    rule === 'LR-49'
      ? zh`${say.name(`${option}-plant`)}在${have}級，不能下降`
      : zh`${say.name(`${option}-plant`)}在${have}級，不能移動；另一個可以`,
  'no-target': ({ option, need = 0, have = 0 }) =>
    typeof option === 'number'
      ? zh`卡牌的目標須為其他國家；需要${need}個，這裡有${have}個`
      : zh`須有${need}個其他國家為目標，符合的有${have}個`,
  'no-alliance': () => '該國不在這種同盟中',
  'same-alliance': ({ seat }, say) =>
    seat === undefined ? '兩國都已在這個同盟中' : zh`${say.seat(seat)}已在這個同盟中`,
  'agreement-side': ({ seat }, say) =>
    zh`${seat === undefined ? '' : `${say.seat(seat)} 的`}同盟指示物在此步驟結束前協定面朝上`,
  'deck-empty': ({ need = 0, have = 0 }) => zh`另有牌庫有${need}張以上，而這副有${have}張`,
  'help-is-spent': () => '盟國已經給出資源，不能再放棄抵抗',
  'not-paid': () => '本輪次已經宣告過，但沒有人補足價格',
  'not-in-hand': ({ option, need = 0, have = 0, rule }, say) =>
    rule === 'LIM-POL-40'
      ? zh`本世代已打出${say.name(option)}：手中須有${need}張，只有${have}張`
      : zh`${say.name(option)}不在手中：須有${need}張，只有${have}張`,
  minimum: ({ need = 0, have = 0, of }, say) =>
    zh`至少為${of === undefined ? String(need) : amount(need, of, say)}，而不是${have}`,
  maximum: ({ need = 0, have = 0, of }, say) =>
    zh`至多為${of === undefined ? String(need) : amount(need, of, say)}，而不是${have}`,
};
