import { mayHoldPlanned } from '../../src/plan/objects/planned-kinds.js';
import { deployment, sidesIn, sources } from '../render/sides.js';
import { useTools } from '../render/tools.js';

beforeAll(useTools, 60_000);

const POLICIES = sources({ helm: { chart: 'chart' } });

function chart(hook: string | null) {
  const annotations = hook === null ? '' : `  annotations: {helm.sh/hook: "${hook}"}\n`;
  return {
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/templates/web.yaml': deployment('web').replace('  name: web\n', `  name: web\n${annotations}`),
  };
}

// A hook is not part of the release: helm upgrade deletes the object that was in its manifest.
test.each([
  ['becomes a hook of the installation', 'pre-install', null, 0],
  ['becomes a hook before the upgrade', 'pre-upgrade', null, 0],
  ['becomes a hook after the upgrade, which creates it again', 'post-install,post-upgrade', null, 1],
  ['is a hook on both sides', 'pre-install', 'pre-install', 1],
  ['is no hook any more', null, 'pre-install', 1],
])('helm: an object that %s is in the head %s, %s: %i', async (_claim, head, base, count) => {
  const sides = await sidesIn(POLICIES, chart(head), chart(base));
  expect(sides.head.problems).toEqual([]);
  expect(sides.head.files).toHaveLength(count);
  expect(sides.base?.files).toHaveLength(1);
});

test('helm: a hook without a base is in the head', async () => {
  expect((await sidesIn(POLICIES, chart('pre-install'))).head.files).toHaveLength(1);
});

/** A file of two objects that Argo CD applies: a ConfigMap and a budget with these annotations. */
function applied(annotations: string) {
  const named = `metadata: {name: web, annotations: {${annotations}}}\n`;
  return {
    'argo/app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: web}
  destination: {namespace: shop}
  syncPolicy: {automated: {prune: true}}
`,
    'web/all.yaml': `apiVersion: v1\nkind: ConfigMap\n${named}---\napiVersion: policy/v1\nkind: PodDisruptionBudget\n${named}spec: {maxUnavailable: 1, selector: {matchLabels: {app: web}}}\n`,
  };
}

const ARGO = sources({ argocd: 'argo/*.yaml' });
const DELETED = 'no longer keeps it in sync, and may delete it after the sync or before the next one';

test.each([
  ['argocd.argoproj.io/hook: Skip', 'no longer applies it; later edits do not reach the cluster'],
  ['argocd.argoproj.io/hook: PreSync', DELETED],
  ['argocd.argoproj.io/hook: PostSync, argocd.argoproj.io/hook-delete-policy: HookSucceeded', DELETED],
  ['helm.sh/hook: post-upgrade', DELETED],
])('argocd: a planned object that gains %s is unknown', async (annotations, effect) => {
  const sides = await sidesIn(ARGO, applied(annotations), applied(''), { mayHoldPlanned });
  const [hook] = annotations.split(', ');
  expect(sides.head.problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      code: 'decided-in-cluster',
      message: `PodDisruptionBudget/web becomes a hook (${hook}): Argo CD ${effect}. That was not evaluated. Remove the annotation.`,
      place: expect.objectContaining({ file: 'web/all.yaml', line: 5 }),
    }),
  ]);
});

test.each([
  ['is a hook on both sides', 'argocd.argoproj.io/hook: PreSync', 'argocd.argoproj.io/hook: PostSync'],
  ['is no hook any more', '', 'argocd.argoproj.io/hook: PreSync'],
  ['has only a delete policy', 'argocd.argoproj.io/hook-delete-policy: HookSucceeded', ''],
  ['is a definition of Helm 2', 'helm.sh/hook: crd-install', ''],
])('argocd: an object that %s has no problem', async (_claim, head, base) => {
  const sides = await sidesIn(ARGO, applied(head), applied(base), { mayHoldPlanned });
  expect(sides.head.problems).toEqual([]);
});
