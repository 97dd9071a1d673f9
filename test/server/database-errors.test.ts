import { describe, expect, it } from 'vitest';
import { DatabaseAway, databaseFault } from '../../src/server/postgres/database-away.ts';

/** What must appear nowhere: the user, the password and the host of a database. */
const secrets = ['quietuser', 'quietword', 'db.quiet.example'];

const told = `password quietword of user "quietuser" at db.quiet.example:5432 (postgres://quietuser:quietword@db.quiet.example/games)`;

/** An error as the library or Node.js throws it. */
function failure(code: string, facts: object = {}): Error {
  return Object.assign(new Error(told), { code, ...facts });
}

const ofServer = { severity: 'FATAL', detail: told, hint: told, where: told, routine: 'auth_failed' };

describe('an error of the database', () => {
  it.each([
    ...[
      '28P01',
      '28000',
      '3D000',
      '53300',
      '57P03',
      '25006',
      '53100',
      '08006',
      '42P01',
      '23505',
      'XX000',
    ].map((code) => failure(code, ofServer)),
    ...['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH', 'ECONNRESET', 'EPIPE'].map(
      (code) => failure(code, { hostname: 'db.quiet.example', address: 'db.quiet.example' }),
    ),
    ...[
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'CERT_HAS_EXPIRED',
      'ERR_SSL_WRONG_VERSION_NUMBER',
    ].map((code) => failure(code, { host: 'db.quiet.example' })),
    Object.assign(new Error('Connection terminated unexpectedly'), { client: { password: 'quietword' } }),
  ])('$code tells no user, no password and no host', (error) => {
    const fault = databaseFault(error);
    const all = [
      fault.message,
      fault.stack,
      JSON.stringify(fault),
      String(fault),
      String(Reflect.get(fault, 'reason')),
    ];
    for (const secret of secrets) expect(all.join('\n')).not.toContain(secret);
  });

  it.each(['ECONNREFUSED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'])(
    '%s is named to the host',
    (code) => {
      const fault = databaseFault(failure(code));
      expect(fault).toBeInstanceOf(DatabaseAway);
      expect((fault as DatabaseAway).reason).toBe(code);
    },
  );
});
