import type { Options } from '../engine/game.ts';
import type { Seat } from '../engine/question.ts';
import type { Note } from '../table/notes.ts';
import type { Bell, Telling } from '../table/preferences.ts';
import type { Language } from '../words/languages.ts';

/** A person's display settings, stored with the person; absent settings have their defaults. */
export interface PersonSettings {
  readonly theme?: string;
  readonly ascii?: boolean;
  readonly plain?: boolean;
  readonly telling?: Telling;
  readonly bell?: Bell;
  /** The language in which the server speaks to the person. */
  readonly language?: Language;
  /** Whether the person's terminal shows characters of ambiguous width in two cells. */
  readonly ambiguousWide?: boolean;
}

/**
 * A person as the server knows them: a name, the keys with which they log in, their settings, and their own notes.
 * Nothing else is stored.
 */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The reduced form of the name, which must be unique; see `nameSkeleton`. */
  readonly skeleton: string;
  /** The fingerprints of their keys, `SHA256:…`; never empty. */
  readonly keys: readonly string[];
  readonly settings: PersonSettings;
  /** Their own notes on matches, by the code of the table; nobody else gets them. Absent before the first one. */
  readonly notes?: Readonly<Record<string, readonly Note[]>>;
  /** When they first logged in, as an ISO time. */
  readonly since: string;
}

/** What a code grants, once: it adds a key to a person, or invites a new person. */
export interface Grant {
  readonly code: string;
  /** The person to whom the code adds a key; null if it invites a new person. */
  readonly person: string | null;
  /** The time at which it expires, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Who has a seat: a person, by id and name, or a bot; open if nobody has it yet. A bot answers for a person who has
 * given up the seat, or who was away for too long and is not back yet.
 */
export type Chair =
  | { readonly person: string; readonly name: string; readonly givenUp?: true; readonly away?: true }
  | { readonly bot: string }
  | { readonly open: true };

/** How long a person may take for a decision before a bot answers for them. */
export type PaceName = 'none' | 'live' | 'daily';

/** A table's record, stored beside its match. */
export interface TableRecord {
  /** Its code, such as `oak-7F3K`, which is also the name of its match. */
  readonly code: string;
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  /** The id of the person who set it up. */
  readonly host: string;
  /** Whether it is listed for everybody; if not, people need its code to join. */
  readonly open: boolean;
  /** The number of answers by which spectators are delayed; null if nobody may watch. */
  readonly watch: number | null;
  readonly pace: PaceName;
  /** Whether undo is allowed, with everybody's consent. */
  readonly undo: boolean;
  /** Whether players may ask for the hard bot's answer; default: no. */
  readonly hints?: boolean;
  readonly state: 'gathering' | 'playing' | 'over';
  /** Set if the match was begun elsewhere, so that it exists before all its players have joined. */
  readonly isImported?: true;
  /** The time of the last decision here, as an ISO time. */
  readonly touched: string;
  /** The seats that the match was waiting for then. */
  readonly waiting: readonly Seat[];
}

/** Something that was said at a table. */
export interface Remark {
  readonly name: string;
  readonly text: string;
  /** Whether the table itself tells everybody that the person of this name has given up the seat. */
  readonly isGivingUp?: true;
  readonly at: string;
}

/** A person's seat at a table; undefined if they have none or have given it up. */
export function seatOf({ chairs }: TableRecord, person: string): Seat | undefined {
  const seat = chairs.findIndex(
    (chair) => 'person' in chair && chair.person === person && chair.givenUp !== true,
  );
  return seat < 0 ? undefined : seat;
}

/** The number of seats that nobody has taken yet. */
export function openChairs({ chairs }: TableRecord): number {
  return chairs.filter((chair) => 'open' in chair).length;
}

/** Milliseconds for one decision at each pace, after which a bot answers for an absent person. */
export const paceMilliseconds: Readonly<Record<PaceName, number>> = {
  none: Number.POSITIVE_INFINITY,
  live: 5 * 60_000,
  daily: 3 * 24 * 3_600_000,
};

/** Milliseconds without a decision after which a table is listed as archived; it is never deleted. */
const archivedAfter = 30 * 24 * 3_600_000;

/** Whether a table has had no decision for 30 days. */
export function isArchived({ touched }: TableRecord, now: number): boolean {
  return now - Date.parse(touched) > archivedAfter;
}
