import type { Seat } from '../../engine/question.ts';
import type { AgendaKind, AgendaRule, ReputationComponents } from './components.ts';
import {
  leftOf,
  leftStack,
  playerAt,
  type ReputationState,
  type ReputationUmpire,
  rightStack,
} from './state.ts';

/**
 * Whoever's agenda is met now takes its tokens at once, clockwise from the start player (REP-COMP-08, RR-49, RR-50), each
 * time anew unless the card pays once only (REP-COMP-09, REP-IDN-03). Tokens never run out (RR-44).
 */
function payAgendas(
  state: ReputationState,
  umpire: ReputationUmpire,
  isMet: (seat: Seat, rule: AgendaRule, ceo: string) => boolean,
): void {
  let seat = state.startPlayer;
  do {
    const player = playerAt(state, seat);
    const ceo = player.ceo === null ? undefined : umpire.components.ceos[player.ceo];
    if (ceo !== undefined && (ceo.repeatable || player.agendaMet === 0) && isMet(seat, ceo.rule, ceo.id)) {
      player.agendaMet += 1;
      player.repTokens += ceo.tokens;
      umpire.log?.({
        kind: 'agenda-met',
        seat,
        rule: 'REP-COMP-08 RR-49',
        figures: { ceo: ceo.id, tokens: ceo.tokens },
      });
    }
    seat = leftOf(state, seat);
  } while (seat !== state.startPlayer);
}

/** Whether the seat has an agenda of this kind that can still pay (REP-COMP-09, REP-IDN-03). */
export function mayPay(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  kind: AgendaKind,
): boolean {
  const { ceo, agendaMet } = playerAt(state, seat);
  const card = ceo === null ? undefined : components.ceos[ceo];
  return card?.rule.kind === kind && (card.repeatable || agendaMet === 0);
}

/** Who won what in step 4. */
export interface WonProjects {
  readonly privateSponsor: Seat | null;
  /** Credits that lay beside the private card when they were taken. */
  readonly privateCredits: number;
  /** Workers of the winning private bid. */
  readonly privateWorkers: number;
  readonly publicSponsor: Seat | null;
  /** Workers shown on the public card, whatever was bid. */
  readonly shownWorkers: number;
}

/** Agendas about winning a project are checked in step 4. */
export function payWinningAgendas(state: ReputationState, umpire: ReputationUmpire, won: WonProjects): void {
  payAgendas(state, umpire, (seat, rule) => {
    switch (rule.kind) {
      case 'winPrivateCredits':
        return won.privateSponsor === seat && won.privateCredits >= rule.min;
      case 'winPrivateMaxBid':
        return won.privateSponsor === seat && won.privateWorkers <= rule.max;
      case 'winPublicWorkers':
        return won.publicSponsor === seat && won.shownWorkers >= rule.min;
      default:
        return false;
    }
  });
}

/** Who sponsors this round's public project, and the co-sponsor's bid; nulls in a round without step 5. */
export interface PublicSponsors {
  readonly primary: Seat | null;
  readonly coSponsor: Seat | null;
  readonly coBid: number;
}

/** Agendas about sponsoring are checked at the end of step 5, also where it is skipped. */
export function paySponsoringAgendas(
  state: ReputationState,
  umpire: ReputationUmpire,
  sponsors: PublicSponsors,
): void {
  const sponsorsPublic = (seat: Seat) => sponsors.primary === seat || sponsors.coSponsor === seat;
  payAgendas(state, umpire, (seat, rule) => {
    switch (rule.kind) {
      case 'coSponsorMaxBid':
        return sponsors.coSponsor === seat && sponsors.coBid <= rule.max;
      case 'sponsorBothStacks':
        return (
          sponsorsPublic(seat) &&
          leftStack(state, seat).workers[0] > 0 &&
          rightStack(state, seat).workers[1] > 0
        );
      case 'outbidNoSponsor':
        return playerAt(state, seat).outbid && state.privateSponsor !== seat && !sponsorsPublic(seat);
      case 'privateAndPublic':
        return state.privateSponsor === seat && sponsorsPublic(seat);
      default:
        return false;
    }
  });
}

/** The agenda about the fullest HQ is checked at the start of step 7: a tie pays nobody, and the log says so. */
export function payHqAgendas(state: ReputationState, umpire: ReputationUmpire): void {
  payAgendas(state, umpire, (seat, rule, ceo) => {
    if (rule.kind !== 'mostHq') return false;
    const { hq } = playerAt(state, seat);
    const most = Math.max(...state.players.filter((_, place) => place !== seat).map((other) => other.hq));
    if (hq === most)
      umpire.log?.({ kind: 'agenda-tied', seat, rule: 'REP-COMP-08 RR-49', figures: { ceo, hq } });
    return hq > most;
  });
}
