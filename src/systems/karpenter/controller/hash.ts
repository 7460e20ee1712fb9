import { remembered } from '../../../manifest/lookup.js';
import type { PoolTaint, Template } from '../objects/nodepool.js';

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
function littleEndian(...values: readonly bigint[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8 * values.length));
  for (const [i, value] of values.entries()) bytes.setBigUint64(8 * i, value, true);
  return new Uint8Array(bytes.buffer);
}

/** The lowest `length` bytes of a number, at most eight, the highest first. */
function bigEndian(value: bigint, length: number): Uint8Array {
  return littleEndian(BigInt.asUintN(64, value)).slice(0, length).reverse();
}

/** The version that the controller writes beside its hashes; it has not moved since v1.0. */
export const HASH_VERSION = 'v3';

const NANOSECONDS_IN_MS = 1_000_000n;
/** 1 January of the year 1 to 1 January 1970. */
const SECONDS_BEFORE_1970 = 62_135_596_800n;
const UTF_8 = new TextEncoder();

/**
 * The hash of a NodePool's template, as the annotation `karpenter.sh/nodepool-hash` has it: a decimal number.
 *
 * Of the pool only the template counts, and of the template everything but the requirements. An empty list or map is not the
 * same as an absent one, although both make the same nodes; items of a list cancel out in pairs.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool.go, NodePool.Hash; mitchellh/hashstructure v2.0.2 with SlicesAsSets,
 * IgnoreZeroValue and ZeroNil.
 */
export const templateHash = remembered((template: Template): string => {
  const { labels, annotations, taints, startupTaints, terminationGracePeriodMs, expireAfterMs } = template;
  const { kind, name, group } = template.nodeClassRef;
  const spec = struct('NodeClaimTemplateSpec', {
    Taints: taints && list(taints.map(taint)),
    StartupTaints: startupTaints && list(startupTaints.map(taint)),
    NodeClassRef: struct('NodeClassReference', {
      Kind: textOrNone(kind),
      Name: textOrNone(name),
      Group: textOrNone(group),
    }),
    // A plain duration of zero is a zero value and disappears; in expireAfter it stands behind a pointer and stays.
    TerminationGracePeriod:
      terminationGracePeriodMs === null
        ? null
        : struct('Duration', {
            Duration: terminationGracePeriodMs === 0 ? null : duration(terminationGracePeriodMs),
          }),
    ExpireAfter:
      expireAfterMs === null ? null : struct('NillableDuration', { Duration: duration(expireAfterMs) }),
  });
  const metadata = { Labels: labels && map(labels), Annotations: annotations && map(annotations) };
  const isBare = labels === null && annotations === null;
  return struct('NodeClaimTemplate', {
    ObjectMeta: isBare ? null : struct('ObjectMeta', metadata),
    Spec: spec,
  }).toString();
});

function taint({ key, value, effect, timeAdded }: PoolTaint): bigint {
  return struct('Taint', {
    Key: textOrNone(key),
    Value: textOrNone(value),
    Effect: textOrNone(effect),
    TimeAdded: timeAdded === null ? null : struct('Time', { Time: time(timeAdded) }),
  });
}

/** The binary form of a Go time in a container whose zone is UTC: version, seconds since the year 1, nanoseconds, zone 0. */
function time(written: string): bigint {
  const [whole = '', fraction = ''] = written.split(/[.,]/);
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.exec(written)?.[0] ?? 'Z';
  const seconds = BigInt(Date.parse(whole.endsWith(zone) ? whole : `${whole}${zone}`) / 1000);
  const nanoseconds = BigInt(/^\d*/.exec(fraction)?.[0].slice(0, 9).padEnd(9, '0') ?? '0');
  return fnv1([1, ...bigEndian(seconds + SECONDS_BEFORE_1970, 8), ...bigEndian(nanoseconds, 4), 0, 0]);
}

function duration(ms: number): bigint {
  return fnv1(littleEndian(BigInt(ms) * NANOSECONDS_IN_MS));
}

function text(value: string): bigint {
  return fnv1(UTF_8.encode(value));
}

/** An empty text is a zero value, and is not there. */
function textOrNone(value: string): bigint | null {
  return value === '' ? null : text(value);
}

/** Two hashes into one; the order counts. */
function pair(a: bigint, b: bigint): bigint {
  return fnv1(littleEndian(a, b));
}

/** Closes a set, whose parts are combined without order. */
function seal(hash: bigint): bigint {
  return fnv1(littleEndian(hash));
}

function map(entries: ReadonlyMap<string, string>): bigint {
  return seal(list([...entries].map(([key, value]) => pair(text(key), text(value)))));
}

/** A list is taken for a set and is not sealed: two equal items leave nothing behind. */
function list(items: readonly bigint[]): bigint {
  return items.reduce((hash, item) => hash ^ item, 0n);
}

/** The fields by their names in Go, in their order; a field whose value is zero is not there. */
function struct(name: string, fields: Readonly<Record<string, bigint | null>>): bigint {
  return Object.entries(fields).reduce(
    (hash, [field, value]) => (value === null ? hash : seal(hash ^ pair(text(field), value))),
    text(name),
  );
}
