import type { manualWords as english } from '../../en/help/manual.ts';
import type { Texts } from '../../texts.ts';
import { listed, zh } from '../grammar.ts';

/** The parts of the manual page that do not come from the commands' own help, in Traditional Chinese. */
export const manualWords: Texts<typeof english> = {
  headings: {
    name: '名稱',
    synopsis: '用法',
    description: '說明',
    commands: '指令',
    options: '選項',
    exitStatus: '結束狀態',
    environment: '環境變數',
    files: '檔案',
    examples: '範例',
  },
  section: '遊戲',
  command: '指令',
  arguments: '引數',
  sentence: (words) => (/[。！？]$/u.test(words) ? words : `${words}。`),
  named: (name, about) => `${name} - ${about.replace(/。$/u, '')}`,
  usual: (value) => zh`預設：${value}。`,
  description: (games, levels) => [
    zh`可以玩${listed(games.map(({ title }) => title))}：同一副鍵盤前的真人與電腦玩家可任意搭配。` +
      '不加指令時，在終端機上開啟簡短的選單，在其他地方則顯示說明。',
    zh`遊戲以其編號（${games.map(({ id }) => id).join('、')}）指定，只輸入足以辨識的開頭也可以。` +
      zh`電腦玩家的等級有${levels.join('、')}，也可以是你自己的程式 cmd:COMMAND。`,
    '座位依 --seat 與 --bot 的順序安排。有 --players 時，其餘座位由這台終端機前的真人入座。' +
      zh`沒有 --players，也沒有指定任何人時，由一人對戰簡單等級的電腦玩家：${games
        .map(({ title, usual }) => zh`${title}為${usual}人`)
        .join('、')}。只指定一人時，其餘也由簡單等級的電腦玩家入座；` +
      '在終端機上只指定電腦玩家時，保留一個座位給真人。開始時會用一行說明誰坐在哪裡。使用腳本時，不會加入電腦玩家。',
    '在畫面上，? 顯示所有按鍵；Ctrl-C 離開，並說明對局儲存在哪裡。程式不會將任何資料傳到別處。',
  ],
  exitStatus: {
    '0': '成功；管線的讀取端提早關閉時也是。',
    '1': '檢查失敗、磁碟已滿，或程式本身有問題：訊息會說明是哪一種。',
    '2': '用法錯誤，或情境檔、局面檔、數值檔的格式不正確。',
    '3': '腳本給出不合法的回答，或其中一行不是回答：訊息會說明是哪一行與原因。',
    '4': '輸入提早結束：對局已儲存，訊息會說明缺少誰的回答。',
    '5': '對局檔案無法讀取、格式不同，或正在使用中。',
    '6': '重播的結果與紀錄不同。',
    '129, 130, 131, 143':
      '因訊號 HUP、INT（包括在畫面上按 Ctrl-C）、QUIT 或 TERM 而結束。對局已儲存，終端機也已還原。',
  },
  environment: {
    GREEN_GAMES_HOME: '存放程式檔案的資料夾，取代 XDG_DATA_HOME 下的資料夾。',
    XDG_DATA_HOME: '檔案存放在其下的 green-games 資料夾；預設：~/.local/share。',
    XDG_CONFIG_HOME: '設定存放在其下的 green-games 資料夾，除非設定了 GREEN_GAMES_HOME；預設：~/.config。',
    XDG_CACHE_HOME: '編譯過的程式碼存放在其下的 green-games 資料夾，以加快啟動；預設：~/.cache。',
    GREEN_GAMES_STORE: '由多台伺服器共用的 PostgreSQL，postgres://…，除非 serve --store 另有指定。',
    'PGPASSWORD, PGHOST, PGPORT, PGUSER, PGDATABASE, PGSSLMODE':
      '補足 PostgreSQL 位址中省略的部分；只在使用 PostgreSQL 時有作用。',
    GREEN_GAMES_CACHE: '設為 off 時，不存放也不讀取編譯過的程式碼。',
    ACCESSIBLE: '設為 0 以外的值時使用行模式，供螢幕報讀軟體使用。',
    NO_COLOR: '有設定時不使用顏色。FORCE_COLOR=1 到 3 則強制使用顏色。',
    PAGER: '分頁顯示長文的程式；預設：內建的分頁程式。',
    TERM: 'dumb 使用行模式；linux 使用 ASCII。',
    GREEN_GAMES_LANGUAGE: '語言，en 或 zh-Hant，除非 --language 另有指定。',
    'LC_ALL, LC_MESSAGES, LANG':
      '其中第一個有設定的變數決定語言：zh_TW、zh_HK 與 zh_MO 為正體中文，其他為英文。',
    'LC_ALL, LC_CTYPE, LANG': '只使用 ASCII，除非其中第一個有設定的變數指定 UTF-8。',
    SSH_CONNECTION: '有設定時，收到單獨的 Esc 後會多等一下，因為網路可能將一個按鍵的位元組分開傳送。',
  },
  files: {
    '~/.local/share/green-games/matches/*.jsonl': '已儲存的對局。green-games paths 會顯示其位置。',
    '~/.cache/green-games/*.cache': '編譯過的程式碼，用來加快啟動。刪除也不會遺失任何資料。',
  },
  examples: [
    ['green-games play limit', '一人對戰兩個簡單等級的電腦玩家。'],
    ['green-games play limit --players 1', '單人模式，獨自治理一個國家。'],
    ['green-games play limit --seat 小安 --bot normal --bot hard', '小安對戰自選的兩個電腦玩家。'],
    [
      'green-games play reputation --seat 小安 --seat 小博 --bot normal',
      '兩人共用一副鍵盤，加上一個電腦玩家。',
    ],
    ['green-games resume', '繼續最近一場未完成的對局。'],
    ['green-games simulate limit --games 1000 --players 4 --json', '隨機的電腦玩家互相對戰一千場。'],
  ],
};
