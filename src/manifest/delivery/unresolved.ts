import { pathText } from '../fields.js';
import type { FieldPath, Json, Manifest } from '../manifest.js';
import { visible } from '../visible.js';

/**
 * `${X}`, `$X` and `$(X)` of envsubst, Flux and Kustomize, `{{ x }}` of Helm, Jinja and Go, `<% x %>` and `<%= x %>`, `%{x}` of Bazel,
 * `#{x}#` of Azure Pipelines, `((x))` of Concourse, `@@x@@`, `@X@`, `%%x%%` and `__X__` of `sed`. `$${X}` is an escape. No part goes past
 * a mark that opens another one, so a text is read once.
 */
export const PLACEHOLDER =
  /(?<!\$)\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^{}]*\}|\([^()]*\))|\{\{[^{}]*(?:(?:\{(?!\{)|\}(?!\}))[^{}]*)*\}\}|<%[^<%]*(?:(?:<(?!%)|%(?!>))[^<%]*)*%>|[%#]\{[^{}]*\}|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/;

/** Fields, at any depth, whose text is for the pods and is not evaluated: it may hold `$` and braces of its own. */
const FREE_TEXT: ReadonlySet<string> = new Set([
  ...['annotations', 'args', 'binaryData', 'command', 'configMap', 'data', 'description'],
  ...['env', 'envFrom', 'exec'],
  ...['hostAliases', 'httpGet', 'image', 'imagePullSecrets', 'managedFields', 'message', 'serviceAccount'],
  ...['serviceAccountName', 'status', 'stringData', 'userData', 'volumeMounts', 'volumes'],
]);

/** The first placeholder in the identity or an evaluated field, such as `${ARCH}` in `spec.replicas`; `freeText` are fields of the kind that are not evaluated. */
export function placeholderIn(manifest: Manifest, freeText: readonly string[] = []) {
  const { apiVersion, kind, name, namespace, object } = manifest;
  const passed = new Set([...FREE_TEXT, ...freeText]);
  // The rest of the metadata, such as labels, decides nothing that is planned.
  const found = firstIn({ ...object, apiVersion, kind, metadata: { name, namespace } }, passed);
  if (found === null) return null;
  const { written, path } = found;
  return { written: visible(written, 60), field: visible(pathText(path)), place: manifest.placeOf(path) };
}

/** The first placeholder in a value or a key of it, and the path to it. */
function firstIn(value: Json, passed: ReadonlySet<string>): { written: string; path: FieldPath } | null {
  if (typeof value === 'string') {
    const [written] = PLACEHOLDER.exec(value) ?? [];
    return written === undefined ? null : { written, path: [] };
  }
  if (typeof value !== 'object' || value === null) return null;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (!isList && passed.has(key)) continue;
    const found = (isList ? null : firstIn(key, passed)) ?? firstIn(inner, passed);
    if (found) return { written: found.written, path: [isList ? Number(key) : key, ...found.path] };
  }
  return null;
}
