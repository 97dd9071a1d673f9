import type { Seat } from '../../engine/question.ts';
import {
  type Agenda,
  type AgendaAt,
  type AgendaMoment,
  agendaDeclarations,
  isMet,
  mostHqOfOthers,
  type PublicSponsors,
  type WonProjects,
} from './agenda-declarations.ts';
import type { AgendaKind, Ceo, ReputationComponents } from './components.ts';
import { leftOf, playerAt, type ReputationState, type ReputationUmpire } from './state.ts';

const AGENDAS = Object.fromEntries(agendaDeclarations.map((agenda) => [agenda.kind, agenda])) as Readonly<
  Record<AgendaKind, Agenda>
>;

/**
 * Pays the tokens of agendas that are met now, clockwise from the start player (REP-COMP-08, RR-49, RR-50). An agenda
 * pays each time it is met, unless its card pays only once (REP-COMP-09, REP-IDN-03). Tokens never run out (RR-44).
 */
function payAgendas(
  state: ReputationState,
  umpire: ReputationUmpire,
  moment: AgendaMoment,
  round: Pick<AgendaAt, 'won' | 'sponsors'>,
): void {
  let seat = state.startPlayer;
  do {
    const player = playerAt(state, seat);
    const ceo = checkedCeo(state, umpire.components, seat, moment);
    if (ceo !== undefined) {
      if (moment === 'hq') reportTie(state, umpire, seat, ceo.id);
      if (isMet(AGENDAS[ceo.rule.kind], moment, { state, seat, rule: ceo.rule, ...round })) {
        player.agendaMet += 1;
        player.repTokens += ceo.tokens;
        umpire.log?.({
          kind: 'agenda-met',
          seat,
          rule: 'REP-COMP-08 RR-49',
          figures: { ceo: ceo.id, tokens: ceo.tokens },
        });
      }
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

/** The seat's CEO, if its agenda is checked at this moment and can still pay (REP-COMP-09, REP-IDN-03). */
function checkedCeo(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  moment: AgendaMoment,
): Ceo | undefined {
  const { ceo: id, agendaMet } = playerAt(state, seat);
  const ceo = id === null ? undefined : components.ceos[id];
  const isChecked = ceo !== undefined && AGENDAS[ceo.rule.kind].moment === moment;
  return isChecked && (ceo.repeatable || agendaMet === 0) ? ceo : undefined;
}

/** The tokens that the seat's agenda would pay in this situation; 0 if it is not met. */
export function tokensOf(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  moment: AgendaMoment,
  round: Pick<AgendaAt, 'won' | 'sponsors'>,
): number {
  const ceo = checkedCeo(state, components, seat, moment);
  if (ceo === undefined) return 0;
  return isMet(AGENDAS[ceo.rule.kind], moment, { state, seat, rule: ceo.rule, ...round }) ? ceo.tokens : 0;
}

/** Pays agendas about winning a project, which are checked in step 4. */
export function payWinningAgendas(state: ReputationState, umpire: ReputationUmpire, won: WonProjects): void {
  payAgendas(state, umpire, 'winners', { won });
}

/** Pays agendas about sponsoring, which are checked at the end of step 5, even if the step is skipped. */
export function paySponsoringAgendas(
  state: ReputationState,
  umpire: ReputationUmpire,
  sponsors: PublicSponsors,
): void {
  payAgendas(state, umpire, 'sponsors', { sponsors });
}

/**
 * Pays the agenda about the fullest HQ, which is checked at the start of step 7. A tie pays nobody, and the log says
 * so.
 */
export function payHqAgendas(state: ReputationState, umpire: ReputationUmpire): void {
  payAgendas(state, umpire, 'hq', {});
}

function reportTie(state: ReputationState, umpire: ReputationUmpire, seat: Seat, ceo: string): void {
  if (umpire.log === undefined) return;
  const { hq } = playerAt(state, seat);
  if (hq === mostHqOfOthers(state, seat))
    umpire.log({ kind: 'agenda-tied', seat, rule: 'REP-COMP-08 RR-49', figures: { ceo, hq } });
}
