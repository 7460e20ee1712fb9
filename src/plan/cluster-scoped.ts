import { SYSTEMS } from '../systems/index.js';

/** True for a planned kind whose objects are in no namespace. */
export function isClusterScoped(apiVersion: string, kind: string): boolean {
  return SYSTEMS.some(
    (system) => system.claims(apiVersion, kind) && system.isNamespaced?.(apiVersion, kind) !== true,
  );
}
