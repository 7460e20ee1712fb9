import fc from 'fast-check';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { admit } from '../../../src/systems/karpenter/admission.js';
import { fnv1, templateHash } from '../../../src/systems/karpenter/controller/drift.js';
import { nodePool } from './samples.js';

function hashOf(template: JsonObject, spec: JsonObject = {}): string | null {
  const { pool } = admit(nodePool(spec, template), null);
  return pool && templateHash(pool.template);
}

const A = { key: 'a', effect: 'NoSchedule' };
const LABELS = { metadata: { labels: { team: 'a' } } };

describe('hash: the template hash', () => {
  test('is the number that clusters show: the EKS Auto Mode pool general-purpose', () => {
    const template = {
      metadata: {},
      nodeClassRef: { group: 'eks.amazonaws.com', kind: 'NodeClass', name: 'default' },
      expireAfter: '336h',
      terminationGracePeriod: '24h0m0s',
    };
    expect(hashOf(template)).toBe('4012513481623584108');
  });

  test('is known for a small template, with and without an empty list of taints', () => {
    expect(hashOf(LABELS)).toBe('1617844334411263980');
    expect(hashOf({ ...LABELS, taints: [] })).toBe('6073754904225020913');
  });

  test('writes the same instant the same way, whatever its zone', () => {
    const at = (timeAdded: string) => hashOf({ taints: [{ ...A, timeAdded }] });
    expect(at('2026-01-01T02:00:00+02:00')).toBe(at('2026-01-01T00:00:00Z'));
    expect(at('2026-01-01T00:00:00.5Z')).not.toBe(at('2026-01-01T00:00:00Z'));
  });
});

const MASK = 0xffff_ffff_ffff_ffffn;

/** The definition, word by word: multiply, cut to 64 bits, take the byte in. */
function byDefinition(bytes: readonly number[]): bigint {
  return bytes.reduce((hash, byte) => ((hash * 0x100000001b3n) & MASK) ^ BigInt(byte), 0xcbf29ce484222325n);
}

// The published values of the 64-bit FNV-1 for these texts.
test.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63bd4c8601b7ben],
  ['foobar', 0x340d8765a4dda9c2n],
])('hash: the FNV-1 of %j is the published one', (text, hash) => {
  expect(fnv1(Buffer.from(text))).toBe(hash);
});

test('hash: two halves give what one number of 64 bits gives, for any bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 300 }), (bytes) => {
      expect(fnv1(bytes)).toBe(byDefinition(bytes));
    }),
  );
});
