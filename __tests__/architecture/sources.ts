import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder whose names end so, such as `src/run.ts`. */
export function filesBelow(folder: string, end = '.ts'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => join(entry.parentPath, entry.name));
}
