import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { allianceLog } from './log-alliances.ts';
import { internationalLog } from './log-international.ts';
import { politicalLog } from './log-political.ts';
import { socialLog } from './log-social.ts';
import { counted, type LogWords, number, told, who } from './sentence.ts';

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
  const parts = SCORES.map((source) => `${say.name(source)} ${number(entry, source)}`);
  return `${who(entry, say)} scores ${number(entry, 'total')}: ${parts.join(', ')}.`;
}

const crises = (entry: LogEntry): string => counted(number(entry, 'crises'), 'crisis', 'crises');

/** What follows the last generation: the score at once, or stress tests first (LIM-END-06). */
const over = (entry: LogEntry): string => {
  const tests = number(entry, 'tests');
  const first = tests === 1 ? 'a stress test' : `${tests} stress tests`;
  return tests === 0 ? 'the game is over' : `the game is over, but for ${first}`;
};

/** A sentence for each log kind; an event is told by its note. */
export const logWith = (notes: Words['notes']): LogWords => ({
  ...politicalLog,
  ...socialLog,
  ...internationalLog,
  ...allianceLog,
  'generation-ends': (entry) =>
    `Generation ${number(entry, 'generation')} ends with ${crises(entry)} so far; the leadership passes to the left.`,
  'game-ends': (entry) =>
    entry.figures?.['last'] === true
      ? `Generation ${number(entry, 'generation')}, the last one, ends with ${crises(entry)}: ${over(entry)}.`
      : `Generation ${number(entry, 'generation')} ends with ${crises(entry)}: the world has reached its limit, and ${over(entry)}.`,
  scored,
  won: (entry, say) => `${who(entry, say)} wins with ${counted(number(entry, 'total'), 'point', 'points')}.`,
  'shares-victory': (entry, say) =>
    `${who(entry, say)} shares the victory, ${number(entry, 'tied')} being tied at ${counted(number(entry, 'total'), 'point', 'points')}.`,
  event: (entry, say) =>
    `The event is ${told(entry, 'event', say)}, of our own design: ${notes[String(entry.figures?.['event'])] ?? ''}.`,
  'event-done': (entry, say) => `${told(entry, 'event', say)} is over.`,
  changed: () => 'The step ends.',
});
