import { expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

const NEW = 'nodewright.nvidia.com/v1alpha1';
const OLD = 'skyhook.nvidia.com/v1alpha1';

function policy(count: number, api = NEW): object {
  const strategy = { fixed: { initialBatch: count, failureThreshold: 1, safetyLimit: 100 } };
  return {
    apiVersion: api,
    kind: 'DeploymentPolicy',
    metadata: { name: 'gpu' },
    spec: { default: { budget: { count }, strategy } },
  };
}

function user(name: string, more: { kind?: string; policy?: string } = {}): object {
  const { kind = 'NodeWright', policy: deploymentPolicy = 'gpu' } = more;
  return {
    apiVersion: kind === 'NodeWright' ? NEW : OLD,
    kind,
    metadata: { name },
    spec: {
      deploymentPolicy,
      nodeSelectors: { matchLabels: { gpu: 'true' } },
      packages: { tuning: { version: '1.0.0', image: 'example.com/tuning' } },
    },
  };
}

const ASKED = ['error departed-user'];

test.each<[claim: string, base: object[], head: object[], live: object[], problems: string[]]>([
  ['lives on in the snapshot', [policy(1), user('a')], [policy(20)], [user('a')], ASKED],
  ['may live on, of which the snapshot says nothing', [policy(1), user('a')], [policy(20)], [], ASKED],
  ['is gone from the cluster already', [policy(1), user('a')], [policy(20)], [user('other')], []],
  [
    'lives on beside another one of the policy',
    [policy(1), user('a'), user('b')],
    [policy(20), user('b')],
    [user('a'), user('b')],
    ASKED,
  ],
  ['leaves a policy that stays as it is', [policy(1), user('a')], [policy(1)], [user('a')], []],
  [
    'goes with its policy',
    [policy(1), user('a'), user('b', { policy: '' })],
    [user('b', { policy: '' })],
    [user('a')],
    [],
  ],
  ['stays', [policy(1), user('a')], [policy(20), user('a')], [user('a')], []],
  ['goes by another policy', [policy(1), user('a', { policy: 'other' })], [policy(20)], [user('a')], []],
  [
    'moves to the other API group',
    [policy(1, OLD), user('a', { kind: 'Skyhook' })],
    [policy(20), user('a')],
    [],
    [],
  ],
])('an object that leaves the files: %s', (_claim, base, head, live, problems) => {
  const { plan, verdict } = planOf({
    base: textOf(base),
    head: textOf(head),
    snapshot: nodeList(parseFleet('20 nodes gpu=true'), live),
  });
  const own = plan.problems.filter(({ code }) => code === 'departed-user');
  expect(own.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
  if (problems.length > 0) expect(verdict).toBe('unknown');
});

test('the words name the object, the policy and the way out', () => {
  const { plan } = planOf({
    base: textOf([policy(1), user('a')]),
    head: textOf([policy(20)]),
    snapshot: nodeList(parseFleet('20 nodes gpu=true'), [user('a')]),
  });
  // That it is gone and lives on is told beside it (`gone-but-live`).
  const own = plan.problems.filter(({ code }) => code === 'departed-user');
  expect(own.map(({ message }) => message)).toEqual([
    'NodeWright/a leaves the files and is in the snapshot, and the DeploymentPolicy/gpu that it goes by is edited. Where no sync deletes it, it lives on and goes by the new limits, which are not judged without it. Keep NodeWright/a in this change, or edit the policy once it is gone from the cluster.',
  ]);
});

// Source: NVIDIA/nodewright, docs/nodewright-migration.md: the name stays, and nothing runs again.
test('what was wrong with an object is not new where it only moves to the other API group', () => {
  const of = (head: object[]): string[] =>
    planOf({
      base: textOf([policy(10, OLD), user('a', { kind: 'Skyhook' })]),
      head: textOf(head),
      snapshot: nodeList(parseFleet('20 nodes gpu=true')),
    }).findings.flatMap(({ rule, status }) => (rule === 'peak-above-limit' ? [status] : []));
  expect(of([policy(10), user('a')])).toEqual(['unchanged']);
  expect(of([policy(15), user('a')])).toEqual(['worsened']);
  expect(of([policy(10), user('b')])).toContain('new');
});
