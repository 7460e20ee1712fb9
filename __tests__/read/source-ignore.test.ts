import { leftOutBy } from '../../src/read/globs.js';

const at = (folder: string, ...lines: readonly string[]) => ({ folder, text: lines.join('\n') });

describe('source ignore: Flux leaves out of a repository', () => {
  test.each([
    ['CI and pictures', [], ['.github/a', 'b.png', 'x/.sops.yaml', '.gitignore'], ['a/.gitops.yaml']],
    ['one pattern alone', [at('', '/docs')], ['docs/a.yaml', '.gitignore'], ['.github/ci.yaml', 'a/b.png']],
    [
      'all but one',
      [at('', '/*', '!/kubernetes')],
      ['talos/a.yaml', 'README.md'],
      ['kubernetes/apps/a.yaml'],
    ],
    ['a name', [at('', 'legacy', '*.md')], ['a/legacy/a.yaml', 'legacy', 'b.md'], ['apps/legacy2/a.yaml']],
    ['a folder, no file', [at('', 'old/')], ['old/a.yaml', 'a/old/b.yaml'], ['old', 'a/old']],
    ['in its own folder', [at('apps', '/dev')], ['apps/dev/a.yaml'], ['dev/a.yaml', 'x/apps/dev/a.yaml']],
    [
      'folders',
      [at('', 'apps/**/test.yaml')],
      ['apps/a/b/test.yaml', 'apps/test.yaml'],
      ['test.yaml', 'apps/a/tests.yaml'],
    ],
    ['all below a folder', [at('', 'apps/old/**')], ['apps/old/a/b.yaml'], ['apps/older/a.yaml']],
    ['a comment, and a part of a name', [at('', '# apps', '', 'app')], [], ['apps/a.yaml']],
  ] as const)('%s', (_claim, files, out, kept) => {
    const leavesOut = leftOutBy(files, null);
    expect(out.filter((path) => !leavesOut(path))).toEqual([]);
    expect(kept.filter(leavesOut)).toEqual([]);
  });

  test('what the GitRepository says last', () => {
    const leavesOut = leftOutBy([at('', '/apps')], '!/apps/web\n/infra');
    expect(['apps/a.yaml', 'apps/web/a.yaml', 'infra/a.yaml'].map(leavesOut)).toEqual([true, false, true]);
  });
});
