import { identityOf } from '../../manifest/identity.js';
import type { Manifest } from '../../manifest/manifest.js';
import { isSameJson } from '../../manifest/canonical.js';

/** True for the same object with the same content. */
export function isSameObject(a: Manifest, b: Manifest): boolean {
  // Names first: of many objects nearly all differ in them.
  if (a.name !== b.name || a.kind !== b.kind || identityOf(a) !== identityOf(b)) return false;
  return a.object === b.object || isSameJson(a.object, b.object);
}
