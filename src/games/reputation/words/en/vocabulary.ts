/** The words of positions, events and answers, for authors of scenarios. */
export const vocabulary = `\
Reputation: words of positions, scenarios and scripts

Seats are 0, 1, 2 … clockwise. The left neighbour of a seat is the next one, the right neighbour the one before. What a
position leaves out is as right after set-up, with seat 0 beginning and nobody holding a corporation or a CEO. Workers
that are placed nowhere are in HQ. Spaces: left, middle, right; their sources are the stack shared with the left
neighbour, the private stack, and the stack shared with the right neighbour.

given
  round, startPlayer, toMove, speculationRun, biddingOver, gameOver, nextStep (a step, or over)
  hq, credits, repTokens            {seat: number}
  breakRoom                         {seat: {left, middle, right}}, each 0 or 1
  privateStacks                     {seat: {cards: [...], workers}}, the top card first
  sharedStacks                      [{pair: [seat, left neighbour], cards: [...], workers: {seat: number}}]
  privateCard, publicCard           the current projects, or none; one left out has a face that does not matter
  creditsOnPrivate, creditsOnPublic credits beside them
  privateBid, publicBid             {player, workers}: the leader and the workers lying on the bid
  pendingPublic                     {player, card, workers}: the won public project until step 5 is over
  marker                            {with: publicDeck, publicCard or a seat}
  privateSponsor, coSponsor         seats; outbid: a list of seats that were outbid this round
  coSponsorshipSkipped              true where this round has no step 5
  powers                            {seat: {name, rule, used}}
  agendas                           {seat: {name, rule, tokens, repeatable, met}}
  deckSize, privateDeckTop, publicDeckTop, deckCards, unusedCards, unusedCardFaces, box, bank, random
  reputationParts                   {seat: {hq, agenda, public, private}} counted in place of the table
  hqCounts, reputation, profit, eliminated, winners

cards
  A private project is its name or {name, loss}, a public one its name or {name, credits, workers, reputation}. A rule is
  one of {kind: privateTie | coTieWin | publicMinusOne | chooseCo | noPrivateLoss | dualLead, uses},
  {kind: recall, uses, workers}, {kind: outbidCredit, uses, credits}; of an agenda {kind: winPrivateCredits |
  winPublicWorkers, min}, {kind: coSponsorMaxBid | winPrivateMaxBid, max}, {kind: mostHq | sponsorBothStacks |
  outbidNoSponsor | privateAndPublic}.

when
  {seat, do: bidPrivate, workers}   {seat, do: bidPublic, moveCredits}   {seat, do: speculate}
  {seat, do: commitHand, hand: left | right}   {seat, do: commitCoBid, workers}
  {seat, do: usePower, power, ...}  with from {space: workers} for Recall, partner: left | right for Chosen partner,
                                    workers or moveCredits for a bid (or the bid follows as an event of its own)
  {step: setup, players}            {step: returnWorkers | workersToHQ, decline: {seat: [space, ...]}}
  {step: reveal | determineWinners | resolveCoSponsorship | prepareNextRound | finalScoring}
  {step: hqTables | eliminateAndRank | reputationFromPublic}   {step: view, viewer: seat | spectator}
  Any step takes answers: [{seat, ask: value}]. Without one everything moves and no power is used.

then: the words of given, and
  nextPlayer, legal {seat: {bidPrivate: {min, max}, bidPublic: {workers, minMove, maxMove}, speculate}}, boxed, toBank,
  coSponsorCandidates {left, right}, reputationFromHQ, creditsFromHQ, reputationFromPublic, view {...} with committed,
  hand, coBids, deckCards, unusedCardFaces; hidden: cannot be known by the viewer, none: does not exist

answers (seat: ask value)
  decline: done, left, middle, right         what stays where it is in steps 1 and 6
  act: bid-private, bid-match, bid-public, automation, parallel-desk, recall, speculate
  workers: number      credits: number       recall: left, middle, right, done
  whitewash: true, false                     hand: left, right      co-bid: number
  chosen-partner: left, right, decline       casting-vote: true, false
`;
