import type { BoardProps } from '../../drawing/board.ts';
import { screenWords } from '../words/en.screen.ts';
import { boardPropsOf } from './board-props.ts';
import type { Overlay } from './overlay.ts';

/** The boards of the others, one after the other. */
export function boardsOverlay(): Overlay {
  let page = 0;
  return {
    id: 'boards',
    title: screenWords.boardsTitle,
    hint: screenWords.boardsHint,
    lines: (controller, size) => {
      const { board } = controller;
      const props: BoardProps = { ...boardPropsOf(controller), size, pane: page };
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
