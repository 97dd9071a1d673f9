/** The words of positions, events and answers, for authors of scenarios. */
export const vocabulary = `局面（given、then）
  只要寫了 queue、stock、trash、area、placing 或 countsDirect，沒有寫的就是空的，沒有寫的 targets 就是沒有。
  其餘沒有寫的都同設置之後：turn 0、round 1、phase buy、cash 1、qp 0。
  queue, stock, trash   卡牌的清單：隊首在前、下一張抽到的在前、最上面的在前
  一張卡牌              遊戲盒中卡牌的名稱或 id，或寫出內容：{name, suit: green | red | black | blue,
                        pops: {type: n}, science: n, habitat: n, cash: n, cost: n, crowd: n, crowdLoss: n, rescue: true,
                        visitor: true}。沒有 suit、rescue 與 visitor 的卡牌只用來填補：買下後放在一旁，
                        不列在 then 的任何地方。
  turn 0 | 1            輪到的座位                      round   回合的號碼，從 1 起
  phase                 buy | roll | end | scoring（最後一張計畫已離開） | over
  emptied               本回合空出的隊列位置，用於 phase roll（預設為 1）；queue 列出其餘的卡牌
  die                   上次擲出的點數，第一次之前為 0  givenUp   本回合放棄的緊急救援計畫
  placing               已取得、尚未放入生態系的卡牌
  qp {0: n, 1: -n}      插隊點數，-4 到 4               cash {seat: n}   目前的現金流
  area {seat: {ecosystems: [{id, suit, habitat, science, pops}], aside: [cards]}}   各層為卡牌的清單
  targets {seat: [types]}                              countsDirect {seat: {type: n}}   以數量代替 area
  random                四個數字：對局的亂數狀態
  types                 plant fungus fish amphibian reptile bird mammal octopus insect worm tree bat

事件（when）
  {seat, do: buy, position, to, row, rearrange}   to：生態系的 id 或 new；row：habitat | science | pops；
                                                  rearrange {card: row} 用於已經在其中的卡牌
  {seat, do: pass}                                不買
  {seat, do: roll, result}                        擲骰，然後遞補隊列
  {seat, do: exchange, rescue, to, row, rearrange}
  {seat, do: rearrange, eco, rows}                不加卡牌只重排（絕不允許）
  {seat, do: endTurn}
  {step: setup, deckSize}   {step: finalScoring}   {step: ecoValues}   {step: view, viewer}
  沒有寫 to 與 row 的卡牌，會在可放的最低一層開始新的生態系。

只用於 then
  queue、stock、trash 中卡牌的名稱；queueSize stockSize prices canBuy targetCards gameOver winner (0 | 1 | draw)
  aside {seat: [names]}   ecosystems {seat: [{suit, habitat, science, pops}]}   ecoValue {id: {type: n}}
  counts {seat: {type: n}}   pointsByType {type: {seat: n}}   points {seat: n}
  view {targets, stockSize, stockCards, trash}    hidden 是觀看者不得知道的內容

回答（ask：值）
  buy：隊列中的卡牌、exchange、pass    exchange：自己的緊急救援計畫    to：生態系或 new
  row：habitat | science | pops    rearrange：卡牌、done    roll：roll、exchange    end-turn：end-turn、exchange
`;
