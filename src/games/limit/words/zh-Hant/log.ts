import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { allianceLog } from './log-alliances.ts';
import { internationalLog } from './log-international.ts';
import { politicalLog } from './log-political.ts';
import { socialLog } from './log-social.ts';
import { type LogWords, number, told, who } from './sentence.ts';

const SCORES = [
  'domestic-happiness',
  'financial-strength',
  'territory',
  'military',
  'pollution',
  'disruption',
] as const;

/** Every source of points, and their sum. */
function scored(entry: LogEntry, say: Say): string {
  const parts = SCORES.map((source) => zh`${say.name(source)}${number(entry, source)}`);
  return zh`${who(entry, say)}得${number(entry, 'total')}分：${parts.join('、')}。`;
}

const crises = (entry: LogEntry): string => zh`${number(entry, 'crises')}次危機`;

/** What follows the last generation: the score at once, or stress tests first (LIM-END-06). */
const over = (entry: LogEntry): string => {
  const tests = number(entry, 'tests');
  return tests === 0 ? '遊戲結束' : zh`遊戲結束，但還有${tests}次壓力測試`;
};

/** A sentence for each log kind; an event is told by its note. */
export const logWith = (notes: Words['notes']): LogWords => ({
  ...politicalLog,
  ...socialLog,
  ...internationalLog,
  ...allianceLog,
  'generation-ends': (entry) =>
    zh`第${number(entry, 'generation')}世代結束，至今${crises(entry)}；領導權移交給左鄰。`,
  'game-ends': (entry) =>
    entry.figures?.['last'] === true
      ? zh`最後的第${number(entry, 'generation')}世代結束，共${crises(entry)}：${over(entry)}。`
      : zh`第${number(entry, 'generation')}世代結束，共${crises(entry)}：世界已達極限，${over(entry)}。`,
  scored,
  won: (entry, say) => zh`${who(entry, say)}以${number(entry, 'total')}分獲勝。`,
  'shares-victory': (entry, say) =>
    zh`${number(entry, 'tied')}國同為${number(entry, 'total')}分，${who(entry, say)}共同獲勝。`,
  event: (entry, say) =>
    zh`事件是我們設計的${told(entry, 'event', say)}：${notes[String(entry.figures?.['event'])] ?? ''}。`,
  'event-done': (entry, say) => zh`${told(entry, 'event', say)}結束。`,
  changed: () => '此步驟結束。',
});
