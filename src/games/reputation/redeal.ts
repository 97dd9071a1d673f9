import type { Seat } from '../../engine/question.ts';
import { shuffle } from '../../engine/random.ts';
import type { ReputationState } from './state.ts';

/**
 * Deals anew what the seat cannot look at: the decks with the cards left over, the faces of all stacked private cards,
 * its own among them (REP-INFO-03), and the credits of the others (REP-INFO-01), whose sum stays as it is.
 */
export function redeal(state: ReputationState, seat: Seat, random: (n: number) => number): void {
  if (state.final !== null && state.nextStep === null) return;
  const stacks = state.players.map(({ privateCards }) => privateCards);
  dealAgain([state.privateDeck, state.unusedPrivate, ...stacks], random);
  dealAgain([state.publicDeck, state.unusedPublic], random);
  shareCredits(state, seat, random);
}

/** Shuffles cards over several lists; each list keeps its length and is refilled in place. */
function dealAgain(lists: readonly string[][], random: (n: number) => number): void {
  // Sorted first, so that the same chance deals the same, however the cards really lie.
  const cards = shuffle(lists.flat().sort(), random);
  let next = 0;
  for (const list of lists) {
    for (let place = 0; place < list.length; place += 1) {
      list[place] = cards[next] as string;
      next += 1;
    }
  }
}

/** Credits follow the projects won: a seat with more cards before it and beside it tends to get a larger share. */
function shareCredits(state: ReputationState, seat: Seat, random: (n: number) => number): void {
  const others = state.players.filter((_, place) => place !== seat);
  let left = others.reduce((sum, { credits }) => sum + credits, 0);
  const weights = state.players.map(({ privateCards }, place) => {
    const shared = state.sharedStacks[place]?.cards.length ?? 0;
    const sharedRight = state.sharedStacks.at(place - 1)?.cards.length ?? 0;
    return 2 * privateCards.length + shared + sharedRight + random(4);
  });
  const own = weights[seat] as number;
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0) - own;
  state.players.forEach((player, place) => {
    if (place === seat) return;
    const weight = weights[place] as number;
    // Rounded down; whoever comes last takes the rest.
    const share = weight === weightLeft ? left : Math.floor((left * weight) / Math.max(1, weightLeft));
    player.credits = share;
    left -= share;
    weightLeft -= weight;
  });
}
