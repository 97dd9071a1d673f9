import type { Options } from '../engine/game.ts';
import type { Seat } from '../engine/question.ts';
import type { Bell, Telling } from '../table/preferences.ts';

/** How somebody wants their screens, kept with the person; what is absent is as usual. */
export interface PersonSettings {
  readonly theme?: string;
  readonly ascii?: boolean;
  readonly plain?: boolean;
  readonly telling?: Telling;
  readonly bell?: Bell;
}

/** A person as the server knows them: a name and the keys by which they log in. Nothing else is kept of anybody. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** What must be unlike that of everybody else: see `nameSkeleton`. */
  readonly skeleton: string;
  /** Fingerprints of their keys, `SHA256:…`. Never empty. */
  readonly keys: readonly string[];
  readonly settings: PersonSettings;
  /** When they first logged in, as an ISO time. */
  readonly since: string;
}

/** What a code is good for, once: it adds a key to a person, or lets somebody new in. */
export interface Grant {
  readonly code: string;
  /** Whose key the code adds; null where it invites somebody new. */
  readonly person: string | null;
  /** Until when, in milliseconds since 1970. */
  readonly until: number;
}

/** Who has a seat: a person, by id and name, or a bot; open where nobody has it yet. */
export type Chair =
  | { readonly person: string; readonly name: string; readonly givenUp?: true }
  | { readonly bot: string }
  | { readonly open: true };

/** How long somebody may take for a decision before a bot answers for them. */
export type PaceName = 'none' | 'live' | 'daily';

/** A table as it is kept beside its match. */
export interface TableRecord {
  /** Its name, which is its match's name as well: `oak-7F3K`. */
  readonly code: string;
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  /** The person who set it up. */
  readonly host: string;
  /** Listed for everybody; otherwise it is joined by its code alone. */
  readonly open: boolean;
  /** Answers by which spectators are held back; null where none may watch. */
  readonly watch: number | null;
  readonly pace: PaceName;
  /** Whether something may be taken back, with everybody's consent. */
  readonly undo: boolean;
  /** Whether players may ask what a hard bot would answer; absent: no. */
  readonly hints?: boolean;
  readonly state: 'gathering' | 'playing' | 'over';
  /** The match was begun elsewhere: it is there while its people still gather. */
  readonly isImported?: true;
  /** When somebody last decided something here, as an ISO time. */
  readonly touched: string;
  /** Whom the match waited for then. */
  readonly waiting: readonly Seat[];
}

/** Something that was said at a table. */
export interface Remark {
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

/** The chair of a person at a table; undefined where they have none, or have given it up. */
export function seatOf({ chairs }: TableRecord, person: string): Seat | undefined {
  const seat = chairs.findIndex(
    (chair) => 'person' in chair && chair.person === person && chair.givenUp !== true,
  );
  return seat < 0 ? undefined : seat;
}

/** How many chairs nobody has taken yet. */
export function openChairs({ chairs }: TableRecord): number {
  return chairs.filter((chair) => 'open' in chair).length;
}

/** Milliseconds for one decision at each pace, after which a bot answers for somebody who is not there. */
export const paceMilliseconds: Readonly<Record<PaceName, number>> = {
  none: Number.POSITIVE_INFINITY,
  live: 5 * 60_000,
  daily: 3 * 24 * 3_600_000,
};

/** Milliseconds after which a table that nobody has touched is listed as archived. It is never deleted. */
const archivedAfter = 30 * 24 * 3_600_000;

/** Whether nobody has touched a table for 30 days. */
export function isArchived({ touched }: TableRecord, now: number): boolean {
  return now - Date.parse(touched) > archivedAfter;
}
