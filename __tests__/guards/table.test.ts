import { useTools } from '../render/tools.js';
import { packed } from '../sources/remote-charts/servers.js';
import { type Change, planned, type Tree } from './trees.js';

beforeAll(useTools);

const POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: a}
spec:
  disruption: {consolidationPolicy: WhenEmpty, consolidateAfter: 1m, budgets: [{nodes: "1"}]}
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: a}
      requirements: []
`;
const UNBOUNDED = POOL.replace(', budgets: [{nodes: "1"}]', '');
const WEB = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  replicas: 4
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers: [{name: web, image: "web:1", readinessProbe: {tcpSocket: {port: 80}}}]
`;
const LATER = WEB.replace('replicas: 4', 'replicas: ${REPLICAS}');
const EDITED = WEB.replace('web:1', 'web:2');
const repository = (name: string, url: string): string =>
  `apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: ${name}, namespace: flux-system}\nspec: {interval: 1h, url: "${url}"}\n`;
const release = (
  name: string,
  from: string,
  values = 'tag: v1',
): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: shop}
spec:
  interval: 1h
  chart: {spec: {chart: ${name}, version: 1.0.0, sourceRef: {kind: HelmRepository, name: ${from}, namespace: flux-system}}}
  values: {${values}}
`;
const LOCAL = release('own', 'x').replace(
  /chart: \{spec.*\n/,
  'chart: {spec: {chart: ./chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}\n',
);
const CHART_WEB = WEB.replace('web:1', 'web:{{ .Values.tag }}');
const CHART: Tree = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: own\nversion: 1.0.0\n',
  'chart/values.yaml': 'tag: v1\n',
  'chart/templates/web.yaml': CHART_WEB,
};
/** One list that is named again and again: more values than are read of a file. */
const ENDLESS = `${POOL}more: &more [${'"",'.repeat(2_200)}]\nall: [${'*more,'.repeat(98)}]\n`;
const PLAIN = '["k8s/**"]';
const FLUX = '[{flux: apps}]';
const LOKI: Tree = {
  'apps/loki.yaml': release('loki', 'grafana'),
  'apps/repositories.yaml': repository('grafana', 'https://charts.invalid/grafana'),
};

const asking = (live: string): string =>
  `{{ if lookup "v1" "Namespace" "" "shop" }}{{ .Values.${live} }}{{ else }}{{ .Values.max }}{{ end }}`;
const ASKING: Tree = {
  ...CHART,
  'chart/README.md': '# own\n',
  'chart/values.yaml': 'live: 1\nmax: v1\n',
  'chart/templates/web.yaml': WEB.replace('web:1', `web:${asking('live')}`),
};
const HELPER: Tree = {
  ...ASKING,
  'chart/templates/_tag.tpl': `{{ define "tag" }}${asking('live')}{{ end }}\n{{ define "other" }}{{ end }}\n`,
  'chart/templates/web.yaml': WEB.replace('web:1', 'web:{{ include "tag" . }}'),
};
const EVALUATING: Tree = {
  ...CHART,
  'chart/values.yaml': 'max: v1\ntag: "{{ .Values.max }}"\n',
  'chart/templates/web.yaml': WEB.replace('web:1', 'web:{{ tpl .Values.tag . }}'),
};
const clocked = (key: string): Tree => ({
  ...CHART,
  'chart/templates/web.yaml': WEB.replace('{name: web, ', `{${key}, name: web, `).replace(
    'web:1',
    'web:{{ .Values.tag }}',
  ),
});
const PACKED: Tree = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: all\nversion: 1.0.0\n',
  'chart/values.yaml': 'own: {live: v1, max: v1}\n',
  'chart/charts/own-1.0.0.tgz': packed({
    'own/Chart.yaml': 'apiVersion: v2\nname: own\nversion: 1.0.0\n',
    'own/templates/web.yaml': WEB.replace('web:1', `web:${asking('live')}`),
    'own/templates/db.yaml': `apiVersion: example.com/v1\nkind: Db\nmetadata: {name: a}\nspec: {is: "{{ .Values.live }}"}\n`,
  }),
};
/** A Kustomization in a folder that applies a folder. */
const SYNC = (path: string, folder = path): Tree => ({
  [`${folder}/sync.yaml`]: `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: own, namespace: flux-system}\nspec: {interval: 1h, path: ./${path}, prune: true, sourceRef: {kind: GitRepository, name: flux-system}}\n`,
});
/** A release with values of a Secret that is nowhere, and its chart. */
const REFERRED = (tag: string): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: loki}\nspec: {chartRef: {kind: OCIRepository, name: loki}, valuesFrom: [{kind: Secret, name: hidden}]}\n---\napiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nmetadata: {name: loki}\nspec: {url: "oci://charts.example/loki", ref: {tag: ${tag}}}\n`;
const SET = (replicas: string): string =>
  `apiVersion: fluxcd.controlplane.io/v1\nkind: ResourceSet\nmetadata: {name: own, namespace: flux-system}\nspec:\n  resources:\n  - {apiVersion: apps/v1, kind: Deployment, metadata: {name: web}, spec: {replicas: ${replicas}}}\n`;
const GIT = `apiVersion: source.toolkit.fluxcd.io/v1\nkind: GitRepository\nmetadata: {name: flux-system, namespace: flux-system}\nspec: {interval: 1m, url: "https://github.com/org/fleet", ref: {tag: v1}}\n`;
const HELM = '[{helm: {chart: chart}}]';
const OWN = '[{flux: apps}]';
const LATER_VALUE = `max: v1\ntag: '${asking('max')}'\n`;

type Row = readonly [claim: string, change: Change, expected: string];

/** An edit beside a workload that is read as a file; an edit of a chart. */
const plain = (base: Tree, edit: Tree): Change => ({
  ...{ policies: PLAIN, base: { 'k8s/web.yaml': WEB, ...base }, edit },
});
const later = (edit: Tree): Change => plain({ 'k8s/web.yaml': LATER, 'k8s/pool.yaml': POOL }, edit);
const unfetched = (base: Tree, edit: Tree): Change => ({
  ...{ policies: FLUX, config: 'remotes: none\n', base, edit },
});
const helm = (base: Tree, edit: Tree): Change => ({ policies: HELM, base, edit });

const ROWS: readonly Row[] = [
  ['evaluated before and after: planned', plain({}, { 'k8s/web.yaml': EDITED }), 'pass'],
  [
    'evaluated before, unreadable after: unknown',
    plain({}, { 'k8s/web.yaml': `${WEB}x: [\n` }),
    'unknown, error yaml-syntax k8s/web.yaml, warning not-judged',
  ],
  [
    'evaluated before, a chart that Helm cannot render after: unknown',
    {
      policies: '[{helm: {chart: chart}}]',
      base: CHART,
      edit: { 'chart/templates/web.yaml': '{{ fail "x" }}\n' },
    },
    'unknown, error helm-failed chart/templates/web.yaml, warning not-judged',
  ],
  [
    'a remote chart that nothing evaluated, untouched: not mentioned',
    { policies: FLUX, base: { ...LOKI, 'apps/web.yaml': WEB }, edit: { 'apps/web.yaml': EDITED } },
    'pass',
  ],
  [
    'a source of Flux that nothing takes, edited: named',
    plain(
      { 'flux/loki.yaml': repository('grafana', 'https://charts.invalid/a') },
      { 'flux/loki.yaml': repository('grafana', 'https://charts.invalid/b') },
    ),
    'warn, warning outside-policies flux/loki.yaml',
  ],
  [
    'values of a chart that only depends on others and that nothing renders, edited: named',
    {
      policies: PLAIN,
      base: {
        'k8s/web.yaml': WEB,
        'loki/Chart.yaml':
          'apiVersion: v2\nname: loki\nversion: 1.0.0\ndependencies:\n- {name: loki, version: 1.0.0, repository: "https://charts.invalid"}\n',
        'loki/values.yaml': 'tag: v1\n',
      },
      edit: { 'loki/values.yaml': 'tag: v2\n' },
    },
    'warn, warning outside-policies loki/values.yaml',
  ],
  [
    'values that a generator takes beside a release that nothing renders, edited: named',
    {
      policies: PLAIN,
      base: {
        'k8s/web.yaml': WEB,
        'loki/kustomization.yaml':
          'resources: [release.yaml]\nconfigMapGenerator: [{name: values, files: [values.yaml]}]\n',
        'loki/release.yaml': release('loki', 'grafana'),
        'loki/values.yaml': 'tag: v1\n',
      },
      edit: { 'loki/values.yaml': 'tag: v2\n' },
    },
    'warn, warning outside-policies loki/values.yaml',
  ],
  [
    'the GitRepository of evaluated Kustomizations, written down only now: unknown',
    {
      policies: FLUX,
      base: { ...SYNC('apps'), 'apps/web.yaml': WEB },
      edit: { 'apps/git.yaml': GIT },
    },
    'unknown, error moved-delivery apps/git.yaml',
  ],
  [
    'a folder of which the Kustomization in it gets another path: unknown, as it is not applied any more',
    {
      policies: FLUX,
      base: { ...SYNC('apps'), 'apps/web.yaml': WEB, 'other/web.yaml': WEB },
      edit: SYNC('other', 'apps'),
    },
    'unknown, error moved-delivery',
  ],
  [
    'a folder that gets a Kustomization of its own: planned',
    {
      policies: FLUX,
      base: { 'apps/web.yaml': WEB },
      edit: { ...SYNC('apps'), 'apps/web.yaml': EDITED },
    },
    'pass',
  ],
  [
    'a ResourceSet with a planned object, edited: named',
    plain({ 'k8s/set.yaml': SET('1') }, { 'k8s/set.yaml': SET('9') }),
    'warn, warning not-rendered k8s/set.yaml',
  ],
  [
    'a folder that Flux takes from the OCI artifact of a folder of this repository: planned',
    {
      policies: '[{flux: kubernetes/cluster}]',
      base: {
        'kubernetes/cluster/web.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: web, namespace: flux-system}\nspec: {interval: 1h, path: ./web, prune: true, sourceRef: {kind: OCIRepository, name: flux-system}}\n',
        'kubernetes/web/web.yaml': WEB,
      },
      edit: { 'kubernetes/web/web.yaml': EDITED },
    },
    'pass',
  ],
  [
    'broken alike on both sides, untouched: one note',
    plain({ 'k8s/old.yaml': `${POOL}x: [\n` }, { 'k8s/web.yaml': EDITED }),
    'pass',
  ],
  [
    'a kustomization that fails alike on both sides, untouched: one note',
    {
      policies: '["k8s/**", {kustomize: other}]',
      base: { 'k8s/web.yaml': WEB, 'other/kustomization.yaml': 'resources: [gone.yaml]\n' },
      edit: { 'k8s/web.yaml': EDITED },
    },
    'pass',
  ],
  [
    'an entry of policies that names nothing on both sides: unknown',
    {
      policies: '["k8s/**", {kustomize: other}]',
      base: { 'k8s/web.yaml': WEB, 'other/web.yaml': WEB },
      edit: { 'k8s/web.yaml': EDITED },
    },
    'unknown, error no-kustomization other',
  ],
  [
    'broken before, edited and still broken: unknown',
    plain({ 'k8s/old.yaml': `${POOL}x: [\n` }, { 'k8s/old.yaml': `${UNBOUNDED}x: [\n` }),
    'unknown, error yaml-syntax k8s/old.yaml',
  ],
  [
    'broken before, repaired: evaluated without a base',
    plain({ 'k8s/old.yaml': `${POOL}x: [\n` }, { 'k8s/old.yaml': POOL }),
    'pass, warning base-yaml-syntax k8s/old.yaml',
  ],
  ['new and evaluated: planned', plain({}, { 'k8s/pool.yaml': POOL }), 'pass'],
  [
    'a value that is put in later, a label edited: named',
    later({ 'k8s/web.yaml': LATER.replace('namespace: shop', 'namespace: shop, labels: {team: a}') }),
    'warn, warning unresolved-variable k8s/web.yaml',
  ],
  [
    'a value that is put in later, another field edited: unknown',
    later({ 'k8s/web.yaml': LATER.replace('web:1', 'web:2') }),
    'unknown, error unresolved-variable k8s/web.yaml',
  ],
  [
    'a value that is put in later, untouched: one note',
    later({ 'k8s/pool.yaml': POOL.replace('{name: a}', '{name: a, labels: {a: b}}') }),
    'pass',
  ],
  [
    'evaluated before, from a remote chart after: unknown',
    {
      policies: FLUX,
      config: 'remotes: none\n',
      base: { ...CHART, 'apps/own.yaml': LOCAL, ...LOKI },
      edit: { 'apps/own.yaml': release('own', 'grafana') },
    },
    'unknown, error not-rendered apps/own.yaml, warning not-judged',
  ],
  [
    'a remote chart that nothing evaluated, edited: named',
    unfetched(LOKI, { 'apps/loki.yaml': release('loki', 'grafana', 'tag: v2') }),
    'warn, warning not-rendered apps/loki.yaml',
  ],
  [
    'a release that nothing evaluated, whose OCIRepository takes another version: named',
    unfetched({ 'apps/loki.yaml': REFERRED('1.0.0') }, { 'apps/loki.yaml': REFERRED('2.0.0') }),
    'warn, warning not-rendered apps/loki.yaml, warning no-policies',
  ],
  [
    'a release that nothing evaluated, from another OCIRepository: unknown',
    unfetched(
      { 'apps/loki.yaml': REFERRED('1.0.0') },
      {
        'apps/loki.yaml': REFERRED('1.0.0').replace(
          'OCIRepository, name: loki',
          'OCIRepository, name: other',
        ),
      },
    ),
    'unknown, error not-rendered apps/loki.yaml',
  ],
  [
    'a remote chart whose repository cannot be reached, edited: unknown',
    {
      policies: FLUX,
      base: LOKI,
      edit: { 'apps/loki.yaml': release('loki', 'grafana', 'tag: v2') },
    },
    'unknown, error chart-not-fetched apps/loki.yaml',
  ],
  [
    'a remote chart that nothing evaluated, from another repository: unknown',
    {
      policies: FLUX,
      config: 'remotes: none\n',
      base: LOKI,
      edit: {
        'apps/loki.yaml': release('loki', 'other'),
        'apps/repositories.yaml': `${repository('grafana', 'https://charts.invalid/grafana')}---\n${repository('other', 'https://charts.invalid/other')}`,
      },
    },
    'unknown, error not-rendered apps/loki.yaml',
  ],
  [
    'a remote chart whose repository gets another address: unknown',
    unfetched(LOKI, { 'apps/repositories.yaml': repository('grafana', 'https://charts.invalid/other') }),
    'unknown, error not-rendered apps/loki.yaml',
  ],
  [
    'a new remote chart: unknown',
    unfetched({ 'apps/web.yaml': WEB }, LOKI),
    'unknown, error not-rendered apps/loki.yaml',
  ],
];

const CLUSTER_DEPENDENT: readonly Row[] = [
  [
    'a value of a template that asks the cluster in the base, edited: named',
    helm(ASKING, { 'chart/values.yaml': 'live: 2\nmax: v1\n' }),
    'warn, warning decided-in-cluster chart/templates/web.yaml',
  ],
  [
    'a value of a named template that asks the cluster in the base, edited: named',
    helm(HELPER, { 'chart/values.yaml': 'live: 2\nmax: v1\n' }),
    'warn, warning decided-in-cluster chart/templates/_tag.tpl',
  ],
  [
    'inline values of a HelmRelease for such a template, edited: named',
    {
      policies: OWN,
      base: { ...ASKING, 'apps/own.yaml': LOCAL },
      edit: { 'apps/own.yaml': LOCAL.replace('tag: v1', 'live: 2') },
    },
    'warn, warning decided-in-cluster chart/templates/web.yaml',
  ],
  [
    'a value of a packed chart that asks the cluster, edited: named',
    helm(PACKED, { 'chart/values.yaml': 'own: {live: v2, max: v1}\n' }),
    'warn, warning decided-in-cluster chart/Chart.yaml, info not-planned chart/Chart.yaml',
  ],
  [
    'a value of a template that takes the clock, edited: named',
    {
      policies: HELM,
      base: clocked('labels: {at: "{{ now | unixEpoch }}"}'),
      edit: { 'chart/values.yaml': 'tag: v2\n' },
    },
    'warn, warning decided-in-cluster chart/templates/web.yaml',
  ],
  [
    'a value of a template with chance in an annotation, edited: planned',
    {
      policies: HELM,
      base: {
        ...CHART,
        'chart/templates/web.yaml': CHART_WEB.replace(
          'metadata: {labels',
          'metadata:\n      annotations:\n        roll: "{{ randAlphaNum 5 }}"\n      labels: {app: web}\n    x: {labels',
        ).replace(/^ {4}x: .*\n/m, ''),
      },
      edit: { 'chart/values.yaml': 'tag: v2\n' },
    },
    'pass',
  ],
  ['the README of such a chart, edited: passes', helm(ASKING, { 'chart/README.md': '# more\n' }), 'pass'],
  [
    'a file of another source beside such a chart, edited: passes',
    {
      policies: '["k8s/**", {helm: {chart: chart}}]',
      base: { ...ASKING, 'k8s/pool.yaml': POOL },
      edit: { 'k8s/pool.yaml': POOL.replace('{name: a}', '{name: a, labels: {a: b}}') },
    },
    'pass',
  ],
  [
    'a named template that asks the cluster and that no planned object includes: passes',
    helm({ ...HELPER, 'chart/templates/web.yaml': CHART_WEB }, { 'chart/values.yaml': 'live: 2\nmax: v1\n' }),
    'pass',
  ],
  [
    'a value that tpl evaluates and that asks the cluster, added: unknown',
    helm(EVALUATING, { 'chart/values.yaml': LATER_VALUE }),
    'unknown, error decided-in-cluster chart/values.yaml',
  ],
  [
    'such a value in the base, another value edited: named',
    helm(
      { ...EVALUATING, 'chart/values.yaml': LATER_VALUE },
      { 'chart/values.yaml': `${LATER_VALUE}more: 1\n` },
    ),
    'warn, warning decided-in-cluster chart/values.yaml',
  ],
];

const SCHEMA = JSON.stringify({ properties: { tag: { type: 'string' } } });
const REMOTE_SCHEMA = JSON.stringify({ $ref: 'https://schemas.invalid/x.json' });
const HELMED = { policies: HELM, base: { ...CHART, 'chart/values.schema.json': SCHEMA } };

const SCHEMAS: readonly Row[] = [
  [
    'a value that the schema of the chart refuses: unknown',
    { ...HELMED, edit: { 'chart/values.yaml': 'tag: 2\n' } },
    'unknown, error helm-failed chart/Chart.yaml, warning not-judged',
  ],
  [
    'a value that the schema of the chart accepts: passes',
    { ...HELMED, edit: { 'chart/values.yaml': 'tag: v2\n' } },
    'pass',
  ],
  [
    'a refused value of a HelmRelease that switches the schema off: passes',
    {
      policies: OWN,
      base: {
        ...HELMED.base,
        'apps/own.yaml': LOCAL.replace('{tag: v1}', '{tag: 1}\n  upgrade: {disableSchemaValidation: true}'),
      },
      edit: { 'chart/templates/web.yaml': EDITED },
    },
    'pass',
  ],
  [
    'a schema that refers to another host: not compared',
    helm({ ...CHART, 'chart/values.schema.json': REMOTE_SCHEMA }, { 'chart/values.yaml': 'tag: 2\n' }),
    'pass',
  ],
];

const ATTACKS: readonly Row[] = [
  [
    'a base of which a limit leaves nothing, as the head',
    plain({ 'k8s/big.yaml': ENDLESS }, { 'k8s/web.yaml': EDITED, 'k8s/big.yaml': `${ENDLESS}# more\n` }),
    'unknown, error too-many-nodes k8s/big.yaml',
  ],
  [
    'a new release from a new repository beside an equal pool',
    { policies: FLUX, base: { 'apps/pool.yaml': POOL }, edit: LOKI },
    'unknown, error not-rendered apps/loki.yaml',
  ],
  [
    'a second pool of the same name in a file that no source takes',
    plain({ 'k8s/pool.yaml': POOL }, { 'lab/pool.yaml': UNBOUNDED }),
    'unknown, error outside-policies lab/pool.yaml',
  ],
  [
    'the same in a document that was there before under another name',
    {
      policies: PLAIN,
      base: { 'k8s/pool.yaml': POOL, 'lab/pool.yaml': POOL.replace('name: a', 'name: b') },
      edit: { 'lab/pool.yaml': UNBOUNDED },
    },
    'unknown, error outside-policies lab/pool.yaml',
  ],
  [
    'a move together with an edit into a file that is not read',
    plain({ 'k8s/pool.yaml': POOL }, { 'k8s/pool.yaml': null, 'lab/pool.yaml': UNBOUNDED }),
    'unknown, error left-policies lab/pool.yaml',
  ],
  [
    'a move into a template that is not read',
    plain(
      { 'k8s/pool.yaml': POOL },
      {
        'k8s/pool.yaml': null,
        'lab/templates/pool.yaml': UNBOUNDED.replace('name: a', 'name: {{ .Values.name }}'),
      },
    ),
    'unknown, error left-policies k8s/pool.yaml, warning outside-policies lab/templates/pool.yaml',
  ],
  [
    'a move into Terraform',
    plain(
      { 'k8s/pool.yaml': POOL },
      { 'k8s/pool.yaml': null, 'main.tf': `resource "x" "y" {\n  yaml = <<EOT\n${UNBOUNDED}EOT\n}\n` },
    ),
    'unknown, error left-policies k8s/pool.yaml, warning outside-policies main.tf',
  ],
  ...['web', 'sealed'].map((file): Row => {
    const [list, sealed] = ['generators: [gen.yaml]\n', 'apiVersion: example.com/v1\nkind: Sealed\nfiles: '];
    return [
      `a move to what a program reads, in ${file}.yaml`,
      {
        policies: '[{kustomize: k8s}]',
        base: {
          ...{ 'k8s/kustomization.yaml': `resources: [web.yaml]\n${list}`, 'k8s/web.yaml': WEB },
          ...{ 'k8s/gen.yaml': `${sealed}[a.yaml]\n` },
        },
        edit: {
          ...{ 'k8s/kustomization.yaml': list, 'k8s/web.yaml': null, [`k8s/${file}.yaml`]: WEB },
          ...{ 'k8s/gen.yaml': `${sealed}[${file}.yaml]\n` },
        },
      },
      `unknown, warning not-rendered k8s/kustomization.yaml, error left-policies k8s/${file}.yaml`,
    ];
  }),
];

const CRONJOB = `apiVersion: batch/v1
kind: CronJob
metadata: {name: backup, namespace: shop}
spec: {schedule: "0 3 * * *", jobTemplate: {spec: {template: {spec: {containers: [{name: a, image: "a:1"}], restartPolicy: Never}}}}}
`;
const DATABASE = `apiVersion: postgresql.cnpg.io/v1
kind: Cluster
metadata: {name: db, namespace: shop}
spec: {instances: 3, imageName: "postgres:17"}
`;
const INGRESS = `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: shop}
spec: {rules: [{host: a.example.com}]}
`;
const ROOT = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: root, namespace: argocd}
spec:
  project: default
  destination: {server: "https://kubernetes.default.svc", namespace: argocd}
  source: {repoURL: "https://github.com/acme/shop", path: root, targetRevision: HEAD}
  syncPolicy: {automated: {prune: true, selfHeal: true}}
`;
const everyday = (path: string, before: string | null, after: string): Change =>
  plain({ [path]: before }, { [path]: after });

const named = (path: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: ${path}}
  destination: {namespace: shop}
  syncPolicy: {automated: {prune: true}}
`;

const EVERYDAY: readonly Row[] = [
  [
    'two entries hold Applications of one name, and the change touches neither',
    {
      policies: '[{argocd: a.yaml}, {argocd: b.yaml}]',
      base: {
        'a.yaml': named('a'),
        'b.yaml': named('b'),
        'a/web.yaml': WEB,
        'b/api.yaml': WEB.replaceAll('web', 'api'),
      },
      edit: { 'README.md': '# more\n' },
    },
    'pass',
  ],
  [
    'a GitRepository of this repository that comes with what takes from it',
    {
      policies: FLUX,
      base: { 'apps/web.yaml': WEB },
      edit: { ...SYNC('apps'), 'apps/git.yaml': GIT },
    },
    'pass',
  ],
  ['documentation with manifests', everyday('docs/a.md', null, `\`\`\`yaml\n${POOL}\`\`\`\n`), 'pass'],
  [
    'a dashboard',
    everyday('grafana/a.json', '{"title": "Deployment"}', '{"title": "kind: NodePool"}'),
    'pass',
  ],
  ['an ingress host', everyday('k8s/ingress.yaml', INGRESS, INGRESS.replace('a.', 'b.')), 'pass'],
  [
    'the image of a CronJob',
    everyday('k8s/cron.yaml', CRONJOB, CRONJOB.replace('a:1', 'a:2')),
    'pass, info not-planned k8s/cron.yaml',
  ],
  [
    'a database of an operator',
    everyday('k8s/db.yaml', DATABASE, DATABASE.replace(':17', ':18')),
    'pass, info not-planned k8s/db.yaml',
  ],
  [
    'a workflow',
    everyday(
      '.github/workflows/a.yml',
      'on: push\n',
      'on: push\njobs: {a: {steps: [{run: kubectl rollout status Deployment/web}]}}\n',
    ),
    'pass',
  ],
  [
    'a root Application that lists itself',
    {
      policies: '[{argocd: root/*.yaml}]',
      base: {
        'root/root.yaml': ROOT,
        'root/web.yaml': ROOT.replace('name: root', 'name: web').replace('path: root', 'path: web'),
        'web/web.yaml': WEB,
      },
      edit: { 'web/web.yaml': EDITED },
    },
    'pass',
  ],
];

test.each([...ROWS, ...CLUSTER_DEPENDENT, ...SCHEMAS, ...ATTACKS, ...EVERYDAY])(
  'covered, named, lost: %s',
  async (_claim, change, expected) => {
    const { verdict, problems, messages } = await planned(change);
    // The messages say why the verdict is another one.
    const why = expected.startsWith(verdict) ? [] : messages;
    expect([verdict, ...problems, ...why].join(', ')).toBe(expected);
  },
);
