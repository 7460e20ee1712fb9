import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from './sources.js';
import { REPOSITORY } from '../repository-name.js';

/** Lines of src that a pattern finds, as `file: line`. */
function linesWith(pattern: RegExp): string[] {
  return filesBelow('src').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${relative('src', path)}: ${line.trim()}`),
  );
}

/** What stands behind `run:` in text, with the lines that are indented more. */
function scriptsIn(text: string): string[] {
  const lines = text.split('\n');
  const indent = (line: string): number => line.search(/\S|$/);
  return lines.flatMap((line, index) => {
    // A matrix may have a `run` of its own, which is a list.
    if (!/^\s*(?:- )?run:(?! \$\{\{ fromJSON)/.test(line)) return [];
    const at = line.indexOf('run:');
    const end = lines.findIndex((next, i) => i > index && next.trim() !== '' && indent(next) <= at);
    return [lines.slice(index, end === -1 ? undefined : end).join('\n')];
  });
}

const partsOf = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split('/')[0]))].sort();

interface Lock {
  readonly packages: Readonly<
    Record<string, { version?: string; link?: boolean; integrity?: string; hasInstallScript?: boolean }>
  >;
}

describe('security: what the program never does', () => {
  test.each([
    [
      'set the environment or the path of later steps',
      /exportVariable|core\.addPath|GITHUB_ENV|GITHUB_PATH|saveState/,
    ],
    ['decide by who acted', /\bactor\b|GITHUB_ACTOR|triggering_actor|sender/],
    ['evaluate text', /\beval\(|new Function\(|node:vm/],
    ['start a shell', /shell: true|[ {,]exec[ ,}].*child_process|execSync|execFile/],
    ['cache', /actions\/cache/],
  ])('%s', (_claim, pattern) => {
    expect(linesWith(pattern)).toEqual([]);
  });

  test('open a connection of its own but to chart repositories', () => {
    const openers = linesWith(/node:(http|https|net|tls|dgram|dns)\b|(?<!\.)\bfetch\((?!commit\))|WebSocket/);
    expect(partsOf(openers)).toEqual(['sources']);
    const files = openers.filter((line) => line.startsWith('sources/')).map((line) => line.split(':')[0]);
    expect(new Set(files)).toEqual(
      new Set(['download', 'gateway'].map((name) => `sources/remote-charts/${name}.ts`)),
    );
    // One module loads it, and only when it is asked for: the action never is.
    expect(linesWith(/import\('\.\/snapshot-command\.js'\)/).map((line) => line.split(':')[0])).toEqual([
      'edge/commands.ts',
    ]);
    // Two systems have a folder of that name for themselves.
    const importers = linesWith(/'\.\.\/live\//).map((line) => line.split(':')[0] ?? '');
    expect([...new Set(importers)].filter((path) => !path.startsWith('systems/'))).toEqual([
      'edge/snapshot-command.ts',
    ]);
    expect(linesWith(/snapshot-command\.js/).map((line) => line.split(':')[0])).not.toContain('main.ts');
  });

  test('start a process but for git, what renders, and kubectl', () => {
    const starters = linesWith(/from 'node:child_process'/);
    expect(starters.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['read/git.ts']));
    expect(partsOf(starters).filter((part) => part !== 'read' && part !== 'sources')).toEqual(['live']);
    expect(starters.filter((line) => line.startsWith('live/')).map((line) => line.split(':')[0])).toEqual([
      'live/kubectl.ts',
    ]);
  });

  test('make a pattern of text that it reads, but of globs, and of the names that source declares, of letters and digits only', () => {
    const makers = linesWith(/\bRegExp\(/).filter(
      (line) => !line.startsWith('page/') && !line.startsWith('report/html/assets'),
    );
    expect([...new Set(makers.map((line) => line.split(':')[0]))].sort()).toEqual([
      'config/duration.ts',
      // Kinds, groups and recipes of ours.
      'manifest/mentions.ts',
      // Globs, with atomic groups in place of stars.
      'read/globs.ts',
      // Words of ours.
      // The names.
      'text/escape/lines.ts',
      'text/escape/visible.ts',
      'text/escape/words.ts',
    ]);
  });

  test('make a client of an API but in one file', () => {
    expect(linesWith(/getOctokit\(/).map((line) => line.split(':')[0])).toEqual(['github/client.ts']);
  });
});

describe('security: what ships', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  // What dist/ is built from: for npm, which installs none of it, these are packages for development.
  const bundled: readonly string[] =
    readFileSync('dist/licenses.txt', 'utf8').match(/^@?[a-z][\w./-]* \d+\.\d+\.\d+$/gm) ?? [];
  const shipped = new Map(
    Object.entries(packages)
      .map(
        ([path, one]) => [`${path.split('node_modules/').at(-1) ?? ''} ${one.version ?? ''}`, one] as const,
      )
      .filter(([name]) => bundled.includes(name)),
  );

  test('is named with its hash in the lock file, and runs nothing when it is installed', () => {
    expect(bundled.length).toBeGreaterThan(10);
    expect([...shipped.keys()].sort()).toEqual([...bundled].sort());
    for (const [name, { integrity, hasInstallScript }] of shipped) {
      expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
      expect([name, hasInstallScript]).toEqual([name, undefined]);
    }
  });

  test('has no install script of its own, and none of others runs', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare|publish)/.test(name))).toEqual(
      [],
    );
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

describe('security: what the pages ask a user to grant', () => {
  test('in docs/action.md is to read contents and to write comments', () => {
    const [, block = ''] = /\npermissions:\n((?: +.*\n)+)/.exec(readFileSync('docs/action.md', 'utf8')) ?? [];
    const granted = block.split('\n').flatMap((line) => /^ +([\w-]+: \w+)/.exec(line)?.[1] ?? []);
    expect(granted).toEqual(['contents: read', 'pull-requests: write']);
  });

  test('is not given to text that a shell reads: values come through the environment', () => {
    const pages = ['README.md', ...filesBelow('docs', '.md')].map((page) => readFileSync(page, 'utf8'));
    const scripts = [...pages, ...filesBelow('src/init').map((path) => readFileSync(path, 'utf8'))].flatMap(
      scriptsIn,
    );
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) expect(script).not.toContain('${{');
  });

  test('is given to actions that are pinned to a commit', () => {
    expect(readFileSync('docs/action.md', 'utf8')).toContain(`${REPOSITORY}@COMMIT # pin the full commit id`);
  });
});
