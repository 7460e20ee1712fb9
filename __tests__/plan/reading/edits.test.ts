import type { ProblemCode } from '../../../src/manifest/problem.js';
import type { SourceFile } from '../../../src/manifest/source-file.js';
import { readSides, textAt } from '../../../src/guards/read.js';
import { config, EDITED, type Files, POOL, side, snapshot } from '../../guards/two-sides.js';
import { text as says } from '../../../src/text/text.js';

const FILE: SourceFile = { path: 'a.yaml', text: POOL };

function isEdited(before: readonly SourceFile[] | null, after: SourceFile): boolean | undefined {
  const of = (files: readonly SourceFile[]) => ({ ...side({}), files });
  const { head } = readSides(before && of(before), of([after]), { snapshot, config });
  return head.contents[0]?.isEdited;
}

describe('a file is edited', () => {
  test.each<[string, SourceFile, SourceFile, boolean]>([
    ['that has another text', FILE, { ...FILE, text: EDITED }, true],
    ['that is another one', FILE, { ...FILE, path: 'b.yaml' }, true],
    ['that is put into another namespace', FILE, { ...FILE, namespace: 'x' }, true],
    [
      'that is given other variables',
      { ...FILE, variables: { A: 'b' } },
      { ...FILE, variables: { A: 'c' } },
      true,
    ],
    ['that a tool has rendered, and none before', FILE, { ...FILE, renderedBy: 'helm' }, true],
    ['not that is the same', FILE, { ...FILE }, false],
    [
      'not that is given the same variables in another order',
      { ...FILE, variables: { A: 'b', C: 'd' } },
      { ...FILE, variables: { C: 'd', A: 'b' } },
      false,
    ],
  ])('%s', (_claim, before, after, expected) => {
    expect(isEdited([before], after)).toBe(expected);
  });

  test('where nothing is compared', () => {
    expect(isEdited(null, FILE)).toBe(true);
  });
});

test('a side with more keys and values than are allowed: nothing of it is used, although each of its files is small', () => {
  // Two hundred thousand values a file, most of which are one list that is named again and again.
  const endless = `${POOL}more: &more [${'1,'.repeat(2_000)}]\nall: [${'*more,'.repeat(98)}]\n`;
  const names = Array.from({ length: 21 }, (_, i) => `p${i}`);
  const read = (count: number) => {
    const files = names.slice(0, count).map((name) => [`${name}.yaml`, endless.replace('a}', `${name}}`)]);
    return readSides(null, side(Object.fromEntries(files) as Files), { snapshot, config }).head;
  };
  expect(read(21).contents).toEqual([]);
  expect(read(21).unread.map(({ problem }) => problem)).toMatchObject([
    { severity: 'error', code: 'too-many-nodes', place: { file: 'p20.yaml' } },
  ]);
  expect([read(20).contents.length, read(20).unread]).toEqual([20, []]);
});

describe('a text that both sides hold is read once', () => {
  const objects = (base: string, head: string, path = 'a.yaml') => {
    const read = readSides(side({ 'a.yaml': base }), side({ [path]: head }), { snapshot, config });
    return [read.base?.manifests[0], read.head.manifests[0]];
  };

  test('and both have the same object, each with a manifest of its own', () => {
    const [before, after] = objects(POOL, POOL);
    expect(after?.object).toBe(before?.object);
    expect(after).not.toBe(before);
    expect(after?.placeOf(['kind'])).toEqual({ file: 'a.yaml', line: 2, column: 1 });
  });

  test('but not where it is edited, or lies elsewhere', () => {
    const [before, after] = objects(POOL, `# new\n${POOL}`);
    expect(after?.object).not.toBe(before?.object);
    const [here, there] = objects(POOL, POOL, 'b.yaml');
    expect(there?.object).not.toBe(here?.object);
    expect(there?.place.file).toBe('b.yaml');
  });
});

describe('a policy that may refer to any object has all of them read', () => {
  const PLACEMENT =
    'apiVersion: placement.kubernetes-fleet.io/v1\nkind: ClusterResourcePlacement\nmetadata: {name: p}\nspec: {resourceSelectors: []}\n';
  const ANY = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: web}\n';
  const namesAt = (files: Readonly<Record<string, string>>): string[] =>
    readSides(side(files), side(files), { snapshot, config }).head.manifests.map(({ name }) => name);

  test('in every file, edited or not', () => {
    expect(namesAt({ 'a.yaml': ANY, 'b.yaml': PLACEMENT })).toEqual(['web', 'p']);
  });

  test('in every document of a file', () => {
    expect(namesAt({ 'a.yaml': `${ANY}---\n${POOL}---\n${PLACEMENT}` })).toEqual(['web', 'a', 'p']);
  });

  test('and without one they are passed over', () => {
    expect(namesAt({ 'a.yaml': ANY, 'b.yaml': POOL })).toEqual(['a']);
  });
});

describe('text of a problem', () => {
  const BROKEN = 'kind: NodePool\nx: [1\n';
  const file = (text: string, more: Partial<SourceFile> = {}): SourceFile => ({
    path: 'a.yaml',
    text,
    ...more,
  });
  const problem = (line: number, code: ProblemCode = 'yaml-syntax') => ({
    severity: 'error' as const,
    code,
    message: says`m`,
    place: { file: 'a.yaml', line, column: 1 },
  });
  const after = file(`${EDITED}---\n${BROKEN}`);
  const text = textAt(file(`${POOL}---\n${BROKEN}`), problem(7));

  test('text of a problem: equal where another document of the file is edited', () => {
    expect(textAt(after, problem(7))).toBe(text);
  });

  test.each<[string, SourceFile, ReturnType<typeof problem>]>([
    ['the document is edited', after, problem(2)],
    ['the problem is of the whole file', after, problem(7, 'too-large')],
    ['the file is put into another namespace', file(after.text, { namespace: 'x' }), problem(7)],
    ['the file is given other variables', file(after.text, { variables: { A: 'b' } }), problem(7)],
    ['a template condition is in the file', file(`{{ if x }}\n---\n${BROKEN}`), problem(4)],
  ])('text of a problem: differs where %s', (_claim, now, found) => {
    expect(textAt(now, found)).not.toBe(text);
  });
});
