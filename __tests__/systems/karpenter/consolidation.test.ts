import {
  candidacyOf,
  type ConsolidationNode,
  startableReasons,
} from '../../../src/systems/karpenter/controller/consolidation.js';
import {
  doNotDisruptUntil,
  evictionCost,
  type PodOnNode,
} from '../../../src/systems/karpenter/objects/pods.js';
import { utc } from './samples.js';

const NOW = utc('2026-06-15T12:00:00Z');
const MINUTE_MS = 60_000;

const pool = {
  replicas: null,
  consolidateAfterMs: 10 * MINUTE_MS,
  consolidationPolicy: 'WhenEmptyOrUnderutilized',
};
const pod: PodOnNode = {
  ofDaemonSet: false,
  isStatic: false,
  finished: false,
  deletionCost: 0,
  priority: 0,
  keptUntil: null,
};

function node(change: Partial<ConsolidationNode> = {}): ConsolidationNode {
  return {
    initializedAt: NOW - 60 * MINUTE_MS,
    lastPodEventAt: null,
    doNotDisrupt: false,
    pods: [],
    ...change,
  };
}

describe('a node becomes consolidatable', () => {
  test.each<[string, Partial<ConsolidationNode>, number | null]>([
    ['a wait after its initialization', {}, -50],
    ['a wait after its last pod event', { lastPodEventAt: NOW - 10 * MINUTE_MS }, 0],
    ['also when that event was before the initialization', { lastPodEventAt: NOW - 90 * MINUTE_MS }, -80],
    ['never before it is initialized', { initializedAt: null }, null],
  ])('%s', (_name, change, minutes) => {
    const expected = minutes === null ? null : NOW + minutes * MINUTE_MS;
    expect(candidacyOf(pool, node(change), NOW).consolidatableFrom).toBe(expected);
  });

  test('exactly after the wait, not a second before', () => {
    expect(candidacyOf(pool, node({ lastPodEventAt: NOW - 10 * MINUTE_MS }), NOW).consolidatable).toBe(true);
    expect(candidacyOf(pool, node({ lastPodEventAt: NOW - 10 * MINUTE_MS + 1000 }), NOW).consolidatable).toBe(
      false,
    );
  });

  test('never with consolidateAfter: Never, nor in a static pool', () => {
    expect(candidacyOf({ ...pool, consolidateAfterMs: null }, node(), NOW).consolidatableFrom).toBeNull();
    expect(candidacyOf({ ...pool, replicas: 3 }, node(), NOW).consolidatableFrom).toBeNull();
  });
});

describe('a consolidatable node is a candidate for', () => {
  test.each<[string, readonly PodOnNode[], Partial<ConsolidationNode>, string, string]>([
    ['Empty without pods', [], {}, 'WhenEmpty', 'Empty'],
    [
      'Empty with daemon set, static and finished pods',
      [
        { ...pod, ofDaemonSet: true },
        { ...pod, isStatic: true },
        { ...pod, finished: true },
      ],
      {},
      'WhenEmpty',
      'Empty',
    ],
    [
      'Empty with a running pod of the lowest deletion cost',
      [{ ...pod, deletionCost: -2147483647 }],
      {},
      'WhenEmpty',
      'Empty',
    ],
    [
      'Empty with a running pod of very low priority',
      [{ ...pod, priority: -1_000_000_000 }],
      {},
      'WhenEmpty',
      'Empty',
    ],
    ['Underutilized with a pod', [pod], {}, 'Balanced', 'Underutilized'],
    ['nothing with a pod under WhenEmpty', [pod], {}, 'WhenEmpty', 'nothing'],
    ['nothing when the Node says do-not-disrupt', [], { doNotDisrupt: true }, 'WhenEmpty', 'nothing'],
    ['nothing when a pod says so', [{ ...pod, keptUntil: Infinity }], {}, 'Balanced', 'nothing'],
    ['Underutilized when that has run out', [{ ...pod, keptUntil: NOW }], {}, 'Balanced', 'Underutilized'],
    [
      'Empty when the pod that says so has finished',
      [{ ...pod, finished: true, keptUntil: Infinity }],
      {},
      'Balanced',
      'Empty',
    ],
  ])('%s', (_name, pods, change, consolidationPolicy, expected) => {
    const { emptyCandidate, underutilizedCandidate } = candidacyOf(
      { ...pool, consolidationPolicy },
      node({ pods, ...change }),
      NOW,
    );
    expect({ emptyCandidate, underutilizedCandidate }).toEqual({
      emptyCandidate: expected === 'Empty',
      underutilizedCandidate: expected === 'Underutilized',
    });
  });
});

describe('do-not-disrupt on a pod', () => {
  test.each<[string | null, number | null]>([
    ['true', Infinity],
    ['10m', NOW + 10 * MINUTE_MS],
    ['0s', null],
    ['-5m', null],
    ['yes', null],
    [null, null],
  ])('%s', (annotation, expected) => {
    expect(doNotDisruptUntil(annotation, NOW)).toBe(expected);
  });

  test('the cost of moving a pod stays between -10 and 10', () => {
    expect(evictionCost(pod)).toBe(1);
    expect(evictionCost({ ...pod, deletionCost: 2147483647 })).toBe(10);
    expect(evictionCost({ ...pod, priority: -2147483648 })).toBe(-10);
  });
});

describe('the reasons that can ever start', () => {
  test.each<
    [string, Partial<typeof pool> | { replicas: number } | { consolidateAfterMs: null }, readonly string[]]
  >([
    ['all three', {}, ['Underutilized', 'Empty', 'Drifted']],
    ['not Underutilized under WhenEmpty', { consolidationPolicy: 'WhenEmpty' }, ['Empty', 'Drifted']],
    ['only Drifted with consolidateAfter: Never', { consolidateAfterMs: null }, ['Drifted']],
    ['only Drifted in a static pool', { replicas: 3 }, ['Drifted']],
  ])('%s', (_name, change, expected) => {
    expect(startableReasons({ ...pool, ...change })).toEqual(expected);
  });
});
