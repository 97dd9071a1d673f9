import { layoutFor } from '../drawing/layout.ts';
import type { Controller } from './controller.ts';
import { type Areas, divide, tellingRows } from './divide.ts';
import { boardPropsOf } from './overlays/board-props.ts';
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
  const isTold = scene.kind === 'telling';
  const promptWants = (columns: number): number => {
    if (prompt !== null) return promptRows(promptContext(controller, prompt), columns);
    return isTold ? tellingRows : 8;
  };
  const within = (boardRows: (columns: number) => number) =>
    divide(size, boardRows, promptWants, scene.kind === 'asking');
  if (isTold && layoutFor(size) === 'compact') return within(() => 0);
  const areas = within((columns) => board.rows(props, columns));
  // A board that is drawn shorter where it cannot have all it wants leaves the rest to the prompt.
  const used = board.rows(props, areas.board.columns, areas.board.rows);
  return used < areas.board.rows ? within(() => used) : areas;
}
