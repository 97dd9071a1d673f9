import type { DemoCourse } from '../manifest.ts';

const script = `#! game: reputation
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#> 0.5
#: 1
#
#: 2
#
#: 3
Cy: act bid-public
Cy: credits 1
#: 4
Ann: act bid-private
Ann: workers 6
#: 5
Bo: act bid-public
Bo: credits 2
#: 6
#
#: 7
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
#: 20
#! refused
Cy: act bid-public
#: 8
Cy: act bid-match
Ann: act bid-private
Ann: workers 7
#> 0.25
Cy: act bid-private
Cy: workers 8
Ann: act bid-private
Ann: workers 9
Cy: act bid-private
#: 9
#
#: 10
Bo: hand right
Ann: co-bid 1
#: 11
#> 0.25
#: 12
Ann: decline done
Bo: decline done
Cy: decline done
Ann: act bid-public
#: 13
Ann: credits 9
Bo: act bid-public
Ann: act bid-private
Ann: workers 3
#: 14
#
#: 15
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
#: 16
Ann: hand left
Bo: co-bid 1
Cy: co-bid 1
Ann: decline done
Bo: decline done
#: 17
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
#: 18
#
#: 19
`;

/** Reputation in three minutes: a whole match as a script with captions. */
export const demo: DemoCourse = { script, picture: 16 };
