import type { MatchScreen } from './match-screen.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { PromptContext } from './prompts/shape.ts';

/** The context that the prompt on the screen needs. */
export function promptContext(screen: MatchScreen, prompt: Prompt): PromptContext {
  const { voice, glyphs, picked, board, viewer } = screen;
  const context: PromptContext = { prompt, voice, glyphs, picked };
  const { beside } = board;
  if (beside === undefined) return context;
  return {
    ...context,
    beside: (from, direction) => beside(screen.view(viewer), prompt.question, from, direction),
  };
}
