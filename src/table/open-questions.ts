import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type Inquiry, NEVER_ASKED, type Posed, posedOf } from '../engine/posed.ts';
import {
  optionAt,
  optionCount,
  type Question,
  type Seat,
  settledAnswer,
  type Value,
} from '../engine/question.ts';
import { explainedInquiry } from './reading-seat.ts';
import type { Sitter, Waiting } from './seat-view.ts';
import type { TableParts } from './table-parts.ts';

/** A question as it was posed, with the number of its seat's decisions by then. */
interface Standing {
  readonly question: Question;
  readonly posed: Posed;
  readonly moves: number;
}

/** The open questions of a table: which seat is asked what, since when, and which questions need no person. */
export class OpenQuestions {
  /** Whether questions with a dominant option are answered for people. */
  answersDominant = false;
  /** Whether a seat's answer is being saved, so that it is not asked again. */
  isPending: (seat: Seat) => boolean = () => false;
  /** The seats that must decide now; in a sealed decision their order and times reveal nothing. */
  waiting: readonly Waiting[] = [];
  private readonly standing = new Map<Seat, Standing>();
  /** For each seat, the number of its decisions and undos. */
  private readonly moves: number[];
  private readonly botsFirst: boolean;
  private readonly now: () => number;

  /** @param viewOf all that a seat may know now */
  constructor(
    private readonly match: Match<State, unknown, unknown>,
    private readonly sitters: readonly Sitter[],
    { botsFirst = true, now = Date.now }: Pick<TableParts, 'botsFirst' | 'now'>,
    private readonly viewOf: (seat: Seat) => unknown,
  ) {
    this.botsFirst = botsFirst;
    this.now = now;
    this.moves = sitters.map(() => 0);
    this.noteWaiting();
  }

  /** Notes that these seats have decided or undone something. */
  decidedBy(seats: readonly Seat[]): void {
    for (const seat of seats) this.moves[seat] = (this.moves[seat] ?? 0) + 1;
    this.noteWaiting();
  }

  /** The question that a seat must answer now; null if it has none, others come first, or its answer is being saved. */
  posedTo(seat: Seat | null): Posed | null {
    if (seat === null || this.isPending(seat)) return null;
    const { match } = this;
    const question = match.questionOf(seat);
    if (question === undefined || this.givenTo(question) !== undefined) return null;
    const isWaiting = this.botsFirst && this.sitters[seat]?.bot === undefined;
    if (isWaiting && match.open.some((open) => this.runsByItself(open))) return null;
    return this.standingOf(question).posed;
  }

  /** What a seat may ask about its open question. */
  inquiryOf(seat: Seat | null): Inquiry {
    if (seat === null) return NEVER_ASKED;
    const { game, setting } = this.match;
    return explainedInquiry({
      game,
      setting: () => setting,
      question: () => (this.posedTo(seat) === null ? undefined : this.match.questionOf(seat)),
      viewOf: this.viewOf,
    });
  }

  /** Whether a question is answered without a person: by a bot, or because no other answer makes sense. */
  runsByItself(question: Question): boolean {
    return this.sitters[question.seat]?.bot !== undefined || this.givenTo(question) !== undefined;
  }

  /** The answer given without asking: the only one, or, for people at a terminal, the dominant one. */
  givenTo(question: Question): Value | undefined {
    const isSpared = this.answersDominant && this.sitters[question.seat]?.bot === undefined;
    if (isSpared) return settledAnswer(question);
    return optionCount(question) === 1 ? optionAt(question, 0) : undefined;
  }

  /** The question as it was posed before, if it is still the same although others have decided since. */
  private standingOf(question: Question): Standing {
    const { seat } = question;
    const before = this.standing.get(seat);
    if (before?.question === question) return before;
    const moves = this.moves[seat] ?? 0;
    let posed = posedOf(question, this.match.isSealed);
    if (before?.moves === moves && JSON.stringify(before.posed) === JSON.stringify(posed))
      posed = before.posed;
    const standing = { question, posed, moves };
    this.standing.set(seat, standing);
    return standing;
  }

  private noteWaiting(): void {
    const { open, isSealed } = this.match;
    const since = this.now();
    // In a sealed decision, the time that a seat takes for each question would reveal how many it was asked. So would
    // the order, if a seat that is asked again came last.
    const known = isSealed
      ? this.waiting.filter(({ seat }) => open.some((question) => question.seat === seat))
      : [];
    const added = open.filter(({ seat }) => !known.some((waiting) => waiting.seat === seat));
    this.waiting = [...known, ...added.map(({ seat }) => ({ seat, since }))];
  }
}
