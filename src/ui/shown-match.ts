import { demoNames } from '../demos/list.ts';
import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { layoutFor, type Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Setting } from '../engine/game.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Notebook } from '../table/notes.ts';
import type { SeatOutlook, SeatView, Waiting } from '../table/seat-view.ts';
import type { ScreenOptions, Session } from '../table/session.ts';
import { screenWords } from '../words/index.ts';
import { GivenAnswers } from './given-answers.ts';
import { KeyPauses } from './key-pauses.ts';
import type { ActionId, Situation } from './keys.ts';
import { MatchReading } from './match-reading.ts';
import type { MatchScreen } from './match-screen.ts';
import { boardPropsOf } from './overlays/board-props.ts';
import { matchHelpLines } from './overlays/help.ts';
import { Scroll } from './overlays/overlay.ts';
import { focusOf, type Prompt } from './prompts/prompt.ts';
import type { Scene } from './scenes/scene.ts';
import { Screen } from './screen.ts';
import { UndoHere } from './undo-here.ts';

/** What the screen of a match shows: its scene, and what follows from it for the board, the prompt and the keys. */
export abstract class ShownMatch extends Screen<MatchScreen> {
  readonly kind = 'play';
  scene: Scene = { kind: 'thinking' };
  readonly pauses: KeyPauses;
  readonly report = new Scroll();
  readonly people: readonly Seat[];
  protected readonly undoHere: UndoHere;
  protected readonly reading: MatchReading;
  protected readonly given = new GivenAnswers();
  /** The person who holds the keyboard; null before anybody has sat down. */
  protected holder: Seat | null;

  constructor(
    readonly session: Session,
    readonly options: ScreenOptions,
    board: BoardModule,
    size: Size,
    environment: NodeJS.ProcessEnv,
  ) {
    super(board, size, options, environment, session);
    this.pauses = new KeyPauses(this.preferences.pause);
    this.people = session.seats.flatMap(({ seat }) => seat ?? []);
    this.holder = this.people.length === 1 ? elementAt(this.people, 0) : null;
    this.undoHere = new UndoHere(session, this.people);
    this.reading = new MatchReading(session);
  }

  /** Whether a match with captions teaches this game. */
  protected get hasWalkThrough(): boolean {
    return demoNames().includes(this.session.table.game.id);
  }

  get viewer(): Seat | null {
    if (this.people.length === 1) return elementAt(this.people, 0);
    if (this.session.table.over || this.scene.kind === 'handing-over' || this.scene.kind === 'thinking')
      return null;
    return this.holder;
  }

  get notebook(): Notebook | undefined {
    return this.session.notebook;
  }

  /** Several people at one terminal read each other's notes only once the match is over. */
  get noteReader(): Seat | null | 'all' {
    return this.session.table.over ? 'all' : this.viewer;
  }

  get noteWriter(): Seat | null {
    return this.viewer;
  }

  readonly goesToNotes = false;

  goToNote(): void {}

  get toldUpTo(): LogEntry | undefined {
    const { scene } = this;
    return scene.kind === 'telling' ? scene.pages[scene.page]?.entries.at(-1) : undefined;
  }

  view(seat: Seat | null): unknown {
    const entry = this.toldUpTo;
    // The board shows the position at the end of the page.
    return entry === undefined ? this.reading.view(seat) : this.reading.viewAfter(seat, entry);
  }

  entries(seat: Seat | null): readonly LogEntry[] {
    return this.reading.entries(seat);
  }

  get chapters(): readonly Chapter[] {
    return this.reading.chapters;
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

  override get labels(): Readonly<Partial<Record<ActionId, string>>> {
    if (this.prompt?.question.shape !== 'cell') return {};
    const isCompact = layoutFor(this.size) === 'compact';
    return { move: screenWords().onMap, ...(isCompact ? {} : { pane: screenWords().nextCell }) };
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
    if (this.session.lessons?.last === undefined) hidden.add('lesson');
    return hidden;
  }

  get picked(): readonly Value[] {
    return this.prompt === null ? [] : this.given.picksFor(this.prompt.question, this.session.table);
  }

  get waitsFor(): readonly Waiting[] {
    return this.undoHere.waitsFor;
  }

  get halfMade(): boolean {
    const { scene, session } = this;
    if (scene.kind !== 'asking' || !this.options.undo) return false;
    if (!this.given.hasBegun(scene.seat, session.table)) return false;
    const outlook = this.undoOutlook;
    return outlook !== null && outlook.revealed.length === 0;
  }

  get undoOutlook(): SeatOutlook | null {
    return this.undoSeat?.undoOutlook() ?? null;
  }

  get undoSeat(): SeatView | null {
    return this.undoHere.seat;
  }

  get hasUndoRequest(): boolean {
    return this.undoHere.concerns;
  }

  helpLines(size: Size): readonly Line[] {
    return matchHelpLines(this, size);
  }
}
