import { bold, dim, type Line, painted } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import type { Reason } from '../../table/reasons.ts';
import { screenWords } from '../../words/en/screen.ts';
import type { Voice } from '../voice.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** The reasons for the bots' decisions, newest first, as far as the seat on the screen may know them. */
export function reasonsOverlay(): Overlay {
  const scroll = new Scroll();
  return {
    id: 'reasons',
    title: screenWords.reasonsTitle,
    lines: ({ session, viewer, voice }, size) => {
      const reasons = [...session.seatAt(viewer).reasons()].reverse();
      if (reasons.length === 0) return [[` ${screenWords.reasonsNone}`]];
      return scrolled(
        reasons.flatMap((reason) => reasonLines(reason, voice, size.columns)),
        size.rows,
        scroll,
      );
    },
    press: (key) => scroll.press(key),
  };
}

function reasonLines(reason: Reason, voice: Voice, columns: number): Line[] {
  const { seat, chosen, alternatives, unit, hidden, rollouts } = reason;
  const parts = alternatives.map((other) => voice.worse(reason, other, unit));
  if (hidden) parts.push(screenWords.hiddenReasons);
  if (rollouts > 0) parts.push(screenWords.rollouts(rollouts));
  return [
    [
      ' ',
      painted(ownerLetter(seat), ownerPaint(seat), true),
      ' ',
      bold(screenWords.chose(voice.seat(seat), voice.chosen(reason, chosen))),
    ],
    ...(parts.length === 0
      ? []
      : wrap(parts.join(', '), columns - 5).map((text): Line => [dim(`     ${text}`)])),
  ];
}
