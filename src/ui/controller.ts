import { demoNames } from '../demos/list.ts';
import type { BoardModule, BoardProps } from '../drawing/board.ts';
import type { Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Setting } from '../engine/game.ts';
import type { Chapter } from '../engine/match.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { NumberedLesson } from '../table/lessons.ts';
import type { Telling } from '../table/preferences.ts';
import type { SeatOutlook, SeatView, Waiting } from '../table/seat-view.ts';
import type { Ending, ScreenOptions, Session } from '../table/session.ts';
import { screenWords } from '../words/index.ts';
import { CatchUp, type CatchUpPage, isNews, pagesOf } from './catch-up.ts';
import { storyLines, toldEvents } from './entries.ts';
import { KeyPauses } from './key-pauses.ts';
import type { ActionId, KeyName, Situation } from './keys.ts';
import type { MatchScreen } from './match-screen.ts';
import { LESSON, lessonOverlay } from './overlays/aim.ts';
import { aimLines, aimOf } from './overlays/aim-lines.ts';
import { boardPropsOf } from './overlays/board-props.ts';
import { heading, seedLines } from './overlays/help.ts';
import { Scroll } from './overlays/overlay.ts';
import { rulesOverlay } from './overlays/rules.ts';
import { undoAskedOverlay, undoAsksOverlay, undoOverlays } from './overlays/undo.ts';
import { press, runAction } from './press.ts';
import { focusOf, moveTo, type Prompt, promptAfter, refuse } from './prompts/prompt.ts';
import type { Scene } from './scenes/scene.ts';
import { tellingRoom } from './scenes/telling.ts';
import { Screen } from './screen.ts';
import { isOpen, pendingSeats, type UndoNews, UndoWatch } from './undo-watch.ts';

interface Given {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
  readonly step: string | null;
  /** How many log entries there were before the answer. */
  readonly logged: number;
}

/** Milliseconds between updates of how long the screen has been waiting for others. */
const waitingTick = 30_000;

/** Milliseconds of thinking after which a person may have looked away. */
const longThought = 5000;

/**
 * The content of the screen and the flow of a match, without any drawing: from a person's answer, through its results,
 * to the next question, whoever is asked.
 */
export class Controller extends Screen<MatchScreen> implements MatchScreen {
  readonly kind = 'play';
  scene: Scene = { kind: 'thinking' };
  telling: Telling;
  readonly pauses: KeyPauses;
  leaving = false;
  /** The reading position in the report of a finished game. */
  readonly report = new Scroll();
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  /** Sends a control sequence that draws nothing to the terminal. */
  private sendOut: (sequence: string) => void = () => {};
  private readonly catchUp: CatchUp;
  private readonly undoWatch: UndoWatch;
  private readonly stop = new AbortController();
  private given: Given[] = [];
  /** The person who holds the keyboard. */
  private holder: Seat | null;
  private running = false;
  private readonly views = new Map<Seat | null, unknown>();
  /** The latest view of each seat, with its text; an equal view is the same object, so its board is not redrawn. */
  private readonly latest = new Map<Seat | null, { readonly view: unknown; readonly text: string }>();
  private past: { readonly entry: LogEntry; readonly seat: Seat | null; readonly view: unknown } | null =
    null;
  private readonly logs = new Map<Seat | null, readonly LogEntry[]>();
  private chronicle: readonly Chapter[] | null = null;
  private ended = false;
  /** The lesson on the screen; null before the first. */
  private lesson: NumberedLesson | null = null;

  constructor(
    readonly session: Session,
    readonly options: ScreenOptions,
    board: BoardModule,
    size: Size,
    environment: NodeJS.ProcessEnv,
    private readonly end: (ending: Ending, error?: unknown) => void,
  ) {
    super(board, size, options, environment, session);
    this.pauses = new KeyPauses(this.preferences.pause);
    this.telling = this.preferences.telling;
    this.people = session.seats.flatMap(({ seat }) => seat ?? []);
    this.holder = this.people.length === 1 ? elementAt(this.people, 0) : null;
    this.catchUp = new CatchUp(session);
    this.undoWatch = new UndoWatch(session);
    this.notice = session.notes.length > 0 ? session.notes.join(' ') : null;
    if (options.isFirst === true && this.hasWalkThrough && session.lessons === undefined)
      this.notice = screenWords().firstMatch(session.table.game.title);
  }

  /** Whether a match with captions teaches this game. */
  private get hasWalkThrough(): boolean {
    return demoNames().includes(this.session.table.game.id);
  }

  /** Sets the function that sends control sequences that draw nothing to the terminal; until then they are dropped. */
  sendSequencesBy(send: (sequence: string) => void): void {
    this.sendOut = send;
  }

  /** Starts with the session's current state. */
  start(): void {
    this.settle(null);
    if (pendingSeats(this.session).length > 0) this.showUndo();
  }

  /** The match has continued without a key, so the drawn frame is outdated. */
  matchChanged(): void {
    this.forget();
    if (this.voice.isOutdated) this.speakOf(this.session);
    const news = this.undoWatch.look();
    if (news !== null) this.hear(news);
    const { scene, session } = this;
    // Another client may have undone, or agreed to undo, what this screen shows.
    const isStale =
      scene.kind === 'asking' &&
      session.seatAt(scene.seat).posed !== scene.prompt.question &&
      !session.table.over;
    const isUndone = news?.kind === 'undone' && scene.kind !== 'asking';
    if (isStale || isUndone) this.settle(null);
    else this.changed();
  }

  /** Reacts to a new undo request or to the end of one. */
  private hear(news: UndoNews): void {
    const isOwn = (seat: Seat): boolean => this.people.includes(seat);
    if (news.kind === 'asked') {
      if (pendingSeats(this.session).length > 0 && this.scene.kind !== 'handing-over') this.showUndo();
      return;
    }
    const { id } = this.overlay ?? {};
    if (id === undoOverlays.asked || id === undoOverlays.asks) this.overlay = null;
    if (news.kind === 'undone') {
      this.given = [];
      this.catchUp.rewind();
      this.notice = isOwn(news.seat)
        ? screenWords().undone
        : screenWords().undoneBy(this.voice.seat(news.seat), news.answers);
    } else if (news.kind === 'declined') {
      this.notice = screenWords().undoDeclined(this.voice.seat(news.by));
    } else if (isOwn(news.request.seat) || news.request.asks.some(isOwn)) {
      this.notice = screenWords().undoDropped;
    }
  }

  /** Shows the undo request, to those who are asked or to the one who asks. */
  showUndo(): void {
    const { undoRequest } = this.session.table;
    if (!isOpen(undoRequest)) return;
    const isAsked = pendingSeats(this.session).length > 0;
    this.overlay = isAsked ? undoAskedOverlay() : undoAsksOverlay();
    this.notice = isAsked ? screenWords().undoStands(this.voice.seat(undoRequest.seat)) : null;
    this.changed();
  }

  /** Whether somebody here made the open undo request or is asked to agree to it. */
  get hasUndoRequest(): boolean {
    const { undoRequest } = this.session.table;
    return (
      isOpen(undoRequest) && (this.people.includes(undoRequest.seat) || pendingSeats(this.session).length > 0)
    );
  }

  /** A seat at this terminal agrees to an undo request, declines it or withdraws it. */
  consent(seat: Seat, agrees: boolean): void {
    const view = this.session.seatAt(seat);
    if (agrees) view.agree();
    else view.decline();
    if (pendingSeats(this.session).length === 0) {
      this.overlay = null;
      this.notice = null;
    }
    this.matchChanged();
  }

  /** The people elsewhere for whom this terminal waits; empty if somebody here is asked. */
  get waitsFor(): readonly Waiting[] {
    const { sitters, waitingFor } = this.session.table;
    return waitingFor.filter(({ seat }) => sitters[seat]?.bot === undefined && !this.people.includes(seat));
  }

  /**
   * The seat whose knowledge the screen shows; null is a spectator, so nothing secret is visible between two people.
   */
  get viewer(): Seat | null {
    if (this.people.length === 1) return elementAt(this.people, 0);
    if (this.session.table.over || this.scene.kind === 'handing-over' || this.scene.kind === 'thinking')
      return null;
    return this.holder;
  }

  /** The last entry that the current page tells; undefined if no page is shown. */
  get toldUpTo(): LogEntry | undefined {
    const { scene } = this;
    return scene.kind === 'telling' ? scene.pages[scene.page]?.entries.at(-1) : undefined;
  }

  view(seat: Seat | null): unknown {
    const entry = this.toldUpTo;
    if (entry !== undefined) {
      // The board shows the position at the end of the page.
      if (this.past?.entry !== entry || this.past.seat !== seat)
        this.past = { entry, seat, view: this.session.seatAt(seat).viewAfter(entry) };
      return this.past.view;
    }
    if (!this.views.has(seat)) {
      const view = this.session.seatAt(seat).view();
      const text = JSON.stringify(view);
      if (this.latest.get(seat)?.text !== text) this.latest.set(seat, { view, text });
      this.views.set(seat, this.latest.get(seat)?.view);
    }
    return this.views.get(seat);
  }

  /** The log entries that a seat may read. */
  entries(seat: Seat | null): readonly LogEntry[] {
    let entries = this.logs.get(seat);
    if (entries === undefined) {
      entries = this.session.seatAt(seat).log();
      this.logs.set(seat, entries);
    }
    return entries;
  }

  /** The public figures, round by round. */
  get chapters(): readonly Chapter[] {
    this.chronicle ??= this.session.table.chronicle();
    return this.chronicle;
  }

  private forget(): void {
    this.past = null;
    this.chronicle = null;
    this.views.clear();
    this.logs.clear();
  }

  boardProps(): Omit<BoardProps, 'size'> {
    return boardPropsOf(this);
  }

  forecast(): readonly Foreseen[] {
    return this.session.seatAt(this.viewer).forecast();
  }

  get asked(): SeatView | null {
    return this.scene.kind === 'asking' ? this.session.seatAt(this.scene.seat) : null;
  }

  get setting(): Setting {
    return this.session.table.setting;
  }

  override get openPrompt(): Prompt | null {
    return this.prompt;
  }

  get prompt(): Prompt | null {
    return this.scene.kind === 'asking' ? this.scene.prompt : null;
  }

  /** The option under the cursor. */
  get focus(): Value | null {
    return this.prompt === null ? null : focusOf(this.prompt);
  }

  get situation(): Situation {
    return this.overlay !== null ? 'reading' : this.beneath;
  }

  protected get beneath(): Situation {
    const { scene } = this;
    if (scene.kind !== 'asking') return scene.kind;
    if (scene.prompt.caution !== null) return 'confirming';
    return scene.prompt.typed !== null ? 'typing' : 'asking';
  }

  /** Whether text is being typed into a prompt or an overlay. */
  get isTyping(): boolean {
    return this.overlay === null ? this.situation === 'typing' : this.overlay.isTyping?.() === true;
  }

  /** Actions that do nothing at this table. */
  get hidden(): ReadonlySet<ActionId> {
    const hidden = this.hiddenEverywhere;
    if (!this.options.undo) hidden.add('undo');
    const { sitters, waitingFor } = this.session.table;
    if (waitingFor.every(({ seat }) => sitters[seat]?.bot === undefined)) hidden.add('hurry');
    if (!this.session.table.givesHints) hidden.add('hint');
    if (!this.hasWalkThrough) hidden.add('walk-through');
    if (this.people.length === this.session.table.sitters.length) hidden.add('reasons');
    return hidden;
  }

  /** The picks of the current decision: this seat's answers to the same question so far. */
  get picked(): Value[] {
    const prompt = this.prompt;
    const picks: Value[] = [];
    if (prompt === null) return picks;
    for (let index = this.given.length - 1; index >= 0; index -= 1) {
      const { seat, ask, value, step, logged } = elementAt(this.given, index);
      const { question } = prompt;
      if (seat !== question.seat || ask !== question.ask || step !== this.session.table.step) break;
      if (logged < this.session.table.logged) break;
      picks.unshift(value);
    }
    return picks;
  }

  /** Gives an answer that the question offers, and continues with its results. */
  answer(value: Value): void {
    const { scene, session } = this;
    if (scene.kind !== 'asking') return;
    const { prompt, seat } = scene;
    const step = session.table.step;
    this.catchUp.markTold(seat);
    const given: Given = { seat, ask: prompt.question.ask, value, step, logged: session.table.logged };
    this.pauses.spend();
    const refused = session.seatAt(seat).answer(value, prompt.question);
    if (refused !== undefined) {
      refuse(prompt, refused);
      this.changed();
      return;
    }
    this.given.push(given);
    this.notice = null;
    this.forget();
    this.settle(step);
  }

  /** Whether the open question continues a choice that the seat has begun and that has revealed nothing yet. */
  get halfMade(): boolean {
    const { scene, session } = this;
    const last = this.given.at(-1);
    if (scene.kind !== 'asking' || last === undefined || !this.options.undo) return false;
    if (last.seat !== scene.seat || last.step !== session.table.step || last.logged < session.table.logged)
      return false;
    const outlook = this.undoOutlook;
    return outlook !== null && outlook.revealed.length === 0;
  }

  /** What an undo would take back for the asked person. */
  get undoOutlook(): SeatOutlook | null {
    return this.undoSeat?.undoOutlook() ?? null;
  }

  /** The seat that can undo here: the asked person, or the only person here while others elsewhere decide. */
  get undoSeat(): SeatView | null {
    const { asked, seats, table } = this.session;
    if (asked !== null) return asked;
    const [own] = seats;
    const isWaiting = table.thought === null && this.waitsFor.length > 0;
    return seats.length === 1 && own !== undefined && isWaiting ? own : null;
  }

  /** Takes back the last decision, without asking. */
  undo(said: string | null = screenWords().undone): void {
    const { scene } = this;
    this.pauses.spend();
    const seat = scene.kind === 'asking' ? scene.seat : this.holder;
    const isDone = this.session.undo(this.undoSeat);
    this.undoWatch.look();
    if (!isDone) {
      this.showUndo();
      return;
    }
    let taken: Given | undefined;
    do taken = this.given.pop();
    while (taken !== undefined && taken.seat !== seat);
    this.catchUp.rewind();
    this.overlay = null;
    this.notice = said;
    this.forget();
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
    if (session.table.over) this.tellEnd(answeredIn);
    else if (question === null) this.think();
    else if (this.people.length > 1 && question.seat !== this.holder) {
      this.scene = { kind: 'handing-over', seat: question.seat };
      this.overlay = null;
    } else this.tellThen(question.seat, answeredIn);
    if (this.scene.kind === 'thinking') this.changedUnlessDecided();
    else this.changed();
  }

  /** If bots decide at once, nothing is drawn between two questions to a person. */
  private changedUnlessDecided(): void {
    setImmediate(() => {
      if (this.scene.kind === 'thinking' && !this.ended) this.changed();
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
    this.scene = { ...this.scene, pages: this.pagesFor(news) };
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

  private pagesFor(news: readonly LogEntry[]): readonly CatchUpPage[] {
    if (this.telling === 'at-once')
      return [{ steps: [...new Set(news.map(({ step }) => step))], entries: news }];
    const { rows, columns } = tellingRoom(this);
    const told = toldEvents(news, this.voice);
    return pagesOf(
      told,
      (event) => storyLines(event, this.voice, columns, this.board.briefStory === true).length,
      rows,
    );
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
    const { asked } = this.session;
    const question = asked?.posed ?? null;
    if (this.session.table.over) this.scene = { kind: 'over' };
    else if (asked !== null && question !== null)
      this.scene = {
        kind: 'asking',
        seat: question.seat,
        prompt: promptAfter(question, asked, this.given.at(-1)),
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
    if (this.overlay?.id === LESSON && this.lesson !== null) this.session.lessons?.tell(this.lesson);
    this.overlay = null;
    this.teach();
    this.changed();
  }

  private think(): void {
    this.scene = { kind: 'thinking' };
    if (this.running || this.ended) return;
    this.running = true;
    const answeredIn = this.given.at(-1)?.step ?? null;
    const begun = performance.now();
    const clock = setInterval(() => {
      if (this.waitsFor.length > 0) this.changed();
    }, waitingTick);
    clock.unref();
    void this.session.advance(this.stop.signal).then(
      () => {
        clearInterval(clock);
        this.running = false;
        if (this.ended) return;
        if (this.leaving) this.finish('left');
        else {
          this.forget();
          this.settle(answeredIn);
          if (performance.now() - begun > longThought) this.ring();
        }
      },
      (error: unknown) => {
        clearInterval(clock);
        this.fail(error);
      },
    );
  }

  /** Signals to a person who may have looked away that it is their turn, in the way that they have set. */
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

  helpLines(size: Size): readonly Line[] {
    const legend = this.board.legend?.(boardPropsOf(this), size.columns) ?? [];
    const signs = legend.length === 0 ? [] : [[], heading(screenWords().legendTitle), ...legend];
    const aim = [
      [],
      heading(screenWords().aimTitle(this.session.table.game.title)),
      ...aimLines(aimOf(this), this.voice, size.columns),
    ];
    return [...signs, ...aim, ...seedLines(this)];
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
    if (this.leaving || !this.running) {
      this.finish('left');
      return;
    }
    this.leaving = true;
    this.overlay = null;
    this.stop.abort();
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
    this.ended = true;
    this.stop.abort();
  }
}
