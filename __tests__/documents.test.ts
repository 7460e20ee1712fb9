import { readFileSync } from 'node:fs';
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
});
