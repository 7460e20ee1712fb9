import { editText } from '../../../src/systems/karpenter/change/pool-drift.js';
import type { Template } from '../../../src/systems/karpenter/objects/nodepool.js';

const TEMPLATE: Template = {
  labels: null,
  annotations: null,
  taints: null,
  startupTaints: null,
  requirements: [],
  nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'al2' },
  terminationGracePeriodMs: null,
  expireAfterMs: null,
};
const HOUR = 3_600_000;
const taint = (key: string, value = ''): NonNullable<Template['taints']>[number] => ({
  key,
  value,
  effect: 'NoSchedule',
  timeAdded: null,
});

// Source: kubernetes-sigs/karpenter#2966: which label it was that replaced a fleet is what a reviewer looks for.
describe('an edit of a template names what of it is another one', () => {
  test.each<[string, keyof Template, Partial<Template>, Partial<Template>, string]>([
    [
      'another NodeClass',
      'nodeClassRef',
      {},
      { nodeClassRef: { ...TEMPLATE.nodeClassRef, name: 'bottlerocket' } },
      ' (name al2 -> bottlerocket)',
    ],
    ['a label more', 'labels', {}, { labels: new Map([['team', 'a']]) }, ' (team none -> a)'],
    [
      'three labels',
      'labels',
      { labels: new Map([['a', '1']]) },
      {
        labels: new Map([
          ['b', '1'],
          ['c', ''],
        ]),
      },
      ' (a 1 -> none, b none -> 1 and 1 more)',
    ],
    ['a taint', 'taints', {}, { taints: [taint('gpu', 'yes')] }, ' (gpu:NoSchedule none -> yes)'],
    ['a taint without value', 'taints', { taints: [taint('gpu')] }, {}, ' (gpu:NoSchedule there -> none)'],
    ['an age', 'expireAfterMs', {}, { expireAfterMs: 24 * HOUR }, ' (Never -> 24h)'],
    ['a grace period', 'terminationGracePeriodMs', {}, { terminationGracePeriodMs: HOUR }, ' (none -> 1h)'],
    ['an empty list against none', 'taints', {}, { taints: [] }, ''],
  ])('%s', (_name, part, before, after, says) => {
    expect(editText(part, { ...TEMPLATE, ...before }, { ...TEMPLATE, ...after })).toBe(says);
  });
});
