import { isLargeEnough, layoutFor, type Size, smallest } from '../drawing/layout.ts';
import { bold, dim, fitted, type Line, lineText, painted, spread, typing } from '../drawing/lines.ts';
import { shorten, widthOf } from '../drawing/text.ts';
import type { Theme } from '../drawing/theme.ts';
import { Listeners } from '../engine/listeners.ts';
import type { Controller } from '../ui/controller.ts';
import { type KeyName, longestText, typedInto } from '../ui/keys.ts';
import type { ScreenFrame } from '../ui/play.ts';
import type { ScreenModel } from '../ui/screen-model.ts';
import { serverWords } from '../words/index.ts';
import type { AnswerTime } from './answer-times.ts';
import type { DrawingQueue } from './drawing-queue.ts';
import type { ServedTable } from './served-table.ts';
import { steadyModel } from './steady-model.ts';
import { isRefusal } from './table-refusal.ts';
import { presenceText, remarkLine, tableStatus } from './table-status.ts';
import type { ChannelTerminal } from './terminal.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which a remark is shown in the table's row. */
const remarkStands = 20_000;

/** Milliseconds for which a frame is held back while an answer is being saved. */
const longestHold = 150;

/** The least width of the list of people at the table, in columns. */
const leastPresence = 10;

/** Milliseconds within which a drawn frame is written, unless it is the same as the last one. */
const longestWriting = 150;

/** The row below a match at a table of the server: the people there, remarks, and questions to everybody. */
export class TableFrame implements ScreenFrame {
  private size: Size = smallest;
  private typed: string | null = null;
  /** A remark that could not be sent, which is offered when the person next wants to say something, and the reason. */
  private unsaid: { readonly text: string; readonly because: string; readonly at: number } | null = null;
  /** The latest answer that this screen was told about. */
  private known: AnswerTime | null = null;
  /** An answer that this screen has not shown yet, and when its frame was drawn (by `performance.now`). */
  private news: { readonly answer: AnswerTime | null; drawnAt: number | null } | null = null;
  private version = 0;
  private readonly listeners = new Listeners();

  constructor(
    private readonly table: ServedTable,
    private readonly visit: Visit,
    private readonly terminal: ChannelTerminal,
    private readonly now: () => number,
    private readonly queue: DrawingQueue,
  ) {}

  inTurn(draw: () => void): () => void {
    return this.queue.add(draw);
  }

  room({ columns, rows }: Size): Size {
    const less = { columns, rows: rows - 1 };
    // The match must keep the layout that fits the whole terminal.
    const isSame = layoutFor(less) === layoutFor({ columns, rows });
    return isLargeEnough(less) && isSame ? less : { columns, rows };
  }

  resized(size: Size): void {
    this.size = size;
  }

  /** The table's row is drawn together with the match, because a separate frame would cost as much as both. */
  subscribe(listener: () => void): () => void {
    this.known = this.table.lastAnswer;
    const stop = this.table.subscribe(() => {
      const { lastAnswer } = this.table;
      if (lastAnswer !== this.known) this.news = { answer: lastAnswer, drawnAt: null };
      this.known = lastAnswer;
      listener();
    });
    this.terminal.onWritten = () => this.noteWritten();
    return () => {
      stop();
      this.terminal.onWritten = null;
    };
  }

  /** Notes that an answer was shown, if the bytes just written follow a frame that was drawn after it. */
  private noteWritten(): void {
    if (this.news === null || this.news.drawnAt === null) return;
    const { answer, drawnAt } = this.news;
    this.news = null;
    const now = performance.now();
    // After that time the bytes belong to a later frame: the frame of the answer was the same as before.
    if (now - drawnAt < longestWriting) answer?.noteShown(now);
  }

  draw(): void {
    this.version = (this.version + 1) % 1_000_000;
    this.listeners.tell();
  }

  around(match: ScreenModel, controller: Controller): ScreenModel {
    const sizeNow = (): Size => this.size;
    let drawn: { readonly of: string; readonly theme: Theme; readonly lines: readonly Line[] } | null = null;
    /** The match's own rows, which a change of the table's row leaves as they are. */
    const matchLines = (): readonly Line[] => {
      const of = `${match.snapshot()} ${match.size.columns}x${match.size.rows}`;
      if (drawn?.of !== of || drawn.theme !== match.theme)
        drawn = { of, theme: match.theme, lines: match.lines() };
      return drawn.lines;
    };
    const model: ScreenModel = {
      get size() {
        return sizeNow();
      },
      get theme() {
        return match.theme;
      },
      lines: () => {
        const lines = this.withRow(matchLines(), controller);
        if (this.news !== null) this.news.drawnAt ??= performance.now();
        return lines;
      },
      snapshot: () => match.snapshot() * 1_000_000 + this.version,
      press: (key) => {
        if (!this.takes(key, controller))
          this.table.duringKey(this.visit, this.terminal.readAt, () => match.press(key));
      },
      paste: (line) => {
        if (this.typed === null) match.paste(line);
        else
          this.type(
            [...line].slice(0, longestText).reduce((text, key) => typedInto(text, key) ?? text, this.typed),
          );
      },
      fail: (error) => match.fail(error),
      subscribe: (listener) => {
        let holding: NodeJS.Timeout | undefined;
        const release = (): void => {
          clearTimeout(holding);
          holding = undefined;
          listener();
        };
        // A frame between an answer and its consequences would only flicker.
        const tell = (): void => {
          if (!this.table.isSaving(this.visit.seat)) release();
          else holding ??= setTimeout(release, longestHold);
        };
        const stops = [this.listeners.subscribe(tell), match.subscribe(tell)];
        return () => {
          clearTimeout(holding);
          for (const stop of stops) stop();
        };
      },
    };
    return steadyModel(model, this.terminal);
  }

  private type(text: string | null): void {
    this.typed = text;
    this.draw();
  }

  /** Whether a key is for the table and not for the match. */
  private takes(key: KeyName, controller: Controller): boolean {
    const { visit } = this;
    if (key === 'ctrl-c') return false;
    if (!visit.hasKeys) {
      if (key === 'enter') visit.takeKeys();
      return true;
    }
    if (this.typed !== null) {
      this.takeTyped(key, this.typed);
      return true;
    }
    if (controller.isTyping || controller.situation === 'confirming') return false;
    if (key !== 'c' || controller.overlay !== null) return false;
    this.type(this.unsaid?.text ?? '');
    this.unsaid = null;
    return true;
  }

  private async say(text: string): Promise<void> {
    try {
      await this.table.say(this.visit.person, text);
    } catch (error) {
      if (!(error instanceof Error && isRefusal(error))) throw error;
      this.unsaid = { text, because: error.message, at: this.now() };
      this.draw();
    }
  }

  private takeTyped(key: KeyName, typed: string): void {
    if (key === 'escape') this.type(null);
    else if (key === 'backspace') this.type([...typed].slice(0, -1).join(''));
    else if (key === 'enter') {
      this.type(null);
      this.say(typed).catch((error: unknown) => this.table.endForFault(this.visit, error));
    } else this.type(typedInto(typed, key) ?? typed);
  }

  private withRow(lines: readonly Line[], controller: Controller): readonly Line[] {
    const isApart = lines.length < this.size.rows;
    const row = this.row(controller, isApart);
    // If there is no room for a separate row, the table's row replaces the key hints, or its start joins the first row.
    if (row === null) return [this.withPresence(lines[0] ?? [], controller), ...lines.slice(1)];
    return isApart ? [...lines, row] : [...lines.slice(0, -1), row];
  }

  /** The first row of a match, with the people at the table if there is room. */
  private withPresence(first: Line, { voice, glyphs }: Controller): Line {
    const used = widthOf(lineText(first).trimEnd());
    const room = this.size.columns - used - 3;
    if (room < leastPresence) return first;
    const presence = shorten(voice.text(presenceText(this.table)), room, glyphs.more);
    return spread(fitted(first, used), [dim(`${presence} `)], this.size.columns, glyphs.more);
  }

  private row({ voice, glyphs, situation }: Controller, isApart: boolean): Line | null {
    const { visit, typed, size } = this;
    const { columns } = size;
    const fitted = (text: string): string => shorten(voice.text(text), columns - 2, glyphs.more);
    if (!visit.hasKeys) return [' ', bold(fitted(serverWords().elsewhere))];
    if (typed !== null) {
      const ask = serverWords().saying;
      return [' ', bold(ask), typing(typed, columns - ask.length - 2)];
    }
    const { unsaid } = this;
    if (unsaid !== null && this.now() - unsaid.at < remarkStands)
      return [' ', bold(fitted(serverWords().unsaid(unsaid.because)))];
    const { storeAway } = this.table;
    if (storeAway !== null) return [' ', bold(fitted(storeAway))];
    const last = this.table.remarks.at(-1);
    if (last !== undefined && this.now() - Date.parse(last.at) < remarkStands)
      return [' ', bold(fitted(remarkLine(last)))];
    if (!isApart && situation !== 'thinking') return null;
    const keys: Line = [painted('c', 'key', true), ' say '];
    return spread(
      [dim(` ${voice.text(tableStatus(this.table, visit.person, this.now()))}`)],
      keys,
      columns,
      glyphs.more,
    );
  }
}
