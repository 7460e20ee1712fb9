import { describe, expect, test } from '@jest/globals';
import { memberCluster, nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from './measure/world-objects.js';

const PLACEMENT = 'placement.kubernetes-fleet.io/v1beta1';

function placed(strategy: object, affinity: object = {}): object {
  return {
    apiVersion: PLACEMENT,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'app' }],
      policy: { placementType: 'PickAll', ...affinity },
      strategy,
    },
  };
}

const stage = (name: string): object => ({ name, labelSelector: { matchLabels: { env: name } } });
const STAGED = [
  placed({ type: 'External' }),
  {
    apiVersion: PLACEMENT,
    kind: 'ClusterStagedUpdateStrategy',
    metadata: { name: 'staged' },
    spec: { stages: [stage('canary'), stage('prod')] },
  },
];
const ONLY_PROD = [
  placed(
    { type: 'RollingUpdate' },
    {
      affinity: {
        clusterAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: {
            clusterSelectorTerms: [{ labelSelector: { matchLabels: { env: 'prod' } } }],
          },
        },
      },
    },
  ),
];
const SNAPSHOT = nodeList(
  [],
  [
    memberCluster('east', { labels: { env: 'prod' } }),
    memberCluster('north', { labels: { env: 'canary' } }),
    memberCluster('west', { labels: { env: 'prod' } }),
  ],
);

function cluster(name: string, labels: object): object {
  return { apiVersion: 'cluster.kubernetes-fleet.io/v1', kind: 'MemberCluster', metadata: { name, labels } };
}

function told(policies: object[], before: object[], after: object[]): string[] {
  const { plan } = planOf({
    base: textOf([...policies, ...before]),
    head: textOf([...policies, ...after]),
    snapshot: SNAPSHOT,
  });
  return plan.problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
}

const EAST = cluster('east', { env: 'prod' });
const RUN = 'so that a run fails when it is initialized, and updates nothing';

describe('labels of a member cluster that the change writes', () => {
  test.each<[claim: string, policies: object[], before: object[], after: object[], says: string]>([
    [
      'take it from one stage to another',
      STAGED,
      [EAST],
      [cluster('east', { env: 'canary' })],
      'east leaves stage prod of ClusterStagedUpdateStrategy/staged and joins stage canary of ClusterStagedUpdateStrategy/staged.',
    ],
    [
      'leave it in no stage',
      STAGED,
      [EAST],
      [cluster('east', { env: 'dev' })],
      `east leaves stage prod of ClusterStagedUpdateStrategy/staged and is in no stage of it, ${RUN}.`,
    ],
    [
      'take it out of what a placement picks',
      ONLY_PROD,
      [EAST],
      [cluster('east', {})],
      'east no longer fits ClusterResourcePlacement/app (KubeFleet takes nothing away for labels or taints alone',
    ],
    [
      'have a placement pick it',
      ONLY_PROD,
      [cluster('north', { env: 'canary' })],
      [cluster('north', { env: 'prod' })],
      'north joins ClusterResourcePlacement/app.',
    ],
    [
      'go with it, where it goes',
      ONLY_PROD,
      [EAST],
      [],
      'MemberCluster/east is gone from the files: east leaves ClusterResourcePlacement/app.',
    ],
  ])('%s', (_claim, policies, before, after, says) => {
    expect(told(policies, before, after)).toEqual([expect.stringContaining(says)]);
    expect(told(policies, before, after)[0]).toMatch(/^error fleet-object /);
  });

  test.each<[claim: string, policies: object[], labels: object]>([
    ['are none that a stage goes by', STAGED, { env: 'prod', team: 'shop' }],
    ['are none that a placement goes by', ONLY_PROD, { env: 'prod', team: 'shop' }],
  ])('are a warning where they %s', (_claim, policies, labels) => {
    expect(told(policies, [EAST], [cluster('east', labels)])).toEqual([
      expect.stringMatching(/^warning fleet-object .* No policy that is planned here takes another group/),
    ]);
  });
});
