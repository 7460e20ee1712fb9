import type { Report } from '../../src/plan/finding.js';
import { render } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { clusterPlacement, liveBinding, planned } from '../systems/kubefleet/planned.js';
import { over, workload } from '../systems/kubernetes/web-plans.js';

/** The first lines of the terminal, every run of blanks one blank: what is read in ten seconds. */
function shown(given: PlanCase): string {
  return wordsOf(planOf(given));
}

function wordsOf(report: Report): string {
  return render(report, 'text', { colour: false, width: 400 }).replace(/\s+/g, ' ');
}

const deployment = (image: string, spec: object = {}): string => workload('Deployment', spec, image);

describe('what a pause holds back', () => {
  const paused = { paused: true, replicas: 4 };

  test('has no numbers of a rollout that the pause kept from being planned', () => {
    const text = shown({
      base: deployment('web:1', paused),
      head: deployment('web:2', paused),
      snapshot: over(),
    });
    expect(text).toContain('Nothing starts until it is resumed base');
  });

  test('is nothing that would have ended, had it been started', () => {
    const text = shown({
      base: deployment('web:1', paused),
      head: deployment('web:2', { replicas: 4 }),
      snapshot: over(),
    });
    expect(text).not.toMatch(/(never[^,]*|0 of 4 \(0%\)), if started now/);
  });
});

describe('a pause that the change lifts', () => {
  const nodeWright = (annotations: object): string =>
    JSON.stringify({
      apiVersion: 'nodewright.nvidia.com/v1alpha1',
      kind: 'NodeWright',
      metadata: { name: 'tuning', annotations },
      spec: {
        nodeSelectors: { matchLabels: { gpu: 'true' } },
        interruptionBudget: { count: 2 },
        packages: { tuning: { version: '1.0.0', image: 'example.com/tuning' } },
      },
    });

  test('had no end in the base, started or not', () => {
    const text = shown({
      base: nodeWright({ 'nodewright.nvidia.com/pause': 'true' }),
      head: nodeWright({}),
      snapshot: nodeList(parseFleet('6 nodes gpu=true')),
    });
    expect(text).toContain('never: it is paused');
    expect(text).not.toContain('never: it is paused, if started now');
  });
});

describe('a rollout that the limits let start none', () => {
  const AFFINITY = {
    podAntiAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: [
        { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'web' } } },
      ],
    },
  };
  const stuck = (image: string): string =>
    JSON.stringify({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web', namespace: 'shop' },
      spec: {
        replicas: 3,
        selector: { matchLabels: { app: 'web' } },
        strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
        template: {
          metadata: { labels: { app: 'web' } },
          spec: { affinity: AFFINITY, containers: [{ name: 'web', image }] },
        },
      },
    });

  test('is not stuck as before, where nothing was under way', () => {
    const text = shown({
      base: stuck('web:1'),
      head: stuck('web:2'),
      snapshot: nodeList(parseFleet('3 nodes')),
    });
    expect(text).toContain('The rollout is stuck: it starts none of 3 replicas');
    expect(text).toContain('It was stuck before, and this change does not free it.');
  });
});

describe('clusters that a placement picks no more', () => {
  test('lose what was placed, and the first line says so', () => {
    const pick = (n: number): string => clusterPlacement(`{placementType: PickN, numberOfClusters: ${n}}`);
    const bindings = [1, 2, 3, 4].map((n) => liveBinding(`cluster-${n}`, n, true));
    const report = planned('4 clusters', { base: pick(4), head: pick(3) }, bindings);
    const text = wordsOf(report);
    expect(text).toContain('Deletes what it placed on 1 cluster');
    expect(text).toContain('Fewer clusters are picked: what it placed is deleted from cluster-1.');
    expect(text).not.toContain('in no group any more');
  });
});

describe('a second disruption budget', () => {
  const budget = (name: string): string =>
    `\n---\n{apiVersion: policy/v1, kind: PodDisruptionBudget, metadata: {name: ${name}, namespace: shop}, spec: {maxUnavailable: 1, selector: {matchLabels: {app: web}}}}\n`;
  const pod = (name: string): object => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace: 'shop', labels: { app: 'web' } },
    spec: { nodeName: 'node-1', containers: [] },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  });

  test('is told in a sentence', () => {
    const text = shown({
      base: budget('a'),
      head: budget('a') + budget('b'),
      snapshot: nodeList(parseFleet('2 nodes'), [pod('web-1'), pod('web-2')]),
    });
    expect(text).toMatch(/Drains may evict 0 of 2 pods at a time, as another budget covers them too /);
  });
});

describe('an edit that widens consolidation', () => {
  const pool = (consolidationPolicy: string): string =>
    JSON.stringify({
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'gpu' },
      spec: {
        template: {
          spec: {
            expireAfter: 'Never',
            nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
            requirements: [],
          },
        },
        disruption: { consolidationPolicy, consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
      },
    });

  test('is told as what it lets go, beside the numbers of a drift that it does not start', () => {
    const text = shown({
      base: pool('WhenEmpty'),
      head: pool('WhenEmptyOrUnderutilized'),
      snapshot: nodeList(
        parseFleet(
          '4 nodes karpenter.sh/nodepool=gpu karpenter.sh/registered=true karpenter.sh/initialized=true',
        ),
      ),
    });
    expect(text).toContain('Merging lets consolidation take more, which no plan forecasts. Next rollout:');
  });
});

describe('a drift of some nodes under budgets that allow all', () => {
  const pool = (types: readonly string[]): string =>
    JSON.stringify({
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'gpu' },
      spec: {
        template: {
          spec: {
            expireAfter: 'Never',
            nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
            requirements: [{ key: 'node.kubernetes.io/instance-type', operator: 'In', values: types }],
          },
        },
        disruption: { consolidateAfter: '1h', budgets: [{ nodes: '100%' }] },
      },
    });
  const made =
    'karpenter.sh/nodepool=gpu karpenter.sh/registered=true karpenter.sh/initialized=true node.kubernetes.io/instance-type';
  const report = planOf({
    base: pool(['large', 'small']),
    head: pool(['large']),
    snapshot: nodeList(
      parseFleet(
        ['a', 'b']
          .flatMap((zone) =>
            ['large', 'small'].map((type) => `3 nodes topology.kubernetes.io/zone=${zone} ${made}=${type}`),
          )
          .join('\n'),
      ),
    ),
  });
  const found = (rule: string) => report.findings.filter((finding) => finding.rule === rule);

  test('tells how many the rollout takes beside how many may go', () => {
    expect(found('peak-above-limit')[0]?.message).toMatch(/ The dry rollout takes 6 of 12 nodes/);
  });

  test('is no new loss of failure domains: the base would lose them all the same', () => {
    expect(found('failure-domain-at-once').map(({ status }) => status)).toEqual(['unchanged']);
  });
});
