import type { Options } from '../../../../engine/game.ts';
import type { Lesson } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { LimitComponents } from '../../figures.ts';
import { penalties } from '../../scoring.ts';

/** What a first match teaches, a lesson for each generation, with the figures in use. */
export const lessonsFor =
  (components: LimitComponents) =>
  (players: number, options: Options): readonly Lesson[] => {
    const { cards, generations, international, marketplace, politics, population, score, social, unrest } =
      components;
    const { pollution, disruption } = penalties(options, components);
    const unlocked = cards['market-access']?.unlockedAt ?? 0;
    const first = population[components.nationStart.populationLevel - 1] ?? 0;
    const next = population[components.nationStart.populationLevel] ?? 0;
    const lessons: Lesson[] = [
      {
        title: '卡牌，以及所有人的食物',
        text: zh`在你的輪次打出兩張卡牌，或打出一張後跳過，或直接跳過。卡牌須付清；所有國家跳過後，即時卡回到手牌。然後社會階段供養你的人民：${first}人口每單位消耗一個再生資源。本世代他們成長為${next}。每一級未供養的人口，都使人口與階級下降，民怨上升${social.famineUnrest}。`,
        now: '瀏覽你的卡牌，閱讀下方各張的改變。現在提高的生產廠，在之後的每個世代都生產。按 f 看社會階段會發生什麼，按 i 取得提示。',
        rules: ['LIM-POL-20', 'LIM-SOC-09', 'LIM-SOC-11'],
      },
      {
        title: '階級：A 抽牌，C 決定條件',
        text: zh`從現在起，每個世代開始時抽${politics.draw[0] ?? 0}張卡牌，保留${politics.keep[0] ?? 0}張；階級 A 越高，抽得與留得越多。階級 C 決定社會階段如何進行：人民消費什麼、生產廠如何成長、世界銀行給多少稅收。階級 A 為${unlocked}以上時得到市場進入。階級只有在低於前一個時才能上升（A ≥ B ≥ C ≥ D ≥ E）：E 之前要先有 B、C、D。`,
        now: '選擇牌庫：社會與階級和民怨有關，軍事與經濟與領土和戰爭有關，生產與生產廠有關。保留卡牌之前，按 h 閱讀全部手牌。',
        rules: ['LIM-OBJ-06', 'LIM-POL-10', 'LIM-POL-04', 'LIM-LIV-03'],
      },
      {
        title: '民怨：榮景、成長或暴動',
        text: zh`社會階段結束時由民怨方塊決定。到${unrest.boomUpTo}為止是榮景：一個階級上升，銀行付錢給你。低於${unrest.uprisingFrom}是成長：一個階級上升。從${unrest.uprisingFrom}起是暴動：沒有階級上升，還要付出代價。之後民怨依階級 A 與階級 E 的差距上升。`,
        now: '將圖板上的方塊與這些區域比較。公共支出與思想灌輸降低民怨；讓階級 E 與 A 一起上升，差距就小。',
        rules: ['LIM-SOC-54', 'LIM-SOC-62', 'LIM-SOC-63', 'LIM-SOC-66'],
      },
      {
        title: '市場',
        text: zh`市場進入讓你買賣。一次賣出的全部以同一價格計算；然後價格下降一格，購買則使價格上升一格。金錢來自世界銀行，而銀行並非取之不盡。超過${social.conserve}個的再生資源，在社會階段會降為${social.conserve}個，所以要先賣。`,
        now: zh`看看圖板上的價格：最好的是每個${Math.max(...marketplace.sell.map((price) => price ?? 0))}元。趕在別人之前，賣出你不需要的。`,
        rules: ['LIM-POOL-10', 'LIM-SOC-13'],
      },
      {
        title: '化石燃料、污染與危機',
        text: zh`高級的工業廠與軍事廠消耗化石燃料並造成污染。污染或動盪的指示物用盡，或銀行付不出錢時，就發生危機，所有國家都受害。達${generations.crisesToEnd}次危機時遊戲結束。遊戲結束時，每個污染扣${pollution}分，每個動盪扣${disruption}分。`,
        now: '在圖板上看看離每種危機還有多遠，並按 f：顯示哪些危機將近。綠色生產與人道援助值得一看。',
        rules: ['LIM-SOC-46', 'LIM-INT-03', 'LIM-END-03', 'LIM-SCO-06'],
      },
      {
        title: '領土與戰爭',
        text: zh`每片領土在遊戲結束時值${score.territory}分，也限制你的再生廠。殖民從儲備取得領土，併吞領土則從他國取得：攻擊國付出軍事資源，對方可以用等量的軍事資源抵抗。世代結束時軍事資源超過${international.coldWarOver}個的國家，拿取 1 個動盪。`,
        now: '若鄰國有許多軍事資源，自己也留一些；按 b 看他們的圖板。',
        rules: ['LIM-SCO-04', 'LIM-INT-02', 'LIM-SETUP-23'],
      },
      {
        title: '結束：人口乘以幸福',
        text: zh`大部分分數來自階級 A、C、E，再乘以人口指數：至多${score.demographicIndex.at(-1) ?? 0}。因此最後的卡牌應提高這些階級或人口。計分之前有壓力測試：再供給、消費與生產一次。`,
        now: '按 s 看你的分數從哪裡來，並提高相乘效果最大的項目。',
        rules: ['LIM-SCO-01', 'LIM-END-06'],
      },
    ];
    // Alone there is nobody to fight; the star nation follows its own table.
    return players === 1 ? lessons.filter(({ rules }) => !rules.includes('LIM-SCO-04')) : lessons;
  };
