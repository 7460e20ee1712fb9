/** The prime of 64 bits is 2^40 + 0x1b3: a number times it is the number moved up by 40 bits, and the number times 0x1b3. */
const PRIME_LOW = 0x1b3;
const START_HIGH = 0xcbf29ce4;
const START_LOW = 0x84222325;
const TWO_TO_32 = 0x1_0000_0000;

/** FNV-1 with 64 bits: multiplies before it takes the byte in. (FNV-1a, the better known one, does it the other way round.) */
export function fnv1(bytes: Iterable<number>): bigint {
  // Two halves of 32 bits, which a double multiplies exactly: every field of every pool is hashed, and a bigint a byte takes ten times as long.
  let high = START_HIGH;
  let low = START_LOW;
  for (const byte of bytes) {
    const lowProduct = low * PRIME_LOW;
    high = (high * PRIME_LOW + Math.floor(lowProduct / TWO_TO_32) + ((low << 8) >>> 0)) % TWO_TO_32;
    low = ((lowProduct % TWO_TO_32) ^ byte) >>> 0;
  }
  return (BigInt(high) << 32n) | BigInt(low);
}

/** The eight bytes of each unsigned 64-bit number, the lowest first. */
export function littleEndian(...values: readonly bigint[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8 * values.length));
  for (const [i, value] of values.entries()) bytes.setBigUint64(8 * i, value, true);
  return new Uint8Array(bytes.buffer);
}

/** The lowest `length` bytes of a number, at most eight, the highest first. */
export function bigEndian(value: bigint, length: number): Uint8Array {
  return littleEndian(BigInt.asUintN(64, value)).slice(0, length).reverse();
}
