import { spanText } from '../../../calendar/week.js';
import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { byName } from '../../../manifest/values/names.js';

import { present } from '../../../manifest/words/present.js';
import { placedTitleOf } from '../../../manifest/words/visible.js';
import { hashValue } from '../../../snapshot/hash.js';
import { trueConditionIn } from '../../../snapshot/conditions.js';
import { taintText } from '../../../snapshot/toleration.js';
import { counted, verb } from '../../../text/plural.js';
import { code, count, isEmpty, list, literal, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import {
  type ChangeEffect,
  type EmptySelector,
  fix,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  stated,
  type SystemResult,
} from '../../system.js';
import { appliedText } from '../changes/applied-at-once.js';
import { contentOf } from '../changes/content-change.js';
import type { Transition } from '../changes/transition.js';
import { isUnavailable } from '../controller/bindings.js';
import { resolveCeilings } from '../controller/ceilings.js';
import { isStored, placementRef, refOf, sameRef } from '../objects/objects.js';
import { policyText } from '../objects/placement.js';
import { targetNumber } from '../objects/policy.js';
import { isError } from '../objects/properties.js';
import { keyOf } from '../objects/selected-objects.js';
import { clusterNames, policyOf, refName } from '../objects/texts.js';
import { idleGroup, rollingGroup } from '../rollout/rolling-group.js';
import { isInProgress, RUNS } from '../rollout/run.js';
import { sinceText } from '../rollout/why.js';
import type { PlacedObject, Side } from '../side.js';
import { leftNotes, notPickedText } from './picked.js';

/** The policy of a placement: one group that is rolled in rounds, or the stages of the runs that drive it. */
export function placementPolicy(
  placed: PlacedObject,
  side: Side,
  stages: readonly ResolvedGroup[],
): ResolvedPolicy {
  const { object, planned, spec, transition } = placed;
  if (isError(transition)) {
    const message = `the scheduler cannot pick any cluster: ${transition.error}`;
    const place = object.manifest.placeOf(['spec', 'policy']);
    return policyOf(object, { rejections: [{ by: 'scheduler', message, place }] });
  }
  const staged = spec.isExternal ? stages : [];
  const group = rollingGroup(placed, transition, side);
  const isIdle = isIdlePlacement(placed, stages);
  return policyOf(object, {
    ...withCopies(placed, side),
    uses: placed.overrides,
    groups: staged.length > 0 ? staged : [isIdle ? idleGroup(group) : group],
    change: changeOf(placed, transition, { isIdle, staged, side }),
    ...onDelete(placed, transition),
    facts: [
      ...stated('empty-selector', emptySelectors(placed, transition, side)),
      ...stated('result', [
        ...(planned === object ? [becomesExternal(placed), shorterPeriod(placed)] : []),
        ...removedRuns(placed, side),
        ...(isIdle || staged.length > 0
          ? []
          : [missingUseLimit(placed, transition), brokenUseLimit(placed, transition)]),
      ]),
    ],
    missingReferences: missingClusters(placed, side),
    ...(transition.applied && planned === object ? { unmeasured: true } : {}),
    notes: [
      ...leftNotes(placed, side),
      ...copiedNotes(placed, side),
      ...placementNotes(placed, transition, side),
    ],
  });
}

/** True for a placement that writes to no cluster by itself, and that no run drives. */
export function isIdlePlacement({ spec }: PlacedObject, stages: readonly ResolvedGroup[]): boolean {
  return spec.onlyReports || (spec.isExternal && stages.length === 0);
}

interface ChangeContext {
  readonly isIdle: boolean;
  readonly staged: readonly ResolvedGroup[];
  readonly side: Side;
}

function changeOf(
  placed: PlacedObject,
  { effect, applied }: Transition,
  { isIdle, staged: [first], side }: ChangeContext,
): ChangeEffect<Text> {
  const { object, planned, spec, content } = placed;
  const nothing = (says: Text): ChangeEffect<Text> => ({ ...effect, kind: 'none', batched: true, says });
  if (planned !== object)
    return nothing(
      isStored(object)
        ? text`The edit is stored, and its controller ignores it: the plan is that of the old object.`
        : literal(REFUSED_EDIT),
    );
  const waits =
    content && spec.isExternal && !spec.onlyReports
      ? text`${content.says}: the next staged update run brings it. `
      : NO_TEXT;
  const edit = text`${applied ? text`${appliedText(applied, spec)} ` : NO_TEXT}${waits}`;
  if (isIdle) return nothing(text`${edit}${idleText(placed, side)}`);
  if (!first || effect.kind !== 'next-rollout') return effect;
  return {
    ...effect,
    says: first.rolls.kind.endsWith('Run')
      ? text`${edit}${refName(first.rolls)} updates it, stage by stage.`
      : text`${edit}No staged update run exists; one with ${refName(first.rolls)} would update it.`,
  };
}

function idleText({ object, spec }: PlacedObject, side: Side): Text {
  if (spec.onlyReports)
    return text`Its apply strategy is ReportDiff: clusters report differences, and nothing is applied.`;
  const run = side
    .ofKind(...RUNS)
    .find((one) => side.accepted(one) && sameRef(placementRef(one.ref, one.stored), object.ref));
  return run
    ? text`Its strategy is External, and no stage of ${refName(run.ref)} selects a cluster: no rollout starts without another run.`
    : text`Its strategy is External: no rollout starts without a staged update run.`;
}

/** Edits of what it copies are edits of what is rolled out. */
function withCopies({ object, selection }: PlacedObject, side: Side): Pick<ResolvedPolicy, 'written'> | null {
  const copied = selection.of(side.input.neighbours ?? []);
  if (copied.length === 0) return null;
  const contents = copied.map((manifest) => `${keyOf(manifest)} ${contentOf(manifest)}`).sort(byName);
  return {
    written: { spec: object.manifest.object['spec'] ?? null, copies: hashValue(contents.join('\n')) },
  };
}

/** Deleting a placement takes everything it placed from every cluster at once; no limit applies. */
function onDelete(
  { planned, spec }: PlacedObject,
  { bindings }: Transition,
): Pick<ResolvedPolicy, 'onDelete'> {
  const targets = bindings.flatMap(({ state, cluster }) => (state === 'Scheduled' ? [] : [cluster]));
  if (spec.onlyReports || targets.length === 0) return {};
  const clusters = counted(targets.length, 'cluster');
  const policy = textIn(fieldAt(planned.stored['spec'], 'strategy', 'deleteStrategy'), 'propagationPolicy');
  return policy === 'Abandon'
    ? {
        onDelete: {
          says: `What it placed stays on ${clusters} (deleteStrategy: Abandon) and gets no more updates.`,
          targets: [],
        },
      }
    : {
        onDelete: {
          says: `Deleting it removes everything it placed from ${clusters} at once; no limit applies.`,
          targets,
        },
      };
}

/** A policy that picks no cluster, though it asks for some. */
function emptySelectors(
  { object, planned, spec: { policy } }: PlacedObject,
  { bindings }: Transition,
  { fleet }: Side,
): EmptySelector[] {
  if (bindings.some(({ state }) => state !== 'Unscheduled')) return [];
  const place = object.manifest.placeOf(['spec', 'policy']);
  const empty = (what: string): EmptySelector[] => [{ what, group: null, place }];
  if (policy.type === 'PickN' && policy.count === 0) return [];
  if (policy.type === 'PickFixed')
    return policy.clusters.length > 0 ? [] : empty('clusterNames, an empty list,');
  const [first] = fleet.clusters;
  return fleet.clusters.every(({ ineligible }) => ineligible !== null)
    ? empty(`the policy (no cluster can take a placement: ${first?.ineligible ?? ''})`)
    : empty(`the policy (${policyText(planned.stored)})`);
}

/** Names of a PickFixed list without a member cluster. */
function missingClusters(
  { object, spec: { policy } }: PlacedObject,
  { fleet }: Side,
): ResolvedPolicy['missingReferences'] {
  if (policy.type !== 'PickFixed') return [];
  const known = new Set(fleet.clusters.map((cluster) => cluster.name));
  return policy.clusters.flatMap((cluster, i) => {
    if (known.has(cluster)) return [];
    const place = object.manifest.placeOf(['spec', 'policy', 'clusterNames', i]);
    return {
      what: `MemberCluster "${cluster}"`,
      consequence: 'It counts in the target number all the same, so it uses up maxUnavailable.',
      place,
    };
  });
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
  const when = now === 0 ? text`at once` : text`after ${literal(spanText(now * 1000))}`;
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
    const status = live?.object['status'];
    if (!isOurs || !isInProgress(status)) return [];
    const all = itemsIn(status, 'stagesStatus').flatMap((stage) => itemsIn(stage, 'clusters'));
    const is = (one: Json, type: string): boolean => trueConditionIn(one, type) !== undefined;
    const named = (some: readonly Json[]): Text =>
      clusterNames(some.map((one) => textIn(one, 'clusterName') ?? ''));
    const left = all.filter((one) => !is(one, 'Started'));
    const begun = all.filter((one) => is(one, 'Started') && !is(one, 'Succeeded'));
    if (left.length + begun.length === 0) return [];
    const lost =
      left.length === 0
        ? NO_TEXT
        : text` ${left.length} of ${count(all.length, 'cluster')} ${literal(verb(left.length, 'does', 'do'))} not get its version (${named(left)}).`;
    const untracked =
      begun.length === 0 ? NO_TEXT : text` In progress and no longer tracked: ${named(begun)}.`;
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
function missingUseLimit(
  { object, spec: { policy, rolling } }: PlacedObject,
  { bindings }: Transition,
): SystemResult | null {
  const asked = targetNumber(policy, bindings);
  const found = bindings.filter(({ state }) => state !== 'Unscheduled').length;
  const missing = asked - found;
  const { maxUnavailable } = resolveCeilings(rolling, asked);
  const left = Math.max(0, maxUnavailable - missing);
  const isStuck = left === 0 && bindings.some(({ state, stale }) => state === 'Bound' && stale);
  if (missing <= 0 || isStuck) return null;
  const effect =
    left === 0
      ? text`no in-place update ever starts`
      : text`only ${left} of the ${maxUnavailable} that may be unavailable ${literal(verb(left, 'is', 'are'))} left for an update`;
  return {
    rule: 'no-progress',
    subject: 'missing',
    group: object.ref.name,
    severity: 'warning',
    says: text`${effect}, because the policy asks for ${count(asked, 'cluster')} and finds ${found}, and the missing ${missing} ${literal(verb(missing, 'counts', 'count'))} as unavailable.`,
    fix:
      found === 0
        ? fix`Correct the names or the selector, or join ${count(missing, 'cluster')} that it selects.`
        : fix`Ask for ${found}, or label and join ${count(missing, 'cluster')} more.`,
    place: object.manifest.placeOf(['spec', 'policy']),
    magnitude: missing,
    evidence: { cause: 'missing', asked, found, mayBeUnavailable: maxUnavailable, left },
  };
}

/**
 * Unavailable clusters take up maxUnavailable. Failed ones are updated first, outside the limit: the dry rollout assumes that this repairs
 * them. If others take up all of it, the dry rollout is stuck and shows it.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove and pickBindingsToRoll; Azure/fleet#578.
 */
function brokenUseLimit(
  { object, spec: { policy, rolling } }: PlacedObject,
  { bindings }: Transition,
): SystemResult | null {
  const { maxUnavailable, target } = resolveCeilings(rolling, targetNumber(policy, bindings));
  const out = bindings.filter((one) => !one.deleting && isUnavailable(one));
  const first = out.filter(({ health, stale }) => health === 'failed' && stale);
  const waiting = bindings.filter((one) => one.state === 'Bound' && one.stale && !out.includes(one));
  const isFull = maxUnavailable > 0 && out.length >= maxUnavailable && waiting.length > 0;
  if (!isFull || out.length - first.length >= maxUnavailable) return null;
  const names = clusterNames(out.map(({ cluster }) => cluster));
  const are = literal(verb(out.length, 'is', 'are'));
  return {
    rule: 'no-progress',
    subject: 'used-up',
    group: object.ref.name,
    severity: 'warning',
    ofRollout: true,
    says: text`${names} ${are} not available${literal(sinceText(out))}, which takes up ${out.length} of the ${maxUnavailable} of ${count(target, 'cluster')} that maxUnavailable allows. ${clusterNames(first.map(({ cluster }) => cluster))} ${literal(verb(first.length, 'is', 'are'))} updated first, outside the limit: if this version does not repair ${literal(verb(first.length, 'it', 'them'))}, the other ${count(waiting.length, 'cluster')} ${literal(verb(waiting.length, 'waits', 'wait'))} forever.`,
    fix: fix`Repair ${names} first, or set ${{ field: 'maxUnavailable', value: out.length + 1 }}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable']),
    magnitude: out.length,
    evidence: { cause: 'used-up', targets: out.map(({ cluster }) => cluster), counted: bindings.length },
  };
}

/** Objects that look like workloads of this cluster, and are only templates. */
function copiedNotes({ selection }: PlacedObject, side: Side): Text[] {
  const copied = selection.of(side.input.copied ?? []);
  const [first, ...others] = copied.map((one) => name('object', placedTitleOf(one)));
  if (first === undefined) return [];
  const all = others.length === 0 ? first : text`${first} and ${count(others.length, 'other object')}`;
  return [
    text`${all} ${literal(verb(copied.length, 'is a template', 'are templates'))} that the placement copies: nothing runs on the hub, and no rollout is planned there.`,
  ];
}

function placementNotes(placed: PlacedObject, { bindings }: Transition, side: Side): Text[] {
  const { spec } = placed;
  const { policy, rolling, writtenMaxUnavailable, takesOver } = spec;
  if (spec.onlyReports) return [];
  const { target, maxUnavailable, maxSurge, minAvailable } = resolveCeilings(
    rolling,
    targetNumber(policy, bindings),
  );
  const written = (value: string | number): Text =>
    typeof value === 'number' ? NO_TEXT : text` (${code(value)} of ${target}, rounded up)`;
  const byDefault = writtenMaxUnavailable === null ? text` by default` : NO_TEXT;
  const limits = text`Target number ${target}: maxUnavailable is ${count(maxUnavailable, 'cluster')}${written(rolling.maxUnavailable)}${byDefault}, so at least ${Math.max(0, minAvailable)} of ${target} stay available; maxSurge is ${count(maxSurge, 'cluster')}${written(rolling.maxSurge)} and counts newly picked clusters only.`;
  const differs = takesOver === 'Never' ? NO_TEXT : text` with a difference`;
  const taken = text`whenToTakeOver is ${code(takesOver)}: an existing object${differs} that Fleet did not place fails to apply, and its cluster counts as failed. The numbers assume that no cluster has one.`;
  const names = policy.type === 'PickFixed' ? policy.clusters : [];
  const tainted = side.fleet.clusters.filter((one) => names.includes(one.name) && one.taints.length > 0);
  const taints = tainted
    .flatMap((one) => one.taints)
    .slice(0, 1)
    .map((taint) => code(taintText(taint)));
  const notPicked = notPickedText(placed, side);
  return present([
    spec.isExternal ? null : limits,
    takesOver === 'Always' ? null : taken,
    isEmpty(notPicked) ? null : text`Not picked: ${notPicked}.`,
    tainted.length > 0 &&
      text`PickFixed ignores taints: ${clusterNames(tainted.map((one) => one.name))} (${taints[0] ?? NO_TEXT}${tainted.length > 1 ? text`, ...` : NO_TEXT}).`,
  ]);
}
