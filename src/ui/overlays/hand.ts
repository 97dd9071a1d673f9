import { dim, fitted } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { screenWords } from '../../words/index.ts';
import type { ShownScreen } from '../shown-screen.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/**
 * Everything that the seat on the screen holds or can get, with full texts: cards, powers, targets, what is on offer.
 */
export function handOverlay(): Overlay<ShownScreen> {
  const scroll = new Scroll();
  return {
    id: 'hand',
    title: screenWords().handTitle,
    hint: screenWords().scrollHint,
    lines: (screen, { columns, rows }) => {
      const props = screen.boardProps();
      const lines = props === null ? [] : (screen.board.hand?.(props, columns) ?? []);
      if (lines.length === 0)
        return wrap(screenWords().handNone, columns - 2).map((text) => [dim(` ${text}`)]);
      return scrolled(
        lines.map((line) => fitted(line, columns, screen.glyphs.cut)),
        rows,
        scroll,
      );
    },
    press: (key) => scroll.press(key),
  };
}
