import { present } from '../../../../engine/checked.ts';
import type { Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { OptionText, Say, Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { type Agenda, agendaDeclarations } from '../../agenda-declarations.ts';
import {
  type AgendaKind,
  type AgendaRule,
  type PowerRule,
  type ReputationComponents,
  readComponents,
  shippedComponents,
} from '../../components.ts';
import type { Power } from '../../power-declarations.ts';
import { POWERS } from '../../powers.ts';
import { aimFor } from './aim.ts';
import { chineseName } from './card-names.ts';
import { forecast } from './forecast.ts';
import { lessonsFor } from './lessons.ts';
import { reasons } from './reasons.ts';

const who = ({ seat }: LogEntry, say: Say) => say.seat(seat ?? 0);

/** A figure of an entry, by its printed form. */
const told = ({ figures }: LogEntry, figure: string, say: Say) => say.name(figures?.[figure] ?? '');

const number = ({ figures }: LogEntry, figure: string) => Number(figures?.[figure] ?? 0);

const workers = (count: number) => zh`${count}個工人`;

const credits = (count: number) => zh`${count}信用點`;

const asked = (figures: Readonly<Record<string, Value>> | undefined, figure: string) =>
  Number(figures?.[figure] ?? 0);

const cardNames = (components: ReputationComponents) =>
  Object.fromEntries(
    [components.privateProjects, components.publicProjects, components.corporations, components.ceos]
      .flatMap((cards) => Object.values(cards))
      .map(({ id, name }) => [id, chineseName(name)]),
  );

const times = (count: number) => zh`${count}次`;

type Figures = Readonly<Record<string, number>>;

/** How each condition and effect of a power reads; one that goes without saying has no phrase. */
const powerPhrases: Readonly<Record<string, (figures: Figures) => string>> = {
  'while-leading-nothing': () => '沒有領先任何計畫時',
  'matches-private-bid': () => '你的私人出價可以等於領先者的出價，並取得領先',
  'wins-co-sponsor-tie': () => '爭取共同贊助而與另一位鄰座平手時，即使標記不指向你，也由你獲選',
  'one-worker-fewer': () => '對公共計畫出價時，比卡牌所示少一個工人，但至少 1 個',
  'recalls-workers': ({ workers: most = 0 }) =>
    zh`動作之前，從牌疊將${most === 1 ? '1' : `1 到 ${most}`}個工人直接移回總部`,
  'names-co-sponsor': () => '擔任主要贊助者時，揭曉之後可指定任一位鄰座為共同贊助者',
  'boxes-private-project': () => '你得標的私人計畫收回遊戲盒，信用點仍歸你',
  'fee-when-outbid': ({ credits: fee = 0 }) => zh`出價遭超越時，從銀行得${credits(fee)}`,
  'while-leading-one': () => '在一個計畫領先時',
  'bids-on-other-project': () => '也可以對另一個計畫出價',
};

/** A number of workers within bounds. */
const upTo = (from: number, to: number) =>
  from === to ? workers(to) : zh`${from}${to === from + 1 ? '或' : '到'}${workers(to)}`;

/** How each condition of an agenda reads; `by` is its figure. */
const agendaPhrases: Readonly<Record<string, (by: number) => string>> = {
  'wins-private': () => '每次得標私人計畫',
  'private-credits': (by) => zh`且旁邊有${by}信用點以上`,
  'small-private-bid': (by) => zh`且出價為${upTo(1, by)}`,
  'wins-public': () => '每次得標公共計畫',
  'shown-workers': (by) => zh`且卡牌所示為${by}個工人以上`,
  'co-sponsors': () => '每次成為共同贊助者',
  'small-co-bid': (by) => zh`且出價為${upTo(0, by)}`,
  'fullest-hq': () => '每回合結束時，只有你的總部工人最多',
  'sponsors-either': () => '每次成為贊助者或共同贊助者',
  'workers-on-both-stacks': () => '且共同贊助之後，兩邊的共用牌疊上都有你的工人',
  'is-outbid': () => '每個出價遭超越的回合',
  'sponsors-nothing': () => '且沒有贊助任何計畫',
  'won-private': () => '每次得標私人計畫',
  'sponsors-public-too': () => '且也是公共計畫的贊助者或共同贊助者',
};

/** What a power does, after its name and how often. */
const powerText = ({ effects }: Power, rule: PowerRule): string =>
  effects.map(({ phrase }) => powerPhrases[phrase]?.(rule as unknown as Figures) ?? phrase).join('，');

/** When an agenda pays, after how much it pays. */
const agendaText = ({ conditions }: Agenda, rule: AgendaRule): string =>
  conditions
    .map(({ phrase, figure }) => {
      const by = figure === undefined ? 0 : ((rule as unknown as Figures)[figure] ?? 0);
      return agendaPhrases[phrase]?.(by) ?? phrase;
    })
    .join('，');

const agendaOf = (kind: AgendaKind): Agenda =>
  present(
    agendaDeclarations.find((agenda) => agenda.kind === kind),
    'agenda',
  );

/** One line on the power of each corporation and on the agenda of each CEO, with the figures of the table in use. */
function cardNotes({ corporations, ceos }: ReputationComponents): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const { id, power, rule } of Object.values(corporations))
    notes[id] = zh`${chineseName(power)}，${times(rule.uses)}：${powerText(POWERS[rule.kind], rule)}。`;
  for (const { id, tokens, repeatable, rule } of Object.values(ceos)) {
    const text = agendaText(agendaOf(rule.kind), rule);
    notes[id] = zh`${tokens}個指示物${repeatable ? '' : '，只有一次'}：${text}。`;
  }
  return notes;
}

/** Each power by its word: what it does and how often, with the figures of the table in use. */
function powerTexts({ corporations }: ReputationComponents): Record<string, OptionText> {
  const texts: Record<string, OptionText> = {};
  for (const { rule } of Object.values(corporations)) {
    const { word } = POWERS[rule.kind];
    texts[word] = {
      effect: powerText(POWERS[rule.kind], rule),
      lasts: zh`每場遊戲${times(rule.uses)}`,
      rule: 'REP-IDN-02',
    };
  }
  return texts;
}

/** Everything that Reputation says, in Traditional Chinese, with the figures of the table in use. */
export const wordsFor = (components: ReputationComponents): Words => ({
  asks: {
    decline: ({ figures }) => zh`${workers(asked(figures, 'moving'))}可以移動：完成，或留下哪一個？`,
    act: () => '對計畫出價，或觀望',
    workers: ({ figures }) =>
      asked(figures, 'leading') === 0
        ? zh`以多少工人出價？目前無人領先；旁邊有${credits(asked(figures, 'credits'))}`
        : zh`以多少工人出價？領先者為${workers(asked(figures, 'leading'))}；旁邊有${credits(asked(figures, 'credits'))}`,
    credits: () => '將多少信用點從公共計畫移到私人計畫？',
    recall: ({ figures }) => zh`從哪裡召回工人？還可召回${asked(figures, 'left')}個`,
    whitewash: ({ figures }, say) =>
      zh`將${say.name(figures?.['card'] ?? '')}收回遊戲盒，不計其${asked(figures, 'loss')}點損失？`,
    hand: () => '將標記握在哪隻手？鄰座出價相同時由它決定',
    'co-bid': ({ figures }, say) =>
      zh`你有${workers(asked(figures, 'hq'))}，以多少出價來與${say.seat(asked(figures, 'sponsor'))}分享聲望${asked(figures, 'reputation')}？`,
    'chosen-partner': ({ figures }, say) =>
      zh`指定共同贊助者？${say.seat(asked(figures, 'left'))}出價${asked(figures, 'leftBid')}，${say.seat(asked(figures, 'right'))}出價${asked(figures, 'rightBid')}`,
    'casting-vote': ({ figures }) =>
      zh`雙方同為${workers(asked(figures, 'workers'))}，標記不指向你，仍要贏得平手？`,
  },
  log: {
    'return-skipped': () =>
      '第 1 回合沒有工人返回。從第 2 回合起工人自動返回，因為留下從來沒有好處；只有能力或議程使它有意義時才會詢問你。',
    'workers-returned': (entry, say) =>
      zh`${who(entry, say)}將${workers(number(entry, 'workers'))}移到休息室。`,
    'returned-none': (entry, say) => zh`${who(entry, say)}將所有工人留在計畫上。`,
    'private-revealed': (entry, say) =>
      zh`私人計畫是${told(entry, 'card', say)}：贊助者損失${number(entry, 'loss')}點聲望。`,
    'public-revealed': (entry, say) =>
      zh`公共計畫是${told(entry, 'card', say)}：${credits(number(entry, 'credits'))}、${workers(number(entry, 'workers'))}、聲望${number(entry, 'reputation')}。`,
    'deck-empty': () => '牌庫已空：沒有翻開計畫。',
    'power-declared': (entry, say) => zh`${who(entry, say)}使用${told(entry, 'power', say)}。`,
    'speculated-unable': (entry, say) => zh`${who(entry, say)}沒有可以出價的工人，必須觀望。`,
    speculated: (entry, say) => zh`${who(entry, say)}觀望。`,
    'speculated-leading': (entry, say) => zh`${who(entry, say)}領先，必須觀望。`,
    'bidding-over': () => '所有人接連觀望：競標結束。',
    'bid-private': (entry, say) =>
      zh`${who(entry, say)}以${workers(number(entry, 'workers'))}對私人計畫出價。`,
    'bid-public': (entry, say) =>
      zh`${who(entry, say)}以${workers(number(entry, 'workers'))}對公共計畫出價，並將${credits(number(entry, 'credits'))}移到私人計畫。`,
    outbid: (entry, say) =>
      zh`${who(entry, say)}在${told(entry, 'project', say)}的出價遭超越，${workers(number(entry, 'workers'))}返回總部。`,
    'consolation-fee': (entry, say) => zh`${who(entry, say)}得到安慰金${credits(number(entry, 'credits'))}。`,
    recall: (entry, say) => zh`${who(entry, say)}從計畫召回${workers(number(entry, 'workers'))}到總部。`,
    'private-unbid': (entry, say) =>
      zh`無人對${told(entry, 'card', say)}出價：收回遊戲盒，${credits(number(entry, 'credits'))}歸銀行。`,
    'public-unbid': (entry, say) =>
      zh`無人對${told(entry, 'card', say)}出價：收回遊戲盒，${credits(number(entry, 'credits'))}歸銀行。`,
    'credits-taken': (entry, say) =>
      zh`${who(entry, say)}拿走${told(entry, 'project', say)}旁的${credits(number(entry, 'credits'))}。`,
    'private-won': (entry, say) => zh`${who(entry, say)}以${workers(number(entry, 'workers'))}得標私人計畫。`,
    whitewash: (entry, say) => zh`${who(entry, say)}將${told(entry, 'card', say)}收回遊戲盒。`,
    'public-won': (entry, say) =>
      zh`${who(entry, say)}以${workers(number(entry, 'workers'))}得標公共計畫${told(entry, 'card', say)}，並拿取標記，準備藏在一隻手中。`,
    'co-sponsorship-skipped': () => '無人得標公共計畫：沒有共同贊助。',
    'hands-opened': (entry, say) =>
      zh`${who(entry, say)}張開握著標記的${told(entry, 'hand', say)}手，平手由它決定；${say.seat(number(entry, 'left'))}出價${number(entry, 'leftBid')}，${say.seat(number(entry, 'right'))}出價${number(entry, 'rightBid')}${number(entry, 'leftBid') === number(entry, 'rightBid') ? '：平手' : ''}。`,
    'chosen-partner': (entry, say) =>
      zh`${who(entry, say)}使用指定夥伴，指定${say.seat(number(entry, 'partner'))}為共同贊助者。`,
    'casting-vote': (entry, say) => zh`${who(entry, say)}以決定票贏得平手。`,
    'co-sponsored': (entry, say) =>
      zh`${who(entry, say)}以${workers(number(entry, 'workers'))}共同贊助${say.seat(number(entry, 'primary'))}的${told(entry, 'card', say)}。`,
    'to-hq-skipped': () => '第 1 回合沒有工人回總部。',
    'to-hq-none': (entry, say) => zh`${who(entry, say)}將所有工人留在休息室。`,
    'workers-to-hq': (entry, say) =>
      zh`${who(entry, say)}將${workers(number(entry, 'workers'))}從休息室移到總部。`,
    'agenda-met': (entry, say) =>
      zh`${who(entry, say)}達成${told(entry, 'ceo', say)}的議程，拿取${number(entry, 'tokens')}個聲望指示物。`,
    'agenda-tied': (entry, say) =>
      zh`${who(entry, say)}的總部工人以${number(entry, 'hq')}個並列最多：${told(entry, 'ceo', say)}的議程沒有兌現。`,
    'next-round': (entry, say) => zh`第${number(entry, 'round')}回合：由${who(entry, say)}開始。`,
    'last-round-over': (entry) => zh`第${number(entry, 'round')}回合是最後一個回合。`,
    'reputation-measured': (entry, say) =>
      zh`${who(entry, say)}的聲望為${number(entry, 'total')}：總部${number(entry, 'hq')}、議程${number(entry, 'agenda')}、公共計畫${number(entry, 'public')}、私人計畫${number(entry, 'private')}。`,
    'nobody-eliminated': (entry) =>
      zh`${number(entry, 'tied')}位同為最低的聲望${number(entry, 'lowest')}：無人淘汰。`,
    eliminated: (entry, say) =>
      zh`${who(entry, say)}以聲望${number(entry, 'reputation')}${entry.figures?.['tied'] === true ? '（並列最低）' : ''}遭到淘汰。`,
    'second-lowest-tied': (entry) =>
      zh`${number(entry, 'tied')}位同為次低的聲望${number(entry, 'reputation')}：都留下。`,
    'profit-computed': (entry, say) =>
      zh`${who(entry, say)}的利潤為${number(entry, 'profit')}：賺得${credits(number(entry, 'credits'))}，總部${number(entry, 'hq')}。`,
    won: (entry, say) => zh`${who(entry, say)}以利潤${number(entry, 'profit')}獲勝。`,
    'won-by-reputation': (entry, say) =>
      zh`${number(entry, 'tied')}位同為利潤${number(entry, 'profit')}：${who(entry, say)}以聲望${number(entry, 'reputation')}獲勝。`,
    'shares-victory': (entry, say) =>
      zh`${who(entry, say)}以利潤${number(entry, 'profit')}、聲望${number(entry, 'reputation')}平手，共同獲勝。`,
  },
  refusals: {
    'no-worker-there': () => '那裡沒有你的工人',
    'space-occupied': () => '該格已有工人休息',
    decided: () => '這已經決定了',
    leading: () => '在計畫領先的玩家必須觀望',
    'no-project': () => '那裡沒有這樣的計畫',
    'too-few-workers': ({ need = 0, have = 0 }) => zh`總部須有${workers(need)}，只有${have}個`,
    'no-credits': () => '公共計畫旁已經沒有信用點',
    'nothing-to-match': () => '私人計畫沒有可以跟的出價',
    'shows-one-worker': () => '卡牌所示為一個工人，而出價至少一個',
    'must-lead-one': ({ have = 0 }) => zh`須恰好在 1 個計畫領先，你在${have}個領先`,
    'not-your-power': () => '你的企業是另一項能力',
    'power-used': () => '能力已經用完',
    'bid-too-small': ({ need = 0, have = 0 }) => zh`此處的出價須為${need}以上，而不是${have}`,
    'bid-match-only': ({ need = 0 }) => zh`這次出價須等於領先者的出價：${need}`,
    'must-move-credit': ({ need = 1 }) => zh`公共出價至少移動${credits(need)}`,
    'too-few-credits': ({ need = 0, have = 0 }) => zh`公共計畫旁有${credits(have)}，而不是${need}`,
    'recall-nothing': () => '召回至少須帶回一個工人',
    'recall-limit': () => '這項能力不能再召回更多工人',
    'sponsor-bids-none': () => '贊助者藏起標記，在此不以工人出價',
    'other-question': () => '須先決定別的事',
    'bidding-over': () => '競標已經結束',
    'no-public-sponsor': () => '沒有人得標公共計畫',
    'not-involved': () => '只有贊助者與兩位鄰座參加',
    'already-committed': () => '你已經確認決定',
    automatic: () => '這項能力自動生效',
    'power-window': () => '現在不是使用這項能力的時機',
    players: ({ need = 0, have = 0 }) =>
      zh`Reputation 由 3 到 5 位玩家進行：最接近的是${need}位，而不是${have}位`,
  },
  names: {
    ...cardNames(components),
    done: '完成',
    decline: '婉拒',
    left: '左',
    middle: '中',
    right: '右',
    'bid-private': '對私人計畫出價',
    'bid-public': '對公共計畫出價',
    'bid-match': '跟價',
    automation: '自動化',
    'parallel-desk': '雙線作業',
    recall: '召回',
    'chosen-partner': '指定夥伴',
    'casting-vote': '決定票',
    whitewash: '漂白',
    'consolation-fee': '安慰金',
    speculate: '觀望',
    matched: '配對',
    mixed: '混合',
    none: '無',
    identities: '身分',
    'ask-co-bid': '爭取共同贊助的工人',
    'ask-hand': '握著標記的手',
    'ask-workers': '出價的工人',
    'ask-credits': '移到私人計畫的信用點',
    hq: '總部',
    workers: '工人',
    credits: '信用點',
    'break-room': '休息室',
    breakRoom: '休息室',
    'credits-on-public': '公共計畫的信用點',
    'credits-on-private': '私人計畫的信用點',
    creditsOnPublic: '公共計畫的信用點',
    creditsOnPrivate: '私人計畫的信用點',
    'speculation-run': '接連觀望',
    speculationRun: '接連觀望',
    biddingOver: '競標結束',
    'private-project': '私人計畫',
    'public-project': '公共計畫',
    'private-cards': '私人計畫卡',
    privateCards: '私人計畫卡',
    privateWorkers: '私人牌疊的工人',
    leftStackCards: '左邊的卡牌',
    leftStackWorkers: '左邊的工人',
    rightStackWorkers: '右邊的工人',
    repTokens: '聲望指示物',
    powerUsed: '用過的能力',
    agendaMet: '達成的議程',
    loss: '損失的聲望',
    'uses-left': '剩餘次數',
    'projects-led': '領先的計畫',
    'tie-winner': '贏得平手',
    'co-sponsor': '共同贊助者',
    marker: '公共計畫標記',
    publicDeck: '牌庫旁',
    publicCard: '卡牌旁',
    privateBid: '私人出價',
    publicBid: '公共出價',
    pendingPublic: '得標公共計畫上的工人',
    player: '玩家',
    startPlayer: '起始玩家',
    deckSize: '牌庫的卡牌',
    private: '私人',
    public: '公共',
    box: '遊戲盒中的卡牌',
    round: '回合',
    'score-unit': '利潤',
    'unit-credits': '分的局勢',
    'about-unit': '局勢分數最看重獲勝，其次是名次，再來是利潤領先最強對手多少。',
    reputation: '聲望',
    profit: '利潤',
    eliminated: '淘汰',
    'is-lowest': '將會淘汰',
    'may-be-lowest': '可能淘汰',
    'not-lowest': '將會留下',
    'credits-of-hq': '總部的信用點',
    'credits-earned': '賺得的信用點',
    'reputation-hq': '總部的聲望',
    'reputation-agenda': '議程的聲望',
    'reputation-public': '公共計畫的聲望',
    'reputation-private': '私人計畫的聲望',
    returnWorkers: '1 工人從計畫返回',
    reveal: '2 新計畫',
    biddingTurn: '3 競標',
    determineWinners: '4 得標',
    resolveCoSponsorship: '5 共同贊助',
    workersToHQ: '6 工人回總部',
    prepareNextRound: '7 下一回合',
    finalScoring: '遊戲結束',
    projects: '新計畫',
    hands: '三人的手',
    'private-projects': '私人計畫',
  },
  notes: {
    'if-it-wins': '若得標',
    'if-won': '只在成為共同贊助者時',
    'worker-stays': '一個工人留在原處',
    'bid-private': '以總部的工人超越領先者；得標者拿走旁邊的信用點並損失聲望',
    'bid-public': '從總部付出卡牌所示數量的工人，並至少將一個信用點移到私人計畫',
    speculate: '輪到下一位；所有人接連觀望時，競標結束',
    'ask-workers': '工人最多者得標私人計畫，並得到旁邊的信用點。出價遭超越時，工人返回總部。',
    'ask-credits': '若你得標公共計畫，留下的歸你；一個都不留，就沒有人能超越你。移走的歸私人計畫的得標者。',
    'ask-hand': '兩位鄰座出價的工人數相同時，由它決定誰成為共同贊助者。',
    'ask-co-bid':
      '兩份秘密出價中較高者獲選，其工人放到計畫上；另一位保留全部工人。平手時，由贊助者藏標記的手決定。',
    'bid-match': '你的私人出價等於領先者的出價，並由你領先',
    'casting-vote': '爭取共同贊助平手時，即使標記指向另一位鄰座，也由你獲選',
    automation: '對公共計畫出價，比卡牌所示少一個工人',
    recall: '在動作之前，將牌疊上的工人移回總部',
    'chosen-partner': '無論揭曉結果，指定任一位鄰座為共同贊助者',
    whitewash: '拿走信用點後，將你得標的私人計畫收回遊戲盒',
    'consolation-fee': '只要還有次數，出價遭超越時從銀行得到信用點',
    'parallel-desk': '在一個計畫領先時，也對另一個計畫出價',
    ...cardNotes(components),
  },
  texts: powerTexts(components),
  consequences: {
    'bidding-ends': () => '競標結束',
    'hq-counts': ({ reputation, profit }) => zh`遊戲結束時聲望${Number(reputation)}、利潤${Number(profit)}`,
  },
  cautions: {
    'pointless-decline': '單就規則而言，把工人留在原處從來沒有好處',
    'last-turn': '在你之後沒有可以出價的人：競標就此結束，你不會再有輪次',
    'empty-hq': '你的總部不再有工人',
    'last-credits': '不再有信用點：沒有人能再對公共計畫出價，而它也不帶來信用點',
    'changes-nothing': '這位鄰座本來就會成為共同贊助者，能力卻會用掉',
    'spends-power': '這會用掉一次能力',
  },
  reasons,
  forecast,
  aim: aimFor(components),
  lessons: lessonsFor(components),
});

/** The same with the figures of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
