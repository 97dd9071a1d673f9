import type { Glyphs } from '../../drawing/glyphs.ts';
import { dim, type Line } from '../../drawing/lines.ts';
import type { Showing, Stop } from '../../replay/showing.ts';
import type { Viewer } from '../../replay/walk.ts';
import { screenWords } from '../../words/index.ts';
import { eventLines, toldEvents } from '../entries.ts';
import type { Voice } from '../voice.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';
import { scoreTable, winnerLines } from './standings.ts';

/** What these overlays read of a replay. */
interface ReplayShown {
  readonly showing: Showing;
  readonly here: Stop;
  readonly viewer: Viewer;
  readonly voice: Voice;
  readonly glyphs: Glyphs;
}

/** The log of a match up to the current place; it opens at its end. */
export function replayLogOverlay(): Overlay<ReplayShown> {
  const scroll = new Scroll();
  scroll.top = Number.MAX_SAFE_INTEGER;
  return {
    id: 'log',
    title: screenWords().logTitle,
    lines: ({ showing, here, viewer, voice }, { columns, rows }) => {
      const entries = showing.walk.seatAt(here.answered, viewer).log();
      const lines = toldEvents(entries, voice).flatMap((event) => eventLines(event, voice, columns));
      if (lines.length === 0) lines.push([dim(` ${screenWords().logEmpty}`)]);
      return scrolled(lines, rows, scroll);
    },
    press: (key) => scroll.press(key),
  };
}

/** The score of a match as if it had ended at the current place. */
export function replayStandingsOverlay(): Overlay<ReplayShown> {
  const scroll = new Scroll();
  return {
    id: 'standings',
    title: screenWords().standingsTitle,
    lines: ({ showing, here, voice, glyphs }, { columns, rows }) => {
      const outcome = showing.walk.seatAt(here.answered, null).outcome();
      const lines: Line[] = [
        ...winnerLines(outcome, { voice }, columns),
        [],
        ...scoreTable(outcome, { voice, glyphs }, columns),
      ];
      return scrolled(lines, rows, scroll);
    },
    press: (key) => scroll.press(key),
  };
}
