import { elementAt } from '../../engine/checked.ts';
import { outputOf } from '../../engine/network.ts';
import type { Seat } from '../../engine/question.ts';
import type { AgendaKind, PowerKind, ReputationComponents } from './components.ts';
import { PLAYERS_TO_LOSE_TWO, reputationParts } from './final-scoring.ts';
import learned from './prospects.json' with { type: 'json' };
import { type ReputationState, type Space, workersAt } from './state.ts';
import type { ReputationView } from './view.ts';

/**
 * A seat at the beginning of a round: public information, and information that an attentive player remembers (RR-32,
 * RR-33).
 */
export interface Stand {
  readonly credits: number;
  /** Reputation without that of the workers in HQ, which changes constantly. */
  readonly reputation: number;
  readonly hq: number;
  /** Workers in the break room, which return to HQ by the end of the round. */
  readonly resting: number;
  /** Workers on the three stacks. */
  readonly away: Readonly<Record<Space, number>>;
  /** The kind of its agenda; null without one. */
  readonly agenda: AgendaKind | null;
  /** The kind of its power while it may be used; null without one. */
  readonly power: PowerKind | null;
}

/** All seats at the beginning of a round. */
export interface Stands {
  readonly seats: readonly Stand[];
  readonly startPlayer: Seat;
  /** Rounds left, including the one that begins. */
  readonly roundsLeft: number;
}

const AGENDAS: readonly AgendaKind[] = [
  'winPrivateCredits',
  'coSponsorMaxBid',
  'winPublicWorkers',
  'mostHq',
  'sponsorBothStacks',
  'winPrivateMaxBid',
  'outbidNoSponsor',
  'privateAndPublic',
];
const POWER_KINDS: readonly PowerKind[] = [
  'privateTie',
  'coTieWin',
  'publicMinusOne',
  'recall',
  'chooseCo',
  'noPrivateLoss',
  'outbidCredit',
  'dualLead',
];

/** The maximum number of rivals at a table. */
const MOST_RIVALS = 4;
/** Figures are divided by this, so that all inputs have a similar size. */
const UNIT = 10;
/** The factor for the network's output, about the spread of final evaluations. */
export const OUTPUT_UNIT = 30;

/** The stands of a state between two rounds. */
export function standsOfState(state: ReputationState, components: ReputationComponents): Stands {
  return {
    startPlayer: state.startPlayer,
    roundsLeft: components.rounds - state.round + 1,
    seats: state.players.map((player, seat): Stand => {
      const { agenda, public: open, private: losses } = reputationParts(state, components, seat);
      const corporation =
        player.corporation === null ? undefined : components.corporations[player.corporation];
      const { left, middle, right } = player.breakRoom;
      return {
        credits: player.credits,
        reputation: agenda + open + losses,
        hq: player.hq,
        resting: left + middle + right,
        away: {
          left: workersAt(state, seat, 'left'),
          middle: workersAt(state, seat, 'middle'),
          right: workersAt(state, seat, 'right'),
        },
        agenda: player.ceo === null ? null : (components.ceos[player.ceo]?.rule.kind ?? null),
        power:
          corporation === undefined || player.powerUsed >= corporation.rule.uses
            ? null
            : corporation.rule.kind,
      };
    }),
  };
}

/** The stands of a view; undefined for a spectator, who remembers nothing. */
export function standsOfView(view: ReputationView): Stands | undefined {
  const { remembered, players } = view;
  if (remembered === null || remembered === undefined) return undefined;
  return {
    startPlayer: view.startPlayer,
    roundsLeft: view.rounds - view.round + 1,
    seats: players.map(({ seat, corporation, ceo, ...player }): Stand => {
      const { left, middle, right } = player.breakRoom;
      return {
        credits: elementAt(remembered.credits, seat),
        reputation: player.repTokens + player.reputationFromPublic - elementAt(remembered.losses, seat),
        hq: player.hq,
        resting: left + middle + right,
        away: {
          left: view.sharedStacks[seat]?.workers[0] ?? 0,
          middle: player.privateStack.workers,
          right: view.sharedStacks[player.right]?.workers[1] ?? 0,
        },
        agenda: ceo?.rule.kind ?? null,
        power: corporation === null || corporation.usesLeft === 0 ? null : corporation.rule.kind,
      };
    }),
  };
}

/**
 * The network's inputs for a seat: the rounds left, what the seat has, its lead over the seats that would be
 * eliminated, and the stands of its rivals, the richest first.
 */
export function inputsOf({ seats, startPlayer, roundsLeft }: Stands, seat: Seat): number[] {
  const players = seats.length;
  const own = elementAt(seats, seat);
  const rivals = seats.filter((_, other) => other !== seat);
  const byCredits = [...rivals].sort((a, b) => b.credits - a.credits || b.reputation - a.reputation);
  const reputations = rivals.map(({ reputation }) => reputation).sort((a, b) => a - b);
  const all = seats.map(({ reputation }) => reputation).sort((a, b) => a - b);
  const few = players < PLAYERS_TO_LOSE_TWO;
  const inputs = [
    roundsLeft / UNIT,
    1 / (1 + roundsLeft),
    roundsLeft <= 1 ? 1 : 0,
    roundsLeft <= 2 ? 1 : 0,
    players === 3 ? 1 : 0,
    few ? 0 : 1,
    ((seat - startPlayer + players) % players) / players,
    own.credits / UNIT,
    own.reputation / UNIT,
    own.hq / UNIT,
    own.resting / UNIT,
    own.away.left / UNIT,
    own.away.middle / UNIT,
    own.away.right / UNIT,
    // The leads over the lowest rival, over the next lowest, and over the highest.
    (own.reputation - elementAt(reputations, few ? 0 : 1)) / UNIT,
    (own.reputation - elementAt(reputations, few ? 1 : 2)) / UNIT,
    (own.reputation - elementAt(reputations, players - 2)) / UNIT,
    (own.credits - rivals.reduce((sum, { credits }) => sum + credits, 0) / rivals.length) / UNIT,
  ];
  for (let place = 0; place < MOST_RIVALS; place += 1) {
    const rival = byCredits[place];
    if (rival === undefined) {
      inputs.push(0, 0, 0, 0);
      continue;
    }
    inputs.push(
      (own.credits - rival.credits) / UNIT,
      (rival.reputation - lowestOfOthers(rival, all, few)) / UNIT,
      (own.reputation - rival.reputation) / UNIT,
      (rival.hq + rival.resting) / UNIT,
    );
  }
  const neighbours = [seats[(seat + 1) % players], seats[(seat + players - 1) % players]];
  for (const neighbour of neighbours) inputs.push((neighbour as Stand).hq / UNIT);
  for (const kind of AGENDAS) inputs.push(own.agenda === kind ? 1 : 0);
  for (const kind of POWER_KINDS) inputs.push(own.power === kind ? 1 : 0);
  return inputs;
}

/**
 * The highest reputation with which a seat would be eliminated: the lowest of the others or, with five players, the
 * second lowest.
 */
function lowestOfOthers({ reputation }: Stand, ascending: readonly number[], few: boolean): number {
  const place = few ? 0 : 1;
  return elementAt(ascending, reputation <= elementAt(ascending, place) ? place + 1 : place);
}

/** A seat's expected final evaluation at the beginning of a round. */
export function prospectOf(stands: Stands, seat: Seat): number {
  return OUTPUT_UNIT * outputOf(learned, inputsOf(stands, seat));
}
