import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { admit } from '../../../src/systems/karpenter/admission/admit.js';
import { poolDrift, restamped, type Stamp } from '../../../src/systems/karpenter/controller/drift/drift.js';
import { type AgedClaim, driftOf } from '../../../conformance/karpenter/provider-drift.js';
import type { NodePool } from '../../../src/systems/karpenter/objects/nodepool.js';
import { nodePool } from './samples.js';

const HOUR_MS = 3_600_000;

function poolWith(requirements: Json): NodePool {
  const { pool } = admit(nodePool({}, { requirements }), null);
  if (!pool) throw new Error('refused');
  return pool;
}

function claim(labels: Record<string, string>, change: Partial<AgedClaim> = {}): AgedClaim {
  return {
    labels: new Map(Object.entries(labels)),
    stamp: { hash: '1', version: 'v3' },
    launched: true,
    marked: false,
    ageMs: 24 * HOUR_MS,
    ...change,
  };
}

/** Whether a claim with this label under `k` (null: none) drifts by the requirements on `k`. */
function drifts(requirements: readonly JsonObject[], label: string | null): boolean {
  const pool = poolWith(requirements.map((requirement) => ({ key: 'k', ...requirement })));
  const own = claim(label === null ? {} : { k: label });
  return poolDrift(pool, '1', own, own.stamp).kind === 'RequirementsDrifted';
}

const on = (operator: string, ...values: string[]): JsonObject => ({ operator, values });

describe('a requirement makes a claim drift', () => {
  test.each<[string, readonly JsonObject[], string | null, boolean]>([
    ['In, the value is there', [on('In', 'a', 'b')], 'a', false],
    ['In, another value', [on('In', 'a')], 'b', true],
    ['In, no label', [on('In', 'a')], null, true],
    ['NotIn, the value', [on('NotIn', 'a')], 'a', true],
    ['NotIn, no label', [on('NotIn', 'a')], null, false],
    ['NotIn of nothing is Exists, no label', [on('NotIn')], null, true],
    ['Exists, no label', [on('Exists')], null, true],
    ['DoesNotExist, a label', [on('DoesNotExist')], 'a', true],
    ['DoesNotExist, no label', [on('DoesNotExist')], null, false],
    ['Gt is exclusive', [on('Gt', '4')], '4', true],
    ['Gte is inclusive', [on('Gte', '4')], '4', false],
    ['Lt is exclusive', [on('Lt', '4')], '4', true],
    ['Lte is inclusive', [on('Lte', '4')], '4', false],
    ['04 is 4', [on('Gte', '4')], '04', false],
    ['a label that is no whole number never fits a bound', [on('Gt', '4')], '4x', true],
    ['a bound wants a label', [on('Gt', '4')], null, true],
    ['Gt of the largest number is DoesNotExist', [on('Gt', '9223372036854775807')], null, false],
    ['NotIn with a bound wants no label', [on('NotIn', '4'), on('Lt', '9')], null, false],
    ['NotIn of a value out of bounds does', [on('NotIn', '20'), on('Lt', '9')], null, true],
    ['bounds that cross, a label', [on('Gt', '8'), on('Lt', '4')], '5', true],
    ['bounds that cross, no label', [on('Gt', '8'), on('Lt', '4')], null, false],
    ['lists without a common value, a label', [on('In', 'a'), on('In', 'b')], 'a', true],
    ['lists without a common value, no label', [on('In', 'a'), on('In', 'b')], null, false],
    ['bounds are applied to concrete values', [on('In', '3', '7'), on('Gt', '4')], '3', true],
  ])('%s: %j, %j is %s', (_name, requirements, label, expected) => {
    expect(drifts(requirements, label)).toBe(expected);
  });

  test('under an old name of its key too, on both sides', () => {
    const pool = poolWith([{ key: 'beta.kubernetes.io/arch', operator: 'In', values: ['arm64'] }]);
    const of = (labels: Record<string, string>) =>
      poolDrift(pool, '1', claim(labels), { hash: '1', version: 'v3' });
    expect(of({ 'kubernetes.io/arch': 'amd64' })).toEqual({
      kind: 'RequirementsDrifted',
      key: 'kubernetes.io/arch',
    });
    expect(of({ 'beta.kubernetes.io/arch': 'arm64' })).toEqual({ kind: 'none' });
  });

  test('but not through minValues', () => {
    expect(drifts([{ ...on('In', 'a', 'b'), minValues: 2 }], 'a')).toBe(false);
  });
});

describe('the hash', () => {
  const pool = poolWith([]);
  const of = (stamp: Stamp, change: Partial<AgedClaim> = {}) =>
    poolDrift(pool, '2', claim({}, { stamp, ...change }), stamp).kind;

  test.each<[string, Stamp, string]>([
    ['another hash of this version drifts', { hash: '1', version: 'v3' }, 'NodePoolDrifted'],
    ['the same does not', { hash: '2', version: 'v3' }, 'none'],
    ['no hash says nothing', { hash: null, version: 'v3' }, 'none'],
    ['no version says nothing', { hash: '1', version: null }, 'none'],
    ['another version says nothing', { hash: '1', version: 'v2' }, 'none'],
  ])('%s', (_name, stamp, expected) => {
    expect(of(stamp)).toBe(expected);
  });

  test('comes before the requirements', () => {
    const own = claim({});
    expect(poolDrift(poolWith([{ key: 'k', ...on('Exists') }]), '2', own, own.stamp)).toEqual({
      kind: 'NodePoolDrifted',
    });
  });

  test('a claim that is not launched does not drift', () => {
    expect(of({ hash: '1', version: 'v3' }, { launched: false })).toBe('none');
  });
});

describe('an upgrade that changes the version of the hash', () => {
  const old: Stamp = { hash: '1', version: 'v2' };

  test('gives claims the hash of the template as it is now: an edit made with it is lost', () => {
    expect(restamped(claim({}, { stamp: old }), 'v2', '9')).toEqual({ hash: '9', version: 'v3' });
    expect(restamped(claim({}, { stamp: old }), null, '9')).toEqual({ hash: '9', version: 'v3' });
  });

  test('leaves those that are marked drifted with their old hash', () => {
    expect(restamped(claim({}, { stamp: old, marked: true }), 'v2', '9')).toEqual({
      hash: '1',
      version: 'v3',
    });
  });

  test('does not touch claims of this version, nor any when the pool is of this version', () => {
    const current: Stamp = { hash: '1', version: 'v3' };
    expect(restamped(claim({}, { stamp: current }), 'v2', '9')).toEqual(current);
    expect(restamped(claim({}, { stamp: old }), 'v3', '9')).toEqual(old);
  });
});

describe('the provider', () => {
  const labels = {
    'node.kubernetes.io/instance-type': 'm5.large',
    'topology.kubernetes.io/zone': 'a',
    'karpenter.sh/capacity-type': 'reserved',
  };
  const type = { name: 'm5.large', zones: ['a'], capacityTypes: ['on-demand'] };
  const none = { kind: 'none' } as const;

  test('is not known from manifests: "unknown", never a flat "none"', () => {
    expect(driftOf(none, claim(labels), null)).toEqual({ kind: 'unknown' });
    expect(driftOf(none, claim(labels, { launched: false }), null)).toEqual(none);
  });

  test.each<[string, AgedClaim, (typeof type)[], string | null, string]>([
    ['reserved capacity may sit on on-demand', claim(labels), [type], null, 'none'],
    [
      'a zone that is offered no more',
      claim(labels),
      [{ ...type, zones: ['b'] }],
      null,
      'InstanceTypeNotFound',
    ],
    ['a type that is offered no more', claim(labels), [], null, 'InstanceTypeNotFound'],
    ['exactly one hour is too young', claim(labels, { ageMs: HOUR_MS }), [], null, 'none'],
    ['its own reason comes last', claim(labels), [type], 'AMIDrift', 'AMIDrift'],
  ])('%s', (_name, own, instanceTypes, reason, expected) => {
    const drift = driftOf(none, own, { instanceTypes, reason });
    expect(drift.kind === 'provider' ? drift.reason : drift.kind).toBe(expected);
  });
});
