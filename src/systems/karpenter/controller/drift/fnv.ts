const PRIME = 0x100000001b3n;
const START = 0xcbf29ce484222325n;
const LOW_64_BITS = 0xffff_ffff_ffff_ffffn;

/** FNV-1 with 64 bits: multiplies before it takes the byte in. (FNV-1a, the better known one, does it the other way round.) */
export function fnv1(bytes: Iterable<number>): bigint {
  let hash = START;
  for (const byte of bytes) hash = ((hash * PRIME) & LOW_64_BITS) ^ BigInt(byte);
  return hash;
}

/** The eight bytes of an unsigned 64-bit number, the lowest first. */
export function littleEndian(value: bigint): number[] {
  return [...bigEndian(value, 8)].reverse();
}

/** The lowest `length` bytes of a number, the highest first. */
export function bigEndian(value: bigint, length: number): number[] {
  const bytes: number[] = [];
  for (let shift = BigInt(length - 1) * 8n; shift >= 0n; shift -= 8n)
    bytes.push(Number((value >> shift) & 0xffn));
  return bytes;
}
