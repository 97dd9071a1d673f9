import type { BoardProps } from '../../drawing/board.ts';
import { layoutFor } from '../../drawing/layout.ts';
import type { Controller } from '../controller.ts';

/** The properties of a board, except its size. */
export function boardPropsOf(controller: Controller): Omit<BoardProps, 'size'> {
  const { prompt, glyphs, theme, voice, pane, viewer } = controller;
  return {
    view: controller.view(viewer),
    question: prompt?.question ?? null,
    inquiry: prompt?.inquiry ?? null,
    focus: controller.focus,
    layout: layoutFor(controller.size),
    pane,
    glyphs,
    theme,
    voice,
  };
}

/** Whether a board of the same size looks the same with both sets of properties. */
export function areSameProps(before: Omit<BoardProps, 'size'>, after: Omit<BoardProps, 'size'>): boolean {
  return Object.keys(after).every((key) => {
    const name = key as keyof typeof after;
    return before[name] === after[name];
  });
}
