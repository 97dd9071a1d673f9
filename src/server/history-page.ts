import { bold, dim, exactly, fitted, type Line, restyle } from '../drawing/lines.ts';
import { left } from '../drawing/text.ts';
import type { KeyName } from '../ui/keys.ts';
import { serverWords } from '../words/index.ts';
import type { Hall } from './hall.ts';
import type { LobbyDesk, Page } from './lobby.ts';
import type { LobbyChoice } from './lobby-choice.ts';
import type { Person } from './records.ts';
import { companyOf } from './table-status.ts';

/** A person's finished matches, for replay. */
export class HistoryPage implements Page {
  private cursor = 0;

  constructor(
    private readonly hall: Hall,
    private readonly person: Person,
  ) {}

  lines({ size, glyphs }: LobbyDesk): readonly Line[] {
    const { finished } = this.hall.listsFor(this.person);
    const rows = finished.map((table, index): Line => {
      const isChosen = index === this.cursor;
      const day = table.record.touched.slice(0, 10);
      const text = ` ${isChosen ? glyphs.cursor : ' '} ${left(table.code, 13)} ${day}  ${table.title}  ${companyOf(table, this.person)}`;
      const line = fitted([text], size.columns, glyphs.more);
      return isChosen ? restyle(line, { inverse: true }) : line;
    });
    const room = size.rows - 2;
    const from = Math.max(0, Math.min(this.cursor - Math.floor(room / 2), rows.length - room));
    return [
      [' ', bold(serverWords().history)],
      ...exactly(rows.length === 0 ? [[` ${serverWords().noHistory}`]] : rows.slice(from), room),
      [dim(` ${serverWords().back}`)],
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    const { finished } = this.hall.listsFor(this.person);
    const table = finished[this.cursor];
    if (key === 'up') this.cursor = Math.max(0, this.cursor - 1);
    else if (key === 'down') this.cursor = Math.min(Math.max(0, finished.length - 1), this.cursor + 1);
    else if (key === 'enter' && table !== undefined)
      desk.finish({ kind: 'replay', table } satisfies LobbyChoice);
    else if (key === 'escape' || key === 'q') desk.back();
  }
}
