import type { Options } from '../../../../engine/game.ts';
import type { Lesson } from '../../../../engine/words.ts';
import type { ReputationComponents } from '../../components.ts';

/** The lessons of a first match, one for each round, with the figures in use. */
export const lessonsFor =
  ({ creditsOfHq, reputationOfHq, rounds, workers }: ReputationComponents) =>
  (players: number, options: Options): readonly Lesson[] => {
    const own = workers[players] ?? 0;
    return [
      {
        title: 'A project for profit, a project for your name',
        text: `You have ${own} workers in HQ. On your turn you bid on the private project, or on the public one, or speculate (pass; a player who leads must). The private project goes to the most workers and costs its winner reputation. A bid on the public project takes as many workers as its card shows and moves at least one of its credits to the private project; the last to bid leads. Then both neighbours of its winner bid workers in secret to share its reputation.`,
        now: 'read on the board what each project gives and costs, and press i for a hint. Bidding ends when all have speculated in a row.',
        rules: ['REP-BID-02', 'REP-BID-09', 'REP-BID-16', 'REP-BID-05'],
      },
      {
        title: 'Workers come back slowly',
        text: 'Workers of a winning bid stay on the project. Each round at most one from each of your stacks goes to the break room, and from there to HQ. If you spend many workers at once, you cannot bid for a long time.',
        now: 'look at the break rooms: a player with an empty HQ is no rival in this round. On the private project one worker more than the leader is enough.',
        rules: ['REP-RET-03', 'REP-HQ-02', 'REP-BID-07'],
      },
      {
        title: 'Co-sponsors',
        text: 'The winner of the public project shares its reputation with a neighbour: both neighbours bid workers in secret, the larger bid wins, and in a tie the hand with the marker decides. The co-sponsor gets the full reputation, but no credits.',
        now: 'this is the cheapest reputation there is: look how many workers the other neighbour has in HQ before you bid.',
        rules: ['REP-COS-05', 'REP-COS-07', 'REP-COS-15'],
        asks: ['hand', 'co-bid'],
      },
      ...(options['identities'] === 'none'
        ? []
        : [
            {
              title: 'Your power and your agenda',
              text: 'Your corporation has a power that goes before the rules, and your CEO an agenda that pays reputation tokens when you meet it. The others have theirs, and they lie open.',
              now: 'press h to read yours, and b for those of the others. When may yours be used?',
              rules: ['REP-IDN-01', 'REP-IDN-02', 'REP-COMP-08'],
              asks: ['decline', 'recall', 'whitewash', 'chosen-partner', 'casting-vote'],
            },
          ]),
      {
        title: 'Credits are secret, private cards are covered',
        text: 'Nobody sees how many credits another has. Private cards that were won lie face down: what reputation they cost must be remembered. But everybody has seen which credits lay beside a project when it was won.',
        now: 'press s: it shows what you know of the scores, as bounds. Press l to look up who won which project.',
        rules: ['REP-INFO-01', 'REP-INFO-03'],
      },
      {
        title: 'Feeding the private project',
        text: 'Credits that a public bid moves stay with the private project, even if the bidder is outbid. If you want the private project, move many; if a rival will win it, move one.',
        now: 'decide before you bid which project you want in this round: a leader must speculate and cannot bid on the other.',
        rules: ['REP-BID-20', 'REP-BID-17', 'REP-BID-03'],
      },
      {
        title: 'Nobody may be last in reputation',
        text: `At the end reputation counts first: public projects and workers in HQ add to it, private projects take from it. The lowest is eliminated, whatever the profit. ${own} workers in HQ would give ${reputationOfHq[own] ?? 0} reputation and ${creditsOfHq[own] ?? 0} credits.`,
        now: 'compare the public cards that lie between the players. If you could be the lowest, take reputation before profit.',
        rules: ['REP-END-03', 'REP-END-07', 'REP-END-09'],
      },
      {
        title: 'The last rounds',
        text: `The game ends after round ${rounds}. Workers that are not in HQ then count for nothing, and they need more than a round to come back: the last large bid should be a good one.`,
        now: 'count the rounds that are left, and press f for what both sponsors would keep.',
        rules: ['REP-ROUND-01', 'REP-END-02'],
      },
    ];
  };
