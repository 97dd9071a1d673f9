import type { notationWords as english } from '../en/notation.ts';
import type { Texts } from '../texts.ts';
import { zh } from './grammar.ts';

/** What is wrong with positions, events, components and options that people write, as clauses. */
export const notationWords: Texts<typeof english> = {
  kinds: {
    map: '表',
    mapOfWords: '由字詞對應到值的表',
    mapOfValues: '值的表',
    list: '清單',
    text: '文字',
    filledText: '不空白的文字',
    textOrNull: '文字或 null',
    number: '數字',
    wholeNumber: '整數',
    trueOrFalse: 'true 或 false',
    onlyTrue: '固定值 true',
    value: '文字、數字、true 或 false',
    seat: '座位',
    nameAndBot: '名字，另可指定電腦玩家',
    answer: '回答',
    answerWithProspects: '附有展望的回答',
    reason: '理由',
    decision: '決定',
    settings: '個人設定',
    chair: '真人、電腦玩家或空位',
    answersOrNull: '回答數或 null',
    personOrNull: '某人或 null',
    tableOrNull: '桌或 null',
    seatOrNull: '座位或 null',
    wholeFrom: (from) => zh`${from}以上的整數`,
    within: (kind, from, to) => zh`${from}到${to}的${kind}`,
    listOf: (most, each) => zh`最多${most}項的清單，每項都是${each}`,
    oneOf: (words) => zh`${words}之一`,
  },
  fieldIsNot: (name, kind) => zh`${name}不是${kind}`,
  missing: (kind) => zh`這裡沒有填寫；須為${kind}`,
  mustBe: (kind, shown) => zh`這裡須為${kind}，不得為 ${shown}`,
  none: '無',
  unknownWord: (word, near, known) =>
    near === undefined
      ? zh`這裡不能用 ${word}；可用的有 ${known}`
      : zh`這裡不能用 ${word}；是不是 ${near}？可用的有 ${known}`,
  unknownValue: (shown, near) => zh`這裡沒有 ${shown}；是不是 ${near}？`,
  unknownCard: (kind, name, near) =>
    near === undefined ? zh`沒有名為 ${name} 的${kind}` : zh`沒有名為 ${name} 的${kind}；是不是 ${near}？`,
  twice: (item) => zh`${item} 在這裡出現兩次`,
  fourNumbers: (count) => zh`亂數狀態有四個數字，不是${count}個`,
  tooManyValues: (most) => zh`其中超過${most}個值`,
  tooDeep: (most) => zh`這裡的層數超過${most}層`,
  tooManyItems: (count, most) => zh`這裡有${count}項，最多只能有${most}項`,
  nameNotAllowed: '不得使用這個名稱',

  sourceMissing: '這個數值沒有寫明出處',
  unknownSource: (sources, source) => zh`出處須為 ${sources} 之一，不得為 ${source}`,
  componentsNoMap: '配件檔案須為由數值名稱對應到值的表',
  mustBeMap: '這裡須為表',
  mustBeMapOfWords: '這裡須為由字詞對應到值的表',
  noFigure: (key, known) => (known === '' ? zh`表中沒有 ${key}` : zh`表中沒有 ${key}；有的是 ${known}`),
  noListOfFigures: '這裡須為數值的清單，或由清單位置對應到數值的表',
  noPosition: (count, ids, key) =>
    ids === ''
      ? zh`清單的位置是 1 到${count}，沒有 ${key}`
      : zh`清單的位置是 1 到${count}，代號有 ${ids}，沒有 ${key}`,
  noFigureOrMap: '這裡須為數值，或寫明其 value 與 source 的表',
  figureKeys: (key) => zh`數值可寫 value、source 與 note，不得寫 ${key}`,

  noOption: (game, name, known) => zh`${game} 沒有選項 ${name}；有的是 ${known}`,
  optionRange: (from, to) => zh`${from}到${to}`,
  optionValues: (name, allowed, value) => zh`${name} 可為 ${allowed}，不得為 ${value}`,

  gameMissing: '沒有寫明遊戲',
  scenariosMissing: '沒有情境的清單',
  idTwice: (id) => zh`代號 ${id} 出現兩次`,
  noScenarioKey: (key) => zh`情境不能寫 ${key}`,
  idMissing: '沒有寫明代號',
  titleMissing: '沒有寫明標題',
  playersWhole: '玩家人數須為 1 以上的整數',
  noListOfEvents: '這裡須為事件的清單',
  optionForm: '選項須為字詞、數字、true 或 false',
  seatsOfGame: (game, from, to, players) => zh`${game} 有${from}到${to}個座位，不得有${players}個`,
  refusedAs: (because, option, rule, need, have) =>
    zh`以 ${because} 遭拒絕（${option}，${rule}，需要${need ?? '-'}，現有${have ?? '-'}）`,
  expectedOther: (told, expected) => zh`${told}，預期為 ${expected}`,
  refusedButChanged: '遭拒絕的事件改變了局面',
  acceptedButRefused: (expected) => zh`獲准，但預期遭拒絕：${expected}`,

  noStep: (step, steps) => zh`沒有步驟 ${step}；有的是 ${steps}`,
  answerParts: '回答須寫明 seat 與 ask',
  answerForm: '回答須為字詞、數字、true、false，或其清單',
  drawsForm: 'draws 須為結果的清單，例如 {die: 3}，或 0 以上整數的清單',
  groupRefusedAs: (group, because, expected) => zh`${group}：以 ${because} 遭拒絕，預期為 ${expected}`,
  groupAccepted: (group, expected) => zh`${group}：獲准，但須遭拒絕（${expected}）`,
  unanswered: (seat, ask, rule, next) =>
    next === undefined
      ? zh`座位${seat}受詢問 ${ask}（${rule}），卻已沒有回答`
      : zh`座位${seat}受詢問 ${ask}（${rule}），但下一個回答是 ${next}`,

  vocabulary: `各遊戲通用的事件
  {begin: STEP}                                在目前的局面開始一個步驟，進行到第一個問題為止
  {begin: STEP, draws: [{die: 3}]}             同上，並指定擲出的點數；從 0 起的數字直接指定抽取的結果
  {seat: 0, ask: play, answer: VALUE}          該座位回答這個名稱的問題；如果沒有人受詢問，
                                               先依規則進行後續步驟
  {seat: 0, answers: {act: VALUE, workers: 3}} 依序給出多個回答，各自回答同名的問題
  {seat: 0, ask: raise, answer: [VALUE, …]}    對同一個問題連續給出多個回答
任何事件加上 refused: REASON，就必須遭拒絕，而且不改變任何事。
`,
};
