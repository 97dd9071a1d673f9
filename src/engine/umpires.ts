import { fileWords } from '../words/index.ts';
import type { Answer } from './answer.ts';
import { elementAt } from './checked.ts';
import { offers, optionCount, type Question, type Seat, type Value } from './question.ts';
import { drawNumber } from './random.ts';
import type { Ledger, State } from './setting.ts';
import { Divergence, STOP } from './stop.ts';
import type { Change, LogEntry, Report, Umpire } from './umpire.ts';

/** Something was drawn or revealed after this many answers of the step. */
export interface Barrier {
  readonly after: number;
  /** `chance`, or what was revealed. */
  readonly what: string;
  readonly seats: readonly Seat[] | null;
  /** The seat in whose dialogue it was revealed, while others are still deciding at the same time. */
  readonly dialogue?: Seat;
}

/** A thing to be drawn, and the face that it will show. */
export interface Face {
  readonly what: string;
  readonly face: Value;
}

/** A fixed draw: a number from 0 for the next draw of any kind, or the face of the next such thing. */
export type FixedDraw = number | Face;

/** The log that a recording umpire writes, with the ledger's changes; absent if nobody reads the log. */
export interface LogBook {
  readonly step: string;
  ledger(): Ledger;
}

/** Decides in a rollout. It must not keep the question after the call. */
export type Policy = (question: Question) => Value;

/** Continues after the recorded answers instead of stopping there. */
export interface Fallback {
  /** The thinking seat. In `together` its dialogue comes first, so that the others ask after the new deal. */
  readonly seat: Seat;
  readonly policy: Policy;
  /** Called once, before the policy's first decision, to deal hidden information again. */
  atFirst(): void;
}

/**
 * Knows answers in advance, as a script does. It is called when the recorded answers run out, except for sealed ones.
 * Its result is then recorded; undefined stops the step or the dialogue as usual.
 * @param isDialogue whether others decide at the same time
 */
export type Foresight = (question: Question, isDialogue: boolean) => Answer | undefined;

/** A seat in its dialogue, and its position among the recorded answers. */
interface Dialogue {
  readonly seat: Seat;
  position: number;
  stopped: boolean;
  /** Report the answers that the rules have replaced, once all have decided; a dialogue itself reports nothing. */
  readonly cuts: (() => void)[];
}

/** Gives recorded answers to a step one by one and stops it at the open questions when they run out. */
export class RecordedUmpire<C> implements Umpire<C> {
  readonly open: Question[] = [];
  readonly entries: LogEntry[] = [];
  readonly barriers: Barrier[] = [];
  /** The number of answers used so far. */
  used = 0;
  /** The number of decisions made by the fallback. */
  decisions = 0;
  /** The index of the first answer of the open sealed or simultaneous decision; −1 if there is none. */
  sealedFrom = -1;
  /** The numbers drawn so far. */
  readonly drawn: number[] = [];
  /** The fixed draws not used yet. */
  readonly undrawn: FixedDraw[];
  /** Whether the stop has been thrown; a rule that continues after it has caught it. */
  stopped = false;
  readonly log?: (report: Report) => void;
  /** The recorded answers, followed by the foreseen ones. */
  readonly answers: readonly Answer[];
  private readonly foreseen: Answer[] | null = null;
  private dialogue: Dialogue | null = null;
  private ledger: Ledger = {};

  constructor(
    private readonly state: State,
    readonly components: C,
    answers: readonly Answer[],
    private readonly book?: LogBook,
    private readonly extra: { fixedDraws?: FixedDraw[]; fallback?: Fallback; foresight?: Foresight } = {},
  ) {
    if (extra.foresight !== undefined) this.foreseen = [...answers];
    this.answers = this.foreseen ?? answers;
    this.undrawn = extra.fixedDraws ?? [];
    if (book !== undefined) {
      this.ledger = book.ledger();
      this.log = (report) => this.write(report);
    }
  }

  choose<T extends Value>(question: Question<T>): T {
    this.checkGoing();
    checkAsked(question as unknown as Question);
    const { dialogue } = this;
    if (dialogue !== null && question.seat !== dialogue.seat)
      throw new Error(`A dialogue of seat ${dialogue.seat} asks seat ${question.seat}.`);
    let index = dialogue === null ? this.used : this.indexOfSeat(dialogue.seat, dialogue.position);
    if (index < 0 || index === this.answers.length) index = this.foresee(question as unknown as Question);
    if (index < 0) return this.unanswered(question as unknown as Question) as T;
    const answer = elementAt(this.answers, index);
    checkAnswer(question as unknown as Question, answer, index);
    this.used += 1;
    const tell = (): void => this.tellCut(question as unknown as Question, answer);
    if (dialogue === null) tell();
    else {
      dialogue.position = index + 1;
      dialogue.cuts.push(tell);
    }
    return answer.value as T;
  }

  chooseAll<T extends Value>(questions: readonly Question<T>[]): T[] {
    this.checkGoing();
    if (this.dialogue !== null) throw new Error('A dialogue cannot ask several seats.');
    const begin = this.used;
    const values = new Array<T>(questions.length);
    const nextOf = new Map<Seat, number>();
    const waiting = new Set<Seat>();
    const cuts: (() => void)[] = [];
    let taken = 0;
    for (let place = 0; place < questions.length; place += 1) {
      const question = elementAt(questions, place) as Question;
      checkAsked(question);
      if (waiting.has(question.seat)) continue;
      const index = this.indexOfSeat(question.seat, nextOf.get(question.seat) ?? begin);
      if (index < 0 && this.extra.fallback !== undefined) {
        values[place] = this.unanswered(question) as T;
        continue;
      }
      if (index < 0) {
        waiting.add(question.seat);
        this.open.push(question);
        continue;
      }
      const answer = elementAt(this.answers, index);
      checkAnswer(question, answer, index);
      nextOf.set(question.seat, index + 1);
      cuts.push(() => this.tellCut(question, answer));
      values[place] = answer.value as T;
      taken += 1;
    }
    this.used = begin + taken;
    this.endBatch(begin, nextOf.values());
    // Sealed answers are reported when all are in.
    for (const tell of cuts) tell();
    return values;
  }

  /** Reports that the rules replaced an answer, to those who hear the answer. */
  private tellCut(question: Question, { given, value }: Answer): void {
    if (given === undefined) return;
    const { seat, rule, insteadRule = rule } = question;
    const isKept = question.secret?.()?.answer === 'kept';
    this.log?.({
      kind: 'answer-cut',
      seat,
      rule: insteadRule,
      figures: { given, taken: value },
      ...(isKept ? { seenBy: [seat] } : {}),
    });
  }

  together<R>(seats: readonly Seat[], dialogue: (seat: Seat) => R): R[] {
    this.checkGoing();
    if (this.dialogue !== null) throw new Error('A dialogue cannot open another one.');
    const begin = this.used;
    const results = new Array<R>(seats.length);
    const ends: number[] = [];
    const cuts: (() => void)[] = [];
    for (const place of this.orderOfDialogues(seats)) {
      const own: Dialogue = { seat: elementAt(seats, place), position: begin, stopped: false, cuts };
      this.dialogue = own;
      try {
        results[place] = dialogue(own.seat);
        if (own.stopped) throw swallowed();
      } catch (thrown) {
        if (thrown !== STOP) throw thrown;
      } finally {
        this.dialogue = null;
      }
      ends.push(own.position);
    }
    this.endBatch(begin, ends);
    for (const tell of cuts) tell();
    return results;
  }

  random(n: number, what?: string, faceOf?: (index: number) => Value): number {
    this.checkGoing();
    if (this.dialogue !== null) throw new Error('A dialogue cannot draw random numbers.');
    this.barriers.push({ after: this.used, what: 'chance', seats: null });
    const drawn = this.fixedDraw(n, what, faceOf) ?? drawNumber(this.state.random, n);
    this.drawn.push(drawn);
    return drawn;
  }

  /** The fixed number for this draw; undefined if there is none. */
  private fixedDraw(n: number, what?: string, faceOf?: (index: number) => Value): number | undefined {
    const [fixed] = this.undrawn;
    if (fixed === undefined) return undefined;
    if (typeof fixed === 'number') {
      if (!Number.isInteger(fixed) || fixed < 0 || fixed >= n)
        throw new Error(`The fixed draw ${fixed} is not among 0…${n - 1}.`);
      this.undrawn.shift();
      return fixed;
    }
    if (fixed.what !== what || faceOf === undefined) return undefined;
    const faces = Array.from({ length: n }, (_, index) => faceOf(index));
    const index = faces.indexOf(fixed.face);
    if (index < 0)
      throw new Error(`The ${what} cannot show ${String(fixed.face)} here, only ${faces.join(', ')}.`);
    this.undrawn.shift();
    return index;
  }

  reveal(what: string, seats: readonly Seat[]): void {
    this.checkGoing();
    const { dialogue } = this;
    if (dialogue === null) this.barriers.push({ after: this.used, what, seats });
    else this.barriers.push({ after: dialogue.position, what, seats, dialogue: dialogue.seat });
  }

  /** The index of the foreseen answer; −1 if there is none. */
  private foresee(question: Question): number {
    const answer = this.extra.foresight?.(question, this.dialogue !== null);
    return answer === undefined || this.foreseen === null ? -1 : this.foreseen.push(answer) - 1;
  }

  /** The policy's answer, if there is a policy; otherwise the step stops here with the question open. */
  private unanswered(question: Question): Value {
    const fallback = this.extra.fallback;
    if (fallback === undefined) {
      this.open.push(question);
      if (this.dialogue === null) this.stopped = true;
      else this.dialogue.stopped = true;
      throw STOP;
    }
    if (this.decisions === 0) fallback.atFirst();
    this.decisions += 1;
    return fallback.policy(question);
  }

  private write(report: Report): void {
    this.checkGoing();
    if (this.dialogue !== null) throw new Error('A dialogue cannot report or reveal anything.');
    const book = this.book as LogBook;
    const ledger = book.ledger();
    this.entries.push({ ...report, step: book.step, changes: changesBetween(this.ledger, ledger) });
    this.ledger = ledger;
  }

  /** Changes that no log entry has reported; once a step has finished, there are none. */
  unreported(): Change[] {
    return this.book === undefined ? [] : changesBetween(this.ledger, this.book.ledger());
  }

  /** The indices of the seats in order; until hidden information is dealt again, the thinking seat comes first. */
  private orderOfDialogues(seats: readonly Seat[]): number[] {
    const places = seats.map((_, place) => place);
    const thinking = this.extra.fallback?.seat;
    if (thinking === undefined || this.decisions > 0) return places;
    const isThinking = (place: number) => seats[place] === thinking;
    return [...places.filter(isThinking), ...places.filter((place) => !isThinking(place))];
  }

  private checkGoing(): void {
    if (this.stopped || this.dialogue?.stopped === true) throw swallowed();
  }

  private indexOfSeat(seat: Seat, from: number): number {
    for (let index = from; index < this.answers.length; index += 1) {
      if (elementAt(this.answers, index).seat === seat) return index;
    }
    return -1;
  }

  /** Stops until all have decided; then their answers must follow without a gap. */
  private endBatch(begin: number, ends: Iterable<number>): void {
    const end = Math.max(begin, ...ends);
    if (this.open.length > 0) {
      this.sealedFrom = begin;
      // Only the seats of this decision can have answered since it began.
      if (end > this.used || this.used < this.answers.length) {
        throw new Divergence(fileWords().seatNotAsked, this.used);
      }
      this.stopped = true;
      throw STOP;
    }
    if (end !== this.used) throw new Divergence(fileWords().seatNotAsked, this.used);
    this.barriers.forEach(({ dialogue, ...barrier }, index) => {
      if (dialogue !== undefined) this.barriers[index] = barrier;
    });
  }
}

function swallowed(): Error {
  return new Error("A rule caught the engine's stop and continued.");
}

function checkAsked(question: Question): void {
  if (optionCount(question) < 1) {
    throw new Error(
      `The question ${question.ask} to seat ${question.seat} (${question.rule}) has no option.`,
    );
  }
}

function checkAnswer(question: Question, answer: Answer, index: number): void {
  const fits =
    answer.seat === question.seat &&
    answer.ask === question.ask &&
    answer.of === optionCount(question) &&
    offers(question, answer.value);
  if (fits) return;
  throw new Divergence(
    fileWords().otherQuestion({ seat: question.seat, ask: question.ask, of: optionCount(question) }, answer),
    index,
  );
}

/** The differences between two ledgers, in the order of their paths. */
export function changesBetween(before: Ledger, after: Ledger): Change[] {
  const changes: Change[] = [];
  for (const path in after) {
    const from = before[path];
    const to = after[path];
    if (from !== to) changes.push({ path, from: from ?? null, to: to ?? null });
  }
  for (const path in before) {
    if (!(path in after)) changes.push({ path, from: before[path] ?? null, to: null });
  }
  return changes;
}

/** Runs whole steps with a policy, without copying anything. */
export class RolloutUmpire<C> implements Umpire<C> {
  /** The number of decisions so far. */
  decisions = 0;

  /** @param cap the limit of decisions; one more stops the step */
  constructor(
    private readonly state: State,
    readonly components: C,
    private readonly policy: Policy,
    private readonly cap = Number.POSITIVE_INFINITY,
  ) {}

  choose<T extends Value>(question: Question<T>): T {
    if (this.decisions >= this.cap) throw STOP;
    this.decisions += 1;
    return this.policy(question as unknown as Question) as T;
  }

  chooseAll<T extends Value>(questions: readonly Question<T>[]): T[] {
    const values: T[] = [];
    for (const question of questions) values.push(this.choose(question));
    return values;
  }

  together<R>(seats: readonly Seat[], dialogue: (seat: Seat) => R): R[] {
    const results: R[] = [];
    for (const seat of seats) results.push(dialogue(seat));
    return results;
  }

  random(n: number): number {
    return drawNumber(this.state.random, n);
  }

  reveal(): void {}
}
