import type { Posed } from '../../engine/posed.ts';
import { isRange, type Seat } from '../../engine/question.ts';
import {
  applyScriptLine,
  readScriptLine,
  type ScriptRefusal,
  ScriptSyntaxError,
  withoutComment,
  wordsOf,
} from '../../scripts/script.ts';
import type { SeatView } from '../../table/seat-view.ts';
import { shownText, shownWord } from '../../table/seats.ts';
import type { Session } from '../../table/session.ts';
import { cutOf } from '../prompts/prompt.ts';
import { aimText } from '../words/aim.ts';
import { screenWords } from '../words/en.screen.ts';
import { program } from '../words/en.ts';
import { openingText } from '../words/options.ts';
import { cautionText, refusalText } from '../words/sentences.ts';
import { runCommand } from './commands.ts';
import type { LineSource } from './line-queue.ts';
import { LogPrinter } from './log-printer.ts';
import { type QuestionLines, questionLines } from './question-lines.ts';

/** What line mode writes to and reads from. */
export interface PlainIo {
  print(line: string): void;
  readonly lines: LineSource;
  /** A person types; otherwise a file or a program answers, and nothing but answers is read. */
  readonly isTerminal: boolean;
  readonly rows: number;
  /**
   * Stops the terminal from showing what is typed; absent where none can.
   * @returns how to show it again
   */
  readonly hide?: () => () => void;
  /** Calls the listener when the program goes on after it was stopped. Returns how to listen no longer. */
  readonly whenContinued?: (listener: () => void) => () => void;
}

export interface PlainOptions {
  readonly undo: boolean;
  /** Nobody has played this game here before, so that its aim is told first. */
  readonly isFirst?: boolean;
  readonly signal: AbortSignal;
}

/** How line mode ended: the game over, the people gone, or the input at its end with this seat's answer missing. */
export type PlainEnd = 'over' | 'left' | { readonly missing: Seat };

/** Plays a session by printed lines and typed answers: append-only, no cursor movement. */
export async function playPlain(session: Session, io: PlainIo, options: PlainOptions): Promise<PlainEnd> {
  const table = new PlainTable(session, io, options);
  const stop = session.subscribe(() => table.log.print());
  try {
    return await table.play();
  } finally {
    stop();
  }
}

/** What line mode knows between two answers. */
export class PlainTable {
  readonly log: LogPrinter;
  /** Who answered last at this terminal. */
  private holder: Seat | null = null;
  private readonly people: readonly Seat[];

  constructor(
    readonly session: Session,
    readonly io: PlainIo,
    readonly options: PlainOptions,
  ) {
    this.people = session.seats.flatMap(({ seat }) => seat ?? []);
    this.log = new LogPrinter(
      session,
      (line) => io.print(line),
      this.people.length === 1 ? (this.people[0] as Seat) : null,
    );
  }

  /** All people at the table. */
  get isHotSeat(): boolean {
    return this.people.length > 1;
  }

  get seats(): readonly Seat[] {
    return this.people;
  }

  async play(): Promise<PlainEnd> {
    const { session, io, options } = this;
    io.print(program.lineMode(session.table.game.title, session.table.round));
    const { seed } = session.table;
    if (seed !== undefined) io.print(program.seed(shownText(seed)));
    if (options.isFirst === true && io.isTerminal) for (const line of aimText(session)) io.print(line);
    for (const line of openingText(session)) io.print(line);
    for (const note of session.notes) io.print(note);
    this.log.print();
    for (;;) {
      await session.advance(options.signal);
      if (options.signal.aborted) return 'left';
      this.log.print();
      const { asked } = session;
      const question = asked?.posed ?? null;
      if (session.table.over || asked === null || question === null) return 'over';
      if (!(await this.handOver(question.seat))) return this.ended(question);
      const shown = this.show(asked, question);
      // Whoever comes back after the program was stopped finds the question below what the shell has said.
      const listenNoMore = io.whenContinued?.(() => this.show(asked, question));
      const end = await this.listen(asked, question, shown).finally(() => listenNoMore?.());
      if (end !== 'answered') return end === 'ended' ? this.ended(question) : end;
    }
  }

  /** Reads one line; null at the end of the input. */
  async read(): Promise<string | null> {
    return await this.io.lines.next(this.options.signal);
  }

  /** Asks for a yes; anything else is a no. */
  async agrees(sentence: string): Promise<boolean> {
    this.io.print(sentence);
    return /^y(es)?$/i.test((await this.read())?.trim() ?? '');
  }

  private ended({ seat }: Posed): PlainEnd {
    return this.options.signal.aborted ? 'left' : { missing: seat };
  }

  private show(asked: SeatView, question: Posed): QuestionLines {
    const shown = questionLines(question, asked, this.session);
    for (const line of shown.lines) this.io.print(line);
    if (this.isHidden(question)) {
      this.io.print(program.sealed);
      const { options } = question;
      const cut = isRange(options) ? cutOf(question, asked, options.to + 1) : undefined;
      if (cut !== undefined) this.io.print(program.cutsAbove(String(cut.taken), cut.rule));
    }
    return shown;
  }

  /** Whether what is typed stays unseen: others at this terminal could scroll back to a sealed answer. */
  private isHidden({ sealed }: Posed): boolean {
    return sealed && this.isHotSeat && this.io.isTerminal && this.io.hide !== undefined;
  }

  /** Reads an answer, unseen where it is sealed; null at the end of the input. */
  private async readAnswer(question: Posed): Promise<string | null> {
    if (!this.isHidden(question)) return await this.read();
    const show = this.io.hide?.();
    try {
      return await this.read();
    } finally {
      show?.();
    }
  }

  /** Before another person's secrets are shown, the terminal changes hands. False where the input ended. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (!this.isHotSeat || this.holder === seat) return true;
    const name = this.session.say.seat(seat);
    const isFirst = this.holder === null;
    if (this.io.isTerminal) {
      if (!isFirst) for (let row = 0; row < this.io.rows; row += 1) this.io.print('');
      this.io.print(program.handOver(name));
      if (isFirst) this.io.print(program.handOverNote);
      this.io.print(program.handOverKey(name));
      if ((await this.read()) === null) return false;
    } else {
      this.io.print(program.handOver(name));
    }
    this.holder = seat;
    this.log.printPrivate(seat);
    return true;
  }

  /** Takes lines until the question is answered or the people leave. */
  private async listen(
    asked: SeatView,
    question: Posed,
    shown: QuestionLines,
  ): Promise<'answered' | 'ended' | 'left'> {
    for (;;) {
      const line = await this.readAnswer(question);
      if (line === null) return 'ended';
      const text = withoutComment(line, this.session.table.sitters);
      if (text === '') continue;
      const taken = await this.takeLine(asked, question, shown, text);
      if (taken === 'left') return 'left';
      if (taken === 'answered' || asked.posed !== question) {
        if (this.isHidden(question)) this.io.print(program.sealedTaken(this.session.say.seat(question.seat)));
        return 'answered';
      }
      if (taken === 'again') this.show(asked, question);
    }
  }

  private async takeLine(
    asked: SeatView,
    question: Posed,
    shown: QuestionLines,
    text: string,
  ): Promise<'answered' | 'refused' | 'again' | 'left'> {
    const scripted = this.scripted(text);
    if (scripted !== undefined) return scripted;
    const words = wordsOf(text);
    const isOption = words.length === 1 && shown.valueOf(text) !== text;
    if (!isOption) {
      const command = await runCommand(this, asked, shown, text);
      if (command !== undefined) return command;
    }
    const values = words.map((word) => shown.valueOf(word));
    for (const value of values) {
      const caution = cautionText(asked, value, this.session);
      if (caution === undefined) continue;
      if (!this.io.isTerminal) this.io.print(caution);
      else if (!(await this.agrees(program.caution(caution)))) {
        this.io.print(program.notDone);
        return 'again';
      }
    }
    for (const value of values) {
      const cut = cutOf(question, asked, value);
      if (cut !== undefined && !this.isHidden(question)) this.io.print(screenWords.cut(cut));
    }
    const { session } = this;
    const refused = asked.answerAll(question.ask, values, values.length > 1);
    if (refused === undefined) return 'answered';
    const word = this.isHidden(question) ? program.sealedWord : shownWord(words[refused.index] ?? '');
    this.io.print(`${word}: ${refusalText(refused.barred, session)}.`);
    return 'refused';
  }

  /** Takes a line in the words of scripts, `Ann: play education`; undefined where it is none. */
  private scripted(text: string): 'answered' | 'refused' | undefined {
    const { session } = this;
    let refused: ScriptRefusal | undefined;
    try {
      const line = readScriptLine(text, 1, session.table.sitters);
      if (line === undefined) return undefined;
      refused = applyScriptLine(session, line);
    } catch (thrown) {
      if (thrown instanceof ScriptSyntaxError) return undefined;
      throw thrown;
    }
    if (refused === undefined) return 'answered';
    this.io.print(`${refusalText(refused.barred, session)}.`);
    return 'refused';
  }
}
