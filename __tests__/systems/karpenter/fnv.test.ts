import fc from 'fast-check';
import { fnv1 } from '../../../src/systems/karpenter/controller/hash.js';

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
])('the FNV-1 of %j is the published one', (text, hash) => {
  expect(fnv1(Buffer.from(text))).toBe(hash);
});

test('two halves give what one number of 64 bits gives, for any bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 300 }), (bytes) => {
      expect(fnv1(bytes)).toBe(byDefinition(bytes));
    }),
  );
});
