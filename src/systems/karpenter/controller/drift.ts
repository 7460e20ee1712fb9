import { remembered } from '../../../manifest/lookup.js';
import { goInteger } from '../../../manifest/quantity.js';
import {
  type NodePool,
  POOL_LABEL,
  type PoolRequirement,
  type PoolTaint,
  type Template,
} from '../objects/nodepool.js';

/** A hash and the version of the recipe it was made by, as the two annotations have them; null: no such annotation. */
export interface Stamp {
  readonly hash: string | null;
  readonly version: string | null;
}

/** A NodeClaim as far as drift asks for it. Labels are those of the claim, not of its Node. */
interface DriftClaim {
  readonly labels: ReadonlyMap<string, string>;
  readonly stamp: Stamp;
  readonly launched: boolean;
  /** Carries the condition Drifted already. */
  readonly marked: boolean;
}

/** Why a node drifts: by the hash of the template, a requirement (its key), or a mark of the provider (its reason), which the pool does not lift. */
export interface DriftCause {
  readonly by: 'template' | 'requirement' | 'provider';
  readonly key: string;
}

/**
 * The claim's stamp after the hash controller has seen the pool. Where the pool carries the stamp of another version (the
 * controller was upgraded), claims of another version get the new version, and those not marked drifted the new hash as
 * well: an edit that is applied together with such an upgrade is lost.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/controllers/nodepool/hash/controller.go.
 */
export function restamped(claim: DriftClaim, poolVersion: string | null, poolHash: string): Stamp {
  if (poolVersion === HASH_VERSION || claim.stamp.version === HASH_VERSION) return claim.stamp;
  return { hash: claim.marked ? claim.stamp.hash : poolHash, version: HASH_VERSION };
}

/**
 * Why a claim drifts by its pool, given the pool's hash and the stamp the claim has by then; null: it does not. The first reason wins; a
 * claim that is not launched does not drift. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go.
 */
export function poolDrift(pool: NodePool, poolHash: string, claim: DriftClaim, stamp: Stamp) {
  if (!claim.launched) return null;
  // Without both annotations, or under another version, the hash says nothing.
  if (stamp.hash !== null && stamp.version === HASH_VERSION && stamp.hash !== poolHash)
    return { by: 'template', key: '' } as const;
  const wanted = combine(pool.template.requirements);
  const labels = [...claim.labels].filter(([key]) => wanted.has(normalizedKey(key)));
  // Two old names of one label can contradict each other.
  const own = intersectByKey(
    [...labels, [POOL_LABEL, pool.name] as const].map(([key, value]) => [key, oneOf(value)]),
  );
  for (const [key, requirement] of wanted)
    if (!fits(own.get(key), requirement)) return { by: 'requirement', key } as const;
  return null;
}

/** Other names of well-known labels, which Karpenter translates wherever it compares; the last ones are those of providers. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['failure-domain.beta.kubernetes.io/zone', 'topology.kubernetes.io/zone'],
  ['failure-domain.beta.kubernetes.io/region', 'topology.kubernetes.io/region'],
  ['beta.kubernetes.io/arch', 'kubernetes.io/arch'],
  ['beta.kubernetes.io/os', 'kubernetes.io/os'],
  ['beta.kubernetes.io/instance-type', 'node.kubernetes.io/instance-type'],
  // Labels of volumes. Source: aws/karpenter-provider-aws pkg/apis/v1/labels.go; Azure/karpenter-provider-azure pkg/apis/v1beta1/labels.go.
  ['topology.ebs.csi.aws.com/zone', 'topology.kubernetes.io/zone'],
  ['topology.disk.csi.azure.com/zone', 'topology.kubernetes.io/zone'],
]);

/** The name a label key goes by today. Source: kubernetes-sigs/karpenter 2266468, pkg/apis/v1/labels.go, NormalizedLabels. */
export function normalizedKey(key: string): string {
  return ALIASES.get(key) ?? key;
}

/**
 * Values that a label may have: the values listed, or all but the values listed. Bounds (inclusive; null: none) belong to the second form only.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/scheduling/requirement.go and requirements.go.
 */
interface Requirement {
  readonly complement: boolean;
  readonly values: ReadonlySet<string>;
  readonly least: bigint | null;
  readonly most: bigint | null;
}

const GO_INT_MAX = 9223372036854775807n;
const DOES_NOT_EXIST: Requirement = { complement: false, values: new Set(), least: null, most: null };
const EXISTS: Requirement = { ...DOES_NOT_EXIST, complement: true };

function oneOf(...values: readonly string[]): Requirement {
  return { ...DOES_NOT_EXIST, values: new Set(values) };
}

function requirementOf({ operator, values }: PoolRequirement): Requirement {
  const number = goInteger(values[0] ?? '') ?? 0n;
  switch (operator) {
    case 'In':
      return oneOf(...values);
    case 'NotIn':
      return { ...EXISTS, values: new Set(values) };
    case 'DoesNotExist':
      return DOES_NOT_EXIST;
    case 'Gt':
      return number === GO_INT_MAX ? DOES_NOT_EXIST : { ...EXISTS, least: number + 1n };
    case 'Gte':
      return { ...EXISTS, least: number };
    case 'Lt':
      return { ...EXISTS, most: number - 1n };
    case 'Lte':
      return { ...EXISTS, most: number };
    default:
      return EXISTS;
  }
}

/** The requirements on each key, taken together. Old names of keys are translated. */
const combine = remembered((requirements: readonly PoolRequirement[]) =>
  intersectByKey(requirements.map((one) => [one.key, requirementOf(one)])),
);

/** One text for all requirements that allow the same values: neither their order nor that of their values counts. */
export function combinedText(requirements: readonly PoolRequirement[]): string {
  const all = [...combine(requirements)].map(([key, { complement, values, least, most }]) =>
    [key, complement, [...values].sort(), least, most].map(String).join(' '),
  );
  return all.sort().join(', ');
}

function intersectByKey(
  entries: readonly (readonly [key: string, Requirement])[],
): ReadonlyMap<string, Requirement> {
  const combined = new Map<string, Requirement>();
  for (const [written, requirement] of entries) {
    const key = normalizedKey(written);
    const before = combined.get(key);
    combined.set(key, before ? intersect(requirement, before) : requirement);
  }
  return combined;
}

/**
 * The values that both allow. Bounds that cross give DoesNotExist, which a node without the label fits; so does an empty
 * intersection of two lists. Once concrete values are left the bounds are applied and dropped. With bounds, a value that is not a whole
 * number never fits; `04` is 4.
 */
function intersect(a: Requirement, b: Requirement): Requirement {
  const least = a.least !== null && b.least !== null && b.least < a.least ? a.least : (b.least ?? a.least);
  const most = a.most !== null && b.most !== null && b.most > a.most ? a.most : (b.most ?? a.most);
  if (least !== null && most !== null && least > most) return DOES_NOT_EXIST;
  const isWithin = (value: string): boolean => {
    if (least === null && most === null) return true;
    const number = goInteger(value);
    return number !== null && (least === null || number >= least) && (most === null || number <= most);
  };
  const allows = ({ complement, values }: Requirement, value: string): boolean =>
    values.has(value) !== complement;
  const isBoth = a.complement && b.complement;
  // For two complements the values that neither allows.
  const common = isBoth
    ? [...a.values, ...b.values]
    : [...(a.complement ? b : a).values].filter((value) => allows(a, value) && allows(b, value));
  const values = new Set(common.filter(isWithin));
  return isBoth ? { complement: true, values, least, most } : { ...DOES_NOT_EXIST, values };
}

/** A label that is missing fits what fits absence; one that is there, and may be several things, any value of both. */
function fits(own: Requirement | undefined, wanted: Requirement): boolean {
  if (!own) return fitsAbsence(wanted);
  const { complement, values } = intersect(own, wanted);
  return complement || values.size > 0 || (fitsAbsence(own) && fitsAbsence(wanted));
}

/** NotIn with values, or DoesNotExist: what a missing label fits. A pure bound and Exists want a label. */
function fitsAbsence({ complement, values }: Requirement): boolean {
  return complement ? values.size > 0 : values.size === 0;
}

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
  return new Uint8Array(BigUint64Array.from(values).buffer);
}

/** The version that the controller writes beside its hashes; it has not moved since v1.0. */
export const HASH_VERSION = 'v3';

/** 1 January of the year 1 to 1 January 1970. */
const SECONDS_BEFORE_1970 = 62_135_596_800n;
const UTF_8 = new TextEncoder();

/**
 * The hash of a NodePool's template, as the annotation `karpenter.sh/nodepool-hash` has it: a decimal number.
 *
 * Only the template of the pool counts, and everything in it but the requirements. An empty list or map is not the
 * same as an absent one, although both make the same nodes; items of a list cancel out in pairs.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool.go, NodePool.Hash; mitchellh/hashstructure v2.0.2 with SlicesAsSets,
 * IgnoreZeroValue and ZeroNil.
 */
export const templateHash = remembered((template: Template): string => {
  const { labels, annotations, taints, startupTaints, expireAfterMs } = template;
  const { terminationGracePeriodMs: graceMs } = template;
  const { kind, name, group } = template.nodeClassRef;
  const spec = struct('NodeClaimTemplateSpec', {
    Taints: taints && list(taints.map(taint)),
    StartupTaints: startupTaints && list(startupTaints.map(taint)),
    NodeClassRef: struct('NodeClassReference', {
      Kind: textOrNone(kind),
      Name: textOrNone(name),
      Group: textOrNone(group),
    }),
    // A plain duration of zero is a zero value and disappears; expireAfter is a pointer, so its zero stays.
    TerminationGracePeriod:
      graceMs === null ? null : struct('Duration', { Duration: graceMs === 0 ? null : duration(graceMs) }),
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
  const [, whole = '', fraction = '', zone = ''] =
    /^([^.,Z+]*?)(?:[.,](\d+))?(Z|[+-]\d\d:\d\d)$/.exec(written) ?? [];
  const bytes = new DataView(new ArrayBuffer(15));
  bytes.setUint8(0, 1);
  bytes.setBigInt64(1, BigInt(Date.parse(whole + zone) / 1000) + SECONDS_BEFORE_1970);
  bytes.setUint32(9, Number(fraction.slice(0, 9).padEnd(9, '0')));
  return fnv1(new Uint8Array(bytes.buffer));
}

function duration(ms: number): bigint {
  return fnv1(littleEndian(BigInt(ms) * 1_000_000n));
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
