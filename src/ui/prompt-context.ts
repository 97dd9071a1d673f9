import type { Controller } from './controller.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { PromptContext } from './prompts/shape.ts';

/** The context that the prompt on the screen needs. */
export function promptContext(controller: Controller, prompt: Prompt): PromptContext {
  const { voice, glyphs, picked, board, viewer } = controller;
  const context: PromptContext = { prompt, voice, glyphs, picked };
  const { beside } = board;
  if (beside === undefined) return context;
  return {
    ...context,
    beside: (from, direction) => beside(controller.view(viewer), prompt.question, from, direction),
  };
}
