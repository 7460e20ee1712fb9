import { counted, verb } from '../../manifest/words/plural.js';
import type { PlannedGroup } from '../../plan/model.js';
import { count, type LimitedGroup, ofSystem } from '../rule.js';

/** True for Deployments, DaemonSets and StatefulSets: their limits have other names than those of node policies. */
export function isWorkload(limited: LimitedGroup): boolean {
  return ofSystem(limited).takes === 'pods';
}

/** What helps where no smaller batch does, as what is out beside the batches is what goes beyond `most`; null where one does. */
export function outBesides({ batches, outBefore, unit }: PlannedGroup, most: number): string | null {
  if (outBefore > 0 && most < 1)
    return `Bring back the ${counted(outBefore, unit)} that ${verb(outBefore, 'was', 'were')} out already: with ${verb(outBefore, 'it', 'them')} not even one more stays within the limit.`;
  const isSmall = batches.every(({ size }) => size <= most);
  return isSmall ? 'Its batches are small enough: let what is out beside them be back first.' : null;
}

/** True if more break than the limit takes: pods of added replicas are created beside it. */
function addsAtOnce({ strategy, ceiling, outBefore, worstLoss }: PlannedGroup): boolean {
  const isAtOnce =
    strategy?.['podManagementPolicy'] === 'Parallel' || strategy?.['minAvailable'] !== undefined;
  return isAtOnce && outBefore === 0 && worstLoss > (ceiling.enforced ?? 0);
}

/** What in the workload allows all of it to be out at once. */
export function wholeCause({ group }: LimitedGroup): string {
  const { strategy, ceiling } = group;
  if (strategy?.['kind'] === 'Recreate')
    return 'Recreate stops every pod before it starts the first new one.';
  const limit = ceiling.enforced ?? 0;
  if (addsAtOnce(group)) {
    const why = strategy?.['podManagementPolicy'] === 'Parallel' ? ' (podManagementPolicy: Parallel)' : '';
    return `Pods of added replicas are all created at once${why}.`;
  }
  const written = ceiling.declared === null ? '' : ` ${ceiling.declared}`;
  const before =
    group.outBefore > 0
      ? `, and ${count(group.outBefore, group.unit)} ${verb(group.outBefore, 'was', 'were')} out before`
      : '';
  return `maxUnavailable${written} allows ${count(limit, group.unit)} of ${group.matched}${before}.`;
}
