/** Green Deal in three minutes: a whole match as a script with captions. */
export const greenDealDemo = `#! game: green-deal
#! title: Green Deal in three minutes
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#> 0.6
#: Green Deal: three companies, ten rounds. Money wins nothing by itself: points do, and money buys
#: them.
#
#: Each round begins with an auction. All bid in secret for the turn order; everyone pays the own bid
#: and then receives Income.
Ann: bid 3
Bo: bid 3
Cy: bid 3
#: All bid the same. Less Cash would go first, then less Income; both are equal, so the lot decides:
#: Ann, Cy, Bo.
Ann: invest specialization
#: Investment. In its turn a company takes one card, a project or an action card, perhaps a loan, and
#: uses free actions beside it.
Ann: specialize environment
Ann: invest dividends pr-1
#: Dividends: the price hangs on one's Income, once a round. PR chips wait for the days of assessment.
Cy: invest environment dividends
#: Cy takes a project: Rain barrels, category Environment, size 1. It gives points now, and the
#: company's Environment level rises.
Bo: invest good-tax-morale dividends pr-1
Cy: place r2c1
#: Every project taken is also a tile on the map, placed in Expansion. Where tiles touch, companies
#: meet.
Ann: bid 2
Bo: bid 3
Cy: bid 1
Bo: invest dumping-wages dividends pr-1
Ann: invest research dividends pr-2 ...
Cy: invest super-dividends dividends
Ann: place r5c5
#> 0.4
#: Tiles of one category side by side are in contact. Whoever places one may cooperate, and both gain
#: Income, or compete, if the new tile is larger, and take from the other.
Ann: bid 3
Bo: bid 4
Cy: bid 7
Cy: invest research dividends
Bo: invest bribe dividends
Ann: invest dividends jobs
Cy: place r1c5
Cy: contact compete
#: Here: Cy's Research 3 next to Ann's Research 2, over the edge of the map, which wraps around. Cy
#: competes and takes a step of Income.
Ann: place r1c1
Ann: bid 1
Bo: bid 1
Cy: bid 2
#: Of three companies two may take projects in a round; then the rest is discarded. Who goes last may
#: find the shelf empty: that is what the bids are for.
Cy: invest environment dividends ...
Bo: invest research dividends
Ann: invest dividends pr-consultant
Cy: place r1c2
#: Round 4: the first PR assessment. The level of each category is the company's image; chips are laid
#: on, in secret, to improve it.
Ann: chip social social
Bo: chip jobs social
#: First, second and third score in each category; whoever has no image at all is left out. Ann had
#: nothing in Social: two chips made her first.
#> 0.3
Ann: bid 1
Bo: bid 1
Cy: bid 1
Bo: invest research dividends pr-1 ...
Cy: invest growth dividends pr-1
Ann: invest dividends social pr-1 ...
Bo: place r2c4
#: Bo lays Research beside his own Research: he cooperates with himself, two steps of Income.
Ann: place r4c5
Ann: bid 1
Bo: bid 1
Cy: bid 0
Bo: invest environment dividends ...
Ann: invest dividends hyperinflation
Cy: invest research dividends ...
Bo: place r3c5
Cy: place r1c3
#: After round 6 the sustainability assessment looks at the weakest of a company's four levels. All of
#: them have neglected something: nothing for anybody.
#
#: Action cards bend the rules in their own moments. Hyperinflation burns everyone's Cash, just before
#: the bids.
Ann: hyperinflation yes
Ann: bid 2
Cy: bid 0
Ann: invest hyperactive dividends
Bo: invest jobs ...
Cy: invest social dividends ...
Bo: place r4c1
Cy: place r2c2
#: The second PR assessment. Ann saves her chip for the last one.
Ann: chip save
Bo: chip social
Cy: chip environment
Ann: bid 0
Cy: bid 2
Cy: invest dividends tricky-accounting pr-1
Bo: invest dividends tax-refund-pr pr-1
Ann: invest environment dividends ...
#> 0.4
#: Ann's turn to compete: a large Environment tile beside a small one of Cy's, three steps of Income
#: change hands.
Ann: place r3c1
Ann: contact compete
Bo: bid 3
Cy: bid 3
Bo: invest dividends social pr-2 ...
Cy: invest dividends tax-refund-pr
Ann: invest dividends market-screening
Bo: place r3c3
Ann: bid 1
Cy: bid 1
#: Round 10, the last offer. Income will count once more, for the valuation; a loan that is not paid
#: back costs two points for each Cash.
Cy: invest dividends pr-machine
Ann: invest social dividends play-market-screening environment pr-2 ...
Bo: invest dividends jobs
Ann: tile S2
Ann: place r3c2
Ann: contact compete compete
Ann: place r1c4
Bo: place r4c2
#: End of the game: cards score, then sustainability again. Ann's lowest level is 2, ten points; Cy
#: still has none in Jobs.
#
#: Company valuation: the highest Income takes 12 points. Only the last assessment is open, and Ann
#: leads Bo by two points.
Ann: chip jobs social
Bo: chip social social social
Cy: chip environment jobs
#: Bo has laid all three chips on Social and takes it from Ann; with Jobs and Research he is first three
#: times.
#
#: 160 to 154 to 130. Six points, one category: the chips were worth it. green-games play green-deal
#: begins a match of your own.
`;
