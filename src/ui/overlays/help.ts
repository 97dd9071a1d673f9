import type { Size } from '../../drawing/layout.ts';
import { bold, dim, type Line, painted } from '../../drawing/lines.ts';
import { left, wrap } from '../../drawing/text.ts';
import { screenWords } from '../../words/index.ts';
import { helpHints, keysText } from '../keys.ts';
import type { MatchScreen } from '../match-screen.ts';
import type { ShownScreen } from '../shown-screen.ts';
import { aimLines, aimOf } from './aim-lines.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** The seed, if it may be shown, after an empty line; the title line leaves it out if there is no room. */
export function seedLines({ session, voice }: Pick<MatchScreen, 'session' | 'voice'>): Line[] {
  const { seed } = session.table;
  return seed === undefined ? [] : [[], [' ', dim(voice.text(screenWords().seed(seed)))]];
}

/** Every key of the screen, from the key table, and what the screen adds: the legend of the board and the seed. */
export function helpOverlay(): Overlay<ShownScreen> {
  const scroll = new Scroll();
  return {
    id: 'help',
    title: screenWords().helpTitle,
    lines: (screen, size) => {
      const column = 14;
      const lines = helpHints(screen.hidden, screen.preferences.keys, screen.kind).flatMap(
        ({ keys, label: name, help }): Line[] => {
          const label = keys === '' ? `: ${name.toLowerCase()}` : keysText(keys);
          return wrap(help, size.columns - column - 2).map(
            (part, index): Line => [
              ' ',
              index === 0 ? painted(left(label, column - 1), 'key', true) : ' '.repeat(column - 1),
              ' ',
              part,
            ],
          );
        },
      );
      return scrolled([...lines, ...screen.helpLines(size)], size.rows, scroll);
    },
    press: (key) => scroll.press(key),
  };
}

/** What a match adds to the help: the legend of the board, the aim, and the seed. */
export function matchHelpLines(
  screen: Pick<MatchScreen, 'board' | 'voice' | 'session' | 'boardProps'>,
  { columns }: Size,
): Line[] {
  const { board, voice, session } = screen;
  const legend = board.legend?.(screen.boardProps(), columns) ?? [];
  const signs = legend.length === 0 ? [] : [[], heading(screenWords().legendTitle), ...legend];
  const title = heading(screenWords().aimTitle(session.table.game.title));
  return [...signs, [], title, ...aimLines(aimOf(screen), voice, columns), ...seedLines(screen)];
}

/** A heading inside an overlay. */
export function heading(text: string): Line {
  return [' ', bold(text)];
}
