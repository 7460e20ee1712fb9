import type { Problem } from '../../src/manifest/problem.js';
import { toPlain } from '../../src/text/render.js';
import { text } from '../../src/text/text.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { FOUR, pool } from '../systems/karpenter/clusters.js';
import { budgetYaml, manifest, workloadYaml } from '../systems/kubernetes/manifests.js';
import { ONE_AT_A_TIME } from './measure/one-at-a-time.js';

const FLEET = nodeList(Array.from({ length: 4 }, () => ({ labels: { gpu: 'true' } })));

function problems(head: string, base: string | null = null, snapshot: object = FLEET): string[] {
  const { plan } = planOf({ head, base, snapshot });
  return plan.problems.map(({ severity, code }) => `${severity} ${code}`);
}

describe('an object without a name', () => {
  const config = 'apiVersion: controller-runtime.sigs.k8s.io/v1alpha1\nkind: ControllerManagerConfig\n';
  test.each([
    ['of a kind that is not planned is passed over: it is a configuration file', config, []],
    [
      'of a planned kind is an error',
      'apiVersion: karpenter.sh/v1\nkind: NodePool\n',
      ['error missing-name'],
    ],
    [
      'of a slip of a planned kind is an error',
      'apiVersion: skyhook.nvidia.com/v1alpha1\nkind: SkyHook\n',
      ['error missing-name'],
    ],
    ['of no kind at all is passed over where no kind of its group is planned', 'apiVersion: v2\n', []],
    [
      'of no kind at all is an error in a group of planned kinds',
      'apiVersion: karpenter.sh/v1\n',
      ['error missing-kind'],
    ],
    ['of a planned kind without apiVersion is an error', 'kind: NodePool\n', ['error missing-api-version']],
  ])('%s', (_, text, expected) => {
    expect(problems(`${ONE_AT_A_TIME}---\n${text}`)).toEqual(expected);
  });
});

describe('what was not judged is said', () => {
  test.each([
    ['Skyhook in another case', 'skyhook.nvidia.com/v1alpha1', 'SkyHook'],
    ['the plural', 'nodewright.nvidia.com/v1alpha1', 'DeploymentPolicies'],
    ['the old kind in the new group', 'nodewright.nvidia.com/v1alpha1', 'Skyhook'],
    ['a planned kind in another case, in a group of many kinds', 'karpenter.sh/v1', 'Nodepool'],
    ['a workload in another case', 'apps/v1', 'Daemonset'],
    ['a budget in another case', 'policy/v1', 'PodDisruptionbudget'],
    ['a kind that Karpenter may come to have', 'karpenter.sh/v1beta2', 'DisruptionSchedule'],
    ['a kind that KubeFleet may come to have', 'placement.kubernetes-fleet.io/v1', 'StagedUpdatePause'],
  ])('%s is no kind, and no green check', (_claim, apiVersion, kind) => {
    const slip = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: tuning}\nspec: {}\n`;
    expect(problems(`${ONE_AT_A_TIME}---\n${slip}`)).toEqual(['error unknown-kind']);
    expect(planOf({ head: `${ONE_AT_A_TIME}---\n${slip}`, snapshot: FLEET }).verdict).toBe('unknown');
  });

  test.each([
    ['what Karpenter makes', 'karpenter.sh/v1', 'NodeClaim'],
    ['what KubeFleet makes', 'placement.kubernetes-fleet.io/v1', 'Work'],
    ['a list', 'karpenter.sh/v1', 'NodePoolList'],
  ])('%s is no unknown kind', (_claim, apiVersion, kind) => {
    const other = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: tuning}\nspec: {}\n`;
    expect(problems(`${ONE_AT_A_TIME}---\n${other}`)).not.toContain('error unknown-kind');
  });

  test.each([
    ['a letter short', 'nodewright.nvidia.co/v1alpha1', 'NodeWright'],
    ['with letters swapped', 'nodewirght.nvidia.com/v1alpha1', 'DeploymentPolicy'],
    ['of another system', 'karpenter.hs/v1', 'NodePool'],
    ['without its end', 'app/v1', 'Deployment'],
  ])(
    'a planned kind in a group that is mistyped, %s, is an error and not removed',
    (_claim, apiVersion, kind) => {
      const slip = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: tuning}\nspec: {}\n`;
      expect(problems(`${ONE_AT_A_TIME}---\n${slip}`)).toEqual(['error unknown-group']);
    },
  );

  test('a removal beside a mistyped group is not taken for one', () => {
    const moved = ONE_AT_A_TIME.replace('nodewright.nvidia.com', 'nodewright.nvidia.co');
    const other = ONE_AT_A_TIME.replace('name: gpu', 'name: cpu');
    expect(problems(`${other}---\n${moved}`, `${other}---\n${ONE_AT_A_TIME}`)).toEqual([
      'warning not-judged',
      'error unknown-group',
    ]);
  });

  test.each([
    ['a group of another project', 'apps.example.io/v1', 'Deployment'],
    [
      'a group that may be a later one of the same project',
      'rollout.kubefleet.dev/v1',
      'ClusterResourcePlacement',
    ],
  ])(
    'a planned kind of %s was not judged, which is an error where the change brings it',
    (_, apiVersion, kind) => {
      const other = `${ONE_AT_A_TIME}---\napiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\nspec: {}\n`;
      expect(problems(other)).toEqual(['error other-group']);
      expect(problems(other, ONE_AT_A_TIME)).toEqual(['error other-group']);
      expect(problems(other, other)).toEqual(['warning other-group']);
      expect(problems(other, other.replace('{}', '{a: 1}'))).toEqual(['error other-group']);
    },
  );

  test('other kinds of other groups are passed over', () => {
    const other = 'apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: a}\nspec: {}\n';
    expect(problems(`${ONE_AT_A_TIME}---\n${other}`)).toEqual([]);
  });

  test('a head without any of the policies of the base says so', () => {
    expect(problems('# nothing\n', ONE_AT_A_TIME)).toEqual(['warning policies-gone']);
  });

  test('a snapshot without nodes is missing input, not a fleet that nothing can hurt', () => {
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'b' } };
    const snapshot = { apiVersion: 'v1', kind: 'List', items: [pod] };
    expect(problems(ONE_AT_A_TIME, ONE_AT_A_TIME, snapshot)).toEqual(['error no-nodes']);
  });

  describe('without nodes in the snapshot', () => {
    const app = workloadYaml;
    const live = { ...manifest(app('Deployment', ['replicas: 3'])).object };
    const without = { apiVersion: 'v1', kind: 'List', items: [live] };
    const PORT = app('Deployment').replace('name: app, image', 'name: app, ports: [{hostPort: 80}], image');
    const POOL = app('Deployment').replace('spec: {containers', 'spec: {nodeSelector: {pool: a}, containers');

    test.each([
      [
        'a Deployment and a StatefulSet are planned',
        [app('Deployment'), app('StatefulSet', ['serviceName: app'])],
        [],
      ],
      ['a disruption budget is planned', [app('Deployment'), budgetYaml('maxUnavailable: 1')], []],
      ['a DaemonSet is not', [app('DaemonSet')], ['error no-nodes']],
      ['a Deployment that asks for certain nodes is not', [POOL], ['error no-nodes']],
      ['a Deployment with one pod a node is not', [PORT], ['error no-nodes']],
      ['nor is anything beside a policy for nodes', [app('Deployment'), ONE_AT_A_TIME], ['error no-nodes']],
    ])('%s', (_claim, texts, expected) => {
      expect(problems(texts.join('\n---\n'), null, without)).toEqual(expected);
    });

    test('a policy for nodes that only the base has counts too', () => {
      expect(problems(app('Deployment'), ONE_AT_A_TIME, without)).toEqual(['error no-nodes']);
    });

    test('a Deployment has its batches, and the plan says that places were not looked at', () => {
      const { plan } = planOf({ head: app('Deployment', ['replicas: 4']), snapshot: without });
      const [policy] = plan.head.policies;
      expect(policy?.effect.groups[0]?.batches.map(({ size }) => size)).toEqual([2, 2]);
      expect(policy?.notes.map((note) => toPlain(note)).join(' ')).toContain('The snapshot has no nodes');
    });

    test('an empty snapshot stays an error', () => {
      const empty = { apiVersion: 'v1', kind: 'List', items: [] };
      expect(planOf({ head: app('Deployment'), snapshot: empty }).verdict).toBe('unknown');
    });
  });
});

describe('what could not be read of the head is not removed', () => {
  const rollsByPolicy = `${ONE_AT_A_TIME}---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec: {deploymentPolicy: gpu, nodeSelectors: {matchLabels: {gpu: "true"}}, packages: {a: {version: 1.0.0, image: a.b/c}}}
`;
  const placement = `apiVersion: placement.kubernetes-fleet.io/v1
kind: ClusterResourcePlacement
metadata: {name: web}
spec: {resourceSelectors: [{group: "", version: v1, kind: Namespace, name: web}], policy: {placementType: PickAll}}
`;
  const maintenance = `apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: {name: nm, namespace: ngn2}
spec: {nodeName: node-0001, maintenanceID: fw, type: PlannedMaintenance}
`;
  const notThere: Problem = {
    severity: 'error',
    code: 'missing-path',
    message: text`nope does not exist. Check the path.`,
    place: null,
  };

  test.each([
    ['a NodePool', pool()],
    ['a NodeWright and its policy', rollsByPolicy],
    ['a Deployment', workloadYaml('Deployment')],
    ['a PodDisruptionBudget', budgetYaml()],
    ['a placement', placement],
    ['an announced maintenance', maintenance],
  ])('%s: neither in a document that is broken nor in a path that is not there', (_what, text) => {
    const broken = planOf({ head: 'a: b: c\n', base: text, snapshot: FOUR });
    const missing = planOf({ head: '', headReading: [notThere], base: text, snapshot: FOUR });
    for (const { plan, verdict, findings } of [broken, missing]) {
      expect(verdict).toBe('unknown');
      expect(plan.policies.map(({ change }) => change)).not.toContain('removed');
      expect(findings.filter(({ status }) => status !== 'unchanged')).toEqual([]);
      expect(plan.problems.map(({ code }) => code)).toContain('not-judged');
      expect(plan.problems.map(({ code }) => code)).not.toContain('policies-gone');
    }
  });

  test('what was read of the head is judged beside it, and finds what it refers to', () => {
    const [, roller] = rollsByPolicy.split('---\n');
    const { plan, findings } = planOf({
      head: `a: b: c\n---\n${roller ?? ''}`,
      base: rollsByPolicy,
      snapshot: FLEET,
    });
    expect(plan.policies.map(({ ref, change }) => [ref.kind, change])).toContainEqual([
      'DeploymentPolicy',
      'unchanged',
    ]);
    expect(findings.filter(({ status }) => status === 'new')).toEqual([]);
  });

  test('an object that is described twice hides no other: what is gone beside it is removed', () => {
    const { plan } = planOf({
      head: `${ONE_AT_A_TIME}---\n${ONE_AT_A_TIME}`,
      base: `${ONE_AT_A_TIME}---\n${pool()}`,
      snapshot: FOUR,
    });
    expect(plan.policies.find(({ ref }) => ref.kind === 'NodePool')?.change).toBe('removed');
  });
});

describe('a base that was asked for must be there', () => {
  const NOWHERE = {
    severity: 'error',
    code: 'missing-path',
    message: text`bse/ does not exist.`,
  } as const;
  const verdict = (problem: Problem): string[] => {
    const report = planOf({ head: ONE_AT_A_TIME, base: '', snapshot: FLEET, baseReading: [problem] });
    return [
      report.verdict,
      ...report.plan.problems.flatMap(({ severity, code }) =>
        severity === 'info' ? [] : [`${severity} ${code}`],
      ),
    ];
  };

  test('a path that does not exist leaves nothing to compare with: not judged', () => {
    expect(verdict({ ...NOWHERE, place: null })).toEqual(['unknown', 'error base-missing-path']);
  });

  test('that more of its files had faults than are listed is no fault of the change', () => {
    const [, ...said] = verdict({ ...NOWHERE, code: 'more-problems', place: null });
    expect(said).toEqual(['warning base-more-problems']);
  });

  test('a file that may not be read is not judged either', () => {
    const place = { file: 'base/a.yaml', line: 1, column: 1 };
    expect(verdict({ ...NOWHERE, code: 'unreadable', place })).toEqual(['unknown', 'error base-unreadable']);
  });

  test('a link that the base holds may be what the change repairs: a warning', () => {
    const place = { file: 'base/a.yaml', line: 1, column: 1 };
    expect(verdict({ ...NOWHERE, code: 'symlink', place })[1]).toBe('warning base-symlink');
  });

  test('an empty folder is a fleet without policies: everything is new', () => {
    const empty = { ...NOWHERE, severity: 'warning', code: 'empty-folder', place: null } as const;
    expect(verdict(empty).slice(1)).toEqual(['warning base-empty-folder']);
    expect(verdict(empty)[0]).not.toBe('unknown');
  });
});

describe('the digest of a plan', () => {
  const other = ONE_AT_A_TIME.replace('name: gpu', 'name: cpu');

  test('does not depend on the order of objects in the files', () => {
    const digest = (head: string): string => planOf({ head, snapshot: FLEET }).plan.digest;
    expect(digest(`${ONE_AT_A_TIME}---\n${other}`)).toBe(digest(`${other}---\n${ONE_AT_A_TIME}`));
  });
});
