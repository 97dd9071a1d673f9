import { fromPresent } from '../../engine/effects.ts';
import type { Explained } from '../../engine/game.ts';
import type { Effect } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import type { ReputationView } from './view.ts';

/** Explains an effect: figures of the table and of CEOs before and after, as far as the asked seat knows them. */
export function explain(
  effects: readonly Effect[],
  { question, view }: Explained<ReputationView, ReputationComponents>,
): readonly Effect[] {
  const presentOf = ({ what, seat = question.seat }: Effect): number | undefined => {
    const player = view.players[seat];
    switch (what) {
      case 'hq':
        return player?.hq;
      case 'credits':
        return player?.credits ?? undefined;
      case 'credits-on-public':
        return view.publicProject?.credits;
      case 'credits-on-private':
        return view.privateProject?.credits;
      default:
        return undefined;
    }
  };
  return effects.map((effect) => fromPresent(effect, presentOf(effect)));
}
