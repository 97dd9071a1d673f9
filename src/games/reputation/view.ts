import type { Answer } from '../../engine/answer.ts';
import { entryOf } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type {
  Ceo,
  Corporation,
  PrivateProject,
  PublicProject,
  ReputationComponents,
  ReputationParts,
} from './components.ts';
import { reputationFromPublic, reputationParts } from './final-scoring.ts';
import { corporationOf, POWERS } from './powers.ts';
import {
  type Bid,
  leftOf,
  playerAt,
  type ReputationState,
  rightOf,
  type Space,
  type StepName,
} from './state.ts';

/** A current project, face up on the table (REP-INFO-07). */
export interface ProjectView<Card> {
  readonly card: Card;
  /** Credits beside it. */
  readonly credits: number;
  readonly bid: Readonly<Bid> | null;
}

export interface CorporationView extends Corporation {
  /** The word for the power in questions and explanations. */
  readonly word: string;
  readonly used: number;
  readonly usesLeft: number;
}

export interface CeoView extends Ceo {
  /** How many times the agenda was met. */
  readonly met: number;
}

/** A player as the viewer sees it. */
export interface PlayerView {
  readonly seat: Seat;
  readonly left: Seat;
  readonly right: Seat;
  readonly hq: number;
  readonly breakRoom: Readonly<Record<Space, number>>;
  /** The player's credits; null if they are hidden (REP-INFO-01). */
  readonly credits: number | null;
  readonly repTokens: number;
  /** The private stack: the number of cards; their faces only after the game (REP-INFO-03, RR-32). */
  readonly privateStack: {
    readonly cardCount: number;
    readonly workers: number;
    readonly cards?: readonly PrivateProject[];
  };
  /** Reputation of the public cards on both sides. */
  readonly reputationFromPublic: number;
  /** The reputation that the workers now in HQ would give at the end. */
  readonly reputationOfHq: number;
  readonly creditsOfHq: number;
  readonly corporation: CorporationView | null;
  readonly ceo: CeoView | null;
  /** Outbid in this round. */
  readonly outbid: boolean;
}

/** The face-up stack between `pair[0]` and its left neighbour `pair[1]` (REP-INFO-04). */
export interface SharedStackView {
  readonly pair: readonly [Seat, Seat];
  /** Top first. */
  readonly cards: readonly PublicProject[];
  /** Workers of `pair[0]` and `pair[1]`. */
  readonly workers: readonly [number, number];
}

/** The final score, once it is public. */
export interface FinalView {
  readonly parts: readonly ReputationParts[];
  readonly reputation: readonly number[];
  readonly profit: readonly number[];
  readonly eliminated: readonly Seat[];
  readonly winners: readonly Seat[];
}

/**
 * Information that is no longer visible but that an attentive player remembers (RR-32, RR-33). Screens do not show it,
 * because remembering is part of the game.
 */
export interface Remembered {
  /** The credits that each seat holds. */
  readonly credits: readonly number[];
  /** The reputation that the private projects cost each seat. */
  readonly losses: readonly number[];
}

/** Everything that a seat may know about the table; a spectator knows no credits. */
export interface ReputationView {
  readonly viewer: Seat | null;
  readonly round: number;
  readonly rounds: number;
  readonly nextStep: StepName | null;
  readonly startPlayer: Seat;
  /** Whose bidding turn it is. */
  readonly turn: Seat | null;
  readonly speculationRun: number;
  readonly biddingOver: boolean;
  readonly deckSize: { readonly private: number; readonly public: number };
  readonly unusedCards: { readonly private: number; readonly public: number };
  readonly privateProject: ProjectView<PrivateProject> | null;
  readonly publicProject: ProjectView<PublicProject> | null;
  /** The won public project, before it goes between two players, and its possible co-sponsors. */
  readonly pendingPublic: {
    readonly player: Seat;
    readonly card: PublicProject;
    readonly workers: number;
    readonly left: Seat;
    readonly right: Seat;
  } | null;
  readonly marker: 'publicDeck' | 'publicCard' | Seat;
  readonly coSponsor: Seat | null;
  readonly coSponsorshipSkipped: boolean;
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** By the seat on whose left side the stack lies. */
  readonly sharedStacks: readonly SharedStackView[];
  /** The viewer's own decision in step 5 while it is sealed. */
  readonly committed: { readonly hand?: string; readonly coBid?: number } | null;
  /**
   * For bots only; null for a spectator. It is not enumerable, so code that draws, prints, exports or compares views
   * does not see it (RR-33).
   */
  readonly remembered: Remembered | null;
  /** Cards that left the game face up. */
  readonly box: readonly (PrivateProject | PublicProject)[];
  readonly gameOver: boolean;
  readonly final: FinalView | null;
}

/** The view of `viewer`; secrets are left out, not just hidden by the screen (REP-INFO-01 to REP-INFO-07). */
export function view(
  state: ReputationState,
  viewer: Seat | null,
  components: ReputationComponents,
  open: readonly Answer[],
): ReputationView {
  const remembered = viewer === null ? null : rememberedOf(state, components);
  return Object.defineProperty(shownTo(state, viewer, components, open), 'remembered', {
    value: remembered,
  }) as ReputationView;
}

/** What the viewer can see now. */
function shownTo(
  state: ReputationState,
  viewer: Seat | null,
  components: ReputationComponents,
  open: readonly Answer[],
): Omit<ReputationView, 'remembered'> {
  const { pendingPublic: pending } = state;
  const over = state.final !== null && state.nextStep === null;
  return {
    viewer,
    round: state.round,
    rounds: components.rounds,
    nextStep: state.nextStep,
    startPlayer: state.startPlayer,
    turn: state.turn,
    speculationRun: state.speculationRun,
    biddingOver: state.biddingOver,
    deckSize: { private: state.privateDeck.length, public: state.publicDeck.length },
    unusedCards: { private: state.unusedPrivate.length, public: state.unusedPublic.length },
    privateProject:
      state.privateCard === null
        ? null
        : {
            card: privateCard(components, state.privateCard),
            credits: state.creditsOnPrivate,
            bid: copyBid(state.privateBid),
          },
    publicProject:
      state.publicCard === null
        ? null
        : {
            card: publicCard(components, state.publicCard),
            credits: state.creditsOnPublic,
            bid: copyBid(state.publicBid),
          },
    pendingPublic:
      pending === null
        ? null
        : {
            player: pending.player,
            card: publicCard(components, pending.card),
            workers: pending.workers,
            left: leftOf(state, pending.player),
            right: rightOf(state, pending.player),
          },
    marker: state.marker,
    coSponsor: state.coSponsor,
    coSponsorshipSkipped: state.coSponsorshipSkipped,
    players: state.players.map((_, seat) => playerView(state, seat, viewer, components, over)),
    sharedStacks: state.sharedStacks.map(({ cards, workers }, seat) => ({
      pair: [seat, leftOf(state, seat)],
      cards: cards.map((card) => publicCard(components, card)),
      workers: [workers[0], workers[1]],
    })),
    committed: committedOf(open),
    box: state.box.map((card) =>
      card in components.privateProjects ? privateCard(components, card) : publicCard(components, card),
    ),
    gameOver: state.gameOver,
    final: over ? finalView(state, components) : null,
  };
}

function playerView(
  state: ReputationState,
  seat: Seat,
  viewer: Seat | null,
  components: ReputationComponents,
  over: boolean,
): PlayerView {
  const player = playerAt(state, seat);
  const corporation = corporationOf(components, player);
  const ceo = player.ceo === null ? undefined : components.ceos[player.ceo];
  const stack = { cardCount: player.privateCards.length, workers: player.privateWorkers };
  return {
    seat,
    left: leftOf(state, seat),
    right: rightOf(state, seat),
    hq: player.hq,
    breakRoom: { ...player.breakRoom },
    credits: over || seat === viewer ? player.credits : null,
    repTokens: player.repTokens,
    privateStack: over
      ? { ...stack, cards: player.privateCards.map((card) => privateCard(components, card)) }
      : stack,
    reputationFromPublic: reputationFromPublic(state, components, seat),
    reputationOfHq: components.reputationOfHq[player.hq] ?? 0,
    creditsOfHq: components.creditsOfHq[player.hq] ?? 0,
    corporation:
      corporation === undefined
        ? null
        : {
            ...corporation,
            rule: { ...corporation.rule },
            word: POWERS[corporation.rule.kind].word,
            used: player.powerUsed,
            usesLeft: Math.max(0, corporation.rule.uses - player.powerUsed),
          },
    ceo: ceo === undefined ? null : { ...ceo, rule: { ...ceo.rule }, met: player.agendaMet },
    outbid: player.outbid,
  };
}

function rememberedOf(state: ReputationState, components: ReputationComponents): Remembered {
  return {
    credits: state.players.map(({ credits }) => credits),
    losses: state.players.map(({ privateCards }) => lossOf(components, privateCards)),
  };
}

function lossOf(components: ReputationComponents, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (components.privateProjects[card]?.loss ?? 0), 0);
}

function finalView(state: ReputationState, components: ReputationComponents): FinalView {
  const { reputation, profit, eliminated, winners } = state.final as NonNullable<ReputationState['final']>;
  return {
    parts: state.players.map((_, seat) => ({ ...reputationParts(state, components, seat) })),
    reputation: [...reputation],
    profit: [...profit],
    eliminated: [...eliminated],
    winners: [...winners],
  };
}

function committedOf(open: readonly Answer[]): ReputationView['committed'] {
  for (const { ask, value } of open) {
    if (ask === 'hand') return { hand: String(value) };
    if (ask === 'co-bid') return { coBid: Number(value) };
  }
  return null;
}

function copyBid(bid: Bid | null): Bid | null {
  return bid === null ? null : { ...bid };
}

function privateCard(components: ReputationComponents, id: string): PrivateProject {
  return { ...entryOf(components.privateProjects, id) };
}

function publicCard(components: ReputationComponents, id: string): PublicProject {
  return { ...entryOf(components.publicProjects, id) };
}
