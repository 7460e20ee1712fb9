import { differences } from '../gate/differences.js';
import { fieldAt, numberIn } from '../manifest/fields.js';
import { isDone } from '../plan/measure/wholes.js';
import type { PlannedGroup } from '../plan/model.js';
import { count, fewNames, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, whyText } from './effect.js';
import { type Pair, rolloutOf } from './rollout.js';

const LAST_TIME = text`last time`;

/**
 * Numbers of a group that differ from the last report.
 *
 * @param gone targets that exist and are no longer selected
 * @param isRolling the progress of its rollout is reported
 */
export function numberEffects(pair: Pair, gone: readonly string[], isRolling: boolean): DriftEffect[] {
  const { subject, policy, now, before, then } = pair;
  const rollout = rolloutOf(policy.change?.kind, before.changeEffect?.kind);
  // The rest of a rollout shrinks while it goes on, and the next one is another one than what is due: neither is drift.
  const isOther =
    isRolling ||
    rollout.isNext !== rollout.wasNext ||
    then.outcome === 'stuck' ||
    (rollout.wasUnderWay && !rollout.isUnderWay);
  const isTimed = now.calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
  // Replicas that the files do not set are an autoscaler's: their number, and all that percentages of it come to, differ every day.
  const isUnset = now.unit === 'replica' && numberIn(fieldAt(policy.written, 'spec'), 'replicas') === null;
  const isScaled = isUnset && now.matched > 0 && now.matched !== then.matched;
  return differences(now, then, LAST_TIME).flatMap(({ kind, says, isWorse }): DriftEffect[] => {
    if (isScaled && kind !== 'outcome') return [];
    const change = kind === 'size' ? 'targets' : 'numbers';
    const effect = (shown: Text, worse: boolean): DriftEffect[] => [effectOn(change, subject, shown, worse)];
    if (kind === 'size') {
      const isEmptied = now.matched === 0 && now.isFallback !== true;
      return effect(text`${says}.${goneText(now, gone)}`, gone.length > 0 || isEmptied);
    }
    // The ceiling of a group whose limits change with time is that of the hour.
    if (kind === 'ceiling') return isTimed ? [] : effect(text`${says}.`, isWorse);
    if (now.matched === 0 || (kind === 'outcome' && then.matched === 0)) return [];
    if (kind === 'outcome') {
      // A rollout that does not complete is reported whatever it was; one that could go again only if nothing else reports it.
      const isShown = !isOther || !isDone(now.outcome) || (rollout.isNext && rollout.wasNext);
      const which = rollout.isNext && text`next rollout: `;
      return isShown && !(isRolling && rollout.isUnderWay)
        ? effect(text`${which}${says}.${whyText(now)}`, !isDone(now.outcome))
        : [];
    }
    // The same number as the ceiling, whose difference is reported.
    const isCeiling = ({ ceiling, peakAtOnce }: typeof now | typeof then) => ceiling.enforced === peakAtOnce;
    if (kind === 'peak' && !isTimed && isCeiling(now) && isCeiling(then)) return [];
    // Fewer break because nothing is disrupted: that is not safer.
    const isIdle = kind === 'worst-loss' && isDone(then.outcome) && !isDone(now.outcome) && !isWorse;
    return isOther || isIdle || isOfFewTargets(pair) ? [] : effect(text`${says}.`, isWorse);
  });
}

function goneText({ unit }: PlannedGroup, gone: readonly string[]): Text {
  if (gone.length === 0) return NO_TEXT;
  return text` ${count(gone.length, unit)} ${verbFor(gone.length, 'is', 'are')} there but no longer selected: ${fewNames('target', gone)}.`;
}

/** True for numbers that differ by targets which go and come back every day, as long as these are few. */
function isOfFewTargets({ now, then }: Pair): boolean {
  const moved = Math.abs(now.outBefore - then.outBefore);
  const [peak, loss] = [now.peakAtOnce - then.peakAtOnce, now.worstLoss - then.worstLoss];
  const isFew = now.outBefore < then.outBefore || !takesMuch(now.outBefore, limitOf(now));
  const isOfThese = Math.max(Math.abs(peak), Math.abs(loss)) <= moved;
  return now.matched === then.matched && moved > 0 && isOfThese && isFew;
}

/**
 * Targets that became unavailable since the last report and take half of what may be unavailable at once, or more; those that take all of it
 * each time.
 *
 * @param isReported another effect or finding reports each time that the limit is used up
 */
export function allowanceEffects({ subject, now, then }: Pair, isReported: boolean): DriftEffect[] {
  const limit = limitOf(now);
  const atWork = now.inFlight?.targets.length ?? 0;
  const before = Math.max(0, then.outBefore - (then.inFlight?.targets.length ?? 0));
  // Not every controller counts all that are unavailable: Karpenter ignores nodes that are only cordoned.
  const remaining = spansOf(now).flatMap((span) => (span.limit === limit ? (span.remaining ?? []) : []));
  const counted = remaining.length === 0 ? now.outBefore : (limit ?? 0) - Math.max(...remaining);
  const out = Math.max(0, Math.min(counted, now.outBefore - atWork));
  if (!limit || !takesMuch(out, limit)) return [];
  const isAll = out >= limit;
  if (isAll ? isReported || now.calendar !== undefined : out <= before) return [];
  const left = Math.max(0, limit - out - atWork);
  const says = text`${count(out, now.unit)} ${verbFor(out, 'is', 'are')} already unavailable, ${before} last time, and ${verbFor(out, 'counts', 'count')} against the limit of ${limit}; left: ${left}.`;
  return [effectOn('numbers', subject, says, true)];
}

/** From half on the targets that are unavailable already decide how fast a rollout goes; below, single nodes come and go every day. */
function takesMuch(out: number, limit: number | null): boolean {
  return limit === null || out >= 0.5 * limit;
}

/** The most that the limits ever allow, whatever the hour; null for no limit. */
function limitOf(group: PlannedGroup): number | null {
  const limits = spansOf(group).map(({ limit }) => limit);
  if (limits.length === 0) return group.ceiling.enforced;
  return limits.includes(null) ? null : Math.max(0, ...limits.map((limit) => limit ?? 0));
}

function spansOf({ allowed, calendar }: PlannedGroup) {
  return calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
}
