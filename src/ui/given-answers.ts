import { elementAt } from '../engine/checked.ts';
import type { Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { TableFacts } from '../table/seat-view.ts';

/** An answer that was given at this terminal. */
interface Given {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
  /** The step in which it was given. */
  readonly step: string | null;
  /** How many log entries there were before it. */
  readonly logged: number;
}

/** The answers given at this terminal, without undone ones. */
export class GivenAnswers {
  private given: Given[] = [];

  /** The last answer; undefined before the first. */
  get last(): Given | undefined {
    return this.given.at(-1);
  }

  add(answer: Given): void {
    this.given.push(answer);
  }

  /** Forgets all answers, because somebody elsewhere has undone some. */
  forget(): void {
    this.given = [];
  }

  /** Removes the seat's last answer and all after it. @returns that answer; undefined if it has given none */
  takeBack(seat: Seat | null): Given | undefined {
    let taken: Given | undefined;
    do taken = this.given.pop();
    while (taken !== undefined && taken.seat !== seat);
    return taken;
  }

  /** The seat's answers to the same question so far: the picks of its current decision. */
  picksFor({ seat, ask }: Posed, table: TableFacts): Value[] {
    const picks: Value[] = [];
    for (let index = this.given.length - 1; index >= 0; index -= 1) {
      const answer = elementAt(this.given, index);
      if (answer.seat !== seat || answer.ask !== ask || !isOpen(answer, table)) break;
      picks.unshift(answer.value);
    }
    return picks;
  }

  /** Whether the last answer is the seat's own and begins a choice that has changed nothing yet. */
  hasBegun(seat: Seat, table: TableFacts): boolean {
    const { last } = this;
    return last !== undefined && last.seat === seat && isOpen(last, table);
  }
}

/** Whether nothing has been logged since an answer, and its step is under way. */
function isOpen({ step, logged }: Given, table: TableFacts): boolean {
  return step === table.step && logged >= table.logged;
}
