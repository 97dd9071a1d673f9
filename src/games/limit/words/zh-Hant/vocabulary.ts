/** The words of Limit's positions, events and answers, for authors of scenarios. */
export const vocabulary = `Limit：given、when 與 then 可用的字詞

座位依順時針為 0、1、2 等；座位加 1 在左邊。given 寫出與設置後局面的差異，then 寫出結束時局面的一部分。表逐項合併
或比較，只有 crises 整體取代；清單整體取代。比較時不論順序的有：hand、aside、played、permanents、shiftTiles、
winners、crises、alliances。

國家（nations: {seat: {...}}）
  money renewable industrial military fossil territory disruption pollution    整數；pollution 含超出的部分
  population     值：1 2 3 5 10 20 30 50 100
  production     {renewable, industrial, military}：級，從 1 起
  classes        {A, B, C, D, E}：生活水準 1..4，A >= B >= C >= D >= E
  shiftTiles     該列仍有人口轉型板塊的階級
  shiftZone      人口轉型區中的板塊
  unrest         由左邊起 1..11：1-2 榮景、3-9 成長、10-11 暴動
  hand aside played permanents    卡牌；shown：手牌中全桌都知道的卡牌
  decks          {society, militaryEconomy, production}：卡牌，由上到下；buried：擁有者知道的底部張數
  passed score
  清單中寫明的卡牌會離開所有沒有寫明的清單。

世界（最外層）
  bank pollutionReserve disruptionReserve
  market         {stock, price}：各為 {renewable, industrial, military, fossil}；價格是方塊的位置，從 1 起
  colonization   {territory, fossil}
  crises         {generation: [financial, environmental, military]}
  generation leader turn ended winners
  alliances      {military: [[seats]], economic: [[seats]]}；agreed：協定面朝上的指示物；demilitarized
  allianceTurn allianceActed    同盟步驟輪到誰，以及幾個國家已行動
  star           {money, fossil, territory, pollution, disruption}，單人模式；events {pile, discards}
  step columns stressTests random    下一個步驟、為此讀取的階級 C、已做的壓力測試、亂數狀態

事件（when）
  {step: NAME, answers: [...]}
    technologicalAdvancement newPolicy politicalActionCapacity
    supply conservation consumption populationGrowth lowerMortality lowerBirthRate economicGrowth taxation production
    publicOrder classStruggle；socialPhase：全部 11 個
    coldWar financialCrisis environmentalCrisis militaryCrisis；globalCrises：三種危機
    alliance event endOfGeneration scoring；stressTest：次數依選項 stressTests
  {seat, do: play, card, choose: {...}, answers: [...]}    {seat, do: pass}    {seat, do: withdraw, card}
  refused: REASON、理由的清單或 true：事件必須遭拒絕，而且不改變任何事

choose    raise lower plant resource target spend take deck keep bottom card tokens move {resource: up | down}
          transactions [{sell | buy: resource, quantity}] confirm
answers   {seat, ...}：lower raise plant deck keep bottom discard resist contribute accept agree withdraw confirm
          ask {kind, RESOURCE: amount}    give {RESOURCE: amount}    refuse true    breakAlliance
          offer {to, kind} 與 pay {seat: money}    leave KIND    exclude {seat, kind}    nothing true
          at: STEP 區分各步驟；回答的 refused: REASON：回答遭拒絕，再次詢問該座位
reasons   unrest-cost money bank-short resource fossil class-cost plant-cost effect minimum maximum own-stock market-stock
          price-end same-resource transactions class-order passed not-your-turn not-in-hand no-target
          no-alliance agreement-side count not-offered
`;
