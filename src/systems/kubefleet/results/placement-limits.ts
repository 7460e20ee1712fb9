import { fix } from '../../../text/fix.js';
import { code, count, duration, list, name, NO_TEXT, text, verbFor } from '../../../text/text.js';
import type { SystemResult } from '../../system.js';
import { isUnavailable, pickedOf } from '../controller/bindings.js';
import { resolveCeilings } from '../controller/rolling-update.js';
import { placementRef, refOf, sameRef } from '../objects/objects.js';
import { targetNumber } from '../objects/policy.js';
import { clusterNames, refName, verbText } from '../objects/texts.js';
import { RUNS } from '../rollout/run.js';
import { isInProgress, unfinishedOf } from '../rollout/run-status.js';
import { sinceText } from '../rollout/why.js';
import type { PlacedObject, Side } from '../side.js';

/** Limits that a placement breaks whatever the dry rollout shows; `isRolled` if its own rollout controller updates it. */
export function placementResults(
  placed: PlacedObject,
  side: Side,
  isRolled: boolean,
): (SystemResult | null)[] {
  return [
    ...(placed.planned === placed.object ? [becomesExternal(placed), shorterPeriod(placed)] : []),
    ...removedRuns(placed, side),
    ...(isRolled ? [missingUseLimit(placed), brokenUseLimit(placed)] : []),
  ];
}

/** The webhook never lets a placement go back to RollingUpdate. */
function becomesExternal({ object, spec, specBefore }: PlacedObject): SystemResult | null {
  if (!spec.isExternal || specBefore?.isExternal !== false) return null;
  return {
    rule: 'limit-ignored',
    subject: 'external',
    says: text`its strategy becomes External for good: the rollingUpdate limits are ignored, and new versions reach no cluster without a staged update run.`,
    fix: fix`Keep ${code('RollingUpdate')} until the strategy and its runs exist. Going back takes a new placement.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'type']),
  };
}

/**
 * Untracked resources count as available when `unavailablePeriodSeconds` is over: a shorter one may be too short to show a failure.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/rollout/controller.go.
 */
function shorterPeriod({ object, spec, specBefore }: PlacedObject): SystemResult | null {
  const { availability, rolling, isExternal, onlyReports } = spec;
  const now = rolling.unavailablePeriodSeconds;
  const was = specBefore?.rolling.unavailablePeriodSeconds ?? 0;
  const isTimed = availability.signal === 'time';
  const isUsed = !isExternal && !onlyReports && (isTimed || availability.signal === 'unknown');
  if (!isUsed || specBefore === null || now * 2 > was) return null;
  const what = isTimed
    ? list(availability.untracked.map((kind) => name('object', kind)))
    : text`What cannot be tracked, if it places any,`;
  const when = now === 0 ? text`at once` : text`after ${duration(now * 1000)}`;
  return {
    rule: 'safeguard-removed',
    subject: 'shorter-period',
    says: text`unavailablePeriodSeconds is ${now} (was ${was}). ${what} is not checked: a cluster counts as ready ${when}, and the next one follows before a failure can show.`,
    fix: fix`Keep ${{ field: 'unavailablePeriodSeconds', value: was }}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'unavailablePeriodSeconds']),
    ofRollout: true,
  };
}

/**
 * Runs that the change removes while they are in progress: the remaining clusters do not get their version.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/updaterun/controller.go, handleDelete (no binding is touched).
 */
function removedRuns({ object: { ref } }: PlacedObject, side: Side): SystemResult[] {
  return side.input.objects.removed.flatMap(({ base, live }): SystemResult[] => {
    const isOurs = RUNS.includes(base.kind) && sameRef(placementRef(refOf(base), base.object), ref);
    if (!isOurs || !live || !isInProgress(live.object['status'])) return [];
    const { all, left, begun } = unfinishedOf(live);
    if (left.length + begun.length === 0) return [];
    const lost =
      left.length > 0
        ? text` ${left.length} of ${count(all, 'cluster')} ${verbText(left, 'does', 'do')} not get its version (${clusterNames(left)}).`
        : NO_TEXT;
    const untracked =
      begun.length > 0 ? text` In progress and no longer tracked: ${clusterNames(begun)}.` : NO_TEXT;
    return [
      {
        rule: 'abandoned-midway',
        subject: `removed-run ${base.name}`,
        says: text`${refName(refOf(base))} is removed while it is in progress.${lost}${untracked} Clusters stay on two versions until another run reaches all of them.`,
        fix: fix`Keep the run in the files until it is done.`,
        place: base.place,
      },
    ];
  });
}

/**
 * A short pick uses up maxUnavailable. If nothing is left of it, the dry rollout of an in-place update is stuck and shows it.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateRealTarget.
 */
function missingUseLimit({ object, spec, bindings }: PlacedObject): SystemResult | null {
  const found = pickedOf(bindings).length;
  const { target, maxUnavailable } = resolveCeilings(spec.rolling, targetNumber(spec.policy, found));
  const missing = target - found;
  const left = Math.max(0, maxUnavailable - missing);
  const isStuck = left === 0 && bindings.some(({ state, stale }) => state === 'Bound' && stale);
  if (missing <= 0 || isStuck) return null;
  const effect =
    left === 0
      ? text`no in-place update ever starts`
      : text`only ${left} of the ${maxUnavailable} that may be unavailable ${verbFor(left, 'is', 'are')} left for an update`;
  return {
    rule: 'no-progress',
    subject: 'missing',
    group: object.ref.name,
    severity: 'warning',
    says: text`${effect}, because the policy asks for ${count(target, 'cluster')} and finds ${found}, and the missing ${missing} ${verbFor(missing, 'counts', 'count')} as unavailable.`,
    fix:
      found === 0
        ? fix`Correct the names or the selector, or join ${count(missing, 'cluster')} that it selects.`
        : fix`Ask for ${found}, or label and join ${count(missing, 'cluster')} more.`,
    place: object.manifest.placeOf(['spec', 'policy']),
    magnitude: missing,
    evidence: { cause: 'missing', asked: target, found, mayBeUnavailable: maxUnavailable, left },
  };
}

/**
 * Unavailable clusters take up maxUnavailable. Failed ones are updated first, outside the limit: the dry rollout assumes that this repairs
 * them. If others take up all of it, the dry rollout is stuck and shows it.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove and pickBindingsToRoll; Azure/fleet#578.
 */
function brokenUseLimit({ object, spec, bindings }: PlacedObject): SystemResult | null {
  const picked = pickedOf(bindings).length;
  const { maxUnavailable, target } = resolveCeilings(spec.rolling, targetNumber(spec.policy, picked));
  const out = bindings.filter((one) => !one.deleting && isUnavailable(one));
  const free = out.filter(({ health, stale }) => health === 'failed' && stale).map(({ cluster }) => cluster);
  const waiting = bindings.filter((one) => one.state === 'Bound' && one.stale && !out.includes(one));
  const isFull = maxUnavailable > 0 && out.length >= maxUnavailable && waiting.length > 0;
  if (!isFull || out.length - free.length >= maxUnavailable) return null;
  const targets = out.map(({ cluster }) => cluster);
  const names = clusterNames(targets);
  return {
    rule: 'no-progress',
    subject: 'used-up',
    group: object.ref.name,
    severity: 'warning',
    ofRollout: true,
    says: text`${names} ${verbText(out, 'is', 'are')} not available${sinceText(out)}, and maxUnavailable allows ${maxUnavailable} of ${count(target, 'cluster')}. ${clusterNames(free)} ${verbText(free, 'is', 'are')} updated first, outside the limit: if this version does not repair ${verbText(free, 'it', 'them')}, the other ${count(waiting.length, 'cluster')} ${verbText(waiting, 'waits', 'wait')} forever.`,
    fix: fix`Repair ${names} first, or set ${{ field: 'maxUnavailable', value: out.length + 1 }}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']),
    magnitude: out.length,
    evidence: { cause: 'used-up', targets, counted: bindings.length },
  };
}
