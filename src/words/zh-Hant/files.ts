import type { fileWords as english } from '../en/files.ts';
import type { Texts } from '../texts.ts';
import { zh } from './grammar.ts';

/** What is wrong with files, disks and matches on record. */
export const fileWords: Texts<typeof english> = {
  reasons: {
    ENOSPC: '磁碟已滿（ENOSPC）',
    EDQUOT: '磁碟配額已用完（EDQUOT）',
    EFBIG: '檔案會超過允許的大小（EFBIG）',
    EIO: '磁碟回報錯誤（EIO）',
    EROFS: '磁碟唯讀（EROFS）',
    EACCES: '沒有存取權限（EACCES）',
    EPERM: '沒有存取權限（EPERM）',
    ENOENT: '沒有這個檔案（ENOENT）',
    ENOTDIR: '路徑中有一部分不是資料夾（ENOTDIR）',
    EISDIR: '這是資料夾（EISDIR）',
    ELOOP: '連結繞回自己（ELOOP）',
    ENAMETOOLONG: '路徑太長（ENAMETOOLONG）',
    EXDEV: '檔案在另一個磁碟上（EXDEV）',
    EBUSY: '系統正在使用（EBUSY）',
    EMFILE: '開啟的檔案太多（EMFILE）',
    ENFILE: '開啟的檔案太多（ENFILE）',
  },
  unknownReason: '原因不明',
  failed: (attempt, because, rest) => zh`${attempt}：${because}。${rest}`,
  notWritten: (path) => zh`無法寫入 ${path}`,
  noLongerWritten: (path) => zh`已無法再寫入 ${path}`,
  notRead: (path) => zh`無法讀取 ${path}`,
  notLocked: (path) => zh`無法鎖定 ${path}`,
  notOpened: (path) => zh`無法開啟 ${path}`,
  notSeparated: (path) => zh`${path} 另有一個名稱（硬連結），無法與其分開`,
  notTruncated: (path) => zh`無法將 ${path} 截短到有效的部分`,
  answersKept: '先前的回答都在檔案中。',
  earlierKept: '原有的內容仍在。',
  changedByOther: '開啟之後，另一個行程變更了檔案',
  missing: '沒有這個檔案',
  otherRecord: '內容是另一個檔案的紀錄',
  noRecord: '其中沒有紀錄',
  noKey: (line) => zh`第${line}行不是「ssh-ed25519 AAAA… 名字」格式的金鑰`,

  inLine: (line, because) => zh`第${line}行：${because}`,
  inPlace: (line, place, because) => zh`第${line}行，${place}：${because}`,
  of: (file, fault) => `${file}：${fault}`,
  isFolder: '這是資料夾',
  isPipe: '這是管線，不是檔案',
  isSocket: '這是通訊端，不是檔案',
  isDevice: '這是裝置，不是檔案',
  tooLarge: (most) => zh`大小超過${most}`,
  notUtf8: '不是 UTF-8 文字：請存成 UTF-8',
  isUtf16: '內容是 UTF-16：請存成 UTF-8',

  inUse: (path, pid, host, since, lock) =>
    zh`${host} 上的行程${pid}自${since}起正在使用 ${path}。鎖定檔為 ${lock}。`,
  perhapsInUse: (path, pid, host, since, lock) =>
    zh`${host} 上的行程${pid}在${since}開啟了 ${path}，從這裡無法判斷該行程是否仍在執行。如果已經結束，可用 --take-over 接手對局。鎖定檔為 ${lock}。`,

  at: (path, line, message) =>
    line === undefined ? zh`${path}：${message}` : zh`${path}，第${line}行：${message}`,
  soundBefore: (message, sound) => zh`${message}在此之前的${sound}個回答都有效。`,
  damaged: (because) => zh`已損壞：${because}。`,
  damagedHeader: (because) => zh`檔頭已損壞：${because}。`,
  fileNotRead: (because) => zh`無法讀取這個檔案：${because}。`,
  isEmpty: '這個檔案是空的。',
  noMatch: '這不是 green-games 的對局。',
  noHeader: '這個對局檔案的開頭不是檔頭。',
  otherFormat: (format, program, own) =>
    zh`這場對局的格式為${format}，由 green-games ${program}寫入；本程式讀取格式${own}。請用該版本開啟。`,
  laterEdition: (edition, own, program) =>
    zh`這場對局使用規則版本${edition}，本程式則為規則版本${own}。green-games ${program}可以繼續。`,
  laterEditionOnServer: (edition, own) =>
    zh`這場對局已以規則版本${edition}繼續，這個伺服器則為規則版本${own}：較新版的 green-games 可以開啟。`,
  editionCannotContinue: (own, edition, because, program) =>
    zh`規則版本${own}無法繼續這場版本${edition}的對局（${because}）。green-games ${program}可以。`,

  firstSnapshotMissing: '缺少第一個快照',
  secondHeader: '有兩個檔頭',
  tooManyUndone: '復原的回答比現有的多',
  stepBeforeAnswers: '步驟在其回答之前就結束',
  otherCount: (answers, recorded) => zh`有${answers}個回答，不是${recorded}個`,
  neverBegun: '對局從未開始',
  headerChanged: '檔頭遭到變更',
  otherSeats: (players, seats) => zh`有${players}名玩家，卻有${seats}個座位`,
  otherPlayers: (players, game, from, to) => zh`有${players}名玩家，而 ${game} 可供${from}到${to}人遊玩`,
  figuresChanged: '檔頭中的數值與其摘要不符',
  otherRules: '對局開始時的規則或數值與檔頭所載不同',
  seatOf: (seat, players) => zh`${players}名玩家中沒有座位${seat}`,
  otherResult: (players) => zh`結果不是${players}名玩家的結果`,
  noStep: (step) => zh`沒有步驟 ${step}`,
  olderEdition: '規則版本比先前更舊',
  futureEdition: '規則版本尚不存在',
  strayPosition: '快照不是這場對局的局面',
  otherBeginning: '對局的開始與檔頭所載不同',
  otherNextStep: (step) => zh`快照之後的步驟不是 ${step}`,
  otherRound: (round) => zh`快照不屬於第${round}回合`,
  lineTooLong: (most) => zh`這一行超過${most}個字元`,
  noJson: '這不是 JSON',
  notRecord: '這不是紀錄',
  noSuchRecord: (name) => (name === undefined ? '沒有這種紀錄' : zh`沒有名為 ${name} 的紀錄`),

  digestMissing: (step) => zh`缺少步驟${step}的摘要。`,
  stepDiffers: (step, digest, now) =>
    now === undefined
      ? zh`步驟${step}當時以${digest}結束，現在這裡卻沒有步驟結束。`
      : zh`步驟${step}當時以${digest}結束，現在${now.step}卻以${now.digest}結束。`,
  snapshotChanged: '快照遭到變更。',
  snapshotDiffers: '快照與此時的狀態不同。',
  endMissing: (scores) => zh`遊戲當時以${scores}結束，現在卻沒有結束。`,
  otherEnd: (scores, now) => zh`遊戲當時以${scores}結束，現在卻以${now}結束，或勝者不同。`,
  continuedByOther: (record) => zh`另一個版本的程式已繼續這場對局（${record}）。`,
  answerNotAsked: (seat, ask) => zh`紀錄中有座位${seat}的回答（${ask}），但沒有詢問該座位。`,
  stepEndedEarly: (step) => zh`步驟${step}在紀錄中的回答用完之前就結束。`,
  seatNotAsked: '有回答來自未受詢問的座位。',
  otherQuestion: (asked, answer) =>
    zh`座位${asked.seat}受詢問${asked.ask}，有${asked.of}個選項；紀錄中的回答卻是座位${answer.seat}：${answer.ask} ${answer.value}，有${answer.of}個選項。`,
};
