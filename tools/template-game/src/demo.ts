import type { GameDemo } from '../manifest.ts';

const script = `#! game: template-game
#! title: Template Game
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#: Template Game: one lot after another is sold. All bid in secret; the highest bid pays.
#> 0.5
#: The garden is worth three points. Ann bids as much for it, and Bo and Cy bid less.
Ann: bid 3
Bo: bid 1
Cy: bid 2
#: The wood is worth six. Bo and Cy bid the same; Bo is the first seat now, so the wood is Bo's.
Bo: bid 5
Cy: bid 5
Ann: bid 4
#: The first seat passes to the left after every auction.
Cy: bid 5
Ann: bid 3
Bo: bid 4
Ann: bid 3
Bo: bid 1
Cy: bid 2
Bo: bid 2
Cy: bid 0
Ann: bid 1
Cy: bid 3
Ann: bid 1
Bo: bid 2
Ann: bid 4
Bo: bid 2
Cy: bid 3
Bo: bid 3
Cy: bid 1
Ann: bid 2
Cy: bid 2
Ann: bid 0
Bo: bid 1
Ann: bid 2
Bo: bid 0
Cy: bid 1
Bo: bid 4
Cy: bid 2
Ann: bid 3
Cy: bid 3
Ann: bid 1
Bo: bid 2
#: Two lots are left. Cy has saved enough for the lake.
Ann: bid 3
Bo: bid 2
Cy: bid 4
#: Nobody bids for the last lot: it is put aside.
Bo: bid 0
Cy: bid 0
Ann: bid 0
#: The most points win. Cy's lots make 19 points, more than anybody else's: Cy wins with 19.
`;

/** Template Game in a minute: a whole match as a script with captions. */
export const demo: GameDemo = { script, picture: 'The wood' };
