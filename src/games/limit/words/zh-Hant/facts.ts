import type { Facts } from '../../../manifest.ts';

/** What can be said of the game before it is loaded. */
export const facts: Facts = {
  title: 'Limit',
  about: '從 1850 年到 2060 年領導一個國家：推行政策，供養並滿足人民，不讓世界超出極限。',
  minutes: '每個國家 30 分鐘',
  reconstructed: '軌的兩端、化石燃料與污染的代價、價格表；單人模式的事件是我們自己的',
};
