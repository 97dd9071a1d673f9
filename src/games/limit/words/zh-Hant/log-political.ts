import { elementAt } from '../../../../engine/checked.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { amount, goods, type LogWords, number, told, who, whom } from './sentence.ts';

/** Names of cards that an entry strings together. */
function cardNames({ figures }: LogEntry, say: Say): string {
  const cards = String(figures?.['cards'] ?? '')
    .split(' ')
    .filter((card) => card !== '');
  return cards.length === 0 ? '沒有卡牌' : cards.map((card) => say.name(card)).join('、');
}

/** `賣出 3 個軍事資源，再買入 2 個化石燃料`, out of `sell-military 3 buy-fossil 2`. */
function trades({ figures }: LogEntry, say: Say): string {
  const words = String(figures?.['traded'] ?? '').split(' ');
  const deals: string[] = [];
  for (let place = 0; place + 1 < words.length; place += 2) {
    const [side = '', resource = ''] = elementAt(words, place).split('-');
    deals.push(zh`${side === 'sell' ? '賣出' : '買入'}${words[place + 1] ?? ''}個${goods(resource, say)}`);
  }
  return deals.join('，再');
}

/** What an attack came to; the target's answer was told before. */
function attack(entry: LogEntry, say: Say): string {
  const target = whom(entry, 'target', say);
  if (entry.figures?.['resisted'] === true) return zh`：${target}抵抗，效果不發生`;
  if (entry.figures?.['take'] !== undefined)
    return zh`，從${target}奪取${amount(number(entry, 'amount'), String(entry.figures['take']), say)}`;
  const plant = entry.figures?.['plant'];
  const fallen = plant === undefined ? '' : zh`，${say.name(`${plant}-plant`)}下降`;
  const land = amount(number(entry, 'territory'), 'territory', say);
  return entry.figures?.['card'] === 'mass-destruction'
    ? zh`：${target}失去${land}並拿取污染${fallen}`
    : zh`，從${target}奪取${land}${fallen}`;
}

const plantOf = ({ figures }: LogEntry, say: Say) => say.name(`${figures?.['plant']}-plant`);

/** What a card's choices came to. */
const PLAYED: Readonly<Record<string, (entry: LogEntry, say: Say) => string>> = {
  'market-access': (entry, say) => zh`，${trades(entry, say)}`,
  speculation: (entry, say) => zh`：${told(entry, 'move', say)}；然後${trades(entry, say)}`,
  industrialization: (entry, say) => zh`：${plantOf(entry, say)}上升${number(entry, 'levels')}級`,
  robotization: (entry, say) => zh`：${plantOf(entry, say)}上升${number(entry, 'levels')}級`,
  overproduction: (entry, say) => zh`：${plantOf(entry, say)}再生產一次`,
  craftsmanship: (entry, say) =>
    zh`，得到${amount(number(entry, 'gain'), String(entry.figures?.['resource']), say)}`,
  'artificial-intelligence': (entry, say) => zh`，將${told(entry, 'fetched', say)}收回手牌`,
  'soft-power': (entry, say) =>
    zh`，將${amount(number(entry, 'tokens'), 'disruption', say)}交給${whom(entry, 'target', say)}`,
  'offshore-production': (entry, say) =>
    zh`，從${whom(entry, 'target', say)}的工業廠得到${number(entry, 'amount')}個工業資源；對方得${number(entry, 'amount')}元並拿取污染`,
  'political-interference': (entry, say) =>
    zh`，從${whom(entry, 'target', say)}取得${number(entry, 'money')}元`,
  'development-of-tourism': (entry, say) =>
    zh`，從${whom(entry, 'target', say)}取得${number(entry, 'money')}元`,
  terrorism: (entry, say) => zh`，目標是${whom(entry, 'target', say)}`,
  'mass-destruction': attack,
  'annexation-of-territory': attack,
  'military-operation': attack,
};

export const politicalLog: LogWords = {
  unlocked: (entry, say) => zh`${who(entry, say)}的階級 A 夠高，得到${told(entry, 'card', say)}。`,
  drew: (entry, say) => {
    const kept = number(entry, 'kept');
    const put = number(entry, 'put');
    if (kept + put === 0) return zh`${who(entry, say)}沒有卡牌可抽。`;
    return zh`${who(entry, say)}從${told(entry, 'deck', say)}牌庫抽${kept + put}張卡牌，保留${kept}張，${put}張放到底下。`;
  },
  kept: (entry, say) => zh`${who(entry, say)}保留${cardNames(entry, say)}。`,
  discarded: (entry, say) => zh`${who(entry, say)}手牌太多，將${number(entry, 'cards')}張放到牌庫底下。`,
  'discarded-own': (entry, say) => zh`${who(entry, say)}放回${cardNames(entry, say)}。`,
  passed: (entry, say) =>
    number(entry, 'cards') === 0
      ? zh`${who(entry, say)}跳過。`
      : zh`${who(entry, say)}不打第二張卡牌，視為跳過。`,
  played: (entry, say) => {
    const more = PLAYED[String(entry.figures?.['card'])];
    return zh`${who(entry, say)}打出${told(entry, 'card', say)}${more === undefined ? '' : more(entry, say)}。`;
  },
  'treaty-traded': (entry, say) => zh`${who(entry, say)}依貿易協定${trades(entry, say)}。`,
  'not-paid': (entry, say) =>
    zh`${who(entry, say)}宣告${told(entry, 'card', say)}，但費用不足：沒有任何事發生。`,
  'all-passed': () => '所有國家都已跳過：即時卡回到手牌。',
  withdrew: (entry, say) => zh`${who(entry, say)}撤回${told(entry, 'card', say)}，放到生產牌庫的最底下。`,
  'active-again': (entry, say) => zh`${who(entry, say)}已經跳過，但成為卡牌的目標，因此恢復行動。`,
  pledged: (entry, say) =>
    number(entry, 'money') === 0
      ? zh`${who(entry, say)}不捐助${told(entry, 'card', say)}。`
      : zh`${who(entry, say)}承諾為${told(entry, 'card', say)}出${number(entry, 'money')}元。`,
  attacked: (entry, say) =>
    zh`${who(entry, say)}以${told(entry, 'card', say)}攻擊${whom(entry, 'target', say)}，強度${number(entry, 'strength')}。`,
  resisted: (entry, say) => zh`${who(entry, say)}以${number(entry, 'strength')}個軍事資源抵抗。`,
  yielded: (entry, say) => zh`${who(entry, say)}屈服於強度${number(entry, 'strength')}的攻擊。`,
  'star-resisted': (entry) => zh`星國抵抗強度${number(entry, 'strength')}的攻擊。`,
  'star-yielded': (entry) => zh`星國屈服於強度${number(entry, 'strength')}的攻擊。`,
  interfered: (entry, say) => {
    const gives = zh`${who(entry, say)}進行干預：${whom(entry, 'target', say)}交出${number(entry, 'money')}元`;
    return entry.figures?.['target'] === 'star' ? `${gives}。` : `${gives}，其人民的生活水準上升。`;
  },
};
