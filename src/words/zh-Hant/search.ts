/** What a search for rules knows of the language. */
export const searchWords = {
  /** How the names of parts begin that explain what other parts say: rulings, examples and the like. */
  sideChapters: ['裁定', '範例', '由誰決定', '規則書所附'],

  /** Words of a question that say nothing about what it is about. */
  emptyWords:
    `什麼 怎麼 怎樣 如何 為什麼 為何 何時 哪些 哪個 哪一個 誰的 可以 可不可以 能不能 能否 可否 是否 是不是 有沒有
    會不會 要不要 必須 應該 需要 請問 我的 你的 他的 我們 自己 如果 若是 還是 或者 以及 的話 這個 那個 這樣 時 嗎 呢 的 了 是 我 你 他 請 規則 遊戲
    玩家 這 那 在 會 要 有 能 就 都 也 又 再 把 被 跟 和 與 或 而 但 所以 因為 之後 之前 以後 以前 後 前`.split(
      /\s+/,
    ),

  /** What a question begins with, and the heading of a rule that answers it. */
  askingWords: ['何時', '如何', '哪些', '由誰', '誰獲', '多少', '哪個', '何謂'],

  /** What people at any table say for the words of the rules, written like the index of a game's rules. */
  commonSynonyms: `
時候: 時機 何時
何時: 時機
勝利: 獲勝 勝者
贏: 獲勝 勝者
誰贏: 獲勝 勝者
輸: 淘汰 損失
同分: 平手 相同
平局: 平手 和局
打平: 平手 相同
一樣: 相同 平手
開始: 起始 設置
先手: 起始玩家 順位
先攻: 起始玩家 順位
誰先: 起始玩家 順位 順序
開局: 起始 設置
準備: 設置 起始
結束: 終局 最後
最後: 結束 最終
何時結束: 遊戲結束 結束
費用: 價格 支付
價錢: 價格
付錢: 支付 付款
花費: 費用 價格
買: 購買 拿取
賣: 出售
拿: 拿取 得到
丟: 棄掉
丟掉: 棄掉
捨棄: 棄掉
移除: 棄掉 淘汰
跳過: 觀望 不購買
放棄: 棄掉 跳過 退出
必要: 必須 義務
義務: 必須
強制: 必須
選擇性: 可選擇
次數: 每回合 一次
重複: 再次
幾次: 一次 次數
上限: 至多 頂點
最多: 至多 上限
最少: 至少 最低
下限: 至少 最低
負數: 低於 負的
欠: 負債 貸款
不夠: 不足 太少 短缺
缺少: 不足 短缺
用完: 用盡
沒了: 用盡 已空
空了: 用盡 已空
秘密: 公開 隱藏 保密
保密: 隱藏 公開
偷看: 查看 隱藏
看牌: 查看 公開
分數: 得分 計分
點數: 分數 得分
幾分: 得分 分數
鄰居: 鄰座 相鄰
左邊: 左鄰
右邊: 右鄰
放置: 放在
保留: 留下
儲存: 保留 累積
存起來: 保留 累積
剩下: 剩餘
剩餘: 其餘
`,
} as const;
