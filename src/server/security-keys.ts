import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/*
 * Keys of security devices, which sign only when somebody touches them. The SSH library knows neither these keys nor
 * their signatures, so they are read and verified here, as OpenSSH's PROTOCOL.u2f describes them.
 */

const edwards = 'sk-ssh-ed25519@openssh.com';
const elliptic = 'sk-ecdsa-sha2-nistp256@openssh.com';

/** Whether an algorithm is one of a security device. */
export function isSecurityKey(algorithm: string): boolean {
  return algorithm === edwards || algorithm === elliptic;
}

/** A public key of a security device. */
interface SecurityKey {
  readonly algorithm: string;
  readonly key: KeyObject;
  /** The application for which the device made the key, such as `ssh:`; the device signs it as well. */
  readonly application: Buffer;
}

/** The flag of a signature for which somebody has touched the device. */
const touched = 1;

/** Whether the bytes are a whole public key of a security device, of this algorithm. */
export function isWholeSecurityKey(algorithm: string, bytes: Buffer): boolean {
  return readKey(bytes)?.algorithm === algorithm;
}

/**
 * Whether a signature was made with a security device, by somebody who touched it, over the given bytes.
 * @param bytes the public key, as clients send it
 * @param signed what the client claims to have signed
 * @param signature the signature proper, then a byte of flags and four of a counter
 */
export function isSignedByDevice(bytes: Buffer, signed: Buffer, signature: Buffer): boolean {
  const device = readKey(bytes);
  if (device === undefined || signature.length < 6) return false;
  const proper = signature.subarray(0, -5);
  const flagsAndCounter = signature.subarray(-5);
  if (((flagsAndCounter[0] ?? 0) & touched) === 0) return false;
  const message = Buffer.concat([digest(device.application), flagsAndCounter, digest(signed)]);
  if (device.algorithm === edwards) return proper.length === 64 && verify(null, message, device.key, proper);
  const pair = pairOf(proper);
  return (
    pair !== undefined && verify('sha256', message, { key: device.key, dsaEncoding: 'ieee-p1363' }, pair)
  );
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function readKey(bytes: Buffer): SecurityKey | undefined {
  const parts = stringsIn(bytes);
  const algorithm = parts?.[0]?.toString('latin1');
  if (parts === undefined || algorithm === undefined) return undefined;
  if (algorithm === edwards && parts.length === 3) {
    const [, point, application] = parts as [Buffer, Buffer, Buffer];
    return keyOf(algorithm, { kty: 'OKP', crv: 'Ed25519', x: point.toString('base64url') }, application);
  }
  if (algorithm === elliptic && parts.length === 4) {
    const [, curve, point, application] = parts as [Buffer, Buffer, Buffer, Buffer];
    // The first byte says that both coordinates follow in full.
    if (curve.toString('latin1') !== 'nistp256' || point.length !== 65 || point[0] !== 4) return undefined;
    const [x, y] = [point.subarray(1, 33), point.subarray(33)];
    const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
    return keyOf(algorithm, jwk, application);
  }
  return undefined;
}

function keyOf(algorithm: string, key: Record<string, string>, application: Buffer): SecurityKey | undefined {
  try {
    return { algorithm, key: createPublicKey({ key, format: 'jwk' }), application };
  } catch {
    // Not a point of the curve: the sender gets the same refusal as for any other invalid key.
    return undefined;
  }
}

/** The two numbers of an elliptic signature, 32 bytes each. */
function pairOf(proper: Buffer): Buffer | undefined {
  const numbers = stringsIn(proper)?.map((number) => (number[0] === 0 ? number.subarray(1) : number));
  if (numbers?.length !== 2 || numbers.some(({ length }) => length > 32)) return undefined;
  return Buffer.concat(numbers.map((number) => Buffer.concat([Buffer.alloc(32 - number.length), number])));
}

/** The strings of SSH's wire format, each after its length; undefined if the bytes are anything else. */
function stringsIn(bytes: Buffer): Buffer[] | undefined {
  const strings: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 4 > bytes.length) return undefined;
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    strings.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return strings;
}
