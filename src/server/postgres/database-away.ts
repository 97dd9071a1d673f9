import { type AwayKind, StoreAway } from '../../table/shared-records.ts';

/** The database does not answer or accepts nothing. The message is for people at tables, the reason for the host. */
export class DatabaseAway extends StoreAway {
  /** @param reason a code and the field's usual words; never an address, a name or a password */
  constructor(
    readonly reason: string,
    kind: AwayKind = 'storeAway',
  ) {
    super(kind);
  }
}

/** Conditions of PostgreSQL that pass without a change of the program, by their codes. */
const passing: Readonly<Record<string, readonly [reason: string, kind?: AwayKind]>> = {
  '25006': ['25006: the database is read-only; is it a replica?', 'storeReadOnly'],
  '28000': ['28000: the database does not let this user in'],
  '28P01': ['28P01: the database refuses the password'],
  '3D000': ['3D000: there is no such database'],
  '40001': ['40001: serialization failure'],
  '40P01': ['40P01: deadlock'],
  '53100': ['53100: the disk of the database is full', 'storeFull'],
  '53200': ['53200: the database is out of memory'],
  '53300': ['53300: the database has too many connections'],
  '55P03': ['55P03: a lock is not free'],
  '57014': ['57014: the database has taken too long'],
  '57P01': ['57P01: the database is being shut down'],
  '57P02': ['57P02: the database has crashed and is starting again'],
  '57P03': ['57P03: the database is starting'],
  '58030': ['58030: the database cannot read or write its disk'],
};

/** Errors of the network, of its encryption, and of the library that mean that there is no connection. */
const networkCodes =
  /^(?:E[A-Z]+(?:_[A-Z]+)?|UND_ERR_\w+|ERR_(?:TLS|SSL|SOCKET|STREAM)\w*|\w*(?:CERT|SIGNATURE|ISSUER)\w*)$/;
const lostConnection =
  /Connection terminated|timeout exceeded|read timeout|Client has encountered|Cannot use a pool|not queryable/i;

/**
 * Converts an error of the library.
 * @returns `DatabaseAway` if it passes; otherwise an error that names the code of PostgreSQL. No message of the library
 * or the database is passed on, because they may name the user, the host, or what was stored.
 */
export function databaseFault(error: unknown): Error {
  if (error instanceof DatabaseAway) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = passing[code];
  if (known !== undefined) return new DatabaseAway(...known);
  if (/^(?:08|53|57)/.test(code)) return new DatabaseAway(`${code}: the database cannot answer`);
  if (networkCodes.test(code)) return new DatabaseAway(code);
  if (!isOfDatabase(error) && error instanceof Error && lostConnection.test(error.message))
    return new DatabaseAway('the connection is lost');
  if (isOfDatabase(error)) return new DatabaseFault(code, constraintOf(error));
  return error instanceof Error ? error : new Error(String(error));
}

/** The database has refused a statement. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault';
  /** @param code the code of PostgreSQL; @param constraint the constraint that would be broken, if it is one */
  constructor(
    readonly code: string,
    readonly constraint: string | undefined,
  ) {
    super(`The database has refused a statement (${[code, constraint].filter(Boolean).join(', ')}).`);
  }
}

/** Codes of PostgreSQL have five characters. */
function isOfDatabase(error: unknown): error is Error & { readonly code: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    /^[0-9A-Z]{5}$/.test(String(error.code)) &&
    'severity' in error
  );
}

function constraintOf(error: Error): string | undefined {
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
}
