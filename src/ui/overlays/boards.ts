import type { BoardProps } from '../../drawing/board.ts';
import type { Line } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { replayWords, screenWords } from '../../words/index.ts';
import type { ShownScreen } from '../shown-screen.ts';
import type { Overlay } from './overlay.ts';

/** The boards of the other players, one after another. */
export function boardsOverlay(): Overlay<ShownScreen> {
  let page = 0;
  return {
    id: 'boards',
    title: screenWords().boardsTitle,
    hint: screenWords().boardsHint,
    lines: (screen, size) => {
      const { board } = screen;
      const shown = screen.boardProps();
      if (shown === null)
        return wrap(screen.voice.text(replayWords().remember), size.columns - 4).map(
          (row): Line => [`  ${row}`],
        );
      const props: BoardProps = { ...shown, size, pane: page };
      return board.drawOthers?.(props) ?? board.draw(props);
    },
    press: (key) => {
      if (key === 'tab' || key === 'down' || key === 'right' || key === ' ') page += 1;
      else if (key === 'shift-tab' || key === 'up' || key === 'left') page = Math.max(0, page - 1);
      else return false;
      return true;
    },
  };
}
