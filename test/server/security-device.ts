import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A string of SSH's wire format. */
export function wire(...strings: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    strings.flatMap((each) => {
      const bytes = Buffer.from(each);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A positive number of SSH's wire format. */
function wireNumber(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = bytes.subarray(first < 0 ? bytes.length : first);
  return wire((short[0] ?? 0) >= 128 ? Buffer.concat([Buffer.of(0), short]) : short);
}

export const deviceAlgorithms = ['sk-ssh-ed25519@openssh.com', 'sk-ecdsa-sha2-nistp256@openssh.com'] as const;

/** A security device in software: it signs as real ones do, whether or not it is touched. */
export class SecurityDevice {
  /** Its public key, as clients send it. */
  readonly publicKey: Buffer;
  private readonly key: KeyObject;
  private count = 0;

  constructor(
    readonly algorithm: (typeof deviceAlgorithms)[number],
    private readonly application = 'ssh:',
  ) {
    const isEdwards = algorithm === 'sk-ssh-ed25519@openssh.com';
    const { privateKey, publicKey } = isEdwards
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [across, up] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.publicKey = isEdwards
      ? wire(algorithm, across, application)
      : wire(algorithm, 'nistp256', Buffer.concat([Buffer.of(4), across, up]), application);
  }

  /** A signature: the signature proper, a byte of flags, four of a counter. */
  sign(bytes: Buffer, flags = 1): Buffer {
    this.count += 1;
    const end = Buffer.alloc(5);
    end[0] = flags;
    end.writeUInt32BE(this.count, 1);
    const message = Buffer.concat([digest(Buffer.from(this.application)), end, digest(bytes)]);
    if (this.algorithm === 'sk-ssh-ed25519@openssh.com')
      return Buffer.concat([sign(null, message, this.key), end]);
    const pair = sign('sha256', message, { key: this.key, dsaEncoding: 'ieee-p1363' });
    return Buffer.concat([wireNumber(pair.subarray(0, 32)), wireNumber(pair.subarray(32)), end]);
  }
}
