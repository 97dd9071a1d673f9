import type { Words } from '../../../../engine/words.ts';

/** The reasons for hints and for the decisions of bots. */
export const reasons: NonNullable<Words['reasons']> = {
  'rescue-later': () => '救援計畫之後可以換取棄牌堆最上面的好計畫，不必付插隊點數。',
  'raises-cashflow': ({ by, cash }) =>
    `它將現金流從 ${cash} 提高到 ${Number(cash) + Number(by)}，符號多的計畫需要現金流。`,
  'keeps-it': () => '以它的價格買不到更好的。',
  'target-type': ({ pop, factor }, say) =>
    `它有${say.name(pop ?? '')}，是目標上的種類：每個計算在內的得 ${factor} 分。`,
  'wanted-type': ({ pop }, say) => `有了它，${say.name(pop ?? '')}的數量就能超過對手。`,
  'fills-row': ({ suit, row, have }, say) =>
    Number(have) === 0
      ? `${say.name(suit ?? '')}生態系的${say.name(row ?? '')}層是空的，缺了這一層就什麼都不算。`
      : `${say.name(suit ?? '')}生態系的${say.name(row ?? '')}層只有 ${have}，而最少的一層會限制其他層。`,
  'begins-suit': ({ suit }, say) => `它開始一個${say.name(suit ?? '')}生態系，之後會有更多卡牌加入。`,
  'nothing-worth-it': ({ qp }) =>
    Number(qp) > 0
      ? `沒有計畫值得它的價格；${qp} 點插隊點數留給更好的計畫。`
      : '沒有計畫值得它的價格，而且付出的點數會歸對手。',
  'takes-from-trash': ({ card }, say) =>
    `棄牌堆最上面的${say.name(card ?? '')}比救援計畫更有價值，而且免費。`,
  'begins-anew': () => '同花色的其他生態系用不上它。',
  'keeps-together': () => '同花色的卡牌放在一起，比分開更有價值。',
  'first-of-suit': () => '這一層最需要它的符號。',
  'row-lacks': ({ row, have }, say) => `${say.name(row ?? '')}層只有 ${have}，而最少的一層會限制其他層。`,
  'row-counts': ({ row }, say) => `放在${say.name(row ?? '')}層，它的符號最有用。`,
  'lies-well': () => '每張卡牌都在最有用的位置。',
  'counts-more-there': () => '這張卡牌在另一層更有用。',
  'nothing-better': () => '棄牌堆最上面的卡牌不值得用救援計畫交換。',
};
