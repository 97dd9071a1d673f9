import type { Options } from '../../../../engine/game.ts';
import type { Lesson } from '../../../../engine/words.ts';
import type { GreenComponents } from '../../figures.ts';
import { listedNumbers, roundsText } from './numbers.ts';

/** The lessons of a first match, one for each round, with the figures in use. */
export const lessonsFor =
  (components: GreenComponents) =>
  (players: number, options: Options): readonly Lesson[] => {
    const { loanPenalty, mostLoans, rounds, startCash, sustainabilityPoints, sustainabilityRounds } =
      components;
    const isSimple = options['variant'] === 'simple';
    const closes = players < 5;
    const lessons: Lesson[] = [
      {
        title: 'Bids for the turn order',
        text: `You begin with ${startCash} Cash. Each round all bid in secret, and the highest bid goes first. Everybody pays their own bid, then receives their Income as Cash. ${closes ? `Only ${players - 1} of the ${players} companies can take a project in a round, so going last may mean none. In a tie less Cash goes first.` : 'The last in turn takes what is left.'}`,
        now: 'look at the projects of this round: if you want one, bid a little; the bid is gone in any case. Press i for a hint.',
        rules: ['GD-AUC-01', 'GD-ACC-01', ...(closes ? ['GD-INV-12'] : [])],
      },
      {
        title: 'Projects: points now, Income for later',
        text: 'A project costs Cash. It gives points at once, moves your Income up or down by its steps, and raises your level in its category by its size. Income pays you in every round that is left, so a step is worth more now than later.',
        now: 'compare cost, points and steps under the cursor when you invest: in the first rounds prefer steps of Income.',
        rules: ['GD-INV-20', 'GD-INV-21'],
      },
      {
        title: 'The map: who works with whom',
        text: 'Your project is also a tile, and you place it next to your own tiles. A tile of the same category beside it makes contact. You cooperate, and both gain Income by the mean of the sizes; or, with the larger tile, you compete and take the difference from the other. Beside your own tile you cooperate with yourself.',
        now: 'when you place, look for cells beside tiles of the same category, over the edges of the map as well; what a cell brings stands below it.',
        rules: ['GD-EXP-15', 'GD-COOP-02', 'GD-COMP-03'],
      },
      {
        title: 'Sustainability: your lowest level counts',
        text: `After ${roundsText(sustainabilityRounds)} you score by the lowest of your levels: ${listedNumbers(sustainabilityPoints)} points, from no level at all upward. One category without any project gives you the first of these figures, however high the others are.`,
        now: 'find your lowest level on the board, and take a project of that category before the assessment. Press f: it says what you would score now.',
        rules: ['GD-SUS-01', 'GD-SUS-02', 'GD-SUS-03'],
      },
      {
        title: 'Loans',
        text: `If no project suits you, you may take the top loan: its amount is Cash now. You can hold ${mostLoans} and may repay on any later turn. Every Cash that you do not pay back costs ${loanPenalty} points at the end; there is no interest.`,
        now: 'a loan pays when it buys Income early. Leave it if you have nothing to buy.',
        rules: ['GD-LOAN-01', 'GD-LOAN-03', 'GD-LOAN-10', 'GD-LOAN-14'],
      },
      ...(isSimple
        ? []
        : [
            {
              title: 'Dividends, PR and action cards',
              text: `Dividends change Cash into points once a round, whatever else you take. PR chips add to your levels at the PR assessments after ${roundsText(components.prRounds)}. Action cards bend a rule, each at its own moment.`,
              now: 'pay dividends before you end your turn, if you can spare the Cash. Read the action cards on offer with h, and press f for the next assessment.',
              rules: ['GD-DIV-01', 'GD-PR-13', 'GD-INV-29'],
            },
          ]),
      {
        title: 'What the others need',
        text: 'The preview shows the projects of the next round. What others lack to raise their lowest level, they will bid for; where they have a small tile, a larger one of yours can compete.',
        now: 'press b for the other companies, and bid more in a round in which there is one project that all need.',
        rules: ['GD-SETUP-10', 'GD-COMP-01'],
      },
      {
        title: 'The last rounds',
        text: `The game ends after round ${rounds}. Cash that you do not spend only breaks ties, and Income that comes late pays seldom: now points count.${isSimple ? '' : ` Income counts once more in the company valuation.`} Repay loans in your last turn.`,
        now: `press s for the points.${isSimple ? ' The full game adds dividends, PR and action cards: play it next.' : ''}`,
        rules: ['GD-GEN-17', 'GD-LOAN-05', 'GD-END-01'],
      },
    ];
    return lessons;
  };
