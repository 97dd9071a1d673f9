import type { UndoOutlook } from '../../engine/match.ts';
import type { Seat } from '../../engine/question.ts';
import { bold, type Line, painted } from '../lines.ts';
import { wrap } from '../text.ts';
import { screenWords } from '../words/en.screen.ts';
import type { Overlay } from './overlay.ts';

/** Something was revealed since: everyone at the terminal must agree before it is taken back. */
export function undoOverlay(outlook: UndoOutlook, people: readonly Seat[]): Overlay {
  const asked = people.length > 1 ? people : [];
  let agreed = 0;
  return {
    id: 'undo',
    title: screenWords.undoTitle,
    hint: screenWords.undoHint,
    lines: ({ voice, glyphs }, size) => [
      ...wrap(screenWords.undoNow(outlook.answers), size.columns - 2).map((text): Line => [` ${text}`]),
      ...outlook.revealed.flatMap((what) => {
        const said = screenWords.revealed(what === 'chance' ? what : voice.name(what));
        return wrap(said, size.columns - 6).map((text): Line => [`   ${glyphs.dot} ${text}`]);
      }),
      [],
      ...asked
        .slice(0, agreed)
        .map(
          (seat): Line => [' ', painted(glyphs.check, 'good'), ` ${screenWords.agreed(voice.seat(seat))}`],
        ),
      [
        ' ',
        bold(
          asked.length === 0
            ? screenWords.undoSure
            : screenWords.undoAgree(voice.seat(asked[agreed] as Seat)),
        ),
      ],
    ],
    press: (key, controller) => {
      if (key !== 'y') return false;
      agreed += 1;
      controller.pauses.spend();
      if (agreed >= asked.length) controller.undo();
      return true;
    },
  };
}
