import { bold, dim, type Line, painted, wrapped } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../drawing/theme.ts';
import { screenWords, signs } from '../../words/index.ts';
import type { MatchScreen } from '../match-screen.ts';
import type { Voice } from '../voice.ts';
import type { MoveText } from '../words/reasons.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** The reasons for the bots' decisions, newest first, limited to what the seat on the screen may know. */
export function reasonsOverlay(): Overlay<MatchScreen> {
  const scroll = new Scroll();
  return {
    id: 'reasons',
    title: screenWords().reasonsTitle,
    lines: ({ session, viewer, voice }, size) => {
      const moves = voice.moves(session.seatAt(viewer).reasons()).reverse();
      if (moves.length === 0) return wrapped(screenWords().reasonsNone, size.columns);
      return scrolled(
        moves.flatMap((move) => moveLines(move, voice, size.columns)),
        size.rows,
        scroll,
      );
    },
    press: (key) => scroll.press(key),
  };
}

function moveLines(move: MoveText, voice: Voice, columns: number): Line[] {
  const { seat, chosen, because, alternatives, hidden, rollouts } = move;
  const compared = [...alternatives];
  if (hidden) compared.push(screenWords().hiddenReasons);
  if (rollouts > 0) compared.push(screenWords().rollouts(rollouts));
  const rows = (text: string): string[] => (text === '' ? [] : wrap(text, columns - 5));
  const [first = '', ...further] = rows(screenWords().chose(voice.seat(seat), chosen));
  return [
    [' ', painted(ownerLetter(seat), ownerPaint(seat), true), ' ', bold(first)],
    ...further.map((text): Line => [bold(`     ${text}`)]),
    ...because.flatMap(rows).map((text): Line => [`     ${text}`]),
    ...rows(compared.join(signs().list)).map((text): Line => [dim(`     ${text}`)]),
  ];
}
