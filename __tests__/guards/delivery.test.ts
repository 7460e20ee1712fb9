import { useTools } from '../render/tools.js';
import { planned, type Tree } from './trees.js';

beforeAll(useTools, 60_000);

/** A budget with annotations, which a chart, Argo CD or Flux applies. */
function budget(annotations: string, label = 'a'): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web, namespace: shop, labels: {app: ${label}}, annotations: {${annotations}}}
spec: {maxUnavailable: 1, selector: {matchLabels: {app: web}}}
`;
}

const CHART = { 'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n' };
const APPLICATION = {
  'argo/app.yaml': `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: app, namespace: argocd}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: web}
  destination: {namespace: shop}
  syncPolicy: {automated: {prune: true}}
`,
};
const KUSTOMIZATION = {
  'flux/web.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: web, namespace: flux-system}
spec: {interval: 1h, path: ./web, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}
`,
};

interface Deliverer {
  readonly policies: string;
  readonly tree: Tree;
  readonly file: string;
  readonly edit?: Tree;
}

const HELM: Deliverer = {
  policies: '[{helm: {chart: chart, release: web}}]',
  tree: CHART,
  file: 'chart/templates/web.yaml',
};
const ARGO: Deliverer = { policies: '[{argocd: "argo/*.yaml"}]', tree: APPLICATION, file: 'web/web.yaml' };
const BUILT: Deliverer = {
  policies: '[{kustomize: web}]',
  tree: { 'web/kustomization.yaml': 'resources: [web.yaml]\n' },
  file: 'web/web.yaml',
};
const MAP = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, annotations: {argocd.argoproj.io/hook: PreSync}}\n`;
const FLUX: Deliverer = { policies: '[{flux: flux}]', tree: KUSTOMIZATION, file: 'web/web.yaml' };

const codes = async (
  { policies, tree, file, edit }: Deliverer,
  base: string,
  head: string,
): Promise<string[]> => {
  const base_ = { ...tree, [file]: base };
  const { verdict, problems } = await planned({ policies, base: base_, edit: { ...edit, [file]: head } });
  return [verdict, ...problems];
};

const SKIP = 'argocd.argoproj.io/hook: Skip';
const AFTER = 'helm.sh/hook: "post-upgrade"';
const DISABLED = 'kustomize.toolkit.fluxcd.io/reconcile: disabled';

/** An Application with sync options. */
const server = (options: string): Deliverer => {
  const app = APPLICATION['argo/app.yaml'].replace('{automated', `{syncOptions: [${options}], automated`);
  return { ...ARGO, tree: { 'argo/app.yaml': app } };
};

test.each([
  ['helm', HELM, AFTER],
  ['argocd', ARGO, SKIP],
  ['argocd', ARGO, AFTER],
  ['argocd', ARGO, 'argocd.argoproj.io/sync-options: "Force=true,Replace=true"'],
  ['argocd', { ...ARGO, edit: server('Force=true, Replace=true').tree }, ''],
  ['flux', FLUX, DISABLED],
  ['flux', FLUX, 'kustomize.toolkit.fluxcd.io/ssa: IfNotPresent'],
] as const)('%s: a planned object that gains an annotation is unknown: %#', async (_tool, of, annotation) => {
  expect(await codes(of, budget(''), budget(annotation))).toEqual([
    'unknown',
    `error moved-delivery ${of.file}`,
  ]);
});

test.each([
  ['an object that loses the annotation is named', ARGO, budget(SKIP), budget(''), 'warn'],
  ['a new hook is named', HELM, '', budget(AFTER), 'warn'],
  ['an edited hook is named', HELM, budget(AFTER), budget(AFTER, 'b'), 'warn'],
  ['an edited object that is skipped is named', ARGO, budget(SKIP), budget(SKIP, 'b'), 'warn'],
  ['an edited object that is disabled is named', FLUX, budget(DISABLED), budget(DISABLED, 'b'), 'warn'],
  ['an untouched hook passes', HELM, budget(AFTER), `# more\n${budget(AFTER)}`, 'pass'],
  ['a delete policy passes', ARGO, budget(''), budget('argocd.argoproj.io/hook-delete-policy: X'), 'pass'],
  ['a definition of Helm 2 passes', ARGO, budget(''), budget('helm.sh/hook: crd-install'), 'pass'],
  ['a hook of Helm that Flux applies as it is passes', FLUX, budget(''), budget(AFTER), 'pass'],
  ['a hook of Helm that kustomize prints passes', BUILT, budget(''), budget(AFTER), 'pass'],
  ['a hook that is not planned passes', ARGO, budget(''), `${budget('')}---\n${MAP}`, 'pass'],
] as const)('delivery: %s', async (_claim, of, base, head, verdict) => {
  expect((await codes(of, base, head))[0]).toBe(verdict);
});

const WEB = KUSTOMIZATION['flux/web.yaml'];
const ROOT = WEB.replace('name: web', 'name: root').replace('./web', './apps');
const CHILD: Deliverer = { ...FLUX, tree: { 'apps/web.yaml': WEB, 'flux/root.yaml': ROOT } };
const OTHERS = 'web, annotations: {argocd.argoproj.io/sync-options: Prune=false}, ';
const KEPT = 'web, annotations: {kustomize.toolkit.fluxcd.io/prune: disabled}, ';

test.each([
  ['a child that its Kustomization keeps', CHILD, 'web, ', KEPT, 'pass'],
  ['a child with an annotation that Flux does not read', CHILD, 'web, ', OTHERS, 'unknown'],
  ['a Kustomization', FLUX, '', '', 'unknown'],
  ['a Kustomization of no other, with that annotation', FLUX, 'web, ', KEPT, 'unknown'],
  ['a Kustomization without pruning', FLUX, 'true', 'false', 'pass'],
  ['a suspended Kustomization', FLUX, 'true', 'true, suspend: true', 'pass'],
  ['an Application', ARGO, 'd}', 'd, finalizers: [resources-finalizer.argocd.argoproj.io]}', 'unknown'],
  ['an Application without a finalizer', ARGO, '', '', 'pass'],
] as const)('delivery: %s that is renamed', async (_claim, { policies, tree, file }, from, to, verdict) => {
  const [[at, written] = ['', '']] = Object.entries(tree);
  const text = String(written).replace(from, to);
  const edit = { [at]: text.replace(/: (web|app), /, ': b, ') };
  const base = { ...tree, [at]: text, [file]: budget('') };
  expect((await planned({ policies, base, edit })).verdict).toBe(verdict);
});

test.each([
  ['edited', budget('', 'b'), 'unknown'],
  ['deleted', '', 'fail'],
])('delivery: a kept child leaves the files while its object is %s', async (_claim, web, verdict) => {
  const base = { ...CHILD.tree, 'apps/web.yaml': WEB.replace('web, ', KEPT), [FLUX.file]: budget('') };
  const edit = { 'apps/web.yaml': null, 'apps/kustomization.yaml': 'resources: []\n', [FLUX.file]: web };
  expect((await planned({ policies: FLUX.policies, base, edit })).verdict).toBe(verdict);
});

test.each([
  ['its deliverer keeps', FLUX, 'kustomize.toolkit.fluxcd.io/prune: disabled', 'pass'],
  ['only Argo CD would keep', FLUX, 'argocd.argoproj.io/sync-options: Prune=false', 'unknown'],
  ['only Helm would keep', ARGO, 'helm.sh/resource-policy: keep', 'unknown'],
] as const)(
  'delivery: a Namespace leaves that holds a budget and that %s',
  async (_claim, of, kept, verdict) => {
    const at = 'web/namespace.yaml';
    const namespace = `apiVersion: v1\nkind: Namespace\nmetadata: {name: shop, annotations: {${kept}}}\n`;
    const base = { ...of.tree, [of.file]: budget(''), [at]: namespace };
    const { verdict: found } = await planned({ policies: of.policies, base, edit: { [at]: null } });
    expect(found).toBe(verdict);
  },
);

test.each([
  ['deletes it', '', 'unknown'],
  ['deletes nothing', 'applicationsSync: create-update', 'pass'],
] as const)(
  'delivery: a generated Application is written out: its set %s',
  async (_claim, policy, verdict) => {
    const set = (elements: string): string =>
      `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: {name: all, namespace: argocd}\nspec: {syncPolicy: {${policy}}, generators: [{list: {elements: [${elements}]}}], template: {metadata: {name: "{{name}}"}, spec: {source: {repoURL: "https://github.com/example/shop.git", path: web}, destination: {namespace: shop}, syncPolicy: {automated: {prune: true}}}}}\n`;
    const base = { 'argo/set.yaml': set('{name: app}'), [ARGO.file]: budget('') };
    const edit = { 'argo/set.yaml': set(''), ...APPLICATION };
    expect((await planned({ policies: ARGO.policies, base, edit })).verdict).toBe(verdict);
  },
);

test.each([
  ['gains a namespace', '', ', namespace: flux-system', 'pass'],
  ['loses its namespace', ', namespace: flux-system', '', 'pass'],
  ['moves to another namespace', ', namespace: flux-system', ', namespace: other', 'unknown'],
] as const)('delivery: a Kustomization that %s', async (_claim, was, is, verdict) => {
  const [base, edit] = [was, is].map((namespace) => ({
    'flux/web.yaml': KUSTOMIZATION['flux/web.yaml'].replace(', namespace: flux-system', namespace),
    [FLUX.file]: budget(''),
  }));
  const change = { policies: FLUX.policies, base: base ?? {}, edit: edit ?? {} };
  expect((await planned(change)).verdict).toBe(verdict);
});

const forced = { 'flux/web.yaml': KUSTOMIZATION['flux/web.yaml'].replace('prune', 'force: true, prune') };
const OWNED = 'rollingUpdate: {maxUnavailable: 1, maxSurge: 0}';
const PART = 'rollingUpdate: {maxUnavailable: 1}';
const web = (strategy: string, annotation: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, annotations: {${annotation}}}\nspec: {strategy: {${strategy}}, selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}}}\n`;
test.each([
  ['Flux: refused', FLUX, '', '', true],
  ['Flux, one limit written: refused', FLUX, PART, '', true],
  ['Flux, both limits written: removed', FLUX, OWNED, '', false],
  ['Flux with force: recreated', { ...FLUX, tree: forced }, '', '', false],
  ['Flux with force on the object: recreated', FLUX, '', 'kustomize.toolkit.fluxcd.io/force: enabled', false],
  ['Argo CD: a client-side apply removes them', ARGO, '', '', false],
  ['Argo CD, server-side: refused', server('ServerSideApply=true'), '', '', true],
  ['Argo CD, asked of the object', ARGO, '', 'argocd.argoproj.io/sync-options: ServerSideApply=true', true],
  ['Argo CD, switched on', { ...ARGO, edit: server('ServerSideApply=true').tree }, OWNED, '', true],
  ['Argo CD, replaced', server('ServerSideApply=true, Replace=true'), '', '', false],
] as const)(
  'delivery: RollingUpdate becomes Recreate: %s',
  async (_claim, of, limits, annotation, refused) => {
    const found = await codes(of, web(limits, annotation), web('type: Recreate', annotation));
    expect(found.includes('error moved-delivery web/web.yaml')).toBe(refused);
  },
);

test('delivery: RollingUpdate becomes Recreate, and server-side: refused, as no apply owns the limits', async () => {
  const was = web(OWNED, 'argocd.argoproj.io/sync-options: ServerSideApply=false');
  const found = await codes(server('ServerSideApply=true'), was, web('type: Recreate', ''));
  expect(found).toContain('error moved-delivery web/web.yaml');
});
