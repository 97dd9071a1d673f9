import type { Lesson } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { NiceComponents } from '../../components.ts';

/** What a first match teaches, a lesson for each of one's first turns, with the figures in use. */
export const lessonsFor =
  ({ cashStart, die, queuePointLimit, queueSize, targetFactor }: NiceComponents) =>
  (): readonly Lesson[] => [
    {
      title: '隊列，以及誰付給誰',
      text: zh`每回合你可以從隊列的${queueSize}項計畫中購買一項。隊首免費；每往後一個位置多付一點插隊點數，你付出的歸對手。任何人都不得低於−${queuePointLimit}。`,
      now: '沿著隊列移動，閱讀下方各項計畫帶來什麼。按 i 取得提示。',
      rules: ['NGT-QUEUE-02', 'NGT-QUEUE-03', 'NGT-QUEUE-05'],
    },
    {
      title: '生態系分為三層',
      text: '同色的卡牌組成一個生態系。下層是棲地，中層是科學，上層是族群（動物或植物）。每個種類的數量，是自己的符號、科學符號與棲地符號三者中最小的。有一層空著，就都不算。',
      now: '選一種要收集的顏色，看看它的哪一層還空著，並在那裡放一張有該層符號的卡牌。',
      rules: ['NGT-ECO-02', 'NGT-SCORE-01', 'NGT-ECO-12'],
      asks: ['to', 'row'],
    },
    {
      title: '現金流是水位',
      text: zh`你的現金流從${cashStart}開始。卡牌上的符號使它增減，而且不得為負。它不會花掉：提高現金流的遊客中心，支應所有降低現金流的卡牌。`,
      now: '負擔不起的計畫顯示為灰色；按 w 看原因。及早拿一張提高現金流的卡牌，其他的才買得起。',
      rules: ['NGT-CASH-01', 'NGT-CASH-05', 'NGT-CASH-06'],
    },
    {
      title: '秘密目標',
      text: zh`每個種類由數量較多的玩家得分，自己的每個族群一分；數量相同則不得分。你秘密目標上的種類，分數乘以${targetFactor}。`,
      now: '按 h 看你的目標。只要比對手多一個就夠了：按 b 看對手收集什麼。',
      rules: ['NGT-SCORE-03', 'NGT-SCORE-04', 'NGT-SCORE-06'],
    },
    {
      title: '骰子帶走一項計畫',
      text: zh`購買之後，擲${die}面骰，棄掉該位置的計畫；然後隊列往前遞補並補滿。你留到下一回合的計畫可能不見，也可能變便宜。若你不買，棄掉隊首的計畫。`,
      now: '你想要的計畫值得現在的價格嗎？還是等它往前遞補？',
      rules: ['NGT-QUEUE-12', 'NGT-QUEUE-17', 'NGT-QUEUE-11'],
    },
    {
      title: '換層',
      text: '將卡牌加入生態系時，其中的其他卡牌可以換層，各自只能換到有其符號的層。卡牌只計入所在的那一層。',
      now: '加入卡牌時，試試最弱的那一層：圖板會顯示生態系將有多少價值。',
      rules: ['NGT-ECO-09', 'NGT-ECO-05'],
      asks: ['rearrange'],
    },
    {
      title: '救援計畫',
      text: '救援計畫放在生態系旁邊。在你的回合，只要現金流允許，可以用它交換棄牌堆最上面的計畫，不花插隊點數。',
      now: '每回合結束前，看看棄牌堆最上面是什麼。',
      rules: ['NGT-RESC-01', 'NGT-RESC-03', 'NGT-RESC-05'],
      asks: ['exchange', 'roll', 'end-turn'],
    },
    {
      title: '遊戲結束',
      text: '牌庫空了之後，隊列逐漸變短，最後一項計畫離開時遊戲結束。剩下的插隊點數與現金流不計分。',
      now: '按 f 看牌庫還剩多少，並填滿還空著的層。',
      rules: ['NGT-END-01', 'NGT-END-03', 'NGT-SCORE-09'],
    },
  ];
