import type { Size } from '../../drawing/layout.ts';
import { bold, dim, type Line, painted } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import type { Seat } from '../../engine/question.ts';
import type { SeatOutlook, UndoRequest } from '../../table/seat-view.ts';
import { screenWords, signs } from '../../words/index.ts';
import type { MatchScreen } from '../match-screen.ts';
import { pendingSeats } from '../undo-watch.ts';
import type { Overlay } from './overlay.ts';

/** The overlays for another client's undo request, and for one's own. */
export const undoOverlays = { asked: 'undo-asked', asks: 'undo-asks' } as const;

/**
 * Asks everyone at this terminal before an undo, if something was revealed since, or before a request to people
 * elsewhere.
 */
export function undoOverlay(outlook: SeatOutlook, people: readonly Seat[]): Overlay<MatchScreen> {
  const asked = people.length > 1 && outlook.revealed.length > 0 ? people : [];
  const elsewhere = outlook.asks.filter((seat) => !people.includes(seat));
  let agreed = 0;
  return {
    id: 'undo',
    title: screenWords().undoTitle,
    hint: screenWords().undoHint,
    lines: (screen, size) => {
      const { voice } = screen;
      const sure =
        elsewhere.length > 0
          ? screenWords().undoAsks(elsewhere.map((seat) => voice.seat(seat)))
          : screenWords().undoSure;
      const next = asked[agreed];
      return [
        ...whatLines(screenWords().undoNow(outlook.answers), outlook.revealed, screen, size),
        [],
        ...asked.slice(0, agreed).map((seat) => agreedLine(seat, screen)),
        ...sentence(next === undefined ? sure : screenWords().undoAgree(voice.seat(next)), size),
      ];
    },
    press: (key, screen) => {
      if (key !== 'y') return false;
      agreed += 1;
      screen.pauses.spend();
      if (agreed >= asked.length) screen.undo();
      return true;
    },
  };
}

/** Somebody elsewhere requests an undo: the people concerned at this terminal agree or decline. */
export function undoAskedOverlay(): Overlay<MatchScreen> {
  const shownAt = performance.now();
  return {
    id: undoOverlays.asked,
    title: screenWords().undoTitle,
    hint: screenWords().undoAskedHint,
    lines: (screen, size) => {
      const { session, voice } = screen;
      const request = session.table.undoRequest;
      const [next] = pendingSeats(session);
      if (request === null || next === undefined) return [];
      const { seat, answers, revealed } = request;
      return [
        ...whatLines(screenWords().undoWanted(voice.seat(seat), answers), revealed, screen, size),
        [],
        ...consentLines(request, screen),
        ...sentence(screenWords().undoAgreeOrNot(voice.seat(next)), size),
      ];
    },
    press: (key, screen) => {
      if (key !== 'y' && key !== 'n') return false;
      // The overlay opened without warning, so a key meant for what was there before must not answer.
      if (performance.now() - shownAt < screen.preferences.pause) {
        screen.remark(screenWords().waitToAnswer);
        return true;
      }
      const [next] = pendingSeats(screen.session);
      screen.pauses.spend();
      if (next !== undefined) screen.consent(next, key === 'y');
      return true;
    },
  };
}

/** Shows who has agreed so far to an undo requested at this terminal. */
export function undoAsksOverlay(): Overlay<MatchScreen> {
  return {
    id: undoOverlays.asks,
    title: screenWords().undoTitle,
    hint: screenWords().undoAsksHint,
    lines: (screen, size) => {
      const request = screen.session.table.undoRequest;
      if (request === null) return [];
      const { answers, revealed } = request;
      return [
        ...whatLines(screenWords().undoAskedFor(answers), revealed, screen, size),
        [],
        ...consentLines(request, screen),
        ...sentence(screenWords().undoMayWithdraw, size),
      ];
    },
    press: (key, screen) => {
      if (key !== 'n') return false;
      const seat = screen.session.table.undoRequest?.seat;
      if (seat !== undefined) screen.consent(seat, false);
      return true;
    },
  };
}

function sentence(text: string, { columns }: Size): Line[] {
  return wrap(text, columns - 2).map((part): Line => [' ', bold(part)]);
}

/** What would be undone, and what has been revealed since. */
function whatLines(
  what: string,
  revealed: readonly string[],
  { voice, glyphs }: MatchScreen,
  { columns }: Size,
): Line[] {
  const text = revealed.length === 0 ? what : `${what}${signs().gap}${screenWords().undoRevealed}`;
  return [
    ...wrap(voice.text(text), columns - 2).map((part): Line => [` ${part}`]),
    ...revealed.flatMap((each) => {
      const said = screenWords().revealed(each === 'chance' ? each : voice.name(each));
      return wrap(said, columns - 6).map((part): Line => [`   ${glyphs.dot} ${part}`]);
    }),
  ];
}

function agreedLine(seat: Seat, { voice, glyphs }: MatchScreen): Line {
  return [' ', painted(glyphs.check, 'good'), ` ${screenWords().agreed(voice.seat(seat))}`];
}

/** Everybody whose consent is needed, and whether they have given it. */
function consentLines({ asks, agreed }: UndoRequest, screen: MatchScreen): Line[] {
  return asks.map((seat) =>
    agreed.includes(seat)
      ? agreedLine(seat, screen)
      : [dim(`   ${screenWords().notYetAgreed(screen.voice.seat(seat))}`)],
  );
}
