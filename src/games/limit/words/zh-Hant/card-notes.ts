import { phraseFigures } from '../../../../engine/effects.ts';
import type { OptionText } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { CARD_ORDER } from '../../card-order.ts';
import type { CardPart } from '../../cards/card.ts';
import type { CardRule } from '../../cards/card-rule.ts';
import { cardRule } from '../../cards/card-rule.ts';
import type { LimitComponents } from '../../figures.ts';
import { cardFigure } from '../../figures.ts';
import { levelsAway } from './sentence.ts';

type Figures = Readonly<Record<string, number>>;

const levels = (by = 0): string => zh`${Math.abs(by)}級`;
const away = (by = 0): string => levelsAway(by);
const fossils = (by = 0): string => zh`${by}個化石燃料`;
const territories = (by = 0): string => zh`${by}片領土`;
const trades = (by = 0): string => zh`${by}次交易`;
const changes = (by = 0): string => zh`${by < 0 ? '下降' : '上升'}${Math.abs(by)}`;

/** How each cost and effect reads; `by` is its first figure. */
const phrases: Readonly<Record<string, (figures: Figures) => string>> = {
  money: ({ by = 0 }) => zh`${by}元`,
  'money-per-population': ({ by = 0 }) => zh`每單位人口${by}元`,
  'money-gone': ({ by = 0 }) => zh`${by}元離開遊戲`,
  'bank-money-gone': ({ by = 0 }) => zh`世界銀行的${by}元離開遊戲`,
  'bank-gives-money-per-population': ({ by = 0 }) => zh`從世界銀行得每單位人口${by}元`,
  'shared-money': ({ by = 0 }) => zh`${by}元，各國都可捐助`,
  'money-for-plant': () => '與生產廠產量等量的金錢',
  'money-of-target': () => '付給他國與其工業廠產量等量的金錢',
  'fossil-for-target': () => '由自己消耗其化石燃料',
  'output-of-target': () => '得到等量的工業資源；由他國拿取污染',
  'military-by-population': ({ by }) => zh`與人口（${away(by)}）等量的軍事資源`,
  military: ({ by = 0 }) => zh`${by}個軍事資源`,
  'fossil-by-output': () => '與再生廠產量等量的化石燃料',
  'industrial-per-population': ({ by = 0 }) => zh`每單位人口${by}個工業資源`,
  'unrest-cost': ({ by = 0 }) => zh`民怨上升${by}`,
  'industrial-plant': ({ by }) => zh`工業廠下降${levels(by)}`,
  'renewable-plant': ({ by }) => zh`再生廠下降${levels(by)}`,
  'classes-fall': ({ by }) => zh`階級下降${levels(by)}`,
  'classes-rise': ({ by }) => zh`階級上升${levels(by)}`,
  'unrest-falls': ({ by }) => zh`民怨${changes(by)}`,
  'takes-disruption': ({ by = 0 }) => zh`拿取${by}個動盪`,
  'takes-pollution': ({ by = 0 }) => zh`拿取${by}個污染`,
  'takes-fossil': ({ by }) => zh`得到${fossils(by)}`,
  'takes-military-by-population': ({ by }) => zh`得到與人口（${away(by)}）等量的軍事資源`,
  'reserve-territory': ({ by }) => zh`從殖民儲備得到${territories(by)}`,
  'reserve-fossil': ({ by }) => zh`以及${fossils(by)}`,
  draws: ({ by = 0, keep = 0 }) => zh`從一副牌庫抽${by}張，保留${keep}張`,
  fetches: () => '將本世代的一張即時卡收回手牌',
  transactions: ({ by }) => zh`在市場進行${trades(by)}`,
  'price-moves': ({ by = 0 }) => zh`將價格移動${by}格`,
  'plant-rises': ({ by }) => zh`該廠上升${levels(by)}`,
  'takes-resource': ({ by = 0 }) => zh`得到同一種資源${by}個`,
  'plant-produces': () => '一個生產廠立即生產',
  'takes-money-for-population': () => '他國交出與其人口等量的金錢',
  'takes-money-for-class': ({ by = 0 }) => zh`他國的階級 C 每高於 1 一級，交出${by}元`,
  'target-classes-rise': ({ by }) => zh`其階級上升${levels(by)}`,
  'target-unrest': ({ by }) => zh`該國民怨${changes(by)}`,
  strength: ({ by = 0 }) => zh`${by}個以上的軍事資源`,
  'takes-territory': ({ by }) => zh`奪取${territories(by)}`,
  'destroys-territory': ({ by }) => zh`摧毀${territories(by)}`,
  'target-takes-pollution': ({ by = 0 }) => zh`目標國拿取${by}個污染`,
  'target-plant-falls': ({ by }) => zh`目標國的一個生產廠下降${levels(by)}`,
  'takes-loot': ({ by, industrial = 0, renewable = 0 }) =>
    zh`奪取至多${fossils(by)}、${industrial}個工業資源或${renewable}個再生資源`,
  'passes-disruption': ({ by = 0 }) => zh`將至多${by}個動盪交給他國`,
  'all-give-back-pollution': ({ by, own }) => backPhrase('污染', by, own),
  'all-give-back-disruption': ({ by, own }) => backPhrase('動盪', by, own),
  'lasts-vegetarianism': ({ by }) => zh`供給時以人口（${away(by)}）計算`,
  'lasts-sustainable-consumption': ({ by }) => zh`消費時以人口（${away(by)}）計算`,
  'lasts-stock-exchange': ({ by }) => zh`卡牌允許交易時，可對不同資源進行${trades(by)}`,
  'lasts-recycling': ({ by }) => zh`一次大量消耗工業資源時得到${fossils(by)}`,
  'lasts-green-production': ({ by = 0 }) => zh`工業廠少造成${Math.abs(by)}個污染`,
  'lasts-policy-planning': () => '經濟成長時生產廠都不移動',
  'lasts-intensive-farming': ({ by, pollution = 0, levels: more }) =>
    zh`每次生產用掉${fossils(by)}，造成${pollution}個污染，再生廠產量提高${levels(more)}`,
};

const backPhrase = (what: string, each = 0, own = 0): string =>
  zh`各國歸還${each}個${what}，打出者${each + own}個`;

const phraseOf = ({ id, components }: CardRule, { phrase, names }: CardPart): string =>
  phrases[phrase]?.(phraseFigures(names, (name) => cardFigure(components, id, name))) ?? phrase;

const list = (texts: readonly string[]): string => texts.join('，');

/** What a card costs, does and how long, made of the phrases of its parts. */
function cardText(rule: CardRule): OptionText {
  const { id, costs, effects, withdrawal, isResistible, components } = rule;
  const [cost, effect, back] = [costs, effects, withdrawal].map((parts) =>
    list(parts.map((part) => phraseOf(rule, part))),
  ) as [string, string, string];
  const isPermanent = components.cards[id]?.kind === 'permanent';
  return {
    cost: cost || '免費',
    effect: isResistible ? `攻擊：${effect}` : effect,
    ...(isPermanent && {
      lasts: back === '' ? '直到遊戲結束' : `直到撤回，撤回費用：${back}`,
    }),
    rule: `LIM-CARD-${id}`,
  };
}

/** The same in one line. */
function cardNote(rule: CardRule): string {
  const { cost, effect } = cardText(rule);
  if (rule.components.cards[rule.id]?.kind !== 'permanent') return `費用：${cost}；效果：${effect}`;
  const withdrawal = list(rule.withdrawal.map((part) => phraseOf(rule, part)));
  const back = withdrawal === '' ? '' : `；撤回費用：${withdrawal}`;
  return `永久：${effect}；費用：${cost}${back}`;
}

/** The texts of all cards by their parts. */
export const cardTexts = (components: LimitComponents): Readonly<Record<string, OptionText>> =>
  Object.fromEntries(CARD_ORDER.map((card) => [card, cardText(cardRule(card, components))]));

/** The notes of all cards, and of what figures cannot say of their costs and effects, as `card:phrase`. */
export function cardNotes(components: LimitComponents): Readonly<Record<string, string>> {
  const notes: Record<string, string> = {};
  for (const card of CARD_ORDER) {
    const rule = cardRule(card, components);
    notes[card] = cardNote(rule);
    for (const part of [...rule.costs, ...rule.effects])
      if (part.isNoted) notes[`${card}:${part.phrase}`] = phraseOf(rule, part);
  }
  return notes;
}
