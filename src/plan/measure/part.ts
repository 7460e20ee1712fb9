import { remembered } from '../../manifest/lookup.js';
import { groupKey } from '../../rollout/batches.js';
import type { Instant } from '../../rollout/controller.js';
import type { Run } from '../../rollout/trace.js';
import type { Outcome, ResolvedGroup } from '../../systems/system.js';
import { NO_TEXT } from '../../text/text.js';
import { percentOf } from '../../text/plural.js';
import type { Batch, Effect, PlannedGroup } from '../model.js';
import type { Course } from './measured.js';
import { leavesSomething } from './wholes.js';

/** The numbers of the targets of a part; the group as a whole is measured with the policy that rolls it. */
export function partNumbers(group: ResolvedGroup, course: Course, outBefore: number) {
  const ends = endsIn(course.run);
  const batches = course.batches.flatMap((batch): Batch | [] => {
    const targets = group.targets.filter((target) => batch.targets.includes(target));
    if (targets.length === 0) return [];
    const own = targets.flatMap((target) => ends.get(endKey(group.runs, target)) ?? []);
    const failed = own.filter((end) => end.failed).length;
    const end = own.length < targets.length ? null : Math.max(...own.map(({ at }) => at));
    return { ...batch, targets, size: targets.length, end, succeeded: own.length - failed, failed };
  });
  const touched = batches.reduce((sum, { size }) => sum + size, 0);
  const peakAtOnce = Math.min(group.targets.length, Math.max(touched, outBefore));
  const outcome = outcomeOfPart(group, batches);
  return {
    batches,
    peakAtOnce,
    peakPercent: percentOf(peakAtOnce, group.targets.length),
    // No limit stops work that begins everywhere at once.
    worstLoss: touched,
    stops: false,
    start: batches[0]?.start ?? null,
    finish: outcome === 'complete' ? (batches.at(-1)?.end ?? null) : null,
    outcome,
    why: NO_TEXT,
    fix: null,
    extremes: null,
    domains: [],
  } satisfies Partial<PlannedGroup>;
}

/** The numbers of a policy whose groups are parts: those of its parts. */
export function partEffect(
  groups: readonly PlannedGroup[],
): Pick<Effect, 'peakAtOnce' | 'worstLoss' | 'stops'> {
  return {
    peakAtOnce: groups.reduce((sum, group) => sum + group.peakAtOnce, 0),
    worstLoss: groups.reduce((sum, group) => sum + group.worstLoss, 0),
    stops: false,
  };
}

function outcomeOfPart(group: ResolvedGroup, batches: readonly Batch[]): Outcome {
  if (batches.length === 0) return group.blocked.length > 0 ? 'stuck' : 'none';
  if (batches.some(({ failed }) => failed > 0)) return 'stuck';
  if (batches.some(({ end }) => end === null)) return 'unfinished';
  return leavesSomething(group) ? 'stuck' : 'complete';
}

/** The last end of the work on each target of a run; none for work that is not over. */
const endsIn = remembered((run: Run) => {
  const ends = new Map<string, { readonly at: Instant; readonly failed: boolean }>();
  for (const event of run.events) {
    const { kind, at, target } = event;
    if (kind === 'start') ends.delete(endKey(event, target));
    if (kind === 'succeeded' || kind === 'failed')
      ends.set(endKey(event, target), { at, failed: kind === 'failed' });
  }
  return ends;
});

function endKey(group: ResolvedGroup['runs'], target: string): string {
  return `${groupKey(group)}\u0000${target}`;
}
