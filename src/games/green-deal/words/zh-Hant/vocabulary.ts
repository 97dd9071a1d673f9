/** The words of Green Deal's positions, steps and answers, for authors of scenarios. */
export const vocabulary = `options: {variant: standard | simple, incomeScale: stepped | linear}

given：與設置後局面的差異；表逐項合併，清單整體取代
  variant: standard | simple    round: 1..10    turnOrder: [seats]    caps: {cash, income, level}    bids: {seat: amount}
  players: {seat: {cash, income 或 incomeStep, vp, levels: {environment, jobs, social, research}, loans: [欠款],
    shortfall, actionCards: [ids], usesLeft: {id: n}, prChips: [values], projects: [{category, size}],
    specialization: category, cashCowPaid: [categories], dueTiles: [{category, size}]}}
  market: {sustainability: {category: {cost, income, vp, size} 或 id 或 null}, action: [ids], closed: true | false}
  preview: {sustainability, action}    prSupply: {value: count}    prPrices: {value: cash}    loanDeck: [金額，由上到下]
  dividends: {income: {cash, vp}}    mapSize: {rows, cols}    startCells: [cells]    map: {cell: {owner, category, size}}
  格子為 r<列>c<欄>，從使用區域左上角的 r1c1 起
  另外也會印出、用來原樣繼續對局的有：step、turn（順位中的位置）、decks: {sustainability, action}、
  discards: {sustainability, action}、random，以及座位的 points: {source: n, cards: {id: n}} 與
  thisRound: {projects, actions, refund, loan, repaid, screening, chips, chipPoints, dividends, taken: [ids]}

when：步驟，各自進行到結束；遭拒絕的回答不改變任何事，列在 then.refused 中，接著嘗試下一個回答
  {step: setup | inspect}
  {step: beforeAuction, answers: [{seat, play: hyperinflation | lawsuit}]}
  {step: auction, answers: [{seat, bid, spy: true, sabotage: true, insider: 1 | -1}], coin: [依抽出順序的座位]}
  {step: accounting | endRound | sustainabilityAssessment | companyValuation | endgameCards | gameEnd}
  {step: investment, answers: [{seat, actions: [
     {takeSustainability: category}, {takeAction: id, category}, {takeLoan: true}, {taxRefund: cash | pr}, {buyPr: value},
     {payDividends: true}, {repayLoan: 欠款, pay: cash}, {playCard: market-screening},
     {playCard: resource-transfer, from: category, to: category}]}]}
  {step: expansion, answers: [{seat, place: cell, tile: {category, size}, use: internationalization,
     contacts: [{cell, choice: cooperate | compete}]}]}
  {step: prAssessment, answers: [{seat, place: {category: [chips]}, save: chip, afterReveal: true}]}
  {step: finalAssessments, answers: 同 prAssessment}

then：given 的字詞，以及 refused: [{seat, <回答的第一個字詞>: value}], images: {category: {seat: n}},
  prAwards: {category: {seat: vp}}, sustainabilityAwards, valuationAwards: {seat: vp}, cardAwards: {seat: {id: vp}},
  winners: [seats], legalCells: {seat: [cells]}, counts: {marketSustainability, marketAction, previewSustainability,
  previewAction, loans, prChips}

遊玩時會詢問：invest（類別、行動卡的 id、tax-refund-cash、tax-refund-pr、loan、pr-1、pr-2、pr-3、dividends、
  repay、play-market-screening、play-resource-transfer、done）、specialize、repay、pay、lower、raise、hyperinflation、
  lawsuit、spy、bid、sabotage、insider、tile、internationalization、place、next-contact、contact（cooperate、compete、
  leave）、chip（類別、save、give-up）
`;
