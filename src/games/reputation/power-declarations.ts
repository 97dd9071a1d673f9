import type { PowerKind } from './components.ts';
import {
  bidsOnOtherProject,
  boxesPrivateProject,
  feeWhenOutbid,
  matchesPrivateBid,
  namesCoSponsor,
  oneWorkerFewer,
  type PowerPart,
  recallsWorkers,
  whileLeadingNothing,
  whileLeadingOne,
  winsCoSponsorTie,
} from './power-parts.ts';

/** A power that is used with an act of its own on its owner's bidding turn. */
export type ActOfPower = 'bid-match' | 'automation' | 'parallel-desk' | 'recall';

/** What the power of a corporation is and does. How often it can be used, and its figures, stand in the table. */
export interface Power {
  readonly kind: PowerKind;
  /** The word under which it is asked for, logged and explained. */
  readonly word: string;
  /** The act behind which its own act stands; without one it is used at a moment outside the bidding turn. */
  readonly after?: 'bid-private' | 'bid-public';
  /** What must hold, and what it does; a use of it is the only cost. */
  readonly effects: readonly PowerPart[];
}

/** The powers of the eight corporations (REP-COMP-06). */
export const powerDeclarations: readonly Power[] = [
  {
    kind: 'privateTie',
    word: 'bid-match',
    after: 'bid-private',
    effects: [whileLeadingNothing, matchesPrivateBid],
  },
  { kind: 'coTieWin', word: 'casting-vote', effects: [winsCoSponsorTie] },
  {
    kind: 'publicMinusOne',
    word: 'automation',
    after: 'bid-public',
    effects: [whileLeadingNothing, oneWorkerFewer],
  },
  { kind: 'recall', word: 'recall', after: 'bid-public', effects: [recallsWorkers('workers')] },
  { kind: 'chooseCo', word: 'chosen-partner', effects: [namesCoSponsor] },
  { kind: 'noPrivateLoss', word: 'whitewash', effects: [boxesPrivateProject] },
  { kind: 'outbidCredit', word: 'consolation-fee', effects: [feeWhenOutbid('credits')] },
  {
    kind: 'dualLead',
    word: 'parallel-desk',
    after: 'bid-public',
    effects: [whileLeadingOne, bidsOnOtherProject],
  },
];
