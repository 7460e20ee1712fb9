import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeBase, resolveCommit } from '../../src/read/git.js';
import { readRevision } from './revision.js';
import { createRepository, type Repository, temporaryFolder, testFolder } from './repository.js';
import { messageOf } from '../messages.js';

const root = testFolder('git-history');
const ABSENT = '0123456789012345678901234567890123456789';
let count = 0;
let repository: Repository;

beforeEach(() => {
  count += 1;
  repository = createRepository(root, String(count));
});

function read(revision: string, globs: string[], repo = repository.folder) {
  const { files, problems } = readRevision(repo, revision, globs);
  return {
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    problems: problems.map(({ code }) => code),
    missing: problems.some(({ code }) => code === 'missing-object' || code === 'bad-revision'),
  };
}

const nothing = { files: {}, problems: [], missing: false };

describe('git history: revisions', () => {
  test.each([
    ['an option', '--output=x'],
    ['another option', '-h'],
    ['nothing', ''],
    ['a path', 'HEAD:a.yaml'],
    ['a search in messages', ':/fix'],
    ['another search', 'HEAD^{/fix}'],
    ['a line break', 'HEAD\nmain'],
    ['a NUL', 'HEAD\0'],
    ['a space', 'HEAD main'],
    ['a very long one', 'a'.repeat(251)],
  ])('%s is not accepted', (_name, revision) => {
    repository.ref('refs/heads/main', repository.commit({ 'a.yaml': '' }));
    expect(resolveCommit(repository.folder, revision)).toMatchObject({ code: 'bad-revision' });
    expect(read(revision, ['.'])).toEqual({ files: {}, problems: ['bad-revision'], missing: true });
  });

  test('that name a commit are resolved, through tags as well', () => {
    const commit = repository.commit({ 'a.yaml': '' });
    repository.ref('refs/heads/feature/ü#1', commit);
    repository.git(['tag', '-a', '-m', 'x', 'v1', commit]);
    for (const revision of [
      'feature/ü#1',
      'v1',
      commit,
      commit.slice(0, 12),
      'refs/tags/v1',
      'v1^0',
      'v1~0',
    ]) {
      expect(resolveCommit(repository.folder, revision)).toMatchObject({ sha: commit });
    }
  });

  test.each(['nowhere', ABSENT, 'HEAD', 'main..main', 'v1^7'])('that do not are missing: %s', (revision) => {
    repository.ref('refs/heads/other', repository.commit({ 'a.yaml': '' }));
    expect(resolveCommit(repository.folder, revision)).toMatchObject({ code: 'missing-object' });
    expect(read(revision, ['.'])).toEqual({ files: {}, problems: ['missing-object'], missing: true });
  });

  test('of a tree or a file are missing', () => {
    const commit = repository.commit({ 'a.yaml': 'a' });
    const tree = repository.git(['rev-parse', `${commit}^{tree}`]);
    expect(resolveCommit(repository.folder, tree)).toMatchObject({ code: 'missing-object' });
  });

  test('outside a repository are missing, with the reason', () => {
    const folder = temporaryFolder('none');
    const result = resolveCommit(folder, 'HEAD');
    expect(result).toMatchObject({ code: 'missing-object' });
    expect('sha' in result ? '' : messageOf(result)).toMatch(/not a git repository/);
    rmSync(folder, { recursive: true });
  });
});

describe('git history: history', () => {
  test('a commit names its parents, the first one first', () => {
    const one = repository.commit({ 'a.yaml': '1' });
    const two = repository.commit({ 'a.yaml': '2' });
    const merge = repository.commit({ 'a.yaml': '3' }, two, one);
    const { folder } = repository;
    expect(resolveCommit(folder, merge)).toMatchObject({ parents: [two, one] });
    expect(resolveCommit(folder, one)).toMatchObject({ parents: [] });
    expect(resolveCommit(folder, ABSENT)).toMatchObject({ code: 'missing-object' });
  });

  test('a message that looks like a header is no parent', () => {
    const tree = repository.git(['rev-parse', `${repository.commit({ 'a.yaml': '' })}^{tree}`]);
    const commit = repository.git(['commit-tree', tree, '-m', `x\n\nparent ${ABSENT}`]);
    expect(resolveCommit(repository.folder, commit)).toMatchObject({ parents: [] });
  });

  test('two commits have a merge base, or none', () => {
    const base = repository.commit({ 'a.yaml': '0' });
    const one = repository.commit({ 'a.yaml': '1' }, base);
    const two = repository.commit({ 'a.yaml': '2' }, base);
    const stranger = repository.commit({ 'a.yaml': '3' });
    const { folder } = repository;
    expect(mergeBase(folder, one, two)).toEqual(base);
    expect(mergeBase(folder, one, base)).toEqual(base);
    expect(mergeBase(folder, one, stranger)).toEqual(null);
    expect(mergeBase(folder, one, ABSENT)).toBeNull();
  });

  test('replaced objects and grafts play no part', () => {
    const base = repository.commit({ 'a.yaml': '0' });
    const honest = repository.commit({ 'a.yaml': 'honest' }, base);
    repository.git(['replace', honest, repository.commit({ 'a.yaml': 'forged' })]);
    writeFileSync(join(repository.folder, '.git/info/grafts'), `${honest}\n`);
    expect(read(honest, ['.']).files).toEqual({ 'a.yaml': 'honest' });
    expect(resolveCommit(repository.folder, honest)).toMatchObject({ parents: [base] });
    expect(mergeBase(repository.folder, honest, base)).toEqual(base);
  });
});

describe('git history: a shallow clone of depth 2', () => {
  function shallow(): { folder: string; merge: string; first: string; second: string; root: string } {
    const rootCommit = repository.commit({ 'a.yaml': '0\n' });
    const first = repository.commit({ 'a.yaml': '1\n' }, rootCommit);
    const second = repository.commit({ 'a.yaml': '2\n' }, rootCommit);
    const merge = repository.commit({ 'a.yaml': '3\n' }, first, second);
    repository.ref('refs/heads/main', merge);
    const folder = join(root, `${count}-shallow`);
    repository.git([
      'clone',
      '-q',
      '--bare',
      '--depth',
      '2',
      `file://${repository.folder}`,
      `${folder}/.git`,
    ]);
    return { folder, merge, first, second, root: rootCommit };
  }

  test('has the merge commit and its first parent', () => {
    const { folder, merge, first, second } = shallow();
    expect(resolveCommit(folder, merge)).toMatchObject({ parents: [first, second] });
    expect(read(merge, ['.'], folder).files).toEqual({ 'a.yaml': '3\n' });
    expect(read(first, ['.'], folder).files).toEqual({ 'a.yaml': '1\n' });
  });

  test('knows the name of a parent that it lacks, and says that it lacks it', () => {
    const { folder, first, root: missingCommit } = shallow();
    expect(resolveCommit(folder, first)).toMatchObject({ parents: [missingCommit] });
    expect(read(missingCommit, ['.'], folder)).toEqual({
      files: {},
      problems: ['missing-object'],
      missing: true,
    });
  });

  test('does not guess a merge base', () => {
    const { folder, first, second } = shallow();
    expect(mergeBase(folder, first, second)).toBeNull();
    expect(mergeBase(folder, first, first)).toEqual(first);
  });

  test('does not take an older merge base where the cut hides a better one', () => {
    const { folder } = repository;
    const older = repository.commit({});
    const better = repository.commit({ a: '1' }, older);
    const cut = repository.commit({ a: '2' }, better);
    const [one, two] = [
      repository.commit({ a: '3' }, older, better),
      repository.commit({ a: '4' }, older, cut),
    ];
    expect(mergeBase(folder, one, two)).toEqual(better);
    writeFileSync(join(folder, '.git/shallow'), `${cut}\n`);
    expect(mergeBase(folder, one, two)).toBeNull();
  });
});

describe('git history: a clone without file contents', () => {
  test('is missing the files, and nothing is fetched', () => {
    const commit = repository.commit({ 'a.yaml': 'a\n' });
    repository.ref('refs/heads/main', commit);
    repository.git(['config', 'uploadpack.allowFilter', 'true']);
    const folder = join(root, `${count}-blobless`);
    repository.git([
      'clone',
      '-q',
      '--bare',
      '--filter=blob:none',
      `file://${repository.folder}`,
      `${folder}/.git`,
    ]);
    expect(read(commit, ['.'], folder)).toEqual({
      files: {},
      problems: ['missing-object'],
      missing: true,
    });
    expect(read(commit, ['*.json'], folder)).toEqual(nothing);
  });
});

describe("git history: the repository's own configuration", () => {
  test('runs nothing', () => {
    const commit = repository.commit({ 'a.yaml': 'a\n' });
    const mark = join(root, `${count}-ran`);
    const script = join(root, `${count}-script`);
    writeFileSync(script, `#!/bin/sh\ntouch ${mark}\n`);
    chmodSync(script, 0o755);
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'core.editor',
      'core.sshCommand',
      'core.gitProxy',
      'core.askPass',
    ]) {
      repository.git(['config', key, script]);
    }
    repository.git(['config', 'core.hooksPath', root]);
    repository.git(['config', 'filter.x.smudge', script]);
    repository.git(['config', 'diff.x.textconv', script]);
    writeFileSync(join(repository.folder, '.git/info/attributes'), '* filter=x diff=x\n');
    expect(read(commit, ['.']).files).toEqual({ 'a.yaml': 'a\n' });
    expect(read(ABSENT, ['.']).missing).toBe(true);
    expect(existsSync(mark)).toBe(false);
  });

  test('and the environment do not move it elsewhere', () => {
    const commit = repository.commit({ 'a.yaml': 'a\n' });
    process.env['GIT_DIR'] = '/nowhere';
    try {
      expect(read(commit, ['.']).files).toEqual({ 'a.yaml': 'a\n' });
    } finally {
      delete process.env['GIT_DIR'];
    }
  });
});
