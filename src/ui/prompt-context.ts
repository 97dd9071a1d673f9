import { layoutFor } from '../drawing/layout.ts';
import type { Value } from '../engine/question.ts';
import type { MatchScreen } from './match-screen.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { PromptContext } from './prompts/shape.ts';
import type { Screen } from './screen.ts';

/** The context of the prompt of a match. */
export function promptContext(screen: MatchScreen, prompt: Prompt): PromptContext {
  return contextOf(screen, prompt, screen.picked, () => screen.view(screen.viewer));
}

/**
 * The context that a prompt on any screen needs.
 * @param picked the picks of this decision so far
 * @param view what the reader of the board sees
 */
export function contextOf(
  { voice, glyphs, board, size }: Pick<Screen, 'voice' | 'glyphs' | 'board' | 'size'>,
  prompt: Prompt,
  picked: readonly Value[],
  view: () => unknown,
): PromptContext {
  const { beside, groupOf } = board;
  const { question } = prompt;
  return {
    prompt,
    voice,
    glyphs,
    picked,
    isCompact: layoutFor(size) === 'compact',
    ...(groupOf === undefined ? {} : { groupOf: (option) => groupOf(question, option) }),
    ...(beside === undefined
      ? {}
      : { beside: (from, direction) => beside(view(), question, from, direction) }),
  };
}
