import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { leaderText, listed, zh } from '../../../../words/zh-Hant/grammar.ts';
import { CLASSES, DECKS, PLANTS, RESOURCES } from '../../state.ts';
import type { LimitView, NationView } from '../../view.ts';
import { goods } from './sentence.ts';

const named = (cards: readonly string[], voice: SpokenVoice): string =>
  listed(cards.map((card) => voice.name(card)));

/** The reader is `你`. */
const whoIs = (view: LimitView, seat: number, voice: SpokenVoice): string =>
  seat === view.seat ? '你' : voice.seat(seat);

function stocks(nation: NationView): string {
  return zh`${nation.money}元、${nation.renewable}個再生資源、${nation.industrial}個工業資源、${nation.military}個軍事資源與${nation.fossil}個化石燃料`;
}

function zone({ unrest }: LimitView, nation: NationView): string {
  if (nation.unrest <= unrest.boomUpTo) return '榮景';
  return nation.unrest >= unrest.uprisingFrom ? '暴動' : '成長';
}

function nationLines(view: LimitView, nation: NationView, voice: SpokenVoice): string[] {
  const isOwn = nation.seat === view.seat;
  const who = whoIs(view, nation.seat, voice);
  const plants = PLANTS.map(
    (plant) =>
      zh`${voice.name(`${plant}-plant`)}為${nation.production[plant]}級，產量${nation.output[plant]}`,
  );
  return [
    zh`${who}有${stocks(nation)}。`,
    zh`${who}目前${nation.score}分，有${nation.territory}片領土、${nation.pollution}個污染與${nation.disruption}個動盪。`,
    zh`${who}的人口為${nation.population}，民怨在${nation.unrest}，共${view.unrest.positions}格：${zone(view, nation)}。`,
    zh`${who}的生產廠：${plants.join('；')}。`,
    zh`${who}的階級：${listed(CLASSES.map((name) => zh`${name}為${nation.classes[name]}`))}。`,
    zh`${who}有${isOwn ? (view.own?.hand.length ?? 0) : nation.handSize}張手牌${nation.passed ? '，已經跳過' : ''}。`,
    ...(nation.permanents.length > 0 ? [zh`${who}的永久卡：${named(nation.permanents, voice)}。`] : []),
    ...(nation.played.length > 0 ? [zh`${who}本世代的卡牌：${named(nation.played, voice)}。`] : []),
    ...(nation.shown.length > 0 ? [zh`這副手牌中全桌已知的：${named(nation.shown, voice)}。`] : []),
  ];
}

function marketLines(view: LimitView, voice: SpokenVoice): string[] {
  return RESOURCES.map((resource) => {
    const { stock, sell, buy } = view.market[resource];
    const sale = sell === null ? '目前不能出售' : zh`賣價${sell}元`;
    return zh`${goods(resource, voice)}：存量${stock}；${sale}，買價${buy}元。`;
  });
}

function worldLines(view: LimitView, voice: SpokenVoice): string[] {
  const { pollution, disruption, colonization } = view;
  const crises = view.crises.flat();
  return [
    zh`世界銀行有${view.bank}元。`,
    zh`污染儲備剩${pollution.reserve}個，共${pollution.size}個；動盪儲備剩${disruption.reserve}個，共${disruption.size}個。`,
    zh`殖民儲備有${colonization.territory}片領土與${colonization.fossil}個化石燃料。`,
    crises.length === 0
      ? zh`還沒有危機；達${view.crisesToEnd}次時遊戲結束。`
      : zh`已發生${view.crisisCount}次危機，達${view.crisesToEnd}次時遊戲結束：${listed(crises.map((crisis) => zh`${voice.name(crisis)}危機`))}。`,
    zh`${whoIs(view, view.leader, voice)}是領導國。`,
    ...(view.star === null
      ? []
      : [
          zh`星國的人口為${view.star.population}，生活水準${view.star.livingStandard}，軍事${view.star.military}，工業${view.star.industrial}。`,
        ]),
  ];
}

function allianceLines(view: LimitView, voice: SpokenVoice): string[] {
  const found = (['military', 'economic'] as const).flatMap((kind) =>
    view.alliances[kind].map(
      (members) => zh`${listed(members.map((seat) => voice.seat(seat)))}組成${voice.name(kind)}同盟。`,
    ),
  );
  return found.length === 0 ? ['沒有同盟。'] : found;
}

/** Limit in sentences. */
export const spoken: Spoken<LimitView> = {
  status(view, voice) {
    const own = view.seat === null ? undefined : view.nations[view.seat];
    const step = view.step === null ? '' : `，${voice.name(view.step)}`;
    return [
      zh`第${view.generation}世代，共${view.generations}個${step}。`,
      ...(own === undefined ? [] : [zh`你有${own.money}元，民怨${own.unrest}。`]),
      ...(view.nations.length > 1
        ? [
            leaderText(
              view.nations.map(({ score }) => score),
              view.seat,
              voice,
            ),
          ]
        : []),
    ].join('');
  },
  situation(view) {
    const own = view.seat === null ? undefined : view.nations[view.seat];
    if (own === undefined) return [];
    return [
      zh`你的人口為${own.population}；產量為${own.output.renewable}個再生資源、${own.output.industrial}個工業資源與${own.output.military}個軍事資源。`,
      zh`你有${own.handSize}張手牌；已發生${view.crisisCount}次危機，達${view.crisesToEnd}次時遊戲結束。`,
    ];
  },
  topics: (view, voice) => [
    { word: 'market', lines: () => marketLines(view, voice) },
    { word: 'world', lines: () => worldLines(view, voice) },
    {
      word: 'nations',
      lines: () =>
        view.nations.map(
          (nation) =>
            zh`${voice.seat(nation.seat)}：${nation.score}分，人口${nation.population}，民怨${nation.unrest}；${stocks(nation)}。`,
        ),
    },
    { word: 'alliances', lines: () => allianceLines(view, voice) },
    {
      word: 'decks',
      lines: () =>
        view.nations.map(
          ({ seat, deckSizes }) =>
            zh`${voice.seat(seat)}的牌庫：${listed(DECKS.map((deck) => zh`${voice.name(deck)}${deckSizes[deck]}張`))}。`,
        ),
    },
  ],
  seat: (view, seat, voice) => {
    const nation = view.nations[seat];
    return nation === undefined ? [] : nationLines(view, nation, voice);
  },
  hand(view, voice) {
    const { own } = view;
    if (own === null) return [];
    const buried = DECKS.filter((deck) => own.buried[deck].length > 0);
    return [
      ...own.hand.map((card) => zh`${voice.name(card)}：${voice.note(card) ?? ''}。`),
      ...buried.map(
        (deck) =>
          zh`放在你的${voice.name(deck)}牌庫底下（最後一張在最底下）：${named(own.buried[deck], voice)}。`,
      ),
    ];
  },
  // In Chinese, synthesisers read every sign as it is meant.
  signs: [],
  routine: {
    fed: 'others',
    consumed: 'others',
    recycled: 'others',
    grew: 'others',
    'economy-moved': 'others',
    taxed: 'others',
    produced: 'others',
    farmed: 'others',
    'class-struggle': 'others',
    'class-rose': 'others',
    'boom-money': 'others',
    drew: 'others',
    unlocked: 'others',
    'alliances-stand': 'all',
    'alliance-nothing': 'others',
  },
};
