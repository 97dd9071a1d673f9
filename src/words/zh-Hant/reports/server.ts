import type { hostWords as english } from '../../en/reports/server.ts';
import type { Texts } from '../../texts.ts';
import { zh } from '../grammar.ts';

/** What the host of a server is told by commands, in Traditional Chinese. */
export const hostWords: Texts<typeof english> = {
  labels: {
    connections: '連線',
    people: '線上人數',
    tables: '桌數',
    openMatches: '開啟的對局',
    thinkingBots: '思考中的電腦玩家',
    waitingBots: '等待中的電腦玩家',
    botWorkers: '電腦玩家的執行緒',
    answers: '回答',
    answersAMinute: '每分鐘回答',
    answerMedian: '回應時間中位數（毫秒）',
    answerSlowest: '最慢回應時間（毫秒）',
    megabytes: '記憶體（MB）',
    table: '桌',
    game: '遊戲',
    state: '狀態',
    seats: '座位',
    here: '在場',
    spectators: '旁觀者',
    touched: '最近動作',
  },
  items: (values) => values.join('、'),
  placeNeedsStore: (option, word) => zh`${option} ${word} 須設定 GREEN_GAMES_STORE。`,
  noFolder: (option, folder) => zh`${option}：沒有資料夾 ${folder}。`,
  folderServed: (folder) => zh`有伺服器正在使用 ${folder}：請先結束它，再移動資料。`,
  copied: (people, tables, matches, digest) =>
    zh`已複製${people}人、${tables}桌、${matches}場對局；兩邊的摘要都是${digest}。\n來源沒有改變。請一併帶走主機金鑰：它留在各伺服器的資料夾中。\n`,
  addressWanted: (option) => zh`${option} 須為 PostgreSQL 的位址，例如 postgres://games@db.example/games。`,
  storeNotOpened: '無法開啟資料庫。',
  storeNotOpenedBecause: (reason) =>
    zh`無法開啟資料庫（${reason}）。請檢查位址與密碼（PGPASSWORD），並確認資料庫接受連線與寫入。`,
};
