/** Reputation in three minutes: a whole match as a script with captions. */
export const reputationDemo = `#! game: reputation
#! title: Reputation in three minutes
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#> 0.5
#: Reputation: three corporations, ten rounds, two projects in each. The private one pays well and
#: stains the name; the public one costs workers and shines.
#
#: At the end the lowest reputation is thrown out, and among the rest the richest wins. Both must be
#: watched, and credits are secret.
Cy: act bid-public
Cy: credits 1
#: A bid on the public project always takes its two workers. What differs is how many of its credits one
#: moves over to the private project: Cy gives away one.
Ann: act bid-private
Ann: workers 6
#: The private project goes to whoever bids most workers. Ann bids six; the credits piled up beside it
#: will be hers.
Bo: act bid-public
Bo: credits 2
#: Bo outbids Cy: he gives away two more. Cy's workers go home. So the public sponsor lives on less and
#: less, and the private heap grows.
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
#: Each corporation has a power. Cy's is Bid match: an equal bid is enough to lead.
Cy: act bid-match
Ann: act bid-private
Ann: workers 7
#> 0.25
Cy: act bid-private
Cy: workers 8
Ann: act bid-private
Ann: workers 9
Cy: act bid-private
#: All have speculated in a row: bidding is over. Cy takes nine credits with ten workers, all there
#: were. Bo keeps Free clinics and not one credit.
#
#: Now co-sponsorship. Bo hides the marker in one hand, left or right. Both neighbours bid workers in
#: secret; if they tie, the hand decides.
Bo: hand right
Ann: co-bid 1
#: Ann bids one, Cy has none: Ann is co-sponsor. Free clinics lies between Bo and Ann, and counts for
#: both of them.
#> 0.25
#: Workers do not come back at once. Each round one from each of three places goes to the break room,
#: and from there to headquarters. Cy, with ten on one heap, waits long.
Ann: decline done
Bo: decline done
Cy: decline done
Ann: act bid-public
#: Round 2. Ann moves nine of ten credits to the private project, a giant gift, for she means to win
#: that one, too.
Ann: credits 9
Bo: act bid-public
Ann: act bid-private
Ann: workers 3
#: And so she does: outbid on the public side, she is free for the private one. Ten credits for three
#: workers; Cy cannot bid, his are still away.
#
#: Bo's power is Recall: workers come back from a project at once.
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
#: Round 3. Private cards that were won lie face down: how much they cost in reputation, everyone must
#: remember.
Ann: hand left
Bo: co-bid 1
Cy: co-bid 1
Ann: decline done
Bo: decline done
#: On it goes, round by round. Look at the start player, the break rooms, and the cards between
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
#: The tenth round is over; now the cards are turned. Workers in headquarters, agendas and public
#: projects count for reputation, private ones against it.
#
#: Cy has earned more than Ann, but with a reputation of 1 Cy is thrown out. Of the two that remain Bo
#: is richer: 46 credits.
#
#: green-games play reputation begins a match of your own.
`;
