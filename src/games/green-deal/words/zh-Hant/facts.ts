import type { Facts } from '../../../manifest.ts';

/** What can be said of the game before it is loaded. */
export const facts: Facts = {
  title: 'Green Deal 綠色新政',
  about: '經營一家公司：競標順位，投資持續性發展計畫，放到世界地圖上，並從鄰近的計畫獲得收益。',
  minutes: '每位玩家 25 分鐘',
  reconstructed: '計畫卡、收益軌、股息、價格、貸款與地圖；哪些行動卡留在手中',
};
