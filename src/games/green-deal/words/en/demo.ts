import type { DemoTexts } from '../../../manifest.ts';

/** The texts of the demo. */
export const demo: DemoTexts = {
  title: 'Green Deal in three minutes',
  captions: [
    'Green Deal: three companies, ten rounds. The most points win. Cash buys points; by itself it only breaks ties.',
    'Each round begins with an auction for the turn order. All bid in secret; then everyone pays their own bid and receives Income.',
    'The board: left the map, right a row for each company with its turn, Cash, Income with its step, points, and its levels in Environment, Jobs, Social, Research. Below: projects with cost, points, Income.',
    'All have bid the same. The company with less Cash would go first, then the one with less Income; both are equal, so lots are drawn: Ann, Cy, Bo.',
    'Investment. In its turn a company takes a project, or an action card, or a loan, or an action card and a loan, or nothing. Free actions come on top.',
    'Dividends: once a round a company may pay Cash for points, at the price that goes with its Income. PR chips are for the PR assessments.',
    "Cy takes a project: Rain barrels, category Environment, size 1. It gives points at once and raises Cy's Environment level by its size.",
    'Every project is also a tile, which goes on the map in the Expansion phase. After its first tile a company places next to its own ones.',
    'Tiles of one category that share an edge are in contact. Beside a tile of another company the placer cooperates, and both gain Income, or competes, if its tile is larger, and takes Income.',
    "Here Cy's Research 3 lies beside Ann's Research 2, over the edge of the map, which wraps around. Cy competes and takes a step of Income.",
    'Of three companies two may take projects in a round; the projects left over are discarded. Whoever goes last may find none: that is what the bids are for.',
    "Round 4: the first PR assessment. A company's image in a category is its level plus the PR chips that it lays there in secret.",
    "The best three images of each category score 8, 4 and 2 points; an image of 0 scores nothing. Ann's level in Social was 0: two chips made her first.",
    'Bo places Research beside Research of his own: he cooperates with himself and gains two steps of Income.',
    "After round 6 comes the sustainability assessment, which scores the lowest of a company's four levels. Each of the three still has a level of 0: nothing for anybody.",
    "Action cards change the rules, each at its own moment. Hyperinflation takes half of everyone's Cash, rounded down, just before the bids.",
    'The second PR assessment. Ann saves her chip for the last one.',
    "Now Ann competes: a large Environment tile beside a small one of Cy's, and three steps of Income change hands.",
    'Round 10, the last. Income counts once more in the company valuation; every Cash of a loan that is not paid back costs two points.',
    "End of the game: endgame action cards score, then sustainability once more. Ann's lowest level is 2, ten points; Cy's is still 0, in Jobs.",
    'Company valuation: 12, 8 and 4 points for the three highest Incomes. Only the last PR assessment is left, and Ann leads Bo by two points.',
    'Bo has laid all three chips on Social and comes first there, ahead of Ann. He is first in Jobs, too, and in Research, where Bribe wins him the tie.',
    '160 to 154 to 130: those three chips have decided the match.',
    'May she also take a project of that category?',
  ],
};
