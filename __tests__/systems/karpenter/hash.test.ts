import type { JsonObject } from '../../../src/manifest/manifest.js';
import { admit } from '../../../src/systems/karpenter/admission/admit.js';
import { templateHash } from '../../../src/systems/karpenter/controller/hash.js';
import { nodePool } from './samples.js';

function hashOf(template: JsonObject, spec: JsonObject = {}): string | null {
  const { pool } = admit(nodePool(spec, template), null);
  return pool && templateHash(pool.template);
}

const A = { key: 'a', effect: 'NoSchedule' };
const B = { key: 'b', effect: 'NoSchedule' };
const LABELS = { metadata: { labels: { team: 'a' } } };

describe('the template hash', () => {
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

  test.each<[string, JsonObject, JsonObject]>([
    ['the default written out', {}, { expireAfter: '720h' }],
    ['the same length in another spelling', { expireAfter: '1h30m' }, { expireAfter: '90m' }],
    ['the order of taints', { taints: [A, B] }, { taints: [B, A] }],
    ['requirements', {}, { requirements: [{ key: 'x', operator: 'Exists' }] }],
    ['empty metadata', {}, { metadata: {} }],
    ['taints that are null', {}, { taints: null }],
    ['a taint twice, which cancels out', { taints: [] }, { taints: [A, A] }],
    ['a taint three times, which is once', { taints: [A] }, { taints: [A, A, A] }],
  ])('does not change by %s', (_name, before, after) => {
    expect(hashOf(after)).toBe(hashOf(before));
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['a label', {}, LABELS],
    ['an annotation', {}, { metadata: { annotations: { a: 'b' } } }],
    ['an empty map of labels', {}, { metadata: { labels: {} } }],
    ['an empty list of taints', {}, { taints: [] }],
    ['a taint that moves to the startup taints', { taints: [A] }, { startupTaints: [A] }],
    ['the time of a taint', { taints: [A] }, { taints: [{ ...A, timeAdded: '2026-01-01T00:00:00Z' }] }],
    [
      'the name of the NodeClass',
      {},
      { nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'b' } },
    ],
    ['another expireAfter', {}, { expireAfter: '721h' }],
    ['Never for 0s', { expireAfter: '0s' }, { expireAfter: 'Never' }],
    ['a grace period of zero', {}, { terminationGracePeriod: '0s' }],
  ])('changes by %s', (_name, before, after) => {
    expect(hashOf(after)).not.toBe(hashOf(before));
  });

  test('looks at the template alone', () => {
    const elsewhere = { disruption: { budgets: [{ nodes: '0' }] }, limits: { cpu: '5' }, weight: 7 };
    expect(hashOf(LABELS, elsewhere)).toBe(hashOf(LABELS));
  });

  test('writes the same instant the same way, whatever its zone', () => {
    const at = (timeAdded: string) => hashOf({ taints: [{ ...A, timeAdded }] });
    expect(at('2026-01-01T02:00:00+02:00')).toBe(at('2026-01-01T00:00:00Z'));
    expect(at('2026-01-01T00:00:00.5Z')).not.toBe(at('2026-01-01T00:00:00Z'));
  });
});
