import { isDone, losesAll } from '../gate/compare.js';
import type { PlannedGroup } from '../plan/model.js';
import type { ReportGroup } from '../plan/report-json.js';
import { percentText } from '../text/plural.js';
import { fewNames, count, literal, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, OUTCOMES, whyText } from './effect.js';
import { endText, type Pair, progressEffects } from './progress.js';

/** Differences of one group; `gone` are targets that are no longer selected. */
export function groupEffects(pair: Pair, gone: readonly string[]): DriftEffect[] {
  const { subject, now, then, rollout } = pair;
  const progress = progressEffects(pair);
  const effects: DriftEffect[] = [];
  const add = (kind: DriftEffect['kind'], says: Text, isWorse: boolean): void => {
    effects.push(effectOn(kind, subject, says, isWorse));
  };
  const unit = (n: number): Text => count(n, now.unit);
  if (now.matched !== then.matched) {
    const lost =
      gone.length === 0
        ? NO_TEXT
        : text` ${unit(gone.length)} ${verbFor(gone.length, 'is', 'are')} there but no longer selected: ${fewNames('target', gone)}.`;
    const isEmptied = now.matched === 0 && now.isFallback !== true;
    add('size', text`${unit(now.matched)}, ${then.matched} last time.${lost}`, gone.length > 0 || isEmptied);
  }
  const [limit, limitThen] = [now.ceiling.enforced, then.ceiling.enforced];
  // The ceiling of a group whose limits change with time is that of the hour.
  const isTimed = now.calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
  if (!isTimed && limit !== limitThen)
    add('ceiling', ceilingText(now, limitThen), limit === null || (limitThen !== null && limit > limitThen));
  effects.push(...(progress ?? []));
  // The rest of a rollout shrinks while it goes on, and the next one is another one than what is due: neither is drift.
  const isOther =
    progress !== null ||
    rollout.isNext !== rollout.wasNext ||
    then.outcome === 'stuck' ||
    (rollout.wasUnderWay && !rollout.isUnderWay);
  const isCompared = !isOther && now.matched > 0 && !isOfFewNodes(now, then);
  // The same number as the ceiling: the difference of the ceiling is reported.
  const isByCeiling = limit === now.peakAtOnce && limitThen === then.peakAtOnce && !isTimed;
  if (isCompared && now.peakAtOnce !== then.peakAtOnce && !isByCeiling) {
    const out = now.outBefore === 0 ? NO_TEXT : text` (${now.outBefore} of them out before it begins)`;
    const share = literal(percentText(now.peakAtOnce, now.matched));
    const says = text`${now.peakAtOnce} of ${unit(now.matched)} (${share}) out at once${out}, ${then.peakAtOnce} of ${then.matched} last time.`;
    add('peak', says, now.peakAtOnce > then.peakAtOnce);
  }
  // Fewer break because there are fewer, or because nothing is disrupted: that is not safer.
  const isAlike = losesAll(now) && losesAll(then);
  const isOfFewer = isAlike || (isDone(then.outcome) && !isDone(now.outcome));
  const isSafer = now.worstLoss < then.worstLoss && !isOfFewer;
  if (isCompared && (now.worstLoss > then.worstLoss || isSafer)) {
    const says = text`a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} last time.`;
    add('worst-loss', says, !isSafer && !isAlike);
  }
  // Nothing else reports that a rollout could go again which nothing has begun.
  const isLetGo = progress === null && rollout.isNext && rollout.wasNext;
  const isOtherwise = now.outcome !== then.outcome && then.matched > 0 && now.matched > 0;
  if (isOtherwise && (!isOther || !isDone(now.outcome) || isLetGo)) {
    const which = rollout.isNext ? text`next rollout: ` : NO_TEXT;
    const is = rollout.isUnderWay ? endText(now) : OUTCOMES[now.outcome];
    const says = text`${which}${is}, and last time ${OUTCOMES[then.outcome]}.${whyText(now)}`;
    add('outcome', says, !isDone(now.outcome));
  }
  return effects;
}

/** True for numbers that differ by targets which come and go every day, as long as these are few. */
function isOfFewNodes(now: PlannedGroup, then: ReportGroup): boolean {
  const moved = Math.abs(now.outBefore - then.outBefore);
  const differs = Math.max(
    Math.abs(now.peakAtOnce - then.peakAtOnce),
    Math.abs(now.worstLoss - then.worstLoss),
  );
  // Targets that are back let more be disrupted: no drift, however many they are.
  const isFew = now.outBefore < then.outBefore || !takesMuch(now.outBefore, mostAllowed(now));
  return now.matched === then.matched && moved > 0 && differs <= moved && isFew;
}

function ceilingText({ ceiling: { declared, enforced }, unit }: PlannedGroup, then: number | null): Text {
  const was = then === null ? text`there was no limit` : text`${then}`;
  if (enforced === null) return text`nothing limits how many go at once, ${was} last time.`;
  // A budget of a NodePool is a string, also where it is a number.
  const isShare = typeof declared === 'string' && !/^\d+$/.test(declared);
  const written = isShare ? text`${literal(declared)} is` : text`up to`;
  return text`${written} ${count(enforced, unit)} at once now, ${was} last time.`;
}

/**
 * Targets that went out since the last report and take half of what may be out at once, or more; those that take all of it each time.
 * With windows the rule no-progress reports a used-up limit, with the hours.
 *
 * @param isReported another effect reports each time that the rollout makes no progress
 * @param isFound the rule finds that the limit is used up
 */
export function allowanceEffects(
  { subject, now, then }: Pair,
  { isReported, isFound }: { readonly isReported: boolean; readonly isFound: boolean },
): DriftEffect[] {
  const limit = mostAllowed(now);
  // Targets that the rollout itself works on are what the limit is for.
  const atWork = now.inFlight?.targets.length ?? 0;
  const seen = Math.max(0, now.outBefore - atWork);
  const before = Math.max(0, then.outBefore - (then.inFlight?.targets.length ?? 0));
  if (!limit || (seen <= before && isReported)) return [];
  // Not every controller counts all that are out: Karpenter ignores nodes that are only cordoned.
  const remaining = spansOf(now).flatMap((span) => (span.limit === limit ? (span.remaining ?? []) : []));
  const taken = remaining.length === 0 ? now.outBefore : limit - Math.max(...remaining);
  const out = taken < Math.min(limit, seen) ? taken : seen;
  const isKnown = out >= limit ? now.calendar !== undefined || isFound : seen <= before;
  if (isKnown || !takesMuch(out, limit)) return [];
  const left = limit - out - atWork;
  const rest = left > 0 ? text`${left} ${verbFor(left, 'is', 'are')} left` : text`none is left`;
  const was = seen === before ? text`as last time` : text`${before} last time`;
  const says = text`${count(out, now.unit)} ${verbFor(out, 'is', 'are')} already unavailable, ${was}, and ${verbFor(out, 'counts', 'count')} against the limit of ${limit}: ${rest}.`;
  return [effectOn('allowance', subject, says, true)];
}

/** From half on the targets that are out already decide how fast a rollout goes; below, single nodes come and go every day. */
function takesMuch(out: number, limit: number | null): boolean {
  return limit === null || out >= 0.5 * limit;
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
