import {
  askBlobs,
  type GitDataClient,
  readCommit,
  readCommitFile,
  readCommitTree,
  readEntries,
} from '../../src/read/contents-api.js';

const ENTRY = { path: 'a.yaml', mode: '100644', type: 'blob', sha: '1', size: 1 };
const LONG = Buffer.alloc(100, 'a');

/** A GitHub of one file, which says of it that it is shorter than it is. */
function github(change: Partial<GitDataClient> = {}): GitDataClient {
  return {
    getCommit: () => Promise.resolve({ treeSha: 't', parents: [] }),
    getTree: () => Promise.resolve({ entries: [ENTRY], truncated: false }),
    getBlob: () => Promise.resolve(LONG),
    ...change,
  };
}

const CUT: Partial<GitDataClient> = { getTree: () => Promise.resolve({ entries: [], truncated: true }) };
const SILENT: Partial<GitDataClient> = { getBlob: () => Promise.reject(new Error('ghs_token')) };
const LIMITS = { files: 9, bytesPerFile: 10, bytes: 1_000 };
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);

describe('what GitHub answers is held to the limits, whatever it said before:', () => {
  test('one file', async () => {
    const read = await readCommitFile(github(), 'c', 'a.yaml', 10);
    expect([read.bytes, codes(read.problems)]).toEqual([null, ['too-large']]);
    expect((await readCommitFile(github(), 'c', 'a.yaml', 100)).bytes).toEqual(LONG);
  });

  test('the files of a side', async () => {
    const read = await readCommit({ client: github(), commit: 'c', globs: ['*.yaml'], limits: LIMITS });
    expect([read.files, codes(read.problems)]).toEqual([[], ['too-large']]);
  });

  test('what lies beside it', async () => {
    const sizes = async (most: number) => {
      const asked = await askBlobs(github(), [ENTRY], most);
      return asked.missing ? null : asked.value.size;
    };
    expect([await sizes(99), await sizes(100)]).toEqual([0, 1]);
  });

  test('more files than are worth asking for are not asked for', async () => {
    const many = Array.from({ length: 301 }, (_, i) => ({ ...ENTRY, sha: String(i) }));
    const asked = await askBlobs(github(), many, 100);
    expect(asked.missing && asked.problem.code).toBe('missing-object');
  });
});

describe('many files', () => {
  const names = Array.from({ length: 120 }, (_, i) => `${i}`);
  const entries = names.map((sha) => ({ ...ENTRY, sha, path: `${sha}.yaml` }));

  test.each<[what: string, gives: (shas: readonly string[]) => readonly string[], asked: number]>([
    ['are had in a few requests', (shas) => shas, 0],
    ['are asked for one by one, of which one request gives some', (shas) => shas.slice(1), 3],
  ])('%s', async (_what, gives, rest) => {
    const requests: number[] = [];
    let asked = 0;
    const client = github({
      getTree: () => Promise.resolve({ entries, truncated: false }),
      getBlob: () => Promise.resolve(Buffer.from(`one: ${(asked += 1)}\n`)),
      getBlobs: (shas) => {
        requests.push(shas.length);
        return Promise.resolve(new Map(gives(shas).map((sha) => [sha, Buffer.from('together: 1\n')])));
      },
    });
    const side = await readCommit({ client, commit: 'c', globs: ['*.yaml'] });
    expect([requests, asked, side.files.length, side.problems]).toEqual([[50, 50, 20], rest, 120, []]);
  });

  test('are held to the limits, however they came', async () => {
    const getBlobs: GitDataClient['getBlobs'] = (shas) =>
      Promise.resolve(new Map(shas.map((sha) => [sha, LONG])));
    const client = github({ getBlobs, getTree: () => Promise.resolve({ entries, truncated: false }) });
    const read = await readCommit({
      client,
      commit: 'c',
      globs: ['*.yaml'],
      limits: { ...LIMITS, files: 999 },
    });
    expect([read.files, new Set(codes(read.problems))]).toEqual([[], new Set(['too-large'])]);
  });
});

test('a file that is at hand is not asked for', async () => {
  const read = await readCommitFile(github(SILENT), 'c', 'a.yaml', 100, () => new Map([['1', LONG]]));
  expect(read).toEqual({ bytes: LONG, problems: [] });
});

describe('an answer that is not whole is no answer:', () => {
  test.each<[string, Partial<GitDataClient>, string]>([
    ['a list that is cut off', CUT, 'api-incomplete'],
    ['a file that is not given', SILENT, 'api-failed'],
  ])('%s', async (_claim, change, code) => {
    const client = github(change);
    const side = await readCommit({ client, commit: 'c', globs: ['*.yaml'] });
    expect([side.files, codes(side.problems)]).toEqual([[], [code]]);
    const file = await readCommitFile(client, 'c', 'a.yaml', 100);
    expect([file.bytes, codes(file.problems)]).toEqual([null, [code]]);
    const tree = await readCommitTree({ client, commit: 'c' }, () => new Set());
    expect('code' in tree && tree.code).toBe(code);
    expect(JSON.stringify([side, file, tree])).not.toContain('ghs_token');
  });

  test('a list that is cut off, of a whole commit', async () => {
    const listed = await readEntries(github(CUT), 'c');
    expect(listed.missing && listed.problem.code).toBe('api-incomplete');
  });
});
