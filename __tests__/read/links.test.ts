import { compileGlobs } from '../../src/read/globs.js';
import { followLinks, mayHide } from '../../src/read/links.js';
import type { TreeEntry } from '../../src/read/root.js';

const LINK = '120000';
const SUBMODULE = '160000';

/** A tree of these paths: a text is a link to it, null a file, undefined a submodule. */
type Paths = Readonly<Record<string, string | null | undefined>>;

function followed(tree: Paths, globs: string[]): ReturnType<typeof followLinks> {
  const targets = new Map<string, Buffer>();
  const entries = Object.entries(tree).map(([path, target]): TreeEntry => {
    const mode = target === null ? '100644' : target === undefined ? SUBMODULE : LINK;
    if (typeof target === 'string') targets.set(path, Buffer.from(target));
    return { path, mode, sha: `id of ${path}` };
  });
  const compiled = compileGlobs(globs).globs;
  const links = entries.filter(
    ({ path, mode }) => mode === LINK && (compiled.matches(path) || compiled.mayContain(path)),
  );
  return followLinks(entries, links, targets, compiled);
}

function follow(tree: Paths, ...globs: string[]) {
  const { files, problems } = followed(tree, globs);
  return {
    files: files.map(({ path, sha }) => `${path} = ${sha.slice('id of '.length)}`).sort(),
    problems: problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`.trim()),
  };
}

/** Links `0` to `1` to ... to the last, which leads to a file. */
function chain(length: number): Record<string, string | null> {
  const links = Array.from({ length }, (_, i): [string, string] => [
    `p/${i}.yaml`,
    i === length - 1 ? '../real/a.yaml' : `${i + 1}.yaml`,
  ]);
  return { ...Object.fromEntries(links), 'real/a.yaml': null };
}

describe('a link', () => {
  test.each([
    ['to a file', { 'p/a.yaml': '../real/a.yaml', 'real/a.yaml': null }, ['p/a.yaml = real/a.yaml']],
    [
      'with steps that lead nowhere',
      { 'p/a.yaml': './/../real/./a.yaml', 'real/a.yaml': null },
      ['p/a.yaml = real/a.yaml'],
    ],
    [
      'to a folder',
      { 'p/more': '../real', 'real/a.yaml': null, 'real/b.txt': null },
      ['p/more/a.yaml = real/a.yaml'],
    ],
    [
      'to a folder, all of it',
      {
        'p/more': '../r',
        'q/z.yaml': null,
        'r/a.yaml': null,
        'r/b/c.yaml': null,
        'r/z.yaml': null,
        's.yaml': null,
      },
      ['p/more/a.yaml = r/a.yaml', 'p/more/b/c.yaml = r/b/c.yaml', 'p/more/z.yaml = r/z.yaml'],
    ],
    [
      'in a linked folder',
      { 'p/more': '../real', 'real/a.yaml': '../far/a.yaml', 'far/a.yaml': null },
      ['p/more/a.yaml = far/a.yaml'],
    ],
    [
      'through another link',
      { 'p/a.yaml': '../door/a.yaml', door: 'far', 'far/a.yaml': null },
      ['p/a.yaml = far/a.yaml'],
    ],
  ])('%s gives what is there', (_claim, tree, files) => {
    expect(follow(tree, 'p/**/*.yaml')).toEqual({ files, problems: [] });
  });

  test.each([
    ['out of the tree', { 'p/a.yaml': '../../etc/a.yaml', 'etc/a.yaml': null }],
    ['out of the tree and back', { 'p/a.yaml': '../../work/real/a.yaml', 'real/a.yaml': null }],
    ['from the root of the machine', { 'p/a.yaml': '/real/a.yaml', 'real/a.yaml': null }],
    ['from the root to what lies beside it', { 'p/a.yaml': '/real/a.yaml', 'p/real/a.yaml': null }],
    ['to nothing', { 'p/a.yaml': 'none.yaml' }],
    ['to itself', { 'p/a.yaml': 'a.yaml' }],
    ['of no length', { 'p/a.yaml': '' }],
    ['to the start of a name of a folder', { 'p/a.yaml': '../rea', 'real/a.yaml': null }],
  ])('%s is an error', (_claim, tree) => {
    expect(follow(tree, 'p/*.yaml')).toEqual({ files: [], problems: ['error symlink p/a.yaml'] });
  });

  test('to a submodule is the error of a submodule', () => {
    const { files, problems } = follow({ 'p/a.yaml': '../sub', sub: undefined }, 'p/*.yaml');
    expect({ files, problems }).toEqual({ files: [], problems: ['error submodule p/a.yaml'] });
  });

  test('of a chain of eleven is followed, and of more is an error', () => {
    expect(follow(chain(11), 'p/0.yaml')).toEqual({ files: ['p/0.yaml = real/a.yaml'], problems: [] });
    expect(follow(chain(12), 'p/0.yaml')).toEqual({ files: [], problems: ['error symlink p/0.yaml'] });
  });

  test('to a folder that it lies in ends', () => {
    const { files, problems } = follow({ 'p/up': '..', 'p/a.yaml': null, 'q.yaml': null }, '**/*.yaml');
    expect(problems).toEqual([]);
    expect(files).toEqual([]);
    expect(follow({ 'p/up': '..', 'q.yaml': null }, 'p/**/*.yaml').files).toEqual(['p/up/q.yaml = q.yaml']);
  });

  test('gives no file twice that a glob names at its own path', () => {
    const tree = { 'p/a.yaml': null, 'p/b.yaml': 'a.yaml' };
    expect(follow(tree, 'p/*.yaml')).toEqual({ files: [], problems: [] });
    expect(follow(tree, 'p/b.yaml').files).toEqual(['p/b.yaml = p/a.yaml']);
  });
});

describe('a link that leads nowhere may hide policies', () => {
  const { globs } = compileGlobs(['p/*.tpl', 'p/*.yaml']);

  test.each([
    ['p/more', true],
    ['p/a.yaml', true],
    ['p/a.yml', true],
    ['p/a.json', true],
    ['p/a.tpl', true],
    ['p/notes.md', false],
    ['p/run.sh', false],
    ['p/a.verylongsuffix', true],
  ])('%s: %s', (path, expected) => {
    expect(mayHide(path, globs)).toBe(expected);
  });
});

test('a file that the globs name at its own path is not read by a link again', () => {
  const tree = { 'p/a.yaml': '../real/a.yaml', 'real/a.yaml': null };
  expect(followed(tree, ['p/**', 'real/**']).files).toEqual([]);
});
