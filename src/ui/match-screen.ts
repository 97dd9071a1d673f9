import type { BoardProps } from '../drawing/board.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { SeatOutlook, SeatView, Waiting } from '../table/seat-view.ts';
import type { Ending, ScreenOptions, Session } from '../table/session.ts';
import type { KeyPauses } from './key-pauses.ts';
import type { ActionId, KeyName } from './keys.ts';
import type { NoteScreen } from './overlays/notes.ts';
import type { Overlay } from './overlays/overlay.ts';
import type { Scroll } from './overlays/scroll.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { Scene } from './scenes/scene.ts';
import type { ShownScreen } from './shown-screen.ts';

/** The screen of a match, as its scenes, overlays and keys see it. */
export interface MatchScreen extends NoteScreen {
  readonly session: Session;
  readonly options: ScreenOptions;
  readonly scene: Scene;
  readonly overlay: Overlay<MatchScreen> | null;
  readonly pauses: KeyPauses;
  /** Whether the person has left and the screen waits for the current decision to end. */
  readonly leaving: boolean;
  /** The reading position in the report of a finished game. */
  readonly report: Scroll;
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  /**
   * The seat whose knowledge the screen shows; null is a spectator, so nothing secret is visible between two people.
   */
  readonly viewer: Seat | null;
  /** The prompt of the open question; null if the screen asks nothing. */
  readonly prompt: Prompt | null;
  /** The option under the cursor. */
  readonly focus: Value | null;
  /** The picks of the current decision: this seat's answers to the same question so far. */
  readonly picked: readonly Value[];
  /** The last entry that the current page tells; undefined if no page is shown. */
  readonly toldUpTo: LogEntry | undefined;
  /** The public figures, round by round. */
  readonly chapters: readonly Chapter[];
  /** The people elsewhere for whom this terminal waits; empty if somebody here is asked. */
  readonly waitsFor: readonly Waiting[];
  /** Whether the open question continues a choice that the seat has begun and that has revealed nothing yet. */
  readonly halfMade: boolean;
  /** Whether somebody here made the open undo request or is asked to agree to it. */
  readonly hasUndoRequest: boolean;
  /** What an undo would take back for the asked person. */
  readonly undoOutlook: SeatOutlook | null;
  /** The seat that can undo here: the asked person, or the only person here while others elsewhere decide. */
  readonly undoSeat: SeatView | null;
  boardProps(): Omit<BoardProps, 'size'>;
  /** Counts changes: a drawn frame is current while this number is unchanged. */
  snapshot(): number;
  view(seat: Seat | null): unknown;
  /** The log entries that a seat may read. */
  entries(seat: Seat | null): readonly LogEntry[];
  /** Gives an answer that the question offers, and continues with its results. */
  answer(value: Value): void;
  /** Takes back the last decision, without asking. */
  undo(said?: string | null): void;
  /** Shows the undo request, to those who are asked or to the one who asks. */
  showUndo(): void;
  /** A seat at this terminal agrees to an undo request, declines it or withdraws it. */
  consent(seat: Seat, agrees: boolean): void;
  /** The person to whom the keyboard was handed takes over. */
  takeSeat(): void;
  /** Continues the telling from a page and a row of it. */
  tellFrom(page: number, scroll: number): void;
  /** After the telling comes the question or the end. */
  afterTelling(seat: Seat | null): void;
  /** Switches to the next way of telling events: step by step, all at once, not at all. */
  nextTelling(): void;
  nextPane(by: number): void;
  /** Shows one line of news above the prompt. */
  say(text: string | null): void;
  /** Removes the remark on the last key. */
  forgetRemark(): void;
  /** Opens an overlay over the board; opening the same one again closes it. */
  open(overlay: Overlay<MatchScreen> | Overlay<ShownScreen>): void;
  /**
   * Carries out an action that works the same on every screen.
   * @returns whether it is one
   */
  runShared(action: ActionId): boolean;
  /** The key with the person's own bindings applied. */
  boundKey(pressed: KeyName): KeyName;
  /** Carries out a key in an overlay. */
  pressInOverlay(key: KeyName, pressed: KeyName): void;
  /** Leaves the match: at once if nothing is running, otherwise after the current decision. */
  leave(): void;
  finish(ending: Ending): void;
}
