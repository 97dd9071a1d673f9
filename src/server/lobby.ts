import { type Glyphs, glyphsFor } from '../drawing/glyphs.ts';
import type { Size } from '../drawing/layout.ts';
import { exactly, type Line } from '../drawing/lines.ts';
import { type Theme, themeOf } from '../drawing/theme.ts';
import { type Listener, Listeners } from '../engine/listeners.ts';
import type { KeyName } from '../ui/keys.ts';
import { mount } from '../ui/mount.ts';
import { tooSmallLines } from '../ui/scenes/between.ts';
import type { ScreenModel } from '../ui/screen-model.ts';
import { asOwnReader } from '../words/reader.ts';
import { steadyModel } from './steady-model.ts';
import type { ChannelTerminal } from './terminal.ts';

/** A page that fills the screen between two matches. */
export interface Page {
  lines(desk: LobbyDesk): readonly Line[];
  press(key: KeyName, desk: LobbyDesk): void;
  /** Receives a pasted line; absent for a page without text fields. */
  paste?(line: string, desk: LobbyDesk): void;
}

/** The minimum size at which pages are drawn. */
const leastRoom: Size = { columns: 40, rows: 12 };

/** One person's screen between two matches, on which pages draw and act. */
export class LobbyDesk implements ScreenModel {
  size: Size;
  theme: Theme;
  glyphs: Glyphs;
  /** The remark on the last key. */
  notice: string | null = null;
  /** The result of the pages; null while they are open. */
  outcome: unknown = null;
  private readonly pages: Page[] = [];
  private readonly listeners = new Listeners();
  private version = 0;

  constructor(
    size: Size,
    look: { readonly theme?: string | undefined; readonly ascii?: boolean | undefined },
    readonly environment: NodeJS.ProcessEnv,
    private readonly close: (...error: unknown[]) => void,
  ) {
    this.size = size;
    this.theme = themeOf(look.theme).theme;
    this.glyphs = glyphsFor(look.ascii === true, environment);
  }

  look({
    theme,
    ascii,
  }: {
    readonly theme?: string | undefined;
    readonly ascii?: boolean | undefined;
  }): void {
    this.theme = themeOf(theme).theme;
    this.glyphs = glyphsFor(ascii === true, this.environment);
    this.changed();
  }

  open(page: Page): void {
    this.pages.push(page);
    this.notice = null;
    this.changed();
  }

  /** Goes back to the previous page; the first one stays open. */
  back(): void {
    if (this.pages.length > 1) this.pages.pop();
    this.changed();
  }

  say(notice: string | null): void {
    this.notice = notice;
    this.changed();
  }

  /** Closes the pages with a choice. */
  finish(outcome: unknown): void {
    this.outcome = outcome;
    this.close();
  }

  fail(error: unknown): void {
    this.close(error);
  }

  /** Runs an asynchronous action; a refusal is shown as a notice, any other error ends the screen. */
  act(doing: Promise<void>, isRefusal: (error: Error) => boolean): void {
    doing.then(
      () => this.changed(),
      (error: unknown) => {
        if (error instanceof Error && isRefusal(error)) this.say(error.message);
        else this.fail(error);
      },
    );
  }

  /** Draws the page again because something that it lists has changed. */
  readonly drawNews = asOwnReader((): void => this.changed());

  changed(): void {
    this.version += 1;
    this.listeners.tell();
  }

  resize(size: Size): void {
    this.size = size;
    this.changed();
  }

  subscribe(listener: Listener): () => void {
    return this.listeners.subscribe(listener);
  }

  snapshot(): number {
    return this.version;
  }

  press(key: KeyName): void {
    if (key === 'ctrl-c') {
      this.finish(null);
      return;
    }
    this.notice = null;
    this.pages.at(-1)?.press(key, this);
    this.changed();
  }

  paste(line: string): void {
    this.pages.at(-1)?.paste?.(line, this);
    this.changed();
  }

  lines(): readonly Line[] {
    const { size } = this;
    if (size.columns < leastRoom.columns || size.rows < leastRoom.rows)
      return exactly(tooSmallLines(size), size.rows);
    return exactly(this.pages.at(-1)?.lines(this) ?? [], size.rows);
  }
}

/**
 * Shows pages until one of them ends it.
 * @param first opens the first page; the function that it returns is called when the screen is closed
 * @returns the choice; null if the person has left
 */
export async function showPages(
  terminal: ChannelTerminal,
  look: { readonly theme?: string | undefined; readonly ascii?: boolean | undefined },
  signal: AbortSignal,
  first: (desk: LobbyDesk) => () => void,
): Promise<unknown> {
  if (signal.aborted) return null;
  let desk: LobbyDesk | undefined;
  await mount(terminal.streams, signal, (close, size) => {
    const opened = new LobbyDesk(size, look, terminal.streams.environment, close);
    desk = opened;
    const stop = first(opened);
    return {
      model: steadyModel(opened, terminal),
      resize: (to) => opened.resize(to),
      leave: () => opened.finish(null),
      stop,
    };
  });
  return desk?.outcome ?? null;
}
