import type { Seat } from '../../engine/question.ts';
import type { CatchUpPage } from '../catch-up.ts';
import type { Prompt } from '../prompts/prompt.ts';

/** What the screen currently shows. */
export type Scene =
  | { readonly kind: 'asking'; readonly seat: Seat; readonly prompt: Prompt }
  | {
      readonly kind: 'telling';
      readonly seat: Seat;
      /** Whether the seat has not been told anything before. */
      readonly first: boolean;
      readonly pages: readonly CatchUpPage[];
      readonly page: number;
      /** The first visible row of the page. */
      readonly scroll: number;
    }
  | { readonly kind: 'handing-over'; readonly seat: Seat }
  | { readonly kind: 'thinking' }
  | { readonly kind: 'over' };
