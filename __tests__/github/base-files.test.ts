import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withTrustedFiles } from '../../src/github/base-files.js';
import { type Content, createRepository, type Paths, testFolder } from '../read/repository.js';

const root = testFolder('snapshot-input');
const temporary = join(root, 'temp');
mkdirSync(temporary);
const PATH = 'fleet/nodes.ndjson';
const [OLD, NEW] = ['old\n', 'new\n'];
let repositories = 0;

interface Case {
  readonly trusted: Paths;
  readonly head?: Paths;
  /** The commit that the change left; absent: the trusted one. */
  readonly base?: Paths;
  /** What is checked out; a link where it begins with `->`. */
  readonly disk?: Readonly<Record<string, string>>;
  readonly written?: string;
  readonly mayReadCheckout?: boolean;
}

/** The content of the file that is used, and the notices. */
function read({ trusted, head, base, disk = {}, written = PATH, mayReadCheckout = true }: Case) {
  repositories += 1;
  const repository = createRepository(root, String(repositories));
  const commit = (paths: Paths): string => repository.commit({ 'README.md': 'words', ...paths });
  const used = commit(trusted);
  for (const [path, text] of Object.entries(disk)) {
    const absolute = join(repository.folder, path);
    mkdirSync(dirname(absolute), { recursive: true });
    if (text.startsWith('->')) symlinkSync(text.slice(2), absolute);
    else writeFileSync(absolute, text);
  }
  const commits = {
    trusted: used,
    head: head ? commit(head) : used,
    base: base ? commit(base) : used,
  };
  const options = { temporary, mayReadCheckout, what: 'snapshot' } as const;
  const found = withTrustedFiles([written], commits, repository.folder, options, (files) => ({
    texts: files.paths.map((path) => readFileSync(path, 'utf8')),
    problems: files.problems.map(({ severity, code }) => `${severity} ${code}`),
    notices: files.notices.length,
  }));
  return found.finally(() => {
    expect(readdirSync(temporary)).toEqual([]);
  });
}

const at = (content: Content): Paths => ({ [PATH]: content });
const LINK: Content = { mode: '120000', text: '/etc/passwd' };
const JUDGED = { texts: [OLD], problems: [], notices: 0 };
const REFUSED = { texts: [], problems: ['error inventory-from-head'], notices: 0 };

describe('base files: a snapshot that git tracks', () => {
  test.each<[string, Case, object]>([
    ['that the change leaves alone is that of the base', { trusted: at(OLD), head: at(OLD) }, JUDGED],
    [
      'that the change edits: that of the base is used, with a notice',
      { trusted: at(OLD), head: at(NEW), disk: { [PATH]: NEW } },
      { ...JUDGED, notices: 1 },
    ],
    [
      'that the base has changed since is that of now, and no edit',
      { trusted: at(OLD), head: at(NEW), base: at(NEW) },
      JUDGED,
    ],
    [
      'that both have changed is an edit',
      { trusted: at(OLD), head: at(NEW), base: at('first\n') },
      { ...JUDGED, notices: 1 },
    ],
    [
      'that the change takes away is still that of the base',
      { trusted: at(OLD), head: {} },
      { ...JUDGED, notices: 1 },
    ],
    ['that only the change has is refused', { trusted: {}, head: at(NEW), disk: { [PATH]: NEW } }, REFUSED],
    [
      'that is a link in the change alone is refused, whatever is checked out',
      { trusted: {}, head: at(LINK), disk: { [PATH]: NEW } },
      REFUSED,
    ],
    [
      'that is a link in the base is an error, and is not looked for on disk',
      { trusted: at(LINK), head: at(LINK), disk: { [PATH]: NEW } },
      { texts: [], problems: ['error symlink'], notices: 0 },
    ],
  ])('%s', async (_claim, given, expected) => {
    expect(await read(given)).toEqual(expected);
  });
});

describe('base files: a snapshot that git does not track', () => {
  const artifact = join(root, 'artifact.ndjson');
  writeFileSync(artifact, OLD);
  test.each<[string, Case, object]>([
    ['is read from the work tree', { trusted: {}, disk: { [PATH]: OLD } }, JUDGED],
    ['is read from elsewhere', { trusted: {}, written: artifact }, JUDGED],
    [
      'is read from elsewhere where the work tree is not read',
      { trusted: {}, written: artifact, mayReadCheckout: false },
      JUDGED,
    ],
    [
      'is refused in a work tree that may be a stranger’s',
      { trusted: {}, disk: { [PATH]: OLD }, mayReadCheckout: false },
      REFUSED,
    ],
    [
      'is refused behind a link of the work tree to another file of it',
      { trusted: {}, disk: { a: OLD, [PATH]: '->../a' } },
      REFUSED,
    ],
    [
      'is refused behind a link out of the work tree',
      { trusted: {}, disk: { [PATH]: `->${artifact}` } },
      REFUSED,
    ],
    [
      'is refused in a folder that is a link',
      { trusted: {}, disk: { 'a/nodes.ndjson': OLD, fleet: '->a' } },
      REFUSED,
    ],
    [
      'and is nowhere is an error',
      { trusted: {} },
      { texts: [], problems: ['error missing-snapshot'], notices: 0 },
    ],
  ])('%s', async (_claim, given, expected) => {
    expect(await read(given)).toEqual(expected);
  });
});

test('base files: the copies of a snapshot that git tracks are removed after an error', async () => {
  const repository = createRepository(root, 'broken');
  const commit = repository.commit({ 'a.json': 'a' });
  const commits = { trusted: commit, head: commit, base: commit };
  const options = { temporary, mayReadCheckout: true, what: 'snapshot' } as const;
  const used = withTrustedFiles(['a.json'], commits, repository.folder, options, () => {
    throw new Error('broken');
  });
  await expect(used).rejects.toThrow('broken');
  expect(readdirSync(temporary)).toEqual([]);
});
