import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveCommit } from '../../src/read/git.js';
import { createRepository, type Repository, testFolder } from './repository.js';

const root = testFolder('revision-name');
let count = 0;
let repository: Repository;

describe('revision name: a revision is found by its place, not by a guess', () => {
  let wanted: string;
  let other: string;

  beforeEach(() => {
    repository = createRepository(root, String((count += 1)));
    wanted = repository.commit({ 'a.yaml': 'wanted' });
    other = repository.commit({ 'a.yaml': 'other' });
    repository.ref('refs/heads/main', wanted);
  });

  const revisionIs = (revision: string, commit: string): void => {
    expect(resolveCommit(repository.folder, revision)).toMatchObject({ sha: commit });
  };

  test.each<[claim: string, revision: string, wantedRef: string, otherRef: string]>([
    ['a tag called origin/main', 'origin/main', 'refs/remotes/origin/main', 'refs/tags/origin/main'],
    ['a local branch of that name', 'origin/main', 'refs/remotes/origin/main', 'refs/heads/origin/main'],
    ['a pushed branch', 'origin/main', 'refs/remotes/origin/main', 'refs/remotes/origin/origin/main'],
    ['a ref outside of any folder', 'origin/main', 'refs/remotes/origin/main', 'refs/origin/main'],
    ['a tag of the name of a branch', 'topic', 'refs/heads/topic', 'refs/tags/topic'],
    ['a tag called like a full ref', 'refs/heads/topic', 'refs/heads/topic', 'refs/tags/refs/heads/topic'],
    ['a tag called heads/topic', 'heads/topic', 'refs/heads/topic', 'refs/tags/heads/topic'],
    ['a branch of the name of the tag that is asked for', 'tags/v1', 'refs/tags/v1', 'refs/heads/tags/v1'],
    ['a tag called HEAD', 'HEAD', 'HEAD', 'refs/tags/HEAD'],
    ['a branch called HEAD', '@', 'HEAD', 'refs/heads/HEAD'],
    ['a tag called origin', 'origin', 'refs/remotes/origin/HEAD', 'refs/tags/origin'],
  ])('%s does not take its place', (_claim, revision, wantedRef, otherRef) => {
    repository.ref(wantedRef, wanted);
    repository.ref(otherRef, other);
    revisionIs(revision, wanted);
    revisionIs(`${revision}^{commit}`, wanted);
  });

  test.each([
    ['a full ref that is not there', 'refs/heads/topic', 'refs/tags/refs/heads/topic'],
    ['another spelling of refs', 'refs//heads/topic', 'refs/heads/topic'],
    ['the branch of a remote without its remote', 'topic', 'refs/remotes/origin/topic'],
    ['the branch of a remote that was not fetched, as a tag', 'origin/main', 'refs/tags/origin/main'],
    ['the branch of a remote that was not fetched, as a branch', 'origin/main', 'refs/heads/origin/main'],
    ['what git describe says', 'v1-0-gXXXXXXX', 'refs/tags/v1'],
  ])('%s is nothing else', (_claim, revision, there) => {
    repository.ref(there, other);
    expect(resolveCommit(repository.folder, revision.replace('XXXXXXX', other.slice(0, 7)))).toMatchObject({
      code: 'missing-object',
    });
  });

  test('a branch with a slash is none of a remote, unless one is called so', () => {
    repository.ref('refs/heads/team/topic', wanted);
    revisionIs('team/topic', wanted);
    repository.git(['remote', 'add', 'team', '.']);
    expect(resolveCommit(repository.folder, 'team/topic')).toMatchObject({ code: 'missing-object' });
    revisionIs('heads/team/topic', wanted);
  });

  test('a full commit id is that commit, whatever is called so', () => {
    repository.ref(`refs/tags/${wanted}`, other);
    repository.ref(`refs/heads/${wanted}`, other);
    revisionIs(wanted, wanted);
    revisionIs(wanted.slice(0, 12), wanted);
  });

  test.each(['tags', 'heads', 'remotes'])(
    'the beginning of a commit id that refs/%s has as well is refused, not chosen',
    (place) => {
      const short = wanted.slice(0, 8);
      repository.ref(`refs/${place}/${short}`, other);
      expect(resolveCommit(repository.folder, short)).toMatchObject({ code: 'bad-revision' });
      revisionIs(`refs/${place}/${short}`, other);
    },
  );

  test('what was fetched last may be named, unless something else is called so', () => {
    writeFileSync(join(repository.folder, '.git/FETCH_HEAD'), `${wanted}\t\tbranch 'main' of x\n`);
    revisionIs('FETCH_HEAD', wanted);
    repository.ref('refs/tags/FETCH_HEAD', other);
    expect(resolveCommit(repository.folder, 'FETCH_HEAD')).toMatchObject({ code: 'missing-object' });
  });

  test('a name that looks like an id, and is none, is a name', () => {
    repository.ref('refs/heads/deadbeef', other);
    revisionIs('deadbeef', other);
  });

  test.each(['HEAD@{1}', 'main@{upstream}', '@{-1}'])('%s is not accepted', (revision) => {
    expect(resolveCommit(repository.folder, revision)).toMatchObject({ code: 'bad-revision' });
  });
});
