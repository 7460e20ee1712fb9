import fc from 'fast-check';
import { coveredPods } from '../../../src/systems/kubernetes/rollout/covered-pods.js';
import { PodEvictions } from '../../../src/systems/kubernetes/rollout/evictions.js';
import {
  NEVER_SYNCED,
  type SyncedBudget,
} from '../../../src/systems/kubernetes/controller/disruption/cluster.js';
import type { DrainPod } from '../../../src/systems/kubernetes/controller/disruption/drain-pod.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';
import '../../property-seed.js';

const READY_MS = 60_000;
const BEHAVIOUR = behaviourOf([1, 34, 0]);

function podOn(node: string): DrainPod {
  return {
    namespace: 'default',
    name: `pod-of-${node}`,
    labels: { app: 'web' },
    owner: { kind: 'ReplicaSet', name: 'web' },
    ready: true,
    phase: 'Running',
    terminating: false,
    node,
  };
}

function budgetOf(pods: number, maxUnavailable: number): SyncedBudget {
  const desiredHealthy = Math.max(0, pods - maxUnavailable);
  return {
    budget: {
      namespace: 'default',
      name: 'web',
      selector: { matchLabels: { app: 'web' }, matchExpressions: [] },
      ask: { field: 'maxUnavailable', value: maxUnavailable },
      unhealthyPodEvictionPolicy: 'IfHealthyBudget',
    },
    status: {
      ...NEVER_SYNCED,
      observed: true,
      expectedPods: pods,
      desiredHealthy,
      currentHealthy: pods,
      disruptionsAllowed: pods - desiredHealthy,
      reason: 'SufficientPods',
    },
  };
}

/** When each of the nodes, of which every one holds one pod of the budget, is empty; a node that never is has none. */
function drained(order: readonly string[], maxUnavailable: number): ReadonlyMap<string, number> {
  const nodes = [...order].sort();
  const budget = budgetOf(nodes.length, maxUnavailable);
  const covered = coveredPods([...nodes, 'spare'], [budget], nodes.map(podOn), BEHAVIOUR, READY_MS);
  const evictions = PodEvictions.of(covered);
  for (const node of order) evictions.begin(node);
  const emptyAt = new Map<string, number>();
  for (let now: number | null = 0; now !== null; now = evictions.nextAt()) {
    evictions.advance(now, { turned: nodes, isOpen: (node) => node === 'spare' });
    for (const node of nodes) if (evictions.isEmpty(node) && !emptyAt.has(node)) emptyAt.set(node, now);
  }
  return emptyAt;
}

const world = fc
  .integer({ min: 1, max: 8 })
  .map((count) => Array.from({ length: count }, (_, i) => `node-${i}`))
  .chain((nodes) =>
    fc.record({
      order: fc.shuffledSubarray(nodes, { minLength: nodes.length }),
      most: fc.integer({ min: 0, max: nodes.length }),
    }),
  );

const endOf = (times: ReadonlyMap<string, number>): number => Math.max(-1, ...times.values());

/** kubernetes, registry/core/pod/storage/eviction.go: each eviction takes one of what the budget allows, and nothing gives it back but a ready pod. */
describe('drains under a disruption budget, in a dry rollout', () => {
  test('never leave fewer pods than the budget wants', () => {
    fc.assert(
      fc.property(world, ({ order, most }) => {
        const times = [...drained(order, most).values()];
        for (const at of times)
          expect(times.filter((other) => other > at - READY_MS && other <= at).length).toBeLessThanOrEqual(
            most,
          );
      }),
    );
  });

  test('end at the same instants whatever the order in which the nodes begin', () => {
    fc.assert(
      fc.property(world, ({ order, most }) => {
        const instants = (list: readonly string[]): number[] =>
          [...drained(list, most).values()].sort((a, b) => a - b);
        expect(instants(order)).toEqual(instants([...order].sort()));
      }),
    );
  });

  test('end no later when maxUnavailable is larger, and not at all when it is 0', () => {
    fc.assert(
      fc.property(world, ({ order, most }) => {
        const [less, more] = [drained(order, most), drained(order, most + 1)];
        expect(less.size).toBe(most === 0 ? 0 : order.length);
        expect(more.size).toBe(order.length);
        if (most > 0) expect(endOf(more)).toBeLessThanOrEqual(endOf(less));
      }),
    );
  });
});
