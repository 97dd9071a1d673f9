import { zh } from './grammar.ts';

/** The words of replays and demos. */
export const replayWords = {
  lineMode: (title: string) => zh`${title}。目前為行模式：畫面不重繪。輸入 help 查看指令。`,
  demoInLines: (title: string) => zh`${title}：逐行示範。`,
  place: (answered: number, of: number) => zh`回答${answered}，共${of}`,
  runningPlace: (stop: number, of: number) => zh`位置${stop}，共${of}`,
  round: (round: number) => zh`回合${round}`,
  begin: '對局開始。',
  over: '遊戲結束。',
  forced: '沒有選擇',
  viewOf: (name: string) => zh`${name}的視角`,
  viewSpectator: '旁觀者的視角',
  viewAll: '所有視角',
  onlyOver: '對局進行中只顯示旁觀者的視角。',
  onlyOverAnswers: '對局進行中不顯示回答的編號。',
  remember: '這裡曾經公開的內容之後已經蓋住，須靠記憶；遊戲結束後才顯示。',
  noBranch: '對局進行中，不得從這裡繼續：隱藏的資訊會洩漏。',
  noSuchView: (word: string, known: readonly string[]) =>
    zh`沒有視角${word}。可用的視角有${known.join('、')}。`,
  noSuchPlace: (from: number, to: number) => zh`回答的編號從${from}到${to}。`,
  noSuchCount: (word: string, times: string) => zh`${word}須為 1 到 999999 的整數，而不是${times}。`,
  unknown: (word: string) => zh`這裡沒有指令${word}；? 列出指令。`,
  atStart: '這是開頭。',
  atEnd: '這是結尾。',
  takenBack: '有回答已復原。',
  following: '等待下一個回答；Ctrl-C 離開。',
  followEnded: '遊戲結束。',
  leftOut: (entries: number) => zh`……先前${entries}筆；log 顯示全部。`,
  verified: (answers: number, steps: number) => zh`${answers}個回答與${steps}個步驟的摘要值都與紀錄相符。`,
  unchecked: (answers: number) => zh`${answers}個回答依另一版規則做出，無法檢查。`,
  sound: (answers: number) => zh`前${answers}個回答正確；replay 可顯示。`,
  paused: '暫停',
  /** The beginning of a caption that explains the drawing of the board, which line mode omits. */
  aboutDrawing: '圖板：',
  /** What comes after a demo that leads to a match. */
  onward: {
    'first-match': {
      next: '你的第一場對局',
      skip: '前往你的第一場對局',
      early: 'q 結束示範；然後開始你的第一場對局。',
      atEnd: 'Enter：你的第一場對局。Home：再看一次示範。',
    },
    match: {
      next: '回到你的對局',
      skip: '回到你的對局',
      early: 'q 結束示範，回到你的對局。',
      atEnd: 'Enter：回到你的對局。Home：再看一次示範。',
    },
  },
  /** What the key does that runs it, while it runs. */
  pause: '暫停',
  /** What an answer was, as a sentence: where the log says it, in the log's words. */
  chose: (name: string, ask: string, value: string) =>
    zh`${name}：${ask}${ask.endsWith('？') ? '' : '：'}${value}。`,
  choseShort: (name: string, value: string) => zh`${name}選擇${value}。`,
  speed: (speed: number) => zh`速度${speed}`,
  goTo: '回答編號',
  help: [
    'next：前進一個回答，next N 前進 N 個；單按 Enter 就是 next。',
    'back：後退一個回答，back N 後退 N 個。',
    'turn：到下一個輪次的開頭；-turn：回到這個或前一個輪次的開頭。',
    'round 與 -round：同上，以回合計。',
    'start：到開頭；end：到結尾。',
    'go K：到編號 K 的回答。',
    'view 與座位：該座位在此知道什麼；可用名字、從 0 起的號碼、spectator 或 all。',
    'status：用一行說明對局與所看座位的狀況。',
    'board：圖板可以說明的部分；board 加上其中一個詞就說明該部分。',
    'hand：所看座位持有什麼。',
    'log：到此為止的紀錄。',
    'standings：到此為止的分數。',
    'forecast：就目前的圖板，規則接下來會自動進行什麼。',
    'try：從這裡開始檢查規則。',
    'quit：離開。',
  ],
} as const;
