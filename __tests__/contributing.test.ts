import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { SYSTEMS as VECTORS } from '../conformance/systems.js';
import { RULES } from '../src/rules/index.js';
import { SYSTEMS } from '../src/systems/index.js';

/** What a page names as a file or a folder of the project: `src/plan/model.ts`, `scripts/build.mjs`, `rules/`. */
function namedIn(page: string): string[] {
  const spans = readFileSync(page, 'utf8').matchAll(
    /`([\w.-]+(?:\/[\w.-]+)*(?:\.(?:ts|md|mjs|yml|json)|\/))`/g,
  );
  return [...spans].map((span) => span[1] ?? '').filter((name) => !/\b(?:SYSTEM|REPO)\b/.test(name));
}

/** Names count from the page, from `src/`, or from the root. */
function missing(page: string): string[] {
  const roots = [dirname(page), 'src', '.'];
  return namedIn(page).filter((name) => !roots.some((root) => existsSync(join(root, name))));
}

const FOLDERS = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}/README.md`);
/** Folders in folders; the rooms of a system and the rules of one are explained in the page above them. */
const INNER = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => dirname(path) !== 'src' && !path.startsWith(join('src', 'systems') + sep))
  .filter((path) => !(path.startsWith(join('src', 'rules') + sep) && basename(path) !== 'fleet'))
  .map((path) => `${path}/README.md`);
const SYSTEM_PAGES = SYSTEMS.map(({ id }) => `src/systems/${id}/README.md`);

describe('a page for whoever changes the project', () => {
  test.each(['src/README.md', ...FOLDERS])('%s is there, and names files that are there', (page) => {
    expect(existsSync(page)).toBe(true);
    expect(namedIn(page).length).toBeGreaterThan(2);
    expect(missing(page)).toEqual([]);
  });

  test.each(INNER)('%s is there, short, and names files that are there', (page) => {
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8').split('\n').length).toBeLessThanOrEqual(30);
    expect(missing(page)).toEqual([]);
  });

  test.each(FOLDERS.filter((page) => !SYSTEM_PAGES.includes(page)))('%s is of a page at most', (page) => {
    expect(readFileSync(page, 'utf8').split('\n').length).toBeLessThanOrEqual(60);
  });

  test('CONTRIBUTING.md names files that are there', () => {
    expect(namedIn('CONTRIBUTING.md').length).toBeGreaterThan(15);
    expect(missing('CONTRIBUTING.md')).toEqual([]);
  });
});

describe('what CONTRIBUTING.md lists was done for', () => {
  test.each(SYSTEMS.map(({ id }) => id))('the system %s', (id) => {
    const parts = [`src/systems/${id}/index.ts`, `src/systems/${id}/README.md`, `docs/systems/${id}.md`];
    expect([...parts, `conformance/vectors/${id}/README.md`].filter((path) => !existsSync(path))).toEqual([]);
    expect(Object.keys(VECTORS)).toContain(id);
    expect(readFileSync('README.md', 'utf8')).toContain(`docs/systems/${id}.md`);
  });

  test.each(RULES.map(({ id }) => id))('the rule %s', (id) => {
    expect([`docs/rules/${id}.md`].filter((path) => !existsSync(path))).toEqual([]);
    expect(readFileSync('docs/rules/README.md', 'utf8')).toContain(`[${id}](${id}.md)`);
  });
});
