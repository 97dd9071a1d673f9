import type { Size } from '../../drawing/layout.ts';
import { bold, dim, exactly, type Line, spread } from '../../drawing/lines.ts';
import { areasOf } from '../areas.ts';
import type { Controller } from '../controller.ts';
import { entryLines } from '../entries.ts';
import { screenWords } from '../words/en.screen.ts';

function pageLines(controller: Controller, columns: number): Line[] {
  const { scene, voice } = controller;
  if (scene.kind !== 'telling') return [];
  const page = scene.pages[scene.page];
  if (page === undefined) return [];
  const lines: Line[] = [];
  let step = page.steps.length === 1 ? page.steps[0] : '';
  for (const entry of page.entries) {
    if (entry.step !== step) {
      step = entry.step;
      lines.push([' ', bold(voice.step(step))]);
    }
    lines.push(...entryLines(entry, voice, columns));
  }
  return lines;
}

/** The cells that a page of what happened may fill. */
export function tellingRoom(controller: Controller): Size {
  const { prompt } = areasOf(controller);
  return { columns: prompt.columns, rows: Math.max(1, prompt.rows - 1) };
}

/** How many rows of the page are seen at once, and how many it has. */
export function tellingLength(controller: Controller): { rows: number; length: number } {
  const { rows, columns } = tellingRoom(controller);
  return { rows, length: pageLines(controller, columns).length };
}

/** What happened since the person's last decision, one step of the game a page: what changed, why, and the rule. */
export function tellingLines(controller: Controller, size: Size): Line[] {
  const { scene, voice, glyphs } = controller;
  if (scene.kind !== 'telling') return [];
  const page = scene.pages[scene.page];
  const since = scene.first ? screenWords.soFar : screenWords.since(voice.seat(scene.seat));
  const step = page?.steps.length === 1 ? ` ${glyphs.within} ${voice.step(page.steps[0] as string)}` : '';
  const lines = pageLines(controller, size.columns);
  const rows = Math.max(1, size.rows - 1);
  const more = lines.length - scene.scroll - rows;
  const count = `${screenWords.stepOf(scene.page + 1, scene.pages.length)}${more > 0 ? `, ${screenWords.moreBelow(more)}` : ''}`;
  return [
    spread([' ', dim(since), bold(step)], [dim(`${count} `)], size.columns, glyphs.more),
    ...exactly(lines.slice(scene.scroll, scene.scroll + rows), rows),
  ];
}
