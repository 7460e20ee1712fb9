const GO_INTEGER = /^[+-]?[0-9]+$/;
const GO_INT_MAX = 9223372036854775807n;

/**
 * A whole number as Go's strconv.Atoi reads it: an optional sign and digits, 64 bits. Null for anything else, so spaces,
 * fractions and an empty text do not parse.
 */
export function goInteger(text: string): bigint | null {
  if (!GO_INTEGER.test(text)) return null;
  const value = BigInt(text.startsWith('+') ? text.slice(1) : text);
  return value > GO_INT_MAX || value < -GO_INT_MAX - 1n ? null : value;
}
