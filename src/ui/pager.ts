import type { Size } from '../drawing/layout.ts';
import { bold, dim, exactly, type Line, span, typing } from '../drawing/lines.ts';
import { shorten, widthOf, wrap } from '../drawing/text.ts';
import { type Theme, themeOf } from '../drawing/theme.ts';
import { type Listener, Listeners } from '../engine/listeners.ts';
import { readingWords } from '../words/index.ts';
import { type KeyName, typedInto } from './keys.ts';
import { mount, type Streams } from './mount.ts';
import { Scroll } from './overlays/overlay.ts';

/** The keys of `less` that lists do not have otherwise. */
const keysOfLess: Readonly<Record<KeyName, KeyName>> = {
  f: 'pagedown',
  b: 'pageup',
  g: 'home',
  '<': 'home',
  G: 'end',
  '>': 'end',
  enter: 'down',
};

/** A text on the screen, page by page. */
class Pages {
  readonly theme: Theme;
  interrupted = false;
  private readonly scroll = new Scroll();
  private rows: readonly string[] = [];
  private search: string | null = null;
  private isTyping = false;
  /** Whether the last search found nothing in the whole text. */
  private isMissing = false;
  private version = 0;
  private readonly listeners = new Listeners();

  constructor(
    private readonly title: string,
    private readonly text: string,
    public size: Size,
    theme: string,
    private readonly end: (...error: unknown[]) => void,
  ) {
    this.theme = themeOf(theme).theme;
    this.resize(size);
  }

  subscribe(listener: Listener): () => void {
    return this.listeners.subscribe(listener);
  }

  snapshot(): number {
    return this.version;
  }

  fail(error: unknown): void {
    this.end(error);
  }

  leave(): void {
    this.end();
  }

  resize(size: Size): void {
    this.size = size;
    this.rows = this.text
      .trimEnd()
      .split('\n')
      .flatMap((line) => (widthOf(line) <= size.columns ? [line] : wrap(line, size.columns)));
    this.changed();
  }

  lines(): readonly Line[] {
    const { columns, rows } = this.size;
    const { seen, above, below } = this.scroll.window(this.rows, rows - 1);
    const letters = this.search?.toLowerCase() ?? '';
    const place = readingWords().page(above + seen.length, above + seen.length + below);
    const foot: Line = this.isTyping
      ? ['/', typing(this.search ?? '', columns - 1)]
      : this.isMissing
        ? [bold(shorten(readingWords().notInText(this.search ?? ''), columns, '...'))]
        : [bold(this.title), dim(`  ${place}  ${readingWords().pageKeys}`)];
    return [
      ...exactly(
        seen.map((row) => found(row, letters)),
        rows - 1,
      ),
      foot,
    ];
  }

  press(key: KeyName): void {
    this.isMissing = false;
    if (key === 'ctrl-c') {
      this.interrupted = true;
      this.end();
    } else if (this.isTyping) this.type(key);
    else if (key === 'q' || key === 'Q' || key === 'escape') this.end();
    else if (key === '/') {
      this.isTyping = true;
      this.search = '';
    } else if (key === 'n' || key === 'N' || key === 'p') this.find(key === 'n' ? 1 : -1);
    else if (key === 'd' || key === 'u') {
      const half = Math.floor(this.size.rows / 2);
      for (let row = 0; row < half; row += 1) this.scroll.press(key === 'd' ? 'down' : 'up');
    } else this.scroll.press(keysOfLess[key] ?? key);
    this.changed();
  }

  paste(line: string): void {
    if (this.isTyping) for (const character of line) this.type(character);
    this.changed();
  }

  private type(key: KeyName): void {
    const before = this.search ?? '';
    if (key === 'enter') {
      this.isTyping = false;
      this.find(1, true);
    } else if (key === 'escape') {
      this.isTyping = false;
      this.search = null;
    } else if (key === 'backspace') this.search = before.slice(0, -1);
    else this.search = typedInto(before, key) ?? before;
  }

  /** Goes to the next or previous row that contains the search text, wrapping around at the ends. */
  private find(by: 1 | -1, withThis = false): void {
    const letters = this.search?.toLowerCase() ?? '';
    const count = this.rows.length;
    if (letters === '' || count === 0) return;
    const from = this.scroll.top + (withThis ? 0 : by);
    for (let step = 0; step < count; step += 1) {
      const row = (((from + by * step) % count) + count) % count;
      if (this.rows[row]?.toLowerCase().includes(letters) !== true) continue;
      this.scroll.top = row;
      return;
    }
    this.isMissing = true;
  }

  private changed(): void {
    this.version += 1;
    this.listeners.tell();
  }
}

/** A row in which the search text is highlighted. */
function found(row: string, letters: string): Line {
  const at = letters === '' ? -1 : row.toLowerCase().indexOf(letters);
  if (at < 0) return [row];
  const end = at + letters.length;
  return [row.slice(0, at), span(row.slice(at, end), { inverse: true }), row.slice(end)];
}

/** The options of the pager. */
export interface PagerOptions {
  /** The text at the foot of every page. */
  readonly title: string;
  readonly theme: string;
  readonly signal: AbortSignal;
}

/**
 * Shows a text page by page until it is left. However it ends, the terminal is restored.
 * @returns whether it was left by Ctrl-C
 */
export async function showInPager(text: string, options: PagerOptions, streams: Streams): Promise<boolean> {
  let pages: Pages | undefined;
  await mount(streams, options.signal, (close, size) => {
    const opened = new Pages(options.title, text, size, options.theme, close);
    pages = opened;
    return {
      model: opened,
      resize: (to) => opened.resize(to),
      leave: () => opened.leave(),
      stop: () => {},
    };
  });
  return pages?.interrupted === true;
}
