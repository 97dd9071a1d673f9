import { fromPresent } from '../../engine/effects.ts';
import type { Explained } from '../../engine/game.ts';
import type { Consequence, Effect, Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import type { ReputationView } from './view.ts';

/** Workers that leave HQ in the last rounds do not come back before it is scored (REP-RET-03, REP-HQ-02). */
const LAST_ROUNDS = 2;

/**
 * Explains an effect: figures of the table and of CEOs before and after, if the asked seat knows them, and their
 * consequences.
 */
export function explain(
  effects: readonly Effect[],
  { question, view, setting: { components } }: Explained<ReputationView, ReputationComponents>,
): readonly Effect[] {
  return effects.map((effect) => {
    const told = fromPresent(effect, presentOf(view, effect.what, effect.seat ?? question.seat));
    const then = consequenceOf(told, view, components);
    return then === undefined ? told : { ...told, then };
  });
}

function presentOf(view: ReputationView, what: string, seat: Seat): number | undefined {
  const player = view.players[seat];
  switch (what) {
    case 'hq':
      return player?.hq;
    case 'credits':
      return player?.credits ?? undefined;
    case 'repTokens':
      return player?.repTokens;
    case 'credits-on-public':
      return view.publicProject?.credits;
    case 'credits-on-private':
      return view.privateProject?.credits;
    default:
      return undefined;
  }
}

/**
 * The end of bidding (REP-BID-05), and the worth of HQ at the end if its workers can no longer return (REP-END-03,
 * REP-END-15).
 */
function consequenceOf(
  { what, to }: Effect,
  { players, round, rounds }: ReputationView,
  { reputationOfHq, creditsOfHq }: ReputationComponents,
): Consequence | undefined {
  if (typeof to !== 'number') return undefined;
  if (what === 'speculation-run' && to === players.length) return { code: 'bidding-ends', figures: {} };
  if (what !== 'hq' || rounds - round >= LAST_ROUNDS) return undefined;
  const [reputation, profit] = [reputationOfHq[to], creditsOfHq[to]];
  return reputation === undefined || profit === undefined
    ? undefined
    : { code: 'hq-counts', figures: { reputation, profit } };
}
