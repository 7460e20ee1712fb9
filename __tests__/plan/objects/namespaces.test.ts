import type { Manifest } from '../../../src/manifest/manifest.js';
import { manifestsOf as parsed } from '../../parse-side.js';
import { inNamespaces } from '../../../src/plan/objects/namespaces.js';
import { readSnapshot } from '../../read-snapshot.js';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';
import { messagesOf, plainly } from '../../messages.js';

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

/** `Kind/namespace/name` with `-` for no namespace; `app=NAME` for another selector, `@FILE` for a file of its own. */
function objectOf(written: string): { object: object; file: string | undefined } {
  const [id = '', ...more] = written.split(' ');
  const [kind = '', namespace, name] = id.split('/');
  const app = more.find((one) => one.startsWith('app='))?.slice(4) ?? 'web';
  const spec = WITHOUT_SELECTOR.test(kind) ? {} : { replicas: 20, selector: { matchLabels: { app } } };
  const metadata = { name, ...(namespace === '-' ? {} : { namespace }) };
  const file = more.find((one) => one.startsWith('@'))?.slice(1);
  return { object: { apiVersion: API[kind], kind, metadata, spec }, file };
}

const split = (list: string): string[] => list.split(', ').filter((one) => one !== '');

function manifestsOf(list: string): readonly Manifest[] {
  const objects = split(list).map(objectOf);
  return parsed(
    objects.map(({ object, file }, i) => ({
      path: file ?? `apps/file-${i}.yaml`,
      text: JSON.stringify(object),
    })),
  );
}

function answerOf(head: string, live: string, base?: string) {
  const objects = split(live).map((one) => objectOf(one).object);
  const bytes = Buffer.from(JSON.stringify(nodeList([{ labels: {} }], objects)));
  const { snapshot } = readSnapshot([{ file: 'snapshot.json', bytes }]);
  const before = base === undefined ? null : manifestsOf(base);
  const answer = inNamespaces(before, manifestsOf(head), snapshot);
  const shown = (manifests: readonly Manifest[] | null): string =>
    (manifests ?? []).map(({ kind, namespace, name }) => `${kind}/${namespace ?? '-'}/${name}`).join(', ');
  const codes = answer.problems.map(({ severity, code }) => `${severity} ${code}`);
  return { ...answer, codes, inHead: shown(answer.head), inBase: shown(answer.base) };
}

const WARNED = ['warning namespace-assumed'];
const ASKED = ['error namespace-unclear'];

const [WEB, IN_SHOP] = ['Deployment/-/web', 'Deployment/shop/web'];
const BUDGET = 'PodDisruptionBudget/-/web';
const TWO = 'Deployment/shop/web, Deployment/other/y';

test.each<[claim: string, head: string, live: string, placed: string, problems?: string[]]>([
  ['the only live one of its name', WEB, IN_SHOP, IN_SHOP, WARNED],
  ['one in the default namespace', WEB, `Deployment/default/web, ${IN_SHOP}`, WEB],
  ['several fit', WEB, 'Deployment/a/web, Deployment/b/web', '', ASKED],
  ['another selector', WEB, `${IN_SHOP} app=other`, WEB],
  ['one of its selector', WEB, 'Deployment/a/web app=x, Deployment/b/web', 'Deployment/b/web', WARNED],
  ['another selector in default', WEB, `Deployment/default/web app=x, ${IN_SHOP}`, IN_SHOP, WARNED],
  ['none in the snapshot', WEB, '', WEB],
  ['another kind', WEB, 'StatefulSet/shop/web', WEB],
  ['written out beside it', `${IN_SHOP}, ${WEB}`, IN_SHOP, IN_SHOP, ASKED],
  ['cluster-scoped', 'NodePool/-/web', '', 'NodePool/-/web'],
  ['a kind that no system reads', 'ConfigMap/-/web', 'ConfigMap/shop/web', 'ConfigMap/-/web'],
  ['a budget', BUDGET, 'PodDisruptionBudget/shop/web', 'PodDisruptionBudget/shop/web', WARNED],
  ['a placement', 'ResourcePlacement/-/web', 'ResourcePlacement/a/web', 'ResourcePlacement/a/web', WARNED],
  ['a maintenance', 'NotifyMaintenance/-/w', 'NotifyMaintenance/a/w', 'NotifyMaintenance/a/w', WARNED],
  ['a placement of the hub', 'ClusterResourcePlacement/-/web', '', 'ClusterResourcePlacement/-/web'],
  ['a Plan, whose controller reads one namespace', 'Plan/-/web', '', 'Plan/system-upgrade/web', WARNED],
  ['a live Plan in another', 'Plan/-/web', 'Plan/cattle/web', 'Plan/cattle/web', WARNED],
  [
    'a Plan beside those of Rancher',
    'Plan/-/new @a/new.yaml, Plan/-/web @a/web.yaml',
    'Plan/cattle-system/web',
    'Plan/cattle-system/new, Plan/cattle-system/web',
    WARNED,
  ],
  [
    'a Plan beside others',
    'Plan/-/web @a/plan.yaml, Deployment/-/web @a/web.yaml',
    IN_SHOP,
    `Plan/system-upgrade/web, ${IN_SHOP}`,
    [...WARNED, ...WARNED],
  ],
])('no namespace: %s', (_claim, head, live, placed, problems = []) => {
  const { inHead, codes } = answerOf(head, live);
  expect([inHead, codes]).toEqual([placed, problems]);
});

const PLACED = `${IN_SHOP}, PodDisruptionBudget/shop/web`;

test.each<[claim: string, head: string, live: string, placed: string]>([
  ['its file', `${WEB} @all.yaml, ${BUDGET} @all.yaml`, IN_SHOP, PLACED],
  ['its folder', `${WEB} @a/web.yaml, ${BUDGET} @a/budget.yaml`, IN_SHOP, PLACED],
  ['no other folder', `${WEB} @a/w.yaml, ${BUDGET} @b/b.yaml`, IN_SHOP, `${IN_SHOP}, ${BUDGET}`],
  [
    'its file before its folder',
    `${WEB} @a/x.yaml, ${BUDGET} @a/x.yaml, Deployment/-/y @a/y.yaml`,
    TWO,
    `${PLACED}, Deployment/other/y`,
  ],
  [
    'none, if its folder has two',
    `${WEB} @a/x.yaml, ${BUDGET} @a/z.yaml, Deployment/-/y @a/y.yaml`,
    TWO,
    TWO,
  ],
  [
    'its file, of an autoscaler',
    `${WEB} @a.yaml, HorizontalPodAutoscaler/-/web @a.yaml`,
    IN_SHOP,
    `${IN_SHOP}, HorizontalPodAutoscaler/shop/web`,
  ],
])('no namespace, and not in the snapshot: that of %s', (_claim, head, live, placed) => {
  expect(answerOf(head, live).inHead).toBe(placed);
});

const LIVE = PLACED;

test.each<[claim: string, base: string, head: string, placed: [string, string]]>([
  ['get the same answer', WEB, WEB, [IN_SHOP, IN_SHOP]],
  ['meet where only one writes it', IN_SHOP, WEB, [IN_SHOP, IN_SHOP]],
  ['meet where only the base has it', WEB, '', [IN_SHOP, '']],
  [
    'meet where the head edits the selector of a budget',
    BUDGET,
    `${BUDGET} app=x`,
    ['PodDisruptionBudget/shop/web', 'PodDisruptionBudget/shop/web'],
  ],
  [
    'meet where the head moves it to another folder',
    `${BUDGET} @a/b.yaml, ${WEB} @a/w.yaml`,
    `${BUDGET} @b/b.yaml, ${WEB} @a/w.yaml`,
    [`PodDisruptionBudget/shop/web, ${IN_SHOP}`, `PodDisruptionBudget/shop/web, ${IN_SHOP}`],
  ],
  ['stay in the default one that one writes', 'Deployment/default/web', WEB, ['Deployment/default/web', WEB]],
])('namespaces: base and head %s', (_claim, base, head, placed) => {
  const { inBase, inHead } = answerOf(head, LIVE, base);
  expect([inBase, inHead]).toEqual(placed);
});

test('namespaces: the object itself has the namespace, as one that writes it', () => {
  const [bare] = answerOf(WEB, LIVE).head;
  const [written] = manifestsOf(IN_SHOP);
  expect(written?.object).toMatchObject({ metadata: { namespace: 'shop' } });
  expect(bare?.object).toEqual(written?.object);
});

test('namespaces: one warning names all objects of one namespace', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const all = (namespace: string): string =>
    names.map((name) => `Deployment/${namespace}/${name}`).join(', ');
  const { problems } = answerOf(all('-'), all('shop'));
  expect(plainly(problems).map(({ message, place }) => [message, place?.file])).toEqual([
    [
      'Deployment/a, Deployment/b, Deployment/c, Deployment/d, Deployment/e and 2 more have no namespace; the plan assumes shop. Set metadata.namespace, or namespace for the files in the configuration.',
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

function reportOf(live: readonly object[], namespace?: string) {
  const [base, head] = ['10%', '60%'].map((most) => textOf([deployment(namespace, most)]));
  return planOf({ base: base ?? null, head: head ?? '', snapshot: nodeList([{ labels: {} }], live) });
}

test('namespaces: a plan is of the replicas that run, as if the namespace were written', () => {
  const live = [deployment('shop', '10%', 20)];
  const [bare, written] = [reportOf(live), reportOf(live, 'shop')];
  expect(bare.verdict).toBe('fail');
  expect(bare.findings.map(({ rule, status }) => [rule, status])).toEqual(
    written.findings.map(({ rule, status }) => [rule, status]),
  );
  expect(bare.plan.problems.map(({ code }) => code)).toEqual(['namespace-assumed']);
});

test('namespaces: a plan of an object that may be in two namespaces is unknown', () => {
  const { verdict, plan } = reportOf([deployment('a', '10%', 20), deployment('b', '10%', 2)]);
  expect(verdict).toBe('unknown');
  expect(messagesOf(plan.problems)).toEqual([
    'Deployment/web was not evaluated: it has no namespace, and may be in each of a and b. Set metadata.namespace, or namespace for the file in the configuration.',
  ]);
});
