import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { layoutFor, type Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Setting } from '../engine/game.ts';
import type { Seat } from '../engine/question.ts';
import { nextStop, type Showing, type Stop, stopAt } from '../replay/showing.ts';
import type { Landmark, Viewer } from '../replay/walk.ts';
import { type Note, Notebook, type NoteKeeper } from '../table/notes.ts';
import type { ReadingSeat } from '../table/reading-seat.ts';
import { branchWords, replayWords, reviewWords, signs } from '../words/index.ts';
import { type ActionId, actionFor, type KeyName, type Situation } from './keys.ts';
import { branchOverlay } from './overlays/branch.ts';
import { notesOverlay, toggleBookmark } from './overlays/notes.ts';
import { replayLogOverlay, replayStandingsOverlay } from './overlays/replay.ts';
import { Playback } from './playback.ts';
import { seenAt, viewersOf } from './replay-text.ts';
import { type RecordedMatch, ReviewLane } from './review-lane.ts';
import { isLaneCut, reviewOverlay } from './scenes/review-lines.ts';
import { Screen, type ScreenLook } from './screen.ts';

/**
 * How a replay on the screen ended: the reader left (possibly by Ctrl-C), or wants to continue the game from a place.
 */
export type ReplayEnding =
  | { readonly kind: 'left' | 'interrupted' }
  /** @param level the bot at the other seats; null: the bots of the match, and stand-ins for its other people */
  | {
      readonly kind: 'play-on';
      readonly answered: number;
      readonly seat: Seat;
      readonly level: string | null;
    }
  | { readonly kind: 'branch'; readonly answered: number };

/** A match that follows a demo: the first one of a learner, or the one that the demo interrupted. */
export type Onward = keyof ReturnType<typeof replayWords>['onward'];

export interface ReplayOptions extends ScreenLook {
  readonly environment: NodeJS.ProcessEnv;
  /** The stop to begin at. */
  readonly index: number;
  readonly speed: number;
  /** Whether it starts to run automatically. */
  readonly runs: boolean;
  /** The recorded match; absent in a demo. */
  readonly recorded?: RecordedMatch;
  /** The notes on it; absent if nothing can be kept. */
  readonly notes?: NoteKeeper;
  /** What follows the demo; absent if the reader returns to where it was started. */
  readonly onward?: Onward;
}

/** Keys that step back; the others of the same actions step forward. */
const backward: ReadonlySet<KeyName> = new Set(['left', 'up', 'pageup', 'home', '-', '[']);

/** The content of the screen of a replay or demo, without any drawing. */
export class Replayer extends Screen<Replayer> {
  readonly kind = 'replay';
  index: number;
  viewer: Viewer;
  /** The number of an answer that is being typed. */
  typed: string | null = null;
  readonly playback: Playback;
  /** The judgements on the match; null until they are asked for. */
  lane: ReviewLane | null = null;
  readonly notebook: Notebook | undefined;
  readonly noteReader = 'all';
  readonly noteWriter = null;
  readonly goesToNotes = true;
  private readonly recorded: RecordedMatch | undefined;
  private readonly onward: Onward | undefined;

  constructor(
    public showing: Showing,
    board: BoardModule,
    size: Size,
    options: ReplayOptions,
    private readonly end: (ending: ReplayEnding, ...error: unknown[]) => void,
  ) {
    super(board, size, options, options.environment, showing);
    this.index = options.index;
    this.playback = new Playback(this, options.speed, options.runs);
    this.onward = options.onward;
    this.recorded = options.recorded;
    // While the match runs, its answers are not numbered, and its people's notes may contain secrets.
    if (options.notes !== undefined && showing.walk.open)
      this.notebook = new Notebook(options.notes, () => {
        const { answered } = this.here;
        return { answered, round: this.showing.walk.at(answered).round };
      });
    this.viewer = showing.walk.open ? 'all' : null;
    this.notice = showing.notes.length > 0 ? showing.notes.join(signs().gap) : null;
  }

  start(): void {
    this.playback.schedule();
  }

  stop(): void {
    this.playback.pause();
    this.lane?.end();
  }

  leave(): void {
    this.end({ kind: 'left' });
  }

  fail(error: unknown): void {
    this.end({ kind: 'left' }, error);
  }

  get here(): Stop {
    return elementAt(this.showing.stops, this.index);
  }

  get lastIndex(): number {
    return this.showing.stops.length - 1;
  }

  get seconds(): number {
    return this.here.seconds;
  }

  /** The seat whose view the board shows; for all views, the seat that decides or has decided last. */
  get seen(): Exclude<Viewer, 'all'> {
    if (this.viewer !== 'all') return this.viewer;
    return seenAt(this.showing.walk, this.here.answered);
  }

  boardProps(): Omit<BoardProps, 'size'> | null {
    const { glyphs, theme, voice, pane, size } = this;
    const view = this.seat.view();
    if (view === undefined) return null;
    const layout = layoutFor(size);
    return { view, question: null, inquiry: null, focus: null, layout, pane, glyphs, theme, voice };
  }

  forecast(): readonly Foreseen[] {
    return this.seat.forecast();
  }

  get asked(): ReadingSeat {
    return this.seat;
  }

  get setting(): Setting {
    return this.showing.setting;
  }

  /** That seat at the current place. */
  get seat(): ReadingSeat {
    return this.showing.walk.seatAt(this.here.answered, this.seen);
  }

  /** Updates the match after new answers or an undo; a reader at its end moves along with it. */
  update(showing: Showing): void {
    const wasAtEnd = this.index === this.lastIndex;
    this.showing = showing;
    this.speakOf(showing);
    this.index = wasAtEnd ? this.lastIndex : Math.min(this.index, this.lastIndex);
    this.changed();
  }

  get situation(): Situation {
    return this.overlay !== null ? 'reading' : this.beneath;
  }

  protected get beneath(): Situation {
    return this.typed === null ? 'replaying' : 'entering';
  }

  get isTyping(): boolean {
    return this.overlay === null ? this.typed !== null : this.overlay.isTyping?.() === true;
  }

  /** While it runs, the key that starts it stops it. */
  override get labels(): Readonly<Partial<Record<ActionId, string>>> {
    return {
      ...(this.playback.isRunning ? { run: replayWords().pause } : {}),
      ...(this.lane?.isMaking === true ? { judge: reviewWords().lane.stop } : {}),
      ...this.onwardLabels,
    };
  }

  private get onwardLabels(): Readonly<Partial<Record<ActionId, string>>> {
    if (this.onward === undefined) return {};
    const { next, skip } = replayWords().onward[this.onward];
    return { onward: next, 'end-replay': skip };
  }

  /** Enter leads on only from the end, where space no longer runs the demo and `q` has nothing left to skip. */
  get hidden(): ReadonlySet<ActionId> {
    const atEnd: readonly ActionId[] = this.leadsOn ? ['run', 'end-replay'] : ['onward'];
    const ofReview = this.lane?.hidden ?? ReviewLane.actions;
    const ofMatch: readonly ActionId[] = this.recorded === undefined ? ['review', 'play-on'] : [];
    const ofNotes: readonly ActionId[] = this.notebook === undefined ? ['note', 'bookmark'] : [];
    return new Set([...this.hiddenEverywhere, ...atEnd, ...ofReview, ...ofMatch, ...ofNotes]);
  }

  /** Whether this is the end of a demo that leads to a match. */
  get leadsOn(): boolean {
    return this.onward !== undefined && this.index === this.lastIndex;
  }

  /** What to do at the end of a demo that leads to a match; null elsewhere. */
  get onwardNotice(): string | null {
    return this.leadsOn && this.onward !== undefined ? replayWords().onward[this.onward].atEnd : null;
  }

  helpLines(): readonly Line[] {
    return [];
  }

  press(pressed: KeyName): void {
    const key = this.boundKey(pressed);
    this.flash = null;
    if (key === 'ctrl-c') this.run('leave');
    else if (this.overlay !== null) this.pressInOverlay(key, pressed);
    else if (this.typed !== null) this.pressTyping(key, this.typed);
    else {
      const action = actionFor(key, this.situation);
      this.notice = null;
      if (action !== undefined && !this.hidden.has(action)) this.run(action, key);
      else if (key === 'shift-tab') this.nextPane(-1);
      else if (key === 'q' && this.leadsOn) this.leave();
      else if (action === 'onward' && this.onward !== undefined)
        this.notice = replayWords().onward[this.onward].early;
    }
    this.changed();
  }

  private pressTyping(key: KeyName, typed: string): void {
    if (/^\d$/u.test(key) && typed.length < 6) this.typed = typed + key;
    else if (key === 'backspace') this.typed = typed.slice(0, -1);
    else if (key === 'escape') this.typed = null;
    else if (key === 'enter') {
      this.typed = null;
      const { walk, stops } = this.showing;
      if (typed === '' || Number(typed) > walk.length)
        this.notice = replayWords().noSuchPlace(0, walk.length);
      else this.goTo(stopAt(stops, Number(typed)));
    }
  }

  run(action: ActionId, key: KeyName = ''): void {
    const by = backward.has(key) ? -1 : 1;
    switch (action) {
      case 'step-answer':
        this.step(by, 'answer');
        break;
      case 'step-turn':
        this.step(by, 'turn');
        break;
      case 'step-round':
        this.step(by, 'round');
        break;
      case 'step-end':
        this.goTo(by < 0 ? 0 : this.lastIndex);
        break;
      case 'run':
        this.playback.toggle();
        break;
      case 'speed':
        this.playback.accelerate(by < 0 ? 0.5 : 2);
        this.notice = replayWords().speed(this.playback.speed);
        break;
      case 'go':
        this.askNumber();
        break;
      case 'view':
        this.nextViewer();
        break;
      case 'try':
        this.branch();
        break;
      case 'review':
        this.toggleLane();
        break;
      case 'judge':
        if (this.lane?.isMaking === true) this.notice = reviewWords().lane.stopped;
        this.lane?.toggleMaking();
        break;
      case 'step-mistake':
        this.stepToMistake(by);
        break;
      case 'play-on':
        this.playOn();
        break;
      case 'note':
        if (this.notebook !== undefined) this.open(notesOverlay(this.notebook, true));
        break;
      case 'bookmark':
        toggleBookmark(this);
        break;
      case 'log':
        this.open(replayLogOverlay());
        break;
      case 'standings':
        this.open(replayStandingsOverlay());
        break;
      case 'hint':
        // The position stays on the screen while the bot thinks about it.
        this.playback.pause();
        this.runShared(action);
        break;
      case 'leave':
        this.end({ kind: 'interrupted' });
        break;
      case 'onward':
      case 'end-replay':
        this.leave();
        break;
      default:
        this.runShared(action);
    }
  }

  private askNumber(): void {
    if (this.showing.walk.open) this.typed = '';
    else this.notice = replayWords().onlyOverAnswers;
  }

  private branch(): void {
    if (this.showing.walk.open) this.end({ kind: 'branch', answered: this.here.answered });
    else this.notice = replayWords().noBranch;
  }

  private step(by: 1 | -1, landmark: Landmark): void {
    const next = nextStop(this.showing, this.index, by, landmark);
    if (next === this.index) this.notice = by > 0 ? replayWords().atEnd : replayWords().atStart;
    else this.goTo(next);
  }

  /** Shows a stop and stays there. */
  standAt(index: number): void {
    this.index = index;
    this.changed();
  }

  private goTo(index: number): void {
    this.index = index;
    this.playback.schedule();
  }

  private nextViewer(): void {
    const viewers = viewersOf(this.showing);
    if (viewers.length === 1) this.notice = replayWords().onlyOver;
    this.viewer = elementAt(viewers, (viewers.indexOf(this.viewer) + 1) % viewers.length);
  }

  /** Shows the review beside the board; then, if it is cut off there, as a page of its own; then not at all. */
  private toggleLane(): void {
    const { showing, recorded } = this;
    if (recorded === undefined) return;
    if (!showing.walk.open) {
      this.notice = reviewWords().lane.running;
      return;
    }
    if (this.lane === null) {
      this.lane = new ReviewLane(showing, recorded, {
        changed: () => this.changed(),
        say: (sentence) => this.say(sentence),
        fail: (error) => this.fail(error),
      });
      this.lane.find();
    }
    const { lane } = this;
    if (lane.shown === 'off') lane.shown = 'beside';
    else if (lane.shown === 'beside' && isLaneCut(this, lane)) {
      lane.shown = 'page';
      this.open(reviewOverlay(lane));
    } else lane.shown = 'off';
  }

  goToNote({ answered }: Note): void {
    this.goTo(stopAt(this.showing.stops, answered));
  }

  private stepToMistake(by: 1 | -1): void {
    const place = this.lane?.nextMistake(this.here.answered, by);
    if (place === undefined) this.notice = reviewWords().lane.noMistake;
    else this.goTo(stopAt(this.showing.stops, place));
  }

  private playOn(): void {
    const { showing, here } = this;
    if (!showing.walk.open) this.notice = replayWords().noBranch;
    else if (showing.walk.at(here.answered).over) this.notice = branchWords().over;
    else
      this.open(
        branchOverlay(this, (seat, level) =>
          this.end({ kind: 'play-on', answered: here.answered, seat, level }),
        ),
      );
  }
}
