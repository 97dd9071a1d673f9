import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { counted, listed, steppedFigures } from '../../../../words/en/grammar.ts';
import type { PlayerView, ReputationView } from '../../view.ts';

const workers = (count: number): string => counted(count, 'worker');
const credits = (count: number): string => counted(count, 'credit');

function bidText(
  view: ReputationView,
  bid: { player: number; workers: number } | null,
  voice: SpokenVoice,
): string {
  if (bid === null) return 'nobody has bid on it';
  return bid.player === view.viewer
    ? `you lead with ${workers(bid.workers)}`
    : `${voice.seat(bid.player)} leads with ${workers(bid.workers)}`;
}

function projectLines(view: ReputationView, voice: SpokenVoice): string[] {
  const { privateProject: own, publicProject: open, pendingPublic: pending } = view;
  return [
    own === null
      ? 'There is no private project on the table.'
      : `The private project ${voice.name(own.card.id)} has ${credits(own.credits)} beside it and costs its sponsor ${own.card.loss} reputation; ${bidText(view, own.bid, voice)}.`,
    ...(open === null
      ? pending === null
        ? ['There is no public project on the table.']
        : []
      : [
          `The public project ${voice.name(open.card.id)} has ${credits(open.credits)} beside it and takes ${workers(open.card.workers)}; ${bidText(view, open.bid, voice)}.`,
          `The public project gives each of its two sponsors ${open.card.reputation} reputation.`,
        ]),
    ...(pending === null
      ? []
      : [
          `${pending.player === view.viewer ? 'You have' : `${voice.seat(pending.player)} has`} won the public project ${voice.name(pending.card.id)}; ${voice.seat(pending.left)} or ${voice.seat(pending.right)} will co-sponsor it.`,
        ]),
    `The decks hold ${counted(view.deckSize.private, 'private project')} and ${counted(view.deckSize.public, 'public project')}.`,
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
  const isOwn = player.seat === view.viewer;
  const [has, whose] = isOwn
    ? ['You have', 'Your']
    : [`${voice.seat(player.seat)} has`, `${voice.seat(player.seat)}'s`];
  const resting = Object.values(player.breakRoom).reduce((sum, count) => sum + count, 0);
  const { privateStack: stack, corporation, ceo } = player;
  return [
    `${has} ${workers(player.hq)} in HQ and ${workers(resting)} in the break room.`,
    ...(player.credits === null ? [] : [`${has} ${credits(player.credits)}.`]),
    `${whose} private stack has ${counted(stack.cardCount, 'card')} and ${workers(stack.workers)}; on shared stacks lie ${workers(sharedWorkers(view, player.seat))}.`,
    `${whose} open reputation: ${player.reputationOfHq} of HQ, ${player.repTokens} of agenda tokens, ${player.reputationFromPublic} of public projects.`,
    ...(corporation === null
      ? []
      : [
          `${whose} power, ${counted(corporation.usesLeft, 'use')} left: ${voice.note(corporation.id) ?? voice.name(corporation.word)}.`,
        ]),
    ...(ceo === null
      ? []
      : [
          `${whose} agenda, met ${ceo.met === 1 ? 'once' : `${ceo.met} times`}: ${voice.note(ceo.id) ?? voice.name(ceo.id)}.`,
        ]),
  ];
}

const openReputation = ({ reputationOfHq, repTokens, reputationFromPublic }: PlayerView): number =>
  reputationOfHq + repTokens + reputationFromPublic;

/** Reputation in sentences. */
export const spoken: Spoken<ReputationView> = {
  status(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    const step = view.nextStep === null ? '' : `, ${voice.name(view.nextStep).replace(/^\d+ /u, '')}`;
    const most = Math.max(...view.players.map(openReputation));
    const first = view.players.filter((player) => openReputation(player) === most);
    const names = listed(first.map(({ seat }) => (seat === view.viewer ? 'you' : voice.seat(seat))));
    return [
      `Round ${view.round} of ${view.rounds}${step}.`,
      ...(own === undefined
        ? []
        : [
            `You have ${workers(own.hq)} in HQ${own.credits === null ? '' : ` and ${credits(own.credits)}`}.`,
          ]),
      first.length === view.players.length
        ? `All have ${most} open reputation.`
        : `The most open reputation, ${most}, is with ${names}.`,
    ].join(' ');
  },
  situation: (view, voice) => projectLines(view, voice).slice(0, 2),
  topics: (view, voice) => [
    { word: 'projects', lines: () => projectLines(view, voice) },
    {
      word: 'players',
      lines: () =>
        view.players.map(
          (player) =>
            `${voice.seat(player.seat)}: ${workers(player.hq)} in HQ, ${openReputation(player)} open reputation, ${counted(player.privateStack.cardCount, 'private project')}.`,
        ),
    },
    {
      word: 'stacks',
      lines: () =>
        view.sharedStacks.map(({ pair: [first, second], cards, workers: [one, other] }) =>
          cards.length === 0
            ? `Between ${voice.seat(first)} and ${voice.seat(second)} lies no public project.`
            : `Between ${voice.seat(first)} and ${voice.seat(second)} lie ${listed(cards.map(({ id, reputation }) => `${voice.name(id)} for ${reputation} reputation`))}, with ${workers(one)} and ${workers(other)}.`,
        ),
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
      /(\d+(?:, \d+)+) for 0 to \d+ workers/u,
      (_, figures = '') => `${steppedFigures(figures.split(', '))} workers`,
    ],
  ],
  routine: {
    'workers-to-hq': 'others',
    'to-hq-none': 'others',
    'to-hq-skipped': 'all',
    'agenda-tied': 'others',
  },
};
