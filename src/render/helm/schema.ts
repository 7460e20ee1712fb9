import type { Json } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import type { Workspace } from '../workspace.js';
import type { Chart } from './chart.js';

const SCHEMA = /(?:^|\/)values\.schema\.json$/;
const PACKED = /(?:^|\/)charts\/[^/]*\.tgz$/;
const REFERS = new Set(['$ref', '$dynamicRef', '$recursiveRef', '$schema']);
/** Of the drafts that come with helm. */
const DRAFT = /^https?:\/\/json-schema\.org\/draft/;

/**
 * True where Helm would look elsewhere for a part of a schema of values: at an address, or in a file of the machine. Nothing is fetched,
 * so the values are not compared with such a schema; what a packed chart has is not looked at.
 */
export function mayFetchSchema(workspace: Workspace, { paths }: Chart): boolean {
  const files = paths.flatMap((path) => workspace.below(path).map((one) => one.path));
  return files.some((file) => PACKED.test(file) || (SCHEMA.test(file) && refersOut(workspace.text(file))));
}

function refersOut(text: string | null): boolean {
  try {
    return hasReference(JSON.parse(text ?? '{}') as Json);
  } catch {
    // Helm may read what is not read here.
    return true;
  }
}

function hasReference(schema: Json): boolean {
  const queue: Json[] = [schema];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (Array.isArray(one)) queue.push(...one);
    if (!isObject(one)) continue;
    for (const [key, value] of Object.entries(one)) {
      if (REFERS.has(key) && typeof value === 'string' && !value.startsWith('#') && !DRAFT.test(value))
        return true;
      queue.push(value);
    }
  }
  return false;
}
