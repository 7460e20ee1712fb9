import { claimedAs } from '../systems/claimed.js';

/** True for a planned kind whose objects are in no namespace. */
export function isClusterScoped(apiVersion: string, kind: string): boolean {
  return claimedAs({ apiVersion, kind })?.spec.isNamespaced === false;
}
