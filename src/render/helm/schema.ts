import { isObject, type Json } from '../../manifest/manifest.js';
import { packedFiles } from '../../read/packed.js';
import type { Workspace } from '../workspace.js';
import type { Chart } from './chart.js';

const NAME = 'values.schema.json';
const SCHEMA = /(?:^|\/)values\.schema\.json$/;
const PACKED = /(?:^|\/)charts\/[^/]*\.tgz$/;
const REFERS = new Set(['$ref', '$dynamicRef', '$recursiveRef', '$schema']);
/** The drafts of JSON Schema that come with helm. */
const DRAFT = /^https?:\/\/json-schema\.org\/draft/;

/**
 * True where Helm would look elsewhere for a part of a schema of values: at an address, or in a file of the machine. Nothing is fetched,
 * so the values are not compared with such a schema. Packed charts are looked into; what can not be told of one counts as such a part.
 */
export function mayFetchSchema(workspace: Workspace, { paths }: Chart): boolean {
  const files = paths.flatMap((path) => workspace.below(path).map((one) => one.path));
  return files.some(
    (file) =>
      (PACKED.test(file) && packedRefersOut(workspace.bytes(file))) ||
      (SCHEMA.test(file) && refersOut(workspace.text(file))),
  );
}

/** Nothing is known about a packed chart inside a packed chart. */
function packedRefersOut(bytes: Buffer | null): boolean {
  const files = bytes && packedFiles(bytes, (name) => name.includes(NAME) || name.includes('.tgz'));
  if (files === null) return true;
  return files.some(({ name, text, isAboutNext }) => {
    if (isAboutNext) return text.includes(NAME) || text.includes('.tgz');
    return !name.includes(NAME) || refersOut(text);
  });
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
