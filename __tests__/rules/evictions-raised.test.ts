import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';

const FLEET = 'placement.kubernetes-fleet.io/v1beta1';

function raised(base: readonly object[], head: readonly object[], config?: string): string[] {
  const snapshot = nodeList([...parseFleet('3 nodes'), ...parseFleet('10 clusters')]);
  const { findings } = planOf({
    base: textOf(base),
    head: textOf(head),
    snapshot,
    ...(config === undefined ? {} : { config }),
  });
  return findings.flatMap(({ rule, status, severity, policy, evidence }) => {
    const { cause, most, of, before, pods } = evidence;
    const numbers =
      cause === 'released'
        ? `${String(pods)} pods`
        : `${String(most)} of ${String(of)}, ${String(before)} before`;
    return rule === 'evictions-raised'
      ? [`${status} ${severity}: ${policy?.kind ?? ''}/${policy?.name ?? ''} ${String(cause)}: ${numbers}`]
      : [];
  });
}

function web(replicas: number): object {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'prod' },
    spec: {
      replicas,
      selector: { matchLabels: { app: 'web' } },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
    },
  };
}

const other = (replicas: number): object =>
  JSON.parse(JSON.stringify(web(replicas)).replaceAll('"web"', '"api"')) as object;

function podBudget(spec: object): object {
  return named('web', spec);
}

function named(name: string, spec: object): object {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name, namespace: 'prod' },
    spec: { selector: { matchLabels: { app: 'web' } }, ...spec },
  };
}

describe('a PodDisruptionBudget', () => {
  const says = (most: number, of: number, before: number): string =>
    `new error: PodDisruptionBudget/web raised: ${most} of ${of}, ${before} before`;

  test.each<[claim: string, base: object[], head: object[], findings: string[]]>([
    [
      'raised from 1 to 9 of 10',
      [web(10), podBudget({ maxUnavailable: 1 })],
      [web(10), podBudget({ maxUnavailable: 9 })],
      [says(9, 10, 1)],
    ],
    [
      'raised by another one in its place',
      [web(10), podBudget({ maxUnavailable: 1 })],
      [web(10), named('web-v2', { maxUnavailable: 9 })],
      ['new error: PodDisruptionBudget/web-v2 raised: 9 of 10, 1 before'],
    ],
    [
      'raised by one that takes its pods while it takes others',
      [web(10), podBudget({ maxUnavailable: 1 })],
      [
        web(10),
        podBudget({ maxUnavailable: 1, selector: { matchLabels: { app: 'b' } } }),
        named('web-v2', { maxUnavailable: 9 }),
      ],
      ['new error: PodDisruptionBudget/web-v2 raised: 9 of 10, 1 before'],
    ],
    [
      'raised by a selector that takes in another workload, which is named',
      [web(10), other(10), podBudget({ maxUnavailable: '10%' })],
      [web(10), other(10), podBudget({ maxUnavailable: '50%', selector: {} })],
      ['new error: PodDisruptionBudget/web raised: 10 of 20, 1 before'],
    ],
    [
      'renamed as it is',
      [web(10), podBudget({ maxUnavailable: 1 })],
      [web(10), named('web-v2', { maxUnavailable: 1 })],
      [],
    ],
    // openshift/hypershift#8549
    [
      'of three members of a quorum, which then keeps one',
      [web(3), podBudget({ minAvailable: 2 })],
      [web(3), podBudget({ minAvailable: 1 })],
      [says(2, 3, 1)],
    ],
    [
      'that keeps 1 and no longer 9',
      [web(10), podBudget({ minAvailable: 9 })],
      [web(10), podBudget({ minAvailable: 1 })],
      [says(9, 10, 1)],
    ],
    [
      'raised as a share',
      [web(10), podBudget({ maxUnavailable: '10%' })],
      [web(10), podBudget({ maxUnavailable: '80%' })],
      [says(8, 10, 1)],
    ],
    [
      'whose pods become more while it keeps one',
      [web(4), podBudget({ minAvailable: 1 })],
      [web(40), podBudget({ minAvailable: 1 })],
      [says(39, 40, 3)],
    ],
    [
      'raised to the limit',
      [web(10), podBudget({ maxUnavailable: 1 })],
      [web(10), podBudget({ maxUnavailable: 2 })],
      [],
    ],
    [
      'that let none go and lets one go',
      [web(2), podBudget({ maxUnavailable: 0 })],
      [web(2), podBudget({ maxUnavailable: 1 })],
      [],
    ],
    [
      'that is high and stays so',
      [web(10), podBudget({ maxUnavailable: 9 })],
      [web(10), podBudget({ maxUnavailable: 9 })],
      [],
    ],
    [
      'that is lowered',
      [web(10), podBudget({ maxUnavailable: 9 })],
      [web(10), podBudget({ maxUnavailable: 8 })],
      [],
    ],
    [
      'with the same share of more pods',
      [web(10), podBudget({ maxUnavailable: '50%' })],
      [web(20), podBudget({ maxUnavailable: '50%' })],
      [],
    ],
    ['that is new', [web(10)], [web(10), podBudget({ maxUnavailable: 9 })], []],
    [
      'that no longer protects any pod',
      [web(10), podBudget({ maxUnavailable: 1 })],
      [web(10), podBudget({ maxUnavailable: 10 })],
      ['new error: PodDisruptionBudget/web released: 10 pods'],
    ],
  ])('%s', (_claim, base, head, findings) => {
    expect(raised(base, head)).toEqual(findings);
  });

  test('the limit is a setting', () => {
    const config = 'version: 1\nrules:\n  evictions-raised: {limit: 90%}\n';
    const [base, head] = [1, 9].map((most) => [web(10), podBudget({ maxUnavailable: most })]);
    expect(raised(base ?? [], head ?? [], config)).toEqual([]);
  });
});

describe('a ClusterResourcePlacementDisruptionBudget', () => {
  const placement = (policy: object = { placementType: 'PickN', numberOfClusters: 10 }): object => ({
    apiVersion: FLEET,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: { resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }], policy },
  });
  const budget = (spec: object): object => ({
    apiVersion: FLEET,
    kind: 'ClusterResourcePlacementDisruptionBudget',
    metadata: { name: 'app' },
    spec,
  });
  const FIXED = placement({ placementType: 'PickFixed', clusterNames: ['cluster-1', 'cluster-2'] });
  const GONE = 'new error: ClusterResourcePlacementDisruptionBudget/app gone: 10 of 10, 1 before';
  const RAISED = 'new error: ClusterResourcePlacementDisruptionBudget/app raised: 9 of 10, 1 before';

  test.each<[claim: string, base: object[], head: object[], findings: string[]]>([
    ['that is deleted', [placement(), budget({ maxUnavailable: 1 })], [placement()], [GONE]],
    [
      'that is raised',
      [placement(), budget({ maxUnavailable: 1 })],
      [placement(), budget({ maxUnavailable: 9 })],
      [RAISED],
    ],
    [
      'that keeps fewer',
      [placement({ placementType: 'PickAll' }), budget({ minAvailable: 9 })],
      [placement({ placementType: 'PickAll' }), budget({ minAvailable: 1 })],
      [RAISED],
    ],
    [
      'that stays',
      [placement(), budget({ maxUnavailable: 1 })],
      [placement(), budget({ maxUnavailable: 1 })],
      [],
    ],
    ['that goes with its placement', [placement(), budget({ maxUnavailable: 1 })], [web(1)], []],
    [
      'of a PickFixed placement, which nothing is evicted from',
      [FIXED, budget({ maxUnavailable: 1 })],
      [FIXED],
      [],
    ],
  ])('%s', (_claim, base, head, findings) => {
    expect(raised(base, head)).toEqual(findings);
  });
});
