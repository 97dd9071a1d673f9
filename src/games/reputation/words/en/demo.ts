import type { DemoTexts } from '../../../manifest.ts';

/** The texts of the demo. */
export const demo: DemoTexts = {
  title: 'Reputation in three minutes',
  captions: [
    'Reputation: three players, ten rounds, two projects in each. The private one brings credits and costs its sponsor reputation; the public one brings reputation.',
    'At the end the player with the lowest reputation is eliminated, and among the others the largest profit wins. Credits are secret until then.',
    'The board: both projects on top; below, for each CEO, workers in HQ and in the break room [o . o], private cards (c) with workers (w), credits, agenda tokens, and the public cards shared with the left.',
    'A bid on the public project takes exactly the workers on its card, here two, and moves at least one of its credits to the private project. Cy moves one.',
    'The private project goes to the most workers. Ann bids six; whoever wins it takes the credits that were moved to it.',
    "Bo outbids Cy and moves two more credits; Cy's workers go home. With every public bid less is left for the public sponsor, and more lies beside the private project.",
    'Ann leads the private project, so she speculates: that is to pass. A player who leads must pass; when all have passed in a row, bidding ends.',
    "Each corporation has a power. Cy's is Bid match: once a game, a private bid equal to the leader's is enough to lead.",
    'All have speculated in a row: bidding is over. Cy wins nine credits with ten workers, all he had. Bo sponsors Free clinics, with no credits left.',
    'Now co-sponsorship. Bo hides the marker in one hand, left or right. Both neighbours bid workers in secret: the larger bid wins, and in a tie the hand decides.',
    'Ann bids one, Cy has none: Ann is co-sponsor. Free clinics lies between Bo and Ann and counts for both of them.',
    "Workers do not come back at once. In a round at most one from each of a player's three stacks goes to the break room, and from there to HQ. Cy, with ten on one stack, waits long.",
    'Round 2. Ann moves nine of ten credits to the private project: a generous gift, but she means to win that project herself.',
    'And so she does: outbid on the public project, she is free to bid on the private one. Ten credits for three workers; Cy cannot bid, as his workers are still away.',
    "Bo's power is Recall: once a game, up to three workers come back from his stacks to HQ at once.",
    'Round 3. Private cards that were won lie face down, and nobody may look at them: how much reputation they cost has to be remembered.',
    'On it goes, round by round. Watch the start player, the break rooms, and the cards between neighbours.',
    'The tenth round is over; now the cards are turned up. Workers in HQ, agenda tokens and public projects add to reputation, private projects take from it.',
    'Cy has a larger profit than Ann, but the lowest reputation, 1, and is eliminated. Of the two who remain Bo has the larger profit: 46.',
    'Bo has moved the last credit. May Cy outbid him once more?',
  ],
};
