import type { Texts } from '../../../../words/texts.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { notation as english } from '../en/notation.ts';
import { vocabulary } from './vocabulary.ts';

/** What is wrong with positions, events and components of Reputation that people write, as clauses. */
export const notation: Texts<typeof english> = {
  vocabulary,

  tableLength: (most, got) => zh`這裡須為${most + 1}個數值的清單，對應 0 到${most}個工人，不得有${got}個`,
  tooFewDealt: (rounds, dealt) => zh`${rounds}回合需要每種同樣多張卡牌，不得只有${dealt}張`,
  tooFewCards: (dealt, cards) => zh`須發${dealt}張卡牌，但只有${cards}張`,
  fiveCards: (cards) => zh`5 名玩家需要 5 張卡牌，不得只有${cards}張`,
  symbolTwice: '有兩張卡牌的符號相同',
  noCeo: (symbol) => zh`沒有執行長的符號是 ${symbol}`,
  players: (from, to, players) => zh`Reputation 可供${from}到${to}人遊玩，不供${players}人（REP-SETUP-01）`,

  unknownWord: (word, known) => zh`這裡不能用 ${word}；可用的有 ${known}`,
  noStep: (step) => zh`沒有步驟 ${step}`,
  nobodyAsked: (answers) => zh`沒有人詢問 ${answers}`,
  declineForm: 'decline 須為由座位對應到格的表',
  declineSpaces: 'decline 須為每個座位寫出格的清單',
  noSpace: (space) => zh`沒有格 ${space}`,
  answersNoList: 'answers 須為清單',
  noSeat: (seat) => zh`沒有座位 ${seat}`,
  playersWhole: 'players 須為整數',
  setupAsksNothing: '設置時不會詢問任何事',
  noResult: '局面既沒有寫明聲望，也沒有寫明利潤',
  noDeed: (deed) => zh`沒有人能做 ${deed}`,
  noPower: (name) => zh`沒有能力 ${name}`,
  fromForm: 'from 須為由格對應到工人數的表',
  fromWorkers: (space) => zh`from.${space} 須為工人數`,
  legalSeat: (seat) => zh`legal.${seat}：沒有座位${seat}`,
  noView: '最後沒有事件 {step: view, viewer: …}',

  cards: { project: '計畫', corporation: '企業', ceo: '執行長' },
  cardTwice: (name) => zh`卡牌 ${name} 出現兩次`,
  deckSize: (most, size) => zh`這個牌庫最多有${most}張卡牌，不得有${size}張`,
  noTopCard: '空的牌庫沒有最上面的卡牌',
  stackTwice: '這個牌疊出現兩次',
  noPart: (seat) => zh`座位${seat}不屬於這個牌疊`,
  pairForm: 'pair 須為座位與其左鄰，例如 [0, 1]',
  workersInAll: (seat, most, workers) => zh`座位${seat}共有${most}個工人，不是${workers}個（REP-ROUND-04）`,
};
