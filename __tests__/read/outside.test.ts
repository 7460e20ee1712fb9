import { revisionRoot } from '../../src/read/git.js';
import { compileGlobs } from '../../src/read/globs.js';
import { changedOutside } from '../../src/read/outside.js';
import { createRepository, type Paths, testFolder } from './repository.js';

const folder = testFolder('outside');
const repository = createRepository(folder, 'r');

/** What a change is found to do to files other than those that were read. */
function changed(
  before: Paths,
  after: Paths,
  read: readonly string[] = [],
  exclusions: readonly string[] = [],
) {
  const base = repository.commit(before);
  const head = repository.commit(after, base);
  const [was, is] = [base, head].map((commit) => revisionRoot(repository.folder, commit));
  const { globs } = compileGlobs(exclusions);
  if (!was || !is) throw new Error('two roots');
  return changedOutside(was, is, new Set(read), (path) => globs.isExcluded(path));
}

const APP = 'apiVersion: argoproj.io/v1alpha1\nkind: Application\n';

describe('outside: files of a change that no source takes', () => {
  test.each([
    ['UTF-8', Buffer.from('kind: A\n')],
    ['UTF-16 with its mark', Buffer.from('\ufeffkind: A\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffkind: A\n', 'utf16le').swap16()],
  ])('%s is read', (_claim, content) => {
    const { files } = changed({}, { 'a.yaml': content });
    expect(files.map(({ text }) => text)).toEqual(['kind: A\n']);
  });

  test('other bytes are left out', () => {
    expect(changed({}, { 'a.png': Buffer.from([0x89, 0xff, 0xfe]) }).files).toEqual([]);
  });

  const LARGE = `a: "${'x'.repeat(10 * 1024 ** 2)}"\n`;

  test.each<[string, string, readonly string[], boolean]>([
    ['a manifest', 'a.yaml', [], true],
    ['data of a program', 'package-lock.json', [], false],
    ['source', 'a.ts', [], false],
    ['what a glob takes out', 'a.yaml', ['!*.yaml'], false],
  ])(
    '%s that is too large is reported, but for data and what is left out: %s',
    (_claim, path, out, isReported) => {
      const { files, problem } = changed({}, { [path]: LARGE }, [], out);
      expect({ files, code: problem?.code, isUnjudged: problem?.isUnjudged }).toEqual({
        files: [],
        ...(isReported ? { code: 'outside-policies', isUnjudged: true } : {}),
      });
    },
  );

  test('one of some megabytes is read', () => {
    const { files, problem } = changed({}, { 'a.yaml': `${APP}---\n${LARGE.slice(-(2 * 1024 ** 2))}` });
    expect([files.length, problem]).toEqual([1, null]);
  });
});
