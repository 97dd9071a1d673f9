import type { DemoCourse } from '../manifest.ts';

const script = `#! game: green-deal
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#> 0.35
#: 1
#
#: 2
#
#: 3
Ann: bid 3
Bo: bid 3
Cy: bid 3
#: 4
Ann: invest specialization
#: 5
Ann: specialize environment
#: 24
#! refused
Ann: invest environment
Ann: invest dividends pr-1
#: 6
Cy: invest environment dividends
#: 7
Bo: invest good-tax-morale dividends pr-1
Cy: place r2c1
#: 8
Ann: bid 2
Bo: bid 3
Cy: bid 1
Bo: invest dumping-wages dividends pr-1
Ann: invest research dividends pr-2 ...
Cy: invest super-dividends dividends
Ann: place r5c5
#> 0.25
#: 9
Ann: bid 3
Bo: bid 4
Cy: bid 7
Cy: invest research dividends
Bo: invest bribe dividends
Ann: invest dividends jobs
Cy: place r1c5
Cy: contact compete
#: 10
Ann: place r1c1
Ann: bid 1
Bo: bid 1
Cy: bid 2
#: 11
Cy: invest environment dividends ...
Bo: invest research dividends
Ann: invest dividends pr-consultant
Cy: place r1c2
#: 12
Ann: chip social social
Bo: chip jobs social
#: 13
#> 0.2
Ann: bid 1
Bo: bid 1
Cy: bid 1
Bo: invest research dividends pr-1 ...
Cy: invest growth dividends pr-1
Ann: invest dividends social pr-1 ...
Bo: place r2c4
#: 14
Ann: place r4c5
Ann: bid 1
Bo: bid 1
Cy: bid 0
Bo: invest environment dividends ...
Ann: invest dividends hyperinflation
Cy: invest research dividends ...
Bo: place r3c5
Cy: place r1c3
#: 15
#
#: 16
Ann: hyperinflation yes
Ann: bid 2
Cy: bid 0
Ann: invest hyperactive dividends
Bo: invest jobs ...
Cy: invest social dividends ...
Bo: place r4c1
Cy: place r2c2
#: 17
Ann: chip save
Bo: chip social
Cy: chip environment
Ann: bid 0
Cy: bid 2
Cy: invest dividends tricky-accounting pr-1
Bo: invest dividends tax-refund-pr pr-1
Ann: invest environment dividends ...
#> 0.25
#: 18
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
#: 19
Cy: invest dividends pr-machine
Ann: invest social dividends play-market-screening environment pr-2 ...
Bo: invest dividends jobs
Ann: tile S2
Ann: place r3c2
Ann: contact compete compete
Ann: place r1c4
Bo: place r4c2
#: 20
#
#: 21
Ann: chip jobs social
Bo: chip social social social
Cy: chip environment jobs
#: 22
#
#: 23
`;

/** Green Deal in three minutes: a whole match as a script with captions. */
export const demo: DemoCourse = { script, picture: 10 };
