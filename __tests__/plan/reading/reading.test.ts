import { readSides, skippedFiles } from '../../../src/guards/read.js';
import type { Side } from '../../../src/guards/change.js';
import { codes, config, EDITED, type Files, POOL, reported, side, snapshot } from '../../guards/two-sides.js';
import { text } from '../../../src/text/text.js';

describe('what holds nothing that is planned is passed over, edited or not', () => {
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
  ])('%s', (_name, text) => {
    expect(codes(side({ 'a.yaml': '' }), side({ 'a.yaml': text }))).toEqual([]);
    expect(codes(null, side({ 'a.yaml': text }))).toEqual([]);
  });
});

describe('what may be planned and cannot be judged is an error where it is edited, else one quiet line', () => {
  test.each([
    ['broken YAML', { 'a.yaml': `${POOL}x: [1\n` }, 'yaml-syntax'],
    ['a hidden kind in broken YAML', { 'a.yaml': 'kind: "Node\\u0050ool"\nx: [1\n' }, 'yaml-syntax'],
    ['a variable in a name', { 'a.yaml': POOL.replace('name: a', 'name: "${X}-a"') }, 'unresolved-variable'],
    [
      'a variable in a judged field',
      { 'a.yaml': POOL.replace('weight: 1', 'weight: "${W}"') },
      'unresolved-variable',
    ],
    ['a variable in a kind', { 'a.yaml': POOL.replace('NodePool', '${KIND}') }, 'unresolved-variable'],
    ['a patch', { 'a.yaml': POOL, 'kustomization.yaml': 'patches: [{path: a.yaml}]\n' }, 'kustomize-patch'],
    [
      'an object that a kustomization changes',
      { 'a.yaml': POOL, 'kustomization.yaml': 'namePrefix: x-\nresources: [a.yaml]\n' },
      'kustomize-transforms',
    ],
  ])('%s', (_name, files: Files, code) => {
    const before: Files = { ...files, 'a.yaml': '# nothing\n' };
    expect(codes(side(before), side(files))).toEqual([`error ${code}`]);
    expect(codes(side(files), side(files))).toEqual(['warning not-judged-before']);
    // Said in one quiet line: the change has no part in it.
    expect(reported(side(files), side(files)).map(({ isStanding }) => isStanding)).toEqual([true]);
  });

  test('a policy that becomes text that nobody reads is not passed over', () => {
    for (const text of ['spec: {}\n', 'x: [1\n', '- a\n', '{{ include "x" . }}\n']) {
      expect(codes(side({ 'a.yaml': POOL }), side({ 'a.yaml': text }))).toHaveLength(1);
    }
  });

  test('a pointer of Git LFS hides what it stands for: an edit of it is an error, wherever it was before', () => {
    const pointer = (size: number): Side =>
      side({ 'a.yaml': `version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize ${size}\n` });
    expect(codes(pointer(1), pointer(2))).toEqual(['error lfs-pointer']);
    expect(codes(side({ 'a.yaml': POOL }), pointer(1))).toEqual(['error lfs-pointer']);
    expect(codes(pointer(1), pointer(1))).toEqual([]);
  });

  test('a kind that a variable puts in is not passed over', () => {
    const read = (variables: Readonly<Record<string, string>>) =>
      readSides(null, side({ 'a.yaml': 'apiVersion: ${G}\nkind: ${K}\nmetadata: {name: a}\n' }), {
        snapshot,
        config: { namespace: null, variables },
      }).head.manifests;
    expect(read({ G: 'karpenter.sh/v1', K: 'NodePool' })).toMatchObject([{ kind: 'NodePool', name: 'a' }]);
  });

  test('variables in what nobody judges are left alone', () => {
    const text = POOL.replace('name: a', 'name: a, annotations: {x: "${X}"}');
    expect(codes(side({ 'a.yaml': '' }), side({ 'a.yaml': text }))).toEqual([]);
  });
});

describe('kustomizations that are not built', () => {
  test.each([
    ['a kustomization that changes objects', 'kustomization.yaml', 'images: [{name: a, newTag: b}]\n'],
    ['a kustomization that takes what is not read', 'kustomization.yaml', 'resources: [https://x.io/a]\n'],
  ])('%s', (_name, path, text) => {
    const [without, with_] = [side({}), side({ [path]: text })];
    expect(codes(without, with_)).toEqual(['error not-rendered']);
    expect(codes(with_, without)).toEqual(['warning not-rendered']);
    expect(codes(with_, with_)).toEqual([]);
    expect(codes(without, side({ [path]: text }, [path]))).toEqual([]);
    expect(codes(null, with_)).toEqual(['warning not-rendered']);
  });

  test('a kustomization that only lists files that are read is none', () => {
    const files = { 'p/a.yaml': POOL, 'p/kustomization.yaml': 'resources: [a.yaml]\n' };
    expect(codes(side({}), side(files))).toEqual([]);
    expect(codes(side(files), side({ ...files, 'p/a.yaml': EDITED }))).toEqual([]);
    expect(codes(side(files), side({ ...files, 'p/kustomization.yaml': 'resources: []\n' }))).toEqual([
      'error left-policies',
    ]);
  });
});

describe('an object that a kustomization changes is not judged, wherever that stands', () => {
  const APP =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {selector: {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, spec: {containers: []}}}\n';
  const COMPONENT = 'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n';
  test.each<[string, Files, Files]>([
    ['a namespace', { 'p/kustomization.yaml': 'namespace: x\nresources: [a.yaml]\n' }, {}],
    ['no glob names it', {}, { 'p/Kustomization': 'namespace: x\nresources: [a.yaml]\n' }],
    ['another suffix', {}, { 'p/kustomization.yml': 'namespace: x\nresources: [./a.yaml]\n' }],
    [
      'components',
      {
        'p/kustomization.yaml': 'resources: [a.yaml]\ncomponents: [../c]\n',
        'c/kustomization.yaml': COMPONENT,
      },
      {},
    ],
    [
      'an overlay over a component that takes the file',
      {
        'p/kustomization.yaml': `${COMPONENT}resources: [a.yaml]\n`,
        'prod/kustomization.yaml': 'namespace: x\ncomponents: [../p]\n',
      },
      {},
    ],
  ])('%s', (_name, files, beside) => {
    const at = (text: string): Side => side({ ...files, ...beside, 'p/a.yaml': text });
    expect(codes(at(APP), at(APP.replace('[]', '[{name: a}]')))).toEqual(['error kustomize-transforms']);
  });
});

describe('a document that cannot be read is no part of a change that edits another one of its file', () => {
  const TEMPLATE = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: {{ x }}-b}\n';
  const before = side({ 'a.yaml': `${POOL}---\n${TEMPLATE}` });
  test.each([
    ['beside an edit', `${EDITED}---\n${TEMPLATE}`, 'warning not-judged-before'],
    ['moved to the front', `${TEMPLATE}---\n${EDITED}`, 'warning not-judged-before'],
    ['edited itself', `${POOL}---\n${TEMPLATE.replace('-b', '-c')}`, 'error helm-template'],
    ['a condition about it is edited', `${POOL}---\n${TEMPLATE}---\n{{ if y }}\n`, 'error helm-template'],
  ])('%s', (_name, text, code) => {
    const [first] = codes(before, side({ 'a.yaml': text }));
    expect(first).toBe(code);
  });

  test('one that is there twice is an edit', () => {
    const twice = side({ 'a.yaml': `${POOL}---\n${TEMPLATE}---\n${TEMPLATE}` });
    expect(codes(before, twice)).toContain('error helm-template');
  });
});

describe('what a link or a submodule hides', () => {
  const hidden = (entry: string): Side => ({
    ...side({ 'a.yaml': POOL }),
    problems: [{ severity: 'error', code: 'submodule', message: text`m`, place: null, entry }],
  });
  const reading = codes;
  test('is no part of a change that leaves it', () => {
    expect(reading(hidden('v 1'), hidden('v 1'))).toEqual(['warning not-judged-before']);
  });
  test('is an error where the change brings another one, and without a base', () => {
    expect(reading(hidden('v 1'), hidden('v 2'))).toContain('error submodule');
    expect(reading(side({ 'a.yaml': POOL }), hidden('v 1'))).toEqual(['error submodule']);
    expect(reading(null, hidden('v 1'))).toEqual(['error submodule']);
  });
});

describe('one identity, one object', () => {
  const objects = (files: Files) => readSides(null, side(files), { snapshot, config }).head.manifests.length;

  test('one identity: equal objects of several files are one', () => {
    expect(codes(null, side({ 'a.yaml': POOL, 'b.yaml': POOL, 'c.yaml': POOL }))).toEqual([]);
    expect(objects({ 'a.yaml': POOL, 'b.yaml': POOL, 'c.yaml': POOL })).toBe(1);
  });

  test('one identity: of different objects none is evaluated', () => {
    expect(codes(null, side({ 'a.yaml': POOL, 'b.yaml': EDITED }))).toEqual(['error duplicate-object']);
    expect(objects({ 'a.yaml': POOL, 'b.yaml': EDITED })).toBe(0);
  });

  test.each<[claim: string, base: Files, head: Files, expected: string[]]>([
    [
      'an edit of one of two equal ones is an error',
      { 'b.yaml': POOL },
      { 'b.yaml': EDITED },
      ['error duplicate-object'],
    ],
    ['an edit of both is planned', { 'b.yaml': POOL }, { 'a.yaml': EDITED, 'b.yaml': EDITED }, []],
    [
      'different ones that the change leaves are one note',
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
  ])('one identity: %s', (_claim, base, head, expected) => {
    expect(codes(side({ 'a.yaml': POOL, ...base }), side({ 'a.yaml': POOL, ...head }))).toEqual(expected);
  });

  test('one identity: objects of other kinds may be there twice', () => {
    const other = POOL.replace('karpenter.sh', 'x.io').replace('NodePool', 'Thing');
    expect(codes(null, side({ 'a.yaml': other, 'b.yaml': other.replace('1}', '2}') }))).toEqual([]);
  });
});

test('a glob that names nothing on either side is an error of the head, one that names nothing before the change is none', () => {
  const unmatched = (files: Files): Side => ({
    ...side(files),
    problems: [{ severity: 'error', code: 'no-match', message: text`m`, place: null }],
  });
  expect(codes(unmatched({}), unmatched({}))).toEqual(['error no-match']);
  expect(reported(unmatched({}), side({ 'a.yaml': POOL }))).toEqual([]);
});

test('a file in which something could not be read is not told to hold nothing that is planned', () => {
  const files = {
    'a.yaml': `${POOL}x: [1\n`,
    'b.yaml': 'on: push\n',
    'c.yaml': POOL.replace('c: {', 'c: ['),
  };
  expect(skippedFiles(readSides(null, side(files), { snapshot, config }).head)).toEqual(['b.yaml']);
});

test('skippedFiles: an object of Flux that was followed is not told to hold nothing that is planned', () => {
  const release =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a, namespace: b}\nspec: {}\n';
  const of = side({ 'a.yaml': release, 'b.yaml': release });
  const files = of.files.map((file) =>
    file.path === 'a.yaml' ? { ...file, followed: ['helm.toolkit.fluxcd.io'] } : file,
  );
  expect(skippedFiles(readSides(null, { ...of, files }, { snapshot, config }).head)).toEqual(['b.yaml']);
});

test('variables and a namespace of the configuration are put in, and places stay those of the file', () => {
  const text =
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: "${X}", labels: {}}\nspec: {replicas: ${N:=2}}\n';
  const { head } = readSides(null, side({ 'a.yaml': text }), {
    snapshot,
    config: { namespace: 'web', variables: { X: 'a-longer-name' } },
  });
  expect(head.unread).toEqual([]);
  expect(head.manifests).toMatchObject([
    { name: 'a-longer-name', namespace: 'web', object: { spec: { replicas: 2 } } },
  ]);
  expect(head.manifests[0]?.placeOf(['spec', 'replicas'])).toEqual({ file: 'a.yaml', line: 4, column: 8 });
});

describe('what a kustomization builds is judged as it is built', () => {
  const OVERLAY = 'namePrefix: x-\nresources: [a.yaml]\n';
  const built = (weight: number): Side => {
    const text = POOL.replace('name: a', 'name: x-a').replace('weight: 1', `weight: ${weight}`);
    const whole = side({
      'prod/other.yaml': POOL.replace('name: a', 'name: other'),
      'prod/kustomization.yaml': OVERLAY,
    });
    return {
      ...whole,
      files: [
        ...whole.files,
        { path: 'prod/a.yaml', text, key: 'built', renderedBy: 'kustomize build prod' },
      ],
      renderedPaths: ['prod/kustomization.yaml', 'prod/a.yaml'],
    };
  };
  const names = (head: Side): string[] =>
    readSides(built(1), head, { snapshot, config })
      .head.manifests.map(({ name }) => name)
      .sort();

  test('though a file beside it is read as it is', () => {
    expect(names(built(2))).toEqual(['other', 'x-a']);
    expect(codes(built(1), built(2))).toEqual([]);
  });

  test('and a file that is read as it is as well counts as it is built', () => {
    const head = built(2);
    const both = { ...head, files: [...head.files, { path: 'prod/a.yaml', text: POOL }] };
    expect(names(both)).toEqual(['other', 'x-a']);
    expect(codes(built(1), both)).toEqual([]);
  });
});
