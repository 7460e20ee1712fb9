import type { Paths } from '../read/repository.js';
import { deployment, manifestsIn, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';
import { plainly } from '../messages.js';

beforeAll(useTools, 60_000);

const patch = (name: string, spec: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: ${name} }\nspec: { ${spec} }\n`;

/** A build of one own workload, beside what lies elsewhere. */
function tree(kustomization: string, more: Paths = {}): Paths {
  return { 'app/kustomization.yaml': kustomization, 'app/web.yaml': deployment('web'), ...more };
}

const KUSTOMIZATION = 'app/kustomization.yaml';
const REMOTE = `resources: ["https://example.com/install.yaml?ref=v1", web.yaml]
namespace: shop
images: [{ name: registry.example/main, newTag: "1" }, { name: registry.example/other, newTag: "1" }]
patches:
  - path: own.yaml
  - path: other.yaml
  - target: { kind: Deployment }
    path: all.yaml
`;
const PATCHES: Paths = {
  'app/own.yaml': patch('web', 'replicas: 5'),
  'app/other.yaml': patch('other', 'replicas: 7'),
  'app/all.yaml': '- op: add\n  path: /spec/minReadySeconds\n  value: 3\n',
};
const BUILT = tree(REMOTE, PATCHES);

async function built(head: Paths, base: Paths | null) {
  const sides = await sidesIn(sources({ kustomize: 'app' }), head, base);
  const objects = manifestsIn(sides.head.files).map(({ object, name, namespace }) => ({
    name,
    namespace,
    spec: object['spec'],
  }));
  return { objects, problems: sides.head.problems.map(({ code, severity }) => `${severity} ${code}`) };
}

describe('local part: a kustomization that takes objects from elsewhere is built without them', () => {
  test('and its own objects are what the whole build makes of them', async () => {
    const { objects, problems } = await built(BUILT, BUILT);
    expect(problems).toEqual([]);
    expect(objects).toMatchObject([
      { name: 'web', namespace: 'shop', spec: { replicas: 5, minReadySeconds: 3 } },
    ]);
  });

  test.each<[string, string, string]>([
    ['an own object', 'app/web.yaml', deployment('web', 4)],
    ['the list of own files', KUSTOMIZATION, REMOTE.replace('web.yaml]', 'web.yaml, all/db.yaml]')],
  ])('an edit of %s is judged', async (_what, path, text) => {
    const more = { 'app/all/db.yaml': deployment('db') };
    const { objects, problems } = await built({ ...BUILT, ...more, [path]: text }, { ...BUILT, ...more });
    expect(problems).toEqual([]);
    expect(objects.length).toBeGreaterThan(0);
  });

  test.each<[string, string, string]>([
    ['which version is taken', KUSTOMIZATION, REMOTE.replace('ref=v1', 'ref=v2')],
    ['a patch of one that lies elsewhere', 'app/other.yaml', patch('other', 'replicas: 1')],
    ['a patch of all', 'app/all.yaml', '- op: add\n  path: /spec/minReadySeconds\n  value: 9\n'],
    ['the namespace of all', KUSTOMIZATION, REMOTE.replace('shop', 'shops')],
    ['the image of one that lies elsewhere', KUSTOMIZATION, REMOTE.replace(/"1" }\]/, '"2" }]')],
  ])('an edit of %s is named', async (_what, path, text) => {
    const { problems, objects } = await built({ ...BUILT, [path]: text }, BUILT);
    expect([problems, objects.length]).toEqual([['warning not-rendered'], 1]);
  });

  test('remote data of a generator: an edit elsewhere is planned, an edit of its address is named', async () => {
    const own =
      'resources: [web.yaml]\nconfigMapGenerator: [{ name: boards, files: [own.json, put-there, "b.json=URL"] }]\n';
    const address = 'https://example.com/dashboard.json';
    const before = tree(own.replace('URL', address), { 'app/own.json': '{}' });
    const edited = await built({ ...before, 'app/web.yaml': deployment('web', 4) }, before);
    expect(edited.problems).toEqual([]);
    expect(edited.objects.find(({ name }) => name === 'web')).toMatchObject({ spec: { replicas: 4 } });
    const moved = { ...before, 'app/kustomization.yaml': own.replace('URL', `${address}?v=2`) };
    expect((await built(moved, before)).problems).toEqual(['warning not-rendered']);
  });

  test.each<[string, string, string]>([
    ['literals beside it', 'A=1', 'A=2'],
    ['the name that it goes by', 'name: boards', 'name: panels'],
    ['its options', 'disableNameSuffixHash: false', 'disableNameSuffixHash: true'],
  ])('remote data of a generator: an edit of %s is named', async (_what, from, to) => {
    const own = `resources: [web.yaml]
generatorOptions: { disableNameSuffixHash: false }
configMapGenerator: [{ name: boards, literals: [A=1], files: ["b.json=https://example.com/b.json"] }]
`;
    const { problems } = await built(tree(own.replace(from, to)), tree(own));
    expect(problems).toEqual(['warning not-rendered']);
  });

  test('remote data of a generator: others may refer to the object, whose name has no hash of it', async () => {
    const own = `resources: [web.yaml]
configMapGenerator: [{ name: boards, options: { disableNameSuffixHash: true }, files: ["b.json=https://example.com/b.json"] }]
`;
    const over = `resources: [../app]
configMapGenerator: [{ name: boards, behavior: merge, literals: [A=1] }]
replacements: [{ source: { kind: ConfigMap, name: boards, fieldPath: metadata.name }, targets: [{ select: { kind: Deployment }, fieldPaths: [spec.template.metadata.annotations.boards], options: { create: true } }] }]
`;
    const base = tree(own, { 'over/kustomization.yaml': over });
    const head = { ...base, 'app/web.yaml': deployment('web', 8) };
    const sides = await sidesIn(sources({ kustomize: 'over' }), head, base);
    expect(sides.head.problems).toEqual([]);
    const [web] = manifestsIn(sides.head.files).filter(({ kind }) => kind === 'Deployment');
    expect(web?.object['spec']).toMatchObject({
      ...{ replicas: 8, template: { metadata: { annotations: { boards: 'boards' } } } },
    });
  });

  test('patches of own and of remote objects in one file: the own one is applied', async () => {
    const both = `${patch('web', 'replicas: 6')}---\n${patch('other', 'replicas: 7')}`;
    const written = 'resources: ["https://example.com/a.yaml", web.yaml]\npatches: [{ path: both.yaml }]\n';
    const { objects, problems } = await built(tree(written, { 'app/both.yaml': both }), null);
    expect([objects.length, problems]).toEqual([1, ['warning not-rendered']]);
    expect(objects).toMatchObject([{ name: 'web', spec: { replicas: 6 } }]);
  });

  test('own generators beside remote objects: an edit is planned', async () => {
    const own =
      'resources: ["https://example.com/install.yaml", web.yaml]\nconfigMapGenerator: [{ name: a, literals: [A=1] }]\n';
    const { problems, objects } = await built(tree(own.replace('A=1', 'A=2')), tree(own));
    expect([problems, objects.length]).toEqual([[], 2]);
  });

  test('and one that took nothing from elsewhere before is an error', async () => {
    const before = tree('resources: [web.yaml]\n');
    expect((await built(BUILT, before)).problems).toEqual(['error not-rendered']);
  });

  const CHARTS =
    'helmCharts: [{ name: a, repo: "https://e", valuesFile: values.yaml }]\nresources: [web.yaml]\n';

  test.each<[string, string, Paths, string, string, string[]]>([
    ['the values of a chart', CHARTS, {}, 'values.yaml', 'a: 2\n', ['warning not-rendered']],
    ['a chart of the repository', CHARTS, {}, 'charts/a/values.yaml', 'a: 2\n', ['warning not-rendered']],
    ['comments alone, not named: the values of a chart', CHARTS, {}, 'values.yaml', '# One.\na: 1\n', []],
  ])('an edit is named: %s', async (_what, kustomization, more, path, text, is) => {
    const files = {
      ...PATCHES,
      'app/values.yaml': 'a: 1\n',
      'app/charts/a/values.yaml': 'a: 1\n',
    };
    const side = tree(kustomization, { ...files, ...more });
    const { problems } = await built({ ...side, [`app/${path}`]: text }, side);
    expect(problems).toEqual(is);
  });

  test('remote parts that the change removes are named', async () => {
    const head = tree('resources: [web.yaml]\n');
    const sides = await sidesIn(
      sources({ kustomize: 'app' }),
      head,
      tree('resources: ["github.com/example/base?ref=v1", web.yaml]\n'),
    );
    expect(sides.head.problems).toMatchObject([{ code: 'not-rendered', isUnjudged: true }]);
  });

  test('which is a warning where there is no base', async () => {
    expect((await built(BUILT, null)).problems).toEqual(['warning not-rendered']);
  });

  test.each<[string, string, Paths]>([
    ['helmCharts', 'helmCharts: [{ name: a, repo: "https://example.com" }]\nresources: [web.yaml]\n', {}],
    [
      'a submodule',
      'resources: [../base/web, web.yaml]\n',
      { base: { mode: '160000', sha: '1111111111111111111111111111111111111111' } },
    ],
    [
      'a base of its base',
      'resources: [inner, web.yaml]\n',
      { 'app/inner/kustomization.yaml': 'resources: ["github.com/example/base?ref=v1"]\n' },
    ],
  ])('also %s', async (_what, kustomization, more) => {
    const side = tree(kustomization, more);
    const { objects, problems } = await built({ ...side, 'app/web.yaml': deployment('web', 8) }, side);
    expect(problems).toEqual([]);
    expect(objects).toMatchObject([{ name: 'web', spec: { replicas: 8 } }]);
  });

  test.each<[string, string, Paths]>([
    [
      'a component from elsewhere',
      'components: ["github.com/example/c?ref=v1"]\nresources: [web.yaml]\n',
      {},
    ],
    ['a file that is nowhere', 'resources: [gone.yaml, web.yaml]\n', {}],
  ])('but not without %s, which has a say in them', async (_what, kustomization, more) => {
    const side = tree(kustomization, more);
    const { problems } = await built({ ...side, 'app/web.yaml': deployment('web', 8) }, side);
    expect(problems).toEqual(['error remote-base']);
  });

  test('and what kustomize says of the rest is told, where that does not build by itself', async () => {
    const kustomization =
      'resources: [inner, web.yaml]\npatches: [{ target: { kind: Deployment, name: web }, path: p.yaml }]\n';
    const inner = { 'app/inner/kustomization.yaml': 'resources: ["github.com/example/b?ref=v1"]\n' };
    const side = tree(kustomization, { ...inner, 'app/p.yaml': '- op: remove\n  path: /spec/nothing\n' });
    const { head } = await sidesIn(sources({ kustomize: 'app' }), side, tree('resources: [web.yaml]\n'));
    const message = expect.stringMatching(/example\/b.*does not build without them \(.*\/spec\/nothing/s);
    expect(plainly(head.problems)).toMatchObject([
      { code: 'not-rendered', place: { file: KUSTOMIZATION }, message },
    ]);
  });
});
