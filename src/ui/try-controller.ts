import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { layoutFor, type Size } from '../drawing/layout.ts';
import { bold, type Line } from '../drawing/lines.ts';
import { widthOf, wrap } from '../drawing/text.ts';
import { elementAt } from '../engine/checked.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Setting } from '../engine/game.ts';
import type { Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Reading } from '../table/seat-view.ts';
import { screenWords, signs, tryScreenWords, tryWords } from '../words/index.ts';
import { KeyPauses } from './key-pauses.ts';
import { type ActionId, actionFor, type KeyName, type Situation, typedInto } from './keys.ts';
import { type Overlay, Scroll } from './overlays/overlay.ts';
import { scrolled } from './overlays/scroll.ts';
import { explainOverlay, whyOverlay } from './overlays/why.ts';
import { contextOf } from './prompt-context.ts';
import { shapeOf } from './prompts/index.ts';
import { ruleOfOption } from './prompts/option-text.ts';
import { attempt, focusOf, type Prompt, promptFor, refuse } from './prompts/prompt.ts';
import type { PromptContext } from './prompts/shape.ts';
import { Screen, type ScreenLook } from './screen.ts';
import { answeringWith, refusedText } from './try-answers.ts';
import { runTryLine, standingLines, type Told, type WriteFile, whatIfLines } from './try-commands.ts';
import type { TrySession } from './try-session.ts';
import type { Voice } from './voice.ts';

export interface TryControllerOptions extends ScreenLook {
  readonly environment: NodeJS.ProcessEnv;
  readonly write: WriteFile;
}

/** The content of the screen of a rule-checking session, without any drawing. */
export class TryController extends Screen<TryController> {
  readonly kind = 'try';
  /** The question that is answered now; null between two steps, and when the game is over. */
  prompt: Prompt | null = null;
  /** The command that is being typed. */
  typed: string | null = null;
  /** Whether it was left by Ctrl-C. */
  interrupted = false;
  /** The first of two answers to compare. */
  private compared: { readonly seat: Seat; readonly value: Value } | null = null;
  /** The seat whose board the user chose; undefined shows the asked seat's board. */
  private chosenView: Seat | null | undefined;
  private busy = false;
  private readonly pauses: KeyPauses;
  /** Whether it was left by a key or word that leads back to where the session was started, not out of the program. */
  isBack = false;
  private readonly views = new Map<Seat | null, unknown>();

  constructor(
    readonly session: TrySession,
    board: BoardModule,
    size: Size,
    private readonly options: TryControllerOptions,
    private readonly end: (...error: unknown[]) => void,
  ) {
    super(board, size, options, options.environment, session);
    this.pauses = new KeyPauses(this.preferences.pause);
    this.notice = standingLines(session).join(signs().gap) || null;
    this.settle();
  }

  leave(): void {
    this.end();
  }

  private goBack(): void {
    this.isBack = true;
    this.leave();
  }

  fail(error: unknown): void {
    this.end(error);
  }

  /** The seat whose board is shown: the chosen one, by default the asked seat. */
  get viewer(): Seat | null {
    return this.chosenView === undefined ? (this.prompt?.question.seat ?? null) : this.chosenView;
  }

  get view(): unknown {
    const { viewer } = this;
    if (!this.views.has(viewer)) this.views.set(viewer, this.session.desk.seatAt(viewer).view());
    return this.views.get(viewer);
  }

  boardProps(): Omit<BoardProps, 'size'> {
    const { view, prompt, viewer, focus, glyphs, theme, voice, pane, size } = this;
    const own = prompt?.question.seat === viewer;
    return {
      view,
      question: own ? (prompt?.question ?? null) : null,
      inquiry: own ? (prompt?.inquiry ?? null) : null,
      focus: own ? focus : null,
      layout: layoutFor(size),
      pane,
      glyphs,
      theme,
      voice,
    };
  }

  forecast(): readonly Foreseen[] {
    return this.session.desk.seatAt(this.viewer).forecast();
  }

  get asked(): Reading | null {
    return this.prompt === null ? null : this.session.desk.seatAt(this.prompt.question.seat);
  }

  get setting(): Setting {
    return this.session.desk.setting;
  }

  get focus(): Value | null {
    return this.prompt === null ? null : focusOf(this.prompt);
  }

  /** The context that the prompt needs. */
  override get openPrompt(): Prompt | null {
    return this.prompt;
  }

  context(prompt: Prompt): PromptContext {
    return contextOf(this, prompt, this.picked(prompt.question), () => this.view);
  }

  /** The seat's preceding answers to the same question. */
  private picked({ seat, ask }: Posed): Value[] {
    return [...this.session.desk.pickedBy(seat, ask)];
  }

  get situation(): Situation {
    return this.overlay !== null ? 'reading' : this.beneath;
  }

  protected get beneath(): Situation {
    return this.typed === null ? 'trying' : 'entering';
  }

  get isTyping(): boolean {
    return this.overlay === null ? this.typed !== null : this.overlay.isTyping?.() === true;
  }

  get hidden(): ReadonlySet<ActionId> {
    const hidden = this.hiddenEverywhere;
    if (this.session.desk.open.length < 2) hidden.add('seat');
    if (this.prompt === null)
      for (const action of ['choose', 'why', 'explain', 'compare', 'move'] as const) hidden.add(action);
    return hidden;
  }

  /** The commands that can be typed. */
  helpLines({ columns }: Size): readonly Line[] {
    return [[], [' ', bold(tryScreenWords().commands)], ...textLines(tryWords().help, this.voice, columns)];
  }

  press(pressed: KeyName): void {
    const key = this.boundKey(pressed);
    this.flash = null;
    if (key === 'ctrl-c') {
      this.run('leave');
      return;
    }
    // A key that is held down answers only one question.
    if (this.pauses.isHeld(key)) {
      if (this.situation === 'trying' && this.prompt !== null) this.remark(screenWords().pressAgain);
      return;
    }
    if (this.busy) return;
    if (this.overlay !== null) {
      this.pressInOverlay(key, pressed);
      // The key that closed an overlay must not also answer the question under it.
      if (this.overlay === null) this.pauses.spend();
    } else if (this.typed !== null) this.pressTyping(key, this.typed);
    else if (this.prompt !== null && shapeOf(this.context(this.prompt)).press(key, this.context(this.prompt)))
      this.notice = null;
    else {
      const action = actionFor(key, this.situation);
      this.notice = null;
      if (action !== undefined && !this.hidden.has(action)) this.run(action);
      else if (key === 'shift-tab') this.nextPane(-1);
    }
    this.changed();
  }

  run(action: ActionId): void {
    switch (action) {
      case 'choose':
        this.choose();
        break;
      case 'back':
        this.prompt = this.prompt === null ? null : this.promptFor(this.prompt.question);
        break;
      case 'why':
        if (this.prompt !== null) this.open(whyOverlay(this.prompt));
        break;
      case 'undo':
        this.undo();
        break;
      case 'explain': {
        const overlay = this.prompt === null ? undefined : explainOverlay(this.prompt, this.voice);
        if (overlay !== undefined) this.open(overlay);
        break;
      }
      case 'rules': {
        const { prompt } = this;
        const rule = prompt === null ? '' : ruleOfOption(prompt, prompt.items[prompt.cursor], this.voice);
        this.command(`rules ${rule}`.trim(), action);
        break;
      }
      case 'step':
      case 'log':
      case 'standings':
        this.command(action);
        break;
      case 'command':
        this.typed = '';
        break;
      case 'view':
        this.nextView();
        break;
      case 'seat':
        this.nextSeat();
        break;
      case 'compare':
        this.compare();
        break;
      case 'leave':
        this.interrupted = true;
        this.leave();
        break;
      case 'close':
        this.goBack();
        break;
      default:
        this.runShared(action);
    }
  }

  private pressTyping(key: KeyName, typed: string): void {
    if (key === 'escape') this.typed = null;
    else if (key === 'backspace') this.typed = [...typed].slice(0, -1).join('');
    else if (key === 'enter') {
      this.typed = null;
      // The key that sent the command must not also answer the question under it.
      this.pauses.spend();
      if (typed.trim() !== '') this.command(typed.trim());
    } else this.typed = typedInto(typed, key) ?? typed;
  }

  private choose(): void {
    const { prompt, focus } = this;
    if (prompt === null) return;
    const value = prompt.amount !== null && prompt.digits !== '' ? Number(prompt.digits) : focus;
    if (value === null) {
      if (prompt.isEmpty) this.notice = screenWords().amountFirst;
      return;
    }
    const tried = attempt(prompt.question, prompt.inquiry, value);
    if (tried.kind === 'refused') {
      refuse(prompt, tried.barred);
      return;
    }
    this.pauses.spend();
    this.guarded(() => {
      const refused = this.session.desk.answer(answeringWith(prompt.question.seat, tried.value));
      if (refused !== undefined) this.notice = refusedText(this.session, refused);
    });
    this.settle();
  }

  private undo(): void {
    const times = this.session.desk.undo();
    this.notice = times === 0 ? tryWords().nothingToUndo : tryWords().takenBack(times);
    this.settle();
  }

  private nextView(): void {
    const seats: (Seat | null)[] = [...this.session.sitters.map(({ seat }) => seat), null];
    this.chosenView = elementAt(seats, (seats.indexOf(this.viewer) + 1) % seats.length);
  }

  /** If several seats are asked at once, moves the prompt to the next of them. */
  private nextSeat(): void {
    const { open } = this.session.desk;
    const here = open.findIndex(({ seat }) => seat === this.prompt?.question.seat);
    const next = open[(here + 1) % Math.max(1, open.length)];
    if (next !== undefined) this.prompt = this.promptFor(next);
  }

  private compare(): void {
    const { prompt, focus, compared } = this;
    if (prompt === null || focus === null) return;
    const { seat } = prompt.question;
    if (compared === null || compared.seat !== seat) {
      this.compared = { seat, value: focus };
      this.notice = tryScreenWords().whatIf(this.voice.option(prompt.question, focus));
      return;
    }
    this.compared = null;
    this.guarded(() => {
      const answers = [compared.value, focus].map((value) => answeringWith(seat, value));
      this.show(whatIfLines(this.session, answers), tryScreenWords().compared);
    });
  }

  /** Runs a typed command; a result of more than one line opens over the board. */
  private command(line: string, title = line): void {
    this.busy = true;
    runTryLine(this.session, line, this.options.write).then(
      (told) => {
        this.busy = false;
        if (told.kind === 'left') this.goBack();
        else {
          if (told.kind === 'changed') this.settle();
          this.show(told, title);
          this.changed();
        }
      },
      (error: unknown) => this.fail(error),
    );
  }

  private show({ lines, kind }: Told, title: string): void {
    if (kind === 'changed' || lines.length === 1) this.notice = lines[0] ?? null;
    else if (lines.length > 0) this.overlay = textOverlay(title, lines);
    else if (title === 'log') this.notice = screenWords().logEmpty;
  }

  private guarded(act: () => void): void {
    try {
      act();
    } catch (thrown) {
      if (!(thrown instanceof Error) || thrown.name !== 'DeskError') throw thrown;
      this.notice = thrown.message;
    }
  }

  /** Turns to the open question, preferring the same seat if it is asked again. */
  private settle(): void {
    const { open } = this.session.desk;
    const seat = this.prompt?.question.seat;
    const question = open.find((known) => known.seat === seat) ?? open[0];
    this.prompt = question === undefined ? null : this.promptFor(question);
    this.views.clear();
    this.compared = null;
    if (this.chosenView !== null) this.chosenView = undefined;
  }

  private promptFor(question: Posed): Prompt {
    return promptFor(question, this.session.desk.seatAt(question.seat));
  }
}

/** The overlay that an action of the key table opens has the action's name, so that its key closes it. */
function textOverlay(title: string, lines: readonly string[]): Overlay<TryController> {
  const scroll = new Scroll();
  return {
    id: title,
    title,
    lines: ({ voice }, { columns, rows }) => scrolled(textLines(lines, voice, columns), rows, scroll),
    press: (key) => scroll.press(key),
  };
}

/** Lines of text; a row that fits is not wrapped, because it may be part of a table. */
function textLines(lines: readonly string[], voice: Voice, columns: number): Line[] {
  return lines.flatMap((line): Line[] => {
    const text = voice.text(line);
    return widthOf(text) <= columns - 2
      ? [[` ${text}`]]
      : wrap(text, columns - 2).map((part) => [` ${part}`]);
  });
}
