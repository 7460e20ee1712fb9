import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function rulePage(id: string): string | null {
  const folder = join(installed(), 'docs/rules');
  const file = `${id}.md`;
  if (id === 'README' || !existsSync(folder) || !readdirSync(folder).includes(file)) return null;
  return readFileSync(join(folder, file), 'utf8');
}

/** The program and the style of the HTML page, as built from src/page. */
export function pageAssets(): { readonly script: string; readonly style: string } {
  const dist = join(installed(), 'dist');
  return {
    script: readFileSync(join(dist, 'page.js'), 'utf8'),
    style: readFileSync(join(dist, 'page.css'), 'utf8'),
  };
}

/** The folder that holds dist/, and docs/ if the whole package is there: one level above the bundled program, two above its source. */
function installed(): string {
  const [above, root] = ['..', '../..'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return existsSync(join(above ?? '', 'dist')) ? (above ?? '') : (root ?? '');
}
