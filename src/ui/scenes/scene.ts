import type { Seat } from '../../engine/question.ts';
import type { Page } from '../catch-up.ts';
import type { Prompt } from '../prompts/prompt.ts';

/** What the screen is about right now. */
export type Scene =
  | { readonly kind: 'asking'; readonly seat: Seat; readonly prompt: Prompt }
  | {
      readonly kind: 'telling';
      readonly seat: Seat;
      /** Nothing has been told to the seat before. */
      readonly first: boolean;
      readonly pages: readonly Page[];
      readonly page: number;
      /** The first row of the page that is seen. */
      readonly scroll: number;
    }
  | { readonly kind: 'handing-over'; readonly seat: Seat }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'over' };
