import type { Question } from '../../../../engine/question.ts';
import type { Say } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { type Asks, amount, goods, number, stepsLeft, told, whom } from './sentence.ts';

/** Why a class rises, by the rule that asks. */
const RAISES: Readonly<Record<string, string>> = {
  'LIM-SOC-62': '民怨在成長區',
  'LIM-SOC-63': '民怨在榮景區',
  'LIM-ALL-31': '非軍事化',
  'LIM-CARD-education': '教育',
  'LIM-CARD-graduate-studies': '研究所教育',
  'LIM-CARD-urbanization': '都市化',
  'LR-57': '他國的政治干預',
};

/** Why a class falls, by the rule that asks. */
const LOWERS: Readonly<Record<string, string>> = {
  'LIM-INT-10': '金融危機',
  'LIM-SOC-11': '饑荒',
  'LIM-SOC-20': '工業資源短缺',
  'LIM-SOC-57': '軍事資源短缺',
  'LIM-CARD-indoctrination': '思想灌輸',
};

const because = (reasons: Readonly<Record<string, string>>, rule: string) =>
  reasons[rule] === undefined ? '' : `，因為${reasons[rule]}`;

/** Which plant: economic growth moves it, a card raises it, an attack lowers it, Overproduction runs it. */
function plant(question: Question, say: Say): string {
  const { rule, figures } = question;
  if (figures?.['direction'] === 'rises') return '將工業廠或軍事廠提高一級';
  if (figures?.['direction'] === 'falls') return '將工業廠或軍事廠降低一級';
  const levels = number(question, 'by');
  if (figures?.['target'] !== undefined)
    return zh`${whom(question, 'target', say)}的哪個生產廠下降${levels}級（${told(question, 'card', say)}）？`;
  if (rule === 'LR-03') return '哪個生產廠再生產一次（過度生產）？';
  return zh`哪個生產廠上升${levels}級？須付與其產量等量的金錢`;
}

/** What help is for, by the rule that lets a nation ask for it. */
const PURPOSES: Readonly<Record<string, string>> = {
  'LIM-SOC-11': '應付饑荒',
  'LIM-SOC-20': '應付工業資源短缺',
  'LIM-SOC-57': '應付軍事資源短缺',
  'LIM-ALL-17': '抵抗攻擊',
  'LIM-ALL-19': '支付卡牌費用',
  'LIM-ALL-20': '運轉生產廠',
};

const purpose = (rule: unknown): string => {
  const text = PURPOSES[String(rule)];
  return text === undefined ? '' : `來${text}`;
};

/** What the partner of an offer is to pay. */
function share(question: Question): string {
  const partner = number(question, 'partner');
  return partner === 0 ? '，你不必付錢' : zh`，價格${number(question, 'price')}元，你付${partner}元`;
}

function action(question: Question): string {
  const verbs: Readonly<Record<string, string>> = {
    offer: '提議哪種同盟？',
    leave: '退出哪種同盟？',
    exclude: '從哪種同盟將成員除名？',
  };
  return verbs[String(question.figures?.['action'])] ?? '哪種同盟？';
}

const kind = (question: Question, say: Say): string => zh`${told(question, 'alliance', say)}同盟`;

export const asks: Asks = {
  play: (question) =>
    number(question, 'played') === 0
      ? '打出一張卡牌（兩張中的第一張），或跳過'
      : '打出一張卡牌（兩張中的第二張），或跳過',
  withdraw: (question, say) =>
    question.rule === 'LR-42'
      ? question.figures?.['card'] === 'intensive-farming'
        ? '在生產之前撤回集約農業，還是保留？'
        : zh`在經濟成長之前撤回${told(question, 'card', say)}，還是保留？`
      : '撤回哪張永久卡？',
  raise: (question) => zh`一個階級上升一級${stepsLeft(question)}${because(RAISES, question.rule)}`,
  lower: (question) => zh`一個階級下降一級${stepsLeft(question)}${because(LOWERS, question.rule)}`,
  plant,
  resource: (question) => zh`拿取哪種資源${number(question, 'by')}個（工藝）？`,
  target: (question, say) => zh`${told(question, 'card', say)}以哪個國家為目標？`,
  spend: (question, say) => zh`對${told(question, 'card', say)}投入多少軍事資源？這就是攻擊的強度`,
  take: (question, say) => zh`從${whom(question, 'target', say)}奪取哪種資源？`,
  deck: ({ rule }) => (rule === 'LIM-POL-09' ? '從哪副牌庫抽牌？' : '從哪副牌庫抽牌（政治改革）？'),
  keep: (question) =>
    zh`抽起的${number(question, 'drawn')}張卡牌中保留哪張${number(question, 'left') > 1 ? `（保留 ${number(question, 'left')} 張）` : ''}？`,
  bottom: (question) =>
    zh`接著將哪張卡牌放到牌庫底下（還有${number(question, 'left')}張）？選「完成」則其餘依序放置`,
  discard: (question) =>
    zh`將一張卡牌放到所屬牌庫底下：手牌至多${number(question, 'limit')}張，多了${number(question, 'left')}張`,
  tokens: () => '交出多少個動盪（軟實力）？',
  move: () => '將哪個價格移動一格（投機）？',
  transaction: (question) =>
    number(question, 'done') === 0 ? '買入或賣出什麼？' : '要對另一種資源進行第二次交易嗎？',
  quantity: (question, say) =>
    zh`${question.figures?.['side'] === 'sell' ? '賣出' : '買入'}多少個${goods(String(question.figures?.['resource']), say)}？每個${number(question, 'price')}元`,
  card: () => '將哪張即時卡收回手牌（人工智慧）？',
  resist: (question, say) =>
    zh`以等量的軍事資源抵抗${whom(question, 'attacker', say)}強度${number(question, 'strength')}的攻擊，還是屈服？`,
  contribute: (question, say) =>
    question.figures?.['card'] === undefined
      ? zh`給盟國${whom(question, 'asker', say)}多少錢${purpose(question.figures?.['purpose'])}（還缺${number(question, 'missing')}元）？`
      : zh`為${whom(question, 'asker', say)}的${told(question, 'card', say)}付多少錢（還缺${number(question, 'missing')}元）？`,
  confirm: (question, say) =>
    zh`以自己的${number(question, 'own')}元與他國承諾的${number(question, 'pledged')}元打出${told(question, 'card', say)}？`,
  ask: (question, say) =>
    zh`向${told(question, 'kind', say)}盟國要求多少${purpose(question.rule)}（缺${amount(number(question, 'missing'), String(question.figures?.['goods']), say)}）？0 表示不求援`,
  give: (question, say) =>
    zh`給盟國${whom(question, 'asker', say)}多少個${goods(String(question.figures?.['goods']), say)}${purpose(question.figures?.['purpose'])}（還缺${number(question, 'missing')}個）？`,
  'break-alliance': (question, say) => zh`瓦解不肯援助的${kind(question, say)}？每個成員拿取 1 個動盪`,
  action: () => '進行一個同盟動作，或不行動',
  kind: action,
  to: (question, say) => zh`向哪個國家提議${kind(question, say)}？`,
  pay: (question, say) =>
    zh`${number(question, 'price')}元中你付多少？其餘由${whom(question, 'to', say)}支付`,
  accept: (question, say) =>
    question.figures?.['to'] === question.seat
      ? zh`接受${whom(question, 'from', say)}提議的${kind(question, say)}${share(question)}？`
      : zh`同意${whom(question, 'from', say)}與${whom(question, 'to', say)}結成${kind(question, say)}？`,
  agree: (question, say) =>
    zh`同意${whom(question, 'from', say)}將${whom(question, 'member', say)}從${kind(question, say)}除名？`,
  member: (question, say) => zh`將誰從${kind(question, say)}除名？`,
  'pay-event': (question) =>
    question.figures?.['event'] === 'epidemic'
      ? zh`支付${number(question, 'cost')}元對抗疫情？否則人口下降${number(question, 'populationLevels')}級，民怨上升${number(question, 'unrest')}`
      : zh`在邊境消耗${number(question, 'cost')}個軍事資源？否則失去${number(question, 'fossil')}個化石燃料，沒有則民怨上升${number(question, 'unrest')}`,
  trade: (question) => zh`依貿易協定進行${number(question, 'transactions')}次交易？`,
};
