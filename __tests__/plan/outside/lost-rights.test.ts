import { describe, expect, test } from '@jest/globals';
import { lostRights } from '../../../src/plan/outside/lost-rights.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

const RBAC = 'rbac.authorization.k8s.io';
const role = (verbs: string[], group = 'karpenter.sh', resources = ['nodepools']): string =>
  JSON.stringify({
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata: { name: 'karpenter' },
    rules: [{ apiGroups: [group], resources, verbs }],
  });
const BINDING = JSON.stringify({
  apiVersion: `${RBAC}/v1`,
  kind: 'ClusterRoleBinding',
  metadata: { name: 'karpenter' },
  roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'karpenter' },
  subjects: [{ kind: 'ServiceAccount', name: 'karpenter', namespace: 'system' }],
});
const bindingOf = (kind: 'Group' | 'User', name: string): string =>
  JSON.stringify({ ...JSON.parse(BINDING), subjects: [{ apiGroup: RBAC, kind, name }] });
const STATUS = role(['update'], 'karpenter.sh', ['nodeclaims/status']);
const account = (name: string): string =>
  JSON.stringify({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace: 'system' } });
const FULL = role(['get', 'update']);
const EVICTS = role(['create'], '', ['pods/eviction']).replace('"karpenter"', '"evicts"');
const BINDS_EVICTS = BINDING.replaceAll('"name":"karpenter"}', '"name":"evicts"}');
const controller = (account: string): string =>
  JSON.stringify({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'karpenter', namespace: 'system' },
    spec: {
      template: {
        spec: { serviceAccountName: account, containers: [{ image: 'karpenter/controller:1' }] },
      },
    },
  });
const PLAN = JSON.stringify({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'os', namespace: 'system' },
  spec: { serviceAccountName: 'karpenter', upgrade: { image: 'a' } },
});
const ADMIN = BINDING.replace('"ClusterRole","name":"karpenter"', '"ClusterRole","name":"cluster-admin"');
const WITH_ALL = [FULL, EVICTS, BINDING, BINDS_EVICTS, controller('karpenter')];
const all = (...instead: readonly [one: string, other: string][]): string[] =>
  WITH_ALL.map((one) => instead.find(([was]) => was === one)?.[1] ?? one);
const gathering = JSON.stringify({
  apiVersion: `${RBAC}/v1`,
  kind: 'ClusterRole',
  metadata: { name: 'karpenter' },
  aggregationRule: { clusterRoleSelectors: [{ matchLabels: { to: 'karpenter' } }] },
});
const gathered = (to: string): string =>
  FULL.replace('{"name":"karpenter"}', `{"name":"part","labels":{"to":"${to}"}}`);

function said(before: readonly string[], after: readonly string[]): string[] {
  const held = (texts: readonly string[]) =>
    manifestsOf(side(Object.fromEntries(texts.map((one, i) => [`${i}.yaml`, one]))).files);
  return lostRights(held(before), held(after)).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(' ')[0] ?? ''}`,
  );
}

describe('rights of a controller of planned objects', () => {
  test.each<[claim: string, before: string[], after: string[], expected: string]>([
    ['its role leaves', [FULL], [], 'ClusterRole/karpenter'],
    ['a verb leaves', [FULL], [role(['get'])], 'ClusterRole/karpenter'],
    [
      'a resource leaves',
      [role(['get'], 'karpenter.sh', ['nodepools', 'nodeclaims'])],
      [role(['get'])],
      'ClusterRole/karpenter',
    ],
    ['everything of it leaves', [FULL], [role([])], 'ClusterRole/karpenter'],
    ['what binds it leaves', [FULL, BINDING], [FULL], 'ClusterRoleBinding/karpenter'],
    [
      'what bears it leaves',
      [FULL, BINDING, account('karpenter')],
      [FULL, BINDING],
      'ServiceAccount/karpenter',
    ],
    [
      'what binds it names another account',
      [FULL, BINDING],
      [FULL, BINDING.replace('"ServiceAccount","name":"karpenter"', '"ServiceAccount","name":"other"')],
      'ClusterRoleBinding/karpenter',
    ],
    [
      'what binds it names another role',
      [FULL, BINDING],
      [FULL, BINDING.replace('"ClusterRole","name":"karpenter"', '"ClusterRole","name":"view"')],
      'ClusterRoleBinding/karpenter',
    ],
    ...(
      [
        ['its group of accounts', 'Group', 'system:serviceaccounts:system'],
        ['all accounts', 'Group', 'system:serviceaccounts'],
        ['everybody', 'Group', 'system:authenticated'],
        ['it as a user', 'User', 'system:serviceaccount:system:karpenter'],
      ] as const
    ).map(([whom, kind, name]): [string, string[], string[], string] => [
      `what binds ${whom} leaves`,
      [FULL, bindingOf(kind, name), controller('karpenter')],
      [FULL, controller('karpenter')],
      'ClusterRoleBinding/karpenter',
    ]),
    [
      'what binds a user that writes a status names another one',
      [STATUS, bindingOf('User', 'hub-agent')],
      [STATUS, bindingOf('User', 'somebody')],
      'ClusterRoleBinding/karpenter',
    ],
    [
      'what binds a group that writes a status leaves',
      [STATUS, bindingOf('Group', 'agents')],
      [STATUS],
      'ClusterRoleBinding/karpenter',
    ],
    [
      'what binds it holds in one namespace only',
      [FULL, BINDING],
      [
        FULL,
        BINDING.replace('ClusterRoleBinding', 'RoleBinding').replace(
          '{"name":"karpenter"}',
          '{"name":"karpenter","namespace":"system"}',
        ),
      ],
      'ClusterRoleBinding/karpenter',
    ],
    [
      'it is narrowed to names',
      [FULL],
      [FULL.replace('"verbs"', '"resourceNames":["a"],"verbs"')],
      'ClusterRole/karpenter',
    ],
    [
      'a role of other kinds that the controller has allows less',
      WITH_ALL,
      all([EVICTS, EVICTS.replace('create', 'get')]),
      'ClusterRole/evicts',
    ],
    [
      'a part of a resource leaves',
      WITH_ALL,
      all([EVICTS, EVICTS.replace('pods/eviction', 'pods')]),
      'ClusterRole/evicts',
    ],
    [
      'the controller runs as another account',
      WITH_ALL,
      all([controller('karpenter'), controller('other')]),
      'Deployment/karpenter',
    ],
    [
      'a role that is gathered is so no more',
      [gathering, gathered('karpenter'), BINDING],
      [gathering, gathered('other'), BINDING],
      'ClusterRole/karpenter',
    ],
    ['the account of a Plan leaves', [PLAN, account('karpenter')], [PLAN], 'ServiceAccount/karpenter'],
    ['what binds the account of a Plan leaves', [PLAN, ADMIN], [PLAN], 'ClusterRoleBinding/karpenter'],
  ])('are told where %s', (_claim, before, after, expected) => {
    expect(said(before, after)).toEqual([`warning lost-rights ${expected}`]);
  });

  test.each<[claim: string, before: string[], after: string[]]>([
    ['stay', [FULL, BINDING], [FULL, BINDING]],
    ['grow', [role(['get'])], [FULL]],
    ['are all of them in fewer words', [FULL], [role(['*'], '*', ['*'])]],
    ['are those of another controller', [role(['get'], 'example.com')], []],
    [
      'move with the account',
      WITH_ALL,
      all(
        [BINDING, BINDING.replace('"ServiceAccount","name":"karpenter"', '"ServiceAccount","name":"k2"')],
        [
          BINDS_EVICTS,
          BINDS_EVICTS.replace('"ServiceAccount","name":"karpenter"', '"ServiceAccount","name":"k2"'),
        ],
        [controller('karpenter'), controller('k2')],
      ),
    ],
    ['are over events', [...WITH_ALL.slice(1), EVICTS.replace('pods/eviction', 'events')], WITH_ALL.slice(1)],
    [
      'come in another role',
      WITH_ALL,
      [role(['*'], '*', ['*']), ...WITH_ALL.slice(2)].filter((one) => one !== BINDS_EVICTS),
    ],
    ['are those of a Plan that leaves too', [PLAN, account('karpenter')], []],
    ['are of people', [FULL, bindingOf('Group', 'platform-team')], [FULL]],
    ['are of a person', [FULL, bindingOf('User', 'jane')], [FULL, bindingOf('User', 'joe')]],
    [
      'come from a binding of all accounts instead',
      [FULL, BINDING],
      [FULL, bindingOf('Group', 'system:serviceaccounts')],
    ],
    [
      'are of a group of other accounts',
      [FULL, BINDING, bindingOf('Group', 'system:serviceaccounts:web')],
      [FULL, BINDING],
    ],
    ['are of another account', [FULL, BINDING, account('other')], [FULL, BINDING]],
  ])('are not where they %s', (_claim, before, after) => {
    expect(said(before, after)).toEqual([]);
  });
});
