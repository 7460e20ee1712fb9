import { describe, expect, test } from '@jest/globals';
import type { OutsideFile } from '../../../src/manifest/source-file.js';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import type { Side } from '../../../src/plan/reading/side.js';
import { readSnapshot } from '../../read-snapshot.js';

type Files = Readonly<Record<string, string>>;

const { snapshot } = readSnapshot([
  { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
]);
const config = { namespace: null, variables: {} };

function side(files: Files, beside: Files = {}, more: Partial<Side> = {}): Side {
  const list = (of: Files) => Object.entries(of).map(([path, text]) => ({ path, text }));
  return { files: list(files), problems: [], label: 'x', beside: list(beside), renderedPaths: [], ...more };
}

function problems(base: Side, head: Side) {
  return readSides(base, head, { snapshot, config }).head.problems;
}

function codes(base: Side, head: Side): string[] {
  return problems(base, head).map(({ severity, code }) => `${severity} ${code}`);
}

const HELMFILE = 'releases:\n  - name: web\n    chart: ./charts/web\n    values: [env/prod.yaml]\n';
const DEPLOYMENT = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n';
const COMPOSITION = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: web}
spec:
  compositeTypeRef: {apiVersion: acme.example.com/v1, kind: XWeb}
  resources: [{base: {apiVersion: apps/v1, kind: Deployment, metadata: {name: web}, spec: {replicas: 3}}}]
`;
const object = (apiVersion: string, kind: string, spec: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\nspec: ${spec}\n`;

describe('an edit of what decides elsewhere what is rendered is unknown', () => {
  test.each<[string, string, string, Files]>([
    ['a helmfile', 'helmfile.yaml', HELMFILE, {}],
    ['a file that a helmfile names', 'env/prod.yaml', 'replicas: 3\n', { 'helmfile.yaml': HELMFILE }],
    [
      'the cluster of an environment of Tanka',
      'env/prod/spec.json',
      '{"apiVersion": "tanka.dev/v1alpha1", "kind": "Environment", "spec": {"namespace": "prod"}}',
      {},
    ],
    [
      'what a function of kpt goes by',
      'web/setters.yaml',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, annotations: {config.kubernetes.io/local-config: "true"}}\ndata: {replicas: "3"}\n',
      { 'web/Kptfile': 'pipeline: {mutators: [{image: apply-setters, configPath: setters.yaml}]}\n' },
    ],
    ['data of ytt', 'c/values.yaml', '#@data/values\n---\nreplicas: 3\n', {}],
    ['a template of ytt', 'c/d.yaml', `#@ load("x")\n---\n${DEPLOYMENT}spec: {replicas: 3}\n`, {}],
    [
      'an object of a Composition',
      'x.yaml',
      object('acme.example.com/v1', 'Web', '{replicas: 3}'),
      { 'c.yaml': COMPOSITION },
    ],
    ['an object of kro', 'x.yaml', object('kro.run/v1alpha1', 'WebApp', '{replicas: 3}'), {}],
    ['an application of OAM', 'x.yaml', object('core.oam.dev/v1beta1', 'Application', '{replicas: 3}'), {}],
    [
      'a manifest in the text of a field',
      'x.yaml',
      object(
        'policy.open-cluster-management.io/v1',
        'ConfigurationPolicy',
        `{raw: "apiVersion: apps/v1\\nkind: Deployment\\nreplicas: 3\\n"}`,
      ),
      {},
    ],
    [
      'values that an Application names',
      'values/web.yaml',
      'replicas: 3\n',
      {
        'app.yaml': object(
          'argoproj.io/v1alpha1',
          'Application',
          '{sources: [{chart: web, helm: {valueFiles: [$values/values/web.yaml]}}]}',
        ),
      },
    ],
  ])('%s', (_claim, path, text, others) => {
    const before = side({ ...others, [path]: text.replace(/3|prod/, '4') });
    expect(codes(before, side({ ...others, [path]: text }))).toEqual([
      expect.stringMatching(/^error (?:not-rendered|ytt-template)$/),
    ]);
    expect(codes(side({ ...others, [path]: text }), side({ ...others, [path]: text }))).not.toContainEqual(
      expect.stringMatching(/^error/),
    );
  });

  test.each<[string, Files, Files]>([
    [
      'a library',
      { 'main.jsonnet': "(import 'lib.libsonnet') + {kind: 'Deployment'}\n" },
      { 'lib.libsonnet': '{replicas: 3}\n' },
    ],
    [
      'values of a CUE package',
      { 'd/main.cue': 'kind: "Deployment"\n' },
      { 'd/values.cue': 'replicas: 3\n' },
    ],
    [
      'a module that a program imports',
      { 'main.py': 'from config import n\nx = {"kind": "Deployment"}\n' },
      { 'config.py': 'n = 3\n' },
    ],
    [
      'a program that calls one',
      { 'web.ts': "export const a = {kind: 'Deployment'};\n" },
      { 'main.ts': "import '../web';\nrun(3);\n" },
    ],
    [
      'variables of Terraform',
      { 'm.tf': 'manifest = { kind = "NodePool", n = var.budget }\n' },
      { 'v.tf': 'variable "budget" {\n  default = 3\n}\n' },
    ],
    [
      'values of those',
      { 'm.tf': 'manifest = { kind = "NodePool", n = var.budget }\n' },
      { 'prod.tfvars': 'budget = 3\n' },
    ],
    [
      'a call of a module',
      { 'modules/pool/m.tf': 'manifest = { kind = "NodePool" }\n' },
      { 'prod/main.tf': 'module "a" {\n  source = "../modules/pool"\n  n = 3\n}\n' },
    ],
  ])('source that has a say in what other source renders: %s', (_claim, others, files) => {
    const edited = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, text.replace('3', '4')]),
    );
    expect(codes(side({}, { ...others, ...files }), side({}, { ...others, ...edited }))).toEqual([
      'error not-rendered',
    ]);
    // By itself it is source of something else.
    expect(codes(side({}, files), side({}, edited))).toEqual([]);
  });

  test.each<[string, Files, string]>([
    ['a network beside it', { 'm.tf': 'manifest = { kind = "NodePool" }\n' }, 'vpc.tf'],
    ['source that nothing imports', { 'main.ts': "export const a = {kind: 'Deployment'};\n" }, 'other.ts'],
  ])('and source that has none is passed over: %s', (_claim, others, path) => {
    expect(
      codes(side({}, { ...others, [path]: 'a = 3\n' }), side({}, { ...others, [path]: 'a = 4\n' })),
    ).toEqual([]);
  });
});

describe('advice names what is there', () => {
  const fixOf = (path: string, text: string, others: Files = {}): string =>
    problems(side({ ...others, [path]: '' }), side({ ...others, [path]: text }))[0]?.message ?? '';
  const release = (kind: string): string =>
    object(
      'helm.toolkit.fluxcd.io/v2',
      'HelmRelease',
      `{chart: {spec: {chart: ./c, sourceRef: {kind: ${kind}}}}}`,
    );
  test.each([
    [
      'values of a chart in its folder',
      fixOf('c/values.yaml', 'a: 1\n', { 'c/Chart.yaml': 'name: a\n' }),
      '`- helm: {chart: c}`',
    ],
    [
      'more values of a chart',
      fixOf('c/env/values-prod.yaml', 'a: 1\n', { 'c/Chart.yaml': 'name: a\n' }),
      '`- helm: {chart: c, values: [c/env/values-prod.yaml]}`',
    ],
    [
      'values of nobody knows which',
      fixOf('c/values.yaml', 'a: 1\n'),
      'take it out of the globs (`!c/values.yaml`)',
    ],
    [
      'a template in a folder of templates',
      fixOf('c/templates/x/a.yaml', 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: {{ .a }} }\n'),
      '`- helm: {chart: c}`',
    ],
    [
      'a template of Jinja in a folder of templates',
      fixOf('c/templates/x/a.yaml', 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: {{ a }} }\n'),
      'Render it in a step before',
    ],
    [
      'a release of a chart of the repository',
      fixOf('apps/r.yaml', release('GitRepository')),
      '`- flux: apps`',
    ],
    [
      'a release of a chart of a registry',
      fixOf('apps/r.yaml', release('HelmRepository')),
      '`base-path` and `head-path`',
    ],
    [
      'an Application over a folder',
      fixOf('a.yaml', object('argoproj.io/v1alpha1', 'Application', '{source: {path: x}}')),
      '`- argocd: a.yaml`',
    ],
    [
      'an Application of a chart of a registry',
      fixOf('a.yaml', object('argoproj.io/v1alpha1', 'Application', '{source: {chart: x}}')),
      '`base-path` and `head-path`',
    ],
    ['a helmfile', fixOf('helmfile.yaml', HELMFILE), '`helmfile template`'],
  ])('%s', (_claim, message, advice) => {
    expect(message).toContain(advice);
  });
});

describe('what lies outside of the policies', () => {
  const outside = (files: readonly Partial<OutsideFile>[], more: Partial<Side> = {}): string[] => {
    const list = files.map((file) => ({ path: 'x', before: null, text: null, isTakenOut: false, ...file }));
    const head = side({ 'k/pool.yaml': 'a: 1\n' }, {}, { outside: list, ...more });
    return outsideProblems({ base: null, head }, { base: [], head: [] }).map(
      ({ severity, code }) => `${severity} ${code}`,
    );
  };
  const MAIN = 'local pool = import "pool.libsonnet"; local c = import "../config.libsonnet";\n';
  const helmfile = { path: 'helmfile.yaml', before: HELMFILE, text: HELMFILE.replace('prod', 'dev') };
  const rendered = { renderedPaths: ['charts/web'] };

  test('and has what decides about it run is an error, and one that has something else run is none', () => {
    const called = (path: string, text: string) => ({ path: `.github/${path}`, before: text, text });
    const caller = (uses: string) => ({
      path: '.github/workflows/cd.yml',
      before: `steps:\n  - uses: ${uses}\n    with:\n      budget: 1\n`,
      text: `steps:\n  - uses: ${uses}\n    with:\n      budget: 2\n`,
    });
    const install = 'run: helm upgrade web charts/web --set a=${{ inputs.budget }}\n';
    const action = called('actions/deploy/action.yml', install);
    const workflow = called('workflows/_deploy.yml', install);
    const lint = called('actions/lint/action.yml', 'run: helm lint charts/web\n');
    const said = (uses: string): string[] => outside([caller(uses), action, workflow, lint], rendered);
    expect(said('./.github/actions/deploy')).toEqual(['error not-rendered']);
    expect(said('./.github/workflows/_deploy.yml')).toEqual(['error not-rendered']);
    expect(said('./.github/actions/lint')).toEqual([]);
  });

  test('and decides about what is rendered is an error, also when it is removed', () => {
    expect(outside([helmfile], rendered)).toEqual(['error not-rendered']);
    expect(outside([{ ...helmfile, text: null }], rendered)).toEqual(['error not-rendered']);
    expect(outside([{ ...helmfile, text: HELMFILE }], rendered)).toEqual([]);
  });

  test('and is taken by a recipe that does, though only the file changed', () => {
    const unchanged = { ...helmfile, text: HELMFILE };
    expect(
      outside([unchanged, { path: 'env/prod.yaml', before: 'a: 1\n', text: 'a: 2\n' }], rendered),
    ).toEqual(['error not-rendered']);
  });

  test('and decides about something else is told', () => {
    expect(outside([helmfile])).toEqual(['warning outside-policies']);
  });

  test.each([
    ['beside a built one, of what that takes', 'overlays/new', '../../base', null, 'error not-rendered'],
    ['beside a built one, of something else', 'overlays/new', '../../lab', null, 'warning outside-policies'],
    ['that was there before', 'overlays/new', '../../base', '', 'warning outside-policies'],
    ['in another place', 'new/far/away', '../../../base', null, 'warning outside-policies'],
    ['of an example', 'overlays/examples', '../../base', null, 'warning outside-policies'],
  ])('and is a kustomization %s', (_claim, folder, taken, before, expected) => {
    const path = `${folder}/kustomization.yaml`;
    const file = { path, before, text: `resources: [${taken}]\n` };
    expect(outside([file], { renderedPaths: ['overlays/prod', 'base'] })).toEqual([expected]);
  });

  test('and gives values to source that `policies` names, over a file that takes both, is an error', () => {
    const head = side({}, { 'lib/pool.libsonnet': '{ kind: "NodePool" }\n' });
    const list = [
      { path: 'env/main.jsonnet', before: MAIN, text: MAIN, isTakenOut: false },
      { path: 'env/config.libsonnet', before: '{ a: 1 }', text: '{ a: 2 }', isTakenOut: false },
    ];
    const problems = outsideProblems(
      { base: null, head: { ...head, outside: list } },
      { base: [], head: [] },
    );
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error not-rendered']);
  });

  test('and is taken out by a glob is decided by a person', () => {
    expect(outside([{ ...helmfile, isTakenOut: true }], rendered)).toEqual([]);
  });

  test('and names planned kinds in what is no YAML before something fills it is told', () => {
    const text = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: {{name}}}\n';
    expect(outside([{ path: '{{name}}/pool.yaml', before: '', text }])).toEqual(['warning outside-policies']);
  });

  test('and names planned kinds in prose, in tests or in a pipeline that applies nothing is passed over', () => {
    const files = ['README.md', 'pool_test.go', '.github/workflows/ci.yml'];
    expect(outside(files.map((path) => ({ path, before: '', text: 'kind: NodePool\n' })))).toEqual([]);
  });
});

test('a warning about what base and head hold alike is no part of the change', () => {
  const pool =
    'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a, namespace: b}\nspec: {weight: 1}\n';
  const codes = (base: string) => {
    const read = readSides(side({ 'a.yaml': base }), side({ 'a.yaml': pool.replace('1}', '2}') }), {
      snapshot,
      config,
    });
    return [read.base?.problems ?? [], read.head.problems].map((of) => of.map(({ code }) => code));
  };
  expect(codes(pool)).toEqual([[], []]);
  expect(codes(pool.replace(', namespace: b', ''))).toEqual([[], ['cluster-scoped']]);
});
