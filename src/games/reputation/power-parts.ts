import { type Declared, type Part, partOf } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import {
  leadingObstacle,
  leadsPrivate,
  leadsPublic,
  printedWorkers,
  privateObstacle,
  publicObstacle,
  smallestPrivateBid,
} from './bid-conditions.ts';
import { OR_MORE, privateEffects, publicEffects } from './bid-effects.ts';
import type { PowerRule, ReputationComponents } from './components.ts';
import { recall } from './recall.ts';
import { playerAt, type ReputationState, SPACES, workersAt } from './state.ts';

/** The bids possible in a bidding turn, with the minimum and maximum of workers, or the exact number. */
export interface Bids {
  onPrivate(least: number, most: number): void;
  onPublic(workers: number): void;
}

/** The changes made by powers outside the bidding turn, which the rule that asked applies. */
export interface PowerChange {
  coSponsor?: Seat;
  isBoxed?: boolean;
}

/** The situation in which a power is examined or used. */
export interface At {
  readonly state: ReputationState;
  readonly components: ReputationComponents;
  readonly seat: Seat;
  readonly change: PowerChange;
  /** Set on its owner's bidding turn. */
  readonly bids?: Bids;
  /** The corporation's rule, with its figures. */
  readonly rule?: PowerRule;
  /** The neighbour considered or named as co-sponsor, and its bid. */
  readonly coSponsor?: Seat;
  readonly coBid?: number;
  /** The private project that was won. */
  readonly card?: string;
}

/** A condition or an effect of a power. Its figures are those of its corporation's rule. */
export type PowerPart = Part<At, ReputationComponents>;

const part: (
  phrase: string,
  names: readonly string[],
  declared: Declared<At, ReputationComponents>,
) => PowerPart = partOf;

/** A figure of the power's rule. */
export const figureOf = (rule: PowerRule | undefined, name: string): number =>
  Number((rule as Readonly<Record<string, unknown>> | undefined)?.[name] ?? 0);

/** A seat that already leads a project has no bid (REP-BID-03). */
export const whileLeadingNothing: PowerPart = part('while-leading-nothing', [], {
  obstacle: ({ state, seat }) => leadingObstacle(state, seat),
});

/** Bid match: somebody leads the private project, and HQ holds as many workers as that bid. */
export const matchesPrivateBid: PowerPart = part('matches-private-bid', [], {
  obstacle({ state, seat }) {
    if (state.privateBid === null) return { because: 'nothing-to-match', rule: 'RR-66' };
    return privateObstacle(state, seat, state.privateBid.workers);
  },
  tell: (at) => {
    const workers = at.state.privateBid?.workers ?? 0;
    return privateEffects(at, workers, workers, { note: 'bid-match' });
  },
  act({ state, bids }) {
    const workers = state.privateBid?.workers ?? 0;
    bids?.onPrivate(workers, workers);
  },
});

/** Automation: the card shows more than one worker, and HQ holds one fewer than it shows. */
export const oneWorkerFewer: PowerPart = part('one-worker-fewer', [], {
  obstacle({ state, components, seat }) {
    const printed = printedWorkers(state, components);
    if (state.publicCard !== null && printed <= 1)
      return { because: 'shows-one-worker', rule: 'RR-66', need: 2, have: printed, of: 'workers' };
    return publicObstacle(state, seat, printed - 1);
  },
  tell: (at) => publicEffects(at, printedWorkers(at.state, at.components) - 1),
  act({ state, components, bids }) {
    bids?.onPublic(printedWorkers(state, components) - 1);
  },
});

/** Parallel desk: the seat leads exactly one project. */
export const whileLeadingOne: PowerPart = part('while-leading-one', [], {
  obstacle({ state, seat }) {
    const leads = [leadsPrivate(state, seat), leadsPublic(state, seat)].filter(Boolean).length;
    if (leads === 1) return undefined;
    return { because: 'must-lead-one', rule: 'RR-66', need: 1, have: leads, of: 'projects-led' };
  },
});

/** Parallel desk: an ordinary bid on the project that the seat does not lead. */
export const bidsOnOtherProject: PowerPart = part('bids-on-other-project', [], {
  obstacle: ({ state, components, seat }) =>
    leadsPrivate(state, seat)
      ? publicObstacle(state, seat, printedWorkers(state, components))
      : privateObstacle(state, seat, smallestPrivateBid(state)),
  tell: (at) =>
    leadsPrivate(at.state, at.seat)
      ? publicEffects(at, printedWorkers(at.state, at.components))
      : privateEffects(at, smallestPrivateBid(at.state), playerAt(at.state, at.seat).hq),
  act({ state, components, seat, bids }) {
    if (leadsPrivate(state, seat)) bids?.onPublic(printedWorkers(state, components));
    else bids?.onPrivate(smallestPrivateBid(state), playerAt(state, seat).hq);
  },
});

/**
 * Recall: a worker is on the private stack or on one of the two shared stacks; up to a given number go straight to HQ.
 */
export const recallsWorkers = (name: string): PowerPart =>
  part('recalls-workers', [name], {
    obstacle: ({ state, seat }) =>
      SPACES.some((space) => workersAt(state, seat, space) > 0)
        ? undefined
        : { because: 'no-worker-there', rule: 'RR-66', need: 1, have: 0, of: 'workers' },
    tell: () => [{ what: 'hq', by: 1, ...OR_MORE }],
    act({ state, seat, rule }, umpire) {
      recall(state, umpire, seat, figureOf(rule, name));
    },
  });

/** Casting vote: the tied neighbour becomes co-sponsor with its bid, although the hand chose the other side (RR-51). */
export const winsCoSponsorTie: PowerPart = part('wins-co-sponsor-tie', [], {
  tell: ({ seat, coBid = 0 }) => [
    { what: 'hq', by: -coBid },
    { what: 'co-sponsor', seat },
  ],
  act({ change, seat }) {
    change.coSponsor = seat;
  },
});

/** Chosen partner: the primary sponsor names either neighbour, whatever the three decisions were (RR-50). */
export const namesCoSponsor: PowerPart = part('names-co-sponsor', [], {
  tell: ({ coSponsor }) => (coSponsor === undefined ? [] : [{ what: 'co-sponsor', seat: coSponsor }]),
  act({ change, coSponsor }) {
    if (coSponsor !== undefined) change.coSponsor = coSponsor;
  },
});

/** Whitewash: the won private project goes to the box, so its loss never counts. */
export const boxesPrivateProject: PowerPart = part('boxes-private-project', [], {
  tell: ({ state, seat }) => {
    const from = playerAt(state, seat).privateCards.length;
    return [
      { what: 'private-cards', from, to: from, by: 0 },
      { what: 'loss', by: 0 },
    ];
  },
  act({ change }) {
    change.isBoxed = true;
  },
});

/** Consolation fee: a number of credits from the bank whenever its owner is outbid. */
export const feeWhenOutbid = (name: string): PowerPart =>
  part('fee-when-outbid', [name], {
    tell: ({ rule }) => [{ what: 'credits', by: figureOf(rule, name) }],
    act({ state, seat, rule }, umpire) {
      const credits = figureOf(rule, name);
      playerAt(state, seat).credits += credits;
      state.bank -= credits;
      umpire.log?.({ kind: 'consolation-fee', seat, rule: 'RR-66', figures: { credits } });
    },
  });
