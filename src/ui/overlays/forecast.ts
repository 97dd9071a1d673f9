import { dim, type Line } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { screenWords } from '../../words/index.ts';
import type { ShownScreen } from '../shown-screen.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** What the rules will do next without any decision, on the current boards. */
export function forecastOverlay(): Overlay<ShownScreen> {
  const scroll = new Scroll();
  return {
    id: 'forecast',
    title: screenWords().forecastTitle,
    lines: (screen, { columns, rows }) => {
      const lines = screen.forecast();
      const said = lines.length === 0 ? screenWords().forecastEmpty : screenWords().forecastSupposes;
      const body = lines.flatMap((line) => rowsOf(screen.voice.foreseen(line), columns));
      return scrolled(
        [...wrap(said, columns - 2).map((row): Line => [dim(` ${row}`)]), ...body],
        rows,
        scroll,
      );
    },
    press: (key) => scroll.press(key),
  };
}

/** One line with its rule; its further rows are indented. */
function rowsOf(text: string, columns: number): Line[] {
  return wrap(text, columns - 6).map((row, index): Line => [`${index === 0 ? '   ' : '     '}${row}`]);
}
