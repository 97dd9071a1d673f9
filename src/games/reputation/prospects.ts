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

/** What the workers in HQ are worth at the end, by their number (REP-END-03, REP-END-15). */
type HqTables = Pick<ReputationComponents, 'creditsOfHq' | 'reputationOfHq'>;

/** All seats at the beginning of a round. */
export interface Stands {
  readonly seats: readonly Stand[];
  readonly startPlayer: Seat;
  /** Rounds left, including the one that begins. */
  readonly roundsLeft: number;
  readonly hq: HqTables;
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
    hq: components,
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
export function standsOfView(view: ReputationView, components: HqTables): Stands | undefined {
  const { remembered, players } = view;
  if (remembered === null || remembered === undefined) return undefined;
  return {
    hq: components,
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

/** A seat at the end of the game, if it won nothing more and all its workers came home as fast as they can. */
interface Outlook {
  readonly stand: Stand;
  readonly credits: number;
  readonly reputation: number;
  /** The lead in reputation over the seats that would be eliminated, and how likely it keeps the seat in the game. */
  margin: number;
  safety: number;
}

/** The part of the workers that could be home at the end, and of their worth, that is usually left then. */
const HOME_SHARE = 0.75;
const HOME_WORTH = 0.8;

/** What so many workers in HQ are worth at the end, between the printed numbers in proportion. */
function worthOf(table: readonly number[], workers: number): number {
  const below = Math.min(Math.floor(workers), table.length - 2);
  const least = elementAt(table, below);
  return least + (elementAt(table, below + 1) - least) * (workers - below);
}

function outlookOf(stand: Stand, roundsLeft: number, { creditsOfHq, reputationOfHq }: HqTables): Outlook {
  const { left, middle, right } = stand.away;
  const home =
    stand.hq +
    stand.resting +
    Math.min(left, roundsLeft) +
    Math.min(middle, roundsLeft) +
    Math.min(right, roundsLeft);
  const workers = HOME_SHARE * home;
  return {
    stand,
    credits: stand.credits + HOME_WORTH * worthOf(creditsOfHq, workers),
    reputation: stand.reputation + HOME_WORTH * worthOf(reputationOfHq, workers),
    margin: 0,
    safety: 0,
  };
}

const squashed = (figure: number): number => Math.max(-1.5, Math.min(1.5, figure));
const likelihood = (figure: number): number => 1 / (1 + Math.exp(-figure));

/**
 * The network's inputs for a seat: the rounds left; what the seat has and will have; its lead over the seats that would
 * be eliminated; and its rivals, the richest first. Differences are stated relative to what the rounds left may change.
 */
export function inputsOf({ seats, startPlayer, roundsLeft, hq }: Stands, seat: Seat): number[] {
  const players = seats.length;
  const place = players < PLAYERS_TO_LOSE_TWO ? 0 : 1;
  const scale = 1 / Math.sqrt(roundsLeft + 0.5);
  const outlooks = seats.map((stand) => outlookOf(stand, roundsLeft, hq));
  const ascending = outlooks.map(({ reputation }) => reputation).sort((a, b) => a - b);
  for (const outlook of outlooks) {
    outlook.margin = outlook.reputation - lowestOfOthers(outlook.reputation, ascending, place);
    outlook.safety = likelihood(0.9 * scale * outlook.margin);
  }
  const own = elementAt(outlooks, seat);
  const rivals = outlooks.filter((outlook) => outlook !== own).sort((a, b) => b.credits - a.credits);
  const reputations = rivals.map(({ reputation }) => reputation).sort((a, b) => a - b);
  /** How likely the seat ends up ahead of every rival that is not eliminated. */
  let ahead = 1;
  for (const { credits, safety } of rivals)
    ahead *= 1 - safety * (1 - likelihood(0.5 * scale * (own.credits - credits)));
  const { stand } = own;
  const lead = (over: number) => squashed(0.3 * scale * (own.reputation - elementAt(reputations, over)));
  const inputs = [
    roundsLeft / UNIT,
    1 / (1 + roundsLeft),
    roundsLeft <= 1 ? 1 : 0,
    roundsLeft <= 2 ? 1 : 0,
    roundsLeft <= 3 ? 1 : 0,
    players === 3 ? 1 : 0,
    players === 5 ? 1 : 0,
    ((seat - startPlayer + players) % players) / players,
    stand.credits / UNIT,
    stand.reputation / UNIT,
    stand.hq / UNIT,
    stand.resting / UNIT,
    stand.away.left / UNIT,
    stand.away.middle / UNIT,
    stand.away.right / UNIT,
    own.credits / UNIT,
    own.reputation / UNIT,
    squashed(0.4 * scale * own.margin),
    own.safety,
    ahead,
    ahead * own.safety,
    lead(0),
    lead(1),
    lead(players - 2),
  ];
  for (let index = 0; index < MOST_RIVALS; index += 1) {
    const rival = rivals[index];
    if (rival === undefined) {
      inputs.push(0, 0, 0, 0, 0, 0);
      continue;
    }
    inputs.push(
      squashed(0.25 * scale * (own.credits - rival.credits)),
      (own.credits - rival.credits) / UNIT,
      squashed(0.4 * scale * rival.margin),
      rival.safety,
      squashed(0.3 * scale * (own.reputation - rival.reputation)),
      (rival.stand.hq + rival.stand.resting) / UNIT,
    );
  }
  for (const beside of [(seat + 1) % players, (seat + players - 1) % players]) {
    const { hq: workers, away } = elementAt(seats, beside);
    inputs.push(workers / UNIT, (away.left + away.middle + away.right) / UNIT);
  }
  for (const kind of AGENDAS) inputs.push(stand.agenda === kind ? 1 : 0);
  for (const kind of POWER_KINDS) inputs.push(stand.power === kind ? 1 : 0);
  return inputs;
}

/**
 * The highest reputation with which a seat would be eliminated: the lowest of the others or, with five players, the
 * second lowest.
 * @param place the place of that seat among the others
 */
function lowestOfOthers(reputation: number, ascending: readonly number[], place: number): number {
  return elementAt(ascending, reputation <= elementAt(ascending, place) ? place + 1 : place);
}

/** A seat's expected final evaluation at the beginning of a round. */
export function prospectOf(stands: Stands, seat: Seat): number {
  return OUTPUT_UNIT * outputOf(learned, inputsOf(stands, seat));
}
