/** The words of Limit's positions, events and answers, for authors of scenarios. */
export const vocabulary = `Limit: the words of given, when and then

Seats are 0.. in clockwise order; seat + 1 is on the left. given is a patch over the position right after set-up,
then a part of the position at the end. Maps are merged or compared key by key, except crises, which is taken as a
whole; lists are taken as a whole. Without regard to order are compared: hand, aside, played, permanents, shiftTiles,
winners, crises, alliances.

Nations (nations: {seat: {...}})
  money renewable industrial military fossil territory disruption pollution    whole numbers; pollution with excess
  population     the value: 1 2 3 5 10 20 30 50 100
  production     {renewable, industrial, military}: levels from 1
  classes        {A, B, C, D, E}: standard of living 1..4, A >= B >= C >= D >= E
  shiftTiles     classes whose line still carries its demographic shift tile
  shiftZone      tiles in the demographic shift zone
  unrest         1..11 from the left: 1-2 boom, 3-9 growth, 10-11 uprising
  hand aside played permanents    cards; shown: cards of the hand that the whole table knows
  decks          {society, militaryEconomy, production}: cards, top first; buried: how many at the bottom their owner knows
  passed score
  Cards that a list names leave every list that is not named.

The world (top level)
  bank pollutionReserve disruptionReserve
  market         {stock, price}: each {renewable, industrial, military, fossil}; a price is the cube's position from 1
  colonization   {territory, fossil}
  crises         {generation: [financial, environmental, military]}
  generation leader turn ended winners
  alliances      {military: [[seats]], economic: [[seats]]}; agreed: tokens agreement side up; demilitarized
  allianceTurn allianceActed    who acts in the alliance step, and how many have
  star           {money, fossil, territory, pollution, disruption}, in solo mode; events {pile, discards}
  step columns stressTests random    the step to come, class C read for it, stress tests done, the random stream

Events (when)
  {step: NAME, answers: [...]}
    technologicalAdvancement newPolicy politicalActionCapacity
    supply conservation consumption populationGrowth lowerMortality lowerBirthRate economicGrowth taxation production
    publicOrder classStruggle; socialPhase: all eleven
    coldWar financialCrisis environmentalCrisis militaryCrisis; globalCrises: the three crises
    alliance event endOfGeneration scoring; stressTest: as often as the option stressTests says
  {seat, do: play, card, choose: {...}, answers: [...]}    {seat, do: pass}    {seat, do: withdraw, card}
  refused: REASON, a list of reasons, or true: the event must be refused and changes nothing

choose    raise lower plant resource target spend take deck keep bottom card tokens move {resource: up | down}
          transactions [{sell | buy: resource, quantity}] confirm
answers   {seat, ...}: lower raise plant deck keep bottom discard resist contribute accept agree withdraw confirm
          ask {kind, RESOURCE: amount}    give {RESOURCE: amount}    refuse true    breakAlliance
          offer {to, kind} with pay {seat: money}    leave KIND    exclude {seat, kind}    nothing true
          at: STEP tells steps apart; refused: REASON on an answer: it is refused and the seat is asked again
reasons   unrest-cost money bank-short resource fossil class-cost plant-cost effect minimum maximum own-stock market-stock
          price-end same-resource transactions class-order passed not-your-turn not-in-hand no-target
          no-alliance agreement-side count not-offered
`;
