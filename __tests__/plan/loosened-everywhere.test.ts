import fc from 'fast-check';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from './measure/world-objects.js';

/** Objects of one system, with a careful setting and with a looser one. */
interface Pair {
  readonly base: readonly object[];
  readonly head: readonly object[];
}

const POOL_NODES =
  '40 nodes karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64';
const SNAPSHOT = nodeList([...parseFleet(POOL_NODES), ...parseFleet('20 clusters')]);

/** A warning or an error that was not there before, or is worse; of the problems too. */
function isReported({ base, head }: Pair): boolean {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: SNAPSHOT }).verdict !== 'pass';
}

function law(name: string, pairs: fc.Arbitrary<Pair>): void {
  test(`loosened everywhere: ${name} is never green`, () => {
    fc.assert(
      fc.property(pairs, (pair) => isReported(pair)),
      { numRuns: 4 },
    );
  });
}

/** The law for a number and a larger one. */
function rises(name: string, max: number, pairOf: (few: number, many: number) => Pair): void {
  const count = fc.integer({ min: 1, max });
  const rising = fc.tuple(count, count).filter(([few, many]) => many > 2 * few);
  law(
    name,
    rising.map(([few, many]) => pairOf(few, many)),
  );
}

function nodePool(disruption: object, spec: object = {}): object {
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      disruption: { consolidateAfter: 'Never', ...disruption },
      template: {
        spec: {
          expireAfter: 'Never',
          nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
          ...spec,
        },
      },
    },
  };
}

const budgets = (...list: readonly object[]): object => nodePool({ budgets: list });
const only = (base: object, head: object): Pair => ({ base: [base], head: [head] });

const ONE = { nodes: '1' };

describe('loosened everywhere: Karpenter', () => {
  rises('a budget that is raised', 40, (few, many) =>
    only(budgets({ nodes: `${few}` }), budgets({ nodes: `${many}` })),
  );
  rises('a budget that is raised as a share', 20, (few, many) =>
    only(budgets({ nodes: `${5 * few}%` }), budgets({ nodes: `${5 * many}%` })),
  );
  law(
    'a budget that is left out, or for other reasons only',
    fc
      .constantFrom<readonly object[]>(
        [],
        [{ ...ONE, reasons: ['Empty'] }],
        [{ ...ONE, reasons: ['Underutilized'] }],
      )
      .map((list) => only(budgets(ONE), budgets(...list))),
  );
  rises('a freeze that is made shorter', 12, (few, many) => {
    const frozen = (hours: number): object =>
      budgets({ nodes: '20' }, { nodes: '0', schedule: '0 7 * * *', duration: `${hours}h` });
    return only(frozen(many), frozen(few));
  });
  law(
    'a budget that counts at some hours only',
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 22 }))
      .map(([hour, hours]) =>
        only(budgets(ONE), budgets({ ...ONE, schedule: `0 ${hour} * * *`, duration: `${hours}h` })),
      ),
  );
  rises('a shorter life', 48, (few, many) => {
    const life = (days: number): object => nodePool({ budgets: [ONE] }, { expireAfter: `${24 * days}h` });
    return only(life(many), life(few));
  });
  rises('less time to go', 59, (few, many) => {
    const grace = (minutes: number): object =>
      nodePool({ budgets: [ONE] }, { terminationGracePeriod: `${minutes}m` });
    return only(grace(many), grace(few));
  });
});

const LABELS = { app: 'web' };

function workload(kind: string, spec: object): object {
  const container = { name: 'a', image: 'a:1', readinessProbe: { httpGet: { path: '/', port: 80 } } };
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'web', namespace: 'prod' },
    spec: {
      selector: { matchLabels: LABELS },
      template: { metadata: { labels: LABELS }, spec: { containers: [container] } },
      ...spec,
    },
  };
}

function podBudget(spec: object, labels: object = LABELS): object {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'prod' },
    spec: { selector: { matchLabels: labels }, ...spec },
  };
}

const deployment = (maxUnavailable: number | string): object =>
  workload('Deployment', { replicas: 40, strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable } } });
const WEB = deployment(1);

describe('loosened everywhere: Kubernetes', () => {
  rises('a Deployment that lets more pods go', 40, (few, many) => only(deployment(few), deployment(many)));
  rises('a DaemonSet that lets more nodes go', 40, (few, many) => {
    const set = (maxUnavailable: number): object =>
      workload('DaemonSet', { updateStrategy: { rollingUpdate: { maxUnavailable } } });
    return only(set(few), set(many));
  });
  law(
    'a budget that lets more pods go than a quarter',
    fc.integer({ min: 11, max: 40 }).map((many) => ({
      base: [WEB, podBudget({ maxUnavailable: 1 })],
      head: [WEB, podBudget({ maxUnavailable: many })],
    })),
  );
  law(
    'a budget that keeps less than three quarters',
    fc.integer({ min: 0, max: 29 }).map((few) => ({
      base: [WEB, podBudget({ minAvailable: 39 })],
      head: [WEB, podBudget({ minAvailable: few })],
    })),
  );
  rises('a budget that is raised over pods that are in no file', 100, (few, many) => ({
    base: [WEB, podBudget({ maxUnavailable: `${few}%` }, { app: 'db' })],
    head: [WEB, podBudget({ maxUnavailable: `${many}%` }, { app: 'db' })],
  }));
  law(
    'a budget that is gone, or covers others',
    fc
      .constantFrom(
        [],
        [podBudget({ maxUnavailable: 1 }, { app: 'x' })],
        [podBudget({ maxUnavailable: 1 }, { app: 'web', a: 'b' })],
      )
      .map((list) => ({ base: [WEB, podBudget({ maxUnavailable: 1 })], head: [WEB, ...list] })),
  );
  rises('a workload of fewer pods', 40, (few, many) =>
    only(workload('Deployment', { replicas: many }), workload('Deployment', { replicas: few })),
  );
});

const FLEET = 'placement.kubernetes-fleet.io/v1beta1';

function placement(
  rollingUpdate: object,
  policy: object = { placementType: 'PickN', numberOfClusters: 20 },
): object {
  return {
    apiVersion: FLEET,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }],
      policy,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 0, ...rollingUpdate } },
    },
  };
}

const APP = placement({ maxUnavailable: 1 });

function clusterBudget(spec: object): object {
  return {
    apiVersion: FLEET,
    kind: 'ClusterResourcePlacementDisruptionBudget',
    metadata: { name: 'app' },
    spec,
  };
}

describe('loosened everywhere: KubeFleet', () => {
  rises('a placement that lets more clusters go', 20, (few, many) =>
    only(placement({ maxUnavailable: few }), placement({ maxUnavailable: many })),
  );
  rises('a placement on fewer clusters', 20, (few, many) => {
    const on = (numberOfClusters: number): object =>
      placement({ maxUnavailable: 1 }, { placementType: 'PickN', numberOfClusters });
    return only(on(many), on(few));
  });
  law(
    'a budget that lets more clusters go than a quarter',
    fc.tuple(fc.integer({ min: 6, max: 20 }), fc.boolean()).map(([many, isThere]) => ({
      base: [...(isThere ? [APP] : []), clusterBudget({ maxUnavailable: 1 })],
      head: [...(isThere ? [APP] : []), clusterBudget({ maxUnavailable: many })],
    })),
  );
  law(
    'a budget that is gone',
    fc.boolean().map((isThere) => {
      const others = isThere ? [APP] : [WEB];
      return { base: [...others, clusterBudget({ maxUnavailable: 1 })], head: others };
    }),
  );
});

function announced(node: number): object {
  const nodeObject = `node-${String(node).padStart(4, '0')}`;
  return {
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: { name: `fw-${node}`, namespace: 'maintenance' },
    spec: { nodeObject, maintenanceID: 'fw', maintenanceType: 'planned' },
  };
}

describe('loosened everywhere: PIKA', () => {
  const first = (count: number): object[] => Array.from({ length: count }, (_, i) => announced(i + 1));
  rises('more nodes at once', 40, (few, many) => ({ base: first(few), head: first(many) }));
});
