import { bold, dim, type Line, painted, span, typing } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import type { Controller } from '../controller.ts';
import { typedInto } from '../keys.ts';
import { screenWords } from '../words/en.screen.ts';
import { withoutMarks } from '../words/rule-section.ts';
import { scrolled } from './help.ts';
import { type Overlay, Scroll } from './overlay.ts';

const headingLine = /^(#{1,6})\s+(.*)$/;

/** The row of the text at which a rule begins; −1 where the rules do not have it. */
export function rowOfRule(rows: readonly string[], id: string): number {
  const named = new RegExp(`(^|[^A-Za-z0-9-])${id.replaceAll(/[^A-Za-z0-9-]/g, '')}([^A-Za-z0-9-]|$)`);
  const heading = rows.findIndex((row) => headingLine.test(row) && named.test(row));
  return heading >= 0 ? heading : rows.findIndex((row) => named.test(row));
}

/** The rules in our own words, at the rule that asks; all of them can be searched. */
export function rulesOverlay(controller: Controller, rule: string | undefined): Overlay {
  const scroll = new Scroll();
  let text: string | null = null;
  let search: string | null = null;
  let isTyping = false;
  let wantedRow: string | null = rule ?? null;
  let rows: readonly { readonly row: string; readonly raw: number }[] = [];
  let wrappedFor = -1;
  controller.session.table.game.rules(controller.session.table.setting.components).then(
    (markdown) => {
      text = controller.voice.text(withoutMarks(markdown));
      wrappedFor = -1;
      controller.changed();
    },
    (error: unknown) => controller.fail(error),
  );

  const wrapped = (columns: number) => {
    if (wrappedFor === columns || text === null) return;
    const raw = text.split('\n');
    rows = raw.flatMap((row, index) => wrap(row, columns - 2).map((part) => ({ row: part, raw: index })));
    wrappedFor = columns;
    if (wantedRow !== null) {
      const target = rowOfRule(raw, wantedRow);
      scroll.top = Math.max(
        0,
        rows.findIndex(({ raw: place }) => place === target),
      );
      wantedRow = null;
    }
  };

  const find = (from: number, by: 1 | -1): void => {
    if (search === null || search === '' || rows.length === 0) return;
    const letters = search.toLowerCase();
    for (let step = 0; step < rows.length; step += 1) {
      const place = (((from + by * step) % rows.length) + rows.length) % rows.length;
      if (rows[place]?.row.toLowerCase().includes(letters)) {
        scroll.top = place;
        return;
      }
    }
  };

  return {
    id: 'rules',
    title: screenWords.rulesTitle,
    hint: screenWords.rulesHint,
    lines: (_, size) => {
      if (text === null) return [[dim(` ${screenWords.rulesLoading}`)]];
      wrapped(size.columns);
      const lines = rows.map(({ row }) => ruleLine(row, search));
      const searching: Line[] =
        search === null
          ? []
          : [
              [
                ' ',
                painted(`${screenWords.rulesSearch}: `, 'key'),
                isTyping
                  ? typing(search, size.columns - 2 - screenWords.rulesSearch.length - 2)
                  : bold(search),
              ],
            ];
      return [...searching, ...scrolled(lines, size.rows - searching.length, scroll)];
    },
    isTyping: () => isTyping,
    press: (key) => {
      if (isTyping) {
        const before = search ?? '';
        if (key === 'enter') isTyping = false;
        else if (key === 'escape') {
          isTyping = false;
          search = null;
        } else if (key === 'backspace') search = before.slice(0, -1);
        else if (typedInto(before, key) !== undefined) search = typedInto(before, key) ?? before;
        else return scroll.press(key);
        find(scroll.top, 1);
        return true;
      }
      if (key === '/') {
        isTyping = true;
        search = '';
        return true;
      }
      if (key === 'n' || key === 'p') {
        find(scroll.top + (key === 'n' ? 1 : -1), key === 'n' ? 1 : -1);
        return true;
      }
      return scroll.press(key);
    },
  };
}

function ruleLine(row: string, search: string | null): Line {
  const heading = headingLine.exec(row);
  const text = heading === null ? row : (heading[2] as string);
  const style = { bold: heading !== null };
  const found = search === null || search === '' ? -1 : text.toLowerCase().indexOf(search.toLowerCase());
  if (found < 0) return [' ', span(text, style)];
  const end = found + (search as string).length;
  return [
    ' ',
    span(text.slice(0, found), style),
    span(text.slice(found, end), { ...style, inverse: true }),
    span(text.slice(end), style),
  ];
}
