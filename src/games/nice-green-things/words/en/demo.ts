import type { DemoTexts } from '../../../manifest.ts';

/** The texts of the demo. */
export const demo: DemoTexts = {
  title: 'Nice Green Things in three minutes',
  captions: [
    'Nice Green Things is for two. Both collect nature projects in eco systems. Projects are paid for with queue points: what one player pays, the other gets.',
    'Five projects wait in the queue. The front one is free; each place further back costs one queue point more, four for the last.',
    'The board: the queue, then the tug of war over queue points, then cashflow. Eco systems show pops, S for science, H for habitat; 0<1 means that H is short. In the table the larger count has [brackets].',
    'Bo takes Reef camera from position 2 for one queue point. The point goes to Ann: she has 1 now, and Bo has -1.',
    'The card begins a blue eco system, in the science row. An eco system has three rows: habitat at the bottom, science in the middle, pops (groups of animals or plants) at the top.',
    'Then the die trashes the project at the position that it shows: a 1 is the front project. The queue moves up and is filled again.',
    'Ann reaches for the last place: Salmon ladder costs four points, which Bo gets. Nobody may have more than 4 or fewer than -4.',
    'Blue call-out is a rescue project: it lies beside the eco systems and may be exchanged later for the top project of the trash pile.',
    'While a card is added to an eco system, its other cards may change rows as well. The other eco systems stay as they are.',
    'Here is an exchange: Ann gives up Red call-out for Show-cave visitor centre, which the die has just trashed. Her cashflow rises to 3.',
    'Cashflow is a level, not money to spend: some symbols raise it, some lower it, and it may never fall below 0. A project that would bring it there cannot be bought.',
    'In an eco system a pop type counts as often as the least of three: its own symbols in the top row, the science symbols, the habitat symbols. Nobody has filled all three rows of one yet.',
    'Bat night walk gives the black eco system its habitat. Now one fish and one octopus count.',
    'Ann fills all three rows of an eco system as well: a plant, a tree and, with Bat-box avenue moved up, a bat.',
    'For each pop type, the player with more of it scores a point for every one of theirs at the end, and the other nothing. Equal counts score for nobody.',
    'Just now Bo could buy nothing: each project cost more queue points or more cashflow than he had. Then the front project is trashed, the die is rolled, and the turn passes.',
    'The stock runs out. Bo pays four points for Seabird and turtle day: with Mudflat guard moved down as a habitat, a bird and a reptile count.',
    'The queue is no longer filled. Two projects are left, then one.',
    'No project is left: the game is over. Both show their secret targets: types that score three times as much for their owner.',
    "Fish is a target of Bo's: one fish scores three points. Amphibians and octopuses score most of the others, and Bo wins by 11 to 4.",
    'May Ann buy Bat-box avenue?',
  ],
};
