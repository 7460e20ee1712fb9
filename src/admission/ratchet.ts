import { canonicalJson, isSameJson } from '../manifest/values/canonical.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Structural } from './structural.js';

/** What an update starts from, beside what it makes of it, both as far as they can be compared. */
export interface Step {
  readonly old: JsonObject;
  readonly now: JsonObject;
  /** A snapshot keeps only parts of objects: what is equal in one field may be another in those that it does not keep. */
  readonly isPartial: boolean;
}

/**
 * Tells of which places an update is not refused for what is wrong there: what stood there before, and is as it was, is taken with all
 * its faults. A part whose place in the old object nobody can tell is as old as what it stands in. Source:
 * k8s.io/apiextensions-apiserver, CRDValidationRatcheting (on by default since Kubernetes 1.30), pkg/apiserver/validation/ratcheting.go
 * and schema/cel/validation.go.
 */
export function oldPlaces(schema: Structural, step: Step | null): (path: FieldPath) => boolean {
  return step === null ? () => false : (path) => isUnchanged(schema, path, step);
}

function isUnchanged(schema: Structural, path: FieldPath, { old, now, isPartial }: Step): boolean {
  let at: Correlated = { schema, old, now };
  for (const key of path) {
    if (!isPartial && isEqual(at)) return true;
    const next = below(at, key);
    if (next === null) return false;
    at = next;
  }
  const isWhole = !isPartial || (!isObject(at.now) && !Array.isArray(at.now));
  return isWhole && isEqual(at);
}

interface Correlated {
  readonly schema: Structural;
  readonly old: Json;
  readonly now: Json;
}

function isEqual({ old, now }: Correlated): boolean {
  return isSameJson(old, now);
}

/** Null where the part has no place in the old object that is known: items of a list have one by their keys alone. */
function below({ schema, old, now }: Correlated, key: string | number): Correlated | null {
  if (typeof key === 'number') {
    const { items, listType, mapKeys } = schema;
    if (!items || listType !== 'map' || !Array.isArray(old) || !Array.isArray(now)) return null;
    const item: Json = now[key] ?? null;
    const keyOf = (one: Json): string =>
      canonicalJson(mapKeys.map((name) => (isObject(one) ? (one[name] ?? null) : null)));
    const earlier = old.find((one) => keyOf(one) === keyOf(item));
    return earlier === undefined ? null : { schema: items, old: earlier, now: item };
  }
  const known = schema.properties.get(key) ?? schema.additional;
  if (known === null || known === 'any' || !isObject(old) || !isObject(now)) return null;
  const [was, is] = [old[key], now[key]];
  return was === undefined || is === undefined ? null : { schema: known, old: was, now: is };
}
