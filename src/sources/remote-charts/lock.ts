import { createHash } from 'node:crypto';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json } from '../../manifest/manifest.js';
import { canonicalJson } from '../../manifest/values/canonical.js';

/** Fields of a dependency in the order in which Helm hashes them. Source: helm, pkg/chart/v2, `Dependency`. */
const FIELDS = [
  'name',
  'version',
  'repository',
  'condition',
  'tags',
  'enabled',
  'import-values',
  'alias',
] as const;

/**
 * The dependencies of Chart.yaml at the versions of Chart.lock; null if the lock was made for others, which `helm dependency build` refuses.
 * Source: helm, internal/resolver, `HashReq`.
 */
export function lockedDependencies(chart: Json, lock: Json): readonly Json[] | null {
  const [wanted, locked] = [itemsIn(chart, 'dependencies'), itemsIn(lock, 'dependencies')];
  const hashed = `[${[wanted, locked].map((list) => `[${list.map(hashedForm).join(',')}]`).join(',')}]`;
  const digest = `sha256:${createHash('sha256').update(escaped(hashed)).digest('hex')}`;
  return digest === textIn(lock, 'digest') ? locked : null;
}

function hashedForm(dependency: Json): string {
  const written = FIELDS.flatMap((name) => {
    const value = field(dependency, name) ?? (name === 'repository' ? '' : undefined);
    const isEmpty =
      value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
    if (isEmpty && name !== 'name' && name !== 'repository') return [];
    return [
      `${JSON.stringify(name)}:${isObject(value) || Array.isArray(value) ? canonicalJson(value) : JSON.stringify(value ?? '')}`,
    ];
  });
  return `{${written.join(',')}}`;
}

/** As Go writes JSON. */
function escaped(json: string): string {
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
