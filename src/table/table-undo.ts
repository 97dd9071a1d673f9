import type { State } from '../engine/game.ts';
import type { KeptMatch } from '../engine/kept-match.ts';
import type { Seat } from '../engine/question.ts';
import type { SeatOutlook, Sitter, Undone, UndoRequest } from './seat-view.ts';
import type { SharedPlay } from './shared-play.ts';
import type { TableAnswers } from './table-answers.ts';
import { tellableTo, UndoConsent } from './undo-consent.ts';

/** What an undo needs of its table. */
interface UndoingTable {
  readonly sitters: readonly Sitter[];
  /** Null if one process alone writes the match. */
  readonly sharing: SharedPlay | null;
  readonly answers: Pick<TableAnswers, 'undid'>;
  tell(): void;
}

/** The undos of a table: who asks for one, who must agree, and what is taken back. */
export class TableUndo {
  /** The latest undo. */
  undone: Undone | null = null;
  private readonly consent: UndoConsent;

  constructor(
    private readonly table: UndoingTable,
    private readonly kept: KeptMatch<State, unknown, unknown>,
  ) {
    this.consent = new UndoConsent(kept.match, table.sitters, (seat) => this.takeBack(seat));
  }

  get request(): UndoRequest | null {
    return this.consent.request;
  }

  /** Whether people are being asked to agree; until they answer, bots and forced answers wait. */
  get isOpen(): boolean {
    return this.consent.isOpen;
  }

  outlookOf(seat: Seat): SeatOutlook | null {
    return this.consent.outlookOf(seat);
  }

  /** A seat asks for an undo, agrees to one, or declines it. */
  say(seat: Seat, word: 'ask' | 'agree' | 'decline'): void {
    // An undo that concerns nobody else needs no word.
    const isTold = word !== 'ask' || (this.outlookOf(seat)?.asks.length ?? 0) > 0;
    if (isTold && this.table.sharing?.say(seat, word) === true) return;
    this.hear(seat, word);
  }

  /** Follows a word about an undo, wherever it was said. */
  hear(seat: Seat, word: 'ask' | 'agree' | 'decline'): void {
    if (this.consent[word](seat)) this.table.tell();
  }

  /** Withdraws a request, because somebody has decided since. */
  playGoesOn(): void {
    this.consent.playGoesOn();
  }

  /** Carries out the undo that a seat asked for. */
  private takeBack(seat: Seat): void {
    const { match } = this.kept;
    const { sharing } = this.table;
    if (sharing !== null) {
      sharing.takeBack(seat, () => this.consent.sealedPlace(seat));
      return;
    }
    const own = this.consent.sealedPlace(seat);
    if (own === null) {
      const outlook = match.undoOutlook((answer) => answer.seat === seat);
      if (outlook === null) return;
      const answers = tellableTo(seat, outlook.answers, match.sealed);
      this.kept.undo(outlook.answers);
      this.undone = { seat, answers };
    } else {
      const dropped = match.sealed.slice(own);
      const ofOthers = dropped.filter((answer) => answer.seat !== seat);
      this.kept.undo(dropped.length, ofOthers);
    }
    this.table.answers.undid(own === null ? this.table.sitters.map((sitter) => sitter.seat) : [seat]);
  }
}
