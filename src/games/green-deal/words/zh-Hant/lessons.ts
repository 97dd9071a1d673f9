import type { Options } from '../../../../engine/game.ts';
import type { Lesson } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { GreenComponents } from '../../figures.ts';
import { inOrder, roundsText } from './numbers.ts';

/** What a first match teaches, a lesson for each round, with the figures in use. */
export const lessonsFor =
  (components: GreenComponents) =>
  (players: number, options: Options): readonly Lesson[] => {
    const { loanPenalty, mostLoans, rounds, startCash, sustainabilityPoints, sustainabilityRounds } =
      components;
    const isSimple = options['variant'] === 'simple';
    const closes = players < 5;
    const lessons: Lesson[] = [
      {
        title: '為順位出價',
        text: zh`你起始有${startCash}現金。每回合所有人秘密出價，最高者順位第一。每個人都支付自己的出價，然後依收益得到現金。${closes ? `${players} 家公司中，每回合只有 ${players - 1} 家能拿計畫卡，順位最後可能一張也沒有。平手時現金較少者在前。` : '順位最後者拿剩下的。'}`,
        now: '看看本回合的計畫：若想要其中一項，就出一點價；出價無論如何都要付。按 i 取得提示。',
        rules: ['GD-AUC-01', 'GD-ACC-01', ...(closes ? ['GD-INV-12'] : [])],
      },
      {
        title: '計畫：現在得分，之後得收益',
        text: '計畫要花現金。它立即給分，使你的收益依格數升降，並依規模提高該類別的等級。收益在剩下的每個回合都帶來現金，因此一格收益越早越有價值。',
        now: '投資時，比較游標下各項計畫的價格、分數與格數：前幾回合優先選收益格數。',
        rules: ['GD-INV-20', 'GD-INV-21'],
      },
      {
        title: '地圖：誰與誰合作',
        text: '你的計畫也是一個計畫指示物，放在自己的計畫指示物旁邊。旁邊有同類別的計畫指示物就產生接觸。你可以合作，雙方的收益各增加兩個規模的平均值；或者以較大的計畫指示物競爭，從對方取得差值。旁邊若是自己的，就與自己合作。',
        now: '放置時，尋找與同類別相鄰的格子，跨過地圖邊緣的也算；下方會顯示該格帶來什麼。',
        rules: ['GD-EXP-15', 'GD-COOP-02', 'GD-COMP-03'],
      },
      {
        title: '持續性發展：最低的等級才算',
        text: zh`${roundsText(sustainabilityRounds)}之後，依你最低的等級得分：從等級 0 起依序為${inOrder(sustainabilityPoints)}分。只要有一個類別沒有計畫，無論其他等級多高，都只得第一個分數。`,
        now: '在圖板上找出你最低的等級，並在評估前拿一項該類別的計畫。按 f：顯示現在會得幾分。',
        rules: ['GD-SUS-01', 'GD-SUS-02', 'GD-SUS-03'],
      },
      {
        title: '貸款',
        text: zh`若沒有合適的計畫，可以拿最上面的貸款卡：立即得到該金額的現金。至多持有${mostLoans}張，可在之後的任何輪次償還。每一元未還的現金，遊戲結束時扣${loanPenalty}分；沒有利息。`,
        now: '及早用貸款換來收益才划算。沒有要買的東西，就不要拿。',
        rules: ['GD-LOAN-01', 'GD-LOAN-03', 'GD-LOAN-10', 'GD-LOAN-14'],
      },
      ...(isSimple
        ? []
        : [
            {
              title: '股息、PR 與行動卡',
              text: zh`無論拿了什麼，每回合都可以支付一次股息，將現金換成分數。PR 指示物在${roundsText(components.prRounds)}之後的 PR 評估中加到等級上。行動卡改變一項規則，各有自己的時機。`,
              now: '若現金有餘裕，結束輪次前先支付股息。按 h 閱讀可拿的行動卡，按 f 看下一次評估。',
              rules: ['GD-DIV-01', 'GD-PR-13', 'GD-INV-29'],
            },
          ]),
      {
        title: '其他人需要什麼',
        text: '預告顯示下一回合的計畫。其他人若缺某個類別來提高最低的等級，就會為它出價；他們有小的計畫指示物之處，你可以用較大的競爭。',
        now: '按 b 看其他公司；若某個回合有大家都需要的計畫，就出高一點。',
        rules: ['GD-SETUP-10', 'GD-COMP-01'],
      },
      {
        title: '最後幾個回合',
        text: zh`第${rounds}回合之後遊戲結束。沒花掉的現金只用於平手判定，晚來的收益也很少回本：現在重要的是分數。${isSimple ? '' : '收益在公司價值評估中再計算一次。'}在最後的輪次償還貸款。`,
        now: `按 s 看分數。${isSimple ? '完整版另有股息、PR 與行動卡：下次就玩完整版吧。' : ''}`,
        rules: ['GD-GEN-17', 'GD-LOAN-05', 'GD-END-01'],
      },
    ];
    return lessons;
  };
