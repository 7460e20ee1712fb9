import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

const NODES = nodeList(Array.from({ length: 4 }, () => ({ labels: {} })));

/** What is planned, and stays as it is. */
const POLICY = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'prod' },
  spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
};

function object(apiVersion: string, kind: string, spec: object, metadata: object = {}): object {
  return { apiVersion, kind, metadata: { name: 'x', namespace: 'prod', ...metadata }, spec };
}

function reported(base: readonly object[] | null, head: readonly object[]) {
  return planOf({
    ...(base ? { base: textOf([POLICY, ...base]) } : {}),
    head: textOf([POLICY, ...head]),
    snapshot: NODES,
  });
}

function told(base: readonly object[] | null, head: readonly object[]): string[] {
  return reported(base, head)
    .plan.problems.filter(({ code }) => code === 'other-controller')
    .map(({ message }) => message);
}

const edit = (apiVersion: string, kind: string): [object[], object[]] => [
  [object(apiVersion, kind, { size: 1 })],
  [object(apiVersion, kind, { size: 40 })],
];

describe('what controllers do that are not planned', () => {
  test.each([
    ['argoproj.io/v1alpha1', 'Rollout', /replaces or evicts pods/],
    ['apps/v1', 'ReplicaSet', /replaces or evicts pods/],
    ['apps.kruise.io/v1alpha1', 'CloneSet', /replaces or evicts pods/],
    ['autoscaling.k8s.io/v1', 'VerticalPodAutoscaler', /replaces or evicts pods/],
    ['cluster.x-k8s.io/v1beta1', 'MachineDeployment', /drains, reboots or replaces nodes/],
    ['machineconfiguration.openshift.io/v1', 'MachineConfigPool', /drains, reboots or replaces nodes/],
    ['eks.aws.upbound.io/v1beta1', 'NodeGroup', /drains, reboots or replaces nodes/],
    ['nvidia.com/v1', 'ClusterPolicy', /drains, reboots or replaces nodes/],
    [
      'karpenter.sh/v1alpha1',
      'NodeOverlay',
      /No node drifts by it, but consolidation may replace running nodes/,
    ],
    ['admissionregistration.k8s.io/v1', 'MutatingWebhookConfiguration', /changes objects as the API server/],
    ['mutations.gatekeeper.sh/v1', 'Assign', /changes objects as the API server/],
    ['kyverno.io/v2', 'ClusterCleanupPolicy', /changes objects as the API server/],
    ['apps.projectsveltos.io/v1alpha1', 'Cleaner', /changes objects as the API server/],
    ['k3s.cattle.io/v1', 'Addon', /changes objects as the API server/],
    ['policies.kyverno.io/v1alpha1', 'DeletingPolicy', /changes objects as the API server/],
    ['policy/v1', 'Eviction', /replaces or evicts pods/],
    ['readiness.node.x-k8s.io/v1alpha1', 'NodeReadinessRule', /drains, reboots or replaces nodes/],
    ['chaos-mesh.org/v1alpha1', 'PodChaos', /replaces or evicts pods/],
    ['kube-green.com/v1alpha1', 'SleepInfo', /replaces or evicts pods/],
    ['nfd.k8s-sigs.io/v1alpha1', 'NodeFeatureRule', /labels and taints nodes/],
    ['nmstate.io/v1', 'NodeNetworkConfigurationPolicy', /drains, reboots or replaces nodes/],
  ])(
    '%s %s is told where the change edits, adds or removes it, and is never green',
    (version, kind, says) => {
      const [base, head] = edit(version, kind);
      for (const [from, to] of [
        [base, head],
        [[], head],
        [base, []],
      ] as const) {
        expect(told(from, to)).toEqual([expect.stringMatching(says)]);
        expect(reported(from, to).verdict).toBe('warn');
      }
    },
  );

  test('what is made into objects for other clusters is told as well, and unknown where the change has it', () => {
    const [base, head] = edit('policy.karmada.io/v1alpha1', 'ClusterOverridePolicy');
    const verdicts = (
      [
        [base, head],
        [[], head],
        [base, []],
      ] as const
    ).map(([from, to]) => {
      expect(told(from, to)).toEqual([expect.stringMatching(/changes objects as the API server/)]);
      return reported(from, to).verdict;
    });
    expect(verdicts).toEqual(['unknown', 'unknown', 'warn']);
  });

  test.each<[string, object[], object[]]>([
    [
      'that stays as it is',
      edit('argoproj.io/v1alpha1', 'Rollout')[0],
      edit('argoproj.io/v1alpha1', 'Rollout')[0],
    ],
    [
      'of which only labels and the status change',
      [object('argoproj.io/v1alpha1', 'Rollout', { size: 1 })],
      [
        {
          ...object('argoproj.io/v1alpha1', 'Rollout', { size: 1 }, { labels: { a: 'b' } }),
          status: { x: 1 },
        },
      ],
    ],
    ['of a kind that moves nothing', ...edit('monitoring.coreos.com/v1', 'ServiceMonitor')],
    ['of another kind in such a group', ...edit('argoproj.io/v1alpha1', 'AnalysisTemplate')],
    ['of Kyverno that lets an object off', ...edit('kyverno.io/v2', 'PolicyException')],
    ['of Karmada that sends objects somewhere', ...edit('policy.karmada.io/v1alpha1', 'PropagationPolicy')],
    [
      'of Kyverno that only checks',
      [object('kyverno.io/v1', 'ClusterPolicy', { rules: [{ validate: { message: 'a' } }] })],
      [object('kyverno.io/v1', 'ClusterPolicy', { rules: [{ validate: { message: 'b' } }] })],
    ],
  ])('an object %s is none of it', (_claim, base, head) => {
    expect(told(base, head)).toEqual([]);
  });

  const POOL = ['machineconfiguration.openshift.io/v1', 'MachineConfig'] as const;
  const labelled = (labels: object, annotations: object = {}): object[] => [
    object(...POOL, { config: {} }, { labels, annotations }),
  ];
  test.each<[claim: string, base: object[], head: object[], isTold: boolean]>([
    [
      'moved to another pool',
      labelled({ 'machineconfiguration.openshift.io/role': 'canary' }),
      labelled({ 'machineconfiguration.openshift.io/role': 'worker' }),
      true,
    ],
    [
      'resumed',
      [object('cluster.x-k8s.io/v1beta1', 'Cluster', {}, { annotations: { 'cluster.x-k8s.io/paused': '' } })],
      [object('cluster.x-k8s.io/v1beta1', 'Cluster', {})],
      true,
    ],
    ['labelled by its team', labelled({}), labelled({ team: 'a', 'app.kubernetes.io/part-of': 'b' }), false],
    [
      'annotated for Argo CD',
      [object('argoproj.io/v1alpha1', 'Rollout', {})],
      [
        object(
          'argoproj.io/v1alpha1',
          'Rollout',
          {},
          { annotations: { 'argocd.argoproj.io/sync-wave': '1' } },
        ),
      ],
      false,
    ],
    ['annotated by a release', labelled({}), labelled({}, { 'meta.helm.sh/release-name': 'a' }), false],
  ])('an object %s', (_claim, base, head, isTold) => {
    expect(told(base, head)).toHaveLength(isTold ? 1 : 0);
  });

  test.each<[claim: string, fields: object, isTold: boolean]>([
    ['that every pod gets', { globalDefault: true }, true],
    [
      'that every pod gets and that preempts nobody',
      { globalDefault: true, preemptionPolicy: 'Never' },
      false,
    ],
    ['that is asked for', {}, false],
  ])('a priority class %s', (_claim, fields, isTold) => {
    const one = { ...object('scheduling.k8s.io/v1', 'PriorityClass', {}), value: 9, ...fields };
    expect(told([], [one])).toHaveLength(isTold ? 1 : 0);
  });

  test.each<[claim: string, was: object, is: object, isTold: boolean]>([
    ['that comes before more', { value: 1 }, { value: 9 }, true],
    ['that preempts from now on', { value: 9, preemptionPolicy: 'Never' }, { value: 9 }, true],
    ['that comes before fewer', { value: 9 }, { value: 1 }, false],
    [
      'that comes before more, and preempts nobody',
      { value: 1 },
      { value: 9, preemptionPolicy: 'Never' },
      false,
    ],
    ['that is said in other words', { value: 9 }, { value: 9, description: 'a' }, false],
  ])('a priority class %s', (_claim, was, is, isTold) => {
    const of = (fields: object): object => ({
      ...object('scheduling.k8s.io/v1', 'PriorityClass', {}),
      ...fields,
    });
    expect(told([of(was)], [of(is)])).toHaveLength(isTold ? 1 : 0);
    expect(told([of(is)], [])).toEqual([]);
  });

  test.each([
    ['coordination.k8s.io/v1', 'Lease', { holderIdentity: 'nobody' }],
    ['flowcontrol.apiserver.k8s.io/v1', 'FlowSchema', { matchingPrecedence: 1 }],
    ['flowcontrol.apiserver.k8s.io/v1', 'PriorityLevelConfiguration', { type: 'Limited' }],
  ])('of %s, %s decides whether a controller gets to act', (version, kind, spec) => {
    expect(told([], [object(version, kind, spec)])).toEqual([
      expect.stringContaining('one that waits leaves nodes out'),
    ]);
    expect(told([object(version, kind, spec)], [object(version, kind, spec)])).toEqual([]);
  });

  test.each(['constructor', 'toString', '__proto__'])('%s is a word of a file like others', (word) => {
    for (const [version, kind] of [
      [`${word}/v1`, 'Thing'],
      ['kyverno.io/v1', word],
      ['placement.kubernetes-fleet.io/v1', word],
      [`${word}/v1`, word],
    ] as const)
      expect(() => told([], [object(version, kind, { workloadRef: {}, [word]: 1 })])).not.toThrow();
  });

  test('a policy of Kyverno that rewrites is', () => {
    const rewriting = object('kyverno.io/v1', 'ClusterPolicy', {
      rules: [{ mutate: { patchStrategicMerge: { spec: { maxUnavailable: 9 } } } }],
    });
    expect(told([], [rewriting])).toEqual([
      expect.stringContaining('ClusterPolicy/x of kyverno.io is changed'),
    ]);
  });

  test('without a base there is no change to tell of', () => {
    expect(told(null, edit('argoproj.io/v1alpha1', 'Rollout')[1])).toEqual([]);
  });

  test('several are one warning for each thing that they do', () => {
    const rollouts = ['a', 'b'].map((name) => object('argoproj.io/v1alpha1', 'Rollout', {}, { name }));
    const overlay = object('karpenter.sh/v1alpha1', 'NodeOverlay', {});
    const messages = told([], [...rollouts, overlay]);
    expect(messages).toHaveLength(2);
    expect(messages.join('\n')).toContain(
      'Rollout/a of argoproj.io and Rollout/b of argoproj.io are changed',
    );
  });

  describe('that runs commands of its own', () => {
    const container = (...command: string[]): object => ({
      template: { spec: { containers: [{ name: 'a', image: 'a', command }] } },
    });
    const job = (...command: string[]): object => object('batch/v1', 'Job', container(...command));
    const cron = (schedule: string, line: string): object =>
      object('batch/v1', 'CronJob', {
        schedule,
        jobTemplate: { spec: container('sh', '-c', line) },
      });
    const DRAIN = 'kubectl drain node-1 --force';

    test.each<[string, object[], object[], boolean]>([
      ['a Job that restarts', [], [job('kubectl', 'rollout', 'restart', 'ds/a')], true],
      ['one in a script', [], [job('sh', '-c', 'set -e\necho a\nkubectl scale sts/a')], true],
      ['a CronJob that drains at another hour', [cron('0 1 * * *', DRAIN)], [cron('0 9 * * *', DRAIN)], true],
      ['one that goes', [cron('0 1 * * *', DRAIN)], [], true],
      ['a release of Helm', [], [job('helm', 'upgrade', 'a', './a')], true],
      ['one that only looks', [], [job('kubectl', 'get', 'nodes')], false],
      ['another program', [], [job('backup', 'delete', 'old')], false],
      ['one that stays', [cron('0 1 * * *', DRAIN)], [cron('0 1 * * *', DRAIN)], false],
    ])('%s: %#', (_claim, base, head, isTold) => {
      const expected = isTold ? [expect.stringContaining('it runs commands that take nodes or pods')] : [];
      expect(told(base, head)).toEqual(expected);
    });

    test('a planned workload that runs one is told of another command, not of another image', () => {
      const agent = (image: string, verb: string): object =>
        object('apps/v1', 'DaemonSet', {
          selector: { matchLabels: { app: 'x' } },
          template: {
            metadata: { labels: { app: 'x' } },
            spec: { containers: [{ name: 'a', image, command: ['kubectl', verb, 'sts/a'] }] },
          },
        });
      expect(told([agent('a:1', 'scale')], [agent('a:2', 'scale')])).toEqual([]);
      expect(told([agent('a:1', 'get')], [agent('a:1', 'scale')])).toHaveLength(1);
    });
  });
});

// Source: docs.aws.amazon.com/eks, "Grant IAM users access to Kubernetes with a ConfigMap".
describe('ConfigMap kube-system/aws-auth', () => {
  const role = (name: string, group = 'system:nodes'): string =>
    `- rolearn: arn:aws:iam::111122223333:role/${name}\n  username: system:node:{{EC2PrivateDNSName}}\n  groups:\n    - system:bootstrappers\n    - ${group}\n`;
  const mapping = (mapRoles: string, metadata: object = {}): object => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'aws-auth', namespace: 'kube-system', ...metadata },
    data: { mapRoles },
  });

  test.each<[claim: string, before: readonly object[], after: readonly object[], isTold: boolean]>([
    ['loses the role of nodes', [mapping(role('a') + role('b'))], [mapping(role('a'))], true],
    ['maps it to another group', [mapping(role('a'))], [mapping(role('a', 'system:masters'))], true],
    ['maps none', [mapping(role('a'))], [mapping('[]')], true],
    ['can not be read any more', [mapping(role('a'))], [mapping(`${role('a')} - [`)], true],
    ['goes', [mapping(role('a'))], [], true],
    ['gets one', [mapping(role('a'))], [mapping(role('b') + role('a'))], false],
    ['loses one of people', [mapping(role('a') + role('b', 'ops'))], [mapping(role('a'))], false],
    ['is new', [], [mapping(role('a'))], false],
    [
      'of another namespace loses one',
      [mapping(role('a'), { namespace: 'x' })],
      [mapping('[]', { namespace: 'x' })],
      false,
    ],
  ])('that %s', (_claim, before, after, isTold) => {
    expect(told(before, after)).toEqual(
      isTold
        ? [
            expect.stringMatching(
              /^ConfigMap\/aws-auth of v1 is changed: the API server refuses the nodes of a role/,
            ),
          ]
        : [],
    );
  });
});
