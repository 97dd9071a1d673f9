import type { GameDemo } from '../manifest.ts';

const script = `#! game: green-deal
#! title: Green Deal in three minutes
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#> 0.35
#: Green Deal: three companies, ten rounds. The most points win. Cash buys points; by itself it only
#: breaks ties.
#
#: Each round begins with an auction for the turn order. All bid in secret; then everyone pays their
#: own bid and receives Income.
#
#: The board: left the map, right a row for each company with its turn, Cash, Income with its step,
#: points, and its levels in Environment, Jobs, Social, Research. Below: projects with cost, points, Income.
Ann: bid 3
Bo: bid 3
Cy: bid 3
#: All have bid the same. The company with less Cash would go first, then the one with less Income;
#: both are equal, so lots are drawn: Ann, Cy, Bo.
Ann: invest specialization
#: Investment. In its turn a company takes a project, or an action card, or a loan, or an action card
#: and a loan, or nothing. Free actions come on top.
Ann: specialize environment
#: May she also take a project of that category?
#! refused
Ann: invest environment
Ann: invest dividends pr-1
#: Dividends: once a round a company may pay Cash for points, at the price that goes with its Income.
#: PR chips are for the PR assessments.
Cy: invest environment dividends
#: Cy takes a project: Rain barrels, category Environment, size 1. It gives points at once and raises
#: Cy's Environment level by its size.
Bo: invest good-tax-morale dividends pr-1
Cy: place r2c1
#: Every project is also a tile, which goes on the map in the Expansion phase. After its first tile a
#: company places next to its own ones.
Ann: bid 2
Bo: bid 3
Cy: bid 1
Bo: invest dumping-wages dividends pr-1
Ann: invest research dividends pr-2 ...
Cy: invest super-dividends dividends
Ann: place r5c5
#> 0.25
#: Tiles of one category that share an edge are in contact. Beside a tile of another company the placer
#: cooperates, and both gain Income, or competes, if its tile is larger, and takes Income.
Ann: bid 3
Bo: bid 4
Cy: bid 7
Cy: invest research dividends
Bo: invest bribe dividends
Ann: invest dividends jobs
Cy: place r1c5
Cy: contact compete
#: Here Cy's Research 3 lies beside Ann's Research 2, over the edge of the map, which wraps around. Cy
#: competes and takes a step of Income.
Ann: place r1c1
Ann: bid 1
Bo: bid 1
Cy: bid 2
#: Of three companies two may take projects in a round; the projects left over are discarded. Whoever
#: goes last may find none: that is what the bids are for.
Cy: invest environment dividends ...
Bo: invest research dividends
Ann: invest dividends pr-consultant
Cy: place r1c2
#: Round 4: the first PR assessment. A company's image in a category is its level plus the PR chips
#: that it lays there in secret.
Ann: chip social social
Bo: chip jobs social
#: The best three images of each category score 8, 4 and 2 points; an image of 0 scores nothing. Ann's
#: level in Social was 0: two chips made her first.
#> 0.2
Ann: bid 1
Bo: bid 1
Cy: bid 1
Bo: invest research dividends pr-1 ...
Cy: invest growth dividends pr-1
Ann: invest dividends social pr-1 ...
Bo: place r2c4
#: Bo places Research beside Research of his own: he cooperates with himself and gains two steps of
#: Income.
Ann: place r4c5
Ann: bid 1
Bo: bid 1
Cy: bid 0
Bo: invest environment dividends ...
Ann: invest dividends hyperinflation
Cy: invest research dividends ...
Bo: place r3c5
Cy: place r1c3
#: After round 6 comes the sustainability assessment, which scores the lowest of a company's four
#: levels. Each of the three still has a level of 0: nothing for anybody.
#
#: Action cards change the rules, each at its own moment. Hyperinflation takes half of everyone's Cash,
#: rounded down, just before the bids.
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
#> 0.25
#: Now Ann competes: a large Environment tile beside a small one of Cy's, and three steps of Income
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
#: Round 10, the last. Income counts once more in the company valuation; every Cash of a loan that is
#: not paid back costs two points.
Cy: invest dividends pr-machine
Ann: invest social dividends play-market-screening environment pr-2 ...
Bo: invest dividends jobs
Ann: tile S2
Ann: place r3c2
Ann: contact compete compete
Ann: place r1c4
Bo: place r4c2
#: End of the game: endgame action cards score, then sustainability once more. Ann's lowest level is 2,
#: ten points; Cy's is still 0, in Jobs.
#
#: Company valuation: 12, 8 and 4 points for the three highest Incomes. Only the last PR assessment is
#: left, and Ann leads Bo by two points.
Ann: chip jobs social
Bo: chip social social social
Cy: chip environment jobs
#: Bo has laid all three chips on Social and comes first there, ahead of Ann. He is first in Jobs, too,
#: and in Research, where Bribe wins him the tie.
#
#: 160 to 154 to 130: those three chips have decided the match.
`;

/** Green Deal in three minutes: a whole match as a script with captions. */
export const demo: GameDemo = { script, picture: "Here Cy's Research 3" };
