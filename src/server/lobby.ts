import { type Glyphs, glyphsFor } from '../drawing/glyphs.ts';
import type { Size } from '../drawing/layout.ts';
import { exactly, type Line } from '../drawing/lines.ts';
import { type Theme, themeOf } from '../drawing/theme.ts';
import type { KeyName } from '../ui/keys.ts';
import { mount } from '../ui/mount.ts';
import { tooSmallLines } from '../ui/scenes/between.ts';
import type { ScreenModel } from '../ui/screen-model.ts';
import { steadyModel } from './steady-model.ts';
import type { ChannelTerminal } from './terminal.ts';

/** Something that fills the screen between two matches. */
export interface Page {
  lines(desk: LobbyDesk): readonly Line[];
  press(key: KeyName, desk: LobbyDesk): void;
  /** Takes a pasted line; a page without texts to type takes none. */
  paste?(line: string, desk: LobbyDesk): void;
}

/** The least room that pages are drawn in. */
const leastRoom: Size = { columns: 40, rows: 12 };

/** What pages draw on and act through: one person's screen between two matches. */
export class LobbyDesk implements ScreenModel {
  size: Size;
  theme: Theme;
  glyphs: Glyphs;
  /** What there is to say of the last key. */
  notice: string | null = null;
  /** How the pages were left; null as long as they stand. */
  outcome: unknown = null;
  private readonly pages: Page[] = [];
  private readonly listeners = new Set<() => void>();
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

  /** Back to the page before; the last one stays. */
  back(): void {
    if (this.pages.length > 1) this.pages.pop();
    this.changed();
  }

  say(notice: string | null): void {
    this.notice = notice;
    this.changed();
  }

  /** Ends the pages with what was chosen. */
  finish(outcome: unknown): void {
    this.outcome = outcome;
    this.close();
  }

  fail(error: unknown): void {
    this.close(error);
  }

  /** Does something that takes its time; what it throws is said where it is a refusal, and ends the screen otherwise. */
  act(doing: Promise<void>, isRefusal: (error: Error) => boolean): void {
    doing.then(
      () => this.changed(),
      (error: unknown) => {
        if (error instanceof Error && isRefusal(error)) this.say(error.message);
        else this.fail(error);
      },
    );
  }

  changed(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }

  resize(size: Size): void {
    this.size = size;
    this.changed();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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
 * @param first opens the first page; what it returns is called when the screen is gone
 * @returns what was chosen; null where the person has left
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
