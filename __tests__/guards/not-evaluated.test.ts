import type { Carrier, Side } from '../../src/manifest/source-file.js';
import { type ProblemCode, problemOf } from '../../src/manifest/problem.js';
import { toPlain } from '../../src/text/render.js';
import { text } from '../../src/text/text.js';
import { codes, EDITED, type Files, POOL, reported, side } from './two-sides.js';

const object = (apiVersion: string, kind: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\nspec: {a: 1}\n`;
const RELEASE = object('helm.toolkit.fluxcd.io/v2', 'HelmRelease');
const NAMED = ['warning not-rendered'];
const LOST = ['error not-rendered'];
const CARRIER = {
  ...{ identity: 'HelmRelease/a/b', place: null, digest: '', route: '', takes: [] },
  ...{ sync: 'automatic' as const },
};
const declared = (reason: 'not fetched' | 'another cluster' | 'decided in the cluster') => ({
  ...{ declared: reason, why: text`x` },
});

test.each([
  ['helm.toolkit.fluxcd.io/v2', 'HelmRelease'],
  ['kustomize.toolkit.fluxcd.io/v1', 'Kustomization'],
  ['helm.cattle.io/v1', 'HelmChart'],
  ['argoproj.io/v1alpha1', 'Application'],
  ['argoproj.io/v1alpha1', 'ApplicationSet'],
])('unrendered carriers: a new %s %s is an error, an edited or removed one is named', (apiVersion, kind) => {
  const before = side({ 'a.yaml': object(apiVersion, kind) });
  const after = side({ 'a.yaml': object(apiVersion, kind).replace('a: 1', 'a: 2') });
  expect(codes(side({}), before)).toEqual(LOST);
  expect(codes(before, after)).toEqual(NAMED);
  expect(codes(before, side({}))).toEqual(NAMED);
  expect(codes(null, before)).toEqual(NAMED);
  expect(codes(before, before)).toEqual([]);
});

const SO_CALLED = (of: string): string => `{values: {repo: ${of}}, helm: {repo: ${of}}, set: {repo: ${of}}}`;

test.each([
  ['another repository is an error', '{sourceRef: {name: x}}', '{sourceRef: {name: y}}', LOST],
  [
    'another chart of the same one is named',
    '{chart: {spec: {chart: x}}}',
    '{chart: {spec: {chart: y}}}',
    NAMED,
  ],
  ['values that are called so are named', SO_CALLED('x'), SO_CALLED('y'), NAMED],
  ['the repository of one of several sources is an error', '{sources: [{repoURL: x}]}', '{}', LOST],
  ['another chart reference is an error', '{chartRef: {name: x}}', '{chartRef: {name: y}}', LOST],
  ['the repository of a chart of Rancher is an error', '{repo: x}', '{repo: y}', LOST],
])('unrendered carriers: %s', (_claim, before, after, expected) => {
  const of = (spec: string) => side({ 'a.yaml': RELEASE.replace('{a: 1}', spec) });
  expect(codes(of(before), of(after))).toEqual(expected);
});

test('unrendered carriers: one that moves to another file, and a comment, are no edits', () => {
  expect(codes(side({ 'a.yaml': RELEASE }), side({ 'b.yaml': RELEASE }))).toEqual([]);
  expect(codes(side({ 'a.yaml': RELEASE }), side({ 'a.yaml': `# why\n${RELEASE}` }))).toEqual([]);
});

test('unrendered carriers: in what a tool printed, unless the tool follows them', () => {
  const none = side({}, ['apps']);
  const printed = (written: string, followed?: readonly string[]) => {
    const file = { path: 'apps/web.yaml', text: written, renderedBy: 'kustomize build apps' };
    return { ...none, files: [{ ...file, ...(followed ? { followed } : {}) }] };
  };
  const [before, edited] = [printed(RELEASE), printed(RELEASE.replace('a: 1', 'a: 2'))];
  expect([codes(before, edited), codes(none, before), codes(before, none)]).toEqual([NAMED, LOST, NAMED]);
  expect([codes(null, before), codes(before, before)]).toEqual([NAMED, []]);
  const flux = (written: string) => printed(written, ['helm.toolkit.fluxcd.io']);
  expect(codes(flux(RELEASE), flux(RELEASE.replace('a: 1', 'a: 2')))).toEqual([]);
  expect(codes(flux(RELEASE), flux(object('helm.cattle.io/v1', 'HelmChart')))).toEqual(LOST);
});

test.each([
  ['with planned objects', 'c/', 'Chart.yaml', ['warning not-rendered']],
  ['with planned objects, in the root', '', 'Chart.yaml', ['warning not-rendered']],
  ['without a Chart.yaml', 'c/', 'AChart.yaml', []],
  ['with a file of a longer name', 'c/', 'Chart.yaml.bak', []],
])('unrendered charts: new and edited values of a chart %s', (_claim, folder, chart, expected) => {
  const of = (values: string) =>
    side({
      [folder + chart]: 'name: a\n',
      ...(values === '' ? {} : { [`${folder}values.yaml`]: values }),
      [`${folder}templates/d.yaml`]: `${POOL}{{ if x }}\n`,
    });
  for (const before of ['', 'replicas: 1\n'])
    expect(codes(of(before), of('replicas: 2\n'))).toEqual([...expected, 'warning not-judged-before']);
});

test.each<[claim: string, after: Carrier['outcome'], expected: string[]]>([
  ['evaluated now is planned', 'evaluated', []],
  ['decided in the cluster is planned', declared('decided in the cluster'), []],
  ['of another cluster is planned there', declared('another cluster'), []],
  ['that is not fetched still is alike', declared('not fetched'), []],
])('carriers: one that was not fetched, and %s', (_claim, outcome, expected) => {
  const of = (one: Carrier['outcome']): Side => ({
    ...side({}),
    coverage: [{ ...CARRIER, outcome: one }],
  });
  expect(codes(of(declared('not fetched')), of(outcome))).toEqual(expected);
  expect(codes(of(declared('not fetched')), side({}))).toEqual(NAMED);
});

test.each<[name: string, key: string, path?: string]>([
  ['a patch of operations', 'patches: [{path: x.yaml, target: {kind: NodePool}}]'],
  ['the same, as it was written before', 'patchesJson6902: [{path: x.yaml, target: {kind: NodePool}}]'],
  ['replacements', 'replacements: [{path: x.yaml}]'],
  ['a transformer', 'transformers: [x.yaml]'],
  ['values of a chart', 'helmCharts: [{name: a, valuesFile: x.yaml}]'],
  ['more values of a chart', 'helmCharts: [{name: a, additionalValuesFiles: [x.yaml]}]'],
  ['a file of a component', 'components: [../c]', 'c/x.yaml'],
])('parts of kustomizations: %s is named where it is edited', (_name, key, path = 'p/x.yaml') => {
  const of = (written: string, resource = POOL) =>
    side({ 'p/a.yaml': resource, 'p/kustomization.yaml': `resources: [a.yaml]\n${key}\n`, [path]: written });
  expect(codes(of('- {a: 1}\n'), of('- {a: 2}\n'))).toContain('warning not-rendered');
  expect(codes(of('- {a: 1}\n', RELEASE), of('- {a: 2}\n', RELEASE))).toContain('warning not-rendered');
  expect(codes(of('- {a: 1}\n'), of('- {a: 1}\n'))).not.toContain('warning not-rendered');
});

test('parts of kustomizations: data that is only put into a ConfigMap changes nothing', () => {
  const recipe = 'configMapGenerator: [{name: a, files: [x.yaml]}]\n';
  const of = (written: string) => side({ 'p/kustomization.yaml': recipe, 'p/x.yaml': written });
  expect(codes(of('- {a: 1}\n'), of('- {a: 2}\n'))).toEqual([]);
});

const PLAIN = 'resources: [a.yaml]\n';
const IMAGES = `${PLAIN}images: [{name: a, newTag: b}]\n`;

test.each<[claim: string, before: string, after: string, expected: string[]]>([
  ['takes its transformers away: named', IMAGES, PLAIN, NAMED],
  ['edits a transformer: named', IMAGES, IMAGES.replace('newTag: b', 'newTag: c'), NAMED],
  ['cannot be read: lost', PLAIN, 'resources: [\n', LOST],
  ['begins to list what was there', 'resources: []\n', PLAIN, ['error left-policies']],
  ['stops to list what is there', PLAIN, 'resources: [b.yaml]\n', ['error left-policies']],
  ['stops to list anything', PLAIN, 'resources: []\n', ['error left-policies']],
  [
    'stops to patch with what is there',
    `resources: [b.yaml]\npatches: [{path: a.yaml}]\n`,
    'resources: [b.yaml]\n',
    [...NAMED, 'error left-policies'],
  ],
  ['takes a file that is not there: lost', PLAIN, 'resources: [a.yaml, c.yaml]\n', LOST],
  ['takes a base that is not there: lost', PLAIN, `${PLAIN}bases: [../c]\n`, LOST],
  ['becomes a component: lost', PLAIN, `kind: Component\n${PLAIN}`, LOST],
  ['lists the same in another order', 'resources: [a.yaml, b.yaml]\n', 'resources: [b.yaml, ./a.yaml]\n', []],
])('kustomizations: an edit of one that is not built, which %s', (_claim, before, after, expected) => {
  const of = (written: string) => side({ 'p/a.yaml': POOL, 'p/b.yaml': '', 'p/kustomization.yaml': written });
  expect(codes(of(before), of(after))).toEqual(expected);
});

const TWO = { 'p/a.yaml': POOL, 'p/b.yaml': POOL.replace('name: a', 'name: b') };
const ELSEWHERE = { 'q/c.yaml': POOL.replace('name: a', 'name: c') };

test.each<[claim: string, before: Files, takes: string, expected: string[]]>([
  ['leaves out a policy that was there', TWO, 'a.yaml', ['error left-policies']],
  ['lists all files', TWO, 'a.yaml, b.yaml', []],
  ['comes with what it lists', { 'p/a.yaml': POOL }, 'a.yaml, b.yaml', []],
])('kustomizations: a first one that %s', (_claim, before, takes, expected) => {
  const head = side({ ...TWO, ...ELSEWHERE, 'p/kustomization.yaml': `resources: [${takes}]\n` });
  expect(codes(side({ ...before, ...ELSEWHERE }), head)).toEqual(expected);
});

test.each([
  ['changes objects', 'images: [{name: a, newTag: b}]\n'],
  ['takes what is not read', 'resources: [https://x.io/a]\n'],
])(
  'kustomizations: one that %s is an error where it is new, else named, unless a source builds it',
  (_name, of) => {
    const [without, with_] = [side({}), side({ 'kustomization.yaml': of })];
    expect([codes(without, with_), codes(with_, without), codes(with_, with_)]).toEqual([LOST, NAMED, []]);
    expect(codes(without, side({ 'kustomization.yaml': of }, ['kustomization.yaml']))).toEqual([]);
    expect(codes(null, with_)).toEqual(NAMED);
  },
);

test('kustomizations: one that could not be read before is named, one that only lists files is not', () => {
  const listed = { 'p/a.yaml': POOL, 'p/kustomization.yaml': PLAIN };
  expect(codes(side({ 'p/kustomization.yaml': 'resources: [\n' }), side(listed))).toEqual(NAMED);
  expect(codes(side({}), side(listed))).toEqual([]);
  expect(codes(side({}), side({ ...listed, 'q/kustomization.yaml': 'resources: [../p]\n' }))).toEqual([]);
  expect(codes(side(listed), side({ ...listed, 'p/a.yaml': EDITED }))).toEqual([]);
});

const COMPONENT = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n';

test.each<[claim: string, files: Files]>([
  ['a namespace', { 'p/kustomization.yaml': `namespace: x\n${PLAIN}` }],
  ['a kustomization that no glob names', { 'p/Kustomization': `namespace: x\n${PLAIN}` }],
  ['another suffix', { 'p/kustomization.yml': 'namespace: x\nresources: [./a.yaml]\n' }],
  [
    'components',
    { 'p/kustomization.yaml': `${PLAIN}components: [../c]\n`, 'c/kustomization.yaml': COMPONENT },
  ],
  [
    'an overlay over a component that takes the file',
    {
      'p/kustomization.yaml': `${COMPONENT}${PLAIN}`,
      'prod/kustomization.yaml': 'namespace: x\ncomponents: [../p]\n',
    },
  ],
  [
    'an overlay over several others',
    {
      'p/kustomization.yaml': PLAIN,
      'b/kustomization.yaml': 'bases: [../p]\n',
      'c/kustomization.yaml': 'resources: [../b]\n',
      'd/kustomization.yaml': 'namePrefix: x-\nresources: [../c]\n',
    },
  ],
])('objects that a kustomization changes: %s', (_name, files) => {
  const app =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: []}}}\n';
  const at = (written: string): Side => side({ ...files, 'p/a.yaml': written });
  expect(codes(at(app), at(app.replace('[]', '[{name: a}]')))).toEqual(['error kustomize-transforms']);
});

test('objects that a kustomization changes: a namespace changes none without a namespace', () => {
  const at = (weight: number, first = ''): Side =>
    side({
      'p/a.yaml': POOL.replace('1}', `${weight}}`),
      'p/kustomization.yaml': `${first}namespace: x\n${PLAIN}`,
    });
  expect(codes(at(1), at(2))).toEqual([]);
  expect(codes(at(1, 'namePrefix: y-\n'), at(2, 'namePrefix: y-\n'))).toEqual(['error kustomize-transforms']);
});

// Each object beside each kustomization and each other object took three minutes.
test('kustomizations: a thousand of them, of which one file is edited, are read in seconds', () => {
  const of = (weight: number) =>
    side(
      Object.fromEntries(
        Array.from({ length: 500 }, (_, i) => [
          [`a${i}/base/d.yaml`, POOL.replace('a}', `a${i}}`).replace('1}', `${i === 0 ? weight : 1}}`)],
          [`a${i}/base/kustomization.yaml`, 'resources: [d.yaml]\n'],
          [`a${i}/over/kustomization.yaml`, 'resources: [../base]\nnamePrefix: p-\n'],
        ]).flat() as [string, string][],
      ),
    );
  const problems = reported(of(1), of(2)).map(({ code, place }) => `${code} ${place?.file ?? ''}`);
  expect(problems).toEqual(['kustomize-transforms a0/base/d.yaml', 'not-judged-before a1/base/d.yaml']);
}, 60_000);

const NAMELESS = POOL.replace('name: a', 'name: "${X}"');
const TWICE = POOL.replace('weight: 1', 'weight: 1, weight: 1');
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\n';
const SCALER =
  'apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: h}\nspec: {minReplicas: 1, minReplicas: 1, scaleTargetRef: {kind: Deployment, name: web}}\n';
const OTHER = POOL.replace('name: a', 'name: w');

/** What is removed unread, and what is reported of the base. */
function unreadOf(base: Side, head: Side): readonly string[] {
  return reported(base, head).flatMap(({ code, message }) =>
    toPlain(message).startsWith('Removed by this change: ')
      ? `gone ${code}`
      : code.startsWith('base-')
        ? code
        : [],
  );
}

test.each<[claim: string, before: Files, after: Files, expected: string[]]>([
  ['the file goes', { 'a.yaml': TWICE }, {}, ['gone duplicate-key']],
  ['another text comes into it', { 'a.yaml': TWICE }, { 'a.yaml': SERVICE }, ['gone duplicate-key']],
  ['another name comes into it', { 'a.yaml': TWICE }, { 'a.yaml': OTHER }, ['gone duplicate-key']],
  [
    'a document goes beside another',
    { 'a.yaml': `${OTHER}---\n${TWICE}` },
    { 'a.yaml': OTHER },
    ['gone duplicate-key'],
  ],
  ['a value that is put in later goes', { 'a.yaml': NAMELESS }, {}, ['gone unresolved-variable']],
  [
    'a value that is put in later is written',
    { 'a.yaml': NAMELESS },
    { 'a.yaml': POOL },
    ['base-unresolved-variable'],
  ],
  ['it is repaired', { 'a.yaml': TWICE }, { 'a.yaml': POOL }, ['base-duplicate-key']],
  ['it is repaired elsewhere', { 'a.yaml': TWICE }, { 'b.yaml': POOL }, ['base-duplicate-key']],
  ['it stays as broken', { 'a.yaml': TWICE }, { 'a.yaml': `${TWICE}# more\n` }, []],
  [
    'what is not planned goes',
    { 'a.yaml': TWICE.replace('NodePool', 'Thing').replace('karpenter.sh', 'x.io') },
    {},
    [],
  ],
  [
    'a scaler is repaired',
    { 'a.yaml': SCALER },
    { 'a.yaml': SCALER.replace('minReplicas: 1, ', '') },
    ['base-duplicate-key'],
  ],
])('unread text of the base: %s', (_claim, before, after, expected) => {
  expect(unreadOf(side(before), side(after))).toEqual(expected);
});

test.each<[code: ProblemCode, path: string, after: Files, isGone: boolean]>([
  ['not-utf-8', 'a.yaml', {}, true],
  ['too-large', 'a.yaml', { 'a.yaml': SERVICE }, true],
  ['too-large', 'a.yaml', { 'a.yaml': `${SERVICE}---\n${POOL}`, 'b.yaml': OTHER }, false],
  ['not-utf-8', 'picture.png', {}, false],
  ['submodule', 'pools', {}, true],
  ['submodule', 'pools', { 'pools/a.yaml': POOL }, false],
  ['submodule', 'pools', { 'pool.yaml': POOL }, true],
  ['symlink', 'pools', {}, false],
])('unread files of the base: %s of %s, and then %j', (code, path, after, isGone) => {
  const base = { ...side({}), problems: [problemOf(path, code, text`It was not read.`)] };
  expect(unreadOf(base, side(after))).toEqual([isGone ? `gone ${code}` : `base-${code}`]);
});

test('unread files of the base: of two folders a file is known by its path in each', () => {
  const base = {
    ...side({}),
    files: [{ path: 'base/b.yaml', key: 'b.yaml', text: SERVICE }],
    problems: [problemOf('base/a.yaml', 'not-utf-8', text`It was not read.`)],
  };
  const head = { ...side({}), files: [{ path: 'head/a.yaml', key: 'a.yaml', text: POOL }] };
  expect(unreadOf(base, head)).toEqual(['base-not-utf-8']);
});
