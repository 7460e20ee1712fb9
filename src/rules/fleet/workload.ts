import { verb } from '../../text/plural.js';
import { code, count, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { type Fix, fix } from '../../systems/system.js';
import type { PlannedGroup } from '../../plan/model.js';
import { type LimitedGroup, ofSystem } from '../rule.js';

/** True for Deployments, DaemonSets and StatefulSets: their limits have other names than those of node policies. */
export function isWorkload(limited: LimitedGroup): boolean {
  return ofSystem(limited).takes === 'pods';
}

/** The fix where no smaller batch helps, as targets that are unavailable besides the batches exceed `most`; null where one helps. */
export function outBesides({ batches, outBefore, unit }: PlannedGroup, most: number): Fix | null {
  if (outBefore > 0 && most < 1)
    return fix`Restore the ${count(outBefore, unit)} that ${literal(verb(outBefore, 'was', 'were'))} unavailable before: the limit has no room for another one.`;
  const isSmall = batches.every(({ size }) => size <= most);
  return isSmall ? fix`Restore what is unavailable besides the batches; they are small enough.` : null;
}

/** True if more break than the limit takes: pods of added replicas are created beside it. */
function addsAtOnce({ strategy, ceiling, outBefore, worstLoss }: PlannedGroup): boolean {
  const isAtOnce =
    strategy?.['podManagementPolicy'] === 'Parallel' || strategy?.['minAvailable'] !== undefined;
  return isAtOnce && outBefore === 0 && worstLoss > (ceiling.enforced ?? 0);
}

/** The field of the workload that allows all of it to be unavailable at once. */
export function wholeCause({ group }: LimitedGroup): Text {
  const { strategy, ceiling, outBefore, unit } = group;
  if (strategy?.['kind'] === 'Recreate')
    return text`${code('Recreate')} stops every pod before it starts the first new one.`;
  if (addsAtOnce(group)) {
    const isParallel = strategy?.['podManagementPolicy'] === 'Parallel';
    return text`Pods of added replicas are all created at once${isParallel ? text` (${code('podManagementPolicy: Parallel')})` : NO_TEXT}.`;
  }
  const written = ceiling.declared === null ? 'maxUnavailable' : `maxUnavailable: ${ceiling.declared}`;
  const before =
    outBefore > 0
      ? text`, and ${count(outBefore, unit)} ${literal(verb(outBefore, 'was', 'were'))} unavailable before`
      : NO_TEXT;
  return text`${code(written)} allows ${count(ceiling.enforced ?? 0, unit)} of ${group.matched}${before}.`;
}
