import type { helpWords as english } from '../../en/help/commands.ts';
import type { Texts } from '../../texts.ts';
import { zh } from '../grammar.ts';

/** What help, the manual page and shells say about commands and options, in Traditional Chinese. */
export const helpWords: Texts<typeof english> = {
  titles: { 'Usage:': '用法：', 'Arguments:': '引數：', 'Options:': '選項：', 'Commands:': '指令：' },
  usage: (usage) => `用法：${usage}`,
  choices: (description, choices) => zh`${description}：${choices.join('、')}`,
  usual: (value) => zh`（預設：${value}）`,
  strengths: '電腦玩家的實力（多 400 分，勝局為敗局的十倍；normal 為 1500）：',
  optionsOfGames: '各遊戲的選項（rules GAME options 說明可用的值）：',
  namesOf: (game, names) => zh`${game}：${names.join('、')}`,
  examples: '範例：',
  help: '顯示說明',
  helpOf: '顯示指令的說明',
  shared: {
    '--ascii': '只用 ASCII 字元繪製',
    '--components': '改用這個檔案中的數值，取代隨附的數值',
    '--hints': '不論設定為何，都提供提示鍵',
    '--home': '伺服器存放一切資料的資料夾；預設：程式資料夾中的 server',
    '--json': '以 JSON 輸出',
    '--no-ascii': '不論設定為何，都使用符號繪製',
    '--no-hints': '不提供提示鍵',
    '--no-pager': '一次全部印出，在終端機上也不分頁',
    '--no-undo': '不能復原',
    '--option': '遊戲的選項（可重複使用）',
    '--output': '寫入新檔案，而不輸出到標準輸出',
    '--plain': '行模式：選項有編號，畫面不重繪',
    '--seed': '種子；預設：隨機抽取',
    '--take-over': '即使另一台電腦上的行程可能正在使用這場對局，也照樣開啟',
    '--theme': '配色',
    '--undo': '不論設定為何，都可以復原',
  },
  commands: {
    '': {
      about: '在終端機上遊玩以永續為題的桌上遊戲。',
      options: {
        '--version': '印出版本',
        '--debug': '顯示錯誤發生在程式的何處',
        '--language': '所有文字使用的語言',
        '--ambiguous-wide': '供以兩格顯示寬度不明確字元的終端機使用',
      },
    },
    list: { about: '列出所有遊戲' },
    play: {
      about: '玩遊戲；預設：一人對戰簡單等級的電腦玩家',
      options: {
        '--players': '座位數；--seat 與 --bot 沒有指定的座位由真人入座',
        '--seat':
          '真人玩家的名字（可重複使用）；小安@en 則輪到小安時改用英文；只指定一人時，其餘由簡單等級的電腦玩家入座',
        '--bot': (levels) =>
          zh`電腦玩家：${levels.join('、')}，或你自己的程式 'cmd:COMMAND'（可重複使用）；在終端機上會為你保留一個座位`,
        '--think': '電腦玩家每個決定最多思考多久，例如 2s',
        '--from': '從局面檔開始，或從已結束對局的某個回答之後開始：檔案、對局或對局@回答數',
        '--script': '從檔案讀取最初的回答',
        '--new': '直接開始新對局，不詢問未完成的對局',
        '--unsaved': '不儲存對局',
      },
    },
    learn: {
      about: '學習一個遊戲：先看示範，再玩第一場對局，每回合一課',
      options: { '--seed': '第一場對局的種子；預設：隨機抽取' },
    },
    resume: {
      about: '繼續已儲存的對局',
      options: {
        '--bot': "重新啟動擔任電腦玩家的程式：'cmd:COMMAND'（可重複使用）",
        '--from-sound': '如果對局檔案損壞，從最後一個完好的回答繼續，其餘內容保留在檔案旁',
      },
    },
    matches: { about: '列出並管理已儲存的對局' },
    'matches list': { about: '列出所有已儲存的對局，最近的在前' },
    'matches show': {
      about: '顯示一場對局：有哪些玩家，以及排名；對局結束後另有每回合各來源的分數',
      options: { '--plain': '以句子取代表格與圖' },
    },
    'matches stats': {
      about: '統計每個人在已結束對局中的成績：依遊戲、對手、分數來源與時間',
      options: { '--name': '只顯示這個人的成績', '--plain': '以句子取代表格與圖' },
    },
    'matches rename': { about: '重新命名對局' },
    'matches export': {
      about: '匯出公開紀錄；對局結束後，也可匯出腳本、以筆記為字幕的示範、JSON、局面或檔案',
      options: { '--format': '匯出的內容' },
    },
    'matches report': {
      about: '印出回報問題所需的資料：版本、選項與公開紀錄，不含任何秘密',
    },
    'matches delete': {
      about: '永久刪除對局',
      options: { '--finished': '所有已結束的對局', '--yes': '不再詢問' },
    },
    replay: {
      about: '逐步重播對局、驗證對局，或觀看進行中的對局',
      arguments: { file: '對局檔案，或已儲存對局的名稱' },
      options: {
        '--verify': '不顯示畫面，重播並比對每個摘要',
        '--follow': '觀看進行中的對局',
        '--at': '從第幾個回答開始',
      },
    },
    review: {
      about: '以只知道各玩家當時所知的搜尋，評估已結束對局中的決定',
      arguments: { match: '對局名稱或檔案' },
      options: {
        '--seat': '只評估這個座位的決定；預設：所有真人的決定',
        '--think': '每個決定思考多久，例如 1s',
        '--iterations': '每個決定試玩幾場；預設：與困難等級的電腦玩家相同；場數相同，評估結果就相同',
        '--svg': '將曲線存成圖片，寫入新檔案；- 輸出到標準輸出',
        '--plain': '以句子取代表格與圖',
      },
    },
    puzzle: {
      about: '解題：找出局面中明顯最好、但不顯而易見的回答',
      arguments: { number: '第幾題；預設：下一道未解的題目' },
      options: { '--list': '顯示題目總數與已解的題數' },
    },
    try: {
      about: '試用規則：在任何局面、為任何座位，看看什麼合法、什麼不合法與原因',
      options: {
        '--players': '幾個座位',
        '--from': '從局面檔或別人分享的內容開始；- 讀取貼上的內容',
        '--case': '從可以試用這條規則的局面開始',
      },
    },
    demo: {
      about: '觀看附說明的示範對局，學會一個遊戲',
      arguments: { game: '遊戲，或附說明的腳本；預設：列出所有示範' },
      options: {
        '--speed': '播放速度的倍數',
        '--record': '不播放，而寫入檔案：asciinema 錄製檔（.cast，或以 - 輸出到標準輸出）或圖片（.svg）',
        '--from': '從這裡開始錄製：第幾個回答，或說明的開頭文字',
        '--to': '錄製到這裡；只取一部分時，圖片會是動畫',
        '--size': '錄製的終端機大小；預設：80x24',
      },
    },
    rules: {
      about: '以我們自己的話顯示規則，可依規則編號、主題或搜尋',
      arguments: { game: '預設：所有遊戲', topic: '規則編號，或要搜尋的詞' },
      options: {
        '--all': '全部顯示：完整的規則，或所有找到的結果',
        '--coverage': '計算有多少規則是明載、推得、裁定或資料',
      },
    },
    ask: {
      about: '找出能回答問題的規則，以及可以試用這些規則的局面',
      arguments: { question: '用你自己的話提問' },
    },
    cards: {
      about: '顯示所有配件，以及每個數值的來源',
      arguments: { game: '預設：所有遊戲', topic: '要搜尋的詞' },
      options: { '--components': '顯示這個檔案中的數值，取代隨附的數值' },
    },
    check: {
      about: '執行情境檔案',
      options: {
        '--only': '只執行這個編號的情境（可重複使用）',
        '--failed': '只執行上次失敗的情境',
        '--vocabulary': '印出某個遊戲的情境可以使用的詞',
      },
    },
    simulate: {
      about: '讓電腦玩家互相對戰許多場',
      options: {
        '--games': '進行幾場',
        '--players': '幾個座位；預設：有對手的最少人數',
        '--bots': (levels) =>
          zh`所有座位同一種電腦玩家，或每個座位各一種，以逗號分隔：${levels.join('、')}，或你自己的程式 'cmd:COMMAND'`,
        '--jobs': '由幾個執行緒分工；最多每個核心一個',
        '--shard': '只進行其中這一部分；須搭配 --ndjson',
        '--rotate': '每場之後，電腦玩家依序換到下一個座位',
        '--against': '以這些數值再進行同樣的對局，並說明有何改變',
        '--sweep': '以某個數值的每個值各進行同樣的對局，例如 cards.education.raises=1..3',
        '--json': '以 JSON 印出一份摘要',
        '--ndjson': '每場印出一行 JSON',
        '--csv': '以 CSV 印出每個量值與其區間',
      },
    },
    'simulate merge': {
      about: '將各部分印出的結果合併成一份摘要',
      options: { '--csv': '以 CSV 印出每個量值與其區間' },
    },
    serve: {
      about: '讓大家只用 SSH 軟體，就能在各自的終端機上來這裡遊玩',
      options: {
        '--listen': '接受連線的位址；0.0.0.0:2222 對所有人開放',
        '--store': '由多台伺服器共用的 PostgreSQL，postgres://…；最好放在 GREEN_GAMES_STORE',
        '--name': '伺服器的名稱',
        '--invite-only': '新加入的人須有邀請碼',
        '--authorized-keys': '只有這些金鑰可以登入，每行一把，格式與 authorized_keys 相同',
        '--max-connections': '同時連線數的上限',
        '--metrics': '供 Prometheus 讀取指標的位址，例如 127.0.0.1:9464',
      },
    },
    'serve move': {
      about: '將伺服器儲存的一切從資料夾複製到 PostgreSQL，或反向複製',
      options: {
        '--from': '資料夾、postgres://…，或以 store 代表 GREEN_GAMES_STORE',
        '--to': '同上；必須是空的',
      },
    },
    'serve status': {
      about: '執行中伺服器的連線數、桌數、每分鐘回答數、記憶體與思考中的電腦玩家',
    },
    'serve tables': { about: '執行中伺服器上的所有桌' },
    'serve people': { about: '所有曾經登入的人與其金鑰' },
    'serve invite': { about: '產生邀請碼，讓一位新加入的人在一週內登入一次' },
    'serve ban': { about: '封鎖有這個指紋的金鑰' },
    'serve backup': { about: '在伺服器執行時複製一切資料' },
    'serve import': { about: '將已儲存的對局移到執行中伺服器的一桌' },
    completion: {
      about: '印出 shell 的自動補完腳本',
      arguments: { shell: 'bash、zsh 或 fish' },
    },
    manual: { about: '印出手冊頁，可用 man 顯示' },
    settings: {
      about: '適用於你所有對局的設定：配色、敘述方式、按鍵等',
      arguments: {
        name: '一項設定；keys.undo 代表一個動作的按鍵',
        value: '新的值',
      },
      options: { '--reset': '將這項設定還原為預設值' },
    },
    paths: { about: '顯示程式的檔案存放在哪裡' },
  },
};
