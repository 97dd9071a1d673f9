import ssh2 from 'ssh2';
import { fingerprintOf } from './host-key.ts';
import { isSecurityKey, isSignedByDevice, isWholeSecurityKey } from './security-keys.ts';

/** The algorithms with which a key may sign a login, in addition to RSA with SHA-2 and those of security devices. */
const algorithms: ReadonlySet<string> = new Set([
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
]);

/** A public key with which a client wants to log in. */
export interface OfferedKey {
  readonly fingerprint: string;
  /** Whether the signature over these bytes was made with the key. */
  proves(signed: Buffer, signature: Buffer): boolean;
}

/**
 * The key that a client offers; undefined if it is not readable, or of an algorithm that nobody may log in with.
 * @param algorithm the type of the key
 * @param hash the hash of the offered algorithm, which only RSA has apart from the type
 */
export function offeredKey(
  algorithm: string,
  bytes: Buffer,
  hash: string | undefined,
): OfferedKey | undefined {
  if (isSecurityKey(algorithm)) {
    if (!isWholeSecurityKey(algorithm, bytes)) return undefined;
    return {
      fingerprint: fingerprintOf(bytes),
      proves: (signed, signature) => isSignedByDevice(bytes, signed, signature),
    };
  }
  const isRsa = algorithm === 'ssh-rsa' && (hash === 'sha256' || hash === 'sha512');
  if (!isRsa && !algorithms.has(algorithm)) return undefined;
  const key = ssh2.utils.parseKey(bytes);
  if (key instanceof Error || key.type !== algorithm) return undefined;
  return {
    fingerprint: fingerprintOf(key.getPublicSSH()),
    proves: (signed, signature) => key.verify(signed, signature, hash) === true,
  };
}
