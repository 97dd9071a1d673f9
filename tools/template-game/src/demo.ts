import type { DemoCourse } from '../manifest.ts';

const script = `#! game: template-game
#! seat: Ann
#! seat: Bo
#! seat: Cy
#! seed: demo
#: 1
#> 0.5
#: 2
Ann: bid 3
Bo: bid 1
Cy: bid 2
#: 3
#: 8
#! refused
Bo: bid 99
Bo: bid 5
Cy: bid 5
Ann: bid 4
#: 4
Cy: bid 5
Ann: bid 3
Bo: bid 4
#: 9
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
#: 5
Ann: bid 3
Bo: bid 2
Cy: bid 4
#: 6
Bo: bid 0
Cy: bid 0
Ann: bid 0
#: 7
`;

/** Template Game in a minute: a whole match as a script with captions. */
export const demo: DemoCourse = { script, picture: 3 };
