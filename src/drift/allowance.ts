import type { ReviewedGroup } from '../gate/reviewed.js';
import { counted, verb } from '../text/plural.js';
import type { PlannedGroup } from '../plan/model.js';
import type { DriftEffect } from './effect.js';

/** From here on what is out already decides how fast a rollout goes; below, single nodes come and go every day. */
const SHARE = 0.5;

/**
 * Targets that went out since the last time and take half of what may be out at once, or more; those that take all of it each time. Where windows decide, that all of it
 * is used up is told by the rule no-progress, with the hours.
 *
 * @param isTold something else tells each time that nothing gets on
 * @param isFound the rule finds that all of it is used up
 */
export function allowanceEffects(
  subject: string,
  now: PlannedGroup,
  then: ReviewedGroup,
  { isTold, isFound }: { readonly isTold: boolean; readonly isFound: boolean },
): DriftEffect[] {
  const limit = mostAllowed(now);
  const [seen, before] = [withoutOwn(now), withoutOwn(then)];
  const isNew = seen > before;
  if (!limit || (!isNew && isTold)) return [];
  // Not every controller counts all that are out: Karpenter passes over nodes that are only cordoned.
  const taken = takenOf(now, limit);
  const outBefore = taken < Math.min(limit, seen) ? taken : seen;
  if (!takesMuch(outBefore, limit)) return [];
  if (outBefore >= limit ? now.calendar || isFound : !isNew) return [];
  const left = limit - outBefore - ownOf(now);
  const rest = left > 0 ? `${left} ${verb(left, 'is', 'are')} left` : 'none is left';
  const was = seen === before ? 'as the last time' : `${before} the last time`;
  const who = `${counted(outBefore, now.unit)} ${verb(outBefore, 'is', 'are')} out already, ${was}`;
  const says = `${subject}: ${who}, and ${verb(outBefore, 'counts', 'count')} against the ${limit} that may be out at once: ${rest}.`;
  return [{ kind: 'allowance', subject, says, isWorse: true }];
}

type Out = Pick<PlannedGroup | ReviewedGroup, 'outBefore' | 'inFlight'>;

/** What the rollout itself is at work on is what the limit is for. */
function withoutOwn(group: Out): number {
  return Math.max(0, group.outBefore - ownOf(group));
}

function ownOf({ inFlight }: Out): number {
  return inFlight?.targets.length ?? 0;
}

/** How many of those out already the limit counts, in the hours in which it allows most. */
function takenOf({ allowed, calendar, outBefore }: PlannedGroup, limit: number): number {
  const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  const left = spans.flatMap((span) => (span.limit === limit ? (span.remaining ?? []) : []));
  return left.length === 0 ? outBefore : limit - Math.max(...left);
}

/** True where what is out already decides how fast a rollout goes; also where no limit is known. */
export function takesMuch(outBefore: number, limit: number | null): boolean {
  return limit === null || outBefore >= SHARE * limit;
}

/** The most that the limits ever allow, whatever the hour; null where nothing limits it. */
export function mostAllowed({ allowed, calendar, ceiling }: PlannedGroup): number | null {
  const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  if (spans.length === 0) return ceiling.enforced;
  return spans.reduce<number | null>(
    (most, { limit }) => (limit === null || most === null ? null : Math.max(most, limit)),
    0,
  );
}
