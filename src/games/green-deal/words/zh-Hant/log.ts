import type { Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { grouped, zh } from '../../../../words/zh-Hant/grammar.ts';
import { CATEGORIES } from '../../state.ts';

const who = ({ seat }: LogEntry, say: Say) => say.seat(seat ?? 0);
const told = ({ figures }: LogEntry, name: string, say: Say) => say.name(figures?.[name] ?? '');
const number = ({ figures }: LogEntry, name: string) => Number(figures?.[name] ?? 0);
const signed = (count: number) => (count > 0 ? `+${count}` : String(count));

/** What a change does to Income: `收益上升 2 格`. */
const income = (count: number) =>
  count === 0 ? '收益不變' : zh`收益${count > 0 ? '上升' : '下降'}${Math.abs(count)}格`;

/** How much of a gain came to the seat, and to the other owner, where a scale ended before all of it had. */
const cut = (entry: LogEntry, say: Say) => {
  const { own, others } = entry.figures ?? {};
  const gains = [
    ...(own === undefined ? [] : [zh`${who(entry, say)}得${Number(own)}`]),
    ...(others === undefined || entry.figures?.['owner'] === entry.seat
      ? []
      : [zh`${say.seat(number(entry, 'owner'))}得${Number(others)}`]),
  ];
  return gains.length === 0 ? '' : zh`；以軌的終點為限，${gains.join('，')}`;
};

/** What an odd sum of two sizes adds to their mean. */
const rounded = (entry: LogEntry) => (number(entry, 'sizes') % 2 === 1 ? '（平均值無條件捨去）' : '');

/** Seats that a figure lists, by their names. */
const seats = (listed: Value | undefined, say: Say) =>
  String(listed ?? '')
    .split(' ')
    .map((seat) => say.seat(Number(seat)))
    .join('、');

/** A place in a ranking: `並列第 2`. */
const place = (entry: LogEntry) => {
  const at = number(entry, 'place');
  if (at === 0) return '不列入排名';
  if (entry.figures?.['bribed'] === true) return zh`平手，以賄賂列第${at}`;
  return zh`${entry.figures?.['tied'] === true ? '並列' : ''}第${at}`;
};

/**
 * How the points of a place come about where it is shared, or where a card adds to them: `12 由 2 位平分，得 6 分`. A
 * share that is no whole number is rounded down.
 */
const reward = (entry: LogEntry) => {
  const extra = number(entry, 'extra');
  const total = zh`得${number(entry, 'points')}分`;
  const sum = number(entry, 'sum');
  const among = number(entry, 'among');
  const down = among > 0 && sum % among > 0 ? '（無條件捨去）' : '';
  const shared = entry.figures?.['tied'] === true ? zh`${sum}由${among}位平分${down}，` : '';
  return extra > 0 ? zh`${sum}加 PR 機器的${extra}，${total}` : zh`${shared}${total}`;
};

/** Chips by their values: `2 個數值 1 與 1 個數值 3`. */
const chips = (listed: Value | undefined): string => grouped(String(listed).split(' ').sort(), '個數值', '');

/** Where chips went: `環保 1 個數值 3，保留 1 個數值 2`. */
function chipsPlaced({ figures }: LogEntry, say: Say): string {
  const parts = CATEGORIES.filter((category) => figures?.[category] !== undefined).map(
    (category) => zh`${say.name(category)}${chips(figures?.[category])}`,
  );
  if (figures?.['save'] !== undefined) parts.push(zh`保留${chips(figures['save'])}`);
  if (figures?.['give-up'] !== undefined) parts.push(zh`未放置${chips(figures['give-up'])}`);
  return parts.join('，');
}

/** The levels in the order of the tracks: `環保 4、工作 2、社交 0、研發 3`. */
const levels = (entry: LogEntry, say: Say) =>
  told(entry, 'levels', say)
    .split(' ')
    .map((level, index) => zh`${say.name(CATEGORIES[index] ?? '')}${level}`)
    .join('、');

/** The cards that come on offer with an entry: projects stand under their category, action cards under their own name. */
function offered({ changes }: LogEntry, say: Say): string {
  const cards = changes.flatMap(({ path, to }) => {
    const [list, word = ''] = path.split('.');
    if (list !== 'market' || typeof to !== 'string') return [];
    return (CATEGORIES as readonly string[]).includes(word) ? [say.name(to)] : [say.name(word)];
  });
  return cards.length === 0 ? '' : `：${cards.join('、')}`;
}

/** A sentence for each kind of log entry. */
export const log: Words['log'] = {
  'round-begins': (entry, say) =>
    zh`第${number(entry, 'round')}回合開始：預告成為本回合的供應${offered(entry, say)}。`,
  'row-cleared': () => '剩餘的卡牌棄掉；不再排出新的卡牌列。',
  'card-played': (entry, say) => zh`${who(entry, say)}打出${told(entry, 'card', say)}。`,
  'cash-lost': (entry, say) => zh`${who(entry, say)}失去${number(entry, 'amount')}現金。`,
  damages: (entry, say) => zh`${who(entry, say)}共得${number(entry, 'amount')}現金${cut(entry, say)}。`,
  spying: (entry, say) => zh`${who(entry, say)}宣告商業間諜，將最後出價。`,
  bid: (entry, say) => zh`${who(entry, say)}出價${number(entry, 'amount')}。`,
  sabotage: (entry, say) => zh`${who(entry, say)}打出破壞，順位第一。`,
  insider: (entry, say) =>
    zh`${who(entry, say)}將出價變動${signed(number(entry, 'by'))}，成為${number(entry, 'amount')}。`,
  'tie-drawn': (entry, say) =>
    zh`出價、現金與收益都相同；抽籤結果：${seats(entry.figures?.['order'], say)}。`,
  'bids-tied': (entry, say) => {
    const chain = entry.figures?.['bribed'] === true ? '賄賂、較少的現金' : '較少的現金';
    return zh`出價同為${number(entry, 'bid')}；依${chain}、較低的收益：${seats(entry.figures?.['order'], say)}。`;
  },
  'turn-order': (entry, say) => zh`順位：${seats(entry.figures?.['order'], say)}。`,
  accounting: (entry, say) =>
    zh`${who(entry, say)}支付出價${number(entry, 'paid')}，得到收益${number(entry, 'income')}。`,
  'project-taken': (entry, say) =>
    zh`${who(entry, say)}以${number(entry, 'price')}現金拿取${told(entry, 'card', say)}（${told(entry, 'category', say)}${number(entry, 'size')}）：得${number(entry, 'points')}分，${income(number(entry, 'steps'))}。`,
  'cash-cow': (entry, say) =>
    zh`${who(entry, say)}的金雞母因${told(entry, 'category', say)}得${number(entry, 'amount')}現金。`,
  'action-taken': (entry, say) => zh`${who(entry, say)}拿取${told(entry, 'card', say)}。`,
  specialization: (entry, say) => zh`${who(entry, say)}專業化於${told(entry, 'category', say)}。`,
  'tax-refund-cash': (entry, say) => zh`${who(entry, say)}選擇退稅，得${number(entry, 'amount')}現金。`,
  'tax-refund-chip': (entry, say) =>
    zh`${who(entry, say)}選擇退稅，免費得到數值${number(entry, 'value')}的 PR 指示物。`,
  'loan-taken': (entry, say) => zh`${who(entry, say)}貸款${number(entry, 'amount')}${cut(entry, say)}。`,
  'loan-repaid': (entry, say) => {
    const short = number(entry, 'short');
    const rest = short === 0 ? '全部還清' : zh`其餘${short}不再償還`;
    return zh`${who(entry, say)}償還${number(entry, 'owed')}的貸款中的${number(entry, 'paid')}，${rest}。`;
  },
  'loan-penalty': (entry, say) =>
    zh`${who(entry, say)}因${number(entry, 'unpaid')}現金未還，扣${number(entry, 'points')}分。`,
  'chip-bought': (entry, say) =>
    zh`${who(entry, say)}以${number(entry, 'price')}現金購買數值${number(entry, 'value')}的 PR 指示物。`,
  dividends: (entry, say) =>
    zh`${who(entry, say)}支付股息${number(entry, 'price')}現金，得${number(entry, 'points')}分。`,
  'resource-transfer': (entry, say) =>
    zh`${who(entry, say)}將資源從${told(entry, 'from', say)}轉移到${told(entry, 'to', say)}。`,
  'turn-done': (entry, say) => zh`${who(entry, say)}結束輪次。`,
  'projects-closed': (entry) =>
    zh`已有${number(entry, 'takers')}位玩家拿過計畫卡：本回合不得再拿，棄掉${number(entry, 'count')}張。`,
  'tile-placed': (entry, say) =>
    zh`${who(entry, say)}將${told(entry, 'category', say)}${number(entry, 'size')}放在${told(entry, 'cell', say)}。`,
  'no-room': (entry, say) => zh`${who(entry, say)}沒有格子可放${told(entry, 'tile', say)}：收回遊戲盒。`,
  'self-cooperation': (entry, say) =>
    zh`${who(entry, say)}在${told(entry, 'with', say)}與自己合作：${income(number(entry, 'steps'))}${rounded(entry)}${cut(entry, say)}。`,
  cooperation: (entry, say) =>
    zh`${who(entry, say)}與${say.seat(number(entry, 'owner'))}在${told(entry, 'with', say)}合作：雙方${income(number(entry, 'steps'))}${rounded(entry)}${cut(entry, say)}。`,
  competition: (entry, say) =>
    zh`${who(entry, say)}與${say.seat(number(entry, 'owner'))}在${told(entry, 'with', say)}競爭，取得${number(entry, 'steps')}格收益${cut(entry, say)}。`,
  'chips-placed': (entry, say) => zh`${who(entry, say)}揭曉 PR 指示物：${chipsPlaced(entry, say)}。`,
  image: (entry, say) => {
    const level = number(entry, 'level');
    const image = number(entry, 'image');
    const sum = image === level ? image : zh`${level}加 PR 指示物的${image - level}，共${image}`;
    return zh`${told(entry, 'category', say)}：${who(entry, say)}的形象為${sum}，${place(entry)}：${reward(entry)}。`;
  },
  'chips-returned': (entry, say) => {
    const saved = number(entry, 'saved');
    return saved === 0
      ? zh`${who(entry, say)}交出所有 PR 指示物。`
      : zh`${who(entry, say)}保留數值${saved}的 PR 指示物，交出其餘的。`;
  },
  sustainability: (entry, say) =>
    zh`${who(entry, say)}的等級為${levels(entry, say)}；最低的${number(entry, 'lowest')}得${number(entry, 'points')}分。`,
  valuation: (entry, say) =>
    zh`${who(entry, say)}在收益第${number(entry, 'steps')}格，${place(entry)}：${reward(entry)}。`,
  'card-scored': (entry, say) => {
    const rise = number(entry, 'steps');
    const sum = zh`${number(entry, 'count')} × ${number(entry, 'each')} = ${number(entry, 'points')}分`;
    return zh`${who(entry, say)}計算${told(entry, 'card', say)}：${rise > 0 ? income(rise) : sum}。`;
  },
  'game-over': () => '遊戲結束。',
  won: (entry, say) => zh`${who(entry, say)}以${number(entry, 'points')}分獲勝。`,
  'won-by-income': (entry, say) =>
    zh`${number(entry, 'tied')}位同為${number(entry, 'points')}分：${who(entry, say)}以收益第${number(entry, 'step')}格獲勝。`,
  'won-by-cash': (entry, say) =>
    zh`${number(entry, 'tied')}位同為${number(entry, 'points')}分：${who(entry, say)}以收益第${number(entry, 'step')}格與${number(entry, 'cash')}現金獲勝。`,
  'shares-victory': (entry, say) =>
    zh`${who(entry, say)}以${number(entry, 'points')}分、收益第${number(entry, 'step')}格與${number(entry, 'cash')}現金平手，共同獲勝。`,
};
