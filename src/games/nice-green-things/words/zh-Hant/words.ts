import type { Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { OptionText, Say, Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { type Card, RULE_OF_CHOICE, RULE_OF_KIND } from '../../cards.ts';
import { type NiceComponents, readComponents, shippedComponents } from '../../components.ts';
import { POPS, SUITS } from '../../state.ts';
import { aimFor } from './aim.ts';
import { chineseName } from './card-names.ts';
import { forecast } from './forecast.ts';
import { lessonsFor } from './lessons.ts';
import { reasons } from './reasons.ts';

const who = ({ seat }: LogEntry, say: Say) => say.seat(seat ?? 0);

/** A figure of an entry, by its printed form. */
const told = ({ figures }: LogEntry, figure: string, say: Say) => say.name(figures?.[figure] ?? '');

const number = ({ figures }: LogEntry, figure: string) => Number(figures?.[figure] ?? 0);

/** The types of a target card: its id strings them together. */
const types = (target: Value | undefined, say: Say) =>
  String(target ?? '')
    .split('-')
    .map((type) => say.name(type))
    .join('、');

const MISSES: Readonly<Record<string, string>> = {
  six: '隊列沒有那麼長',
  emptied: '該位置在本回合已經空出',
  beyond: '該位置沒有計畫',
};

const names: Words['names'] = {
  'own-target': '你的目標',
  'ask-buy': '購買',
  'ask-to': '生態系',
  'ask-row': '層',
  'ask-rearrange': '移動',
  'ask-roll': '擲骰之前',
  'ask-end-turn': '結束回合之前',
  plant: '植物',
  fungus: '真菌',
  fish: '魚類',
  amphibian: '兩棲類',
  reptile: '爬蟲類',
  bird: '鳥類',
  mammal: '哺乳類',
  octopus: '章魚',
  insect: '昆蟲',
  worm: '蠕蟲',
  tree: '樹木',
  bat: '蝙蝠',
  green: '綠色',
  red: '紅色',
  black: '黑色',
  blue: '藍色',
  habitat: '棲地',
  science: '科學',
  pops: '族群',
  crowd: '群眾支持',
  crowdLoss: '群眾流失',
  none: '沒有效果',
  'tie-break': '判定平手',
  maxCardsPerRow: '一層最多的卡牌數',
  unlimited: '沒有限制',
  project: '計畫',
  rescue: '救援計畫',
  visitor: '遊客中心',
  filler: '空白卡',
  buy: '購買',
  place: '生態系',
  roll: '擲骰',
  endTurn: '回合結束',
  finalScoring: '計分',
  scoring: '計分',
  over: '遊戲結束',
  end: '回合結束',
  pass: '不購買',
  exchange: '交換救援計畫',
  new: '新的生態系',
  done: '完成',
  'end-turn': '結束回合',
  'eco-system': '生態系',
  qp: '插隊點數',
  cash: '現金流',
  cards: '卡牌',
  rows: '層',
  queue: '隊列',
  stock: '牌庫',
  trash: '棄牌堆',
  round: '回合',
  worth: '價值',
  points: '分數',
  trashed: '棄掉',
  taken: '從棄牌堆拿取',
  moves: '移動',
  'new-projects': '隊列中的新計畫',
  targets: '目標',
};

/** What a card shows, in one line: suit, kind, symbols, and cashflow as a whole. */
function cardNote(card: Card): string {
  const counts: [string, number][] = POPS.map((pop, type) => [pop, card.pops[type] ?? 0]);
  counts.push(['science', card.science], ['habitat', card.habitat]);
  const parts = counts.flatMap(([what, count]) => (count > 0 ? [zh`${names[what] ?? what}${count}`] : []));
  if (card.kind === 'rescue') parts.push('救援計畫：在你的回合交換棄牌堆最上面的卡牌，不花插隊點數');
  if (card.kind === 'visitor') parts.push('遊客中心：放在生態系旁邊，只改變現金流');
  if (card.crowd > 0) parts.push(zh`群眾支持${card.crowd}（基本遊戲中沒有效果）`);
  if (card.crowdLoss > 0) parts.push(zh`群眾流失${card.crowdLoss}（基本遊戲中沒有效果）`);
  const net = card.net > 0 ? `+${card.net}` : String(card.net);
  return [...(card.suit === null ? [] : [names[card.suit] ?? card.suit]), ...parts, zh`現金流${net}`].join(
    '，',
  );
}

/** The text of a card with its rule. */
function cardText(card: Card): OptionText {
  const rule = RULE_OF_KIND[card.kind];
  return {
    effect: cardNote(card),
    ...(rule === undefined ? {} : { rule }),
  };
}

/** What one may choose instead of a card, with the rule of each. */
const choiceTexts = (noted: Words['notes']): Record<string, OptionText> =>
  Object.fromEntries(
    Object.entries(RULE_OF_CHOICE).map(([choice, rule]) => [
      choice,
      { effect: (noted[choice] ?? '').replace(/。$/u, ''), rule },
    ]),
  );

/** What a change leads to, behind its figures. */
const consequences: NonNullable<Words['consequences']> = {
  'best-in-row': ({ row }, say) => zh`放在${say.name(row ?? '')}層最好`,
  'type-ahead': ({ own, other, points }) => zh`以${Number(own)}比${Number(other)}領先，得${Number(points)}分`,
  'type-tied': ({ own }) => (own === 0 ? '不再有這個種類' : zh`同為${Number(own)}，不得分`),
  'type-behind': ({ own, other }) => zh`以${Number(own)}比${Number(other)}落後，不得分`,
};

/** Eco systems begun in a game: `green-1` and so on. */
const ecoNames = Object.fromEntries(
  SUITS.flatMap((suit) =>
    Array.from({ length: 20 }, (_, index) => [
      `${suit}-${index + 1}`,
      zh`${names[suit] ?? suit}生態系${index + 1}`,
    ]),
  ),
);

/** Everything that Nice Green Things says, in Traditional Chinese, with the cards of the table in use. */
export function wordsFor(components: NiceComponents): Words {
  const cards = [...components.cards.values()];
  const noted = notes(components);
  return {
    ...sentences,
    names: {
      ...Object.fromEntries(cards.map(({ id, name }) => [id, chineseName(name)])),
      ...ecoNames,
      ...names,
    },
    notes: { ...Object.fromEntries(cards.map((card) => [card.id, cardNote(card)])), ...noted },
    texts: { ...Object.fromEntries(cards.map((card) => [card.id, cardText(card)])), ...choiceTexts(noted) },
    consequences,
    reasons,
    forecast,
    aim: aimFor(components),
    lessons: lessonsFor(components),
  };
}

const sentences: Pick<Words, 'asks' | 'log' | 'refusals' | 'cautions'> = {
  asks: {
    buy: () => '從隊列購買一項計畫，或不購買',
    exchange: ({ figures }, say) => zh`用哪項救援計畫交換${say.name(figures?.['card'] ?? '')}？`,
    to: ({ figures }, say) => zh`將${say.name(figures?.['card'] ?? '')}加入哪個生態系？`,
    row: ({ figures }, say) => zh`將${say.name(figures?.['card'] ?? '')}放在哪一層？`,
    rearrange: ({ figures }, say) =>
      zh`移動${say.name(figures?.['eco'] ?? '')}的哪張卡牌？每張一次，最後選完成`,
    roll: () => '擲骰，或先交換救援計畫',
    'end-turn': () => '結束回合，或先交換救援計畫',
  },
  log: {
    bought: (entry, say) => {
      const price = number(entry, 'price');
      const paid = price === 0 ? '免費' : zh`付${price}點插隊點數`;
      return zh`${who(entry, say)}購買位置${number(entry, 'position')}的${told(entry, 'card', say)}，${paid}。`;
    },
    'bought-nothing': (entry, say) => zh`${who(entry, say)}不購買：棄掉隊首的${told(entry, 'card', say)}。`,
    'could-not-buy': (entry, say) =>
      zh`${who(entry, say)}無法購買（現金流${number(entry, 'cash')}，可付${number(entry, 'reach')}點插隊點數）：棄掉隊首的${told(entry, 'card', say)}。`,
    exchanged: (entry, say) =>
      zh`${who(entry, say)}用${told(entry, 'rescue', say)}交換棄牌堆的${told(entry, 'card', say)}。`,
    'began-eco-system': (entry, say) =>
      zh`${who(entry, say)}以${told(entry, 'card', say)}開始${told(entry, 'eco', say)}：${told(entry, 'row', say)}。`,
    placed: (entry, say) =>
      zh`${who(entry, say)}將${told(entry, 'card', say)}加入${told(entry, 'eco', say)}：${told(entry, 'row', say)}。`,
    rearranged: (entry, say) =>
      zh`${who(entry, say)}將${told(entry, 'card', say)}從${told(entry, 'from', say)}移到${told(entry, 'to', say)}。`,
    rolled: (entry, say) =>
      zh`${who(entry, say)}擲出${number(entry, 'die')}：棄掉${told(entry, 'card', say)}。`,
    'rolled-nothing': (entry, say) =>
      zh`${who(entry, say)}擲出${number(entry, 'die')}：${MISSES[String(entry.figures?.['because'])] ?? ''}。`,
    refilled: (entry) => zh`隊列往前遞補，隊尾補上${number(entry, 'count')}項新計畫。`,
    'stock-empty': (entry) => zh`牌庫已空：隊列以${number(entry, 'queue')}項計畫繼續。`,
    'turn-ended': (entry, say) => zh`${who(entry, say)}結束回合。`,
    'game-ended': (entry) => zh`計畫已用盡：遊戲在${number(entry, 'round')}個回合後結束。`,
    'target-shown': (entry, say) =>
      zh`${who(entry, say)}公開目標：${types(entry.figures?.['target'], say)}。`,
    'type-scored': (entry, say) =>
      zh`${who(entry, say)}的${told(entry, 'pop', say)}較多，${number(entry, 'count')}比${number(entry, 'other')}：得${number(entry, 'points')}分。`,
    'type-scored-as-target': (entry, say) =>
      zh`${who(entry, say)}的${told(entry, 'pop', say)}較多，${number(entry, 'count')}比${number(entry, 'other')}，而且是目標：得${number(entry, 'points')}分。`,
    'type-tied': (entry, say) => zh`${told(entry, 'pop', say)}以${number(entry, 'count')}平手：誰都不得分。`,
    won: (entry, say) => zh`${who(entry, say)}以${number(entry, 'points')}比${number(entry, 'other')}獲勝。`,
    drawn: (entry) => zh`雙方各${number(entry, 'points')}分，和局。`,
  },
  refusals: {
    'queue-points': ({ need = 0, have = 0 }) => zh`價格是${need}點插隊點數，標記到底之前只能付${have}點`,
    cashflow: ({ need = 0, have = 0 }) => zh`需要${need}現金流，只有${have}`,
    'cashflow-after-exchange': ({ need = 0, have = 0 }) =>
      zh`該計畫需要${need}現金流，失去救援計畫後只有${have}`,
    'not-in-queue': ({ option }, say) => zh`${say.name(option)}不在隊列中`,
    'no-such-position': ({ have = 0 }) => zh`隊列目前有${have}個位置`,
    'no-own-rescue-project': () => '這不是你自己的救援計畫',
    'trash-empty': () => '棄牌堆是空的，沒有可以交換的計畫',
    'given-up-already': ({ option }, say) => zh`${say.name(option)}：救援計畫每回合只能交出一次`,
    'other-suit': ({ option }, say) => zh`${say.name(option)}的花色不同`,
    'not-own-eco-system': ({ option }, say) => zh`${say.name(option)}是對手的`,
    'rows-full': () => '各層都放不下另一張卡牌',
    'row-full': ({ need = 0, have = 0 }) => zh`一層至多${have}張，這一層會有${need}張`,
    'no-symbol': ({ of }, say) => zh`這張卡牌沒有${say.name(of ?? '')}的符號`,
    'no-row-symbol': () => '沒有層符號的卡牌放在生態系旁邊',
    'lies-there': () => '這張卡牌已經在該層',
    'not-in-eco-system': ({ option }, say) => zh`${say.name(option)}不在加入卡牌的生態系中`,
    'row-chosen': ({ option }, say) => zh`${say.name(option)}的層剛剛選過`,
    'one-row-only': ({ option }, say) => zh`${say.name(option)}只有一層的符號`,
    'only-when-adding': () => '只有將卡牌加入生態系時，才可以重新排列',
    'one-purchase': () => '本回合已經購買過計畫',
    'roll-follows-buying': () => '購買或不購買之後，才擲骰一次',
    'turn-not-over': () => '擲骰之後才結束回合',
    'game-over': () => '計畫已用盡，遊戲已經結束',
  },
  cautions: {
    'ends-the-game': '這是最後一項計畫：遊戲立即結束，不擲骰，也不能再交換。',
    'may-end-the-game': '擲骰可能棄掉最後一項計畫：遊戲就此結束，不能再交換。',
    'rescue-for-rescue': '棄牌堆最上面的也是救援計畫。',
    'second-of-suit': '你已有這個花色的生態系，分成兩個永遠不會比一個更有價值。',
    'worth-less': '這樣排列，生態系的價值比原來低。',
  },
};

const notes = ({ queueSize }: NiceComponents): Words['notes'] => ({
  pass: '棄掉隊首的計畫。',
  exchange: '換取棄牌堆最上面的計畫；不算本回合的購買，也不花插隊點數。',
  roll: zh`棄掉擲出位置的計畫；超過${queueSize}或位置是空的，就不棄。`,
  new: '開始一個該卡牌花色的生態系。',
  done: '卡牌維持原位。',
  habitat: '下層：有幾個符號，就支持每個種類幾個族群。',
  science: '中層：有幾個符號，就支持每個種類幾個族群。',
  pops: '上層：每個種類依符號數計算，以科學與棲地所支持的為限。',
  crowd: '群眾符號在基本遊戲中沒有效果。',
  'begins-one': '開始新的生態系，三層都有卡牌後才有價值',
  'nothing-moved': '不移動其他卡牌',
  'by-moves': '依你移動的結果',
  'in-top-row': '在上層',
  'waits-for-pops': '還不計算：上層沒有族群',
  'waits-for-habitat': '無法算得更多：棲地太少',
  'waits-for-science': '無法算得更多：科學太少',
  'waits-for-both': '無法算得更多：棲地與科學都太少',
  'all-supported': '所有族群都已計算',
  rolls: '隊列失去擲中的計畫，並往前遞補',
  'hands-over': '輪到對手的回合',
});

/** The same with the cards of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
