import { isDone, losesAll } from '../gate/paired.js';
import type { ReviewedGroup } from '../gate/reviewed.js';
import type { PlannedGroup } from '../plan/model.js';
import { percentText } from '../text/plural.js';
import { count, literal, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, namesOf, NEXT_OUTCOMES, OUTCOMES, whyText } from './effect.js';
import { type Earlier, endText, type GoesOn, halfwayEffects } from './progress.js';

/** Differences of one group; `gone` are targets that are no longer selected. */
export function groupEffects(
  subject: Text,
  now: PlannedGroup,
  earlier: Earlier,
  { goesOn, gone }: { readonly goesOn: GoesOn; readonly gone: readonly string[] },
): DriftEffect[] {
  const { then } = earlier;
  const halfway = halfwayEffects(subject, now, earlier, goesOn);
  const effect = (
    is: boolean,
    kind: DriftEffect['kind'],
    says: () => Text,
    isWorse: boolean,
  ): DriftEffect[] => (is ? [effectOn(kind, subject, says(), isWorse)] : []);
  const unit = (n: number): Text => count(n, now.unit);
  const [limit, limitThen] = [now.ceiling.enforced, then.ceiling.enforced];
  // The ceiling of a group whose limits change with time is that of the hour.
  const isTimed = now.calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
  // The rest of a rollout shrinks while it goes on, and the next one is another one than what is due: neither is drift.
  const isOther =
    halfway !== null || !goesOn.isOfOne || then.outcome === 'stuck' || (goesOn.then && !goesOn.now);
  const isCompared = !isOther && now.matched > 0 && !isOfFewNodes(now, then);
  // The same number as the ceiling: the difference of the ceiling is reported.
  const isByCeiling = limit === now.peakAtOnce && limitThen === then.peakAtOnce && !isTimed;
  // Nothing else reports that a rollout could go again which nothing has begun.
  const isLetGo = halfway === null && goesOn.isNext && goesOn.isOfOne;
  const isOtherwise = now.outcome !== then.outcome && then.matched > 0 && now.matched > 0;
  return [
    ...effect(
      now.matched !== then.matched,
      'size',
      () => text`${unit(now.matched)}, ${then.matched} last time.${unselectedText(gone, now)}`,
      gone.length > 0 || (now.matched === 0 && now.isFallback !== true),
    ),
    ...effect(
      !isTimed && limit !== limitThen,
      'ceiling',
      () => ceilingText(now, limitThen),
      limit === null || (limitThen !== null && limit > limitThen),
    ),
    ...(halfway ?? []),
    ...effect(
      isCompared && now.peakAtOnce !== then.peakAtOnce && !isByCeiling,
      'peak',
      () =>
        text`${now.peakAtOnce} of ${unit(now.matched)} (${literal(percentText(now.peakAtOnce, now.matched))}) out at once${outBeforeText(now)}, ${then.peakAtOnce} of ${then.matched} last time.`,
      now.peakAtOnce > then.peakAtOnce,
    ),
    ...effect(
      isCompared && now.worstLoss !== then.worstLoss && !isOfFewerAlone(now, then),
      'worst-loss',
      () => text`a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} last time.`,
      now.worstLoss > then.worstLoss && !(losesAll(now) && losesAll(then)),
    ),
    ...effect(
      isOtherwise && !(isOther && isDone(now.outcome) && !isLetGo),
      'outcome',
      () =>
        goesOn.isNext
          ? text`the next rollout ${NEXT_OUTCOMES[now.outcome]}, and last time it ${NEXT_OUTCOMES[then.outcome]}.${whyText(now)}`
          : text`${goesOn.now ? endText(now) : OUTCOMES[now.outcome]}, and last time ${OUTCOMES[then.outcome]}.${whyText(now)}`,
      !isDone(now.outcome),
    ),
  ];
}

function unselectedText(gone: readonly string[], { unit }: Pick<PlannedGroup, 'unit'>): Text {
  if (gone.length === 0) return NO_TEXT;
  return text` ${count(gone.length, unit)} ${verbFor(gone.length, 'is', 'are')} there but no longer selected: ${namesOf(gone)}.`;
}

/** Fewer break because there are fewer, or because nothing is disrupted: that is not safer. */
function isOfFewerAlone(now: PlannedGroup, then: ReviewedGroup): boolean {
  const isOfSize = losesAll(now) && losesAll(then);
  return now.worstLoss < then.worstLoss && (isOfSize || (isDone(then.outcome) && !isDone(now.outcome)));
}

/** True for numbers that differ by targets which come and go every day, as long as these are few. */
function isOfFewNodes(now: PlannedGroup, then: ReviewedGroup): boolean {
  const moved = Math.abs(now.outBefore - then.outBefore);
  const differs = Math.max(
    Math.abs(now.peakAtOnce - then.peakAtOnce),
    Math.abs(now.worstLoss - then.worstLoss),
  );
  // Targets that are back let more be disrupted: no drift, however many they are.
  const isFew =
    now.outBefore < then.outBefore || !takesMuch(Math.max(now.outBefore, then.outBefore), mostAllowed(now));
  return now.matched === then.matched && moved > 0 && differs <= moved && isFew;
}

function outBeforeText({ outBefore }: PlannedGroup): Text {
  return outBefore === 0 ? NO_TEXT : text` (${outBefore} of them out before it begins)`;
}

function ceilingText({ ceiling: { declared, enforced }, unit }: PlannedGroup, then: number | null): Text {
  const was = then === null ? text`there was no limit` : text`${then}`;
  if (enforced === null) return text`nothing limits how many go at once, ${was} last time.`;
  // A budget of a NodePool is a string, also where it is a number.
  const isShare = typeof declared === 'string' && !/^\d+$/.test(declared);
  const written = isShare ? text`${literal(declared)} is` : text`up to`;
  return text`${written} ${count(enforced, unit)} at once now, ${was} last time.`;
}

/** From here on the targets that are out already decide how fast a rollout goes; below, single nodes come and go every day. */
const SHARE = 0.5;

/**
 * Targets that went out since the last report and take half of what may be out at once, or more; those that take all of it each time.
 * With windows the rule no-progress reports a used-up limit, with the hours.
 *
 * @param isReported another effect reports each time that the rollout makes no progress
 * @param isFound the rule finds that the limit is used up
 */
export function allowanceEffects(
  subject: Text,
  now: PlannedGroup,
  then: ReviewedGroup,
  { isReported, isFound }: { readonly isReported: boolean; readonly isFound: boolean },
): DriftEffect[] {
  const limit = mostAllowed(now);
  // Targets that the rollout itself works on are what the limit is for.
  const ownOf = ({ inFlight }: PlannedGroup | ReviewedGroup): number => inFlight?.targets.length ?? 0;
  const seen = Math.max(0, now.outBefore - ownOf(now));
  const before = Math.max(0, then.outBefore - ownOf(then));
  if (!limit || (seen <= before && isReported)) return [];
  // Not every controller counts all that are out: Karpenter ignores nodes that are only cordoned.
  const remaining = spansOf(now).flatMap((span) => (span.limit === limit ? (span.remaining ?? []) : []));
  const taken = remaining.length === 0 ? now.outBefore : limit - Math.max(...remaining);
  const outBefore = taken < Math.min(limit, seen) ? taken : seen;
  if (!takesMuch(outBefore, limit)) return [];
  if (outBefore >= limit ? now.calendar || isFound : seen <= before) return [];
  const left = limit - outBefore - ownOf(now);
  const rest = left > 0 ? text`${left} ${verbFor(left, 'is', 'are')} left` : text`none is left`;
  const was = seen === before ? text`as last time` : text`${before} last time`;
  const says = text`${count(outBefore, now.unit)} ${verbFor(outBefore, 'is', 'are')} already unavailable, ${was}, and ${verbFor(outBefore, 'counts', 'count')} against the limit of ${limit}: ${rest}.`;
  return [effectOn('allowance', subject, says, true)];
}

function takesMuch(outBefore: number, limit: number | null): boolean {
  return limit === null || outBefore >= SHARE * limit;
}

/** The most that the limits ever allow, whatever the hour; null for no limit. */
function mostAllowed(group: PlannedGroup): number | null {
  const limits = spansOf(group).map(({ limit }) => limit);
  if (limits.length === 0) return group.ceiling.enforced;
  return limits.includes(null) ? null : Math.max(0, ...limits.map((limit) => limit ?? 0));
}

function spansOf({ allowed, calendar }: PlannedGroup) {
  return calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
}
