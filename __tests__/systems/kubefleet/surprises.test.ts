import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { NAMESPACE, object, PLACEMENT } from './hub-objects.js';

const FLEET = '1 clusters env=canary\n2 clusters env=prod';
const READER = { group: 'rbac.authorization.k8s.io', version: 'v1', kind: 'ClusterRole', name: 'reader' };
const ROLE = {
  ...object('rbac.authorization.k8s.io/v1', 'ClusterRole', 'reader'),
  rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
};

function planned(base: readonly object[], head: readonly object[], live: readonly object[] = []): Report {
  const snapshot = nodeList(parseFleet(FLEET), live);
  return planOf({ base: textOf(base), head: textOf(head), snapshot });
}

function fresh({ findings }: Report): string[] {
  return findings.flatMap(({ rule, severity, status, message }) =>
    status === 'new' ? [`${severity} ${rule}: ${message}`] : [],
  );
}

function placement(more: object = {}, selector: object = READER): object {
  return {
    ...object(PLACEMENT, 'ClusterResourcePlacement', 'app'),
    spec: { resourceSelectors: [selector], policy: { placementType: 'PickAll' }, ...more },
  };
}

describe('a Namespace that is reserved', () => {
  test.each(['kube-system', 'fleet-demo', 'default'])('%s stops the placement', (name) => {
    expect(fresh(planned([], [placement({}, { ...NAMESPACE, name })]))).toEqual([
      expect.stringMatching(/^error invalid-policy: .*is reserved/),
    ]);
  });

  test('is taken by itself, and so is one of another name', () => {
    const alone = { ...NAMESPACE, name: 'kube-system', selectionScope: 'NamespaceOnly' };
    for (const selector of [alone, { ...NAMESPACE, name: 'kubeflow' }])
      expect(fresh(planned([], [placement({}, selector)])).join()).not.toContain('is reserved');
  });
});

describe('a Namespace', () => {
  test('that is selected no longer is not said to be gone from the files', () => {
    const labelled = { ...object('v1', 'Namespace', 'shop', { labels: { placed: 'yes' } }) };
    const selector = { ...NAMESPACE, labelSelector: { matchLabels: { placed: 'yes' } } };
    const { plan } = planned(
      [labelled, placement({}, selector)],
      [object('v1', 'Namespace', 'shop'), placement({}, selector)],
    );
    expect(plan.head.policies[0]?.change?.says).toContain(
      'Namespace/shop, which it places, is selected no longer',
    );
  });
});

describe('a run that leaves the files while it is under way', () => {
  const RUN = {
    ...object(PLACEMENT, 'ClusterStagedUpdateRun', 'r1'),
    spec: { placementName: 'app', stagedRolloutStrategyName: 's', state: 'Run' },
  };
  const STRATEGY = {
    ...object(PLACEMENT, 'ClusterStagedUpdateStrategy', 's'),
    spec: { stages: [{ name: 'all', labelSelector: {} }] },
  };
  const condition = (type: string) => ({
    type,
    status: 'True',
    reason: 'x',
    lastTransitionTime: '2026-11-23T07:00:00Z',
  });
  const at = (clusterName: string, ...types: string[]) => ({ clusterName, conditions: types.map(condition) });
  const live = (...types: string[]) => ({
    ...RUN,
    status: {
      conditions: types.map(condition),
      stagesStatus: [
        { stageName: 'all', clusters: [at('c1', 'Started', 'Succeeded'), at('c2', 'Started'), at('c3')] },
      ],
    },
  });
  const all = [placement({ strategy: { type: 'External' } }), ROLE, STRATEGY];
  const told = (state: object): string[] =>
    fresh(planned([...all, RUN], all, [state])).filter((one) => /is removed while/.test(one));

  test('leaves clusters without its version', () => {
    expect(told(live('Initialized', 'Progressing'))).toEqual([
      expect.stringMatching(
        /^warning abandoned-midway: .*1 cluster of 3 does not get its version \(c3\), and c2, in progress, is no longer tracked/,
      ),
    ]);
  });

  test('and leaves none where it is done', () => {
    expect(told(live('Initialized', 'Succeeded'))).toEqual([]);
  });
});
