import type { Texts } from '../../../../words/texts.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { notation as english } from '../en/notation.ts';
import { vocabulary } from './vocabulary.ts';

/** What is wrong with positions, events and components of Nice Green Things that people write, as clauses. */
export const notation: Texts<typeof english> = {
  vocabulary,

  rescueAndVisitor: '緊急救援計畫不會是遊客中心',
  noRowSymbols: '緊急救援計畫與遊客中心沒有層的符號（NR-15）',
  suitOfSymbols: '有層的符號的卡牌須有花色（NR-17）',
  reservedName: (name) => zh`卡牌不得叫做 ${name}`,
  visitorCostsNothing: '遊客中心不須花費（NGT-CASH-08）',
  deckSize: (queue, cards) => zh`牌庫須超過${queue}張，不得為${cards}張`,
  noFiller: '牌庫中的卡牌須有 suit、rescue 或 visitor',
  cardTwice: (name) => zh`${name} 出現兩次`,
  targetSize: (size, types) => zh`每張目標卡須與第一張同樣寫明${size}種族群，不得為${types}種`,
  targetTwice: (id) => zh`目標卡 ${id} 出現兩次`,
  twoTargets: '兩名玩家需要兩張目標卡',
  emptyTarget: '目標卡至少須寫明一種族群',
  theseAre: (words) => zh`這裡須為 ${words}`,

  noEvent: (kind) => zh`${kind} 不是事件`,

  twoPlaces: (name) => zh`${name} 同時在兩處`,
  notOnTable: (card) => zh`桌上沒有名為 ${card} 的卡牌`,
  notInBox: (card, near) =>
    near === undefined
      ? zh`遊戲盒中沒有名為 ${card} 的卡牌`
      : zh`遊戲盒中沒有名為 ${card} 的卡牌；是不是 ${near}？`,
  cardOfBox: (name) => zh`${name} 是遊戲盒中的卡牌：請寫名稱，不須寫出內容`,
  notPlaced: '沒有層的符號的卡牌不放入生態系，而是放在一旁（NGT-ECO-11）',
  notAside: '有層的符號的卡牌須在生態系中（NGT-ECO-08）',
  ecoId: '生態系的 id 須為獨有的字詞',
  ecoIdTwice: (id) => zh`有兩個生態系的 id 是 ${id}`,
  noSymbol: (name, row) => zh`${name} 沒有 ${row} 層的符號（NGT-ECO-03）`,
  otherSuit: (name, suit) => zh`${name} 不是 ${suit}（NGT-ECO-01）`,
  emptyEco: '生態系至少有一張卡牌',
  fullRow: (most) => zh`一層最多有${most}張（NR-11）`,
  oppositePoints: (first, second) => zh`兩個座位的插隊點數須互為相反數，不得為${first}與${second}`,
  mustBeOver: '隊列與牌庫都沒有計畫時，遊戲結束（NGT-END-01）',
  mustNotScore: '隊列與牌庫都空了才開始計分（NGT-END-01）',
  longQueue: (most, cards) => zh`隊列目前最多有${most}張，不得有${cards}張（NGT-QUEUE-01）`,
  emptyQueue: '牌庫空了，隊列才會空（NGT-QUEUE-18）',
  nothingEmptied: '只有在購買與擲骰之間才有空的位置（NGT-QUEUE-17）',
  noRescue: (name) => zh`${name} 不是緊急救援計畫`,
};
