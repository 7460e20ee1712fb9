import fc from 'fast-check';
import { compileSelector, selects } from '../../../src/manifest/selector.js';
import { NEVER_SYNCED, type SyncedBudget } from '../../../src/systems/kubernetes/controller/disruption.js';
import type { DrainPod } from '../../../src/systems/pods.js';
import { coveredPods, PodEvictions } from '../../../src/systems/kubernetes/rollout/evictions.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';
import '../../property-seed.js';
import { PlainEvictions } from './plain-evictions.js';

const READY_MS = 60;
// More than one word of bits.
const NODES = Array.from({ length: 40 }, (_, i) => `node-${i}`);
const NAMESPACES = ['a', 'a', 'b'];
const APPS = ['web', 'db'];

const node = fc.integer({ min: 0, max: 4 }).map((i) => NODES[i * 8] ?? '');

const pod = fc.record({
  namespace: fc.constantFrom(...NAMESPACES),
  app: fc.constantFrom(...APPS),
  owner: fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'ReplicaSet', name: 'r' }) },
    fc.constantFrom({ kind: 'Job', name: 'j' }, null),
  ),
  ready: fc.boolean(),
  node,
});

const budget = fc.record({
  namespace: fc.constantFrom(...NAMESPACES),
  app: fc.constantFrom(...APPS),
  desiredHealthy: fc.integer({ min: 0, max: 3 }),
  policy: fc.constantFrom('IfHealthyBudget' as const, 'AlwaysAllow' as const),
});

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('begin' as const), node, spares: fc.subarray(['b', 'c']) }),
  },
  fc.record({ do: fc.constant('force' as const), node }),
  fc.record({ do: fc.constant('open' as const), closed: fc.subarray(NODES) }),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('advance' as const), ms: fc.integer({ min: 0, max: 90 }) }),
  },
  fc.record({ do: fc.constant('fork' as const) }),
);

function selectorOf(app: string) {
  const compiled = compileSelector({ matchLabels: { app } });
  if ('error' in compiled) throw new Error(compiled.error);
  return compiled.selector;
}

const cluster = fc
  .record({
    pods: fc.array(pod, { minLength: 4, maxLength: 14 }),
    budgets: fc.array(budget, { minLength: 1, maxLength: 5 }),
  })
  .map(({ pods, budgets }) => {
    const synced = budgets.map(({ namespace, app, desiredHealthy, policy }, i): SyncedBudget => {
      const under = pods.filter((one) => one.namespace === namespace && one.app === app);
      const currentHealthy = under.filter((one) => one.ready).length;
      return {
        budget: {
          namespace,
          name: `budget-${i}`,
          selector: selectorOf(app),
          ask: { field: 'minAvailable', value: desiredHealthy },
          unhealthyPodEvictionPolicy: policy,
        },
        status: {
          ...NEVER_SYNCED,
          observed: true,
          expectedPods: under.length,
          desiredHealthy,
          currentHealthy,
          disruptionsAllowed: Math.max(0, currentHealthy - desiredHealthy),
          reason: 'SufficientPods',
        },
      };
    });
    const placed = pods.map(({ app, ...one }, i): DrainPod => ({
      ...one,
      name: `pod-${i}`,
      labels: { app },
      phase: 'Running',
      terminating: false,
      tolerations: [],
    }));
    const covered = coveredPods(NODES, placed, (one) =>
      synced.filter(
        ({ budget }) => one.namespace === budget.namespace && selects(budget.selector, one.labels),
      ),
    );
    return { nodes: NODES, pods: covered, behaviour: behaviourOf([1, 34, 0]), readyMs: READY_MS };
  });

/** Asked of each drain only when its answer may be another one; the pods go as if every one were asked all the time. */
describe('drains that are asked only when something has changed', () => {
  test('let the same pods go, at the same instants, as those that are asked at every one', () => {
    fc.assert(
      fc.property(cluster, fc.array(step, { minLength: 5, maxLength: 40 }), (covered, steps) => {
        const plain = new PlainEvictions(covered);
        let evictions = new PodEvictions(covered);
        let [closed, turned] = [new Set<string>(), NODES];
        let now = 0;
        for (const one of steps) {
          if (one.do === 'begin') {
            plain.begin(one.node, one.spares);
            evictions.begin(one.node, { spares: one.spares });
          } else if (one.do === 'force') {
            plain.force(one.node);
            evictions.force(one.node);
          } else if (one.do === 'open') {
            [closed, turned] = [new Set(one.closed), NODES];
          } else if (one.do === 'fork') {
            evictions = evictions.fork();
          } else {
            now += one.ms;
            const isOpen = (name: string): boolean => !closed.has(name);
            plain.advance(now, { turned, isOpen });
            evictions.advance(now, { turned, isOpen });
            turned = [];
          }
          expect(NODES.filter((name) => evictions.isEmpty(name))).toEqual(
            NODES.filter((name) => plain.isEmpty(name)),
          );
          expect(evictions.nextAt()).toBe(plain.nextAt());
        }
      }),
      { numRuns: 300 },
    );
  });
});
