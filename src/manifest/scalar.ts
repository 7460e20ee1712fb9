/** The meaning of a scalar to kubectl. Integers stay exact, because as keys they are written out digit by digit. */
export type Scalar =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  /** Infinities, NaN and what rounds to them: nothing that JSON can hold. */
  | { readonly kind: 'unbounded' };

const WORDS = new Map<string, Scalar>([
  ...['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON'].map(truth(true)),
  ...['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF'].map(truth(false)),
  ...['', '~', 'null', 'Null', 'NULL'].map((word): [string, Scalar] => [word, { kind: 'null' }]),
  ...['.nan', '.NaN', '.NAN'].map((word): [string, Scalar] => [word, { kind: 'unbounded' }]),
  ...['', '+', '-'].flatMap((sign) =>
    ['.inf', '.Inf', '.INF'].map((word): [string, Scalar] => [sign + word, { kind: 'unbounded' }]),
  ),
]);
const LONGEST_WORD = 5;

const BASES: readonly (readonly [pattern: RegExp, prefix: string, skipped: number])[] = [
  [/^[-+]?0[xX][0-9a-fA-F]+$/, '0x', 2],
  [/^[-+]?0[bB][01]+$/, '0b', 2],
  [/^[-+]?0[oO][0-7]+$/, '0o', 2],
  [/^[-+]?0[0-7]+$/, '0o', 1],
  [/^[-+]?(?:0|[1-9][0-9]*)$/, '', 0],
];
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_UINT64 = 2n ** 64n - 1n;
/** Longer digits are no 64-bit integer in any base, and turning them into one costs time that grows with their square. */
const LONGEST_INTEGER = 70;

/**
 * An unquoted scalar as kubectl reads it: YAML 1.1 words (`on` is true), C octals (`0755` is 493), underscores in numbers;
 * sexagesimal numbers and dates stay text (sigs.k8s.io/yaml goyaml.v2, resolve.go; compared with kubectl v1.32.4).
 * One difference on purpose: `1e400` is text there and `unbounded` here, since its author meant a number.
 */
export function plainScalar(text: string): Scalar {
  const word = text.length <= LONGEST_WORD ? WORDS.get(text) : undefined;
  if (word !== undefined) return word;
  const digits = digitsOf(text);
  if (digits === null) return { kind: 'string', value: text };
  const integer = integerOf(digits);
  if (integer !== null) return { kind: 'integer', value: integer };
  if (!FLOAT.test(digits)) return { kind: 'string', value: text };
  const value = Number(digits);
  return Number.isFinite(value) ? { kind: 'float', value } : { kind: 'unbounded' };
}

/** The text without the underscores that numbers may hold; null for what does not begin like a number. */
function digitsOf(text: string): string | null {
  if (/^[-+0-9]/.test(text)) return text.replaceAll('_', '');
  // Without a leading digit the text goes to strconv.ParseFloat as it is, which wants digits on both sides.
  return text.startsWith('.') ? text.replaceAll(/(?<=[0-9])_(?=[0-9])/g, '') : null;
}

/** A 64-bit integer; null for anything else. */
function integerOf(written: string): bigint | null {
  if (written.length > LONGEST_INTEGER) return null;
  // goyaml.v2 reads binary a second time by itself, and then lets the sign follow the prefix.
  const text = written.replace(/^0b([-+])/, '$10b');
  for (const [pattern, prefix, skipped] of BASES) {
    if (!pattern.test(text)) continue;
    const signed = text.startsWith('-') || text.startsWith('+');
    const size = BigInt(prefix + text.slice((signed ? 1 : 0) + skipped));
    const value = text.startsWith('-') ? -size : size;
    // strconv.ParseUint, which takes over above int64, knows no sign.
    const most = signed ? -MIN_INT64 - 1n : MAX_UINT64;
    return value >= MIN_INT64 && value <= most ? value : null;
  }
  return null;
}

function truth(value: boolean): (word: string) => [string, Scalar] {
  return (word) => [word, { kind: 'boolean', value }];
}

const MAX_INT64 = 2n ** 63n - 1n;
/** Digits that tell any two 32-bit floats apart. */
const FLOAT32_DIGITS = 9;

/**
 * The key that kubectl makes of an unquoted scalar: `on:` becomes "true", `0x10:` becomes "16" (sigs.k8s.io/yaml,
 * convertToJSONableObject). Null where it refuses: null, infinities, and integers that only fit without a sign.
 */
export function keyText(scalar: Scalar): string | null {
  switch (scalar.kind) {
    case 'string':
      return scalar.value;
    case 'boolean':
      return String(scalar.value);
    case 'integer':
      return scalar.value > MAX_INT64 ? null : scalar.value.toString();
    case 'float':
      return floatKey(scalar.value);
    case 'null':
    case 'unbounded':
      return null;
  }
}

/** Go's strconv.FormatFloat(value, 'g', -1, 32): the shortest digits that give the same 32-bit float. */
function floatKey(value: number): string | null {
  const rounded = Math.fround(value);
  if (!Number.isFinite(rounded)) return null;
  if (Object.is(rounded, -0)) return '-0';
  let precision = 1;
  while (precision < FLOAT32_DIGITS && Math.fround(Number(rounded.toExponential(precision - 1))) !== rounded)
    precision += 1;
  const shortest = rounded.toExponential(precision - 1);
  const [mantissa = '', exponentText = ''] = shortest.split('e');
  const exponent = Number(exponentText);
  // For the shortest form Go changes over to an exponent at 10^-5 and 10^6.
  if (exponent >= -4 && exponent < 6) return String(Number(shortest));
  const digits = String(Math.abs(exponent)).padStart(2, '0');
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`;
}
