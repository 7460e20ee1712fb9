import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../read/repository.js';
import { deployment, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

const root = testFolder('same-text');

beforeAll(useTools, 60_000);

type Texts = Readonly<Record<string, string>>;

interface Case {
  readonly policies: object;
  readonly tree: Texts;
  /** The command line of the real tool, in the folder of the tree. */
  readonly printed: readonly [string, ...string[]];
  /** Written for that tool alone. */
  readonly beside?: Texts;
}

const template = (name: string, more = '', kind = 'ConfigMap'): string =>
  `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: ${name}\n${more}`;
const hook = (kind: string): string => `  annotations:\n    helm.sh/hook: ${kind}\n`;

const CHART: Texts = {
  'chart/Chart.yaml': `apiVersion: v2
name: gpu
version: 1.0.0
dependencies:
  - {name: inner, version: 1.0.0, condition: inner.enabled, repository: "file://../inner"}
  - {name: spare, version: 1.0.0, condition: spare.enabled}
`,
  'chart/values.yaml': 'inner: {enabled: true}\nspare: {enabled: false}\ncount: 1\nnote: none\n',
  'chart/templates/main.yaml': template(
    '"{{ .Release.Name }}-main"',
    `data:
  count: {{ .Values.count | quote }}
  note: {{ .Values.note | quote }}
  kube: {{ .Capabilities.KubeVersion.Version | quote }}
  has: {{ .Capabilities.APIVersions.Has "example.com/v1" | quote }}
  found: {{ lookup "v1" "Secret" "a" "b" | toJson | quote }}
`,
  ),
  'chart/templates/hook.yaml': template('migrate', hook('pre-upgrade')),
  'chart/templates/tests/test.yaml': template('probe', hook('test')),
  'chart/templates/NOTES.txt': 'kind: Deployment of {{ .Release.Name }}\n',
  'chart/crds/crd.yaml': template('definition'),
  'chart/charts/spare/Chart.yaml': 'apiVersion: v2\nname: spare\nversion: 1.0.0\n',
  'chart/charts/spare/templates/spare.yaml': template('spare'),
  'inner/Chart.yaml': 'apiVersion: v2\nname: inner\nversion: 1.0.0\n',
  'inner/templates/inner.yaml': template('inner'),
  'prod.yaml': 'count: 2\n',
  'note.txt': 'a, b\n',
};

/** What the tool has to be given, as it does not build dependencies. */
const BUILT: Texts = {
  'chart/charts/inner/Chart.yaml': CHART['inner/Chart.yaml'] ?? '',
  'chart/charts/inner/templates/inner.yaml': CHART['inner/templates/inner.yaml'] ?? '',
};

const application = (source: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: gpu, namespace: argocd}
spec:
  destination: {namespace: gpu}
${source.replace(/^/gm, '  ')}
`;
const OWN = 'repoURL: https://github.com/example/fleet.git';
const ARGO = { argocd: 'argo.yaml' };
const HELM = ['helm', 'template', 'gpu', 'chart', '--skip-tests', '--namespace', 'gpu'] as const;

const BASE: Texts = {
  'base/web.yaml': deployment('web'),
  'base/api.yaml': deployment('api'),
  'base/settings.env': 'a=b\n',
  'base/kustomization.yaml': `resources: [web.yaml, api.yaml]
commonAnnotations: {a: b}
replicas: [{name: web, count: 4}, {name: api, count: 2}]
images: [{name: registry.example/main, newTag: "2"}]
`,
};

const CASES: Readonly<Record<string, Case>> = {
  'a chart with hooks, tests, definitions, notes, lookups and charts of which one is off': {
    policies: { helm: { chart: 'chart', release: 'gpu', namespace: 'gpu' } },
    tree: CHART,
    beside: BUILT,
    printed: HELM,
  },
  'an Application with values, parameters and what it says of the cluster': {
    policies: ARGO,
    tree: {
      ...CHART,
      'argo.yaml': application(`sources:
  - ${OWN}
    path: chart
    helm:
      valueFiles: [$own/prod.yaml, gone.yaml]
      ignoreMissingValueFiles: true
      valuesObject: {count: 3}
      kubeVersion: v1.29.0
      apiVersions: [example.com/v1]
  - {${OWN}, ref: own}`),
    },
    beside: BUILT,
    printed: [
      ...HELM,
      ...['--include-crds', '-f', 'prod.yaml', '--set', 'count=3'],
      ...['--kube-version', 'v1.29.0', '--api-versions', 'example.com/v1'],
    ],
  },
  'an Application with commas in a parameter': {
    policies: ARGO,
    tree: {
      ...CHART,
      'argo.yaml': application(
        `source: {${OWN}, path: chart, helm: {skipCrds: true, parameters: [{name: note, value: "a,b=c"}]}}`,
      ),
    },
    beside: BUILT,
    printed: [...HELM, '--set', 'note=a\\,b=c'],
  },
  'an Application with a kustomization and what it sets over that': {
    policies: ARGO,
    tree: {
      ...BASE,
      'argo.yaml': application(`source:
  ${OWN}
  path: base
  kustomize:
    namePrefix: p-
    namespace: gpu
    commonAnnotations: {c: d}
    replicas: [{name: web, count: 6}]
    images: ["registry.example/main=registry.example/other:3"]`),
    },
    beside: {
      'base/kustomization.yaml': `resources: [web.yaml, api.yaml]
namePrefix: p-
namespace: gpu
commonAnnotations: {a: b, c: d}
replicas: [{name: api, count: 2}, {name: web, count: 6}]
images: [{name: registry.example/main, newName: registry.example/other, newTag: "3"}]
`,
    },
    printed: ['kubectl', 'kustomize', 'base'],
  },
  'an overlay with components, replacements, generators and a suffix': {
    policies: { kustomize: 'prod' },
    tree: {
      ...BASE,
      'prod/kustomization.yaml': `resources: [../base]
nameSuffix: -s
namespace: gpu
components: [../more]
configMapGenerator: [{name: settings, envs: [settings.env], options: {labels: {a: b}}}]
replacements:
  - path: replace.yaml
`,
      'prod/settings.env': 'replicas=9\n',
      'prod/replace.yaml': `source: {kind: ConfigMap, name: settings, fieldPath: data.replicas}
targets: [{select: {kind: Deployment}, fieldPaths: [metadata.annotations.replicas], options: {create: true}}]
`,
      'more/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
patches: [{target: {kind: Deployment}, patch: '[{"op": "add", "path": "/spec/minReadySeconds", "value": 30}]'}]
`,
    },
    printed: ['kubectl', 'kustomize', 'prod'],
  },
};

/** What Flux applies of a folder `prod`, beside objects of its own. */
const FLUX_CASES: Readonly<Record<string, Case>> = {
  'a Kustomization with a namespace, a prefix, labels and variables': {
    policies: { flux: 'prod' },
    tree: {
      ...BASE,
      'base/api.yaml': deployment('api').replace('replicas: 3', 'replicas: ${COUNT:=3}'),
      'base/kustomization.yaml': 'resources: [web.yaml, api.yaml]\n',
      'prod/base.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: base, namespace: flux-system}
spec:
  path: ./base
  sourceRef: {kind: GitRepository, name: flux-system}
  targetNamespace: gpu
  namePrefix: p-
  postBuild: {substitute: {COUNT: "4"}}
`,
    },
    beside: {
      'base/api.yaml': deployment('api').replace('replicas: 3', 'replicas: 4'),
      'base/kustomization.yaml': 'resources: [web.yaml, api.yaml]\nnamespace: gpu\nnamePrefix: p-\n',
    },
    printed: ['kubectl', 'kustomize', 'base'],
  },
  'a HelmRelease that takes its chart and values from a HelmChart': {
    policies: { flux: 'prod' },
    tree: {
      ...CHART,
      'prod/release.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: gpu, namespace: gpu}
spec:
  chartRef: {kind: HelmChart, name: gpu, namespace: flux-system}
`,
      'prod/chart.yaml': `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmChart
metadata: {name: gpu, namespace: flux-system}
spec:
  chart: ./chart
  sourceRef: {kind: GitRepository, name: flux-system}
  valuesFiles: [./chart/values.yaml, prod.yaml]
`,
    },
    beside: BUILT,
    printed: [...HELM, '-f', 'prod.yaml'],
  },
};

function documents(text: string): string[] {
  return text
    .split(/^---.*\n/m)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .sort();
}

describe('same text: what is rendered is what the tool prints, byte for byte:', () => {
  test.each(Object.entries({ ...CASES, ...FLUX_CASES }))(
    '%s',
    async (claim, { policies, tree, printed, beside = {} }) => {
      const folder = join(root, claim.replaceAll(' ', '-'));
      for (const [path, text] of Object.entries({ ...tree, ...beside })) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const [command, ...args] = printed;
      const text = execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: process.env });
      const { head } = await sidesIn(sources(policies), tree);
      expect(head.problems).toEqual([]);
      const rendered = head.files.filter(
        ({ renderedBy }) =>
          renderedBy !== 'kustomize build prod' || (command === 'kubectl' && args.includes('prod')),
      );
      expect(rendered.map((file) => file.text.trim()).sort()).toEqual(documents(text));
      expect(rendered.length).toBeGreaterThan(0);
    },
  );
});
