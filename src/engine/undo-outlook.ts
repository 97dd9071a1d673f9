import type { Answer } from './answer.ts';
import { elementAt } from './checked.ts';
import type { Seat } from './question.ts';
import type { Stage } from './stage.ts';
import type { Barrier } from './umpires.ts';

/** What an undo would take back. */
export interface UndoOutlook {
  /** The number of answers that it would drop. */
  readonly answers: number;
  /** What was drawn or revealed since then; empty if the undo is free. */
  readonly revealed: readonly string[];
  /** The other seats whose decisions it would undo, ascending. */
  readonly others: readonly Seat[];
}

/**
 * What an undo to the last unforced answer that satisfies `isOwn` takes back; null if there is none within reach.
 * @param stages the steps, the current one first
 * @param most the number of answers that may be undone
 * @param reader the seat that is told; undefined for the kernel, which may know everything
 */
export function undoOutlookOf(
  stages: Iterable<Pick<Stage<unknown>, 'answers' | 'barriers'>>,
  most: number,
  isOwn: (answer: Answer) => boolean,
  reader: Seat | undefined,
): UndoOutlook | null {
  const revealed = new Set<string>();
  const others = new Set<Seat>();
  let dropped = 0;
  for (const { answers, barriers: all } of stages) {
    const barriers = reader === undefined ? all : barriersFor(reader, all);
    for (let index = answers.length - 1; index >= 0; index -= 1) {
      dropped += 1;
      if (dropped > most) return null;
      for (const barrier of barriers) if (barrier.after === index + 1) revealed.add(barrier.what);
      const answer = elementAt(answers, index);
      if (answer.forced === true) continue;
      if (isOwn(answer)) {
        const seats = [...others].sort((one, other) => one - other);
        return { answers: dropped, revealed: [...revealed], others: seats };
      }
      others.add(answer.seat);
    }
    for (const barrier of barriers) if (barrier.after === 0) revealed.add(barrier.what);
  }
  return null;
}

/** Removes what another seat was shown in a simultaneous decision that is still open. */
function barriersFor(reader: Seat, barriers: readonly Barrier[]): readonly Barrier[] {
  return barriers.filter(({ dialogue }) => dialogue === undefined || dialogue === reader);
}
