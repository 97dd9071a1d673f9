import { elementAt } from '../../../../engine/checked.ts';
import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { leaderText, listed, zh } from '../../../../words/zh-Hant/grammar.ts';
import { POPS, type Pop } from '../../state.ts';
import type { CardView, EcoSystemView, NiceView, PlayerView } from '../../view.ts';

/** `魚類 2 與蠕蟲 1`, in the order of the symbol list. */
function popText(pops: CardView['pops'], voice: SpokenVoice): string {
  return listed(
    POPS.filter((pop) => (pops[pop] ?? 0) > 0).map((pop) => zh`${voice.name(pop)}${pops[pop] ?? 0}`),
  );
}

function cardText(card: CardView, voice: SpokenVoice): string {
  const { suit, kind, pops, science, habitat, net, crowd } = card;
  const has = [
    ...(suit === null ? [] : [voice.name(suit)]),
    ...(kind === 'project' ? [] : [voice.name(kind)]),
    ...POPS.filter((pop) => (pops[pop] ?? 0) > 0).map((pop) => zh`${voice.name(pop)}${pops[pop] ?? 0}`),
    ...(science > 0 ? [zh`科學${science}`] : []),
    ...(habitat > 0 ? [zh`棲地${habitat}`] : []),
    ...(net === 0 ? [] : [zh`現金流${net > 0 ? '增加' : '減少'}${Math.abs(net)}`]),
    ...(crowd > 0 ? [zh`群眾支持${crowd}`] : []),
  ];
  return zh`${voice.name(card.id)}：${has.join('、')}`;
}

function queueLines(view: NiceView, voice: SpokenVoice): string[] {
  if (view.queue.length === 0) return ['隊列是空的。'];
  return view.queue.map(({ position, price, card }) => {
    const costs = price === 0 ? '免費' : zh`${price}點插隊點數`;
    return card === null
      ? zh`位置${position}是空的。`
      : zh`位置${position}，${costs}，${cardText(card, voice)}。`;
  });
}

function ecoText(eco: EcoSystemView, voice: SpokenVoice): string {
  const worth = popText(eco.value, voice);
  const top = popText(eco.symbols.pops, voice);
  return zh`${voice.name(eco.id)}：棲地${eco.symbols.habitat}、科學${eco.symbols.science}、${top === '' ? '沒有族群' : `族群${top}`}；${worth === '' ? '還沒有價值' : `價值為${worth}`}`;
}

/** The pop types that nobody has. */
const absent = (view: NiceView): readonly Pop[] =>
  view.types.filter(({ counts }) => counts.every((count) => count === 0)).map(({ pop }) => pop);

function playerLines(view: NiceView, player: PlayerView, voice: SpokenVoice): string[] {
  const who = player.seat === view.viewer ? '你' : voice.seat(player.seat);
  const { target } = player;
  return [
    zh`${who}有${player.qp}點插隊點數與${player.cash}現金流，可付的價格至多為${player.canPay}。`,
    zh`就目前所知，${who}有${player.cards}張卡牌與${player.points}分。`,
    ...(player.ecosystems.length === 0
      ? [zh`${who}還沒有生態系。`]
      : player.ecosystems.map((eco) => zh`${who}的${ecoText(eco, voice)}。`)),
    ...(player.aside.length === 0
      ? []
      : [zh`${who}在生態系旁邊的卡牌：${listed(player.aside.map(({ id }) => voice.name(id)))}。`]),
    target === null
      ? zh`${who}的目標未公開。`
      : target.length === 0
        ? zh`${who}沒有目標。`
        : zh`${who}的目標種類是${listed(target.map((pop) => voice.name(pop)))}。`,
  ];
}

/** Nice Green Things in sentences. */
export const spoken: Spoken<NiceView> = {
  status(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    return [
      zh`第${view.round}回合，${voice.name(view.phase)}。`,
      ...(own === undefined ? [] : [zh`你有${own.qp}點插隊點數與${own.cash}現金流。`]),
      leaderText(
        view.players.map(({ points }) => points),
        view.viewer,
        voice,
      ),
    ].join('');
  },
  situation(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    if (own === undefined) return [];
    const { target } = own;
    return [
      zh`隊列有${view.queue.filter(({ card }) => card !== null).length}項計畫，牌庫還剩${view.stock}項。`,
      ...(target === null || target.length === 0
        ? []
        : [zh`你的目標種類是${listed(target.map((pop) => voice.name(pop)))}。`]),
    ];
  },
  topics: (view, voice) => [
    { word: 'queue', lines: () => queueLines(view, voice) },
    {
      word: 'types',
      lines: () => [
        ...(absent(view).length === 0
          ? []
          : [zh`沒有人有${listed(absent(view).map((pop) => voice.name(pop)))}。`]),
        ...view.types
          .filter(({ pop }) => !absent(view).includes(pop))
          .map(({ pop, counts, ahead, points }) => {
            const have = view.players.map(
              ({ seat }) => zh`${seat === view.viewer ? '你' : voice.seat(seat)}有${counts[seat as 0 | 1]}`,
            );
            const who = ahead === view.viewer ? '你' : voice.seat(ahead ?? 0);
            return zh`${voice.name(pop)}：${have.join('，')}${ahead === null ? '' : `；${who}得${points}分`}。`;
          }),
      ],
    },
    {
      word: 'trash',
      lines: () =>
        view.trash.length === 0
          ? ['棄牌堆是空的。']
          : [
              zh`棄牌堆有${view.trash.length}張卡牌。`,
              zh`最上面是${cardText(elementAt(view.trash, 0), voice)}。`,
            ],
    },
    {
      word: 'stock',
      lines: () => [
        zh`牌庫有${view.stock}項計畫。`,
        view.die === 0 ? '還沒有擲過骰子。' : zh`上次擲出${view.die}。`,
      ],
    },
  ],
  seat: (view, seat, voice) => {
    const player = view.players[seat];
    return player === undefined ? [] : playerLines(view, player, voice);
  },
  hand(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    if (own === undefined) return [];
    const cards = own.ecosystems.flatMap(({ id, habitat, science, pops }) =>
      (
        [
          ['habitat', habitat],
          ['science', science],
          ['pops', pops],
        ] as const
      )
        .filter(([, row]) => row.length > 0)
        .map(
          ([row, found]) =>
            zh`${voice.name(id)}的${voice.name(row)}：${listed(found.map((card) => voice.name(card.id)))}。`,
        ),
    );
    return [
      ...playerLines(view, own, voice).slice(-1),
      ...cards,
      ...own.aside.map((card) => zh`旁邊有${cardText(card, voice)}。`),
    ];
  },
  routine: {
    refilled: 'all',
    'began-eco-system': 'all',
    placed: 'all',
    'turn-ended': 'all',
    'rolled-nothing': 'others',
    rearranged: 'others',
    'type-tied': 'all',
  },
};
