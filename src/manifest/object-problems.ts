import type { FileReading } from './document.js';
import type { Json, JsonObject } from './manifest.js';
import { isObject } from './manifest.js';
import { problemAt } from './source-text.js';
import { visible } from './visible.js';

type OffsetOf = (...path: string[]) => number;

const LEAVE_OUT = 'take the file out of the policy globs';
/** Files that often lie beside manifests, are no Kubernetes objects, and decide what becomes of those that are. */
const FOREIGN: readonly (readonly [file: RegExp, advice: string])[] = [
  [
    /^kustomization\.ya?ml$/i,
    `It is a Kustomize file: run kustomize build, point fleetplan at the result, or ${LEAVE_OUT}.`,
  ],
  [
    /^(?:chart|values.*)\.ya?ml$/i,
    `It belongs to a Helm chart: run helm template, point fleetplan at the result, or ${LEAVE_OUT}.`,
  ],
];
const KUSTOMIZE = /^kustomize\.config\.k8s\.io\//;

export function notAnObject(reading: FileReading, offset: number, value: Json): void {
  report(
    reading,
    offset,
    'not-a-manifest',
    `${typeName(value, 'upper')} stands where a Kubernetes object is expected. ${adviceFor(reading.source.file)}`,
  );
}

/** A document without apiVersion or kind; with neither of them it is something else than a Kubernetes object. */
export function missingIdentity(reading: FileReading, object: JsonObject, at: OffsetOf): null {
  const has = (key: string): boolean =>
    Object.hasOwn(object, key) && object[key] !== null && object[key] !== '';
  if (!has('apiVersion') && !has('kind')) {
    const message = `This has neither apiVersion nor kind, so it is not a Kubernetes object. ${adviceFor(reading.source.file)}`;
    return report(reading, at(), 'not-a-manifest', message);
  }
  for (const [key, code] of [
    ['apiVersion', 'missing-api-version'],
    ['kind', 'missing-kind'],
  ] as const) {
    if (!has(key)) report(reading, at(key), code, `This object has no ${key}. Add one.`);
    else if (typeof object[key] !== 'string') wrongType(reading, at(key), key, 'text', object[key] ?? null);
  }
  return null;
}

export function withoutName(reading: FileReading, object: JsonObject, at: OffsetOf): null {
  const apiVersion = object['apiVersion'];
  if (typeof apiVersion === 'string' && KUSTOMIZE.test(apiVersion)) {
    return report(
      reading,
      at(),
      'not-a-manifest',
      `This is not a Kubernetes object. ${adviceFor('kustomization.yaml')}`,
    );
  }
  const metadata = object['metadata'] ?? null;
  const name = isObject(metadata) ? (metadata['name'] ?? null) : null;
  if (name !== null && name !== '')
    return wrongType(reading, at('metadata', 'name'), 'metadata.name', 'text', name);
  if (!needsName(reading, object)) return null;
  const generated = isObject(metadata) && Object.hasOwn(metadata, 'generateName');
  const message = generated
    ? 'This object has a generateName, so base and head cannot be compared. Give it a metadata.name, or ' +
      `${LEAVE_OUT}.`
    : `This object has no metadata.name. Add one, or ${LEAVE_OUT}.`;
  return report(reading, at('metadata', generated ? 'generateName' : 'name'), 'missing-name', message);
}

/** The file of a controller's own configuration often lies beside policies; it is an object of an API, but has no name. */
function needsName({ limits }: FileReading, { apiVersion, kind }: JsonObject): boolean {
  if (typeof apiVersion !== 'string' || typeof kind !== 'string') return true;
  return limits.needsName?.(apiVersion, kind) ?? true;
}

/**
 * The namespace of an object of a cluster-scoped kind. The API server takes it away, as the request names none, so two of one name are
 * one object. Source: kubernetes 1.28, apiserver, registry/rest/meta.go, EnsureObjectNamespaceMatchesRequestNamespace.
 */
export function strayNamespace(reading: FileReading, offset: number, kind: string): void {
  const message = `A ${visible(kind)} is in no namespace: the cluster drops this one, and two of one name are the same object. Delete the line.`;
  reading.problems.push(problemAt(reading.source, offset, 'cluster-scoped', message, 'warning'));
}

export function wrongType(
  reading: FileReading,
  offset: number,
  field: string,
  expected: string,
  value: Json,
): null {
  const advice = expected === 'text' ? 'Put the value in quotes.' : 'Correct the value.';
  const message = `${field} must be ${expected}, but is ${typeName(value, 'lower')}. ${advice}`;
  return report(reading, offset, 'wrong-type', message);
}

function report(reading: FileReading, offset: number, code: string, message: string): null {
  reading.problems.push(problemAt(reading.source, offset, code, message));
  return null;
}

function adviceFor(file: string): string {
  const name = file.split('/').at(-1) ?? '';
  const foreign = FOREIGN.find(([pattern]) => pattern.test(name));
  return foreign?.[1] ?? `Add apiVersion, kind and metadata.name, or ${LEAVE_OUT}.`;
}

function typeName(value: Json, letter: 'upper' | 'lower'): string {
  const name = nameOfType(value);
  return letter === 'lower' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

function nameOfType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a mapping';
  if (typeof value === 'string') return `the text "${visible(value, 40)}"`;
  return typeof value === 'number' ? `the number ${value}` : 'a boolean';
}
