import { pathText } from '../fields.js';
import { type FieldPath, isObject, type Json, type Manifest, type Place } from '../manifest.js';
import { visible } from '../visible.js';

/** A value that is put in before the object is applied. */
interface Placeholder {
  /** `${ARCH}`, as it is written. */
  readonly written: string;
  /** `spec.replicas`. */
  readonly field: string;
  readonly place: Place;
}

/**
 * `${X}`, `$X` and `$(X)` of envsubst, Flux and Kustomize, `{{ x }}` of Helm, Jinja and Go, `<% x %>` and `<%= x %>`, `%{x}` of Bazel,
 * `#{x}#` of Azure Pipelines, `((x))` of Concourse, `@@x@@`, `@X@`, `%%x%%` and `__X__` of `sed`. `$${X}` is an escape. No part goes past
 * a mark that opens another one, so a text is read once.
 */
const PLACEHOLDER =
  /(?<!\$)\$(?:[A-Za-z_][A-Za-z0-9_]*|\{[^{}]*\}|\([^()]*\))|\{\{[^{}]*(?:(?:\{(?!\{)|\}(?!\}))[^{}]*)*\}\}|<%[^<%]*(?:(?:<(?!%)|%(?!>))[^<%]*)*%>|[%#]\{[^{}]*\}|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/;

/** Fields, at any depth, whose text is for the pods and is not evaluated: it may hold `$` and braces of its own. */
const FREE_TEXT: ReadonlySet<string> = new Set([
  ...['annotations', 'args', 'binaryData', 'command', 'configMap', 'data', 'description'],
  ...['env', 'envFrom', 'exec'],
  ...['hostAliases', 'httpGet', 'image', 'imagePullSecrets', 'managedFields', 'message', 'serviceAccount'],
  ...['serviceAccountName', 'status', 'stringData', 'userData', 'volumeMounts', 'volumes'],
]);

/** The first placeholder in the identity or an evaluated field; `freeText` are fields of the kind that are not evaluated. */
export function placeholderIn(manifest: Manifest, freeText: readonly string[] = []): Placeholder | null {
  const { apiVersion, kind, name, namespace } = manifest;
  const identity: readonly (readonly [FieldPath, string])[] = [
    [['apiVersion'], apiVersion],
    [['kind'], kind],
    [['metadata', 'name'], name],
    [['metadata', 'namespace'], namespace ?? ''],
  ];
  for (const [path, text] of identity) {
    const written = writtenIn(text);
    if (written !== null) return found(manifest, path, written);
  }
  // The rest of the metadata, such as labels, decides nothing that is planned.
  const evaluated = Object.entries(manifest.object).filter(([key]) => key !== 'metadata');
  const passed = new Set([...FREE_TEXT, ...freeText]);
  const inside = search(Object.fromEntries(evaluated), [], passed);
  return inside && found(manifest, inside.path, inside.written);
}

function search(
  value: Json,
  path: FieldPath,
  passed: ReadonlySet<string>,
): { path: FieldPath; written: string } | null {
  if (typeof value === 'string') {
    const written = writtenIn(value);
    return written === null ? null : { path, written };
  }
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [step, inside] of entries) {
    if (typeof step === 'string' && passed.has(step)) continue;
    const written = typeof step === 'string' ? writtenIn(step) : null;
    const deeper =
      written === null ? search(inside, [...path, step], passed) : { path: [...path, step], written };
    if (deeper !== null) return deeper;
  }
  return null;
}

function writtenIn(text: string): string | null {
  return PLACEHOLDER.exec(text)?.[0] ?? null;
}

function found(manifest: Manifest, path: FieldPath, written: string): Placeholder {
  return { written: visible(written, 60), field: visible(pathText(path)), place: manifest.placeOf(path) };
}
