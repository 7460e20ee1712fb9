import type { Paths } from '../read/repository.js';
import { deployment, kustomization, manifestsIn, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const OVERLAY: Paths = {
  'base/kustomization.yaml': 'resources: [web.yaml]\n',
  'base/web.yaml': `# The web servers.\n${deployment('web')}`,
  'prod/kustomization.yaml': `namePrefix: prod-
namespace: shop
resources: [../base]
patches: [{path: patch.yaml}]
`,
  'prod/patch.yaml': 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  replicas: 7\n',
  'prod/README.md': 'About the shop.\n',
};

const PROD = sources({ kustomize: 'prod' });

describe('kustomize: a kustomization', () => {
  test('says which files it was made from', async () => {
    const { head } = await sidesIn(PROD, OVERLAY);
    expect([...head.renderedPaths].sort()).toEqual([
      'base/kustomization.yaml',
      'base/web.yaml',
      'prod/kustomization.yaml',
      'prod/patch.yaml',
    ]);
  });

  test.each([
    ['a field of the source', ['spec', 'template', 'spec'], 'base/web.yaml', 15],
    ['a field that a patch sets', ['spec', 'replicas'], 'prod/patch.yaml', 5],
    ['the object', ['kind'], 'base/web.yaml', 3],
  ] as const)('has the place of %s where it was written', async (_claim, path, file, line) => {
    const { head } = await sidesIn(PROD, OVERLAY);
    const [manifest] = manifestsIn(head.files);
    expect(manifest?.placeOf(path)).toMatchObject({ file, line });
  });

  test('kustomize: an object is located in its own document, though a later one refers to it', async () => {
    const later = deployment('late').replace('image:', 'name: web, image:').replace('{name: main, ', '{');
    const { head } = await sidesIn(PROD, {
      'prod/kustomization.yaml': 'resources: [all.yaml]\n',
      'prod/all.yaml': `${deployment('web')}---\n${later}`,
    });
    const places = manifestsIn(head.files).map(({ name, place }) => `${name} ${place.line}`);
    expect(places).toEqual(expect.arrayContaining(['web 1', 'late 18']));
  });

  // An edit of one of them is told by the failure, and by nothing that takes the file for one of no policies.
  test.each([
    ['fails', '[{"op": "replace", "path": "/spec/no/such", "value": 7}]', 'kustomize-failed'],
    ['names what is not there', 'none.yaml', 'remote-base'],
  ])('that %s says which files it was made from', async (_claim, patch, code) => {
    const key = patch.startsWith('[') ? 'patch' : 'path';
    const text = `resources: [../base]\npatches:\n  - target: {kind: Deployment}\n    ${key}: '${patch}'\n`;
    const { head } = await sidesIn(PROD, { ...OVERLAY, 'prod/kustomization.yaml': text }, OVERLAY);
    expect(head.problems.map((problem) => problem.code)).toEqual([code]);
    expect(head.renderedPaths).toEqual(expect.arrayContaining(['prod/kustomization.yaml', 'base/web.yaml']));
  });

  test('that did not change is built once for both sides, and one that did is built again', async () => {
    const same = await sidesIn(PROD, { ...OVERLAY, 'other/file.yaml': 'a: 1\n' }, OVERLAY);
    expect(same.head.files[0]?.text).toContain('name: prod-web');
    expect(same.head.files[0]?.text).toBe(same.base?.files[0]?.text);
    const patch = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: 9}\n';
    const changed = await sidesIn(PROD, { ...OVERLAY, 'prod/patch.yaml': patch }, OVERLAY);
    expect(changed.head.files[0]?.text).toContain('replicas: 9');
    expect(changed.base?.files[0]?.text).toContain('replicas: 7');
  });

  test('changes with the file behind a link, which lies elsewhere in the repository', async () => {
    const linked = (replicas: number): Paths => ({
      'prod/kustomization.yaml': 'resources: [shared]\n',
      'prod/shared': { mode: '120000', text: '../real' },
      'real/kustomization.yaml': 'resources: [web.yaml]\n',
      'real/web.yaml': deployment('web', replicas),
    });
    const sides = await sidesIn(PROD, linked(4), linked(2));
    expect(sides.head.problems).toEqual([]);
    expect(sides.head.files[0]?.text).toContain('replicas: 4');
    expect(sides.base?.files[0]?.text).toContain('replicas: 2');
  });

  test('gives its objects the namespace and the variables of its entry', async () => {
    const entry = { kustomize: 'base', namespace: 'shop', variables: { SIZE: 3 } };
    const { head } = await sidesIn(sources(entry), OVERLAY);
    expect(head.files[0]).toMatchObject({ namespace: 'shop', variables: { SIZE: '3' } });
  });
});

describe('kustomize: a kustomization that needs a program', () => {
  const generator = (name: string, more: string): string =>
    `apiVersion: example.com/v1
kind: Sealed
metadata: {name: ${name}, annotations: {config.kubernetes.io/function: "exec:\\n  path: ./seal.sh\\n"}}
${more}`;
  const root = (plugins: string, more = '', key = 'generators'): Paths => ({
    'a/kustomization.yaml': `resources: [web.yaml${more}]\n${key}: [${plugins}]\n`,
  });
  const SEALED = generator('s', 'files: [./sealed.yaml]\nsecretFrom: [{files: [key=more/key.txt]}]\n');
  const PROGRAM: Paths = {
    ...root('g/secrets.yaml'),
    'a/web.yaml': deployment('web'),
    'a/g/secrets.yaml': SEALED,
    'a/other.yaml': generator('other', ''),
    'a/g/seal.sh': 'exit 0\n',
    'a/sealed.yaml': 'data: sealed\n',
    'a/more/key.txt': 'key\n',
    'b/kustomization.yaml': 'generators: [../a/g/secrets.yaml]\n',
  };
  const inline = (more: string): Paths => root(JSON.stringify(generator('in', more)));
  const REMOTE = ', "https://github.com/example/b?ref=v1"';
  const WEB: Paths = { 'a/web.yaml': deployment('web', 4) };
  const NAMED = ['warning not-rendered'];
  const UNKNOWN = ['error not-rendered', ...NAMED];
  const FAILED = ['error kustomize-failed'];

  test.each<[string, Paths, Paths, string[]]>([
    ['another object', {}, WEB, []],
    ['the generator', {}, { 'a/g/secrets.yaml': `${SEALED}more: 1\n` }, NAMED],
    ['the name of the generator', {}, { 'a/g/secrets.yaml': SEALED.replace('name: s', 'name: t') }, NAMED],
    ['what the generator reads', {}, { 'a/sealed.yaml': 'data: more\n' }, NAMED],
    ['what the generator reads by another name', {}, { 'a/more/key.txt': 'other\n' }, NAMED],
    ['the program', {}, { 'a/g/seal.sh': 'exit 1\n' }, NAMED],
    ['an inline generator', inline('a: 1'), inline('a: 2'), NAMED],
    ['the list: no generator', {}, root(''), NAMED],
    ['the list: one less', root('g/secrets.yaml, other.yaml'), root('other.yaml'), NAMED],
    ['the list: one beside another', {}, root('g/secrets.yaml, other.yaml'), UNKNOWN],
    ['the list: one beside a remote part', root('', REMOTE), root('other.yaml', REMOTE), UNKNOWN],
    ['the list: a part with the same one', {}, root('g/secrets.yaml', ', ../b'), UNKNOWN],
    ['what a transformer changes', root('g/secrets.yaml', '', 'transformers'), WEB, FAILED],
  ])('kustomization with a program: an edit of %s', async (_what, more, edit, said) => {
    const before = { ...PROGRAM, ...more };
    const { head } = await sidesIn(sources({ kustomize: 'a' }), { ...before, ...edit }, before);
    expect(head.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(said);
    if (said.length === 0) expect(head.files[0]?.text).toContain('replicas: 4');
  });
});

test('kustomize: a file outside of its folder is an error, but for Flux', async () => {
  const tree = {
    'prod/kustomization.yaml': 'resources: [../base/web.yaml]\n',
    'base/web.yaml': deployment('web'),
  };
  const failures = async (policies: typeof PROD, more: Paths = {}) =>
    (await sidesIn(policies, { ...tree, ...more })).head.problems.map(
      ({ severity, code, place }) => `${severity} ${code} ${place?.file}`,
    );
  expect(await failures(PROD)).toEqual(['error kustomize-failed prod/kustomization.yaml']);
  expect(await failures(sources({ flux: 'prod' }))).toEqual([]);
  // The file that is broken, below a folder for which Flux writes the kustomization.
  const deep = {
    'top/all.yaml': kustomization('all', 'path: ./all'),
    'all/a/kustomization.yaml': 'resources: [b]\n',
    'all/a/b/kustomization.yaml': 'resources: [web.yaml]\n',
    'all/a/b/web.yaml': 'spec: [',
  };
  expect(await failures(sources({ flux: 'top' }), deep)).toEqual(['error kustomize-failed all/a/b/web.yaml']);
});

test('kustomize: a pattern names every kustomization that it matches', async () => {
  const tree: Paths = {
    'apps/a/prod/kustomization.yaml': 'resources: [a.yaml]\n',
    'apps/a/prod/a.yaml': deployment('a'),
    'apps/b/prod/kustomization.yaml': 'resources: [b.yaml]\n',
    'apps/b/prod/b.yaml': deployment('b'),
    'apps/b/dev/kustomization.yaml': 'resources: [b.yaml]\n',
    'apps/b/dev/b.yaml': deployment('b', 9),
  };
  const { head } = await sidesIn(sources({ kustomize: 'apps/*/prod' }), tree);
  expect(head.files.map(({ path }) => path)).toEqual(['apps/a/prod/a.yaml', 'apps/b/prod/b.yaml']);
  const none = await sidesIn(sources({ kustomize: 'apps/*/none' }), tree, tree);
  expect(none.head.problems.map(({ severity }) => severity)).toEqual(['error']);
});

test('rendered: manifests of a folder are taken unchanged, and the whole folder is an input', async () => {
  const tree = { 'out/a.yaml': deployment('a'), 'out/deep/b.yml': deployment('b'), 'out/NOTES.txt': 'a' };
  const { head } = await sidesIn(sources({ rendered: 'out' }), { ...tree, 'in/c.yaml': deployment('c') });
  expect(head.files.map(({ path }) => path)).toEqual(['out/a.yaml', 'out/deep/b.yml']);
  expect([head.renderedPaths, head.problems]).toEqual([['out'], []]);
  const gone = await sidesIn(sources({ rendered: 'gone' }), tree);
  expect(gone.head.problems).toMatchObject([{ code: 'no-match', severity: 'error' }]);
});
