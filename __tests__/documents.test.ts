import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../src/config/read.js';
import { configSchema } from '../src/config/schema.js';
import { type Command, readArguments } from '../src/edge/options.js';
import { REPOSITORY } from './repository-name.js';

const PAGES = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((page) => !page.startsWith('__tests__/golden/') && !page.startsWith('docs/gallery/'));

/** The anchor that GitHub gives a heading. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Links to files and headings that do not exist. */
function brokenLinks(page: string): string[] {
  const links = readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return [...links].flatMap(([link, path = '', heading]) => {
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(target)) return [`${page}: ${link}`];
    // The playground reads its fragment itself; the tests of its examples compare them.
    if (heading === undefined || path.endsWith('.html')) return [];
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      anchor(title),
    );
    return headings.includes(heading) ? [] : [`${page}: ${link}`];
  });
}

/** Blocks of code on pages, by their language. */
const BLOCKS = PAGES.filter((page) => !page.startsWith('__tests__/')).flatMap((page) =>
  Array.from(
    readFileSync(page, 'utf8').matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm),
    ([, language = '', text = '']) => ({ page, language, text }),
  ),
);

/** Commands in blocks, with the words up to a pipe, a redirection or a comment. */
const COMMANDS = BLOCKS.filter(({ language }) => ['sh', 'console', 'yaml', ''].includes(language)).flatMap(
  ({ page, text }) =>
    Array.from(
      text
        .replace(/\\\n/g, '')
        .replace(/<\([^)]*\)/g, 'FILE')
        .matchAll(
          /(?:^|[ $])(?:fleetplan|node \S+cli\.js) (plan|gate|drift|snapshot|durations|merge|tune|init|rules)(?= |$)([^\n|>#;)`]*)/gm,
        ),
      ([, command = '', words = '']) => [`${page}: ${command}${words.trimEnd()}`, command, words] as const,
    ),
);

describe('documents', () => {
  test('commands: pages have some', () => {
    expect(COMMANDS.length).toBeGreaterThan(15);
  });

  test.each(COMMANDS)('%s: has only options that exist', (_title, command, words) => {
    const given = words.split(' ').filter((word) => word !== '');
    expect(() => readArguments(command as Command, given)).not.toThrow();
  });

  test.each(
    BLOCKS.filter(({ language, text }) => language === 'yaml' && /^version: 1$/m.test(text)).map(
      ({ page, text }) => [page, text] as const,
    ),
  )('%s: the configuration is valid', (page, text) => {
    expect(readConfig(text, page)).toHaveProperty('config');
  });

  test('links: each leads to a file and a heading that exist', () => {
    expect(PAGES.flatMap(brokenLinks)).toEqual([]);
  });

  test('docs/configuration.md: the example is valid and has every setting', () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/configuration.md', 'utf8'))?.[1] ?? '';
    expect(readConfig(example, 'docs/configuration.md')).toHaveProperty('config');
    for (const key of Object.keys(configSchema.shape)) expect(example).toMatch(new RegExp(`^${key}:`, 'm'));
  });

  test('docs/dependencies.md: names each dependency and no other', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const used = [
      ...Object.keys(manifest['dependencies'] ?? {}),
      ...Object.keys(manifest['devDependencies'] ?? {}),
    ];
    const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (?!package|-)([^|]+) \| \S/gm);
    const named = [...rows].flatMap((row) => (row[1] ?? '').split(',').map((name) => name.trim()));
    expect(named.sort()).toEqual(used.sort());
  });

  test('npm package: depends on no other package, so none can fail to install or object to a Node.js', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as object;
    expect(Object.keys(manifest)).not.toContain('dependencies');
    expect(Object.keys(manifest)).not.toContain('optionalDependencies');
    expect(Object.keys(manifest)).not.toContain('peerDependencies');
  });

  test('bill of materials: names the bundled packages of the lock file, and no build tools', () => {
    const printed = execFileSync(process.execPath, ['scripts/sbom.mjs'], { encoding: 'utf8', stdio: 'pipe' });
    const bill = JSON.parse(printed) as {
      readonly components: readonly {
        readonly name: string;
        readonly version: string;
        readonly scope: string;
      }[];
    };
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly version?: string }>>;
    };
    const locked = new Set(
      Object.entries(lock.packages).map(
        ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version ?? ''}`,
      ),
    );
    const names = bill.components.map(({ name }) => name);
    // One that the sources import, and one that such a package brings.
    expect(names).toEqual(expect.arrayContaining(['zod', 'undici']));
    for (const tool of ['typescript', 'jest', 'esbuild', 'oxlint']) expect(names).not.toContain(tool);
    for (const { name, version, scope } of bill.components)
      expect([name, locked.has(`${name} ${version}`), scope]).toEqual([name, true, 'required']);
    expect(printed).not.toContain('cdx:npm:package:development');
  });

  test('action: each page and init name the repository of package.json; UPDATE_DOCS=1 writes it', () => {
    const named = /(?<=uses: |repository: |REPOSITORY = ')[\w.-]+\/fleetplan(?=@|\s|')/g;
    const files = ['src/init/index.ts', ...PAGES.filter((page) => /^(?:README|docs\/[^/]+)\.md$/.test(page))];
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    if (process.env['UPDATE_DOCS'] === '1')
      for (const [file, text] of texts) writeFileSync(file, text.replace(named, REPOSITORY));
    const found = texts.flatMap(([, text]) => text.match(named) ?? []);
    expect(found.length).toBeGreaterThan(10);
    expect([...new Set(found)]).toEqual([REPOSITORY]);
  });

  test('SECURITY.md: names existing files and tests', () => {
    const page = readFileSync('SECURITY.md', 'utf8');
    const rows = [...page.matchAll(/^\| (\d+) \|(.*)\|([^|]*)\|$/gm)];
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, i) => i + 1));
    for (const [row, number, , tests = ''] of rows) {
      expect([number, [...tests.matchAll(/`(__tests__\/[^`]+\.test\.ts)`/g)].length]).not.toEqual([
        number,
        0,
      ]);
      const files = [...row.matchAll(/`((?:src|__tests__|scripts|docs)\/[^`]+|README\.md)`/g)].map(
        (match) => match[1] ?? '',
      );
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
    }
  });

  test('SECURITY.md: names existing commands', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = [...readFileSync('SECURITY.md', 'utf8').matchAll(/npm run (?:-s )?([\w-]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
