import { readdirSync, readFileSync } from 'node:fs';

/** The pages of a folder, by name. */
function pagesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name !== 'README.md');
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -3), readFileSync(`${folder}/${name}`, 'utf8')]),
  );
}

export const RULES = pagesIn('docs/rules');
export const PRESETS = pagesIn('src/playground/presets');
