import type { Word } from '../spoken-of.ts';
import { zh } from './grammar.ts';

/** What rule-checking sessions and scripts refuse, and why. */
export const deskWords = {
  stepsNeverEnd: '從這個局面起，後續步驟永遠不會結束。',
  placesOfList: (count: Word) => zh`這個清單的位置是 0 到${count}`,
  noSuchField: '沒有這個欄位',
  nothingInside: '這裡面沒有更多內容',
  gameOver: '遊戲結束。',
  stepRunning: '有步驟正在執行：請回答其問題，或指定另一個步驟。',
  noSuchStep: (step: Word, steps: Word) => zh`沒有步驟${step}。步驟有${steps}。`,
  noSuchDraw: (what: Word) => zh`沒有名為${what}、會顯示結果的抽取。`,
  rulesCannotContinue: (message: Word) => zh`規則無法從這個局面繼續：${message}`,
  setChangesNothing: '這項設定不會改變任何事：現況已是如此，或在這個局面由其他欄位決定',
  tooManyCards: '一次指定的卡牌太多',
  tooManySeats: (limit: Word) => zh`座位最多${limit}個`,
  headOptionForm: '開頭的選項須寫成 name=value',
  tooManyOptions: (limit: Word) => zh`選項最多${limit}個`,
  headKeyUnknown: (trim: Word) =>
    zh`腳本開頭可用 game、title、seat、option、given、components 與 seed，不可用${trim}`,
  givenNoJson: 'given 不是有效的 JSON',
  givenNoMap: 'given 不是由字詞對應到值的表',
  answerForm: (bare: Word) => zh`${bare}不是回答；回答的格式為 seat: ask value [value…]`,
  nobodyCalled: (trim: Word, text: Word) => zh`沒有人叫做${trim}；桌上坐著${text}。`,
  refusedHasOneValue: '#! refused 之下的回答只有一個值',
  refusedNeedsAnswer: '#! refused 之後須寫出遭拒絕的回答',
  demoNeedsGame: '示範須指定遊戲，例如 #! game: limit',
  demoNeedsSeats: '示範須指定座位，例如 #! seat: Ann',
  paceForm: (text: Word) => zh`步調須為秒數，不得為${text}`,
  demoAnswerRefused: (ask: Word, words: Word, rule: Word) => zh`不允許${ask} ${words}（${rule}）。`,
} as const;
