import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { counted, leaderText, listed, sentence } from '../../../../words/en/grammar.ts';
import { CLASSES, DECKS, PLANTS, RESOURCES } from '../../state.ts';
import type { LimitView, NationView } from '../../view.ts';

const named = (cards: readonly string[], voice: SpokenVoice): string =>
  listed(cards.map((card) => voice.name(card)));

function stocks(nation: NationView): string {
  return `${nation.money} money, ${nation.renewable} renewable, ${nation.industrial} industrial, ${nation.military} military and ${nation.fossil} fossil`;
}

/** One nation, from the subject with its verb: `You have`, `Bo has`. */
function nationLines(view: LimitView, nation: NationView, voice: SpokenVoice): string[] {
  const isOwn = nation.seat === view.seat;
  const [has, whose] = isOwn
    ? ['You have', 'Your']
    : [`${voice.seat(nation.seat)} has`, `${voice.seat(nation.seat)}'s`];
  const plants = PLANTS.map(
    (plant) =>
      `the ${plant} plant stands at level ${nation.production[plant]} and yields ${nation.output[plant]}`,
  );
  return [
    `${has} ${stocks(nation)}.`,
    `${has} ${nation.score} points as things stand, with ${counted(nation.territory, 'territory', 'territories')}, ${nation.pollution} pollution and ${nation.disruption} disruption.`,
    `${whose} population is ${nation.population}, and unrest stands at ${nation.unrest} of ${view.unrest.positions}: ${zone(view, nation)}.`,
    ...plants.map((plant) => `${whose} plants: ${plant}.`),
    `${whose} classes: ${listed(CLASSES.map((name) => `${name}-class at ${nation.classes[name]}`))}.`,
    `${has} ${counted(isOwn ? (view.own?.hand.length ?? 0) : nation.handSize, 'card')} in hand${nation.passed ? ' and has passed' : ''}.`.replace(
      /^(You .*)and has passed/u,
      '$1and have passed',
    ),
    ...(nation.permanents.length > 0
      ? [`${whose} permanent cards: ${named(nation.permanents, voice)}.`]
      : []),
    ...(nation.played.length > 0
      ? [`${whose} cards of this generation: ${named(nation.played, voice)}.`]
      : []),
    ...(nation.shown.length > 0 ? [`Known to all in this hand: ${named(nation.shown, voice)}.`] : []),
  ];
}

function zone({ unrest }: LimitView, nation: NationView): string {
  if (nation.unrest <= unrest.boomUpTo) return 'boom';
  return nation.unrest >= unrest.uprisingFrom ? 'uprising' : 'growth';
}

function marketLines(view: LimitView, voice: SpokenVoice): string[] {
  return RESOURCES.map((resource) => {
    const { stock, sell, buy } = view.market[resource];
    const sale = sell === null ? 'it cannot be sold now' : `one sells for ${sell} money`;
    return `${sentence(voice.name(resource))}: ${stock} in stock; ${sale}, and one costs ${buy}.`;
  });
}

function worldLines(view: LimitView, voice: SpokenVoice): string[] {
  const { pollution, disruption, colonization } = view;
  const crises = view.crises.flat();
  return [
    `The World Bank holds ${view.bank} money.`,
    `The pollution reserve has ${pollution.reserve} of ${pollution.size} left, the disruption reserve ${disruption.reserve} of ${disruption.size}.`,
    `The colonies hold ${counted(colonization.territory, 'territory', 'territories')} and ${colonization.fossil} fossil.`,
    crises.length === 0
      ? `There have been no crises; ${view.crisesToEnd} end the game.`
      : `Of the ${view.crisesToEnd} crises that end the game, ${view.crisisCount} have come: ${listed(crises.map((crisis) => voice.name(crisis)))}.`,
    `${view.leader === view.seat ? 'You lead' : `${voice.seat(view.leader)} leads`} the turn order.`,
    ...(view.star === null
      ? []
      : [
          `The star nation has population ${view.star.population}, living standard ${view.star.livingStandard}, military ${view.star.military} and industrial ${view.star.industrial}.`,
        ]),
  ];
}

function allianceLines(view: LimitView, voice: SpokenVoice): string[] {
  const found = (['military', 'economic'] as const).flatMap((kind) =>
    view.alliances[kind].map(
      (members) => `${listed(members.map((seat) => voice.seat(seat)))} form a ${kind} alliance.`,
    ),
  );
  return found.length === 0
    ? ['There are no alliances.']
    : found.map((line) => line.replace('a eco', 'an eco'));
}

/** Limit in sentences. */
export const spoken: Spoken<LimitView> = {
  status(view, voice) {
    const own = view.seat === null ? undefined : view.nations[view.seat];
    const step = view.step === null ? '' : `, ${voice.name(view.step)}`;
    return [
      `Generation ${view.generation} of ${view.generations}${step}.`,
      ...(own === undefined ? [] : [`You have ${own.money} money and unrest ${own.unrest}.`]),
      ...(view.nations.length > 1
        ? [
            leaderText(
              view.nations.map(({ score }) => score),
              view.seat,
              voice,
            ),
          ]
        : []),
    ].join(' ');
  },
  situation(view) {
    const own = view.seat === null ? undefined : view.nations[view.seat];
    if (own === undefined) return [];
    return [
      `Your population is ${own.population}; your plants yield ${own.output.renewable} renewable, ${own.output.industrial} industrial and ${own.output.military} military.`,
      `You hold ${counted(own.handSize, 'card')}, and ${view.crisisCount} of the ${view.crisesToEnd} crises that end the game have come.`,
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
            `${voice.seat(nation.seat)}: ${nation.score} points, population ${nation.population}, unrest ${nation.unrest}; ${stocks(nation)}.`,
        ),
    },
    { word: 'alliances', lines: () => allianceLines(view, voice) },
    {
      word: 'decks',
      lines: () =>
        view.nations.map(
          ({ seat, deckSizes }) =>
            `${voice.seat(seat)}'s decks: ${listed(DECKS.map((deck) => `${voice.name(deck)} with ${counted(deckSizes[deck], 'card')}`))}.`,
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
      ...own.hand.map((card) => `${voice.name(card)}: ${voice.note(card) ?? ''}.`),
      ...buried.map(
        (deck) =>
          `Under your deck ${voice.name(deck)}, the last one lowest: ${named(own.buried[deck], voice)}.`,
      ),
    ];
  },
  // Synthesisers read an A before a word as the article.
  signs: [
    [/\bclasses A (and|to) ([B-E])\b/gu, 'A-class $1 $2-class'],
    [/\b[Cc]lass A(?= [\w+(])/gu, 'A-class'],
    [/(?<=[a-z,] )A(?= [\w+(])/gu, 'A-class'],
  ],
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
