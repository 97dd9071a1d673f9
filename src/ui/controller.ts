import type { BoardModule } from '../drawing/board.ts';
import type { Size } from '../drawing/layout.ts';
import { elementAt } from '../engine/checked.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { NumberedLesson } from '../table/lessons.ts';
import type { Telling } from '../table/preferences.ts';
import type { Ending, ScreenOptions, Session } from '../table/session.ts';
import { standInText } from '../table/stand-in-text.ts';
import { screenWords, signs } from '../words/index.ts';
import { Advancing } from './advancing.ts';
import { CatchUp, isNews } from './catch-up.ts';
import type { ActionId, KeyName } from './keys.ts';
import type { MatchScreen } from './match-screen.ts';
import { LESSON, lessonOverlay } from './overlays/aim.ts';
import { rulesOverlay } from './overlays/rules.ts';
import { undoAskedOverlay, undoAsksOverlay, undoOverlays } from './overlays/undo.ts';
import { press, runAction } from './press.ts';
import { moveTo, promptAfter, refuse } from './prompts/prompt.ts';
import { pagesOfNews } from './scenes/telling.ts';
import { ShownMatch } from './shown-match.ts';
import type { UndoNews } from './undo-watch.ts';

/**
 * The content of the screen and the flow of a match, without any drawing: from a person's answer, through its results,
 * to the next question, for any seat.
 */
export class Controller extends ShownMatch implements MatchScreen {
  telling: Telling;
  leaving = false;
  /** Sends a control sequence that draws nothing to the terminal. */
  private sendOut: (sequence: string) => void = () => {};
  private readonly catchUp: CatchUp;
  private readonly advancing: Advancing;
  /** The number of given-up bots that have been reported. */
  private standInsTold = 0;
  /** The lesson that is due and on the screen; null if none is. */
  private lesson: NumberedLesson | null = null;

  constructor(
    session: Session,
    options: ScreenOptions,
    board: BoardModule,
    size: Size,
    environment: NodeJS.ProcessEnv,
    private readonly end: (ending: Ending, error?: unknown) => void,
  ) {
    super(session, options, board, size, environment);
    this.telling = this.preferences.telling;
    this.catchUp = new CatchUp(session);
    this.advancing = new Advancing(session);
    this.notice = session.notes.length > 0 ? session.notes.join(signs().gap) : null;
    if (options.isFirst === true && this.hasWalkThrough && session.lessons === undefined)
      this.notice = screenWords().firstMatch(session.table.game.title);
  }

  /** Sets the function that sends control sequences that draw nothing to the terminal; until then they are dropped. */
  sendSequencesBy(send: (sequence: string) => void): void {
    this.sendOut = send;
  }

  /** Starts with the session's current state. */
  start(): void {
    this.settle(null);
    if (this.undoHere.isAsked) this.showUndo();
  }

  /** The match has continued without a key, so the drawn frame is outdated. */
  matchChanged(): void {
    this.reading.forget();
    if (this.voice.isOutdated) this.speakOf(this.session);
    const news = this.undoHere.look();
    if (news !== null) this.hear(news);
    const { scene, session } = this;
    const standIns = session.table.standIns ?? [];
    if (standIns.length > this.standInsTold) this.notice = this.standInsText();
    // Another client may have undone, or agreed to undo, what this screen shows.
    const isStale =
      scene.kind === 'asking' &&
      session.seatAt(scene.seat).posed !== scene.prompt.question &&
      !session.table.over;
    const isUndone = news?.kind === 'undone' && scene.kind !== 'asking';
    if (isStale || isUndone) this.settle(null);
    else this.changed();
  }

  /** The bots that have been given up since the last report. */
  private standInsText(): string {
    const { table, say } = this.session;
    const fresh = (table.standIns ?? []).slice(this.standInsTold);
    this.standInsTold += fresh.length;
    return fresh.map((standIn) => standInText(standIn, say.seat(standIn.seat))).join(signs().gap);
  }

  /** Reacts to a new undo request or to the end of one. */
  private hear(news: UndoNews): void {
    if (news.kind === 'asked') {
      if (this.undoHere.isAsked && this.scene.kind !== 'handing-over') this.showUndo();
      return;
    }
    const { id } = this.overlay ?? {};
    if (id === undoOverlays.asked || id === undoOverlays.asks) this.overlay = null;
    if (news.kind === 'undone') {
      this.given.forget();
      this.catchUp.rewind();
    }
    this.notice = this.undoHere.noticeOf(news, this.voice) ?? this.notice;
  }

  /** Shows the undo request, to those who are asked or to the one who asks. */
  showUndo(): void {
    const { request, isAsked } = this.undoHere;
    if (request === null) return;
    this.overlay = isAsked ? undoAskedOverlay() : undoAsksOverlay();
    this.notice = isAsked ? screenWords().undoStands(this.voice.seat(request.seat)) : null;
    this.changed();
  }

  /** A seat at this terminal agrees to an undo request, declines it or withdraws it. */
  consent(seat: Seat, agrees: boolean): void {
    this.undoHere.consent(seat, agrees);
    if (!this.undoHere.isAsked) {
      this.overlay = null;
      this.notice = null;
    }
    this.matchChanged();
  }

  /** Gives an answer that the question offers, and continues with its results. */
  answer(value: Value): void {
    const { scene, session } = this;
    if (scene.kind !== 'asking') return;
    const { prompt, seat } = scene;
    const step = session.table.step;
    this.catchUp.markTold(seat);
    const given = { seat, ask: prompt.question.ask, value, step, logged: session.table.logged };
    this.pauses.spend();
    const refused = session.seatAt(seat).answer(value, prompt.question);
    if (refused !== undefined) {
      refuse(prompt, refused);
      this.changed();
      return;
    }
    this.given.add(given);
    this.notice = null;
    this.reading.forget();
    this.settle(step);
  }

  /** Takes back the last decision, without asking. */
  undo(said: string | null = screenWords().undone): void {
    const { scene } = this;
    this.pauses.spend();
    const seat = scene.kind === 'asking' ? scene.seat : this.holder;
    const isDone = this.session.undo(this.undoSeat);
    this.undoHere.look();
    if (!isDone) {
      this.showUndo();
      return;
    }
    const taken = this.given.takeBack(seat);
    this.catchUp.rewind();
    this.overlay = null;
    this.notice = said;
    this.reading.forget();
    if (seat !== null) this.catchUp.markTold(seat);
    this.settle(null);
    // The cursor returns to the answer that was undone.
    if (this.prompt !== null && taken !== undefined) moveTo(this.prompt, taken.value);
    this.changed();
  }

  /** Goes to the next scene: handing over, telling, asking, thinking, or over. */
  private settle(answeredIn: string | null): void {
    const { session } = this;
    const question = session.asked?.posed ?? null;
    if (session.table.over) {
      session.attend?.(null);
      this.tellEnd(answeredIn);
    } else if (question === null) this.think();
    else if (this.people.length > 1 && question.seat !== this.holder) {
      session.attend?.(question.seat);
      this.scene = { kind: 'handing-over', seat: question.seat };
      this.overlay = null;
    } else this.tellThen(question.seat, answeredIn);
    if (this.scene.kind === 'thinking') this.changedUnlessDecided();
    else this.changed();
  }

  /** If bots decide at once, nothing is drawn between two questions to a person. */
  private changedUnlessDecided(): void {
    setImmediate(() => {
      if (this.scene.kind === 'thinking' && !this.advancing.isEnded) this.changed();
    });
  }

  /** The person to whom the keyboard was handed takes over. */
  takeSeat(): void {
    if (this.scene.kind !== 'handing-over') return;
    // A notice from before anybody sat down is for everybody, so it stays.
    if (this.holder !== null) this.notice = null;
    this.pauses.spend();
    this.holder = this.scene.seat;
    this.tellThen(this.scene.seat, null);
    this.changed();
  }

  /** Tells the end of the match to the only person here, or to all who share the keyboard at once. */
  private tellEnd(answeredIn: string | null): void {
    const [own, ...others] = this.people;
    if (own === undefined || others.length === 0) {
      this.tellThen(own ?? null, answeredIn);
      return;
    }
    const { since, entries } = this.catchUp.newsForAll(this.people);
    if (this.telling === 'off' || entries.length === 0) this.afterTelling(null);
    else this.tell(since, entries);
  }

  private tell(seat: Seat, news: readonly LogEntry[]): void {
    // The room for pages depends on the telling scene, so the scene is set before its pages are made.
    const first = !this.catchUp.knows(seat);
    this.scene = { kind: 'telling', seat, first, pages: [], page: 0, scroll: 0 };
    this.outdate();
    this.scene = { ...this.scene, pages: pagesOfNews(this, news, this.telling) };
  }

  private tellThen(seat: Seat | null, answeredIn: string | null): void {
    const news = seat === null ? [] : this.catchUp.news(seat);
    if (seat !== null && this.telling !== 'off' && isNews(news, seat, answeredIn)) {
      this.tell(seat, news);
      return;
    }
    const last = news.at(-1);
    if (last !== undefined && this.notice === null) this.notice = this.voice.log(last);
    this.afterTelling(seat);
  }

  /** Continues the telling from a page and a row of it. */
  tellFrom(page: number, scroll: number): void {
    if (this.scene.kind !== 'telling') return;
    this.scene = { ...this.scene, page, scroll };
    this.changed();
  }

  /** After the telling comes the question or the end. */
  afterTelling(seat: Seat | null): void {
    if (seat !== null) this.catchUp.markTold(seat);
    this.pauses.spend();
    if (this.scene.kind === 'telling') this.pauses.guard();
    const { asked } = this.session;
    const question = asked?.posed ?? null;
    if (this.session.table.over) this.scene = { kind: 'over' };
    else if (asked !== null && question !== null)
      this.scene = {
        kind: 'asking',
        seat: question.seat,
        prompt: promptAfter(question, asked, this.given.last),
      };
    else this.think();
    this.teach();
    this.changed();
  }

  /** In a teaching match, opens the lesson that is due over the question, once no other overlay is open. */
  private teach(): void {
    const { scene } = this;
    if (scene.kind !== 'asking' || this.overlay !== null) return;
    const due = this.session.lessons?.due(scene.prompt.question.ask);
    if (due === undefined) return;
    this.lesson = due;
    this.overlay = lessonOverlay(due, () => this.open(rulesOverlay(this, due.rules[0])));
  }

  override close(): void {
    if (this.overlay?.id === LESSON && this.lesson !== null) {
      this.session.lessons?.tell(this.lesson);
      // A lesson that is read again is not recorded again.
      this.lesson = null;
    }
    this.overlay = null;
    this.teach();
    this.changed();
  }

  private think(): void {
    this.scene = { kind: 'thinking' };
    const answeredIn = this.given.last?.step ?? null;
    this.advancing.begin({
      tick: () => {
        if (this.waitsFor.length > 0) this.changed();
      },
      done: (isLong) => {
        if (this.leaving) {
          this.finish('left');
          return;
        }
        this.reading.forget();
        this.settle(answeredIn);
        if (isLong) this.ring();
      },
      fail: (error) => this.fail(error),
    });
  }

  /** Signals to a person who may have looked away that it is their turn, in the way that their settings choose. */
  private ring(): void {
    const { bell } = this.preferences;
    if (bell === 'bell') this.sendOut('\u0007');
    else if (bell === 'notification')
      this.sendOut(`\u001b]9;${screenWords().yourTurn(this.session.table.game.title)}\u0007`);
  }

  nextTelling(): void {
    const order: readonly Telling[] = ['steps', 'at-once', 'off'];
    this.telling = elementAt(order, (order.indexOf(this.telling) + 1) % order.length);
    this.keep('telling', this.telling);
    this.say(screenWords().tellingIs[this.telling]);
  }

  run(action: ActionId): void {
    runAction(action, this);
  }

  press(pressed: KeyName): void {
    press(pressed, this);
  }

  override paste(line: string): void {
    if (!this.leaving) super.paste(line);
  }

  /** Leaves the match: at once if nothing is running, otherwise after the current decision. */
  leave(): void {
    if (this.leaving || !this.advancing.isRunning) {
      this.finish('left');
      return;
    }
    this.leaving = true;
    this.overlay = null;
    this.advancing.halt();
    this.changed();
  }

  finish(ending: Ending): void {
    this.stopAll();
    this.end(ending);
  }

  /** Ends the screen with an error: the terminal is restored, and the screen's caller gets the error. */
  fail(error: unknown): void {
    this.stopAll();
    this.end('left', error);
  }

  /** Stops everything that runs behind the screen. */
  stopAll(): void {
    this.advancing.end();
  }
}
