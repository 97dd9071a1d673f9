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

/** A power with its own act on its owner's bidding turn. */
export type ActOfPower = 'bid-match' | 'automation' | 'parallel-desk' | 'recall';

/** The declaration of a corporation's power. Its uses and its figures are in the component table. */
export interface Power {
  readonly kind: PowerKind;
  /** The word for it in questions, in the log and in explanations. */
  readonly word: string;
  /** The act after which its own act is listed; absent if it is used outside the bidding turn. */
  readonly after?: 'bid-private' | 'bid-public';
  /** Its conditions and effects; its only cost is one use. */
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
