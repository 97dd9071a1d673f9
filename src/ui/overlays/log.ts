import { bold, dim, type Line, painted, typing } from '../../drawing/lines.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import { screenWords, signs } from '../../words/index.ts';
import { eventLines, toldEvents } from '../entries.ts';
import { typedInto } from '../keys.ts';
import type { MatchScreen } from '../match-screen.ts';
import type { Voice } from '../voice.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** Everything that has happened and that the seat on the screen may read; it opens at the newest entry. */
export function logOverlay(): Overlay<MatchScreen> {
  const scroll = new Scroll();
  scroll.top = Number.MAX_SAFE_INTEGER;
  let filter: string | null = null;
  let isTyping = false;
  return {
    id: 'log',
    title: screenWords().logTitle,
    hint: screenWords().logHint,
    lines: (screen, size) => {
      const entries = screen.entries(screen.viewer);
      const lines = logLines(entries, filter, screen, size.columns);
      const filtering: Line[] =
        filter === null
          ? []
          : [
              [
                ' ',
                painted(`${screenWords().logFilter}${signs().colon}`, 'key'),
                isTyping
                  ? typing(filter, size.columns - 2 - screenWords().logFilter.length - 2)
                  : bold(filter),
              ],
            ];
      if (lines.length === 0)
        return [
          ...filtering,
          [dim(` ${filter === null ? screenWords().logEmpty : screenWords().logNoMatch}`)],
        ];
      return [...filtering, ...scrolled(lines, size.rows - filtering.length, scroll)];
    },
    isTyping: () => isTyping,
    press: (key) => {
      if (!isTyping && key !== '/') return scroll.press(key);
      const before = filter ?? '';
      if (key === '/' && !isTyping) {
        isTyping = true;
        filter = '';
      } else if (key === 'enter') isTyping = false;
      else if (key === 'escape') {
        isTyping = false;
        filter = null;
      } else if (key === 'backspace') filter = before.slice(0, -1);
      else if (typedInto(before, key) !== undefined) filter = typedInto(before, key) ?? before;
      else return scroll.press(key);
      scroll.top = Number.MAX_SAFE_INTEGER;
      return true;
    },
  };
}

/**
 * The log with a heading for each step; only entries whose words contain the filter.
 * @param withChanges whether every entry shows the figures that it changed
 */
export function logLines(
  entries: readonly LogEntry[],
  filter: string | null,
  { voice }: MatchScreen,
  columns: number,
  withChanges = true,
): Line[] {
  const lines: Line[] = [];
  const letters = filter?.toLowerCase() ?? '';
  const found = entries.filter((entry) =>
    `${voice.log(entry)} ${voice.step(entry.step)} ${entry.rule}`.toLowerCase().includes(letters),
  );
  let step = '';
  for (const event of toldEvents(found, voice)) {
    const begun = event[0]?.step ?? '';
    if (begun !== step) lines.push(stepHeading(begun, voice));
    step = begun;
    lines.push(...eventLines(event, voice, columns, withChanges));
  }
  return lines;
}

function stepHeading(step: string, voice: Voice): Line {
  return [' ', bold(voice.step(step))];
}
