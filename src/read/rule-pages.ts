import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The page of a rule, as it is shipped; null for what is no rule. Every rule has one, and every page but the index belongs to a rule. */
export function rulePage(id: string): string | null {
  const folder = pages();
  const file = `${id}.md`;
  if (id === 'README' || !readdirSync(folder).includes(file)) return null;
  return readFileSync(`${folder}/${file}`, 'utf8');
}

/** docs/ stands beside dist/, and beside src/ where the sources run. */
function pages(): string {
  const folders = ['../docs/rules', '../../docs/rules'].map((folder) =>
    fileURLToPath(new URL(folder, import.meta.url)),
  );
  return folders.find((folder) => existsSync(folder)) ?? folders[0] ?? '';
}
