import type { Controller } from './controller.ts';
import { type Areas, divide, layoutFor, tellingRows } from './layout.ts';
import { boardPropsOf } from './overlays/boards.tsx';
import { promptContext } from './prompt-context.ts';
import { promptRows } from './prompts/index.ts';

interface Known {
  readonly version: number;
  readonly areas: Areas;
}

const known = new WeakMap<Controller, Known>();

/** How the screen is divided for what stands on it now; reckoned once for every change. */
export function areasOf(controller: Controller): Areas {
  const version = controller.snapshot();
  const before = known.get(controller);
  if (before?.version === version) return before.areas;
  const areas = divided(controller);
  known.set(controller, { version, areas });
  return areas;
}

function divided(controller: Controller): Areas {
  const { prompt, size, board, scene } = controller;
  const props = boardPropsOf(controller);
  return divide(
    size,
    (columns) => (scene.kind === 'telling' && layoutFor(size) === 'compact' ? 0 : board.rows(props, columns)),
    (columns) => {
      if (prompt !== null) return promptRows(promptContext(controller, prompt), columns);
      return scene.kind === 'telling' ? tellingRows : 8;
    },
    scene.kind === 'asking',
  );
}
