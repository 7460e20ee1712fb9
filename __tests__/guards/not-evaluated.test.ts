import { codes, type Files, POOL, side } from './two-sides.js';

const TWO = { 'p/a.yaml': POOL, 'p/b.yaml': POOL.replace('name: a', 'name: b') };

const RELEASE =
  'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {a: 1}\n';
const object = (apiVersion: string, kind: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\nspec: {a: 1}\n`;

const NAMED = ['warning not-rendered'];

describe('carriers that no source renders', () => {
  test.each([
    ['helm.toolkit.fluxcd.io/v2', 'HelmRelease'],
    ['kustomize.toolkit.fluxcd.io/v1', 'Kustomization'],
    ['helm.cattle.io/v1', 'HelmChart'],
    ['argoproj.io/v1alpha1', 'Application'],
    ['argoproj.io/v1alpha1', 'ApplicationSet'],
  ])(
    'unrendered carriers: a new %s %s is an error, an edited or removed one is named',
    (apiVersion, kind) => {
      const before = side({ 'a.yaml': object(apiVersion, kind) });
      const after = side({ 'a.yaml': object(apiVersion, kind).replace('a: 1', 'a: 2') });
      expect(codes(side({}), before)).toEqual(['error not-rendered']);
      expect(codes(before, after)).toEqual(NAMED);
      expect(codes(before, side({}))).toEqual(NAMED);
      expect(codes(null, before)).toEqual(NAMED);
      expect(codes(before, before)).toEqual([]);
    },
  );

  test('unrendered carriers: one that moves to another file, and a comment, are no edits', () => {
    expect(codes(side({ 'a.yaml': RELEASE }), side({ 'b.yaml': RELEASE }))).toEqual([]);
    expect(codes(side({ 'a.yaml': RELEASE }), side({ 'a.yaml': `# why\n${RELEASE}` }))).toEqual([]);
  });
});

test('unrendered charts: edited values of a chart with planned objects are named', () => {
  const of = (replicas: number) =>
    side({
      'c/Chart.yaml': 'name: a\n',
      'c/values.yaml': `replicas: ${replicas}\n`,
      'c/templates/d.yaml': `${POOL}{{ if x }}\n`,
    });
  expect(codes(of(1), of(2))).toEqual(['warning not-rendered', 'warning not-judged-before']);
});

describe('an object in what a tool printed that a controller renders others from', () => {
  const printed = (text: string, followed?: readonly string[]) => ({
    ...side({}, ['apps']),
    files: [
      {
        path: 'apps/web.yaml',
        text,
        renderedBy: 'kustomize build apps',
        ...(followed === undefined ? {} : { followed }),
      },
    ],
  });
  const none = { ...side({}, ['apps']) };
  const [before, edited] = [printed(RELEASE), printed(RELEASE.replace('a: 1', 'a: 2'))];

  test('is named where it is edited or removed, and an error where it is new', () => {
    expect(codes(before, edited)).toEqual(NAMED);
    expect(codes(none, before)).toEqual(['error not-rendered']);
    expect(codes(before, none)).toEqual(NAMED);
    expect(codes(null, before)).toEqual(['warning not-rendered']);
  });

  test('is no part of a change that leaves it as it is', () => {
    expect(codes(before, before)).toEqual([]);
  });

  test('is judged where what printed it follows it', () => {
    const of = (text: string) => printed(text, ['helm.toolkit.fluxcd.io']);
    expect(codes(of(RELEASE), of(RELEASE.replace('a: 1', 'a: 2')))).toEqual([]);
    const chart = object('helm.cattle.io/v1', 'HelmChart');
    expect(codes(of(RELEASE), of(chart))).toEqual(['error not-rendered']);
  });
});

describe('an edit of a file that says what a kustomization does is named', () => {
  test.each<[name: string, key: string, path?: string]>([
    ['a patch of operations', 'patches: [{path: x.yaml, target: {kind: NodePool}}]'],
    ['the same, as it was written before', 'patchesJson6902: [{path: x.yaml, target: {kind: NodePool}}]'],
    ['replacements', 'replacements: [{path: x.yaml}]'],
    ['a transformer', 'transformers: [x.yaml]'],
    ['values of a chart', 'helmCharts: [{name: a, valuesFile: x.yaml}]'],
    ['more values of a chart', 'helmCharts: [{name: a, additionalValuesFiles: [x.yaml]}]'],
    ['a file of a component', 'components: [../c]', 'c/x.yaml'],
  ])('%s', (_name, key, path = 'p/x.yaml') => {
    const of = (text: string) =>
      side({ 'p/a.yaml': POOL, 'p/kustomization.yaml': `resources: [a.yaml]\n${key}\n`, [path]: text });
    expect(codes(of('- {a: 1}\n'), of('- {a: 2}\n'))).toContain('warning not-rendered');
    expect(codes(of('- {a: 1}\n'), of('- {a: 1}\n'))).not.toContain('warning not-rendered');
  });

  test('but data that it only puts into a ConfigMap changes nothing', () => {
    const recipe = 'configMapGenerator: [{name: a, files: [x.yaml]}]\n';
    const of = (text: string) => side({ 'p/kustomization.yaml': recipe, 'p/x.yaml': text });
    expect(codes(of('- {a: 1}\n'), of('- {a: 2}\n'))).toEqual([]);
  });
});

describe('an edit of a kustomization that is not built', () => {
  const PLAIN = 'resources: [a.yaml]\n';
  const kustomized = (text: string) =>
    side({ 'p/a.yaml': POOL, 'p/b.yaml': '', 'p/kustomization.yaml': text });
  test.each<[claim: string, before: string, after: string, expected: string]>([
    [
      'takes its transformers away: named',
      `${PLAIN}images: [{name: a, newTag: b}]\n`,
      PLAIN,
      'warning not-rendered',
    ],
    [
      'edits a transformer: named',
      `${PLAIN}images: [{name: a, newTag: b}]\n`,
      `${PLAIN}images: [{name: a, newTag: c}]\n`,
      'warning not-rendered',
    ],
    ['cannot be read: lost', PLAIN, 'resources: [\n', 'error not-rendered'],
    ['begins to list what was there', 'resources: []\n', PLAIN, 'error left-policies'],
    ['stops to list what is there', PLAIN, 'resources: [b.yaml]\n', 'error left-policies'],
    ['takes a file that is not there: lost', PLAIN, 'resources: [a.yaml, c.yaml]\n', 'error not-rendered'],
    [
      'takes a base that is not there: lost',
      PLAIN,
      'resources: [a.yaml]\nbases: [../c]\n',
      'error not-rendered',
    ],
    ['becomes a component: lost', PLAIN, `kind: Component\n${PLAIN}`, 'error not-rendered'],
  ])('kustomizations: %s', (_claim, before, after, expected) => {
    expect(codes(kustomized(before), kustomized(after))).toEqual([expected]);
  });

  test('kustomizations: one that could not be read before is named', () => {
    const before = side({ 'p/kustomization.yaml': 'resources: [\n' });
    const after = side({ 'p/a.yaml': POOL, 'p/kustomization.yaml': PLAIN });
    expect(codes(before, after)).toEqual(['warning not-rendered']);
  });

  test.each<[claim: string, before: Files, takes: string, expected: string[]]>([
    ['leaves out a policy that was there', TWO, 'a.yaml', ['error left-policies']],
    ['lists all files', TWO, 'a.yaml, b.yaml', []],
    ['comes with what it lists', { 'p/a.yaml': POOL }, 'a.yaml, b.yaml', []],
  ])('kustomizations: a first one that %s', (_claim, before, takes, expected) => {
    const head = side({ ...TWO, 'p/kustomization.yaml': `resources: [${takes}]\n` });
    expect(codes(side(before), head)).toEqual(expected);
  });

  test('but for one that lists the same in another order', () => {
    const [one, other] = ['resources: [a.yaml, b.yaml]\n', 'resources: [b.yaml, ./a.yaml]\n'];
    expect(codes(kustomized(one), kustomized(other))).toEqual([]);
  });
});

test('an overlay over several others changes what is judged of an object all the same', () => {
  const files = (weight: number) => ({
    'a/pool.yaml': POOL.replace('weight: 1', `weight: ${weight}`),
    'a/kustomization.yaml': 'resources: [pool.yaml]\n',
    'b/kustomization.yaml': 'bases: [../a]\n',
    'c/kustomization.yaml': 'resources: [../b]\n',
    'd/kustomization.yaml': 'namePrefix: x-\nresources: [../c]\n',
  });
  expect(codes(side(files(1)), side(files(2)))).toEqual(['error kustomize-transforms']);
});
