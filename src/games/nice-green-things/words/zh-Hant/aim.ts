import type { Aim } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { NiceComponents } from '../../components.ts';

/** What one plays for, with the figures in use (NGT-OVER-01 to NGT-OVER-04, NGT-SCORE-01 to NGT-SCORE-08). */
export const aimFor =
  ({ cashStart, die, queuePointLimit, queueSize, targetFactor }: NiceComponents) =>
  (): Aim => ({
    you: '你與另一位玩家各自建立生態系，每個生態系的卡牌顏色（花色）相同。分數較高者獲勝。',
    points: [
      {
        source: 'pops',
        worth: '十二個種類中，每個種類由數量較多的玩家得分，自己的每個族群 1 分；數量相同則不得分',
        rule: 'NGT-SCORE-05',
      },
      {
        source: 'own-target',
        worth: `你秘密目標上的種類 × ${targetFactor}`,
        rule: 'NGT-SCORE-06',
      },
      {
        source: 'eco-system',
        worth:
          '每張卡牌放在同色生態系的一層：上層是族群（動物或植物），中層是科學，下層是棲地。每個種類取三者中最小的：三個鳥類、兩個科學、一個棲地，只算一個鳥類',
        rule: 'NGT-SCORE-01',
      },
    ],
    round: zh`每回合：從${queueSize}項的隊列購買一項計畫，或不買（則棄掉隊首）。所在位置就是價格，0到${queueSize - 1}點插隊點數，付給對手；任何人都不得低於−${queuePointLimit}。你的現金流（從${cashStart}開始，依卡牌的符號增減）不得低於0。然後擲${die}面骰，棄掉該位置的計畫。`,
    end: '隊列與牌庫都空了的時候。',
    plan: '選一兩個目標上的種類，在同一花色中為它們湊齊三層。及早拿便宜又帶來現金流的計畫，昂貴的讓對手去買：對手付出的插隊點數會變成你的。',
  });
