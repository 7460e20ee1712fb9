import { type FileContent } from '../../src/guards/change.js';
import { readSides, skippedFiles, textAt } from '../../src/guards/read.js';
import { type Problem, type ProblemCode, warningAt } from '../../src/manifest/problem.js';
import type { SourceFile, Side } from '../../src/manifest/source-file.js';
import { text as says } from '../../src/text/text.js';
import { codes, config, EDITED, type Files, POOL, reported, side, snapshot } from './two-sides.js';

const FILE: SourceFile = { path: 'a.yaml', text: POOL };
const CONFIGURED = { snapshot, config };
const headOf = (files: Files, base: Files | null = null) =>
  readSides(base && side(base), side(files), CONFIGURED).head;

function contentOf(before: SourceFile | null, after: SourceFile): FileContent | undefined {
  const of = (file: SourceFile) => ({ ...side({}), files: [file] });
  return readSides(before && of(before), of(after), CONFIGURED).head.contents[0];
}

test.each<[claim: string, before: SourceFile | null, after: SourceFile, expected: boolean]>([
  ['another text', FILE, { ...FILE, text: EDITED }, true],
  ['another file', FILE, { ...FILE, path: 'b.yaml' }, true],
  ['another namespace', FILE, { ...FILE, namespace: 'x' }, true],
  ['other variables', { ...FILE, variables: { A: 'b' } }, { ...FILE, variables: { A: 'c' } }, true],
  ['a rendered text in place of a written one', FILE, { ...FILE, renderedBy: 'helm' }, true],
  ['no base', null, FILE, true],
  ['the same', FILE, { ...FILE }, false],
  [
    'the same variables in another order',
    { ...FILE, variables: { A: 'b', C: 'd' } },
    { ...FILE, variables: { C: 'd', A: 'b' } },
    false,
  ],
])('edited files: %s', (_claim, before, after, expected) => {
  expect(contentOf(before, after)?.isEdited).toBe(expected);
});

test('limits: nothing of a side with too many keys and values is used, although each of its files is small', () => {
  // Two hundred thousand values a file, most of which are one list that is named again and again.
  const endless = `${POOL}more: &more [${'"",'.repeat(2_000)}]\nall: [${'*more,'.repeat(98)}]\n`;
  const names = Array.from({ length: 21 }, (_, i) => `p${i}`);
  const files = names.map((name) => [`${name}.yaml`, endless.replace('a}', `${name}}`)]);
  expect(headOf(Object.fromEntries(files) as Files)).toMatchObject({
    ...{ contents: [], manifests: [] },
    gaps: [{ problem: { severity: 'error', code: 'too-many-nodes', place: { file: 'p20.yaml' } } }],
  });
});

test('equal texts: both sides have the same object, each with a manifest of its own', () => {
  const objects = (base: string, head: string, path = 'a.yaml') => {
    const read = readSides(side({ 'a.yaml': base }), side({ [path]: head }), CONFIGURED);
    return [read.base?.manifests[0], read.head.manifests[0]];
  };
  const [before, after] = objects(POOL, POOL);
  expect(after?.object).toBe(before?.object);
  expect(after).not.toBe(before);
  expect(after?.placeOf(['kind'])).toEqual({ file: 'a.yaml', line: 2, column: 1 });
  for (const [was, is] of [objects(POOL, `# new\n${POOL}`), objects(POOL, POOL, 'b.yaml')])
    expect(is?.object).not.toBe(was?.object);
});

const PLACEMENT =
  'apiVersion: placement.kubernetes-fleet.io/v1\nkind: ClusterResourcePlacement\nmetadata: {name: p}\nspec: {resourceSelectors: []}\n';
const ANY = 'apiVersion: v1\nkind: Service\nmetadata: {name: web}\n';

test.each<[claim: string, files: Files, names: string[]]>([
  ['in every file', { 'a.yaml': ANY, 'b.yaml': PLACEMENT }, ['web', 'p']],
  ['in every document', { 'a.yaml': `${ANY}---\n${POOL}---\n${PLACEMENT}` }, ['web', 'a', 'p']],
  ['none without such a policy', { 'a.yaml': ANY, 'b.yaml': POOL }, ['a']],
])('objects beside a policy that may refer to any: %s', (_claim, files, names) => {
  expect(headOf(files, files).manifests.map(({ name }) => name)).toEqual(names);
});

describe('read: text of a problem', () => {
  const BROKEN = 'kind: NodePool\nx: [1\n';
  const file = (text: string, more: Partial<SourceFile> = {}): SourceFile => ({ ...FILE, text, ...more });
  const problem = (line: number, code: ProblemCode = 'yaml-syntax') => ({
    ...{ severity: 'error' as const, code, message: says`m`, place: { file: 'a.yaml', line, column: 1 } },
  });
  const after = file(`${EDITED}---\n${BROKEN}`);
  const text = textAt(file(`${POOL}---\n${BROKEN}`), problem(7));

  test('text of a problem: equal where another document of the file is edited', () => {
    expect(textAt(after, problem(7))).toBe(text);
  });

  test.each<[string, SourceFile, Problem]>([
    ['the document is edited', after, problem(2)],
    ['the problem is of the whole file', after, problem(7, 'too-large')],
    ['the file is put into another namespace', file(after.text, { namespace: 'x' }), problem(7)],
    ['the file is given other variables', file(after.text, { variables: { A: 'b' } }), problem(7)],
    ['the problem has no place', after, { ...problem(7), place: null }],
    ['a tool rendered the file', file(after.text, { origin: (one) => one }), problem(7)],
    ['a template condition is in the file', file(`{{ if x }}\n---\n${BROKEN}`), problem(4)],
  ])('text of a problem: differs where %s', (_claim, now, found) => {
    expect(textAt(now, found)).not.toBe(text);
  });
});

test.each([
  ['a workflow', 'on: push\njobs: {a: {steps: []}}\n'],
  ['a chart file of another name', 'apiVersion: v2\nname: a\n'],
  ['a list', '- a\n- b\n'],
  ['broken YAML', 'a: [1\n'],
  ['a template of another kind', 'kind: Service\nmetadata: {name: {{ .Values.name }} }\n'],
  [
    'a custom resource definition',
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: x}\n',
  ],
  ['JSON', '{"name": "web", "version": "1.0.0"}\n'],
  ['a placeholder in a field that is not evaluated', POOL.replace('a}', 'a, annotations: {x: "${X}"}}')],
])('nothing to report, new, edited or alone: %s', (_name, text) => {
  expect(codes(side({ 'a.yaml': '' }), side({ 'a.yaml': text }))).toEqual([]);
  expect(codes(null, side({ 'a.yaml': text }))).toEqual([]);
});

const OVERLAY = 'namePrefix: x-\nresources: [a.yaml]\n';

test.each<[claim: string, files: Files, code: string]>([
  ['broken YAML', { 'a.yaml': `${POOL}x: [1\n` }, 'yaml-syntax'],
  ['a hidden kind in broken YAML', { 'a.yaml': 'kind: "Node\\u0050ool"\nx: [1\n' }, 'yaml-syntax'],
  ['a variable in a name', { 'a.yaml': POOL.replace('name: a', 'name: "${X}-a"') }, 'unresolved-variable'],
  ['a variable in a field', { 'a.yaml': POOL.replace('weight: 1', 'weight: "${W}"') }, 'unresolved-variable'],
  ['a variable in a kind', { 'a.yaml': POOL.replace('NodePool', '${KIND}') }, 'unresolved-variable'],
  ['a patch', { 'a.yaml': POOL, 'kustomization.yaml': 'patches: [{path: a.yaml}]\n' }, 'kustomize-patch'],
  ['a transformed object', { 'a.yaml': POOL, 'kustomization.yaml': OVERLAY }, 'kustomize-transforms'],
  [
    'an annotation of ytt in an object',
    { 'a.yaml': POOL.replace('{weight: 1}', '\n  #@overlay/match missing_ok=True\n  weight: 1') },
    'ytt-template',
  ],
  ['a template of ytt', { 'a.yaml': `#@ load("@ytt:data", "data")\n${POOL}` }, 'ytt-template'],
])('not evaluated, an error where it is new, else one quiet note: %s', (_claim, files, code) => {
  const before: Files = { ...files, 'a.yaml': '# nothing\n' };
  expect(codes(side(before), side(files))).toEqual([`error ${code}`]);
  expect(codes(side(files), side(files))).toEqual(['warning not-judged-before']);
  expect(reported(side(files), side(files)).map(({ isPreExisting }) => isPreExisting)).toEqual([true]);
});

test.each(['spec: {}\n', 'x: [1\n', '- a\n', '{{ include "x" . }}\n'])(
  'a policy that becomes other text is not passed over: %j',
  (text) => {
    expect(codes(side({ 'a.yaml': POOL }), side({ 'a.yaml': text }))).toHaveLength(1);
  },
);

test('a pointer of Git LFS: an edit of it is an error, whatever it was before', () => {
  const pointer = (size: number): Side =>
    side({ 'a.yaml': `version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize ${size}\n` });
  expect(codes(pointer(1), pointer(2))).toEqual(['error lfs-pointer']);
  expect(codes(side({ 'a.yaml': POOL }), pointer(1))).toEqual(['error lfs-pointer']);
  expect(codes(pointer(1), pointer(1))).toEqual([]);
});

const TEMPLATE = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: {{ x }}-b}\n';

test.each([
  ['beside an edit is alike', `${EDITED}---\n${TEMPLATE}`, 'warning not-judged-before'],
  ['that moves to the front is alike', `${TEMPLATE}---\n${EDITED}`, 'warning not-judged-before'],
  ['that is edited is an error', `${POOL}---\n${TEMPLATE.replace('-b', '-c')}`, 'error helm-template'],
  [
    'with an edited condition about it is an error',
    `${POOL}---\n${TEMPLATE}---\n{{ if y }}\n`,
    'error helm-template',
  ],
  ['that comes twice is an error', `${POOL}---\n${TEMPLATE}---\n${TEMPLATE}`, 'error helm-template'],
])('read: a document that cannot be read %s', (_name, text, code) => {
  expect(codes(side({ 'a.yaml': `${POOL}---\n${TEMPLATE}` }), side({ 'a.yaml': text }))).toContain(code);
});

test('a submodule: another one is an error, the same one is no part of the change', () => {
  const hidden = (entry: string): Side => ({
    ...side({ 'a.yaml': POOL }),
    problems: [{ severity: 'error', code: 'submodule', message: says`m`, place: null, entry }],
  });
  expect(codes(hidden('v 1'), hidden('v 1'))).toEqual(['warning not-judged-before']);
  expect(codes(hidden('v 1'), hidden('v 2'))).toContain('error submodule');
  expect(codes(side({ 'a.yaml': POOL }), hidden('v 1'))).toEqual(['error submodule']);
  expect(codes(null, hidden('v 1'))).toEqual(['error submodule']);
});

test('one identity: equal objects of several files are one, of different ones none is evaluated', () => {
  const [equal, different] = [
    { 'a.yaml': POOL, 'b.yaml': POOL, 'c.yaml': POOL },
    { 'a.yaml': POOL, 'b.yaml': EDITED },
  ];
  expect([codes(null, side(equal)), headOf(equal).manifests.length]).toEqual([[], 1]);
  expect([codes(null, side(different)), headOf(different).manifests.length]).toEqual([
    ['error duplicate-object'],
    0,
  ]);
});

const SERVICE = POOL.replace('karpenter.sh', 'x.io').replace('NodePool', 'Thing');

test.each<[claim: string, base: Files, head: Files, expected: string[]]>([
  [
    'an edit of one of two equal ones is an error',
    { 'b.yaml': POOL },
    { 'b.yaml': EDITED },
    ['error duplicate-object'],
  ],
  ['an edit of both is planned', { 'b.yaml': POOL }, { 'a.yaml': EDITED, 'b.yaml': EDITED }, []],
  [
    'different ones that stay are one note',
    { 'b.yaml': EDITED },
    { 'b.yaml': EDITED },
    ['warning not-judged-before'],
  ],
  [
    'the removal of one of two different ones is an error',
    { 'b.yaml': EDITED },
    {},
    ['error duplicate-object'],
  ],
  [
    'objects of other kinds may be there twice',
    {},
    { 'b.yaml': SERVICE, 'c.yaml': SERVICE.replace('1}', '2}') },
    [],
  ],
])('one identity: %s', (_claim, base, head, expected) => {
  expect(codes(side({ 'a.yaml': POOL, ...base }), side({ 'a.yaml': POOL, ...head }))).toEqual(expected);
});

test('a glob without files: an error on both sides, none if it was so before the change', () => {
  const unmatched = (files: Files): Side => ({
    ...side(files),
    problems: [{ severity: 'error', code: 'no-match', message: says`m`, place: null }],
  });
  expect(codes(unmatched({}), unmatched({}))).toEqual(['error no-match']);
  expect(reported(unmatched({}), side({ 'a.yaml': POOL }))).toEqual([]);
});

test('skipped files: not those with a problem, nor with objects of Flux that were followed', () => {
  const release =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a, namespace: b}\nspec: {}\n';
  const of = side({
    'a.yaml': `${POOL}x: [1\n`,
    'b.yaml': 'on: push\n',
    'c.yaml': release,
    'd.yaml': release,
    'e.yaml': release,
    'f.yaml': 'on: push\n',
  });
  const files = of.files.map((file) => {
    if (['e.yaml', 'f.yaml'].includes(file.path)) return { ...file, renderedBy: 'kustomize build apps' };
    return file.path === 'c.yaml' ? { ...file, followed: ['helm.toolkit.fluxcd.io'] } : file;
  });
  const { head } = readSides(null, { ...of, files }, CONFIGURED);
  expect(skippedFiles(head)).toEqual(['b.yaml', 'd.yaml', 'f.yaml']);
});

test('variables and a namespace of the configuration: put in, also into a kind; places stay those of the file', () => {
  const text =
    'apiVersion: ${G}\nkind: ${K}\nmetadata: {name: "${X}", labels: {}}\nspec: {replicas: ${N:=2}}\n';
  const variables = { G: 'apps/v1', K: 'Deployment', X: 'a-longer-name' };
  const { head } = readSides(null, side({ 'a.yaml': text }), {
    ...{ snapshot, config: { namespace: 'web', variables } },
  });
  expect(head.gaps).toEqual([]);
  expect(head.manifests).toMatchObject([
    { kind: 'Deployment', name: 'a-longer-name', namespace: 'web', object: { spec: { replicas: 2 } } },
  ]);
  expect(head.manifests[0]?.placeOf(['spec', 'replicas'])).toEqual({ file: 'a.yaml', line: 4, column: 8 });
});

test('a built kustomization: its objects count as they are built, also if a file of it is read as it is', () => {
  const built = (weight: number, more: readonly SourceFile[] = []): Side => {
    const text = POOL.replace('name: a', 'name: x-a').replace('weight: 1', `weight: ${weight}`);
    const whole = side({
      'prod/other.yaml': POOL.replace('name: a', 'name: other'),
      'prod/kustomization.yaml': OVERLAY,
    });
    const own = { path: 'prod/a.yaml', text, key: 'built', renderedBy: 'kustomize build prod' };
    const renderedPaths = ['prod/kustomization.yaml', 'prod/a.yaml'];
    return { ...whole, files: [...whole.files, own, ...more], renderedPaths };
  };
  for (const head of [built(2), built(2, [{ path: 'prod/a.yaml', text: POOL }])]) {
    const names = readSides(built(1), head, CONFIGURED).head.manifests.map(({ name }) => name);
    expect(names.sort()).toEqual(['other', 'x-a']);
    expect(codes(built(1), head)).toEqual([]);
  }
});

test.each<[string, Problem, string[]]>([
  ['the whole base', warningAt(null, 'unreadable', says`x`), ['warning base-unreadable']],
  ['a file of the base', warningAt({ file: 'a.yaml', line: 1, column: 1 }, 'yaml-syntax', says`x`), []],
])('base: a warning about %s', (_claim, problem, expected) => {
  const found = reported({ ...side({}), problems: [problem] }, side({}));
  expect(found.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
});
