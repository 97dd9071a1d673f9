import { elementAt } from '../../../../engine/checked.ts';
import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { counted, leaderText, listed, sentence } from '../../../../words/en/grammar.ts';
import { POPS, type Pop } from '../../state.ts';
import type { CardView, EcoSystemView, NiceView, PlayerView } from '../../view.ts';

/** `2 fish and 1 worm`, in the order of the symbol list. */
function popText(pops: CardView['pops'], voice: SpokenVoice): string {
  const parts = POPS.filter((pop) => (pops[pop] ?? 0) > 0).map((pop) => `${pops[pop]} ${voice.name(pop)}`);
  return listed(parts);
}

function cardText(card: CardView, voice: SpokenVoice): string {
  const { suit, kind, pops, science, habitat, net, crowd } = card;
  const has = [
    ...(suit === null ? [] : [voice.name(suit)]),
    ...(kind === 'project' ? [] : [voice.name(kind)]),
    ...POPS.filter((pop) => (pops[pop] ?? 0) > 0).map((pop) => `${pops[pop]} ${voice.name(pop)}`),
    ...(science > 0 ? [`${science} science`] : []),
    ...(habitat > 0 ? [`${habitat} habitat`] : []),
    ...(net === 0 ? [] : [`${net > 0 ? 'gives' : 'takes'} ${Math.abs(net)} cashflow`]),
    ...(crowd > 0 ? [`${crowd} crowd support`] : []),
  ];
  return `${card.name}: ${listed(has)}`;
}

function queueLines(view: NiceView, voice: SpokenVoice): string[] {
  if (view.queue.length === 0) return ['The queue is empty.'];
  return view.queue.map(({ position, price, card }) => {
    const costs = price === 0 ? 'free' : counted(price, 'queue point');
    return card === null
      ? `Position ${position} is empty.`
      : `Position ${position}, ${costs}, ${cardText(card, voice)}.`;
  });
}

function ecoText(eco: EcoSystemView, voice: SpokenVoice): string {
  const worth = popText(eco.value, voice);
  const top = popText(eco.symbols.pops, voice);
  return `${voice.name(eco.id)}: ${eco.symbols.habitat} habitat, ${eco.symbols.science} science, ${top === '' ? 'no pops' : `pops ${top}`}; worth ${worth === '' ? 'nothing yet' : worth}`;
}

/** The pop types that nobody has. */
const absent = (view: NiceView): readonly Pop[] =>
  view.types.filter(({ counts }) => counts.every((count) => count === 0)).map(({ pop }) => pop);

function playerLines(view: NiceView, player: PlayerView, voice: SpokenVoice): string[] {
  const isOwn = player.seat === view.viewer;
  const [has, whose] = isOwn
    ? ['You have', 'Your']
    : [`${voice.seat(player.seat)} has`, `${voice.seat(player.seat)}'s`];
  const { target } = player;
  return [
    `${has} ${counted(player.qp, 'queue point')} and ${player.cash} cashflow, and can pay a price of ${player.canPay}.`,
    `${has} ${counted(player.cards, 'card')} and ${counted(player.points, 'point')} as far as is known.`,
    ...(player.ecosystems.length === 0
      ? [`${has} no eco system yet.`]
      : player.ecosystems.map((eco) => `${whose} ${ecoText(eco, voice)}.`)),
    ...(player.aside.length === 0
      ? []
      : [`${whose} cards beside the eco systems: ${listed(player.aside.map(({ name }) => name))}.`]),
    target === null
      ? `${whose} target is hidden.`
      : target.length === 0
        ? `${has} no target.`
        : `${whose} target types are ${listed(target.map((pop) => voice.name(pop)))}.`,
  ];
}

/** Nice Green Things in sentences. */
export const spoken: Spoken<NiceView> = {
  status(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    return [
      `Turn ${view.round}, ${voice.name(view.phase)}.`,
      ...(own === undefined ? [] : [`You have ${own.qp} queue points and ${own.cash} cashflow.`]),
      leaderText(
        view.players.map(({ points }) => points),
        view.viewer,
        voice,
      ),
    ].join(' ');
  },
  situation(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    if (own === undefined) return [];
    const { target } = own;
    return [
      `The queue holds ${counted(view.queue.filter(({ card }) => card !== null).length, 'project')}, and ${view.stock} are left in the stock.`,
      ...(target === null || target.length === 0
        ? []
        : [`Your target types are ${listed(target.map((pop) => voice.name(pop)))}.`]),
    ];
  },
  topics: (view, voice) => [
    { word: 'queue', lines: () => queueLines(view, voice) },
    {
      word: 'types',
      lines: () => [
        ...(absent(view).length === 0
          ? []
          : [`Nobody has any ${listed(absent(view).map((pop) => voice.name(pop)))}.`]),
        ...view.types
          .filter(({ pop }) => !absent(view).includes(pop))
          .map(({ pop, counts, ahead, points }) => {
            const have = view.players.map(
              ({ seat }) =>
                `${seat === view.viewer ? 'you have' : `${voice.seat(seat)} has`} ${counts[seat as 0 | 1]}`,
            );
            const who = ahead === view.viewer ? 'you score' : `${voice.seat(ahead ?? 0)} scores`;
            return sentence(
              `${voice.name(pop)}: ${have.join(', ')}${ahead === null ? '' : `; ${who} ${points}`}.`,
            );
          }),
      ],
    },
    {
      word: 'trash',
      lines: () =>
        view.trash.length === 0
          ? ['The trash is empty.']
          : [
              `The trash holds ${counted(view.trash.length, 'card')}.`,
              `On its top lies ${cardText(elementAt(view.trash, 0), voice)}.`,
            ],
    },
    {
      word: 'stock',
      lines: () => [
        `The stock holds ${counted(view.stock, 'project')}.`,
        view.die === 0 ? 'The die has not been rolled yet.' : `The last roll was ${view.die}.`,
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
        .map(([row, found]) =>
          sentence(`${voice.name(id)}, ${voice.name(row)}: ${listed(found.map(({ name }) => name))}.`),
        ),
    );
    return [
      ...playerLines(view, own, voice).slice(-1),
      ...cards,
      ...own.aside.map((card) => `Beside them lies ${cardText(card, voice)}.`),
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
