import { statSync } from 'node:fs';
import { DiskError } from '../engine/disk-error.ts';
import { fileWords } from '../words/index.ts';
import type { EventLog } from './event-log.ts';
import { fingerprintOf } from './host-key.ts';
import { readOwnFile } from './own-file.ts';

/** The size limit of the list in bytes; about ten thousand keys fit. */
const LIST_LIMIT = 16 << 20;

/** The name of an algorithm, the key in base64, and a comment. */
const keyLine = /^([a-z][\w.@-]*) +([A-Za-z0-9+/]+=*)(?: .*)?$/;

/**
 * The keys that may log in, from a file in the format of OpenSSH's `authorized_keys`. The file is read again when it
 * has changed; while it cannot be read, the previous keys remain allowed.
 */
export class AllowedKeys {
  private keys: ReadonlySet<string>;
  private read: string;

  /** @throws DiskError if the file cannot be read, or has a line that is not a key */
  constructor(
    private readonly path: string,
    private readonly log: EventLog,
  ) {
    this.read = stateOf(path);
    this.keys = keysIn(path);
  }

  has(fingerprint: string): boolean {
    this.readAgain();
    return this.keys.has(fingerprint);
  }

  private readAgain(): void {
    try {
      const now = stateOf(this.path);
      if (now === this.read) return;
      this.read = now;
      this.keys = keysIn(this.path);
    } catch (error) {
      this.log('authorized-keys-fault', { fault: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** A value that changes whenever the file does. */
function stateOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (thrown) {
    throw new DiskError(path, thrown, { attempt: fileWords().notRead(path) });
  }
}

function keysIn(path: string): ReadonlySet<string> {
  const fault = (because: string): DiskError =>
    new DiskError(path, null, { attempt: fileWords().notRead(path), because });
  const bytes = readOwnFile(path, LIST_LIMIT);
  if (bytes === undefined) throw fault(fileWords().missing);
  const keys = new Set<string>();
  for (const [index, line] of bytes.toString('utf8').split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, algorithm = '', base64 = ''] = keyLine.exec(text) ?? [];
    const key = Buffer.from(base64, 'base64');
    // Options before a key restrict it; ignoring them would allow more than the file does.
    if (algorithm === '' || algorithmIn(key) !== algorithm) throw fault(fileWords().noKey(index + 1));
    keys.add(fingerprintOf(key));
  }
  return keys;
}

/** The algorithm named at the beginning of a public key in SSH's wire format. */
function algorithmIn(key: Buffer): string {
  const length = key.length < 4 ? 0 : key.readUInt32BE(0);
  return key.subarray(4, 4 + length).toString('latin1');
}
