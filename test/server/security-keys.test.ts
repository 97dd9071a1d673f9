import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSecurityKey, isSignedByDevice, isWholeSecurityKey } from '../../src/server/security-keys.ts';
import * as fc from '../properties/fast-check.ts';
import { deviceAlgorithms, SecurityDevice, wire } from './security-device.ts';

describe.each(deviceAlgorithms)('a key of %s', (algorithm) => {
  const device = new SecurityDevice(algorithm);

  it('accepts what its device signed when touched, and nothing else', () => {
    for (let times = 0; times < 200; times += 1) {
      const bytes = randomBytes(80);
      expect(isSignedByDevice(device.publicKey, bytes, device.sign(bytes))).toBe(true);
    }
    const bytes = Buffer.from('a session');
    const signature = device.sign(bytes);
    expect(isSignedByDevice(device.publicKey, Buffer.from('another'), signature)).toBe(false);
    expect(isSignedByDevice(new SecurityDevice(algorithm).publicKey, bytes, signature)).toBe(false);
    expect(isSignedByDevice(device.publicKey, bytes, device.sign(bytes, 0))).toBe(false);
    expect(isSignedByDevice(device.publicKey, bytes, device.sign(bytes, 5))).toBe(true);
  });

  it('is read completely or not at all, and a changed byte of key or signature is rejected', () => {
    expect(isSecurityKey(algorithm)).toBe(true);
    expect(isWholeSecurityKey(algorithm, device.publicKey)).toBe(true);
    expect(isWholeSecurityKey(algorithm, Buffer.concat([device.publicKey, Buffer.of(0)]))).toBe(false);
    expect(isWholeSecurityKey(algorithm, Buffer.concat([device.publicKey, wire('more')]))).toBe(false);
    const bytes = Buffer.from('a session');
    const signature = device.sign(bytes);
    const place = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }));
    const changed = (from: Buffer, [at, by]: readonly [number, number]): Buffer => {
      const other = Buffer.from(from);
      other[at % from.length] = (other[at % from.length] ?? 0) ^ by;
      return other;
    };
    fc.assert(
      fc.property(place, (where) => {
        expect(isSignedByDevice(changed(device.publicKey, where), bytes, signature)).toBe(false);
        expect(isSignedByDevice(device.publicKey, bytes, changed(signature, where))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(isSignedByDevice(Buffer.from(noise), bytes, signature)).toBe(false);
        expect(isSignedByDevice(device.publicKey, bytes, Buffer.from(noise))).toBe(false);
      }),
    );
  });
});

it('keys of other algorithms are not keys of devices', () => {
  for (const algorithm of ['ssh-ed25519', 'ssh-rsa', 'sk-ssh-ed25519', ''])
    expect(isSecurityKey(algorithm)).toBe(false);
  for (const first of deviceAlgorithms)
    for (const second of deviceAlgorithms)
      expect(isWholeSecurityKey(first, new SecurityDevice(second).publicKey)).toBe(first === second);
});
