/** The words of positions and events, for people who write them. */
export const vocabulary = `POSITION (given, then)
  Everything omitted is as it is after set-up.
  round                 number of the auction              first         the seat that wins equal bids first
  stock                 lots: the one for sale, then the face-down ones in order
  aside                 lots for which nobody bid; if stock is given, also every lot that is named nowhere
  players {seat: {money, lots}}                            random       the state of the match's chance
  over                  whether the points are counted
EVENTS
  {begin: auction}, then an answer {seat, ask: bid, answer: n} of every seat; {begin: finalScoring}
THEN, besides the position
  scores, winners       by seat; seats                     log          the kinds of entries, in order
`;
