import type { GameDemo } from '../manifest.ts';

const script = `#! game: reputation
#! title: Reputation in three minutes
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#> 0.5
#: Reputation: three players, ten rounds, two projects in each. The private one brings credits and
#: costs its sponsor reputation; the public one brings reputation.
#
#: At the end the player with the lowest reputation is eliminated, and among the others the largest
#: profit wins. Credits are secret until then.
#
#: The board: both projects on top; below, for each CEO, workers in HQ and in the break room [o . o],
#: private cards (c) with workers (w), credits, agenda tokens, and the public cards shared with the left.
Cy: act bid-public
Cy: credits 1
#: A bid on the public project takes exactly the workers on its card, here two, and moves at least one
#: of its credits to the private project. Cy moves one.
Ann: act bid-private
Ann: workers 6
#: The private project goes to the most workers. Ann bids six; whoever wins it takes the credits that
#: were moved to it.
Bo: act bid-public
Bo: credits 2
#: Bo outbids Cy and moves two more credits; Cy's workers go home. With every public bid less is left
#: for the public sponsor, and more lies beside the private project.
#
#: Ann leads the private project, so she speculates: that is to pass. A player who leads must pass; when
#: all have passed in a row, bidding ends.
#> 0.15
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
#> 0.5
#: Bo has moved the last credit. May Cy outbid him once more?
#! refused
Cy: act bid-public
#: Each corporation has a power. Cy's is Bid match: once a game, a private bid equal to the leader's is
#: enough to lead.
Cy: act bid-match
Ann: act bid-private
Ann: workers 7
#> 0.25
Cy: act bid-private
Cy: workers 8
Ann: act bid-private
Ann: workers 9
Cy: act bid-private
#: All have speculated in a row: bidding is over. Cy wins nine credits with ten workers, all he had. Bo
#: sponsors Free clinics, with no credits left.
#
#: Now co-sponsorship. Bo hides the marker in one hand, left or right. Both neighbours bid workers in
#: secret: the larger bid wins, and in a tie the hand decides.
Bo: hand right
Ann: co-bid 1
#: Ann bids one, Cy has none: Ann is co-sponsor. Free clinics lies between Bo and Ann and counts for
#: both of them.
#> 0.25
#: Workers do not come back at once. In a round at most one from each of a player's three stacks goes
#: to the break room, and from there to HQ. Cy, with ten on one stack, waits long.
Ann: decline done
Bo: decline done
Cy: decline done
Ann: act bid-public
#: Round 2. Ann moves nine of ten credits to the private project: a generous gift, but she means to win
#: that project herself.
Ann: credits 9
Bo: act bid-public
Ann: act bid-private
Ann: workers 3
#: And so she does: outbid on the public project, she is free to bid on the private one. Ten credits
#: for three workers; Cy cannot bid, as his workers are still away.
#
#: Bo's power is Recall: once a game, up to three workers come back from his stacks to HQ at once.
Bo: act recall
Bo: hand right
Ann: co-bid 1
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Bo: act bid-public
Bo: credits 4
Cy: act bid-private
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Ann: act bid-public
Bo: act bid-private
Bo: workers 2
#> 0.15
#: Round 3. Private cards that were won lie face down, and nobody may look at them: how much reputation
#: they cost has to be remembered.
Ann: hand left
Bo: co-bid 1
Cy: co-bid 1
Ann: decline done
Bo: decline done
#: On it goes, round by round. Watch the start player, the break rooms, and the cards between
#: neighbours.
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Cy: act bid-public
Cy: credits 1
Ann: act bid-private
Ann: workers 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Cy: act bid-private
Ann: act bid-private
Ann: workers 3
Bo: hand left
Cy: co-bid 1
Ann: co-bid 1
Ann: casting-vote yes
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Ann: act bid-private
Ann: workers 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-private
Bo: workers 2
Ann: act bid-public
Ann: credits 1
Cy: act bid-public
Cy: credits 1
Ann: act bid-public
Ann: credits 1
Cy: act bid-public
Cy: credits 1
Ann: act bid-public
Cy: act bid-private
Bo: act speculate
Ann: hand right
Bo: co-bid 1
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Bo: act bid-public
Bo: credits 1
Cy: act bid-private
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 2
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Ann: act bid-public
Bo: act bid-private
Bo: workers 2
Ann: hand left
Bo: co-bid 1
Cy: co-bid 0
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Cy: act bid-private
Cy: workers 1
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 4
Ann: act bid-public
Ann: credits 1
Bo: act bid-public
Bo: credits 1
Ann: act bid-public
Ann: credits 4
Bo: act bid-private
Bo: workers 2
Ann: hand left
Bo: co-bid 1
Cy: co-bid 1
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Ann: act bid-private
Ann: workers 1
Bo: act bid-public
Bo: credits 2
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Bo: credits 1
Cy: act bid-public
Cy: credits 1
Bo: act bid-public
Cy: act bid-private
Cy: workers 2
Bo: hand right
Cy: co-bid 1
Ann: co-bid 1
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Bo: act bid-public
Bo: credits 4
Cy: act bid-private
Cy: workers 1
Ann: act bid-public
Ann: credits 2
Bo: act bid-private
Bo: workers 2
Ann: hand right
Bo: co-bid 1
Cy: co-bid 1
Ann: decline done
Bo: decline done
Cy: decline done
Ann: decline done
Bo: decline done
Cy: decline done
Cy: act bid-private
Cy: workers 1
Bo: act bid-public
Bo: credits 1
Bo: hand left
Cy: co-bid 1
Ann: co-bid 1
Ann: casting-vote yes
Ann: decline done
Bo: decline done
Cy: decline done
#: The tenth round is over; now the cards are turned up. Workers in HQ, agenda tokens and public
#: projects add to reputation, private projects take from it.
#
#: Cy has a larger profit than Ann, but the lowest reputation, 1, and is eliminated. Of the two who
#: remain Bo has the larger profit: 46.
`;

/** Reputation in three minutes: a whole match as a script with captions. */
export const demo: GameDemo = { script, picture: 'Round 3.' };
