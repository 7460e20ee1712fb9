import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRoot } from '../../src/read/paths.js';
import { revisionRoot } from '../../src/read/git.js';
import { slipsIn } from '../../src/read/policy-files.js';
import { toPlain } from '../../src/text/render.js';
import { messagesOf } from '../messages.js';
import { createRepository, type Paths, testFolder } from './repository.js';

const root = testFolder('unmatched');
const repository = createRepository(root, 'repository');

function problemsOf(globs: string[], head: Paths, base: Paths | null): { head: string[]; base: string[] } {
  const at = (paths: Paths) => revisionRoot(repository.folder, repository.commit(paths));
  const slips = slipsIn(globs, at(head), base && at(base));
  const texts = (problems: typeof slips.head) =>
    problems.map(({ severity, code, message }) => `${severity} ${code}: ${toPlain(message)}`);
  return { head: texts(slips.head), base: texts(slips.base) };
}

const YAML = { 'policies/a.yaml': 'a\n', 'README.md': 'words' };
const NESTED = { 'policies/prod/a.yaml': 'a\n' };
const NO_POLICIES = { 'README.md': 'words' };
const slip = (glob: string, why: string): string =>
  `error no-match: The glob ${/[*]/.test(glob) ? `\`${glob}\`` : glob} matches no file: ${why}. Correct or remove it.`;

describe('unmatched: a glob that matches none of the manifests of a revision is an error', () => {
  test.each<[claim: string, globs: string[], paths: Paths, why: string]>([
    ['of another suffix', ['policies/*.yml'], YAML, 'policies has 1 manifest that no glob matches'],
    ['one folder too high', ['policies/*.yaml'], NESTED, 'policies has 1 manifest that no glob matches'],
    ['at the root', ['*.yaml'], YAML, 'the repository has 1 manifest that no glob matches'],
    ['in a folder that is not there', ['nothing/*.yaml'], YAML, 'nothing does not exist'],
    ['that names a file that is not there', ['policies/b.yaml'], YAML, 'policies/b.yaml does not exist'],
  ])('%s', (_claim, globs, paths, why) => {
    const [glob = ''] = globs;
    expect(problemsOf(globs, paths, null).head).toEqual([slip(glob, why)]);
    expect(problemsOf(globs, paths, paths).head).toEqual([slip(glob, why)]);
  });

  test('on the side of the base as well, unless the change adds what it names', () => {
    expect(problemsOf(['policies/*.yml'], NO_POLICIES, YAML).base).toHaveLength(1);
    const added = { ...YAML, 'policies/b.yml': 'b\n' };
    expect(problemsOf(['policies/*.yml'], added, YAML)).toEqual({ head: [], base: [] });
  });

  test('when a rename takes the policies out of sight', () => {
    const renamed = { 'policies/a.yml': 'a\n' };
    expect(problemsOf(['policies/*.yaml'], renamed, YAML).head).toHaveLength(1);
  });
});

describe('unmatched: a glob that matches nothing is no error', () => {
  test.each<[claim: string, globs: string[], head: Paths, base: Paths | null]>([
    ['where the change adds the first policies', ['policies/*.yaml'], YAML, NO_POLICIES],
    ['where the change removes all policies', ['policies/*.yaml'], NO_POLICIES, YAML],
    ['where the folder holds no manifest yet', ['policies/*.yaml'], { 'policies/.gitkeep': '' }, null],
    ['where another glob takes all that is there', ['policies/*.yaml', 'policies/*.yml'], YAML, YAML],
    ['where it takes out what is not there', ['policies/*.yaml', '!nothing/**', '!b.yaml'], YAML, YAML],
    ['where the others are taken out', ['policies/*.yml', '!**/a.yaml'], YAML, YAML],
  ])('%s', (_claim, globs, head, base) => {
    expect(problemsOf(globs, head, base)).toEqual({ head: [], base: [] });
  });
});

test('slips: a glob one folder too high is an error in a folder as in a commit', () => {
  const folder = join(root, 'given');
  mkdirSync(join(folder, 'policies/prod'), { recursive: true });
  writeFileSync(join(folder, 'policies/prod/a.yaml'), 'a\n');
  const texts = messagesOf(slipsIn(['policies/*.yaml'], folderRoot(folder), null).head);
  expect(texts).toEqual([expect.stringContaining('policies has 1 manifest that no glob matches')]);
});
