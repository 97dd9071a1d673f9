import { ownOf } from '../engine/own.ts';
import { nextStop, type Showing, type Stop, stopAt } from '../replay/showing.ts';
import type { Landmark, Viewer } from '../replay/walk.ts';
import type { Preferences } from '../table/preferences.ts';
import type { BoardModule } from './boards/board.ts';
import { type Glyphs, glyphsFor } from './glyphs.ts';
import { type KeyName, longestText } from './keys.ts';
import type { Size } from './layout.ts';
import { Scroll } from './overlays/overlay.ts';
import { viewersOf } from './replay-text.ts';
import { type Theme, themeOf } from './theme.ts';
import { Voice } from './voice.ts';
import { replayWords } from './words/en.replay.ts';
import { screenWords } from './words/en.screen.ts';

/** How a replay on the screen ended: left (also by Ctrl-C), or to be continued from a place. */
export type ReplayEnding =
  | { readonly kind: 'left' | 'interrupted' }
  | { readonly kind: 'branch'; readonly answered: number };

export interface ReplayOptions {
  readonly ascii: boolean;
  readonly theme: string;
  readonly environment: NodeJS.ProcessEnv;
  /** The settings that a person keeps for all matches. */
  readonly preferences?: Preferences;
  /** The stop to begin at. */
  readonly index: number;
  readonly speed: number;
  /** Whether it begins to run by itself. */
  readonly runs: boolean;
}

/** What lies over the board: nothing, or a list to scroll through. */
export type Sheet = 'log' | 'standings' | 'help' | null;

const LEAST_SPEED = 0.25;
const MOST_SPEED = 8;

/** What stands on the screen of a replay or a demo, without any drawing. */
export class Replayer {
  index: number;
  viewer: Viewer;
  sheet: Sheet = null;
  readonly scroll = new Scroll();
  pane = 0;
  notice: string | null;
  /** The number of an answer that is being typed. */
  typed: string | null = null;
  running: boolean;
  speed: number;
  readonly glyphs: Glyphs;
  readonly theme: Theme;
  voice: Voice;
  /** What each rebound key counts as. */
  private readonly keys: Readonly<Record<KeyName, KeyName>>;
  private version = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    public showing: Showing,
    readonly board: BoardModule,
    public size: Size,
    options: ReplayOptions,
    private readonly end: (ending: ReplayEnding, ...error: unknown[]) => void,
  ) {
    this.keys = options.preferences?.keys ?? {};
    this.glyphs = glyphsFor(options.ascii, options.environment);
    this.theme = themeOf(options.theme).theme;
    this.voice = new Voice(showing, this.glyphs);
    this.index = options.index;
    this.speed = options.speed;
    this.running = options.runs;
    this.viewer = showing.walk.open ? 'all' : null;
    this.notice = showing.notes.length > 0 ? showing.notes.join(' ') : null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): number => this.version;

  start(): void {
    this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  leave(): void {
    this.end({ kind: 'left' });
  }

  fail(error: unknown): void {
    this.end({ kind: 'left' }, error);
  }

  resize(size: Size): void {
    this.size = size;
    this.changed();
  }

  get here(): Stop {
    return this.showing.stops[this.index] as Stop;
  }

  /** The seat whose view the board shows; with all views, that of the seat that decides or has decided last. */
  get seen(): Exclude<Viewer, 'all'> {
    if (this.viewer !== 'all') return this.viewer;
    const { open, last } = this.showing.walk.at(this.here.answered);
    return open[0]?.seat ?? last?.seat ?? null;
  }

  /** The names of the board's parts, where it has several. */
  get panes(): readonly string[] {
    return this.board.panes?.(this.size) ?? [];
  }

  /** The match has gone on, or answers were undone: a reader at its end moves along with it. */
  update(showing: Showing): void {
    const wasAtEnd = this.index === this.showing.stops.length - 1;
    this.showing = showing;
    this.voice = new Voice(showing, this.glyphs);
    this.index = wasAtEnd ? showing.stops.length - 1 : Math.min(this.index, showing.stops.length - 1);
    this.changed();
  }

  press(pressed: KeyName): void {
    const key = this.typed === null ? (ownOf(this.keys, pressed) ?? pressed) : pressed;
    if (key === 'ctrl-c') this.end({ kind: 'interrupted' });
    else if (key === 'q' && this.typed === null) this.leave();
    else if (this.typed !== null) this.pressTyping(key, this.typed);
    else if (this.sheet === null || !this.pressInSheet(key)) this.pressHere(key);
    this.changed();
  }

  /** Takes a pasted figure where one is typed. */
  paste(line: string): void {
    if (this.typed === null) this.notice = screenWords.pasteRefused;
    else for (const character of line.slice(0, longestText)) this.pressTyping(character, this.typed);
    this.changed();
  }

  private pressTyping(key: KeyName, typed: string): void {
    if (/^\d$/u.test(key) && typed.length < 6) this.typed = typed + key;
    else if (key === 'backspace') this.typed = typed.slice(0, -1);
    else if (key === 'escape') this.typed = null;
    else if (key === 'enter') {
      this.typed = null;
      const { walk, stops } = this.showing;
      if (typed === '' || Number(typed) > walk.length) this.notice = replayWords.noSuchPlace(0, walk.length);
      else this.goTo(stopAt(stops, Number(typed)));
    }
  }

  /** @returns whether the key meant something to the list that lies over the board */
  private pressInSheet(key: KeyName): boolean {
    const openers: Readonly<Record<string, Sheet>> = { l: 'log', s: 'standings', '?': 'help' };
    if (key === 'escape' || key === 'enter' || ownOf(openers, key) === this.sheet) {
      this.sheet = null;
      return true;
    }
    return key !== ' ' && this.scroll.press(key);
  }

  private pressHere(key: KeyName): void {
    this.notice = null;
    ownOf(this.acts, key)?.();
  }

  /** What each key does where nothing else is open. */
  private readonly acts: Readonly<Record<KeyName, () => void>> = {
    right: () => this.step(1, 'answer'),
    left: () => this.step(-1, 'answer'),
    down: () => this.step(1, 'turn'),
    up: () => this.step(-1, 'turn'),
    pagedown: () => this.step(1, 'round'),
    pageup: () => this.step(-1, 'round'),
    home: () => this.goTo(0),
    end: () => this.goTo(this.showing.stops.length - 1),
    ' ': () => this.toggle(),
    '+': () => this.faster(2),
    '-': () => this.faster(0.5),
    g: () => this.askNumber(),
    v: () => this.nextViewer(),
    tab: () => this.nextPane(),
    l: () => this.open('log'),
    s: () => this.open('standings'),
    '?': () => this.open('help'),
    x: () => this.branch(),
  };

  private askNumber(): void {
    if (this.showing.walk.open) this.typed = '';
    else this.notice = replayWords.onlyOverAnswers;
  }

  private nextPane(): void {
    if (this.panes.length > 0) this.pane = (this.pane + 1) % this.panes.length;
  }

  private branch(): void {
    if (this.showing.walk.open) this.end({ kind: 'branch', answered: this.here.answered });
    else this.notice = replayWords.noBranch;
  }

  private open(sheet: Sheet): void {
    this.sheet = sheet;
    this.scroll.top = sheet === 'log' ? Number.MAX_SAFE_INTEGER : 0;
  }

  private step(by: 1 | -1, landmark: Landmark): void {
    const next = nextStop(this.showing, this.index, by, landmark);
    if (next === this.index) this.notice = by > 0 ? replayWords.atEnd : replayWords.atStart;
    else this.goTo(next);
  }

  private goTo(index: number): void {
    this.index = index;
    this.schedule();
  }

  private nextViewer(): void {
    const viewers = viewersOf(this.showing);
    if (viewers.length === 1) this.notice = replayWords.onlyOver;
    this.viewer = viewers[(viewers.indexOf(this.viewer) + 1) % viewers.length] as Viewer;
  }

  private toggle(): void {
    this.running = !this.running;
    if (this.running && this.index === this.showing.stops.length - 1) this.index = 0;
    this.schedule();
  }

  private faster(by: number): void {
    this.speed = Math.min(MOST_SPEED, Math.max(LEAST_SPEED, this.speed * by));
    this.notice = replayWords.speed(this.speed);
    this.schedule();
  }

  /** Goes on by itself once what stands here has stood long enough. */
  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    if (this.index >= this.showing.stops.length - 1) {
      this.running = false;
      return;
    }
    this.timer = setTimeout(
      () => {
        try {
          this.index += 1;
          this.schedule();
          this.changed();
        } catch (error) {
          this.fail(error);
        }
      },
      (this.here.seconds * 1000) / this.speed,
    );
  }

  private changed(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
