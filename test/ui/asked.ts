import { inquiryOf, type Posed, posedOf } from '../../src/engine/posed.ts';
import type { Question } from '../../src/engine/question.ts';
import type { SeatView, TableFacts } from '../../src/table/seat-view.ts';
import { type Prompt, promptFor } from '../../src/ui/prompts/prompt.ts';

/** A question as its reader gets it, and what may be asked about it. */
export function asked(question: Question): { posed: Posed; inquiry: ReturnType<typeof inquiryOf> } {
  return { posed: posedOf(question, false), inquiry: inquiryOf(() => question) };
}

/** The prompt of a question at the moment it is asked. */
export function promptOf(question: Question): Prompt {
  const { posed, inquiry } = asked(question);
  return promptFor(posed, inquiry);
}

/** A seat at an idle table; its question is never answered. */
export function stillSeat(
  table: TableFacts,
  seat: number | null,
  question: Question | null,
  shown: Pick<SeatView, 'view' | 'log' | 'outcome'>,
): SeatView {
  return {
    seat,
    table,
    posed: question === null ? null : posedOf(question, false),
    ...inquiryOf(() => question ?? undefined),
    ...shown,
    answer: () => undefined,
    answerAll: () => undefined,
    undoOutlook: () => null,
    forecast: () => [],
    hint: () => null,
    viewAfter: shown.view,
    askUndo: () => undefined,
    agree: () => undefined,
    decline: () => undefined,
    reasons: () => [],
    hurry: () => undefined,
    subscribe: () => () => undefined,
  };
}
