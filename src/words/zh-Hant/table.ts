import type { Word } from '../spoken-of.ts';
import { zh } from './grammar.ts';

/** What tables and saved matches say. */
export const tableWords = {
  playerName: (number: number): string => zh`玩家${number}`,
  botName: (number: number | null): string => (number === null ? '電腦' : zh`電腦${number}`),
  moreSeatsThanPlayers: (count: Word, players: Word, count2: Word) =>
    zh`指定了${count}個座位，但對局只有${players}個：請加上 --players ${count2}，或少指定幾個。`,
  sameNameTwice: (seat: Word, seat2: Word, name: Word) =>
    zh`座位${seat}與座位${seat2}都叫做${name}：請各取不同的名字。`,
  nameEmpty: '名字至少須有一個字元。',
  nameTooLong: (limit: Word, text: Word, beginning: Word) =>
    zh`名字最多${limit}個字元，不得有${text}個：${beginning}…`,
  nameWithControls: (shown: Word) => zh`名字不得含有控制字元：${shown}`,
  nameWithColon: (shown: Word) => zh`名字不得含有冒號，因為在腳本中冒號表示名字結束：${shown}`,
  nameIsNumber: (shown: Word) => zh`名字不得只是數字，因為在腳本中數字表示座位：${shown}`,
  seedEmpty: '種子至少須有一個字元。',
  seedTooLong: (limit: Word, text: Word) => zh`種子最多${limit}個字元，不得有${text}個。`,
  seedWithControls: (shown: Word) => zh`種子不得含有控制字元：${shown}`,
  unknownBotInFile: (stranger: Word) => zh`已損壞：沒有電腦玩家${stranger}。`,
  figuresUnreadable: '無法讀取其中的數值或局面',
  damagedBeginning: (because: Word) => zh`已損壞：無法設置這場對局：${because}。`,
  beginningOfOtherEdition: (message: Word, program: Word) =>
    zh`這場對局已無法設置（${message}）。green-games ${program} 可以。`,
  hardLinkParted: '對局檔案另有一個名稱（硬連結）。對局在自己的檔案中繼續，另一個名稱保留到目前為止的內容。',
  lockTakenOver: (pid: Word, since: Word) => zh`行程${pid}自${since}起鎖定這場對局，但已不存在；鎖定已接手。`,
  tornLineLeftOut: (torn: Word) => zh`檔案最後一行不完整（${torn}位元組），已略過。`,
  continuesWithEdition: (otherEdition: Word, edition: Word) =>
    zh`這場對局先前使用規則版本${otherEdition}，現在從最後的快照起以版本${edition}繼續；在此之前的都不能復原。`,
  continuesWithFigures: '配件數值已有變動；對局從最後的快照起以新數值繼續；在此之前的都不能復原。',
  answersDropped: (dropped: Word) => zh`該快照之後有${dropped}個回答已不可行，因此捨棄；會重新詢問。`,
  folderNotWritable: (matches: Word, reason: Word, cure: Word) =>
    zh`無法將對局儲存在${matches}：${reason}。${cure}`,
  folderNotReadable: (matches: Word, reason: Word) => zh`無法讀取${matches}中的對局：${reason}。`,
  brokenLink: '連結已失效',
  matchNameTooLong: (count: Word) => zh`對局名稱最多 80 個字元，不得有${count}個。`,
  matchNameReserved: (shown: Word) => zh`${shown}不得作為對局名稱：程式或系統的檔案使用此名稱。`,
  matchNameInvalid: (shown: Word) =>
    zh`${shown}不得作為對局名稱：請用字母、數字、空格、點、- 與 _，並以字母或數字開頭。`,
  matchNameTaken: (name: Word) => zh`已經有名為${name}的對局。`,
  folderCure: '請將 GREEN_GAMES_HOME 設為可寫入的資料夾的絕對路徑，或加上 --unsaved 遊玩。',
  homeEmpty:
    'HOME 是空的，因此沒有存放對局的資料夾。請將 GREEN_GAMES_HOME 設為可寫入的資料夾的絕對路徑，或加上 --unsaved 遊玩。',
  notAbsolute: (variable: string, path: string, isTilde: boolean) =>
    zh`${variable} 是 ${path}，不是絕對路徑：${isTilde ? 'shell 只在引號之外展開 ~' : '位置會隨工作目錄而變'}。請將 GREEN_GAMES_HOME 設為可寫入的資料夾的絕對路徑，或加上 --unsaved 遊玩。`,
  endless: (answers: number) => zh`對局沒有結束：已有${answers}個回答。`,
  noSuchBot: (bot: string, bots: string) => zh`沒有名為 ${bot} 的電腦玩家；有的是 ${bots}。`,
  notDone: (path: Word, done: Word) => zh`無法${done === 'renamed' ? '重新命名' : '刪除'}${path}`,
  otherEditionShows: (edition: Word, program: Word) =>
    zh`這場對局使用規則版本${edition}，或使用其他數值；green-games ${program} 可以顯示。`,
  snapshotChanged: '已損壞：快照遭到變更。',
  stepDiffers: (step: Word, digest: Word, step2: Word, digest2: Word) =>
    zh`步驟${step}當時以${digest}結束，現在${step2}卻以${digest2}結束。`,
  tornLineNotShown: (torn: Word) => zh`檔案最後一行不完整（${torn}位元組），已略過。`,
  earlierAnswersNotShown: (unseen: Word) => zh`前${unseen}個回答依其他規則或數值作出，不予顯示。`,
  publicOnly: '對局尚未結束：只顯示人人可查看的內容。',
  /** Why a bot that is a program was given up, as a clause. */
  botFaults: {
    'not-started': (what: Word) => zh`無法啟動（${what}）`,
    'not-found': () => '找不到程式',
    ended: (status: Word) => (status === '' ? '程式已結束' : zh`程式已結束，代碼為${status}`),
    silent: (seconds: Word) => zh`${seconds}秒內沒有回答`,
    'too-long': () => '輸出的一行超過 65,536 位元組',
    'not-json': (line: Word) => zh`輸出的一行不是 JSON：${line}`,
    'no-answer': (line: Word) => zh`輸出的一行缺少問題的 id 或 value：${line}`,
    'other-question': (line: Word) => zh`回答了沒有提出的問題：${line}`,
    'not-allowed': (answer: Word) => zh`不得如此回答：${answer}`,
  },
  /** @param bot the bot that plays on */
  botGivenUp: (name: Word, program: Word, because: string, bot: Word) =>
    zh`${name}（${program}）不再參與：${because}。由電腦玩家（${bot}）接手。`,
  botsGivenUp: (program: Word, games: Word, of: Word, game: Word, because: string) =>
    zh`${program}在${of}局中有${games}局不再參與，由電腦玩家（normal）接手。第${game}局：${because}。`,
  errorsIn: (log: Word) => zh`程式的錯誤輸出在${log}。`,
  programNotRestarted: (name: Word, program: Word) =>
    zh`${name}原由程式${program}操作。對局檔案中的指令一律不執行，因此由電腦玩家（normal）接手；要再次啟動程式，請以 --bot 指定。`,
} as const;
