import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../src/config/read.js';
import { configSchema } from '../src/config/schema.js';

describe('documents', () => {
  test('docs/configuration.md shows every setting, and its example is read', () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/configuration.md', 'utf8'))?.[1] ?? '';
    expect(readConfig(example, 'docs/configuration.md')).toHaveProperty('config');
    for (const key of Object.keys(configSchema.shape)) expect(example).toMatch(new RegExp(`^${key}:`, 'm'));
  });

  test('docs/dependencies.md says what each dependency does, and names no other', () => {
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

  test('the npm package asks for no other package, so none can fail to install or object to a Node.js', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as object;
    expect(Object.keys(manifest)).not.toContain('dependencies');
    expect(Object.keys(manifest)).not.toContain('optionalDependencies');
    expect(Object.keys(manifest)).not.toContain('peerDependencies');
  });

  test('the bill of materials names what is bundled, and nothing else', () => {
    const bill = JSON.parse(
      execFileSync(process.execPath, ['scripts/sbom.mjs'], { encoding: 'utf8', stdio: 'pipe' }),
    ) as {
      readonly components: readonly { readonly name: string; readonly version: string }[];
    };
    const licences = readFileSync('dist/licenses.txt', 'utf8');
    const bundled = [...licences.matchAll(/^(@?[a-z][\w./-]*) (\d+\.\d+\.\d+)$/gm)].map(
      ([, name = '', version = '']) => `${name} ${version}`,
    );
    expect(bundled.length).toBeGreaterThan(10);
    expect(bill.components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(bundled.sort());
  });

  test('SECURITY.md has every point once, with files and tests that there are', () => {
    const page = readFileSync('SECURITY.md', 'utf8');
    const rows = [...page.matchAll(/^\| (\d+) \|(.*)\|([^|]*)\|$/gm)];
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
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

  test('SECURITY.md names commands that there are', () => {
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
