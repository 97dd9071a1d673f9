/** The words of positions, events and answers, for authors of scenarios. */
export const vocabulary = `POSITION (given, then)
  As soon as queue, stock, trash, area, placing or countsDirect is given, those left out are empty and targets left out
  are none. Everything else left out is as right after set-up: turn 0, round 1, phase buy, cash 1, qp 0.
  queue, stock, trash   lists of cards: front first, next to be drawn first, top first
  a card                the name or id of a card of the box, or one written out: {name, suit: green | red | black | blue,
                        pops: {type: n}, science: n, habitat: n, cash: n, cost: n, crowd: n, crowdLoss: n, rescue: true,
                        visitor: true}. A card with neither suit nor rescue nor visitor is a filler: it lies aside when
                        bought and is listed nowhere in then.
  turn 0 | 1            the seat whose turn it is      round   number of the turn, from 1
  phase                 buy | roll | end | scoring (the last project has left) | over
  emptied               the queue position emptied this turn, in phase roll (default 1); queue lists the others
  die                   the last roll, 0 before the first      givenUp   rescue projects given up this turn
  placing               an acquired card that is still to be put into an eco system
  qp {0: n, 1: -n}      queue points, -4 to 4          cash {seat: n}   the cashflow as it is
  area {seat: {ecosystems: [{id, suit, habitat, science, pops}], aside: [cards]}}   rows are lists of cards
  targets {seat: [types]}                              countsDirect {seat: {type: n}}   counts instead of an area
  random                four numbers: the state of the match's chance
  types                 plant fungus fish amphibian reptile bird mammal octopus insect worm tree bat

EVENTS (when)
  {seat, do: buy, position, to, row, rearrange}   to: an eco system's id or new; row: habitat | science | pops;
                                                  rearrange {card: row} for cards that lie there already
  {seat, do: pass}                                buy nothing
  {seat, do: roll, result}                        the die, then moving up and the refill
  {seat, do: exchange, rescue, to, row, rearrange}
  {seat, do: rearrange, eco, rows}                rearranging without adding a card (never allowed)
  {seat, do: endTurn}
  {step: setup, deckSize}   {step: finalScoring}   {step: ecoValues}   {step: view, viewer}
  Without to and row a card begins a new eco system in the lowest row that it fits.

ONLY IN then
  names of cards in queue, stock, trash; queueSize stockSize prices canBuy targetCards gameOver winner (0 | 1 | draw)
  aside {seat: [names]}   ecosystems {seat: [{suit, habitat, science, pops}]}   ecoValue {id: {type: n}}
  counts {seat: {type: n}}   pointsByType {type: {seat: n}}   points {seat: n}
  view {targets, stockSize, stockCards, trash}    hidden is what the viewer may not know

ANSWERS (ask: values)
  buy: a card of the queue, exchange, pass    exchange: an own rescue project    to: an eco system or new
  row: habitat | science | pops    rearrange: a card, done    roll: roll, exchange    end-turn: end-turn, exchange
`;
