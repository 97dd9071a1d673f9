import { helpHints } from '../keys.ts';
import { bold, dim, type Line, painted } from '../lines.tsx';
import { left, wrap } from '../text.ts';
import { screenWords } from '../words/en.screen.ts';
import { type Overlay, Scroll } from './overlay.ts';

/** Every key, from the one key table. */
export function helpOverlay(): Overlay {
  const scroll = new Scroll();
  return {
    id: 'help',
    title: screenWords.helpTitle,
    lines: (controller, size) => {
      const column = 14;
      const lines = helpHints(controller.hidden).flatMap(({ keys, help }): Line[] => {
        const label = keys === '' ? `: ${help.split(':')[0]?.toLowerCase() ?? ''}` : keys;
        return wrap(help, size.columns - column - 2).map(
          (part, index): Line => [
            ' ',
            index === 0 ? painted(left(label, column - 1), 'key', true) : ' '.repeat(column - 1),
            ' ',
            part,
          ],
        );
      });
      return scrolled(lines, size.rows, scroll);
    },
    press: (key) => scroll.press(key),
  };
}

/** The part of rows that is seen, with a last row that says how many there are outside of it. */
export function scrolled(lines: readonly Line[], rows: number, scroll: Scroll): Line[] {
  const fits = lines.length <= rows;
  const { seen, above, below } = scroll.window(lines, fits ? rows : rows - 1);
  if (fits) return [...seen];
  const parts = [
    above > 0 ? screenWords.moreAbove(above) : '',
    below > 0 ? screenWords.moreBelow(below) : '',
  ];
  return [...seen, [dim(`   ${parts.filter((part) => part !== '').join('   ')}`)]];
}

/** A heading inside an overlay. */
export function heading(text: string): Line {
  return [' ', bold(text)];
}
