import { isInNoNamespace } from '../../manifest/cluster-scoped.js';
import { claimedAs } from '../../systems/index.js';

/** True for a kind, planned or not, whose objects are in no namespace. */
export function isClusterScoped(apiVersion: string, kind: string): boolean {
  return claimedAs({ apiVersion, kind })?.spec.isNamespaced === false || isInNoNamespace(apiVersion, kind);
}
