import { createHash, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { DiskError } from '../engine/disk-error.ts';
import { writeSynced } from '../engine/synced-file.ts';
import { readOwnFile } from './own-file.ts';

/** The key by which clients recognise the server. */
export interface HostKey {
  readonly privateKey: Buffer;
  /** `SHA256:…`, as `ssh` shows it. */
  readonly fingerprint: string;
}

/** The fingerprint of a public key in the form that `ssh` shows. */
export function fingerprintOf(publicKey: Buffer): string {
  return `SHA256:${createHash('sha256').update(publicKey).digest('base64').replace(/=+$/, '')}`;
}

/** The size limit of a key file in bytes: more than any key takes. */
const KEY_LIMIT = 64 << 10;

/**
 * The host key in a folder; created at the first start, readable only by its owner.
 * @throws DiskError if it cannot be read or written; Error if the file contains no key
 */
export function hostKeyIn(folder: string): HostKey {
  const path = join(folder, 'host-key');
  const found = readOwnFile(path, KEY_LIMIT);
  if (found !== undefined) return keyOf(found, path);
  const made = opensshKey();
  // A new key is parsed before it is saved, because an unreadable key would lock everybody out at the next start.
  const key = keyOf(made, path);
  try {
    writeSynced(path, made, 'new');
  } catch (thrown) {
    throw new DiskError(path, thrown);
  }
  return key;
}

function keyOf(privateKey: Buffer, path: string): HostKey {
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error)
    throw new Error(`${path} contains no readable key. Move it away; the next start creates a new one.`);
  return { privateKey, fingerprint: fingerprintOf(parsed.getPublicSSH()) };
}

/** A new ed25519 key in the format of OpenSSH, without a passphrase. */
function opensshKey(): Buffer {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d, x } = privateKey.export({ format: 'jwk' });
  const secret = Buffer.from(d as string, 'base64url');
  const open = Buffer.from(x as string, 'base64url');
  const publicPart = Buffer.concat([text('ssh-ed25519'), text(open)]);
  const check = Buffer.from(open.subarray(0, 4));
  const unpadded = Buffer.concat([
    check,
    check,
    publicPart,
    text(Buffer.concat([secret, open])),
    text('green-games'),
  ]);
  const padding = Buffer.from(
    Array.from({ length: (8 - (unpadded.length % 8)) % 8 }, (_, index) => index + 1),
  );
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    text('none'),
    text('none'),
    text(''),
    number(1),
    text(publicPart),
    text(Buffer.concat([unpadded, padding])),
  ]);
  const lines = whole.toString('base64').match(/.{1,70}/g) ?? [];
  return Buffer.from(
    `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines.join('\n')}\n-----END OPENSSH PRIVATE KEY-----\n`,
  );
}

/** A text in the wire format of SSH: its length in bytes, then the bytes. */
function text(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([number(bytes.length), bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
