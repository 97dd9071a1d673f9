import { botNames } from '../../bots/index.ts';
import type { Glyphs } from '../../drawing/glyphs.ts';
import { bold, dim, type Line, painted, wrapped } from '../../drawing/lines.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import type { Seat } from '../../engine/question.ts';
import type { Showing } from '../../replay/showing.ts';
import { branchWords } from '../../words/index.ts';
import type { Voice } from '../voice.ts';
import type { Overlay } from './overlay.ts';

/** What the choice reads of a replay. */
interface BranchShown {
  readonly showing: Showing;
  readonly seen: Seat | null;
  readonly voice: Voice;
  readonly glyphs: Glyphs;
  close(): void;
}

/** The choice of a seat and of the bots with whom a match goes on from here. */
export function branchOverlay(
  { showing, seen }: Pick<BranchShown, 'showing' | 'seen'>,
  begin: (seat: Seat, level: string | null) => void,
): Overlay<BranchShown> {
  const { sitters } = showing;
  const levels: readonly (string | null)[] = [null, ...botNames];
  let seat = seen ?? 0;
  let level = 0;
  return {
    id: 'play-on',
    title: branchWords().title,
    hint: branchWords().hint,
    lines: ({ voice, glyphs }, { columns }) => {
      const bots = levels[level] ?? null;
      const rows = sitters.map((sitter): Line => {
        const isOwn = sitter.seat === seat;
        return [
          ` ${isOwn ? glyphs.cursor : ' '} `,
          painted(ownerLetter(sitter.seat), ownerPaint(sitter.seat), true),
          ' ',
          isOwn ? bold(voice.text(sitter.name)) : voice.text(sitter.name),
          isOwn ? dim(`  ${branchWords().yours}`) : '',
        ];
      });
      return [
        ...wrapped(voice.text(branchWords().about), columns),
        [],
        ...rows,
        [],
        ...wrapped(branchWords().level(bots ?? branchWords().own), columns),
      ];
    },
    press: (key, screen) => {
      const by = key === 'down' || key === 'right' ? 1 : -1;
      if (key === 'up' || key === 'down') seat = (seat + by + sitters.length) % sitters.length;
      else if (key === 'left' || key === 'right') level = (level + by + levels.length) % levels.length;
      else if (key === 'enter') {
        screen.close();
        begin(seat, levels[level] ?? null);
      } else return false;
      return true;
    },
  };
}
