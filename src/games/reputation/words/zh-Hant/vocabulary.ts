/** The words of positions, events and answers, for authors of scenarios. */
export const vocabulary = `\
Reputation：局面、情境與腳本可用的字詞

座位依順時針為 0、1、2 等。座位的左鄰是下一個座位，右鄰是前一個座位。局面沒有寫的都同設置之後，由座位 0 開始，
沒有人有企業或執行長。沒有放在任何地方的工人在總部。格有 left、middle、right；其來源分別是與左鄰共用的牌疊、
私人牌疊、與右鄰共用的牌疊。

given
  round, startPlayer, toMove, speculationRun, biddingOver, gameOver, nextStep（步驟或 over）
  hq, credits, repTokens            {seat: number}
  breakRoom                         {seat: {left, middle, right}}，各為 0 或 1
  privateStacks                     {seat: {cards: [...], workers}}，最上面的卡牌在前
  sharedStacks                      [{pair: [座位, 左鄰], cards: [...], workers: {seat: number}}]
  privateCard, publicCard           目前的計畫，或 none；沒有寫的內容無關緊要
  creditsOnPrivate, creditsOnPublic 計畫旁的信用點
  privateBid, publicBid             {player, workers}：領先者與放在出價上的工人
  pendingPublic                     {player, card, workers}：步驟 5 結束之前，已贏得的公共計畫
  marker                            {with: publicDeck、publicCard 或座位}
  privateSponsor, coSponsor         座位；outbid：本回合出價遭超越的座位清單
  coSponsorshipSkipped              本回合沒有步驟 5 時為 true
  powers                            {seat: {name, rule, used}}
  agendas                           {seat: {name, rule, tokens, repeatable, met}}
  deckSize, privateDeckTop, publicDeckTop, deckCards, unusedCards, unusedCardFaces, box, bank, random
  reputationParts                   {seat: {hq, agenda, public, private}}，代替桌面來計算
  hqCounts, reputation, profit, eliminated, winners

卡牌
  私人計畫寫名稱或 {name, loss}，公共計畫寫名稱或 {name, credits, workers, reputation}。規則是以下之一：
  {kind: privateTie | coTieWin | publicMinusOne | chooseCo | noPrivateLoss | dualLead, uses}、
  {kind: recall, uses, workers}、{kind: outbidCredit, uses, credits}；議程的規則是 {kind: winPrivateCredits |
  winPublicWorkers, min}、{kind: coSponsorMaxBid | winPrivateMaxBid, max}、{kind: mostHq | sponsorBothStacks |
  outbidNoSponsor | privateAndPublic}。

when
  {seat, do: bidPrivate, workers}   {seat, do: bidPublic, moveCredits}   {seat, do: speculate}
  {seat, do: commitHand, hand: left | right}   {seat, do: commitCoBid, workers}
  {seat, do: usePower, power, ...}  召回加 from {space: workers}，指定夥伴加 partner: left | right，
                                    出價加 workers 或 moveCredits（也可以另寫一個出價的事件）
  {step: setup, players}            {step: returnWorkers | workersToHQ, decline: {seat: [space, ...]}}
  {step: reveal | determineWinners | resolveCoSponsorship | prepareNextRound | finalScoring}
  {step: hqTables | eliminateAndRank | reputationFromPublic}   {step: view, viewer: seat | spectator}
  每個步驟都可以加 answers: [{seat, ask: value}]。沒有寫時，所有工人都移動，也不使用能力。

then：given 的字詞，以及
  nextPlayer, legal {seat: {bidPrivate: {min, max}, bidPublic: {workers, minMove, maxMove}, speculate}}, boxed, toBank,
  coSponsorCandidates {left, right}, reputationFromHQ, creditsFromHQ, reputationFromPublic, view {...} 內有 committed、
  hand、coBids、deckCards、unusedCardFaces；hidden：觀看者不得知道，none：不存在

回答（seat: ask value）
  decline：done, left, middle, right         在步驟 1 與 6 留在原處的工人
  act：bid-private, bid-match, bid-public, automation, parallel-desk, recall, speculate
  workers：數字        credits：數字         recall：left, middle, right, done
  whitewash：true, false                     hand：left, right      co-bid：數字
  chosen-partner：left, right, decline       casting-vote：true, false
`;
