import type { Naming, ToldRefusal, Word } from '../spoken-of.ts';
import { inUnit, listed, zh } from './grammar.ts';
import { levelName } from './levels.ts';

const thing = (barred: ToldRefusal, say: Naming, fallback: string): string =>
  barred.of === undefined ? fallback : say.name(barred.of);

/** `，需要 5，只有 3`, as far as the figures are known. */
const figures = ({ need, have }: ToldRefusal): string =>
  `${need === undefined ? '' : zh`，需要${need}`}${have === undefined ? '' : zh`，目前${have}`}`;

/** Refusals that several games share. The code that shows them adds the rule. */
export const sharedRefusals: Readonly<Record<string, (barred: ToldRefusal, say: Naming) => string>> = {
  money: (barred) => `金錢不足${figures(barred)}`,
  resource: (barred, say) => zh`${thing(barred, say, '這種資源')}不足${figures(barred)}`,
  passed: (barred, say) => zh`${barred.seat === undefined ? '你' : say.seat(barred.seat)}已經跳過`,
  'not-your-turn': () => '現在沒有問你',
  'not-in-hand': (barred, say) => zh`${say.name(barred.option)}不在你手中`,
  minimum: (barred, say) => zh`${thing(barred, say, '')}太少${figures(barred)}`,
  maximum: (barred, say) => zh`${thing(barred, say, '')}太多${figures(barred)}`,
  'not-offered': (barred, say) => zh`${say.name(barred.option)}不在目前的選項中`,
};

interface Seated {
  readonly name: string;
  readonly bot?: string;
}

const answersOf = (answers: number): string => zh`${answers}個回答`;

/** What the program itself says. */
export const programWords = {
  lineMode: (title: string, round: number): string =>
    zh`${title}，第${round}回合。目前為行模式：選項有編號，畫面不重繪。輸入 help 查看指令。`,
  /** A figure of a refusal that its sentence does not state: `，需要 5`. */
  missing: (which: 'need' | 'have', figure: number): string =>
    which === 'need' ? zh`，需要${figure}` : zh`，目前${figure}`,
  barredTitle: '現在不允許：',
  upTo: '至多',
  downTo: '低至',
  orMore: '以上',
  atMost: '至多',
  range: (from: number, to: number, usual: Word | undefined): string =>
    zh`輸入從${from}到${to}的整數${usual === undefined ? '' : zh`；通常是 ${usual}`}。`,
  lineTooLong: (most: number): string => zh`這一行超過${most}個字，已略過。請用較短的一行回答。`,
  several: '輸入數個詞，可以一次選擇數項。',
  caution: (because: string): string => zh`${because}仍要進行，請輸入「是」或 yes。`,
  notDone: '沒有進行。請重新選擇。',
  handOver: (name: string): string => zh`請交給${name}。`,
  handOverKey: (name: string): string => zh`${name}，其他人都沒在看時，請按 Enter。`,
  handOverNote: '先前的內容仍可捲回查看；全螢幕模式會將它遮住。',
  sealed: '這個回答保密：你輸入的內容不會顯示。輸入後按 Enter。',
  sealedTaken: (name: string): string => zh`${name}已回答。回答保密，不在這一頁顯示。`,
  sealedWord: '這個回答',
  cutsAbove: (most: string, rule: string): string => zh`超過${most}的數字一律作${most}（${rule}）。`,
  nothingToUndo: '沒有可以復原的。',
  noUndo: '這場對局不能復原。',
  undoAsked: (names: readonly string[]): string => zh`須先經${listed(names)}同意。`,
  undoWanted: (name: string, answers: number, revealed: readonly string[]): string =>
    zh`${name}要求復原${answersOf(answers)}。` +
    (revealed.length === 0 ? '' : zh`此後已揭露：${revealed.join('、')}。`),
  undoAgreeOrNot: (name: string): string => zh`${name}是否同意？請輸入 agree 或 decline。`,
  undoneBy: (name: string, answers: number): string => zh`${name}收回了${answersOf(answers)}。`,
  undoDeclined: (name: string): string => zh`${name}不同意復原。`,
  undoDropped: '已不再要求復原。',
  undoFirst: '有人要求復原：請輸入 agree 或 decline。',
  noUndoAsked: '沒有人等待你同意復原，你也沒有要求復原。',
  undone: (answers: number): string => zh`已復原${answersOf(answers)}。`,
  undoReveals: (revealed: readonly string[]): string =>
    zh`此後已揭露：${revealed.join('、')}。重新抽取時，結果仍會相同。`,
  undoAgree: (name: string): string => zh`${name}，你同意復原嗎？同意請輸入「是」或 yes。`,
  /** A forbidden answer that a script shows on purpose. */
  shownRefused: (name: string, option: string, reason: string): string =>
    zh`${name}：不允許${option}：${reason}。`,
  isAllowed: (option: string): string => zh`可以選擇${option}。`,
  seed: (seed: string): string => zh`種子是${seed}。`,
  guided: '每回合都有一課；按 o 再看一次，按 i 取得提示。',
  ownMatch: (command: string): string => zh`${command}開始你自己的對局。`,
  /** What follows a demo on the screen, in its last caption. */
  demoLeadsTo: {
    'first-match': '按 Enter：你的第一場對局，每回合都有一課。',
    match: '按 Enter 回到你的對局。',
  },
  firstMatchFollows: '現在開始你的第一場對局，每回合都有一課。',
  notBegun: (title: string, command: string): string =>
    zh`你還沒有開始第一場${title}。${command}會帶你開始。`,
  learned: (title: string, command: string): string =>
    zh`你已經玩過第一場${title}。${command}開始你自己的對局。`,
  playFreely: (title: string): string => zh`現在依標準規則開始一場${title}？`,
  /** What to do after a first match. */
  whatNext: {
    question: '接下來呢？',
    free: (title: string): string => zh`依標準規則玩${title}`,
    menu: '到選單：其他遊戲、其他玩家、其他選項',
    leave: '離開',
  },
  answerCut: (who: string, given: string, taken: string): string => zh`${who}選擇${given}，改作${taken}。`,
  /** Who sits where: `玩家 1（你）、電腦 1（簡單）`. */
  seatsText: (sitters: readonly Seated[]): string => {
    const people = sitters.filter(({ bot }) => bot === undefined);
    return sitters
      .map(({ name, bot }) =>
        bot !== undefined ? `${name}（${levelName(bot)}）` : people.length === 1 ? `${name}（你）` : name,
      )
      .join('、');
  },
  seatsSentence: (sitters: readonly Seated[]): string => `${programWords.seatsText(sitters)}。`,
  /** How many players a game takes: `2`, `3 到 5`. */
  playersText: ({ from, to }: { readonly from: number; readonly to: number }): string =>
    from === to ? String(from) : zh`${from}到${to}`,
  /** Who sits where, and how to choose otherwise; with the usual numbers of seats it fits a line of a small terminal. */
  seated: (sitters: readonly Seated[]): string =>
    zh`${programWords.seatsText(sitters)}；另選請用 --players、--seat、--bot`,
  privately: '上次輪到你之後，只有你看到：',
  over: '遊戲結束。',
  winner: (names: readonly string[], points: number, unit = '分'): string =>
    names.length === 0
      ? '沒有勝者。'
      : names.length === 1
        ? zh`${names[0] ?? ''}以${inUnit(points, unit)}獲勝。`
        : zh`${listed(names)}各以${inUnit(points, unit)}共同獲勝。`,
  alone: (name: string, points: number, mark: number): string =>
    points > mark
      ? zh`${name}得${points}分：超過${mark}分，非常好的成績。其他人不計分。`
      : zh`${name}得${points}分。其他人不計分；超過${mark}分就是非常好的成績。`,
  standard: (value: string): string => zh`標準：${value}`,
  noEffect: (option: string): string => zh`${option}在這場對局中沒有作用。`,
  otherFigures: (figures: string): string => zh`使用的數值與隨附的不同：${figures}`,
  soFar: '這些是目前得到的分數；遊戲結束時還會計分。',
  /** What somebody else knows. */
  secret: '?',
  within: (least: number, most: number): string => zh`${least}到${most}`,
  leader: (names: readonly string[]): string =>
    names.length === 0 ? '遊戲結束前不知道誰會獲勝。' : zh`目前領先：${names.join('、')}。`,
  help: (undo: boolean): string =>
    [
      '以選項的編號或詞回答；輸入數個詞可以選擇數項。',
      '同一輪次中，選項的編號不變。效果只說一次，改變時再說一次；what N 可再聽一次。',
      'why：現在不允許的一切與原因；why N：其中一項與其規則。',
      'status：用一行說明你的狀況。',
      'board：圖板可以說明的部分；board 加上其中一個詞就說明該部分。',
      'hand：你持有什麼，以及其作用。',
      'changes：你上次回答之後發生的一切，包括例行事項，以及哪些數字改變。',
      'm：此後電腦玩家為何如此決定。',
      ...(undo
        ? [
            'undo：收回你上一個決定與之後的一切。',
            'agree：同意他人要求的復原；decline 不同意，或撤回你的要求。',
          ]
        : []),
      'aim：遊戲目標、如何得分、如何結束。',
      'forecast：就目前的圖板，規則接下來會自動進行什麼。',
      'hint：困難等級的電腦玩家在你的位置會如何回答，以及原因。',
      'note 與內容：在此寫下自己的筆記；notes：目前的筆記；bookmark：加上或移除書籤。',
      'log：至今發生的一切。',
      'standings：分數與其來源。',
      'rules：目前問題所依的規則；rules 加上規則編號或一個詞：該規則。',
      'quit：離開；對局會儲存。',
      '指令前加冒號，例如 :log，可與同名的選項區別。',
    ].join('\n'),
} as const;

/** How yes and no are written and read. */
export const yesNo = (value: Word): string =>
  value === true ? '是' : value === false ? '否' : String(value);
