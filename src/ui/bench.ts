import { ownOf } from '../engine/own.ts';
import type { Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Preferences } from '../table/preferences.ts';
import type { BoardModule } from './boards/board.ts';
import { type Glyphs, glyphsFor } from './glyphs.ts';
import { type KeyName, longestText, typedInto } from './keys.ts';
import type { Size } from './layout.ts';
import { Scroll } from './overlays/overlay.ts';
import { shapeOf } from './prompts/index.ts';
import { attempt, focusOf, type Prompt, promptFor } from './prompts/prompt.ts';
import type { PromptContext } from './prompts/shape.ts';
import { type Theme, themeOf } from './theme.ts';
import { runTryLine, standingLines, type Told, type WriteFile, whatIfLines } from './try-commands.ts';
import { answeringWith, refusedText, type TryTable } from './try-table.ts';
import { Voice } from './voice.ts';
import { screenWords } from './words/en.screen.ts';
import { tryScreenWords, tryWords } from './words/en.try.ts';

export interface BenchOptions {
  readonly ascii: boolean;
  readonly theme: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The settings that a person keeps for all matches. */
  readonly preferences?: Preferences;
  readonly write: WriteFile;
}

/** Lines that lie over the board until they are closed. */
export interface Sheet {
  readonly title: string;
  readonly lines: readonly string[];
  readonly scroll: Scroll;
}

/** What stands on the screen of a rule-checking session, without any drawing. */
export class Bench {
  /** The question that is answered now; null between two steps, and when the game is over. */
  prompt: Prompt | null = null;
  sheet: Sheet | null = null;
  notice: string | null = null;
  /** The command that is being typed. */
  typed: string | null = null;
  pane = 0;
  /** It was left by Ctrl-C. */
  interrupted = false;
  readonly glyphs: Glyphs;
  readonly theme: Theme;
  readonly voice: Voice;
  /** The first of two answers that are compared. */
  private compared: { readonly seat: Seat; readonly value: Value } | null = null;
  /** Whose board is shown, if it is not that of the asked seat. */
  private chosenView: Seat | null | undefined;
  private version = 0;
  private busy = false;
  /** Left by a key or word that leads back to where the session was begun from, and not out of the program. */
  isBack = false;
  private readonly views = new Map<Seat | null, unknown>();
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly table: TryTable,
    readonly board: BoardModule,
    public size: Size,
    private readonly options: BenchOptions,
    private readonly end: (...error: unknown[]) => void,
  ) {
    this.glyphs = glyphsFor(options.ascii, options.environment);
    this.theme = themeOf(options.theme).theme;
    this.voice = new Voice(table, this.glyphs);
    this.notice = standingLines(table).join(' ') || null;
    this.settle();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): number => this.version;

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

  resize(size: Size): void {
    this.size = size;
    this.changed();
  }

  /** Whose board is shown: that of the asked seat, unless another was chosen. */
  get viewer(): Seat | null {
    return this.chosenView === undefined ? (this.prompt?.question.seat ?? null) : this.chosenView;
  }

  get view(): unknown {
    const { viewer } = this;
    if (!this.views.has(viewer)) this.views.set(viewer, this.table.desk.view(viewer));
    return this.views.get(viewer);
  }

  get focus(): Value | null {
    return this.prompt === null ? null : focusOf(this.prompt);
  }

  get panes(): readonly string[] {
    return this.board.panes?.(this.size) ?? [];
  }

  /** What the prompt needs of its surroundings. */
  context(prompt: Prompt): PromptContext {
    const { voice, glyphs, board } = this;
    const context: PromptContext = { prompt, voice, glyphs, picked: this.picked(prompt.question) };
    const { beside } = board;
    if (beside === undefined) return context;
    return { ...context, beside: (from, direction) => beside(this.view, prompt.question, from, direction) };
  }

  /** What the seat has answered to the same question just before. */
  private picked({ seat, ask }: Posed): Value[] {
    const picks: Value[] = [];
    for (const answer of [...this.table.desk.place.answers].reverse()) {
      if (answer.seat !== seat || answer.ask !== ask) break;
      picks.unshift(answer.value);
    }
    return picks;
  }

  press(pressed: KeyName): void {
    const key =
      this.typed === null ? (ownOf(this.options.preferences?.keys ?? {}, pressed) ?? pressed) : pressed;
    if (key === 'ctrl-c') {
      this.interrupted = true;
      this.leave();
    } else if (this.busy) return;
    else if (this.typed !== null) this.pressTyping(key, this.typed);
    else if (this.sheet !== null) this.pressInSheet(key, this.sheet);
    else if (this.prompt !== null && shapeOf(this.context(this.prompt)).press(key, this.context(this.prompt)))
      this.notice = null;
    else {
      this.notice = null;
      ownOf(this.acts, key)?.();
    }
    this.changed();
  }

  /** Takes the first line of a pasted text where a command is typed. */
  paste(line: string): void {
    if (this.busy) return;
    if (this.typed === null) this.notice = screenWords.pasteRefused;
    else for (const character of [...line].slice(0, longestText)) this.pressTyping(character, this.typed);
    this.changed();
  }

  private pressTyping(key: KeyName, typed: string): void {
    if (key === 'escape') this.typed = null;
    else if (key === 'backspace') this.typed = [...typed].slice(0, -1).join('');
    else if (key === 'enter') {
      this.typed = null;
      if (typed.trim() !== '') this.run(typed.trim());
    } else this.typed = typedInto(typed, key) ?? typed;
  }

  private pressInSheet(key: KeyName, { scroll }: Sheet): void {
    if (key === 'escape' || key === 'enter' || key === 'q') this.sheet = null;
    else if (key === ':') this.typed = '';
    else scroll.press(key);
  }

  private readonly acts: Readonly<Record<KeyName, () => void>> = {
    enter: () => this.choose(),
    ':': () => {
      this.typed = '';
    },
    u: () => this.undo(),
    v: () => this.nextView(),
    p: () => this.nextSeat(),
    n: () => this.run('step'),
    d: () => this.compare(),
    q: () => this.goBack(),
    l: () => this.run('log'),
    s: () => this.run('standings'),
    r: () => this.run('rules'),
    tab: () => {
      if (this.panes.length > 0) this.pane = (this.pane + 1) % this.panes.length;
    },
    '?': () => this.open(tryScreenWords.help, tryWords.help),
  };

  private choose(): void {
    const { prompt, focus } = this;
    if (prompt === null) return;
    const value = prompt.amount !== null && prompt.digits !== '' ? Number(prompt.digits) : focus;
    if (value === null) {
      if (prompt.isEmpty) this.notice = screenWords.amountFirst;
      return;
    }
    const tried = attempt(prompt.question, prompt.inquiry, value);
    if (tried.kind === 'refused') {
      prompt.refused = tried.barred;
      return;
    }
    this.guarded(() => {
      const refused = this.table.desk.answer(answeringWith(prompt.question.seat, tried.value));
      if (refused !== undefined) this.notice = refusedText(this.table, refused);
    });
    this.settle();
  }

  private undo(): void {
    const times = this.table.desk.undo();
    this.notice = times === 0 ? tryWords.nothingToUndo : tryWords.takenBack(times);
    this.settle();
  }

  private nextView(): void {
    const seats: (Seat | null)[] = [...this.table.sitters.map(({ seat }) => seat), null];
    this.chosenView = seats[(seats.indexOf(this.viewer) + 1) % seats.length] as Seat | null;
  }

  /** Where several are asked at once, the prompt goes round among them. */
  private nextSeat(): void {
    const { open } = this.table.desk;
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
      this.notice = tryScreenWords.whatIf(this.voice.option(prompt.question, focus));
      return;
    }
    this.compared = null;
    this.guarded(() => {
      const answers = [compared.value, focus].map((value) => answeringWith(seat, value));
      this.show(whatIfLines(this.table, answers), tryScreenWords.compared);
    });
  }

  /** Runs a typed command; what it tells lies over the board where it is more than a line. */
  private run(line: string): void {
    this.busy = true;
    runTryLine(this.table, line, this.options.write).then(
      (told) => {
        this.busy = false;
        if (told.kind === 'left') this.goBack();
        else {
          if (told.kind === 'changed') this.settle();
          this.show(told, line);
          this.changed();
        }
      },
      (error: unknown) => this.fail(error),
    );
  }

  private show({ lines, kind }: Told, title: string): void {
    if (kind === 'changed' || lines.length === 1) this.notice = lines[0] ?? null;
    else if (lines.length > 0) this.open(title, lines);
  }

  private open(title: string, lines: readonly string[]): void {
    this.sheet = { title, lines, scroll: new Scroll() };
  }

  private guarded(act: () => void): void {
    try {
      act();
    } catch (thrown) {
      if (!(thrown instanceof Error) || thrown.name !== 'DeskError') throw thrown;
      this.notice = thrown.message;
    }
  }

  /** Takes the question that is open now, of the same seat where it is asked once more. */
  private settle(): void {
    const { open } = this.table.desk;
    const seat = this.prompt?.question.seat;
    const question = open.find((known) => known.seat === seat) ?? open[0];
    this.prompt = question === undefined ? null : this.promptFor(question);
    this.views.clear();
    this.compared = null;
    if (this.chosenView !== null) this.chosenView = undefined;
  }

  private promptFor(question: Posed): Prompt {
    return promptFor(question, this.table.desk.inquiry(question.seat));
  }

  private changed(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
