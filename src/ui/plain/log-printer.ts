import { ownOf } from '../../engine/own.ts';
import type { Seat } from '../../engine/question.ts';
import type { Spoken } from '../../engine/spoken.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import type { Session } from '../../table/session.ts';
import { programWords, signs } from '../../words/index.ts';
import { changesText, logText, type Speech } from '../words/sentences.ts';

/** Prints the log as it grows, each entry once; after an undo it continues from the new end of the log. */
export class LogPrinter {
  /** The number of the next entry to print. */
  private next: number;
  /** For each seat, if several share a terminal: the number of the next entry to check for private news. */
  private readonly privately = new Map<Seat, number>();

  /**
   * @param reader the only person at this terminal; null if several share it, and then only public entries are printed
   * @param routine kinds of routine entries that are not printed
   */
  constructor(
    private readonly session: Session,
    private readonly write: (line: string) => void,
    private readonly reader: Seat | null,
    private readonly routine: Spoken['routine'],
  ) {
    this.next = session.known ?? 0;
  }

  /** Prints the new entries. */
  print(): void {
    const { session } = this;
    for (const entry of session.seatAt(this.reader).log(this.next))
      if (!this.isAside(entry)) this.write(sayEntry(entry, session));
    this.next = session.table.logged;
  }

  private isAside({ kind, seat }: LogEntry): boolean {
    const routine = ownOf(this.routine, kind);
    return (
      routine === 'all' || (routine === 'others' && !this.session.seats.some((own) => own.seat === seat))
    );
  }

  /** Prints the entries that only this seat may read and has not read yet. */
  printPrivate(seat: Seat): void {
    const from = Math.min(this.privately.get(seat) ?? this.session.known ?? 0, this.session.table.logged);
    const secrets = this.session
      .seatAt(seat)
      .log(from)
      .filter((entry) => entry.seenBy !== undefined);
    this.privately.set(seat, this.session.table.logged);
    if (secrets.length === 0) return;
    this.write(programWords().privately);
    for (const entry of secrets) this.write(sayEntry(entry, this.session));
  }
}

/** An entry with what it changed. */
export function entryLine(entry: LogEntry, speech: Speech): string {
  const changes = changesText(entry, speech);
  return changes === ''
    ? logText(entry, speech)
    : `${logText(entry, speech)}${signs().gap}${changes}${signs().stop}`;
}

/** Rules that a sentence names in brackets. */
const RULES = /(?: \(|（)[A-Z]+-[A-Za-z0-9-]+(?:(?:,? |[、，])[A-Z]+-[A-Za-z0-9-]+)*[)）]/gu;

/** A text without its rule ids in brackets, which are only letters and digits to a listener; `why` and `rules` name them. */
export const withoutRules = (text: string): string => text.replace(RULES, '');

/** An entry for speech: only its sentence. Its rule and the figures that it changed are given on request. */
export function sayEntry(entry: LogEntry, speech: Speech): string {
  return withoutRules(logText({ ...entry, rule: '' }, speech));
}
