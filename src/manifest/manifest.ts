/** A value read from YAML or JSON. Objects have no prototype, so that keys such as `__proto__` are plain data. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Steps from the root of a manifest to a field: `['spec', 'compartments', 0, 'name']`. */
export type FieldPath = readonly (string | number)[];

/** A location in the input. Lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A version of a kind of custom resources. */
export interface DefinedVersion {
  readonly name: string;
  readonly isServed: boolean;
  /** The status of an object has an address of its own, and one in a file is dropped. */
  readonly hasStatus: boolean;
  readonly schema: JsonObject | null;
}

/** A CustomResourceDefinition: what a cluster takes of one kind. */
export interface Definition {
  /** `nodepools.karpenter.sh` */
  readonly name: string;
  readonly group: string;
  readonly kind: string;
  readonly versions: readonly DefinedVersion[];
  /** A definition older than apiextensions.k8s.io/v1: no unknown field is dropped. */
  readonly keepsUnknown: boolean;
  /** It ships with this program: its rules run without a bound. */
  readonly isOurs?: boolean;
}

/** A Kubernetes object with its file and the position of each of its fields. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  /** Null where the manifest names none; whether that means "default" or "cluster-scoped" is the system's to say. */
  readonly namespace: string | null;
  readonly name: string;
  readonly object: JsonObject;
  /** Its `apiVersion` as it is written, where it is planned as another version of it. */
  readonly writtenApi?: string;
  /** Definition of its kind in the snapshot; absent: the shipped one is used. */
  readonly definition?: Definition;
  /** The start of the document, or of the item of a `List`. */
  readonly place: Place;
  /** The key of a field, or of its nearest ancestor that is written. */
  placeOf(path: FieldPath): Place;
}

/** Namespace of a namespaced object that writes none. */
export const DEFAULT_NAMESPACE = 'default';

/** The namespace of an object of a namespaced kind: an apply takes the default one where none is written. */
export function namespaceOf({ namespace }: { readonly namespace: string | null }): string {
  return namespace ?? DEFAULT_NAMESPACE;
}

/** The part of `apiVersion` before the slash; '' for the core group. */
export function groupOf(apiVersion: string): string {
  const slash = apiVersion.indexOf('/');
  return slash < 0 ? '' : apiVersion.slice(0, slash);
}

/** True for a mapping: not null, not a list, not a scalar. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
