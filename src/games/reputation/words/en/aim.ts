import type { Options } from '../../../../engine/game.ts';
import type { Aim } from '../../../../engine/words.ts';
import type { ReputationComponents } from '../../components.ts';
import { PLAYERS_TO_LOSE_TWO } from '../../final-scoring.ts';

/** The worth of 0, 1, 2 and so on workers in HQ, up to the number of workers that a player has. */
const ofHq = (table: readonly number[], workers: number): string =>
  `${table.slice(0, workers + 1).join(', ')} for 0 to ${workers} workers`;

/** The aim of a corporation, with the figures in use (REP-OBJ-01, REP-END-03 to REP-END-16). */
export const aimFor =
  (components: ReputationComponents) =>
  (players: number, options: Options): Aim => {
    const { rounds, creditsOfHq, reputationOfHq } = components;
    const workers = components.workers[players] ?? 0;
    const hasIdentity = options['identities'] !== 'none';
    const out =
      players < PLAYERS_TO_LOSE_TWO ? 'The lowest in reputation is' : 'The two lowest in reputation are';
    return {
      you: `You run one of ${players} corporations with ${workers} workers. ${out} eliminated at the end (a tie saves); of the others the largest profit wins.`,
      points: [
        { source: 'credits-earned', worth: 'profit: 1 for each credit you have gained', rule: 'REP-END-16' },
        {
          source: 'credits-of-hq',
          worth: `profit ${ofHq(creditsOfHq, workers)}`,
          rule: 'REP-END-15',
        },
        {
          source: 'reputation-hq',
          worth: ofHq(reputationOfHq, workers),
          rule: 'REP-END-03',
        },
        {
          source: 'reputation-public',
          worth: 'their figures, to your left and right',
          rule: 'REP-END-05',
        },
        {
          source: 'reputation-private',
          worth: 'minus their figures',
          rule: 'REP-END-07',
        },
        ...(hasIdentity
          ? [{ source: 'reputation-agenda', worth: '1 for each token of your agenda', rule: 'REP-END-04' }]
          : []),
      ],
      round:
        'One private and one public project are auctioned: bid workers on one, or speculate, until all have done so in a row. A public bid moves credits to the private project. Then a neighbour of the public winner shares its reputation. Workers on projects come back slowly.',
      end: `After ${rounds} rounds: reputation first, then profit.`,
      plan: 'Private projects bring the credits that others moved there but cost reputation: balance them with public ones, or co-sponsor a neighbour cheaply. Keep some workers in HQ, and never be the lowest in reputation.',
    };
  };
