import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { inShort, planned, podOf, workload } from './plans.js';
import { factOf } from '../../../src/systems/system.js';

const onNodes = (fleet: string, ...objects: object[]): object => nodeList(parseFleet(fleet), objects);

const FLEET = '3 nodes role=b\n4 nodes role=a';
const narrow = (more: object = {}): object =>
  workload('DaemonSet', { pod: { nodeSelector: { role: 'b' } }, ...more });
const status = { desiredNumberScheduled: 3, updatedNumberScheduled: 3, numberAvailable: 3 };
const pods = [1, 2, 3].map((n) => podOf('DaemonSet', n, 'old'));
const JOIN = '4 nodes (node-0004, node-0005, node-0006 and 1 more) join: they get their first pod at once';

describe('nodes that a wider pod template takes in', () => {
  test.each([
    ['nodes alone', onNodes(FLEET)],
    ['the live object', onNodes(FLEET, narrow({ status }))],
    ['its pods too', onNodes(FLEET, narrow({ status }), ...pods)],
  ])('get their first pod at once and are not out before (snapshot: %s)', (_name, snapshot) => {
    const { says, group, rules } = planned({ base: narrow(), head: workload('DaemonSet'), snapshot });
    expect(says).toContain(`it is rolled over 3 of 7 nodes. ${JOIN}, whatever the limits say; until`);
    expect(inShort(group)).toBe('4 1 1 1, peak 1, loss 1, complete');
    expect(group.outBefore).toBe(0);
    expect(factOf(group, 'resting')?.available).toBe(3);
    expect(group.freshBatches).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(rules).not.toContain('peak-above-limit');
    expect(rules).not.toContain('peak-above-limit');
  });

  test('a toleration takes nodes in as well', () => {
    const snapshot = onNodes('2 nodes\n2 nodes taint=gpu=yes:NoSchedule');
    const head = workload('DaemonSet', { pod: { tolerations: [{ key: 'gpu', operator: 'Exists' }] } });
    const { group } = planned({ base: workload('DaemonSet'), head, snapshot });
    expect(inShort(group)).toBe('2 1 1, peak 1, loss 1, complete');
  });

  test('without a base the live object says which nodes it had', () => {
    const snapshot = onNodes(FLEET, narrow({ status }), ...pods);
    expect(planned({ head: workload('DaemonSet'), snapshot }).says).toContain(JOIN);
  });

  test('a node that it fitted before and has no pod is out', () => {
    const snapshot = onNodes(FLEET, narrow({ status }), ...pods.slice(1));
    const { group } = planned({ base: narrow(), head: workload('DaemonSet'), snapshot });
    expect([group.outBefore, group.peakAtOnce]).toEqual([1, 1]);
  });
});

test('a DaemonSet that is deleted has no replicas that could be lowered', () => {
  const snapshot = onNodes('4 nodes');
  const { findings } = planOf({ base: JSON.stringify(workload('DaemonSet')), head: '', snapshot });
  const [finding] = findings.filter(({ rule }) => rule === 'change-not-batched');
  expect(finding?.remediation).not.toContain('replicas');
  expect(finding?.remediation).toContain('--cascade=orphan');
});
