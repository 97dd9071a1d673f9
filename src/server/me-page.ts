import { bold, dim, exactly, fitted, type Line, restyle } from '../drawing/lines.ts';
import { wrap } from '../drawing/text.ts';
import { themeNames } from '../drawing/theme.ts';
import { elementAt } from '../engine/checked.ts';
import type { Bell } from '../table/preferences.ts';
import type { KeyName } from '../ui/keys.ts';
import { serverWords } from '../words/index.ts';
import { languageNames, languages } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';
import type { Hall } from './hall.ts';
import type { LobbyDesk, Page } from './lobby.ts';
import { speakAsChosen } from './reader-of-person.ts';
import type { Person, PersonSettings } from './records.ts';
import { isRefusal } from './table-refusal.ts';
import { TextPage } from './text-pages.ts';

/** The signals for the person's turn. */
export const bells: readonly Bell[] = ['off', 'bell', 'notification'];

/** The next value in a list, wrapping around at the end. */
function after<T>(values: readonly T[], value: T): T {
  return elementAt(values, (values.indexOf(value) + 1) % values.length);
}

/** A person's own settings: further keys, colours, symbols, line mode, the bell. */
export class MePage implements Page {
  private cursor = 0;

  /** @param changed called with the updated person */
  constructor(
    private readonly hall: Hall,
    private person: Person,
    private readonly changed: (person: Person) => void,
  ) {}

  lines({ size, glyphs, notice }: LobbyDesk): readonly Line[] {
    const { name, keys, settings } = this.person;
    const rows = keys.map((key, index): Line => {
      const isChosen = index === this.cursor;
      const line = fitted([` ${isChosen ? glyphs.cursor : ' '} ${key}`], size.columns, glyphs.more);
      return isChosen ? restyle(line, { inverse: true }) : line;
    });
    const texts = [
      serverWords().meName,
      serverWords().meCode,
      serverWords().meRemove,
      serverWords().meTheme(settings.theme ?? 'default'),
      serverWords().meAscii(settings.ascii === true),
      serverWords().mePlain(settings.plain === true),
      serverWords().meBell(settings.bell ?? 'off'),
      serverWords().meLanguage(languageNames[readerLanguage()]),
      serverWords().meAmbiguous(settings.ambiguousWide === true),
    ];
    const body: Line[] = [
      [' ', bold(serverWords().me(name))],
      [` ${serverWords().meKeys}`],
      ...rows,
      ...texts.flatMap((text) => wrap(text, size.columns - 2).map((line): Line => [` ${line}`])),
      ...(notice === null ? [] : wrap(notice, size.columns - 2).map((text): Line => [' ', bold(text)])),
    ];
    return [...exactly(body, size.rows - 1), [dim(` ${serverWords().back}`)]];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    const { keys, settings, id } = this.person;
    if (key === 'escape' || key === 'q') desk.back();
    else if (key === 'up') this.cursor = Math.max(0, this.cursor - 1);
    else if (key === 'down') this.cursor = Math.min(keys.length - 1, this.cursor + 1);
    else if (key === 'k') this.showCode(id, desk);
    else if (key === 't') this.set({ theme: after(themeNames, settings.theme ?? 'default') as string }, desk);
    else if (key === 'a') this.set({ ascii: settings.ascii !== true }, desk);
    else if (key === 'l') this.set({ plain: settings.plain !== true }, desk);
    else if (key === 'b') this.set({ bell: after(bells, settings.bell ?? 'off') }, desk);
    else if (key === 's') this.set({ language: after(languages, readerLanguage()) }, desk);
    else if (key === 'w') this.set({ ambiguousWide: settings.ambiguousWide !== true }, desk);
    else if (key === 'n') this.askName(desk);
    else if (key === 'x') this.removeKey(keys[this.cursor] ?? '', desk);
  }

  private showCode(id: string, desk: LobbyDesk): void {
    desk.act(
      this.hall.people.keyCode(id).then((code) => desk.say(serverWords().meShownCode(code))),
      () => false,
    );
  }

  private askName(desk: LobbyDesk): void {
    const page = new TextPage(serverWords().askNewName, (typed) =>
      desk.act(
        this.hall.rename(this.person, typed).then(async () => {
          await this.reread();
          desk.back();
        }),
        isRefusal,
      ),
    );
    page.paste(this.person.name);
    desk.open(page);
  }

  private set(settings: PersonSettings, desk: LobbyDesk): void {
    desk.act(
      this.hall.people.keep(this.person.id, settings).then(async () => {
        await this.reread();
        await speakAsChosen(this.person);
        desk.look(this.person.settings);
      }),
      () => false,
    );
  }

  private removeKey(key: string, desk: LobbyDesk): void {
    desk.act(
      this.hall.people.removeKey(this.person.id, key).then(async (isRemoved) => {
        await this.reread();
        this.cursor = 0;
        if (!isRemoved) desk.say(serverWords().lastKey);
      }),
      () => false,
    );
  }

  private async reread(): Promise<void> {
    this.person = (await this.hall.people.byId(this.person.id)) ?? this.person;
    this.changed(this.person);
  }
}
