import type { Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import type { PolicyRef } from '../system.js';
import { objectKey, POLICY_KIND } from './objects.js';

/** The same object in another list: before the change, or in the cluster. */
export function same<T extends { readonly manifest: Manifest }>(
  list: readonly T[],
  manifest: Manifest,
): T | null {
  return list.find((other) => objectKey(other.manifest) === objectKey(manifest)) ?? null;
}

/** The same object in the other API group. */
function isTwin(a: Manifest, b: Manifest): boolean {
  const isMain = (manifest: Manifest): boolean => manifest.kind !== POLICY_KIND;
  return a.name === b.name && isMain(a) === isMain(b) && groupOf(a.apiVersion) !== groupOf(b.apiVersion);
}

/** The same object in the other API group, in a list. */
export function twinIn<T extends { readonly manifest: Manifest }>(
  list: readonly T[],
  manifest: Manifest,
): T | null {
  return list.find((other) => isTwin(other.manifest, manifest)) ?? null;
}

export function sameRef(a: PolicyRef, b: PolicyRef): boolean {
  return a.kind === b.kind && a.name === b.name && a.namespace === b.namespace;
}
