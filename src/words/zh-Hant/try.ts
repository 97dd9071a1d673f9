import type { Word } from '../spoken-of.ts';
import { zh } from './grammar.ts';

/** The faces of a thing that is drawn; figures without a gap as a range. */
function facesText(faces: readonly Word[]): string {
  const [first] = faces;
  const isRange =
    typeof first === 'number' && faces.length > 2 && faces.every((face, index) => face === first + index);
  return isRange ? zh`${first}到${String(faces.at(-1))}` : faces.join('、');
}

/** The words of rule-checking sessions. */
export const tryWords = {
  lineMode: (title: string, players: number) =>
    zh`${title}，${players}個座位。檢查規則；目前為行模式。輸入 help 查看指令。`,
  between: (next: string) => zh`目前沒有執行步驟。依規則下一個是${next}："step" 可執行。`,
  over: '遊戲結束。',
  roundAndStep: (round: number, step: string) => zh`第${round}回合，${step}。`,
  someBarred: (count: number) => zh`另有${count}項不允許：why 說明原因。`,
  comparedInWords: (place: string, now: string, one: string, other: string) =>
    zh`${place}：目前${now}，第一個之後${one}，第二個之後${other}。`,
  stepUnderWay: (step: string, round: number) => zh`[回合${round}，${step}]`,
  seatName: (seat: number) => zh`座位${seat}`,
  allowed: (option: string) => zh`可以選擇${option}。`,
  given: (seat: string, answers: string) => zh`${seat}：${answers}`,
  stepRun: (step: string) => zh`已執行${step}。`,
  isSet: (path: string, value: string) => zh`${path}現在是${value}。`,
  comesFrom: (card: string, place: string, instead: string | undefined) =>
    zh`${card}來自${place}${instead === undefined ? '' : `，那裡現在是 ${instead}`}。`,
  alsoChanged: (path: string, change: string) => zh`因此${path}現在是${change}。`,
  changedBesides: (count: number) => zh`另有${count}個欄位改變："show all" 列出局面。`,
  askedAsBefore: '問題與允許的選項和先前相同。',
  lessAllowed: '允許的選項比先前少："legal" 可列出。',
  drawn: (what: string, faces: string) => zh`下一次${what}會是${faces}。`,
  noDraws: (title: string) =>
    zh`${title}在設置之後沒有會顯示結果的抽取。卡牌的順序是欄位：先 show all，再 set。`,
  shared: (title: string, players: number, program: string, id: string) =>
    zh`# ${title}，${players}個座位：局面與所做的事。` +
    `\n# ${zh`從這裡繼續：${program} try ${id} --from -`}   ${zh`檢查：${program} check -`}`,
  titled: (seat: string, asked: string, answers: string, refused: string | undefined) =>
    zh`${seat}：${asked} ${answers}${refused === undefined ? '' : `，遭拒（${refused}）`}`,
  untold: (title: string, what: string | undefined) =>
    what === undefined ? zh`${title}的局面` : zh`${title}的局面（${what}）`,
  takenBack: (times: number) => (times === 1 ? '已復原。' : zh`已復原最後${times}個動作。`),
  nothingToUndo: '沒有可以復原的。',
  nothingAsked: '現在沒有人需要回答。',
  notAsked: (name: string) => zh`現在沒有問${name}。`,
  askedOther: (name: string, asked: string, rule: string, ask: string) =>
    zh`問${name}的是${asked}（${rule}），而不是${ask}。`,
  noSeat: (word: string, known: readonly string[]) =>
    zh`沒有「${word}」這個座位。座位有${known.join('、')}。`,
  alike: '兩者的局面與分數相同。',
  columns: ['', '目前', 'A', 'B'],
  score: (name: string) => zh`${name}的分數`,
  saved: (file: string) => zh`已寫入${file}。`,
  exists: (file: string) => zh`檔案${file}已經存在；請用其他檔名。`,
  notRepeated: (why: string) =>
    `# ${zh`這個情境本身不會通過：${why}`}\n# 它取決於情境不會重現的運氣；請從較後面的局面開始。`,
  none: '無',
  entries: (count: number) => zh`${count}筆`,
  gone: (entries: string) => zh`少了${entries}`,
  come: (entries: string) => zh`多了${entries}`,
  usage: {
    do: '用法：do 回答，例如 do education，或 do "Seat 1: pass"',
    set: '用法：set 路徑 = 值，數個以逗號分隔，例如 set nations.0.population = 20',
    draw: (known: readonly (readonly [string, readonly Word[]])[]) =>
      zh`用法：draw 事物 結果；可用的有${known.map(([what, faces]) => `${what}（${facesText(faces)}）`).join('、')}`,
    diff: '用法：diff A B，即兩個回答；數個詞的回答以斜線分隔，例如 diff A B / C D',
    ask: '用法：ask 問題，例如 ask 同分誰贏？',
    case: '用法：case 編號，即規則的編號',
    undo: '用法：undo，或 undo N',
    step: (steps: readonly string[]) => zh`用法：step 名稱，可用的有${steps.join('、')}`,
    draws: '步驟的抽取結果須為從 0 起的整數',
  },
  unknown: (word: string) => zh`這裡沒有指令${word}；help 列出指令。`,
  help: [
    'legal             問了什麼、允許什麼、不允許什麼與原因',
    'why [回答]        某個回答為何不允許，或有什麼效果；why：所有不允許的',
    'do 回答           回答；數個詞依序回答數個問題',
    'do 座位: 回答     為另一個需要回答的座位回答',
    'step [名稱] [N…]  執行下一個或指定的步驟；N：其最先的抽取結果',
    'set 路徑 = 值     設定欄位：set nations.0.population = 20, leader = 1',
    'draw 事物 結果…   下一次抽取的結果，以顯示的面指定：draw die 3',
    'show [座位]       座位或旁觀者（spectator）看得到的；show all：局面',
    'board [主題]      以句子說明圖板的一部分，依需要回答的座位所見',
    'undo [N]          復原最後一個動作，或最後 N 個',
    'diff A B          比較 A 之後與 B 之後的局面和分數；',
    '                  數個詞的回答：diff A B / C D',
    'forecast [座位]   規則接下來會自動進行什麼',
    'hint [座位]       困難等級的電腦玩家會如何回答，以及原因',
    'log, standings    發生過的事，以及至今的分數',
    'rules [編號|詞]   目前問題所依的規則，或編號、詞所指的規則',
    'ask 問題          回答問題的規則，以及適用的範例',
    'case 編號         設置可以試用該規則的局面',
    'save [檔案]       局面，供 try --from 與 play --from 使用',
    'scenario [檔案]   所做的事，作為供 check 使用的情境',
    'share [檔案]      局面與所做的事，可貼到訊息中',
    'help, quit        quit 若從重播開始，則回到重播',
  ],
  /** The same for people who listen. Capital letters would be spelt out. */
  spokenHelp: [
    'legal：問了什麼、允許什麼。',
    'why：所有不允許的與原因；why 加上回答：其原因或效果。',
    'do 加上回答的編號或名稱：回答。數個詞依序回答數個問題。',
    'do、座位、冒號，再加上回答：為另一個需要回答的座位回答。',
    'step：執行下一個步驟；step 加上名稱：指定的步驟。其後的整數是最先的抽取結果。',
    'set、欄位、等號與值：改變局面。數個欄位以逗號分隔。',
    'draw、事物與顯示的面：下一次抽取的結果，例如 draw die 3。',
    'show：需要回答的座位看得到的；show 加上座位或 spectator：其他視角。',
    'show all：局面的所有欄位，供程式讀取。',
    'board：圖板可以說明的部分；board 加上其中一個詞就說明該部分。',
    'undo：復原最後一個動作；undo 加上數字：復原那麼多個。',
    'diff 加上兩個回答：之後有何不同。數個詞的回答以斜線分隔。',
    'forecast：規則接下來會自動進行什麼。',
    'hint：困難等級的電腦玩家會如何回答，以及原因。',
    'log：發生過的事。standings：至今的分數。',
    'rules：目前問題所依的規則；rules 加上編號或詞：所指的規則。',
    'ask 加上問題：回答問題的規則，以及適用的範例。',
    'case 加上規則的編號：設置可以試用的局面。',
    'save、scenario、share：局面、所做的事，或兩者，以文字呈現；加上檔名則寫入檔案。',
    'quit：離開；若從重播開始，則回到重播。',
  ],
} as const;

export const tryScreenWords = {
  whatIf: (answer: string) => zh`比較：${answer}，還是……？在另一個回答上按 =。`,
  compared: '比較',
  commands: '指令',
  checking: '檢查規則',
  spectator: '旁觀者的視角',
  round: (round: number) => zh`回合${round}`,
  view: (name: string) => zh`${name}的視角`,
} as const;
