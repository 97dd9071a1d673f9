import type { Question, Value } from '../../src/engine/question.ts';
import type { PlayerView, ReputationView } from '../../src/games/reputation/view.ts';
import { firstOffered, nearest, type Script } from './script.ts';

/** The viewing player. */
function ownOf(view: ReputationView): PlayerView {
  return view.players[view.viewer as number] as PlayerView;
}

/** Public reputation, with private projects at their average loss. */
function openReputation({ reputationFromPublic, repTokens, privateStack }: PlayerView): number {
  return reputationFromPublic + repTokens - 2.5 * privateStack.cardCount;
}

/** Whether at most one player has less reputation. */
function isLow(view: ReputationView): boolean {
  const own = openReputation(ownOf(view));
  const lower = view.players.filter((player) => openReputation(player) < own).length;
  return lower < (view.players.length < 5 ? 1 : 2);
}

/** The obvious answers, which both scripts share. */
function common(question: Question, view: ReputationView): Value | undefined {
  switch (question.ask) {
    case 'decline':
      return 'done';
    case 'hand':
      return 'left';
    case 'whitewash':
    case 'casting-vote':
      return true;
    case 'chosen-partner':
      return 'decline';
    case 'recall':
      return firstOffered(question, ['middle', 'left', 'right', 'done']);
    case 'co-bid':
      return nearest(question, ownOf(view).hq >= 5 ? 2 : 1);
    default:
      return undefined;
  }
}

/** "Take the public project while five credits or more lie beside it, or when your name is low; else a cheap private one." */
const publicFirst: Script<ReputationView> = {
  game: 'reputation',
  name: 'public-first',
  advice:
    'Bid on the public project while it holds five credits or your reputation is low, and move one credit; else a cheap bid on the private project.',
  answer(question, view) {
    const { hq } = ownOf(view);
    const onPublic = view.publicProject?.credits ?? 0;
    const onPrivate = view.privateProject?.credits ?? 0;
    switch (question.ask) {
      case 'act': {
        const wished: Value[] = [];
        if (onPublic >= 5 || isLow(view)) wished.push('bid-public');
        const leading = view.privateProject?.bid?.workers ?? 0;
        if (onPrivate >= 1 && leading < 3 && hq > leading + 1) wished.push('bid-private');
        return firstOffered(question, [...wished, 'speculate']);
      }
      case 'credits':
        return 1;
      case 'workers':
        return nearest(question, 1);
      default:
        return common(question, view);
    }
  },
};

/** "Let the others empty the public project; take what they moved, one worker for two credits, and mind your name." */
const collector: Script<ReputationView> = {
  game: 'reputation',
  name: 'collector',
  advice:
    'Take the credits that others moved to the private project, at up to one worker for two of them, as long as your reputation is not low; else the public project.',
  answer(question, view) {
    const { hq } = ownOf(view);
    const onPublic = view.publicProject?.credits ?? 0;
    const onPrivate = view.privateProject?.credits ?? 0;
    const leading = view.privateProject?.bid?.workers ?? 0;
    const worth = Math.floor(onPrivate / 2);
    switch (question.ask) {
      case 'act': {
        const wished: Value[] = [];
        if (!isLow(view) && onPrivate >= 3 && worth > leading && hq > leading) wished.push('bid-private');
        if (onPublic >= 4 || isLow(view)) wished.push('bid-public');
        return firstOffered(question, [...wished, 'speculate']);
      }
      case 'credits':
        return 1;
      case 'workers':
        return nearest(question, Math.min(hq, Math.max(leading + 1, Math.ceil(worth / 2))));
      case 'co-bid':
        return nearest(question, isLow(view) ? 3 : 1);
      default:
        return common(question, view);
    }
  },
};

/** Reputation's scripts. */
export const reputationScripts: readonly Script<ReputationView>[] = [publicFirst, collector];
