/**
 * The meaning of a scalar to kubectl. An integer is a bigint, as its digits are exact in a key; a float that is not finite (`.inf`, `1e400`)
 * is nothing that JSON can hold.
 */
export type Scalar = string | boolean | null | bigint | number;

const INFINITIES = ['', '+', '-'].flatMap((sign) => ['.inf', '.Inf', '.INF'].map((word) => sign + word));
const WORDS = new Map<string, Scalar>(
  (
    [
      [true, ['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON']],
      [false, ['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF']],
      [null, ['', '~', 'null', 'Null', 'NULL']],
      [Number.NaN, ['.nan', '.NaN', '.NAN', ...INFINITIES]],
    ] as const
  ).flatMap(([value, words]) => words.map((word) => [word, value] as const)),
);

/** Patterns of integers, and the prefix by which BigInt reads what follows the skipped characters. */
const BASES: readonly (readonly [pattern: RegExp, prefix: string, skipped: number])[] = [
  [/^[-+]?0[xX][0-9a-fA-F]+$/, '0x', 2],
  [/^[-+]?0[bB][01]+$/, '0b', 2],
  [/^[-+]?0[oO][0-7]+$/, '0o', 2],
  [/^[-+]?0[0-7]+$/, '0o', 1],
  [/^[-+]?(?:0|[1-9][0-9]*)$/, '', 0],
];
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_UINT64 = 2n ** 64n - 1n;
/** Longer digits are no 64-bit integer in any base, and turning them into one costs time that grows with their square. */
const LONGEST_INTEGER = 70;

/**
 * An unquoted scalar as kubectl reads it: YAML 1.1 words (`on` is true), C octals (`0755` is 493), underscores in numbers;
 * sexagesimal numbers and dates stay text (sigs.k8s.io/yaml goyaml.v2, resolve.go; compared with kubectl v1.32.4).
 * A number past all bounds is an infinity: text in YAML, and refused in JSON.
 */
export function plainScalar(text: string): Scalar {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const digits = digitsOf(text);
  if (digits === null) return text;
  return integerOf(digits) ?? (FLOAT.test(digits) ? Number(digits) : text);
}

/** The text without the underscores that numbers may hold; null for what does not begin like a number. */
function digitsOf(text: string): string | null {
  if (/^[-+0-9]/.test(text)) return text.replaceAll('_', '');
  // Without a leading digit the text goes to strconv.ParseFloat as it is, which wants digits on both sides.
  return text.startsWith('.') ? text.replaceAll(/(?<=[0-9])_(?=[0-9])/g, '') : null;
}

function integerOf(written: string): bigint | null {
  if (written.length > LONGEST_INTEGER) return null;
  // goyaml.v2 reads binary a second time by itself, and then lets the sign follow the prefix.
  const text = written.replace(/^0b([-+])/, '$10b');
  const base = BASES.find(([pattern]) => pattern.test(text));
  if (base === undefined) return null;
  const [, prefix, skipped] = base;
  const isSigned = /^[-+]/.test(text);
  const size = BigInt(prefix + text.slice((isSigned ? 1 : 0) + skipped));
  if (text.startsWith('-')) return size <= MAX_INT64 + 1n ? -size : null;
  // strconv.ParseUint, which takes over above int64, knows no sign.
  return size <= (isSigned ? MAX_INT64 : MAX_UINT64) ? size : null;
}

/**
 * The key that kubectl makes of a scalar: `on:` becomes "true", `0x10:` becomes "16" (sigs.k8s.io/yaml, convertToJSONableObject). Null for
 * what kubectl refuses, such as null, and for floats, whose digits Go chooses.
 */
export function keyText(scalar: Scalar): string | null {
  if (scalar === null || typeof scalar === 'number') return null;
  return typeof scalar === 'bigint' && scalar > MAX_INT64 ? null : String(scalar);
}
