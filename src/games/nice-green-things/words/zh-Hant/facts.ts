import type { Facts } from '../../../manifest.ts';

/** What can be said of the game before it is loaded. */
export const facts: Facts = {
  title: 'Nice Green Things',
  about: '從隊列購買保育計畫，建立生態系，讓每種族群都比對手多。',
  minutes: '20–30 分鐘',
  reconstructed: '牌庫與目標卡',
};
