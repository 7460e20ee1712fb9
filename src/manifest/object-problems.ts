import { filledText } from './fields.js';
import type { ProblemCode } from './problem-codes.js';
import type { FileReading } from './document.js';
import { isObject, type Json, type JsonObject } from './manifest.js';
import { problemAt } from './source-text.js';
import { visible } from './words/visible.js';

type OffsetOf = (...path: string[]) => number;

/** A document that is a list, a text or a number. None is reported where `limits.interest` asks for certain kinds only. */
export function notAnObject(reading: FileReading, offset: number, value: Json): void {
  if (isPassed(reading, null, null)) return;
  const message = `${typeName(value, 'upper')} stands where a Kubernetes object is expected. ${WRITE_IDENTITY}`;
  report(reading, offset, 'not-a-manifest', message);
}

/** A document without apiVersion or kind; with neither of them it is something else than a Kubernetes object. */
export function missingIdentity(reading: FileReading, object: JsonObject, at: OffsetOf): null {
  const has = (key: string): boolean =>
    Object.hasOwn(object, key) && object[key] !== null && object[key] !== '';
  if (isPassed(reading, filledText(object['apiVersion']), filledText(object['kind']))) return null;
  if (!has('apiVersion') && !has('kind')) {
    const message = `This has neither apiVersion nor kind, so it is not a Kubernetes object. ${WRITE_IDENTITY}`;
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

/** For an object whose name is missing, empty, no text or generated; null, as there is no manifest then. */
export function withoutName(reading: FileReading, object: JsonObject, at: OffsetOf): null {
  if (isPassed(reading, filledText(object['apiVersion']), filledText(object['kind']))) return null;
  const metadata = object['metadata'] ?? null;
  const name = isObject(metadata) ? (metadata['name'] ?? null) : null;
  if (name !== null && name !== '')
    return wrongType(reading, at('metadata', 'name'), 'metadata.name', 'text', name);
  const generated = isObject(metadata) && Object.hasOwn(metadata, 'generateName');
  const message = generated
    ? 'This object has a generateName, so base and head cannot be compared. Give it a metadata.name.'
    : 'This object has no metadata.name. Add one.';
  return report(reading, at('metadata', generated ? 'generateName' : 'name'), 'missing-name', message);
}

/** Reports an object with items: the result depends on the tool that applies it. */
export function bothListAndObject(reading: FileReading, offset: number): null {
  const message =
    'This object has items, so kubectl applies those and drops the object, and other tools apply the object. Take items out, or write a List.';
  return report(reading, offset, 'list-and-object', message);
}

const WRITE_IDENTITY = 'Add apiVersion, kind and metadata.name.';

/** True for what is no object of a kind that is judged, however it is completed: nobody misses it. */
export function isPassed(reading: FileReading, apiVersion: string | null, kind: string | null): boolean {
  const { interest } = reading.limits;
  return interest !== undefined && !interest.concerns(apiVersion, kind);
}

/**
 * The namespace of an object of a cluster-scoped kind. The API server takes it away, as the request names none, so two of one name are
 * one object. Source: kubernetes 1.28, apiserver, registry/rest/meta.go, EnsureObjectNamespaceMatchesRequestNamespace.
 */
export function strayNamespace(reading: FileReading, offset: number, kind: string): void {
  const message = `A ${visible(kind)} is in no namespace: the cluster drops this one, and two of one name are the same object. Delete the line; where a tool puts it there (targetNamespace of Flux, \`namespace\` of Kustomize), it does no harm.`;
  reading.problems.push(problemAt(reading.source, offset, 'cluster-scoped', message, 'warning'));
}

/** For `field` of another type than `expected` (`text`, `a list`); null, as there is no manifest then. */
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

function report(reading: FileReading, offset: number, code: ProblemCode, message: string): null {
  reading.problems.push(problemAt(reading.source, offset, code, message));
  return null;
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
