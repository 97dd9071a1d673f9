import type { Options } from '../../../../engine/game.ts';
import type { Lesson } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { ReputationComponents } from '../../components.ts';

/** What a first match teaches, a lesson for each round, with the figures in use. */
export const lessonsFor =
  ({ creditsOfHq, reputationOfHq, rounds, workers }: ReputationComponents) =>
  (players: number, options: Options): readonly Lesson[] => {
    const own = workers[players] ?? 0;
    return [
      {
        title: '一個計畫求利潤，一個計畫求聲望',
        text: zh`你的總部有${own}個工人。在你的輪次，對私人計畫或公共計畫出價，或觀望（領先者必須觀望）。私人計畫由工人最多者得標，得標者損失聲望。對公共計畫出價，須用卡牌所示的工人數，並至少將一個信用點移到私人計畫；最後出價者領先。之後，得標者的兩位鄰座秘密以工人出價，爭取分享聲望。`,
        now: '在圖板上閱讀各計畫帶來什麼、花費什麼，按 i 取得提示。所有人接連觀望時，競標結束。',
        rules: ['REP-BID-02', 'REP-BID-09', 'REP-BID-16', 'REP-BID-05'],
      },
      {
        title: '工人回來得很慢',
        text: '得標出價的工人留在計畫上。每回合各牌疊至多一個回到休息室，再從休息室回到總部。一次用掉許多工人，就會長時間無法出價。',
        now: '看看休息室：總部無人的玩家，本回合不是對手。在私人計畫上，比領先者多一個工人就夠了。',
        rules: ['REP-RET-03', 'REP-HQ-02', 'REP-BID-07'],
      },
      {
        title: '共同贊助者',
        text: '公共計畫的得標者與一位鄰座分享聲望：兩位鄰座秘密以工人出價，較高者獲選，平手時由握著標記的手決定。共同贊助者得到全部聲望，但沒有信用點。',
        now: '這是最便宜的聲望：出價之前，看看另一位鄰座的總部有多少工人。',
        rules: ['REP-COS-05', 'REP-COS-07', 'REP-COS-15'],
        asks: ['hand', 'co-bid'],
      },
      ...(options['identities'] === 'none'
        ? []
        : [
            {
              title: '你的能力與議程',
              text: '你的企業有一項優先於規則的能力，你的執行長有一項議程，達成時得到聲望指示物。其他人也有，而且都公開。',
              now: '按 h 閱讀自己的，按 b 閱讀其他人的。你的能力何時可以使用？',
              rules: ['REP-IDN-01', 'REP-IDN-02', 'REP-COMP-08'],
              asks: ['decline', 'recall', 'whitewash', 'chosen-partner', 'casting-vote'],
            },
          ]),
      {
        title: '信用點保密，私人計畫卡蓋著',
        text: '沒有人看得到他人有多少信用點。得標的私人計畫卡正面朝下：損失多少聲望要靠記憶。但計畫得標時旁邊有多少信用點，大家都看到了。',
        now: '按 s：顯示你所知的分數範圍。按 l 查閱誰得標了哪個計畫。',
        rules: ['REP-INFO-01', 'REP-INFO-03'],
      },
      {
        title: '把信用點移到私人計畫',
        text: '公共出價移動的信用點留在私人計畫，即使出價者遭超越。若你想要私人計畫，就多移一些；若對手會得標，就只移一個。',
        now: '出價之前，先決定本回合想要哪個計畫：領先者必須觀望，不能對另一個計畫出價。',
        rules: ['REP-BID-20', 'REP-BID-17', 'REP-BID-03'],
      },
      {
        title: '別讓自己聲望最低',
        text: zh`遊戲結束時先看聲望：公共計畫與總部的工人增加聲望，私人計畫減少聲望。無論利潤多高，最低者淘汰。總部有${own}個工人時，得${reputationOfHq[own] ?? 0}點聲望與${creditsOfHq[own] ?? 0}信用點。`,
        now: '比較玩家之間的公共計畫卡。若你可能最低，先求聲望，再求利潤。',
        rules: ['REP-END-03', 'REP-END-07', 'REP-END-09'],
      },
      {
        title: '最後幾個回合',
        text: zh`第${rounds}回合之後遊戲結束。屆時不在總部的工人沒有作用，而他們要超過一個回合才回得來：最後一次大額出價要值得。`,
        now: '數數還剩幾個回合，按 f 看兩位贊助者各會留下什麼。',
        rules: ['REP-ROUND-01', 'REP-END-02'],
      },
    ];
  };
