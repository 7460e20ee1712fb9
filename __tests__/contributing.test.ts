import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SYSTEMS as VECTORS } from '../conformance/systems.js';
import { RULES } from '../src/rules/catalogue.js';
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

describe('contributing: pages for contributors', () => {
  test.each(['src/README.md', ...FOLDERS])('%s: exists, and names existing files', (page) => {
    expect(existsSync(page)).toBe(true);
    expect(namedIn(page).length).toBeGreaterThan(2);
    expect(missing(page)).toEqual([]);
  });

  test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s: names existing files', (page) => {
    expect(namedIn(page).length).toBeGreaterThan(15);
    expect(missing(page)).toEqual([]);
  });
});

describe('contributing: parts of CONTRIBUTING.md', () => {
  test.each(SYSTEMS.map(({ id }) => id))('the system %s: has all parts', (id) => {
    const parts = [`src/systems/${id}/index.ts`, `src/systems/${id}/README.md`, `docs/systems/${id}.md`];
    expect([...parts, `conformance/vectors/${id}/README.md`].filter((path) => !existsSync(path))).toEqual([]);
    expect(Object.keys(VECTORS)).toContain(id);
    expect(readFileSync('README.md', 'utf8')).toContain(`docs/systems/${id}.md`);
  });

  test.each(RULES.map(({ id }) => id))('the rule %s: has a page and a row', (id) => {
    expect([`docs/rules/${id}.md`].filter((path) => !existsSync(path))).toEqual([]);
    expect(readFileSync('docs/rules/README.md', 'utf8')).toContain(`[${id}](${id}.md)`);
  });
});
