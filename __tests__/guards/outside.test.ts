import type { OutsideFile } from '../../src/manifest/source-file.js';
import { EDITED, type Files, POOL, reported as guarded, side } from './two-sides.js';

const OTHER = POOL.replace('name: a', 'name: other');
const CLASS = 'apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: gpu}\nspec: {ami: a}\n';
const RELEASE =
  'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {a: 1}\n';
const REPOSITORY =
  'apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: a}\nspec: {url: "https://a"}\n---\n';
const NODE = 'apiVersion: v1\nkind: Node\nmetadata: {name: a, labels: {pool: b}}\n';
const NAMED = ['warning outside-policies'];
/** Rules of a role for workloads, in a template. */
const RULES = 'rules: [{resources: [deployments, {{ .Values.more }}]}]\n';

interface Change {
  readonly base?: Files;
  readonly head?: Files;
  readonly rendered?: readonly string[];
  readonly renderedBefore?: readonly string[];
}

function file(path: string, before: string | null, text: string | null): OutsideFile {
  return { path, before, text, isTakenOut: false };
}

function reported(outside: readonly OutsideFile[], change: Change = {}): string[] {
  const { base = {}, head = base, rendered = [], renderedBefore = rendered } = change;
  return guarded(side(base, renderedBefore), { ...side(head, rendered), outside })
    .filter(({ code }) => code === 'left-policies' || code === 'outside-policies')
    .map(({ severity, code, place }) =>
      severity === 'error' ? `error ${code} ${place?.file ?? ''}` : `${severity} ${code}`,
    );
}

const POLICIES = { 'p/a.yaml': POOL };

test.each<[claim: string, outside: OutsideFile, change: Change, expected: string[]]>([
  [
    'an object that moves out of the policies is an error',
    file('x/a.yaml', null, EDITED),
    { base: POLICIES, head: {} },
    ['error left-policies x/a.yaml'],
  ],
  [
    'an object that gets a value which is put in later has not left',
    file('x/a.yaml', null, EDITED),
    { base: POLICIES, head: { 'p/a.yaml': POOL.replace('weight: 1', 'weight: "${W}"') } },
    [],
  ],
  [
    'so is one that moves to an excluded file',
    { ...file('x/a.yaml', null, EDITED), isTakenOut: true },
    { base: POLICIES, head: {} },
    ['error left-policies x/a.yaml'],
  ],
  [
    'an object of the policies that is added a second time is an error',
    file('x/a.yaml', null, POOL),
    { base: POLICIES },
    ['error outside-policies x/a.yaml'],
  ],
  [
    'a new carrier that a source holds is named',
    file('x/b.yaml', null, RELEASE),
    { base: POLICIES, head: { ...POLICIES, 'p/r.yaml': RELEASE } },
    NAMED,
  ],
  [
    'a new repository of charts that a source holds is named',
    file('x/b.yaml', null, REPOSITORY),
    { base: POLICIES, head: { ...POLICIES, 'p/r.yaml': REPOSITORY + RELEASE } },
    NAMED,
  ],
  [
    'an unread file of another kind is not where an object moves to',
    file('x/a.yaml', null, 'apiVersion: apps/v1\nkind: Deployment\n{{ if }}'),
    { base: POLICIES, head: {} },
    NAMED,
  ],
  ['a new object elsewhere is named', file('x/b.yaml', null, OTHER), { base: POLICIES }, NAMED],
  ['a new carrier elsewhere is named', file('x/b.yaml', null, RELEASE), { base: POLICIES }, NAMED],
  [
    'an edited object beside the policies is named',
    file('p/b.yml', POOL, EDITED),
    { base: { 'p/c.yaml': OTHER } },
    NAMED,
  ],
  [
    'an edited object that the policies hold as well is named',
    file('x/a.yaml', POOL, EDITED),
    { base: POLICIES },
    NAMED,
  ],
  ['a removed object is named', file('x/b.yaml', OTHER, null), { base: POLICIES }, NAMED],
  ['an edited node class is named', file('x/c.yaml', CLASS, CLASS.replace('ami: a', 'ami: b')), {}, NAMED],
  ['an edited node is named', file('x/n.yaml', NODE, NODE.replace('pool: b', 'pool: c')), {}, NAMED],
  ['a slip in the kind is named', file('x/a.yaml', null, OTHER.replace('NodePool', 'Nodepool')), {}, NAMED],
  ['a template of a planned kind is named', file('x/a.yaml', null, `${OTHER}{{ if }}`), {}, NAMED],
  [
    'a kind that is filled in is named',
    file('x/a.yaml', null, 'apiVersion: apps/v1\nkind: $<KIND>\nmetadata: {name: a}\n'),
    {},
    NAMED,
  ],
  ['an edited kustomization is named', file('x/kustomization.yaml', 'a: 1', 'namePrefix: a'), {}, NAMED],
  [
    'an excluded file is not named',
    { ...file('x/a.yaml', POOL, EDITED), isTakenOut: true },
    { base: POLICIES },
    [],
  ],
  ['a comment is no edit', file('x/a.yaml', POOL, `# why\n${POOL}`), {}, []],
  ['prose is not named', file('README.md', null, 'A NodePool is planned.'), { base: POLICIES }, []],
  [
    'a dashboard is not named',
    file('dashboards/a.json', null, '{"title": "kind: NodePool", "panels": [{"kind": "Deployment"}]}'),
    {},
    [],
  ],
  [
    'a removed template of another tool is named',
    file('t/pool.yaml.j2', `{% if a %}\n${POOL}`, null),
    {},
    NAMED,
  ],
  ['Terraform is not named', file('main.tf', null, 'resource "kubernetes_deployment" "a" {}'), {}, []],
  ['values of no chart are not named', file('x/values.yaml', 'a: 1\n', 'a: 2\n'), {}, []],
  [
    'an object of another kind is not named',
    file('x/s.yaml', null, 'apiVersion: v1\nkind: Service\nmetadata: {name: a}\n'),
    {},
    [],
  ],
])('outside files: %s', (_claim, outside, change, expected) => {
  expect(reported([outside], change)).toEqual(expected);
});

test.each<[what: string, text: string, expected: string[]]>([
  ['a role', `kind: ClusterRole\nmetadata: {name: a}\n${RULES}`, []],
  ['a role under a condition', `{{- if .Values.a }}\nkind: Role\n${RULES}{{- end }}\n`, []],
  ['a role beside a workload', `kind: Role\n${RULES}---\napiVersion: apps/v1\nkind: Deployment\n`, NAMED],
  ['a role beside an include', `kind: Role\n${RULES}---\n{{ include "deployment" . }}\n`, NAMED],
  ['a role before an include', `kind: Role\n${RULES}{{ include "deployment" . }}\n`, NAMED],
  [
    'a role before an include under a condition',
    `kind: Role\n${RULES}{{ if .a }}{{ include "deployment" . }}{{ end }}\n`,
    NAMED,
  ],
  ['a list', `kind: List\nitems: [{{ include "deployment" . }}]\n`, NAMED],
  ['a kind that is filled in beside the word', `kind: {{ .Values.kind }}\n${RULES}`, NAMED],
  ['an object in an object', `kind: ManifestWork\nspec:\n  kind: Deployment\n  a: {{ .a }}\n`, NAMED],
])('outside files: a template of %s is named where it may make a workload', (_what, text, expected) => {
  expect(reported([file('t/a.yaml', null, text)])).toEqual(expected);
});

describe('outside files: a chart that nothing renders', () => {
  const same = (path: string, text: string): OutsideFile => file(path, text, text);
  const chart = [
    same('charts/web/Chart.yaml', 'name: web\n'),
    same('charts/web/templates/d.yaml', 'kind: Deployment\napiVersion: apps/v1\n'),
  ];
  const release = same('charts/web/templates/r.yaml', RELEASE);
  const edited = file('charts/web/values.yaml', 'replicas: 1\n', 'replicas: 2\n');

  test('outside files: values of a chart with planned objects, or with carriers, are named', () => {
    expect(reported([...chart, edited])).toEqual(NAMED);
    expect(reported([...chart.slice(0, 1), release, edited])).toEqual(NAMED);
  });

  test('outside files: values of a rendered chart, and of one without planned objects, are not named', () => {
    expect(reported([...chart, edited], { rendered: ['charts/web'] })).toEqual([]);
    expect(reported([...chart.slice(0, 1), edited])).toEqual([]);
    const role = 'kind: ClusterRole\nrules: [{apiGroups: [apps, argoproj.io], resources: [deployments]}]\n';
    expect(reported([...chart.slice(0, 1), same('charts/web/templates/r.yaml', role), edited])).toEqual([]);
  });
});

test('outside files: a patch of a kustomization that is read as it is is named', () => {
  const base = {
    ...POLICIES,
    'p/kustomization.yaml': 'resources: [a.yaml]\npatches: [{path: ../x/patch.yaml}]\n',
  };
  expect(reported([file('x/patch.yaml', '- {a: 1}\n', '- {a: 2}\n')], { base })).toEqual(NAMED);
});

test.each([
  ['in a rendered folder', ['x'], []],
  ['rendered by itself', ['x/a.yaml'], []],
  ['in a folder whose name begins alike', ['x/a', 'y'], ['error left-policies x/a.yaml']],
])('outside files: an object that leaves the policies to a file %s', (_claim, rendered, expected) => {
  expect(reported([file('x/a.yaml', null, EDITED)], { base: POLICIES, head: {}, rendered })).toEqual(
    expected,
  );
});

test('outside files: a file that is gone from what was rendered before is input, one that stays is not', () => {
  const edited = file('charts/a/p.yaml', POOL, EDITED);
  expect(reported([edited], { rendered: [], renderedBefore: ['charts/a'] })).toEqual(NAMED);
  const gone = file('charts/a/p.yaml', POOL, null);
  expect(reported([gone], { renderedBefore: ['charts/a'] })).toEqual([]);
  expect(reported([gone], { renderedBefore: ['charts/b'] })).toEqual(NAMED);
  expect(reported([{ ...gone, was: 'base/charts/a/p.yaml' }], { renderedBefore: ['base/charts/a'] })).toEqual(
    [],
  );
});
