/** The words of Green Deal's positions, steps and answers, for authors of scenarios. */
export const vocabulary = `options: {variant: standard | simple, incomeScale: stepped | linear}

given: what differs from the state right after set-up; maps are merged key by key, lists are replaced
  variant: standard | simple    round: 1..10    turnOrder: [seats]    caps: {cash, income, level}    bids: {seat: amount}
  players: {seat: {cash, income or incomeStep, vp, levels: {environment, jobs, social, research}, loans: [amounts owed],
    shortfall, actionCards: [ids], usesLeft: {id: n}, prChips: [values], projects: [{category, size}],
    specialization: category, cashCowPaid: [categories], dueTiles: [{category, size}]}}
  market: {sustainability: {category: {cost, income, vp, size} or id or null}, action: [ids], closed: true | false}
  preview: {sustainability, action}    prSupply: {value: count}    prPrices: {value: cash}    loanDeck: [amounts, top first]
  dividends: {income: {cash, vp}}    mapSize: {rows, cols}    startCells: [cells]    map: {cell: {owner, category, size}}
  cells are r<row>c<column> from r1c1, top left of the zone in play
  also printed, to go on with a match exactly: step, turn (place in the turn order), decks: {sustainability, action},
  discards: {sustainability, action}, random, and of a seat points: {source: n, cards: {id: n}} and
  thisRound: {projects, actions, refund, loan, repaid, screening, chips, chipPoints, dividends, taken: [ids]}

when: steps, each run to its end; refused answers change nothing, are listed in then.refused, and the next one is tried
  {step: setup | inspect}
  {step: beforeAuction, answers: [{seat, play: hyperinflation | lawsuit}]}
  {step: auction, answers: [{seat, bid, spy: true, sabotage: true, insider: 1 | -1}], coin: [seats as drawn]}
  {step: accounting | endRound | sustainabilityAssessment | companyValuation | endgameCards | gameEnd}
  {step: investment, answers: [{seat, actions: [
     {takeSustainability: category}, {takeAction: id, category}, {takeLoan: true}, {taxRefund: cash | pr}, {buyPr: value},
     {payDividends: true}, {repayLoan: amount owed, pay: cash}, {playCard: market-screening},
     {playCard: resource-transfer, from: category, to: category}]}]}
  {step: expansion, answers: [{seat, place: cell, tile: {category, size}, use: internationalization,
     contacts: [{cell, choice: cooperate | compete}]}]}
  {step: prAssessment, answers: [{seat, place: {category: [chips]}, save: chip, afterReveal: true}]}
  {step: finalAssessments, answers: as in prAssessment}

then: the words of given, and refused: [{seat, <first word of the answer>: value}], images: {category: {seat: n}},
  prAwards: {category: {seat: vp}}, sustainabilityAwards, valuationAwards: {seat: vp}, cardAwards: {seat: {id: vp}},
  winners: [seats], legalCells: {seat: [cells]}, counts: {marketSustainability, marketAction, previewSustainability,
  previewAction, loans, prChips}

asked in play: invest (a category, an action card's id, tax-refund-cash, tax-refund-pr, loan, pr-1, pr-2, pr-3, dividends,
  repay, play-market-screening, play-resource-transfer, done), specialize, repay, pay, lower, raise, hyperinflation, lawsuit,
  spy, bid, sabotage, insider, tile, internationalization, place, next-contact, contact (cooperate, compete, leave),
  chip (a category, save, give-up)
`;
