/** The words of positions and events, for people who write them. */
export const vocabulary = `POSITION (given, then)
  Everything left out is as right after set-up.
  round                 number of the auction, from 1      first 0..4   the seat whose bid goes before equal ones
  stock                 lots: the one for sale, then those face down in their order
  aside                 lots for which nobody bid; where stock is given, every lot that is named nowhere lies here
  players {seat: {money, lots}}                            random       four numbers: the state of the match's chance
  over                  whether the points are counted
EVENTS
  {begin: auction}, then an answer {seat, ask: bid, answer: n} of every seat; {begin: finalScoring}
THEN, besides the position
  scores, winners       by seat; seats                     log          the kinds of entries, in order
`;
