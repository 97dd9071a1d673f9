import type { Words } from '../../../../engine/words.ts';

/** The reasons for hints and for the decisions of bots. */
export const reasons: NonNullable<Words['reasons']> = {
  'rescue-later': () => '救援計畫之後可以換取棄牌堆最上面的好計畫，不需要插隊點數。',
  'raises-cashflow': ({ by, cash }) =>
    `它將現金流從 ${cash} 提高到 ${Number(cash) + Number(by)}，符號多的計畫需要現金流。`,
  'keeps-it': () => '以這個價格沒有更好的選擇。',
  'target-type': ({ pop, factor }, say) =>
    `它有${say.name(pop ?? '')}，是目標上的種類：每個計算在內的得 ${factor} 分。`,
  'wanted-type': ({ pop }, say) => `有了它，${say.name(pop ?? '')}的數量可以超過對手。`,
  'fills-row': ({ suit, row, have }, say) =>
    Number(have) === 0
      ? `${say.name(suit ?? '')}生態系的${say.name(row ?? '')}層是空的，沒有這一層什麼都不算。`
      : `${say.name(suit ?? '')}生態系的${say.name(row ?? '')}層只有 ${have}，而計算時取三層中最少的。`,
  'begins-suit': ({ suit }, say) => `它開始一個${say.name(suit ?? '')}生態系，之後會有更多卡牌加入。`,
  'nothing-worth-it': ({ qp }) =>
    Number(qp) > 0
      ? `沒有值得其價格的計畫；${qp} 點插隊點數留給更好的計畫。`
      : '沒有值得其價格的計畫，而且價格會付給對手。',
  'takes-from-trash': ({ card }, say) =>
    `棄牌堆最上面的${say.name(card ?? '')}比救援計畫更有價值，而且免費。`,
  'begins-anew': () => '同色的其他生態系用不上它。',
  'keeps-together': () => '一個卡牌較多的生態系，比兩個更有價值。',
  'first-of-suit': () => '這一層最需要它的符號。',
  'row-lacks': ({ row, have }, say) => `${say.name(row ?? '')}層只有 ${have}，而計算時取三層中最少的。`,
  'row-counts': ({ row }, say) => `放在${say.name(row ?? '')}層，它的符號最有用。`,
  'lies-well': () => '每張卡牌都在最有用的位置。',
  'counts-more-there': () => '這張卡牌在另一層更有用。',
  'nothing-better': () => '棄牌堆最上面的卡牌不值得用救援計畫交換。',
};
