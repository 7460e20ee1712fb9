import type { Manifest } from '../../../src/manifest/manifest.js';
import { manifestsOf as parsed } from '../../parse-side.js';
import { type InNamespaces, inNamespaces } from '../../../src/plan/objects/namespaces.js';
import { readSnapshot } from '../../read-snapshot.js';
import type { Snapshot } from '../../../src/snapshot/snapshot.js';
import { nodeList } from '../../../src/playground/fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';
import { messagesOf, plainly } from '../../messages.js';

interface Written {
  readonly file?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly app?: string;
}

const API: Readonly<Record<string, string>> = {
  Deployment: 'apps/v1',
  StatefulSet: 'apps/v1',
  PodDisruptionBudget: 'policy/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  ConfigMap: 'v1',
  NodePool: 'karpenter.sh/v1',
  Plan: 'upgrade.cattle.io/v1',
  NotifyMaintenance: 'ngn2.nvidia.com/v1alpha1',
  ResourcePlacement: 'placement.kubernetes-fleet.io/v1',
  ClusterResourcePlacement: 'placement.kubernetes-fleet.io/v1',
};
const WITHOUT_SELECTOR = /Placement|Plan|Maintenance|Autoscaler|ConfigMap|NodePool/;

function objectOf({ kind = 'Deployment', name = 'web', namespace, app = 'web' }: Written): object {
  const spec = WITHOUT_SELECTOR.test(kind) ? {} : { replicas: 20, selector: { matchLabels: { app } } };
  return { apiVersion: API[kind], kind, metadata: { name, ...(namespace ? { namespace } : {}) }, spec };
}

function manifestsOf(objects: readonly Written[]): readonly Manifest[] {
  const files = objects.map((one, i) => ({
    path: one.file ?? `apps/file-${i}.yaml`,
    text: JSON.stringify(objectOf(one)),
  }));
  return parsed(files);
}

function snapshotOf(live: readonly Written[]): Snapshot {
  const text = JSON.stringify(nodeList([{ labels: {} }], live.map(objectOf)));
  return readSnapshot([{ file: 'snapshot.json', bytes: Buffer.from(text) }]).snapshot;
}

function answerOf(head: readonly Written[], live: readonly Written[], base?: readonly Written[]) {
  return inNamespaces(base ? manifestsOf(base) : null, manifestsOf(head), snapshotOf(live));
}

const shown = (manifests: InNamespaces['base']): string[] =>
  (manifests ?? []).map(({ kind, namespace, name }) => `${kind}/${namespace ?? '-'}/${name}`);
const codes = ({ problems }: InNamespaces): string[] =>
  problems.map(({ severity, code }) => `${severity} ${code}`);

const WARNED = ['warning namespace-assumed'];
const ASKED = ['error namespace-unclear'];

describe('an object that writes no namespace', () => {
  test.each<[claim: string, head: Written[], live: Written[], placed: string[], problems: string[]]>([
    ['is the only live one of its name', [{}], [{ namespace: 'shop' }], ['Deployment/shop/web'], WARNED],
    [
      'is in the default one where one is there',
      [{}],
      [{ namespace: 'default' }, { namespace: 'shop' }],
      ['Deployment/-/web'],
      [],
    ],
    ['is a question where several fit', [{}], [{ namespace: 'a' }, { namespace: 'b' }], [], ASKED],
    ['is not one of another selector', [{}], [{ namespace: 'shop', app: 'other' }], ['Deployment/-/web'], []],
    [
      'is told from those by its selector',
      [{}],
      [{ namespace: 'a', app: 'other' }, { namespace: 'b' }],
      ['Deployment/b/web'],
      WARNED,
    ],
    ['is new where the snapshot has none', [{}], [], ['Deployment/-/web'], []],
    [
      'is not one of another kind',
      [{}],
      [{ namespace: 'shop', kind: 'StatefulSet' }],
      ['Deployment/-/web'],
      [],
    ],
    [
      'is another one than the one that is written out',
      [{ namespace: 'shop' }, {}],
      [{ namespace: 'shop' }],
      ['Deployment/shop/web'],
      ASKED,
    ],
    ['is left alone where it is cluster-scoped', [{ kind: 'NodePool' }], [], ['NodePool/-/web'], []],
    [
      'is left alone where nobody looks at its kind',
      [{ kind: 'ConfigMap' }],
      [{ kind: 'ConfigMap', namespace: 'shop' }],
      ['ConfigMap/-/web'],
      [],
    ],
    [
      'a budget',
      [{ kind: 'PodDisruptionBudget' }],
      [{ kind: 'PodDisruptionBudget', namespace: 'shop' }],
      ['PodDisruptionBudget/shop/web'],
      WARNED,
    ],
    [
      'a placement',
      [{ kind: 'ResourcePlacement' }],
      [{ kind: 'ResourcePlacement', namespace: 'team' }],
      ['ResourcePlacement/team/web'],
      WARNED,
    ],
    [
      'a maintenance',
      [{ kind: 'NotifyMaintenance' }],
      [{ kind: 'NotifyMaintenance', namespace: 'team' }],
      ['NotifyMaintenance/team/web'],
      WARNED,
    ],
    [
      'a placement of the whole hub stays',
      [{ kind: 'ClusterResourcePlacement' }],
      [{ kind: 'ClusterResourcePlacement' }],
      ['ClusterResourcePlacement/-/web'],
      [],
    ],
  ])('%s', (_claim, head, live, placed, problems) => {
    const answer = answerOf(head, live);
    expect(shown(answer.head)).toEqual(placed);
    expect(codes(answer)).toEqual(problems);
  });
});

describe('one that the snapshot does not hold', () => {
  const BUDGET: Written = { kind: 'PodDisruptionBudget', name: 'web' };
  test.each<[claim: string, head: Written[], live: Written[], placed: string[]]>([
    [
      'goes where its file goes',
      [{ file: 'all.yaml' }, { ...BUDGET, file: 'all.yaml' }],
      [{ namespace: 'shop' }],
      ['Deployment/shop/web', 'PodDisruptionBudget/shop/web'],
    ],
    [
      'goes where its folder goes',
      [{ file: 'a/web.yaml' }, { ...BUDGET, file: 'a/budget.yaml' }],
      [{ namespace: 'shop' }],
      ['Deployment/shop/web', 'PodDisruptionBudget/shop/web'],
    ],
    [
      'does not go where another folder goes',
      [{ file: 'a/web.yaml' }, { ...BUDGET, file: 'b/budget.yaml' }],
      [{ namespace: 'shop' }],
      ['Deployment/shop/web', 'PodDisruptionBudget/-/web'],
    ],
    [
      'prefers its file to its folder',
      [{ file: 'a/x.yaml' }, { ...BUDGET, file: 'a/x.yaml' }, { file: 'a/y.yaml', name: 'y' }],
      [{ namespace: 'shop' }, { namespace: 'other', name: 'y' }],
      ['Deployment/shop/web', 'PodDisruptionBudget/shop/web', 'Deployment/other/y'],
    ],
    [
      'is a question where its folder goes to two',
      [{ file: 'a/x.yaml' }, { ...BUDGET, file: 'a/z.yaml' }, { file: 'a/y.yaml', name: 'y' }],
      [{ namespace: 'shop' }, { namespace: 'other', name: 'y' }],
      ['Deployment/shop/web', 'Deployment/other/y'],
    ],
    [
      'an autoscaler goes along',
      [{ file: 'a.yaml' }, { kind: 'HorizontalPodAutoscaler', file: 'a.yaml' }],
      [{ namespace: 'shop' }],
      ['Deployment/shop/web', 'HorizontalPodAutoscaler/shop/web'],
    ],
  ])('%s', (_claim, head, live, placed) => {
    expect(shown(answerOf(head, live).head)).toEqual(placed);
  });
});

describe('base and head', () => {
  const LIVE: Written[] = [{ namespace: 'shop' }, { namespace: 'shop', kind: 'PodDisruptionBudget' }];
  test.each<[claim: string, base: Written[], head: Written[], placed: [string[], string[]]]>([
    ['get the same answer', [{}], [{}], [['Deployment/shop/web'], ['Deployment/shop/web']]],
    [
      'meet where only one writes it',
      [{ namespace: 'shop' }],
      [{}],
      [['Deployment/shop/web'], ['Deployment/shop/web']],
    ],
    ['meet where only the base has it', [{}], [], [['Deployment/shop/web'], []]],
    [
      'meet where the head edits the selector of a budget',
      [{ kind: 'PodDisruptionBudget' }],
      [{ kind: 'PodDisruptionBudget', app: 'x' }],
      [['PodDisruptionBudget/shop/web'], ['PodDisruptionBudget/shop/web']],
    ],
    [
      'stay in the default one that one of them writes',
      [{ namespace: 'default' }],
      [{}],
      [['Deployment/default/web'], ['Deployment/-/web']],
    ],
  ])('%s', (_claim, base, head, placed) => {
    const answer = answerOf(head, LIVE, base);
    expect([shown(answer.base), shown(answer.head)]).toEqual(placed);
  });

  test('the object itself says it too, as one that writes it', () => {
    const [bare] = answerOf([{}], LIVE).head;
    const [written] = manifestsOf([{ namespace: 'shop' }]);
    expect(written?.object).toMatchObject({ metadata: { namespace: 'shop' } });
    expect(bare?.object).toEqual(written?.object);
  });
});

describe('a Plan that writes no namespace, as its controller looks at one only,', () => {
  test.each<[claim: string, head: Written[], live: Written[], placed: string[], problems: string[]]>([
    ['is in that one', [{ kind: 'Plan' }], [], ['Plan/system-upgrade/web'], WARNED],
    [
      'is where the live one of its name is',
      [{ kind: 'Plan' }],
      [{ kind: 'Plan', namespace: 'cattle-system' }],
      ['Plan/cattle-system/web'],
      WARNED,
    ],
    [
      'is not where what stands beside it is, and it does nothing',
      [{ kind: 'Plan', file: 'a/plan.yaml' }, { file: 'a/web.yaml' }],
      [{ namespace: 'shop' }],
      ['Plan/system-upgrade/web', 'Deployment/shop/web'],
      [...WARNED, ...WARNED],
    ],
  ])('%s', (_claim, head, live, placed, problems) => {
    const answer = answerOf(head, live);
    expect(shown(answer.head)).toEqual(placed);
    expect(codes(answer)).toEqual(problems);
  });
});

test('one warning names all that go to one namespace', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const answer = answerOf(
    names.map((name) => ({ name })),
    names.map((name) => ({ name, namespace: 'shop' })),
  );
  expect(plainly(answer.problems).map(({ message, place }) => [message, place?.file])).toEqual([
    [
      'Deployment/a, Deployment/b, Deployment/c, Deployment/d, Deployment/e and 2 more have no namespace; the snapshot has those of these names in shop, and the plan assumes that namespace. Set metadata.namespace, or namespace for the files in the configuration.',
      'apps/file-0.yaml',
    ],
  ]);
});

const POD = { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } };

function deployment(namespace: string | undefined, maxUnavailable: string, replicas?: number): object {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', ...(namespace ? { namespace } : {}) },
    spec: {
      ...(replicas === undefined ? {} : { replicas }),
      selector: { matchLabels: { app: 'web' } },
      strategy: { rollingUpdate: { maxUnavailable, maxSurge: 0 } },
      template: POD,
    },
  };
}

test('a plan is of the replicas that run, as if the namespace were written', () => {
  const snapshot = nodeList([{ labels: {} }], [deployment('shop', '10%', 20)]);
  const report = (namespace?: string) =>
    planOf({
      base: textOf([deployment(namespace, '10%')]),
      head: textOf([deployment(namespace, '60%')]),
      snapshot,
    });
  const [bare, written] = [report(), report('shop')];
  expect(bare.verdict).toBe('fail');
  expect(bare.findings.map(({ rule, status }) => [rule, status])).toEqual(
    written.findings.map(({ rule, status }) => [rule, status]),
  );
  expect(bare.plan.problems.map(({ code }) => code)).toEqual(['namespace-assumed']);
});

test('with two that fit nothing is judged', () => {
  const snapshot = nodeList([{ labels: {} }], [deployment('a', '10%', 20), deployment('b', '10%', 2)]);
  const { verdict, plan } = planOf({
    base: textOf([deployment(undefined, '10%')]),
    head: textOf([deployment(undefined, '60%')]),
    snapshot,
  });
  expect(verdict).toBe('unknown');
  expect(messagesOf(plan.problems)).toEqual([
    'Deployment/web was not evaluated: it has no namespace, and the snapshot has one of this name and selector in each of a and b. Set metadata.namespace, or namespace for the file in the configuration.',
  ]);
});
