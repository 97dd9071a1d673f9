import { elementAt } from '../../engine/checked.ts';
import type { Posed } from '../../engine/posed.ts';
import { isRange, type Seat, type Value } from '../../engine/question.ts';
import type { Spoken } from '../../engine/spoken.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import {
  applyScriptLine,
  readScriptLine,
  type ScriptRefusal,
  ScriptSyntaxError,
  withoutComment,
  wordsOf,
} from '../../scripts/script.ts';
import type { Reason } from '../../table/reasons.ts';
import type { SeatView } from '../../table/seat-view.ts';
import { shownText, shownWord } from '../../table/seats.ts';
import type { Session } from '../../table/session.ts';
import { standInText } from '../../table/stand-in-text.ts';
import { isYes, listenWords, programWords, screenWords, signs } from '../../words/index.ts';
import { cutOf } from '../prompts/prompt.ts';
import { isOpen, pendingSeats, type UndoNews, UndoWatch } from '../undo-watch.ts';
import { aimText } from '../words/aim.ts';
import { spokenLesson } from '../words/lesson.ts';
import { openingText } from '../words/options.ts';
import { cautionText, optionName, refusalText } from '../words/sentences.ts';
import { AnswerNumbers } from './answer-numbers.ts';
import { BoardLines } from './board-lines.ts';
import { type CommandTable, runCommand } from './commands.ts';
import { LogPrinter } from './log-printer.ts';
import type { PlainEnd, PlainIo, PlainOptions } from './plain-io.ts';
import { spokenIo } from './spoken-lines.ts';
import { type SpokenQuestion, spokenQuestion } from './spoken-question.ts';

/** Plays a session by printed lines and typed answers: append-only, no cursor movement. */
export async function playPlain(session: Session, io: PlainIo, options: PlainOptions): Promise<PlainEnd> {
  const table = new PlainTable(session, io, options, await session.table.game.spoken());
  const stop = session.subscribe(() => table.hear());
  try {
    return await table.play();
  } finally {
    stop();
  }
}

/** The state of line mode between two answers. */
class PlainTable implements CommandTable {
  readonly log: LogPrinter;
  board: BoardLines;
  private isSituationTold = false;
  /** The number of given-up bots that have been reported. */
  private standInsTold = 0;
  private readonly undoWatch: UndoWatch;
  /** The seat that answered last at this terminal. */
  private holder: Seat | null = null;
  private readonly people: readonly Seat[];
  private readonly numbers = new AnswerNumbers();
  /** For each seat that has answered: the lengths of the log and of the bots' reasons before its last answer. */
  private readonly answered = new Map<Seat, { readonly logged: number; readonly reasons: number }>();
  readonly io: PlainIo;

  constructor(
    readonly session: Session,
    io: PlainIo,
    readonly options: PlainOptions,
    spoken: Spoken,
  ) {
    this.io = spokenIo(io, spoken.signs);
    this.board = new BoardLines(spoken, session.table.sitters, session);
    this.people = session.seats.flatMap(({ seat }) => seat ?? []);
    this.undoWatch = new UndoWatch(session);
    this.log = new LogPrinter(
      session,
      (line) => this.io.print(line),
      this.people.length === 1 ? elementAt(this.people, 0) : null,
      spoken.routine,
    );
  }

  /** Whether several people share this terminal. */
  get isHotSeat(): boolean {
    return this.people.length > 1;
  }

  get seats(): readonly Seat[] {
    return this.people;
  }

  /** The events since the seat last answered, limited to those that it may know. */
  newsOf(asked: SeatView): { readonly entries: readonly LogEntry[]; readonly reasons: readonly Reason[] } {
    const { logged, reasons } = this.answered.get(asked.seat ?? -1) ?? { logged: 0, reasons: 0 };
    return {
      entries: asked.log(Math.min(logged, this.session.table.logged)),
      reasons: asked.reasons().slice(reasons),
    };
  }

  /** Reacts to progress of the match and to undo requests. */
  hear(): void {
    const news = this.undoWatch.look();
    this.log.print();
    if (news !== null) this.tellUndo(news);
    const { table, say } = this.session;
    for (const standIn of (table.standIns ?? []).slice(this.standInsTold)) {
      this.standInsTold += 1;
      this.io.print(standInText(standIn, say.seat(standIn.seat)));
    }
  }

  private tellUndo(news: UndoNews): void {
    const { session, io, people } = this;
    const { say, table } = session;
    const isElsewhere = (seat: Seat): boolean => !people.includes(seat);
    if (news.kind === 'undone' && isElsewhere(news.seat))
      io.print(programWords().undoneBy(say.seat(news.seat), news.answers));
    else if (news.kind === 'declined') io.print(programWords().undoDeclined(say.seat(news.by)));
    else if (news.kind === 'dropped' && isElsewhere(news.request.seat)) io.print(programWords().undoDropped);
    else if (news.kind === 'asked') {
      const [next] = pendingSeats(session);
      if (next === undefined || table.undoRequest === null) return;
      const { seat, answers, revealed } = table.undoRequest;
      const names = revealed.map((what) => say.name(what));
      io.print(programWords().undoWanted(say.seat(seat), answers, names));
      io.print(programWords().undoAgreeOrNot(say.seat(next)));
    }
  }

  /**
   * Agrees to or declines the undo request that waits for somebody here, first for the person at the keyboard;
   * declining also withdraws one's own request. False if there is no request.
   */
  consent(agrees: boolean): boolean {
    const { session, people, holder } = this;
    const pending = pendingSeats(session);
    const own = session.table.undoRequest;
    const isOwn = isOpen(own) && people.includes(own.seat);
    const seat =
      pending.find((each) => each === holder) ?? pending[0] ?? (isOwn && !agrees ? own.seat : undefined);
    if (seat === undefined) return false;
    if (agrees) session.seatAt(seat).agree();
    else session.seatAt(seat).decline();
    const [next] = pendingSeats(session);
    if (next !== undefined) this.io.print(programWords().undoAgreeOrNot(session.say.seat(next)));
    return true;
  }

  /** Waits until somebody here is asked or the game is over; meanwhile, people can answer undo requests. */
  private async untilAsked(): Promise<void> {
    const { session, options } = this;
    for (;;) {
      const called = new AbortController();
      const look = (): void => {
        if (this.waitsForConsent) called.abort();
      };
      const stop = session.subscribe(look);
      look();
      await session.advance(AbortSignal.any([options.signal, called.signal])).finally(stop);
      if (options.signal.aborted || !called.signal.aborted) return;
      if (!(await this.readConsent())) return;
    }
  }

  /**
   * Whether nobody here is asked a question, and there is an undo request that somebody here may agree to, decline or
   * withdraw.
   */
  private get waitsForConsent(): boolean {
    const { asked, table } = this.session;
    const { undoRequest } = table;
    const isOwn = isOpen(undoRequest) && this.people.includes(undoRequest.seat);
    return asked === null && (isOwn || pendingSeats(this.session).length > 0);
  }

  /** Reads lines until the request is settled. False if the input ended first. */
  private async readConsent(): Promise<boolean> {
    const { session, options, io } = this;
    while (this.waitsForConsent) {
      const over = new AbortController();
      const stop = session.subscribe(() => {
        if (!this.waitsForConsent) over.abort();
      });
      const line = await io.lines.next(AbortSignal.any([options.signal, over.signal])).finally(stop);
      if (line === null && !over.signal.aborted) return false;
      const word = line?.trim().replace(/^:/u, '').toLowerCase();
      if (word === 'agree' || word === 'decline') {
        if (!this.consent(word === 'agree')) io.print(programWords().noUndoAsked);
      } else if (word !== undefined && word !== '') io.print(programWords().undoFirst);
    }
    return true;
  }

  async play(): Promise<PlainEnd> {
    const { session, io, options } = this;
    io.print(programWords().lineMode(session.table.game.title, session.table.round));
    const { seed } = session.table;
    if (seed !== undefined) io.print(programWords().seed(shownText(seed)));
    if (options.isFirst === true && io.isTerminal) for (const line of aimText(session)) io.print(line);
    for (const line of openingText(session)) io.print(line);
    for (const note of session.notes) io.print(note);
    this.log.print();
    for (;;) {
      await this.untilAsked();
      if (options.signal.aborted) return 'left';
      this.log.print();
      const { asked } = session;
      const question = asked?.posed ?? null;
      if (session.table.over || asked === null || question === null) return 'over';
      if (!(await this.handOver(question.seat))) return this.ended(question);
      if (!this.isSituationTold) for (const line of this.board.situation(asked)) io.print(line);
      this.isSituationTold = true;
      this.teach(question);
      const shown = this.show(asked, question);
      // After the program was stopped and continues, the question is printed again below the shell's output.
      const listenNoMore = io.whenContinued?.(() => this.show(asked, question));
      const end = await this.listen(asked, question, shown).finally(() => listenNoMore?.());
      if (end !== 'answered') return end === 'ended' ? this.ended(question) : end;
    }
  }

  /** In a teaching match, tells the lesson that is due before a question. */
  private teach({ ask }: Posed): void {
    const { lessons } = this.session;
    const due = lessons?.due(ask);
    if (due === undefined) return;
    for (const line of spokenLesson(due)) this.io.print(line);
    lessons?.tell(due);
  }

  /**
   * Reads one line; null at the end of the input.
   * @param gone aborts the reading when there is nothing left to answer
   */
  async read(gone?: AbortSignal): Promise<string | null> {
    const { signal } = this.options;
    return await this.io.lines.next(gone === undefined ? signal : AbortSignal.any([signal, gone]));
  }

  /** Asks for a yes; anything else counts as no. */
  async agrees(sentence: string): Promise<boolean> {
    this.io.print(sentence);
    return isYes((await this.read()) ?? '');
  }

  private ended({ seat }: Posed): PlainEnd {
    return this.options.signal.aborted ? 'left' : { missing: seat };
  }

  private show(asked: SeatView, question: Posed): SpokenQuestion {
    const { table } = this.session;
    const turn = `${table.round} ${table.step} ${question.seat}`;
    const shown = spokenQuestion(question, asked, this.session, this.numbers, turn);
    for (const line of shown.lines) this.io.print(line);
    if (this.isHidden(question)) {
      this.io.print(programWords().sealed);
      const { options } = question;
      const cut = isRange(options) ? cutOf(question, asked, options.to + 1) : undefined;
      if (cut !== undefined) this.io.print(programWords().cutsAbove(String(cut.taken), cut.rule));
    }
    return shown;
  }

  /** Whether typing is hidden; others at this terminal could scroll back to a sealed answer. */
  private isHidden({ sealed }: Posed): boolean {
    return sealed && this.isHotSeat && this.io.isTerminal && this.io.hide !== undefined;
  }

  /** Reads an answer, hidden if it is sealed; null at the end of the input. */
  private async readAnswer(question: Posed, gone: AbortSignal): Promise<string | null> {
    if (!this.isHidden(question)) return await this.read(gone);
    const show = this.io.hide?.();
    try {
      return await this.read(gone);
    } finally {
      show?.();
    }
  }

  /** Hands the terminal over before another person's secrets are shown. False if the input ended. */
  private async handOver(seat: Seat): Promise<boolean> {
    if (!this.isHotSeat || this.holder === seat) return true;
    const { session } = this;
    session.attend?.(seat);
    this.board = new BoardLines(await session.table.game.spoken(), session.table.sitters, session);
    const name = session.say.seat(seat);
    const isFirst = this.holder === null;
    if (this.io.isTerminal) {
      if (!isFirst) for (let row = 0; row < this.io.rows; row += 1) this.io.print('');
      this.io.print(programWords().handOver(name));
      if (isFirst) this.io.print(programWords().handOverNote);
      this.io.print(programWords().handOverKey(name));
      if ((await this.read()) === null) return false;
    } else {
      this.io.print(programWords().handOver(name));
    }
    this.holder = seat;
    this.log.printPrivate(seat);
    return true;
  }

  /** Reads lines until the question is answered or the people leave. */
  private async listen(
    asked: SeatView,
    question: Posed,
    shown: SpokenQuestion,
  ): Promise<'answered' | 'ended' | 'left'> {
    for (;;) {
      const gone = new AbortController();
      const stop = this.session.subscribe(() => {
        if (asked.posed !== question) gone.abort();
      });
      const line = await this.readAnswer(question, gone.signal).finally(stop);
      // Somebody elsewhere agreed to an undo, so the question has changed.
      if (gone.signal.aborted) return 'answered';
      if (line === null) return 'ended';
      await this.session.loadOtherNames?.();
      const text = withoutComment(line, this.session.table.sitters);
      if (text === '') continue;
      const before = { logged: this.session.table.logged, reasons: asked.reasons().length };
      const taken = await this.takeLine(asked, question, shown, text);
      if (taken === 'left') return 'left';
      if (taken === 'answered') this.answered.set(question.seat, before);
      if (taken === 'answered' || asked.posed !== question) {
        if (this.isHidden(question))
          this.io.print(programWords().sealedTaken(this.session.say.seat(question.seat)));
        return 'answered';
      }
      if (taken === 'again') this.show(asked, question);
    }
  }

  private async takeLine(
    asked: SeatView,
    question: Posed,
    shown: SpokenQuestion,
    text: string,
  ): Promise<'answered' | 'refused' | 'again' | 'left'> {
    const scripted = this.scripted(text);
    if (scripted !== undefined) return scripted;
    const words = wordsOf(text);
    // A command takes precedence over an answer whose text only begins with it.
    if (words.length !== 1 || !shown.isWhole(text)) {
      const command = await runCommand(this, asked, shown, text);
      if (command !== undefined) return command;
    }
    const values = words.map((word) => this.answerOf(asked, shown, word));
    for (const value of values) {
      const caution = cautionText(asked, value, this.session);
      if (caution === undefined) continue;
      if (!this.io.isTerminal) this.io.print(caution);
      else if (!(await this.agrees(programWords().caution(caution)))) {
        this.io.print(programWords().notDone);
        return 'again';
      }
    }
    for (const value of values) {
      const cut = cutOf(question, asked, value);
      if (cut !== undefined && !this.isHidden(question)) this.io.print(screenWords().cut(cut));
    }
    const { session } = this;
    const refused = asked.answerAll(question.ask, values, values.length > 1);
    if (refused === undefined) return 'answered';
    const word = this.isHidden(question) ? programWords().sealedWord : shownWord(words[refused.index] ?? '');
    this.io.print(`${word}${signs().colon}${refusalText(refused.barred, session)}${signs().stop}`);
    return 'refused';
  }

  /**
   * The answer that a word stands for. For a file or a program, 1 always means the first choice, whatever its number or
   * amount, so a match can continue even if 1 is not offered.
   */
  private answerOf(asked: SeatView, shown: SpokenQuestion, word: string): Value {
    const value = shown.valueOf(word);
    if (this.io.isTerminal || word !== '1' || asked.takes(value) !== undefined) return value;
    this.io.print(listenWords().firstTaken(optionName(shown.question, shown.first, this.session.say)));
    return shown.first;
  }

  /** Carries out a line in the words of scripts, such as `Ann: play education`; undefined if it is not one. */
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
    this.io.print(`${refusalText(refused.barred, session)}${signs().stop}`);
    return 'refused';
  }
}
