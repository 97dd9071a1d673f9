import type { Facts } from '../../../manifest.ts';

/** What can be said of the game before it is loaded. */
export const facts: Facts = {
  title: 'Reputation',
  about: '以工人競標賺錢的私人計畫，以及挽救聲望的公共計畫：聲望最低的企業出局。',
  minutes: '45 分鐘',
  reconstructed: '計畫、企業與執行長',
};
