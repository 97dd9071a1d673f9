import { bold, dim, exactly, type Line, typing } from '../drawing/lines.ts';
import { wrap } from '../drawing/text.ts';
import { type KeyName, longestText, typedInto } from '../ui/keys.ts';
import { serverWords } from '../words/index.ts';
import type { LobbyDesk, Page } from './lobby.ts';

/** A page with one line to type. */
export class TextPage implements Page {
  private typed = '';

  constructor(
    private readonly sentence: string,
    private readonly take: (typed: string) => void,
    private readonly notes: readonly string[] = [],
    private readonly canLeave = true,
  ) {}

  lines({ size, notice }: LobbyDesk): readonly Line[] {
    const sentences = (texts: readonly string[], show: (text: string) => Line): Line[] =>
      texts.flatMap((text) => wrap(text, size.columns - 2).map(show));
    return [
      [],
      ...sentences([this.sentence], (text) => [' ', bold(text)]),
      [],
      [' ', typing(this.typed, size.columns - 3)],
      [],
      ...sentences(notice === null ? [] : [notice], (text) => [' ', bold(text)]),
      ...sentences(this.notes, (text) => [dim(` ${text}`)]),
      ...(this.canLeave ? [[dim(` ${serverWords().typeKeys}`)]] : []),
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    if (key === 'escape') {
      if (this.canLeave) desk.back();
    } else if (key === 'backspace') this.typed = [...this.typed].slice(0, -1).join('');
    else if (key === 'enter') {
      if (this.typed.trim() !== '') this.take(this.typed.trim());
    } else this.typed = typedInto(this.typed, key) ?? this.typed;
  }

  paste(line: string): void {
    for (const character of [...line].slice(0, longestText))
      this.typed = typedInto(this.typed, character) ?? this.typed;
  }
}

/** A yes-or-no question; only y means yes. */
export class SurePage implements Page {
  constructor(
    private readonly sentence: string,
    private readonly act: () => void,
  ) {}

  lines({ size }: LobbyDesk): readonly Line[] {
    return [
      [],
      ...wrap(this.sentence, size.columns - 2).map((text): Line => [' ', bold(text)]),
      [],
      [dim(` ${serverWords().back}`)],
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    desk.back();
    if (key === 'y') this.act();
  }
}

/** A page of text to read. */
export class ReadPage implements Page {
  private from = 0;

  constructor(private readonly texts: readonly string[]) {}

  lines({ size }: LobbyDesk): readonly Line[] {
    const all = this.texts.flatMap((text) => [
      ...wrap(text, size.columns - 2).map((line): Line => [` ${line}`]),
      [] as Line,
    ]);
    const room = size.rows - 1;
    this.from = Math.max(0, Math.min(this.from, all.length - room));
    return [...exactly(all.slice(this.from), room), [dim(` ${serverWords().back}`)]];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    if (key === 'down' || key === 'pagedown' || key === ' ') this.from += key === 'down' ? 1 : 8;
    else if (key === 'up' || key === 'pageup') this.from -= key === 'up' ? 1 : 8;
    else desk.back();
  }
}
