import type { matchWords as english } from '../../en/reports/match.ts';
import type { Texts } from '../../texts.ts';
import { zh } from '../grammar.ts';

/** What the report of a match for a fault says, in Traditional Chinese. */
export const matchWords: Texts<typeof english> = {
  versions: (version, program) => zh`green-games ${version}，對局由版本${program}開始`,
  game: (id, edition, now) => zh`遊戲：${id}，規則版本${edition}${edition === now ? '' : zh`，現為${now}`}`,
  components: (digest, isFromFile) => zh`數值：${digest}，${isFromFile ? '來自檔案' : '隨附的數值'}`,
  options: (options) => zh`選項：${options.join(' ') || '無'}`,
  seats: (seats) => zh`座位：${seats.join('、')}`,
  fromPosition: '從局面開始',
  course: (isOver, round, steps) => zh`${isOver ? '已結束' : '進行中'}，第${round}回合，${steps}步`,
  seedOmitted: '對局進行中，不列出種子',
  seed: (seed) => zh`種子${seed}`,
  lastLineTorn: (bytes) => zh`檔案最後一行不完整（${bytes}位元組）`,
  publicLog: '公開紀錄',
  script: '腳本',
};
