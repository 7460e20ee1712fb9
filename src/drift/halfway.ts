import type { ReviewedGroup } from '../gate/reviewed.js';
import { counted } from '../manifest/plural.js';
import type { PlannedGroup } from '../plan/model.js';
import type { DriftEffect } from './effect.js';
import { whyText } from './effect.js';

/**
 * How a rollout that is under way, now or the last time, got on; null where none is. What is left of it are the targets of the batches
 * that are still to come.
 */
export function halfwayEffects(
  subject: string,
  now: PlannedGroup,
  then: ReviewedGroup,
): DriftEffect[] | null {
  const left = { now: leftIn(now), then: leftIn(then) };
  const is = { now: isHalfway(left.now, now.matched), then: isHalfway(left.then, then.matched) };
  // Of what is stuck no batch is to come: how far it is nobody can tell from these, and the outcome says it.
  if (NEVER_ENDS.has(now.outcome)) return is.then ? [] : null;
  const done = { now: now.matched - left.now, then: then.matched - left.then };
  const of = `${done.now} of ${counted(now.matched, now.unit)} done`;
  const effect = (says: string, isWorse: boolean): DriftEffect[] => [
    { kind: 'progress', subject, says: `${subject}: ${says}`, isWorse },
  ];
  if (NEVER_ENDS.has(then.outcome)) return is.now ? effect(`the rollout is under way: ${of}.`, false) : null;
  if (!is.then)
    return is.now ? effect(`a rollout is under way: ${of}, and the last time none was.`, false) : null;
  if (!is.now) return effect('the rollout that was under way the last time is over.', false);
  if (done.now > done.then) return effect(`the rollout goes on: ${of}, ${done.then} the last time.`, false);
  return effect(`the rollout stands still: ${of}, ${done.then} the last time.${whyText(now)}`, true);
}

const NEVER_ENDS: ReadonlySet<PlannedGroup['outcome']> = new Set(['stuck', 'stopped']);

function leftIn({ batches }: { readonly batches: readonly { readonly size: number }[] }): number {
  return batches.reduce((sum, { size }) => sum + size, 0);
}

function isHalfway(left: number, matched: number): boolean {
  return left > 0 && left < matched;
}
