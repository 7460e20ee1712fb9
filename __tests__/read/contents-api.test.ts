import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  type ApiEntry,
  type GitDataClient,
  readCommit,
  readCommitFile,
  readCommitTree,
} from '../../src/read/contents-api.js';
import { readRevision } from '../../src/read/git.js';
import type { ReadLimits } from '../../src/read/limits.js';
import { createRepository, type Paths, type Repository, temporaryFolder } from './repository.js';

const root = temporaryFolder('api');
const ABSENT = '0123456789012345678901234567890123456789';
const link = (text: string) => ({ mode: '120000', text });
const submodule = { mode: '160000', sha: ABSENT };
let count = 0;
let repository: Repository;

beforeEach(() => {
  count += 1;
  repository = createRepository(root, String(count));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

interface Fake {
  readonly client: GitDataClient;
  readonly requests: string[];
}

/**
 * GitHub's answers for a repository. `cutAbove` truncates lists with more entries; `flat` is a client that cannot list
 * recursively.
 */
function github({ cutAbove = Infinity, flat = false, broken = '' } = {}): Fake {
  const requests: string[] = [];
  const { folder } = repository;
  const list = (sha: string, recursive: boolean): ApiEntry[] =>
    repository
      .git(['ls-tree', '-z', '-l', ...(recursive ? ['-r', '-t'] : []), sha])
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => {
        const [head = '', path = ''] = line.split('\t');
        const [mode = '', type = '', object = '', size = ''] = head.split(/ +/);
        return { path, mode, type, sha: object, size: Number(size) || 0 };
      });
  const answer = async <T>(request: string, value: () => T): Promise<T> => {
    requests.push(request.split(' ')[0] ?? '');
    await Promise.resolve();
    if (broken !== '' && request.startsWith(broken))
      throw Object.assign(new Error('token=secret'), { status: 404 });
    return value();
  };
  const client: GitDataClient = {
    getCommit: (sha) =>
      answer(`commit ${sha}`, () => ({
        treeSha: repository.git(['rev-parse', `${sha}^{tree}`]),
        parents: [],
      })),
    getTree: (sha, recursive) =>
      answer(`tree ${sha}`, () => {
        const entries = list(sha, recursive && !flat);
        return { entries: entries.slice(0, cutAbove), truncated: entries.length > cutAbove };
      }),
    getBlob: (sha) =>
      answer(`blob ${sha}`, () => execFileSync('git', ['cat-file', 'blob', sha], { cwd: folder })),
  };
  return { client, requests };
}

const TREES: [name: string, paths: Paths, globs: string[]][] = [
  ['files', { 'p/a.yaml': 'a\n', 'p/q/b.yml': 'b\n', 'p/README.md': '', 'x.json': '{}' }, ['p', '*.json']],
  [
    'files in many folders',
    { 'a/b/c/d.yaml': '1', 'a/b/e.yaml': '2', 'f/g.yaml': '3', 'h/i.txt': '' },
    ['**/*.yaml'],
  ],
  ['the same content twice', { 'a.yaml': 'a\n', 'b.yaml': 'a\n' }, ['.']],
  ['executable files', { 'a.yaml': { mode: '100755', text: 'a\n' } }, ['.']],
  ['nothing that matches', { 'a.txt': '' }, ['**']],
  ['a policy that is a link', { 'p/a.yaml': link('/etc/passwd'), 'p/b.yaml': 'b' }, ['p']],
  ['a link in place of a folder', { p: link('q'), 'q/a.txt': '' }, ['p/**/*.yaml']],
  ['a link to a file', { 'CLAUDE.md': link('AGENTS.md'), 'AGENTS.md': '' }, ['**/*.yaml']],
  ['a long link', { 'p/q': link('x'.repeat(5_000)) }, ['p']],
  ['a submodule in place of a policy', { 'a.yaml': submodule }, ['.']],
  ['a submodule in place of a folder', { p: submodule, 'a.yaml': 'a' }, ['p/*.yaml']],
  ['a submodule elsewhere', { q: submodule, 'p/a.yaml': 'a' }, ['p/*.yaml']],
  ['bytes that are not UTF-8', { 'a.yaml': Buffer.of(0xff), 'b.yaml': 'b' }, ['.']],
  ['a file that is too large', { 'a.yaml': 'x'.repeat(101), 'b.yaml': 'b' }, ['.']],
  [
    'too many bytes together',
    { 'a.yaml': 'x'.repeat(80), 'b.yaml': 'x'.repeat(81), 'c.yaml': 'z'.repeat(80) },
    ['.'],
  ],
  [
    'too many files',
    { 'p/a.yaml': '', 'p/b.yaml': '', 'p/c.yaml': '', 'q/d.yaml': '', 'q/e.yaml': '' },
    ['.'],
  ],
  ['a name with a line break', { 'a\n::error::.yaml': 'a' }, ['.']],
  ['globs that cannot be used', { 'a.yaml': 'a' }, ['../x', 'a.yaml']],
];
const limits: ReadLimits = { files: 4, bytesPerFile: 100, bytes: 240 };

describe('the API and git give the same result', () => {
  test.each(TREES)('for %s', async (_name, paths, globs) => {
    const commit = repository.commit(paths);
    const { missing, ...read } = readRevision({
      repo: repository.folder,
      revision: commit,
      globs,
      limits,
    });
    expect(missing).toBe(false);
    for (const fake of [github(), github({ cutAbove: 4 }), github({ flat: true })]) {
      expect(await readCommit({ client: fake.client, commit, globs, limits })).toEqual(read);
    }
  });
});

describe('requests', () => {
  const paths = {
    'p/a.yaml': 'a\n',
    'p/q/b.yaml': 'b\n',
    'r/s/c.yaml': 'c\n',
    'r/t/u.txt': '',
    'v.yaml': 'a\n',
  };

  test('are one for the commit, one for the tree and one for each content', async () => {
    const { client, requests } = github();
    await readCommit({ client, commit: repository.commit(paths), globs: ['**/*.yaml'] });
    expect(requests).toEqual(['commit', 'tree', 'blob', 'blob', 'blob']);
  });

  test('are not made for contents that are at hand', async () => {
    const { client, requests } = github();
    const commit = repository.commit(paths);
    const known = new Map([[repository.git(['rev-parse', `${commit}:v.yaml`]), Buffer.from('a\n')]]);
    const { files } = await readCommit({ client, commit, globs: ['**/*.yaml'], local: () => known });
    expect(files.map(({ text }) => text)).toEqual(['a\n', 'b\n', 'c\n', 'a\n']);
    expect(requests).toEqual(['commit', 'tree', 'blob', 'blob']);
  });

  test('do not go into folders in which no glob matches', async () => {
    const { client, requests } = github({ flat: true });
    await readCommit({ client, commit: repository.commit(paths), globs: ['p/**/*.yaml'] });
    expect(requests).toEqual(['commit', 'tree', 'tree', 'tree', 'blob', 'blob']);
  });
});

describe('what is not complete is not used', () => {
  test('a folder that is cut off even without its subfolders', async () => {
    const { client } = github({ cutAbove: 2 });
    const commit = repository.commit({ 'p/a.yaml': '', 'p/b.yaml': '', 'p/c.yaml': '', 'q.yaml': '' });
    const { files, problems } = await readCommit({ client, commit, globs: ['p'] });
    expect(files).toEqual([]);
    expect(problems).toMatchObject([{ severity: 'error', code: 'api-incomplete', place: null }]);
  });

  test('a tree without an end', async () => {
    let requests = 0;
    const client: GitDataClient = {
      ...github().client,
      getCommit: () => Promise.resolve({ treeSha: ABSENT, parents: [] }),
      getTree: () => {
        requests += 1;
        const entries = [{ path: 'x', mode: '040000', type: 'tree', sha: ABSENT, size: 0 }];
        return Promise.resolve({ entries, truncated: false });
      },
    };
    const { files, problems } = await readCommit({ client, commit: ABSENT, globs: ['**/*.yaml'] });
    expect(files).toEqual([]);
    expect(problems).toMatchObject([{ code: 'api-incomplete' }]);
    expect(requests).toBeLessThanOrEqual(201);
  });

  test.each(['commit', 'tree', 'blob'])(
    'a %s that cannot be fetched, and the token is not shown',
    async (broken) => {
      const { client } = github({ broken });
      const commit = repository.commit({ 'a.yaml': 'a', 'b.yaml': 'b' });
      const { files, problems } = await readCommit({ client, commit, globs: ['.'] });
      expect(files).toEqual([]);
      expect(problems).toMatchObject([{ severity: 'error', code: 'api-failed' }]);
      expect(problems[0]?.message).toMatch(/status 404/);
      expect(problems[0]?.message).not.toMatch(/secret/);
    },
  );

  test('a content that is larger than its tree said', async () => {
    const { client } = github();
    const commit = repository.commit({ 'a.yaml': 'a', 'b.yaml': 'b' });
    const large = { ...client, getBlob: () => Promise.resolve(Buffer.alloc(101)) };
    const { files, problems } = await readCommit({ client: large, commit, globs: ['.'], limits });
    expect(files).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['too-large', 'too-large']);
  });
});

describe('one file of a commit', () => {
  const config = '.github/fleetplan.yml';

  test.each<[name: string, paths: Paths, text: string | null, problems: string[]]>([
    ['is there', { [config]: 'a: 1\n', 'b.yaml': '' }, 'a: 1\n', []],
    ['is not there', { 'a.yaml': '' }, null, []],
    ['is a link', { [config]: link('x') }, null, ['symlink']],
    ['lies in a submodule', { '.github': submodule }, null, ['submodule']],
    ['is too large', { [config]: 'x'.repeat(101) }, null, ['too-large']],
  ])('that %s', async (_name, paths, text, problems) => {
    const commit = repository.commit(paths);
    for (const { client } of [github(), github({ flat: true })]) {
      const one = await readCommitFile(client, commit, config, 100);
      expect([one.bytes?.toString('utf8') ?? null, one.problems.map(({ code }) => code)]).toEqual([
        text,
        problems,
      ]);
    }
  });

  test('that cannot be fetched is a problem, not an absent file', async () => {
    const { client } = github({ broken: 'tree' });
    const one = await readCommitFile(client, repository.commit({ [config]: 'a' }), config, 100);
    expect(one.bytes).toBeNull();
    expect(one.problems).toMatchObject([{ code: 'api-failed' }]);
  });
});

describe('a whole commit of which a clone holds a part', () => {
  const commitOf = (files: number): string =>
    repository.commit(
      Object.fromEntries(Array.from({ length: files }, (_, at) => [`${at}.yaml`, `a: ${at}\n`])),
    );

  test('is asked for what the clone lacks, and for nothing else', async () => {
    const commit = commitOf(5);
    const { client, requests } = github();
    const read = await readCommitTree(
      { client, commit },
      (entries) => new Set(entries.slice(1).map(({ sha }) => sha)),
    );
    expect(read).toMatchObject({ entries: { length: 5 }, blobs: { size: 1 } });
    expect(requests.filter((one) => one === 'blob')).toHaveLength(1);
  });

  test('that lacks too many files is told how to fetch them', async () => {
    const commit = commitOf(301);
    const { client, requests } = github();
    expect(await readCommitTree({ client, commit }, () => new Set())).toMatchObject({
      severity: 'error',
      code: 'missing-object',
      message: expect.stringContaining('with: { fetch-depth: 2 }') as unknown,
    });
    expect(requests.filter((one) => one === 'blob')).toEqual([]);
  });
});
