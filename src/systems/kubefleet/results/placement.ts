import { textIn } from '../../../manifest/fields.js';
import { byName, present } from '../../../manifest/lookup.js';
import { selectorText } from '../../../manifest/selector.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { hashValue } from '../../../snapshot/copy.js';
import { fix } from '../../../text/fix.js';
import {
  code,
  count,
  duration,
  few,
  fewNames,
  joinTexts,
  name,
  NO_TEXT,
  text,
  type Text,
  verbFor,
} from '../../../text/text.js';
import {
  type ChangeEffect,
  emptySelector,
  refText,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
} from '../../system.js';
import { contentOf } from '../changes/content.js';
import { isUnavailable, pickedOf } from '../controller/bindings.js';
import { notPickedReason } from '../controller/scheduler.js';
import { keyOf } from '../objects/contents.js';
import { isStored, placementRef, policyOf, refOf, RUNS, sameRef } from '../objects/objects.js';
import { rollingGroup, rolloutsOf, updatesNone } from '../rollout/rolling.js';
import { isBegun, readRunStatus } from '../rollout/run-status.js';
import { outText } from '../rollout/why.js';
import type { PlacedObject, Side } from '../side.js';

/** The policy of a placement: one group that is rolled in rounds, or the stages of the runs that drive it. */
export function placementPolicy(
  placed: PlacedObject,
  side: Side,
  stages: readonly ResolvedGroup[],
): ResolvedPolicy {
  const { object, planned, spec, unschedulable, applied, copied } = placed;
  if (unschedulable) {
    const message = text`the scheduler cannot pick any cluster: ${unschedulable}`;
    const place = object.manifest.placeOf(['spec', 'policy']);
    return policyOf(object, { rejections: [{ by: 'scheduler', message, place }] });
  }
  const staged = spec.isExternal ? stages : [];
  const groups = rolloutsOf(placed).map((one) => rollingGroup(one, side));
  const [first] = groups;
  const isIdle = isIdlePlacement(placed, stages);
  const isRolled = !isIdle && staged.length === 0;
  // Edits of what it copies are edits of what is rolled out.
  const contents = copied.map((manifest) => `${keyOf(manifest)} ${contentOf(manifest)}`).sort(byName);
  const copies = contents.length > 0 ? { copies: hashValue(contents.join('\n')) } : {};
  return policyOf(object, {
    written: { spec: object.manifest.object['spec'] ?? null, ...copies },
    uses: placed.overrides,
    groups: staged.length > 0 ? staged : groups.map((one) => (isIdle ? { ...one, ...WITHOUT_LIMITS } : one)),
    change: changeOf(placed, isIdle, staged),
    ...onDelete(placed),
    results: present([
      ...(planned === object ? [becomesExternal(placed), shorterPeriod(placed)] : []),
      emptySelection(placed),
      ...removedRuns(placed, side),
      ...(isRolled ? [first && updatesNone(first), missingUseLimit(placed), brokenUseLimit(placed)] : []),
    ]),
    missingReferences: missingClusters(placed, side),
    ...(applied.parts.length > 0 && planned === object ? { unmeasured: true } : {}),
    notes: placementNotes(placed, side),
  });
}

const WITHOUT_LIMITS = {
  ...{ ceiling: { declared: null, resolved: null, enforced: null }, allowed: [], strategy: null },
};

/** True for a placement that writes to no cluster by itself, and that no run drives. */
export function isIdlePlacement({ spec }: PlacedObject, stages: readonly ResolvedGroup[]): boolean {
  return spec.onlyReports || (spec.isExternal && stages.length === 0);
}

function changeOf(placed: PlacedObject, isIdle: boolean, [first]: readonly ResolvedGroup[]): ChangeEffect {
  const { object, planned, spec, content, effect, applied } = placed;
  const nothing = (says: Text): ChangeEffect => ({ ...effect, kind: 'none', batched: true, says });
  if (planned !== object)
    return nothing(
      isStored(object)
        ? text`The edit is stored, and its controller ignores it: the plan shows the old object.`
        : REFUSED_EDIT,
    );
  const waits = content && spec.isExternal && !spec.onlyReports;
  const edit = [applied, waits ? text`${content.says}: the next staged update run applies it.` : NO_TEXT];
  const idle = spec.onlyReports
    ? text`Its apply strategy is ReportDiff: clusters report differences, and nothing is applied.`
    : text`Its strategy is External: no rollout starts without a staged update run.`;
  if (isIdle) return nothing(joinTexts([...edit, idle], ' '));
  if (!first || effect.kind !== 'next-rollout') return effect;
  const updates = first.rolls.kind.endsWith('Run')
    ? text`${name('policy', refText(first.rolls))} updates it, stage by stage.`
    : text`No staged update run exists; one with ${name('policy', refText(first.rolls))} would update it.`;
  return { ...effect, says: joinTexts([...edit, updates], ' ') };
}

/** Deleting a placement takes everything it placed from every cluster at once; no limit applies. */
function onDelete({ planned, spec, bindings }: PlacedObject): Pick<ResolvedPolicy, 'onDelete'> {
  const targets = bindings.flatMap(({ state, cluster }) => (state === 'Scheduled' ? [] : [cluster]));
  if (spec.onlyReports || targets.length === 0) return {};
  const clusters = count(targets.length, 'cluster');
  const policy = textIn(planned.stored, 'spec', 'strategy', 'deleteStrategy', 'propagationPolicy');
  const stays = text`What it placed stays on ${clusters} (${code('deleteStrategy: Abandon')}) and gets no more updates.`;
  const says = text`Deleting it removes everything it placed from ${clusters} at once; no limit applies.`;
  return { onDelete: policy === 'Abandon' ? { says: stays, targets: [] } : { says, targets } };
}

/** A policy that picks no cluster, though it asks for some. */
function emptySelection({ object, spec: { policy }, bindings }: PlacedObject): SystemResult | null {
  const isMeant = policy.type === 'PickN' && policy.count === 0;
  const isListed = policy.type === 'PickFixed' && policy.clusters.length > 0;
  if (pickedOf(bindings).length > 0 || isMeant || isListed) return null;
  const result = { unit: 'cluster', place: object.manifest.placeOf(['spec', 'policy']) };
  if (policy.type === 'PickFixed')
    return emptySelector({ ...result, what: text`${code('clusterNames')}, an empty list,` });
  const labels = policy.required.map(({ labelSelector }) => selectorText(labelSelector ?? {}));
  const isShown = labels.length > 0 && labels.every((one) => one !== '');
  const written = isShown ? text` (${joinTexts(labels.map(code), ' or ')})` : NO_TEXT;
  return emptySelector({ ...result, what: text`the policy${written}` });
}

/** Names of a PickFixed list without a member cluster. */
function missingClusters(
  { object, spec: { policy } }: PlacedObject,
  { fleet }: Side,
): ResolvedPolicy['missingReferences'] {
  const known = new Set(fleet.clusters.map((cluster) => cluster.name));
  const names = policy.type === 'PickFixed' ? policy.clusters : [];
  return names.flatMap((cluster, i) =>
    known.has(cluster)
      ? []
      : {
          what: `MemberCluster "${cluster}"`,
          consequence: text`It still counts in the target number and uses up maxUnavailable.`,
          place: object.manifest.placeOf(['spec', 'policy', 'clusterNames', i]),
        },
  );
}

function placementNotes(placed: PlacedObject, side: Side): Text[] {
  const { object, spec, bindings, copied } = placed;
  const isTemplate = new Set(side.input.copied);
  const templates = copied.filter((one) => isTemplate.has(one)).map(placedTitleOf);
  const copies =
    templates.length > 0 &&
    text`${fewNames('object', templates, 1)} ${verbFor(templates.length, 'is a template', 'are templates')} that the placement copies: nothing runs on the hub, and no rollout is planned there.`;
  if (spec.onlyReports) return present([copies]);
  // Clusters that the policy would pick but for their state or a taint. They count against a cluster that has the placement only once an
  // edited policy is scheduled again.
  const picked = new Set(pickedOf(bindings).map(({ cluster }) => cluster));
  const left = side.fleet.clusters.flatMap((cluster): Text | [] => {
    const why = picked.has(cluster.name) ? null : notPickedReason(spec.policy, cluster, object.ref.namespace);
    return why ? text`${name('target', cluster.name)} (${why})` : [];
  });
  return present([copies, left.length > 0 && text`Not picked: ${few(left, 3)}.`]);
}

/** The webhook never lets a placement go back to RollingUpdate. */
function becomesExternal({ object, spec, specBefore }: PlacedObject): SystemResult | null {
  if (!spec.isExternal || specBefore?.isExternal !== false) return null;
  return {
    ...{ rule: 'limit-ignored', subject: 'external' },
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
  const isUsed = !isExternal && !onlyReports && ['time', 'unknown'].includes(availability.signal);
  if (!isUsed || specBefore === null || now * 2 > was) return null;
  const when = now === 0 ? text`at once` : text`after ${duration(now * 1000)}`;
  return {
    ...{ rule: 'safeguard-removed', subject: 'shorter-period', ofRollout: true },
    says: text`unavailablePeriodSeconds is ${now} (was ${was}). A cluster with resources that cannot be tracked counts as ready ${when}, and the next one follows before a failure can show.`,
    fix: fix`Keep ${{ field: 'unavailablePeriodSeconds', value: was }}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'unavailablePeriodSeconds']),
  };
}

/**
 * Runs that the change removes while they are in progress: the remaining clusters do not get their version.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/updaterun/controller.go, handleDelete (no binding is touched).
 */
function removedRuns({ object: { ref } }: PlacedObject, side: Side): SystemResult[] {
  return side.input.objects.removed.flatMap(({ base, live }): SystemResult | [] => {
    const isOurs = RUNS.includes(base.kind) && sameRef(placementRef(refOf(base), base.object), ref);
    const { isInProgress, clusters } = readRunStatus(live?.object['status']);
    const left = clusters.filter(({ started }) => started === null).map((one) => one.name);
    const begun = clusters.filter(isBegun).map((one) => one.name);
    if (!isOurs || !isInProgress || left.length + begun.length === 0) return [];
    const lost = text` ${left.length} of ${count(clusters.length, 'cluster')} ${verbFor(left.length, 'does', 'do')} not get its version (${fewNames('target', left)}).`;
    const untracked = text` In progress and no longer tracked: ${fewNames('target', begun)}.`;
    return {
      ...{ rule: 'abandoned-midway', subject: `removed-run ${base.name}`, place: base.place },
      says: text`${name('policy', refText(refOf(base)))} is removed while it is in progress.${left.length > 0 ? lost : NO_TEXT}${begun.length > 0 ? untracked : NO_TEXT} Clusters stay on two versions until another run reaches all of them.`,
      fix: fix`Keep the run in the files until it is done.`,
    };
  });
}

/**
 * A short pick uses up maxUnavailable. If nothing is left of it, the dry rollout of an in-place update is stuck and shows it.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateRealTarget.
 */
function missingUseLimit(placed: PlacedObject): SystemResult | null {
  const { object, bindings, later, ceilings } = placed;
  const found = pickedOf(bindings).length;
  const { target, maxUnavailable } = ceilings;
  const missing = target - found;
  const left = Math.max(0, maxUnavailable - missing);
  const isStuck = left === 0 && (later ?? bindings).some(({ state, stale }) => state === 'Bound' && stale);
  if (missing <= 0 || isStuck) return null;
  return {
    ...{ rule: 'no-progress', subject: 'missing', group: object.ref.name, severity: 'warning' },
    says: text`the policy asks for ${count(target, 'cluster')} and finds ${found}. The missing ${missing} ${verbFor(missing, 'counts', 'count')} as unavailable, which leaves ${left} of maxUnavailable ${maxUnavailable} for an update.`,
    fix:
      found === 0
        ? fix`Correct the names or the selector, or join ${count(missing, 'cluster')} that the policy picks.`
        : fix`Label or join ${count(missing, 'more cluster')}, or ask for fewer.`,
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
function brokenUseLimit(placed: PlacedObject): SystemResult | null {
  const { object, bindings, ceilings } = placed;
  const { target, maxUnavailable } = ceilings;
  const out = bindings.filter((one) => !one.deleting && isUnavailable(one));
  const free = out.filter(({ health, stale }) => health === 'failed' && stale).map(({ cluster }) => cluster);
  const waiting = bindings.filter((one) => one.state === 'Bound' && one.stale && !out.includes(one));
  const isFull = maxUnavailable > 0 && out.length >= maxUnavailable && waiting.length > 0;
  if (!isFull || out.length - free.length >= maxUnavailable) return null;
  const targets = out.map(({ cluster }) => cluster);
  const names = fewNames('target', targets);
  return {
    ...{ rule: 'no-progress', subject: 'used-up', group: object.ref.name, severity: 'warning' },
    ofRollout: true,
    says: text`${outText(out, new Map())}, and maxUnavailable allows ${maxUnavailable} of ${count(target, 'cluster')}. ${fewNames('target', free)} ${verbFor(free.length, 'is', 'are')} updated first, outside the limit: if this version does not repair ${verbFor(free.length, 'it', 'them')}, the other ${count(waiting.length, 'cluster')} ${verbFor(waiting.length, 'waits', 'wait')} forever.`,
    fix: fix`Repair ${names} first, or set ${{ field: 'maxUnavailable', value: out.length + 1 }}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']),
    magnitude: out.length,
    evidence: { cause: 'used-up', targets, counted: bindings.length },
  };
}
