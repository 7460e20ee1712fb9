import { leftOutBy } from '../../src/read/source-ignore.js';

const at = (folder: string, ...lines: readonly string[]) => ({ folder, text: lines.join('\n') });

describe('Flux leaves out of a repository', () => {
  test.each([
    [
      'nothing but CI, pictures and the like by default',
      [],
      ['.github/ci.yaml', 'a/b.png', 'x/.sops.yaml', 'cloudbuild.yaml', '.gitignore'],
      ['apps/web.yaml', 'a/.gitops.yaml'],
    ],
    [
      'none of those as soon as one pattern is written',
      [at('', '/docs')],
      ['docs/a.yaml', '.gitignore'],
      ['.github/ci.yaml', 'a/b.png'],
    ],
    [
      'all but what is taken in again',
      [at('', '/*', '!/kubernetes')],
      ['talos/a.yaml', 'README.md'],
      ['kubernetes/apps/a.yaml'],
    ],
    [
      'a name in any folder, and what is below it',
      [at('', 'legacy', '*.md')],
      ['apps/legacy/a.yaml', 'legacy', 'a/b/c.md'],
      ['apps/legacy2/a.yaml'],
    ],
    [
      'below a folder by its name, no file of that name',
      [at('', 'old/')],
      ['old/a.yaml', 'a/old/b.yaml'],
      ['old', 'a/old'],
    ],
    [
      'what a file says of its own folder alone',
      [at('apps', '/dev')],
      ['apps/dev/a.yaml'],
      ['dev/a.yaml', 'x/apps/dev/a.yaml'],
    ],
    [
      'any number of folders between',
      [at('', 'apps/**/test.yaml')],
      ['apps/a/b/test.yaml', 'apps/test.yaml'],
      ['test.yaml', 'apps/a/tests.yaml'],
    ],
    ['all below a folder', [at('', 'apps/old/**')], ['apps/old/a/b.yaml'], ['apps/older/a.yaml']],
    [
      'nothing for a comment, an empty line, or a folder that is spelled in part',
      [at('', '# apps', '', 'app')],
      [],
      ['apps/a.yaml'],
    ],
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
