import type { BoardProps } from '../../drawing/board.ts';
import { layoutFor } from '../../drawing/layout.ts';
import type { Controller } from '../controller.ts';

/** What a board is given besides its size. */
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

/** Whether a board drawn with these is the same, at the same size. */
export function areSameProps(before: Omit<BoardProps, 'size'>, after: Omit<BoardProps, 'size'>): boolean {
  return Object.keys(after).every((key) => {
    const name = key as keyof typeof after;
    return before[name] === after[name];
  });
}
