import type { BoardProps } from '../../drawing/board.ts';
import { layoutFor } from '../../drawing/layout.ts';
import type { MatchScreen } from '../match-screen.ts';

type Boarded = Pick<
  MatchScreen,
  'view' | 'viewer' | 'prompt' | 'focus' | 'size' | 'pane' | 'glyphs' | 'theme' | 'voice'
>;

/** The properties of a board, except its size. */
export function boardPropsOf(screen: Boarded): Omit<BoardProps, 'size'> {
  const { prompt, glyphs, theme, voice, pane, viewer } = screen;
  return {
    view: screen.view(viewer),
    question: prompt?.question ?? null,
    inquiry: prompt?.inquiry ?? null,
    focus: screen.focus,
    layout: layoutFor(screen.size),
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
