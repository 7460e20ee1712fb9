import fc from 'fast-check';
import { nodeList, parseFleet } from '../../src/playground/fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from './measure/world-objects.js';

/** Objects of one system, with a careful setting and with a looser one. */
interface Pair {
  readonly base: readonly object[];
  readonly head: readonly object[];
  /** Lines of a configuration file. */
  readonly config?: string;
}

const POOL_NODES =
  '40 nodes karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64';
const SNAPSHOT = nodeList([...parseFleet(POOL_NODES), ...parseFleet('20 clusters')]);

/** A warning or an error that was not there before, or is worse; of the problems too. */
function isTold({ base, head, config }: Pair): boolean {
  const text = config === undefined ? {} : { config: `version: 1\n${config}` };
  const { verdict } = planOf({ base: textOf(base), head: textOf(head), snapshot: SNAPSHOT, ...text });
  return verdict !== 'pass';
}

function law(name: string, pairs: fc.Arbitrary<Pair>): void {
  test(`${name} is never green`, () => {
    fc.assert(
      fc.property(pairs, (pair) => isTold(pair)),
      { numRuns: 4 },
    );
  });
}

/** A number and a larger one. */
const rising = (max: number): fc.Arbitrary<readonly [number, number]> =>
  fc
    .tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }))
    .filter(([few, many]) => many > 2 * few)
    .map((both) => both);

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
const only = (pair: { base: object; head: object }): Pair => ({ base: [pair.base], head: [pair.head] });

describe('Karpenter', () => {
  law(
    'a budget that is raised',
    rising(40).map(([few, many]) =>
      only({ base: budgets({ nodes: `${few}` }), head: budgets({ nodes: `${many}` }) }),
    ),
  );
  law(
    'a budget that is raised as a share',
    rising(20).map(([few, many]) =>
      only({ base: budgets({ nodes: `${5 * few}%` }), head: budgets({ nodes: `${5 * many}%` }) }),
    ),
  );
  law(
    'a budget that is left out, or for other reasons only',
    fc
      .constantFrom<readonly object[]>(
        [],
        [{ nodes: '1', reasons: ['Empty'] }],
        [{ nodes: '1', reasons: ['Underutilized'] }],
      )
      .map((list) => only({ base: budgets({ nodes: '1' }), head: budgets(...list) })),
  );
  law(
    'a freeze that is made shorter',
    rising(12).map(([few, many]) => {
      const frozen = (hours: number): object =>
        budgets({ nodes: '20' }, { nodes: '0', schedule: '0 7 * * *', duration: `${hours}h` });
      return { base: [frozen(many)], head: [frozen(few)] };
    }),
  );
  law(
    'a budget that counts at some hours only',
    fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 22 })).map(([hour, hours]) =>
      only({
        base: budgets({ nodes: '1' }),
        head: budgets({ nodes: '1', schedule: `0 ${hour} * * *`, duration: `${hours}h` }),
      }),
    ),
  );
  law(
    'a shorter life',
    rising(48).map(([few, many]) =>
      only({
        base: nodePool({ budgets: [{ nodes: '1' }] }, { expireAfter: `${24 * many}h` }),
        head: nodePool({ budgets: [{ nodes: '1' }] }, { expireAfter: `${24 * few}h` }),
      }),
    ),
  );
  law(
    'less time to go',
    rising(59).map(([few, many]) =>
      only({
        base: nodePool({ budgets: [{ nodes: '1' }] }, { terminationGracePeriod: `${many}m` }),
        head: nodePool({ budgets: [{ nodes: '1' }] }, { terminationGracePeriod: `${few}m` }),
      }),
    ),
  );
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

describe('Kubernetes', () => {
  law(
    'a Deployment that lets more pods go',
    rising(40).map(([few, many]) => only({ base: deployment(few), head: deployment(many) })),
  );
  law(
    'a DaemonSet that lets more nodes go',
    rising(40).map(([few, many]) => {
      const set = (maxUnavailable: number): object =>
        workload('DaemonSet', { updateStrategy: { rollingUpdate: { maxUnavailable } } });
      return only({ base: set(few), head: set(many) });
    }),
  );
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
  law(
    'a budget that is raised over pods that nobody has at hand',
    rising(100).map(([few, many]) => ({
      base: [WEB, podBudget({ maxUnavailable: `${few}%` }, { app: 'db' })],
      head: [WEB, podBudget({ maxUnavailable: `${many}%` }, { app: 'db' })],
    })),
  );
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
  law(
    'a workload of fewer pods',
    rising(40).map(([few, many]) =>
      only({
        base: workload('Deployment', { replicas: many }),
        head: workload('Deployment', { replicas: few }),
      }),
    ),
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

describe('KubeFleet', () => {
  law(
    'a placement that lets more clusters go',
    rising(20).map(([few, many]) =>
      only({ base: placement({ maxUnavailable: few }), head: placement({ maxUnavailable: many }) }),
    ),
  );
  law(
    'a placement on fewer clusters',
    rising(20).map(([few, many]) => {
      const on = (numberOfClusters: number): object =>
        placement({ maxUnavailable: 1 }, { placementType: 'PickN', numberOfClusters });
      return only({ base: on(many), head: on(few) });
    }),
  );
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
  return {
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: { name: `fw-${node}`, namespace: 'maintenance' },
    spec: {
      nodeObject: `node-${String(node).padStart(4, '0')}`,
      maintenanceID: 'fw',
      maintenanceType: 'planned',
    },
  };
}

describe('PIKA', () => {
  const first = (count: number): object[] => Array.from({ length: count }, (_, i) => announced(i + 1));
  law(
    'more nodes at once',
    rising(40).map(([few, many]) => ({ base: first(few), head: first(many) })),
  );
});
