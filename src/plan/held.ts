import { identityOf } from '../manifest/identity.js';
import type { Plan, PlannedPolicy } from './model.js';

/** True where the snapshot holds the object of a policy. */
export function isHeld(
  { ref, apiVersion }: Pick<PlannedPolicy, 'ref' | 'apiVersion'>,
  { inventory }: Pick<Plan, 'inventory'>,
): boolean {
  return inventory?.held.has(identityOf({ ...ref, apiVersion })) ?? false;
}
