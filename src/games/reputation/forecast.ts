import { clonePlain } from '../../engine/clone.ts';
import { answersWith, ForecastUmpire, type Foreseen } from '../../engine/forecast.ts';
import type { Setting } from '../../engine/game.ts';
import { DONE, type Seat } from '../../engine/question.ts';
import { resolveCoSponsorship, SIDES, type Side } from './co-sponsorship.ts';
import type { ReputationComponents } from './components.ts';
import { reputationParts } from './final-scoring.ts';
import type { ReputationState } from './state.ts';
import { determineWinners } from './winning-bids.ts';

/** Answers that leave powers unused. */
const QUIET = ['decline', DONE, false];

/**
 * The gains from both projects if the leading bids win: to the sponsor of each, and to the co-sponsor on either side
 * (REP-WIN-01, REP-COS-12). All of this is public, so everybody gets the same forecast.
 */
export function forecast(
  state: ReputationState,
  _seat: Seat | null,
  { components }: Setting<ReputationComponents>,
  underWay: string | null,
): readonly Foreseen[] {
  if (state.nextStep === null || state.final !== null) return [];
  const lines: Foreseen[] = [];
  if (state.nextStep === 'biddingTurn' || (underWay === null && state.nextStep === 'determineWinners'))
    lines.push(...winners(state, components));
  if (state.pendingPublic !== null)
    lines.push(...SIDES.flatMap((side) => partners(clonePlain(state), components, side)));
  const { round } = state;
  const of = components.rounds;
  return [...lines, { code: 'rounds-left', rule: 'REP-ROUND-01', figures: { round, of, left: of - round } }];
}

/** The gains of the leading bids; the public project then waits for its co-sponsor. */
function winners(state: ReputationState, components: ReputationComponents): Foreseen[] {
  const { privateCard, privateBid, creditsOnPrivate, publicCard, creditsOnPublic } = state;
  const umpire = new ForecastUmpire(state, components, answersWith(QUIET));
  determineWinners(state, umpire);
  return umpire.reports.flatMap(({ kind, rule, seat, figures }): Foreseen[] => {
    switch (kind) {
      case 'private-won': {
        const loss = components.privateProjects[privateCard ?? '']?.loss ?? 0;
        const told = {
          card: privateCard ?? '',
          credits: creditsOnPrivate,
          workers: privateBid?.workers ?? 0,
          loss,
        };
        return [{ code: kind, rule, ...(seat === undefined ? {} : { seat }), figures: told }];
      }
      case 'public-won': {
        const told = { card: publicCard ?? '', credits: creditsOnPublic, ...figures };
        return [{ code: kind, rule, ...(seat === undefined ? {} : { seat }), figures: told }];
      }
      case 'private-unbid':
      case 'public-unbid':
        return [{ code: kind, rule, ...(figures === undefined ? {} : { figures }) }];
      default:
        return [];
    }
  });
}

/** The gains of both sponsors if the neighbour on this side becomes co-sponsor without a bid (REP-COS-08). */
function partners(state: ReputationState, components: ReputationComponents, side: Side): Foreseen[] {
  const primary = state.pendingPublic?.player;
  const card = state.pendingPublic?.card ?? '';
  if (primary === undefined) return [];
  const before = state.players.map((_, seat) => reputationParts(state, components, seat).public);
  const umpire = new ForecastUmpire(state, components, answersWith([side, ...QUIET, 0]));
  resolveCoSponsorship(state, umpire);
  const partner = state.coSponsor;
  if (partner === null) return [];
  const gained = (seat: Seat): number =>
    reputationParts(state, components, seat).public - (before[seat] ?? 0);
  const figures = { card, primary, own: gained(primary), reputation: gained(partner) };
  return [{ code: 'co-sponsored', rule: 'REP-COS-12', seat: partner, figures }];
}
