import type { Admission } from './admission/admit.js';
import { contradictions } from './contradiction.js';
import type { NodeClassChange } from './node-classes.js';
import type { NodePool } from './nodepool.js';

/** Why no node of the pool can be made; null where they can. */
export function disabledBy(
  pool: NodePool,
  { verdict }: Admission,
  nodeClass: NodeClassChange | null,
): string | null {
  if (verdict === 'invalidAtRuntime')
    return 'the pool is not valid at run time, so no replacement can be made';
  if (contradictions(pool).some(({ fitsNone }) => fitsNone))
    return 'no instance type fits requirements that contradict each other, so no replacement can be made';
  return nodeClass?.kind === 'deleted'
    ? `${nodeClass.ref.kind}/${nodeClass.ref.name} is deleted, so no replacement can be made`
    : null;
}
