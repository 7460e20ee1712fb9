import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoryOutput } from '../edge/memory-output.js';
import { parsePlanArguments } from '../../src/edge/arguments.js';
import { planCommand } from '../../src/edge/plan-command.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { deployment } from './sides.js';
import { useTools } from './tools.js';

const root = temporaryFolder('printed');
const here = process.cwd();
const example = (name: string): string => readFileSync(join(here, 'examples/gpu-fleet', name), 'utf8');
const POLICY = example('head/policy.yaml');
const ROLLOUT = example('base/skyhook.yaml');

beforeAll(useTools, 60_000);

afterAll(() => {
  process.chdir(here);
  rmSync(root, { recursive: true });
});

type Paths = Readonly<Record<string, string>>;

interface Case {
  /** The entry of `policies`. */
  readonly source: string;
  readonly tree: Paths;
  /** The file that the change edits, and what it makes of its text. */
  readonly edited: string;
  readonly edit: readonly [string, string];
  /** The command line of the real tool, in the folder of one side. */
  readonly printed: readonly [string, ...string[]];
  /** What is written into the folder of one side for that tool alone. */
  readonly beside?: Paths;
  /** What Flux fills in after the tool has printed. */
  readonly filled?: readonly [string, string];
}

const OBJECTS: Paths = {
  'fleet/policy.yaml': POLICY,
  'fleet/rollout.yaml': ROLLOUT,
  'fleet/web.yaml': deployment('web', 6),
  'fleet/kustomization.yaml': 'resources: [policy.yaml, rollout.yaml, web.yaml]\n',
};
const PATCH = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default:
    budget: {count: 3}
`;
const CHART: Paths = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: gpu\nversion: 1.0.0\n',
  'chart/values.yaml': 'count: 1\n',
  'chart/templates/policy.yaml': POLICY.replace('{ count: 2 }', '{ count: {{ .Values.count }} }'),
  'chart/templates/rollout.yaml': ROLLOUT,
  'chart/templates/web.yaml': deployment('{{ .Release.Name }}-web', 6),
  'prod.yaml': 'count: 2\n',
};
const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: gpu, namespace: argocd}
spec:
  destination: {namespace: gpu}
  syncPolicy: {automated: {prune: true}}
  source:
    repoURL: https://github.com/example/fleet.git
`;
const FLUX = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: fleet, namespace: flux-system}
spec:
  path: ./fleet
  sourceRef: {kind: GitRepository, name: flux-system}
  targetNamespace: gpu
  namePrefix: p-
  postBuild: {substitute: {COUNT: "4"}}
`;

const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: gpu, namespace: gpu}
spec:
  chartRef: {kind: HelmChart, name: gpu, namespace: flux-system}
`;
const HELM_CHART = `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmChart
metadata: {name: gpu, namespace: flux-system}
spec:
  chart: ./chart
  sourceRef: {kind: GitRepository, name: flux-system}
  reconcileStrategy: Revision
  valuesFiles: [./chart/values.yaml, prod.yaml]
`;

const CASES: Readonly<Record<string, Case>> = {
  'an overlay with a base, patches, generators, prefix and namespace': {
    source: 'kustomize: overlays/prod',
    tree: {
      ...OBJECTS,
      'overlays/prod/patch.yaml': PATCH,
      'overlays/prod/kustomization.yaml': `resources: [../../fleet]
namespace: gpu
patches:
  - path: patch.yaml
  - target: {kind: Deployment}
    patch: '[{"op": "replace", "path": "/spec/replicas", "value": 4}]'
configMapGenerator: [{name: settings, literals: [a=b]}]
components: [../prefixed]
`,
      'overlays/prefixed/kustomization.yaml': `apiVersion: kustomize.config.k8s.io/v1alpha1
kind: Component
transformers: [prefix.yaml]
`,
      'overlays/prefixed/prefix.yaml': `apiVersion: builtin
kind: PrefixTransformer
metadata: {name: prefix}
prefix: p-
fieldSpecs: [{path: metadata/name, kind: Deployment}]
`,
    },
    edited: 'overlays/prod/patch.yaml',
    edit: ['count: 3', 'count: 20'],
    printed: ['kubectl', 'kustomize', 'overlays/prod'],
  },
  'a chart with values': {
    source: 'helm: {chart: chart, values: prod.yaml, release: gpu, namespace: gpu}',
    tree: CHART,
    edited: 'prod.yaml',
    edit: ['count: 2', 'count: 20'],
    printed: ['helm', 'template', 'gpu', 'chart', '-f', 'prod.yaml', '--namespace', 'gpu'],
  },
  'a Kustomization of Flux': {
    source: 'flux: clusters/prod',
    tree: {
      ...OBJECTS,
      'fleet/policy.yaml': POLICY.replace(' { count: 2 }', '\n        count: ${COUNT:=2}'),
      'clusters/prod/fleet.yaml': FLUX,
    },
    edited: 'fleet/policy.yaml',
    edit: ['percent: 5', 'percent: 50'],
    printed: ['kubectl', 'kustomize', 'as-flux'],
    beside: {
      'as-flux/kustomization.yaml': 'resources: [../fleet]\nnamespace: gpu\nnamePrefix: p-\n',
    },
    filled: ['${COUNT:=2}', '4'],
  },
  'a HelmRelease that takes its chart from a HelmChart': {
    source: 'flux: clusters/prod',
    tree: { ...CHART, 'clusters/prod/release.yaml': RELEASE, 'clusters/prod/chart.yaml': HELM_CHART },
    edited: 'chart/templates/web.yaml',
    edit: ['replicas: 6', 'replicas: 2'],
    printed: ['helm', 'template', 'gpu', 'chart', '-f', 'prod.yaml', '--namespace', 'gpu'],
  },
  'an Application with a kustomization': {
    source: 'argocd: argo/*.yaml',
    tree: {
      ...OBJECTS,
      'argo/gpu.yaml': `${APPLICATION}    path: fleet\n    kustomize: {namespace: gpu, nameSuffix: -s, replicas: [{name: web, count: "8"}]}\n`,
    },
    edited: 'fleet/web.yaml',
    edit: ['name: web\nspec', 'name: web\n  labels: {a: b}\nspec'],
    printed: ['kubectl', 'kustomize', 'as-argo'],
    beside: {
      'as-argo/kustomization.yaml':
        'resources: [../fleet]\nnamespace: gpu\nnameSuffix: -s\nreplicas: [{name: web, count: 8}]\n',
    },
  },
  'an Application with a chart': {
    source: 'argocd: argo/*.yaml',
    tree: {
      ...CHART,
      'argo/gpu.yaml': `${APPLICATION}    path: chart\n    helm: {valueFiles: [../prod.yaml]}\n`,
    },
    edited: 'prod.yaml',
    edit: ['count: 2', 'count: 20'],
    printed: ['helm', 'template', 'gpu', 'chart', '-f', 'prod.yaml', '--namespace', 'gpu'],
  },
};

async function planned(args: string): Promise<Readonly<Record<string, unknown>>> {
  const { output, stdout } = memoryOutput();
  const given = `${args} --config fleetplan.yml --at 2026-11-23T08:00:00Z --format json`;
  await planCommand(parsePlanArguments(given.split(' ')), output);
  return JSON.parse(stdout(), withoutPlaces) as Readonly<Record<string, unknown>>;
}

/**
 * Where something stands, and how many files there are, is what differs from a printed text, and must: the rest is the plan. Findings
 * of one rule come as they stand in the files.
 */
function withoutPlaces(key: string, value: unknown): unknown {
  if (key === 'findings')
    return (value as { fingerprint: string }[]).sort((a, b) => a.fingerprint.localeCompare(b.fingerprint));
  return PLACES.has(key) ? undefined : value;
}
const PLACES: ReadonlySet<string> = new Set([
  'place',
  'source',
  'file',
  'line',
  'column',
  'sides',
  'notices',
]);

function write(folder: string, paths: Paths): void {
  for (const [path, text] of Object.entries(paths)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

describe('the plan is that of what the tool prints, apart from where things stand:', () => {
  test.each(Object.entries(CASES))('%s', async (_claim, { source, tree, edited, edit, ...tool }) => {
    const after = { ...tree, [edited]: (tree[edited] ?? '').replace(...edit) };
    expect(after).not.toEqual(tree);
    const repository = createRepository(root, `repository-${Object.keys(CASES).indexOf(_claim)}`);
    const base = repository.commit(tree);
    repository.ref('refs/heads/main', base);
    repository.ref('refs/heads/change', repository.commit(after, base));
    process.chdir(repository.folder);
    for (const [side, paths] of Object.entries({ base: tree, head: after })) {
      write(join(repository.folder, side), { ...paths, ...tool.beside });
      const [command, ...args] = tool.printed;
      const text = execFileSync(command, args, {
        cwd: join(repository.folder, side),
        encoding: 'utf8',
        env: process.env,
      });
      writeFileSync(`${side}.yaml`, tool.filled ? text.replaceAll(...tool.filled) : text);
    }
    // Helm prints no namespace where the template has none: it is that of the release.
    const settings =
      'version: 1\nnamespace: gpu\nsnapshot: nodes.ndjson\ndomains: [topology.kubernetes.io/rack]\n';
    writeFileSync('nodes.ndjson', example('snapshot.ndjson'));
    writeFileSync('fleetplan.yml', settings);
    const printed = await planned('--base base.yaml --head head.yaml');
    writeFileSync('fleetplan.yml', `${settings}policies: [{ ${source} }]\n`);
    const rendered = await planned('--base-ref main --head-ref change');
    expect(rendered['verdict']).not.toBe('unknown');
    expect(rendered['digest']).toMatch(/^sha256:/);
    expect(rendered).toEqual(printed);
  });
});
