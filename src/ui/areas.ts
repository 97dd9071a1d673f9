import type { Controller } from './controller.ts';
import { type Areas, divide, layoutFor } from './layout.ts';
import { boardPropsOf } from './overlays/boards.tsx';
import { promptContext } from './prompt-context.ts';
import { promptRows } from './prompts/index.ts';

/** How the screen is divided for what stands on it now. */
export function areasOf(controller: Controller): Areas {
  const { prompt, size, board, scene } = controller;
  const props = boardPropsOf(controller);
  return divide(
    size,
    (columns) => (scene.kind === 'telling' && layoutFor(size) === 'compact' ? 0 : board.rows(props, columns)),
    (columns) => (prompt === null ? 8 : promptRows(promptContext(controller, prompt), columns)),
    scene.kind === 'asking',
  );
}
