import type { Size } from '../../drawing/layout.ts';
import { bold, dim, exactly, type Line, spread } from '../../drawing/lines.ts';
import { elementAt } from '../../engine/checked.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import type { Telling } from '../../table/preferences.ts';
import { screenWords, signs } from '../../words/index.ts';
import { areasOf } from '../areas.ts';
import { type CatchUpPage, pagesOf } from '../catch-up.ts';
import { storyLines, toldEvents } from '../entries.ts';
import type { MatchScreen } from '../match-screen.ts';

/** The page in blocks of rows that stay together: an event, preceded by the heading of its step if a step begins. */
function pageBlocks(screen: MatchScreen, columns: number): Line[][] {
  const { scene, voice } = screen;
  if (scene.kind !== 'telling') return [];
  const page = scene.pages[scene.page];
  if (page === undefined) return [];
  let step = page.steps.length === 1 ? page.steps[0] : '';
  return toldEvents(page.entries, voice).map((event) => {
    const block: Line[] = [];
    const begun = event[0]?.step ?? '';
    if (begun !== step) {
      step = begun;
      block.push([' ', bold(voice.step(step))]);
    }
    return [...block, ...storyLines(event, voice, columns, screen.board.briefStory)];
  });
}

/** As many rows as fit, from a given row on, without splitting an event. */
function wholeRows(blocks: readonly Line[][], from: number, rows: number): Line[] {
  const seen: Line[] = [];
  let row = 0;
  for (const block of blocks) {
    const rest = block.slice(Math.max(0, from - row));
    row += block.length;
    if (rest.length === 0) continue;
    if (seen.length + rest.length > rows) return seen.length === 0 ? rest.slice(0, rows) : seen;
    seen.push(...rest);
  }
  return seen;
}

/** The area that a page of events may fill. */
export function tellingRoom(screen: MatchScreen): Size {
  const { prompt } = areasOf(screen);
  return { columns: prompt.columns, rows: Math.max(1, prompt.rows - 1) };
}

/** The pages that tell events: a step or several short ones each, or all at once. */
export function pagesOfNews(
  screen: MatchScreen,
  news: readonly LogEntry[],
  telling: Telling,
): readonly CatchUpPage[] {
  if (telling === 'at-once') return [{ steps: [...new Set(news.map(({ step }) => step))], entries: news }];
  const { voice, board } = screen;
  const { rows, columns } = tellingRoom(screen);
  return pagesOf(
    toldEvents(news, voice),
    (event) => storyLines(event, voice, columns, board.briefStory).length,
    rows,
  );
}

/** The row at which the next part of the page begins; null if nothing is left. */
export function nextPart(screen: MatchScreen): number | null {
  const { scene } = screen;
  if (scene.kind !== 'telling') return null;
  const { rows, columns } = tellingRoom(screen);
  const blocks = pageBlocks(screen, columns);
  const next = scene.scroll + wholeRows(blocks, scene.scroll, rows).length;
  return next < blocks.reduce((sum, block) => sum + block.length, 0) ? next : null;
}

/** What happened since the person's last decision, one step per page: what changed, why, and by which rule. */
export function tellingLines(screen: MatchScreen, size: Size): Line[] {
  const { scene, voice, glyphs } = screen;
  if (scene.kind !== 'telling') return [];
  const page = scene.pages[scene.page];
  const since = scene.first ? screenWords().soFar : screenWords().since(voice.seat(scene.seat));
  const step = page?.steps.length === 1 ? ` ${glyphs.within} ${voice.step(elementAt(page.steps, 0))}` : '';
  const blocks = pageBlocks(screen, size.columns);
  const rows = Math.max(1, size.rows - 1);
  const seen = wholeRows(blocks, scene.scroll, rows);
  const more = blocks.reduce((sum, block) => sum + block.length, 0) - scene.scroll - seen.length;
  const count = `${screenWords().stepOf(scene.page + 1, scene.pages.length)}${more > 0 ? `${signs().comma}${screenWords().moreBelow(more)}` : ''}`;
  return [
    spread([' ', dim(since), bold(step)], [dim(`${count} `)], size.columns, glyphs.more),
    ...exactly(seen, rows),
  ];
}
