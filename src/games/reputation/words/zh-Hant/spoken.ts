import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { listed, steppedFigures, zh } from '../../../../words/zh-Hant/grammar.ts';
import type { PlayerView, ReputationView } from '../../view.ts';

const workers = (count: number): string => zh`${count}個工人`;
const credits = (count: number): string => zh`${count}信用點`;

/** The reader is `你`. */
const named = (view: ReputationView, seat: number, voice: SpokenVoice): string =>
  seat === view.viewer ? '你' : voice.seat(seat);

function bidText(
  view: ReputationView,
  bid: { player: number; workers: number } | null,
  voice: SpokenVoice,
): string {
  if (bid === null) return '還沒有人出價';
  return zh`${named(view, bid.player, voice)}以${workers(bid.workers)}領先`;
}

function projectLines(view: ReputationView, voice: SpokenVoice): string[] {
  const { privateProject: own, publicProject: open, pendingPublic: pending } = view;
  return [
    own === null
      ? '桌上沒有私人計畫。'
      : zh`私人計畫${voice.name(own.card.id)}旁有${credits(own.credits)}，贊助者損失${own.card.loss}點聲望；${bidText(view, own.bid, voice)}。`,
    ...(open === null
      ? pending === null
        ? ['桌上沒有公共計畫。']
        : []
      : [
          zh`公共計畫${voice.name(open.card.id)}旁有${credits(open.credits)}，出價須${workers(open.card.workers)}；${bidText(view, open.bid, voice)}。`,
          zh`公共計畫的兩位贊助者各得${open.card.reputation}點聲望。`,
        ]),
    ...(pending === null
      ? []
      : [
          zh`${named(view, pending.player, voice)}得標公共計畫${voice.name(pending.card.id)}；${voice.seat(pending.left)}或${voice.seat(pending.right)}將共同贊助。`,
        ]),
    zh`牌庫剩${view.deckSize.private}張私人計畫與${view.deckSize.public}張公共計畫。`,
  ];
}

/** Workers of a seat on all shared stacks. */
function sharedWorkers(view: ReputationView, seat: number): number {
  return view.sharedStacks.reduce(
    (sum, { pair, workers: [first, second] }) =>
      sum + (pair[0] === seat ? first : 0) + (pair[1] === seat ? second : 0),
    0,
  );
}

function playerLines(view: ReputationView, player: PlayerView, voice: SpokenVoice): string[] {
  const who = named(view, player.seat, voice);
  const resting = Object.values(player.breakRoom).reduce((sum, count) => sum + count, 0);
  const { privateStack: stack, corporation, ceo } = player;
  return [
    zh`${who}的總部有${workers(player.hq)}，休息室有${workers(resting)}。`,
    ...(player.credits === null ? [] : [zh`${who}有${credits(player.credits)}。`]),
    zh`${who}的私人牌疊有${stack.cardCount}張卡牌與${workers(stack.workers)}；共用牌疊上有${workers(sharedWorkers(view, player.seat))}。`,
    zh`${who}公開的聲望：總部${player.reputationOfHq}、議程指示物${player.repTokens}、公共計畫${player.reputationFromPublic}。`,
    ...(corporation === null
      ? []
      : [
          zh`${who}的能力，剩${corporation.usesLeft}次：${withoutStop(voice.note(corporation.id) ?? voice.name(corporation.word))}。`,
        ]),
    ...(ceo === null
      ? []
      : [zh`${who}的議程，達成${ceo.met}次：${withoutStop(voice.note(ceo.id) ?? voice.name(ceo.id))}。`]),
  ];
}

const withoutStop = (text: string): string => text.replace(/。$/u, '');

const openReputation = ({ reputationOfHq, repTokens, reputationFromPublic }: PlayerView): number =>
  reputationOfHq + repTokens + reputationFromPublic;

/** Reputation in sentences. */
export const spoken: Spoken<ReputationView> = {
  status(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    const step = view.nextStep === null ? '' : `，${voice.name(view.nextStep).replace(/^\d+ /u, '')}`;
    const most = Math.max(...view.players.map(openReputation));
    const first = view.players.filter((player) => openReputation(player) === most);
    const names = listed(first.map(({ seat }) => named(view, seat, voice)));
    return [
      zh`第${view.round}回合，共${view.rounds}回合${step}。`,
      ...(own === undefined
        ? []
        : [zh`你的總部有${workers(own.hq)}${own.credits === null ? '' : `，並有${credits(own.credits)}`}。`]),
      first.length === view.players.length
        ? zh`大家公開的聲望都是${most}。`
        : zh`公開的聲望最高為${most}：${names}。`,
    ].join('');
  },
  situation: (view, voice) => projectLines(view, voice).slice(0, 2),
  topics: (view, voice) => [
    { word: 'projects', lines: () => projectLines(view, voice) },
    {
      word: 'players',
      lines: () =>
        view.players.map(
          (player) =>
            zh`${voice.seat(player.seat)}：總部${workers(player.hq)}，公開的聲望${openReputation(player)}，私人計畫${player.privateStack.cardCount}張。`,
        ),
    },
    {
      word: 'stacks',
      lines: () =>
        view.sharedStacks.map(({ pair: [first, second], cards, workers: [one, other] }) => {
          const between = zh`${voice.seat(first)}與${voice.seat(second)}之間`;
          return cards.length === 0
            ? zh`${between}沒有公共計畫。`
            : zh`${between}有${listed(cards.map(({ id, reputation }) => zh`${voice.name(id)}（聲望${reputation}）`))}，雙方各有${workers(one)}與${workers(other)}。`;
        }),
    },
  ],
  seat: (view, seat, voice) => {
    const player = view.players[seat];
    return player === undefined ? [] : playerLines(view, player, voice);
  },
  hand: (view, voice) => {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    return own === undefined ? [] : playerLines(view, own, voice);
  },
  signs: [
    [
      /0 到 \d+ 個工人依序為 (\d+(?:、\d+)+)/u,
      (_, figures = '') => zh`工人${steppedFigures(figures.split('、'))}`,
    ],
  ],
  routine: {
    'workers-to-hq': 'others',
    'to-hq-none': 'others',
    'to-hq-skipped': 'all',
    'agenda-tied': 'others',
  },
};
