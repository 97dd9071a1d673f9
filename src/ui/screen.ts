import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { type Glyphs, glyphsFor } from '../drawing/glyphs.ts';
import { isLargeEnough, type Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import { type Theme, type ThemeName, themeNames, themeOf } from '../drawing/theme.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Setting } from '../engine/game.ts';
import { Listeners } from '../engine/listeners.ts';
import { type Preferences, usualPreferences } from '../table/preferences.ts';
import type { Reading } from '../table/seat-view.ts';
import { screenWords } from '../words/index.ts';
import {
  type ActionId,
  actionFor,
  boundInText,
  boundKey,
  type KeyName,
  longestText,
  type ScreenKind,
  type Situation,
} from './keys.ts';
import { boardsOverlay } from './overlays/boards.ts';
import { forecastOverlay } from './overlays/forecast.ts';
import { handOverlay } from './overlays/hand.ts';
import { helpOverlay } from './overlays/help.ts';
import { hintOverlay } from './overlays/hint.ts';
import type { Overlay } from './overlays/overlay.ts';
import { paletteOverlay } from './overlays/palette.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { ShownScreen } from './shown-screen.ts';
import { Voice } from './voice.ts';
import type { Speech } from './words/sentences.ts';

/** The options of every screen. */
export interface ScreenLook {
  readonly ascii: boolean;
  readonly theme: string;
  /** The settings that a person keeps for all matches. */
  readonly preferences?: Preferences;
}

/**
 * The content of a screen and the actions of its keys, without any drawing: a match, a replay or demo, or a
 * rule-checking session. Its state changes only through its methods, and each of them notifies the listeners.
 */
export abstract class Screen<Self = unknown> implements ShownScreen {
  abstract readonly kind: ScreenKind;
  overlay: Overlay<Self> | null = null;
  notice: string | null = null;
  /** The remark on the last key, shown in the last line until the next key. */
  flash: string | null = null;
  glyphs: Glyphs;
  theme: Theme;
  themeName: ThemeName;
  voice: Voice;
  pane = 0;
  readonly preferences: Preferences;
  private version = 0;
  private readonly listeners = new Listeners();

  constructor(
    readonly board: BoardModule,
    public size: Size,
    look: ScreenLook,
    private readonly environment: NodeJS.ProcessEnv,
    private speech: Speech,
  ) {
    this.preferences = look.preferences ?? usualPreferences;
    this.glyphs = glyphsFor(look.ascii, environment);
    const { name, theme } = themeOf(look.theme);
    this.theme = theme;
    this.themeName = name;
    this.voice = new Voice(speech, this.glyphs, board.prominent);
  }

  /** What the screen shows, which determines the keys that work. */
  abstract get situation(): Situation;

  /** Labels of actions that currently differ from the usual ones. */
  get labels(): Readonly<Partial<Record<ActionId, string>>> {
    return {};
  }

  /** The prompt of the open question; null if the screen asks nothing. */
  get openPrompt(): Prompt | null {
    return null;
  }

  /** Actions that do nothing here. */
  abstract get hidden(): ReadonlySet<ActionId>;

  /** Whether text is being typed. */
  abstract get isTyping(): boolean;

  /** Carries out an action of the key table, whether a key or the palette asked for it. */
  abstract run(action: ActionId, key?: KeyName): void;

  abstract fail(error: unknown): void;

  /**
   * The properties of the board, except its size; null at an earlier place of a running match where public cards must
   * be remembered.
   */
  abstract boardProps(): Omit<BoardProps, 'size'> | null;

  /** The forecast for the reader whose board is shown. */
  abstract forecast(): readonly Foreseen[];

  /** The seat that is asked, for a hint; null if nobody is. */
  abstract get asked(): Reading | null;

  /** The options and figures of the match on the screen. */
  abstract get setting(): Setting;

  /**
   * Carries out an action that works the same on every screen.
   * @returns whether it is one
   */
  runShared(action: ActionId): boolean {
    switch (action) {
      case 'pane':
        this.nextPane(1);
        return true;
      case 'theme':
        this.nextTheme();
        return true;
      case 'ascii':
        this.toggleAscii();
        return true;
      case 'help':
        this.open(helpOverlay());
        return true;
      case 'palette':
        this.open(paletteOverlay(this.situation));
        return true;
      case 'boards':
        this.open(boardsOverlay());
        return true;
      case 'forecast':
        this.open(forecastOverlay());
        return true;
      case 'hint':
        this.open(hintOverlay(this as Screen, this.asked));
        return true;
      case 'hand':
        this.open(handOverlay());
        return true;
      default:
        return false;
    }
  }

  /** Actions that do nothing with this board, whatever the screen. */
  protected get hiddenEverywhere(): Set<ActionId> {
    const hidden = new Set<ActionId>();
    if (this.board.drawOthers === undefined) hidden.add('boards');
    if (this.panes.length < 2) hidden.add('pane');
    if (!this.preferences.advice) hidden.add('hint');
    return hidden;
  }

  /** Removes the remark on the last key. */
  forgetRemark(): void {
    this.flash = null;
  }

  /** More lines for the help, such as the legend of the board. */
  abstract helpLines(size: Size): readonly Line[];

  subscribe = this.listeners.subscribe;

  /** Counts changes: a drawn frame is current while this number is unchanged. */
  snapshot = (): number => this.version;

  /** Invalidates cached results of the previous frame without notifying the listeners. */
  protected outdate(): void {
    this.version += 1;
  }

  changed(): void {
    this.outdate();
    this.listeners.tell();
  }

  resize(size: Size): void {
    this.size = size;
    this.changed();
  }

  /** Opens an overlay over the board; opening the same one again closes it. */
  open(overlay: Overlay<Self> | Overlay<ShownScreen>): void {
    this.overlay = this.overlay?.id === overlay.id ? null : (overlay as Overlay<Self>);
    this.changed();
  }

  close(): void {
    this.overlay = null;
    this.changed();
  }

  /** The names of the board's panes, if it has several. */
  get panes(): readonly string[] {
    return this.board.panes?.(this.size) ?? [];
  }

  nextPane(by: number): void {
    const count = this.panes.length;
    if (count > 0) this.pane = (this.pane + by + count) % count;
    this.changed();
  }

  nextTheme(): void {
    const next = themeNames[(themeNames.indexOf(this.themeName) + 1) % themeNames.length];
    const { name, theme } = themeOf(next);
    this.themeName = name;
    this.theme = theme;
    this.keep('theme', name);
    this.say(screenWords().themeIs(name));
  }

  toggleAscii(): void {
    this.glyphs = glyphsFor(!this.glyphs.ascii, this.environment);
    this.voice = new Voice(this.speech, this.glyphs, this.board.prominent);
    this.keep('ascii', this.glyphs.ascii);
    this.say(screenWords().asciiIs(this.glyphs.ascii));
  }

  /** Shows a remark on the last key. */
  remark(text: string): void {
    this.flash = text;
    this.changed();
  }

  /** Shows one line of news above the prompt. */
  say(text: string | null): void {
    this.notice = text;
    this.changed();
  }

  /** Saves a changed setting for later matches, and says so if it cannot. */
  protected keep(...[setting, value]: Parameters<NonNullable<Preferences['keep']>>): void {
    this.preferences.keep?.(setting, value).catch((error: unknown) => {
      this.remark(error instanceof Error ? error.message : String(error));
    });
  }

  /** Uses other words for the match on the screen. */
  protected speakOf(speech: Speech): void {
    this.speech = speech;
    this.voice = new Voice(speech, this.glyphs, this.board.prominent);
  }

  /**
   * The key with the person's own bindings applied; while text is being typed, a key that types a character types it.
   */
  boundKey = (pressed: KeyName): KeyName =>
    (this.isTyping ? boundInText : boundKey)(pressed, this.preferences.keys, this.kind);

  /**
   * Carries out a key in an overlay: first the overlay's own keys, then the bound key, then the keys that close it.
   * @param pressed the key without the person's own bindings
   */
  pressInOverlay(key: KeyName, pressed: KeyName): void {
    const { overlay } = this;
    if (overlay === null) return;
    const isTyped = overlay.isTyping?.() === true;
    const takes = (each: KeyName): boolean => overlay.press(each, this as unknown as Self);
    if (takes(pressed) || (key !== pressed && takes(key))) this.changed();
    else if (key === 'escape' || key === 'enter' || (!isTyped && this.closes(key, overlay.id))) this.close();
  }

  /** Whether the key closes the overlay: the key that opened it does, and so does the key that leaves. */
  private closes(key: KeyName, overlay: string): boolean {
    const action = actionFor(key, 'reading') ?? actionFor(key, this.beneath);
    return action === 'close' || action === overlay;
  }

  /** The situation beneath the open overlay. */
  protected abstract get beneath(): Situation;

  /** Puts the first line of a pasted text into the open text field, without answering. */
  paste(line: string): void {
    if (!isLargeEnough(this.size)) return;
    if (!this.isTyping) {
      this.remark(screenWords().pasteRefused);
      return;
    }
    for (const character of [...line].slice(0, longestText)) this.press(character);
  }

  /** Carries out a key's current action. */
  abstract press(pressed: KeyName): void;
}
