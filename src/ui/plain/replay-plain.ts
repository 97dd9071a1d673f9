import { botNames } from '../../bots/index.ts';
import { elementAt } from '../../engine/checked.ts';
import { ownOf } from '../../engine/own.ts';
import type { Spoken } from '../../engine/spoken.ts';
import { nextStop, type Showing, type Stop, stopAt } from '../../replay/showing.ts';
import type { Landmark, Viewer } from '../../replay/walk.ts';
import { judgedSeats, ReviewInProgress } from '../../review/review-in-progress.ts';
import { summaryOf } from '../../review/review-summary.ts';
import { seatByName } from '../../scripts/script.ts';
import { Notebook, type NoteKeeper } from '../../table/notes.ts';
import type { ReadingSeat } from '../../table/reading-seat.ts';
import { shownText } from '../../table/seats.ts';
import { branchWords, noteWords, replayWords, reviewWords, sentence, signs } from '../../words/index.ts';
import { answersSaid, seenAt, stopText, viewersOf, viewerText } from '../replay-text.ts';
import type { ReplayEnding } from '../replayer.ts';
import type { RecordedMatch } from '../review-lane.ts';
import { forecastTexts } from '../words/forecast.ts';
import { noteText, noteTexts } from '../words/notes.ts';
import { curveTexts, judgedLines } from '../words/review.ts';
import { questionText } from '../words/sentences.ts';
import { BoardLines } from './board-lines.ts';
import { sayEntry, withoutRules } from './log-printer.ts';
import type { PlainIo } from './plain-io.ts';
import { toggledBookmark, writtenNote } from './plain-notes.ts';
import { spokenIo } from './spoken-lines.ts';
import { spokenOutcome } from './spoken-outcome.ts';

/** The commands that go to a landmark. */
const landmarks: Readonly<Record<string, Landmark>> = {
  next: 'answer',
  back: 'answer',
  turn: 'turn',
  round: 'round',
};

/** How a replay in line mode ended: the reader left, or wants to continue the game from a place. */
export type ReplayEnd = (
  | { readonly kind: 'left' }
  | { readonly kind: 'branch'; readonly answered: number }
  | Extract<ReplayEnding, { readonly kind: 'play-on' }>
) & {
  /** Whether an unknown command was given. */
  readonly misread: boolean;
};

/** The number of progress reports while a review is made. */
const TENTHS = 10;

/** The maximum number of entries told after a long jump; `log` has them all. */
const MOST_NEWS = 30;

export interface ReplayPlainOptions {
  readonly signal: AbortSignal;
  /** The number of the answer to begin at. */
  readonly at?: number;
  /** The recorded match; absent in a demo. */
  readonly recorded?: RecordedMatch;
  /** The notes on it; absent if nothing can be kept. */
  readonly notes?: NoteKeeper;
  /** Whether an unknown command was given before the reader branched off and returned. */
  readonly misread?: boolean;
}

/** Steps through a match by typed commands: append-only, no cursor movement. */
export async function replayPlain(
  showing: Showing,
  io: PlainIo,
  { signal, at = 0, misread = false, ...match }: ReplayPlainOptions,
): Promise<ReplayEnd> {
  const index = stopAt(showing.stops, showing.walk.stop(at));
  const spoken = await showing.game.spoken();
  return await new PlainReplay(showing, io, index, misread, spoken, match).listen(signal);
}

class PlainReplay {
  private viewer: Viewer = null;

  constructor(
    private readonly showing: Showing,
    io: PlainIo,
    private index: number,
    private misread: boolean,
    spoken: Spoken,
    { recorded, notes }: Pick<ReplayPlainOptions, 'recorded' | 'notes'>,
  ) {
    this.recorded = recorded;
    if (notes !== undefined && showing.walk.open)
      this.notebook = new Notebook(notes, () => {
        const { answered } = this.stop;
        return { answered, round: showing.walk.at(answered).round };
      });
    this.io = spokenIo(io, spoken.signs);
    this.board = new BoardLines(spoken, showing.sitters, showing);
  }

  private readonly recorded: RecordedMatch | undefined;
  private readonly notebook: Notebook | undefined;
  private judged: ReviewInProgress | null = null;
  private readonly io: PlainIo;
  private readonly board: BoardLines;

  async listen(signal: AbortSignal): Promise<ReplayEnd> {
    const { showing, io } = this;
    io.print(replayWords().lineMode(showing.title));
    for (const note of showing.notes) io.print(note);
    this.tell();
    for (;;) {
      const line = await io.lines.next(signal);
      if (line === null) return { kind: 'left', misread: this.misread };
      const [, noted] = /^\s*note\s+(.*)$/iu.exec(line) ?? [];
      if (noted !== undefined && this.notebook !== undefined) {
        io.print(await writtenNote(this.notebook, null, noted));
        continue;
      }
      const [word = '', ...rest] = line
        .replace(/(^|\s)#.*$/u, '')
        .trim()
        .toLowerCase()
        .split(/\s+/u);
      if (word === 'quit' || word === 'q') return { kind: 'left', misread: this.misread };
      if (word === 'try') {
        if (showing.walk.open) return { kind: 'branch', answered: this.stop.answered, misread: this.misread };
        this.refuse(replayWords().noBranch);
      } else if (word === 'play') {
        const end = this.playOn(rest);
        if (end !== null) return { ...end, misread: this.misread };
      } else if (word === 'review') await this.review(rest[0] ?? '', signal);
      else if (word === 'note' || word === 'notes' || word === 'bookmark') await this.note(word, rest[0]);
      else this.run(word, rest);
    }
  }

  private get stop(): Stop {
    return elementAt(this.showing.stops, this.index);
  }

  /** The seat whose view is told; for all views, the seat that decides or has decided last. */
  private get seat(): ReadingSeat {
    const { walk } = this.showing;
    const { answered } = this.stop;
    return walk.seatAt(answered, this.viewer === 'all' ? seenAt(walk, answered) : this.viewer);
  }

  private refuse(because: string): void {
    this.misread = true;
    this.io.print(shownText(because));
  }

  private run(word: string, rest: readonly string[]): void {
    const { showing, io } = this;
    switch (word) {
      case '':
      case 'n':
      case 'next':
      case 'b':
      case 'back':
      case 'turn':
      case '-turn':
      case 'round':
      case '-round':
        this.move(word, rest[0] ?? '1');
        break;
      case 'start':
        this.goTo(0);
        break;
      case 'end':
        this.goTo(showing.stops.length - 1);
        break;
      case 'go':
        this.goToAnswer(rest[0] ?? '');
        break;
      case 'view':
        this.view(rest.join(' '));
        break;
      case 'log':
        for (const entry of showing.walk.seatAt(this.stop.answered, this.viewer).log())
          io.print(sayEntry(entry, showing));
        break;
      case 'standings':
        for (const line of spokenOutcome(showing.walk.seatAt(this.stop.answered, null).outcome(), showing))
          io.print(line);
        break;
      case 'board':
        this.tellBoard((seat) => this.board.about(seat, rest.join(' ')));
        break;
      case 'mistake':
      case '-mistake':
        this.stepToMistake(word === 'mistake' ? 1 : -1);
        break;
      case 'status':
        this.tellBoard((seat) => [this.board.status(seat)]);
        break;
      case 'hand':
        this.tellBoard((seat) => this.board.hand(seat));
        break;
      case 'forecast':
        for (const line of forecastTexts(this.seat.forecast(), showing)) io.print(withoutRules(line));
        break;
      case '?':
      case 'help':
        for (const line of replayWords().help) io.print(line);
        break;
      default:
        this.refuse(replayWords().unknown(word));
    }
  }

  /** The end of this replay if the reader plays on from here; null, with a message, if they may not. */
  private playOn([name, level]: readonly string[]): Extract<
    ReplayEnding,
    { readonly kind: 'play-on' }
  > | null {
    const { showing } = this;
    const { answered } = this.stop;
    const names = showing.sitters.map((sitter) => sitter.name);
    const seat =
      name === undefined ? (seenAt(showing.walk, answered) ?? 0) : seatByName(name, showing.sitters);
    if (!showing.walk.open || this.recorded === undefined) this.refuse(replayWords().noBranch);
    else if (showing.walk.at(answered).over) this.refuse(branchWords().over);
    else if (seat === undefined) this.refuse(branchWords().noSeat(name ?? '', names));
    else if (level !== undefined && !botNames.includes(level))
      this.refuse(branchWords().noLevel(level, botNames));
    else return { kind: 'play-on', answered, seat, level: level ?? null };
    return null;
  }

  /** The judgements on the match; null, with a message, if it cannot have any. */
  private judgements(): ReviewInProgress | null {
    const { showing, recorded } = this;
    if (recorded === undefined) this.refuse(reviewWords().lane.notHere);
    else if (!showing.walk.open) this.refuse(reviewWords().lane.running);
    else {
      this.judged ??= new ReviewInProgress(
        { ...recorded, walk: showing.walk, seats: judgedSeats(showing.sitters) },
        'kept',
      );
      return this.judged;
    }
    return null;
  }

  /** Tells the judgement on the current decision, or judges the match. */
  private async review(word: string, signal: AbortSignal): Promise<void> {
    const { io, showing } = this;
    const judged = this.judgements();
    if (judged === null) return;
    if (word === 'make') {
      const all = (await judged.find()).length;
      let told = judged.decisions.length;
      await judged.judge(signal, (done) => {
        // A line for each tenth, since nothing is redrawn.
        if (done < all && (done - told) * TENTHS < all) return;
        told = done;
        io.print(`${reviewWords().progress(done, all)}${signs().stop}`);
      });
      judged.keep();
      return;
    }
    if (word === 'curve') {
      for (const line of curveTexts(summaryOf(judged.decisions).curve, showing)) io.print(line);
      return;
    }
    const decision = judged.at(this.stop.answered);
    if (decision !== undefined) for (const line of judgedLines(decision, showing)) io.print(line);
    else if (judged.decisions.length === 0) io.print(reviewWords().lane.make);
    else {
      await judged.find();
      const { lane } = reviewWords();
      io.print(judged.isDecision(this.stop.answered) ? lane.unjudged : lane.noChoice);
    }
  }

  /** Lists the notes, goes to one of them, or sets a bookmark. */
  private async note(word: string, number: string | undefined): Promise<void> {
    const { notebook, io, showing } = this;
    if (notebook === undefined) this.refuse(noteWords().unsaved);
    else if (word === 'bookmark') io.print(await toggledBookmark(notebook, null));
    else if (word === 'note') this.refuse(noteWords().empty);
    else {
      const notes = notebook.of('all');
      const note = notes.find((_, index) => String(index + 1) === number);
      if (note !== undefined) this.goTo(stopAt(showing.stops, note.answered));
      else if (number !== undefined) this.refuse(noteWords().noSuch(notes.length));
      else if (notes.length === 0) io.print(noteWords().none);
      else for (const line of noteTexts(notes, true, (seat) => showing.say.seat(seat))) io.print(line);
    }
  }

  private stepToMistake(by: 1 | -1): void {
    const judged = this.judgements();
    if (judged === null) return;
    const place = judged.nextMistake(this.stop.answered, by);
    if (judged.decisions.length === 0) this.io.print(reviewWords().lane.make);
    else if (place === undefined) this.io.print(reviewWords().lane.noMistake);
    else this.goTo(stopAt(this.showing.stops, place));
  }

  private move(word: string, times: string): void {
    const count = /^\d{1,6}$/u.test(times) ? Number(times) : 0;
    if (count === 0) {
      this.refuse(replayWords().noSuchCount(word, times));
      return;
    }
    const by = word.startsWith('-') || word.startsWith('b') ? -1 : 1;
    const landmark = ownOf(landmarks, word.replace('-', '')) ?? 'answer';
    let index = this.index;
    for (let step = 0; step < count; step += 1) {
      const next = nextStop(this.showing, index, by, landmark);
      if (next === index) break;
      index = next;
    }
    if (index === this.index) this.io.print(by > 0 ? replayWords().atEnd : replayWords().atStart);
    else this.goTo(index);
  }

  private goToAnswer(text: string): void {
    const { walk, stops } = this.showing;
    if (!walk.open) this.refuse(replayWords().onlyOverAnswers);
    else if (!/^\d{1,6}$/u.test(text) || Number(text) > walk.length)
      this.refuse(replayWords().noSuchPlace(0, walk.length));
    else this.goTo(stopAt(stops, Number(text)));
  }

  /** Goes to a stop and tells it; on the way forward, with the log entries since the last stop. */
  private goTo(index: number): void {
    const before = this.index;
    this.index = index;
    this.tell(index > before ? before : undefined);
  }

  private tell(since?: number): void {
    const { showing, io, viewer } = this;
    const { walk, say, stops } = showing;
    const moment = walk.at(this.stop.answered);
    const step = moment.step === null ? replayWords().over : say.name(moment.step);
    io.print(
      `${sentence(stopText(showing, this.index))}${signs().comma}${replayWords().round(moment.round)}${step === '' ? '' : `${signs().comma}${step}`}${signs().stop}`,
    );
    for (const note of this.notebook?.at(this.stop.answered, 'all') ?? [])
      io.print(`${noteWords().prompt}${signs().colon}${noteText(note)}`);
    // On the way forward, the log entries below report the rest.
    const answers = walk.open ? answersSaid(showing, this.index) : [];
    for (const { sentence: said, isLogged } of answers) if (since === undefined || !isLogged) io.print(said);
    if (since !== undefined) {
      const told = walk.seatAt(elementAt(stops, since).answered, viewer).log().length;
      const news = walk.seatAt(this.stop.answered, viewer).log().slice(told);
      if (news.length > MOST_NEWS) io.print(replayWords().leftOut(news.length - MOST_NEWS));
      for (const entry of news.slice(-MOST_NEWS)) io.print(sayEntry(entry, showing));
    }
    const [question] = moment.open;
    if (walk.open && question !== undefined)
      io.print(`${say.seat(question.seat)}${signs().colon}${questionText(question, showing)}`);
    if (moment.over)
      for (const line of spokenOutcome(walk.seatAt(this.stop.answered, null).outcome(), showing))
        io.print(line);
  }

  private view(word: string): void {
    const { showing, io } = this;
    const viewers = viewersOf(showing);
    const viewer = word === '' ? this.viewer : this.viewerOf(word);
    if (viewer === undefined) {
      const known = [...showing.sitters.map(({ name }) => name), 'spectator', 'all'];
      this.refuse(replayWords().noSuchView(word, known));
    } else if (!viewers.includes(viewer)) this.refuse(replayWords().onlyOver);
    else {
      this.viewer = viewer;
      io.print(`${viewerText(viewer, showing)}${signs().colon.trimEnd()}`);
      this.tellBoard((seat) => [...this.board.situation(seat), ...this.board.about(seat, '')]);
    }
  }

  /** Describes the board from the viewer's seat, unless that view is no longer open. */
  private tellBoard(told: (seat: ReadingSeat) => readonly string[]): void {
    const { io, seat } = this;
    const lines = seat.view() === undefined ? [replayWords().remember] : told(seat);
    for (const line of lines) io.print(line);
  }

  private viewerOf(word: string): Viewer | undefined {
    if (word === 'spectator' || word === 'none') return null;
    return word === 'all' ? 'all' : seatByName(word, this.showing.sitters);
  }
}
