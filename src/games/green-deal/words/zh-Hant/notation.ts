import type { Texts } from '../../../../words/texts.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { notation as english } from '../en/notation.ts';
import { vocabulary } from './vocabulary.ts';

/** What is wrong with positions, events and components of Green Deal that people write, as clauses. */
export const notation: Texts<typeof english> = {
  vocabulary,

  noScaleValue: '收益軌上沒有這個值',
  scaleSteps: (last) => zh`收益軌須有第 0 到第${last}格`,
  scaleRises: '每格的值須與前一格相同，或多 1',
  cardTwice: (id) => zh`有兩張 ${id}`,
  cardMissing: (id) => zh`缺少卡牌 ${id}`,
  notByHand: (id) => zh`${id} 不是由手中打出的卡牌`,
  startCells: (seats) => zh`${seats}個座位需要${seats}個起始格`,
  tooManyCells: (rows, cols) => zh`${rows} x ${cols} 格超過世界地圖的 49 格`,
  noCell: (rows, cols, cell) => zh`${rows} x ${cols} 的地圖沒有 ${cell} 格`,
  players: (players) => zh`綠色新政可供 3 到 5 人遊玩，不供${players}人`,

  unknownWord: (where, word, known) => zh`${where} 不能寫 ${word}；可寫的有 ${known}`,
  answersNoList: (step) => zh`${step} 的 answers 須為清單`,
  answerOf: (step) => zh`${step} 的回答`,
  answerNoMap: (step) => zh`${step} 的回答須為由字詞對應到值的表`,
  noSeat: (step, seat) => zh`${step}：沒有座位 ${seat}`,
  coin: 'coin 須為依抽出順序排列的座位清單',
  noAnswerLeft: (seat, ask, rule) => zh`座位${seat}受詢問 ${ask}（${rule}），卻已沒有回答`,
  noUse: (use) => zh`不能使用 ${use}`,
  contactsNoList: 'contacts 須為清單',
  contactForm: '接觸須寫明 cell 與 choice',
  contact: '接觸',
  turnCannotEnd: (seat) => zh`座位${seat}不能結束其輪次`,
  actionsNoList: '輪次的 actions 須為清單',
  actionNoMap: '輪次中的行動須為由字詞對應到值的表',
  noAction: (words) => zh`沒有行動 ${words}`,
  trueOrNothing: (form) => zh`${form} 須為 true，或省略`,
  specializationCategory: 'takeAction：specialization 須寫明類別',
  transferCategories: 'playCard：resource-transfer 須寫明 from 與 to',
  placeChips: 'place 須寫明各類別的指示物',
  placeForm: (category) => zh`place 須寫明類別與指示物的清單，不得寫 ${category}`,
  chipNotPlaced: (seat, chip) => zh`座位${seat}不能放置指示物：${chip}`,
  eventStep: '綠色新政的事件須寫明步驟',
  noStep: (step) => zh`綠色新政沒有步驟 ${step}`,

  namedAlready: (id, place) => zh`${id} 已寫在 ${place}`,
  projectCard: '計畫卡',
  otherCategory: (id, category) => zh`${id} 是 ${category} 的卡牌`,
  mostLoans: (most) => zh`一家公司最多有${most}筆貸款`,
  noChips: '簡易版沒有 PR 指示物',
  startingIncome: (last) => zh`起始收益高於最後的第${last}格`,
  stepValue: (step, value) => zh`第${step}格的值是${value}`,
  noActionCards: '簡易版除退稅外沒有行動卡',
  cardNotHeld: (card) => zh`該公司沒有 ${card}`,
  pointsAddUp: (sum, stated) => zh`各來源的分數合計為${sum}，不是${stated}`,
  simplerVersion: '這場對局以簡易版設置',
  turnOrder: '順位須寫明每個座位各一次',
  twoDecks: '行動卡有兩個牌庫',
  chipsInBox: (count, chip, held) => zh`遊戲盒中數值 ${chip} 的 PR 指示物有${count}個，不是${held}個`,
};
