import { fieldAt, textIn } from '../../../manifest/fields.js';
import { byName, groupedBy, present } from '../../../manifest/lookup.js';
import { compileSelector, describeSelector } from '../../../manifest/selector.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { hashValue } from '../../../snapshot/hash.js';
import { taintText } from '../../../snapshot/snapshot.js';
import { toPlain } from '../../../text/render.js';
import {
  code,
  count,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
  textKey,
} from '../../../text/text.js';
import {
  type ChangeEffect,
  type EmptySelector,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  stated,
} from '../../system.js';
import { contentOf } from '../changes/content.js';
import { requiredTest } from '../controller/affinity.js';
import { pickedOf } from '../controller/bindings.js';
import { resolveCeilings } from '../controller/rolling-update.js';
import { toleratesAll } from '../controller/scheduler.js';
import { INELIGIBLE, type MemberCluster } from '../objects/clusters.js';
import { keyOf } from '../objects/contents.js';
import { isStored, placementRef, sameRef } from '../objects/objects.js';
import { type PlacementPolicy, targetNumber, type Term } from '../objects/policy.js';
import { SchedulingError } from '../objects/properties.js';
import { clusterNames, policyOf, refName, verbText } from '../objects/texts.js';
import { idleGroup, rollingGroup, writtenMaxUnavailable } from '../rollout/rolling-group.js';
import { RUNS } from '../rollout/run.js';
import type { PlacedObject, Side } from '../side.js';
import { placementResults } from './placement-limits.js';

/** The policy of a placement: one group that is rolled in rounds, or the stages of the runs that drive it. */
export function placementPolicy(
  placed: PlacedObject,
  side: Side,
  stages: readonly ResolvedGroup[],
): ResolvedPolicy {
  const { object, planned, spec, unschedulable, applied } = placed;
  if (unschedulable) {
    const message = text`the scheduler cannot pick any cluster: ${unschedulable}`;
    const place = object.manifest.placeOf(['spec', 'policy']);
    return policyOf(object, { rejections: [{ by: 'scheduler', message, place }] });
  }
  const staged = spec.isExternal ? stages : [];
  const group = rollingGroup(placed, side);
  const isIdle = isIdlePlacement(placed, stages);
  return policyOf(object, {
    ...writtenWithCopies(placed, side),
    uses: placed.overrides,
    groups: staged.length > 0 ? staged : [isIdle ? idleGroup(group) : group],
    change: changeOf(placed, side, isIdle, staged),
    ...onDelete(placed),
    facts: [
      ...stated('empty-selector', emptySelectors(placed, side)),
      ...stated('result', placementResults(placed, side, !isIdle && staged.length === 0)),
    ],
    missingReferences: missingClusters(placed, side),
    ...(applied && planned === object ? { unmeasured: true } : {}),
    notes: placementNotes(placed, side),
  });
}

/** True for a placement that writes to no cluster by itself, and that no run drives. */
export function isIdlePlacement({ spec }: PlacedObject, stages: readonly ResolvedGroup[]): boolean {
  return spec.onlyReports || (spec.isExternal && stages.length === 0);
}

function changeOf(
  placed: PlacedObject,
  side: Side,
  isIdle: boolean,
  [first]: readonly ResolvedGroup[],
): ChangeEffect<Text> {
  const { object, planned, spec, content, effect, applied } = placed;
  const nothing = (says: Text): ChangeEffect<Text> => ({ ...effect, kind: 'none', batched: true, says });
  if (planned !== object)
    return nothing(
      isStored(object)
        ? text`The edit is stored, and its controller ignores it: the plan is that of the old object.`
        : literal(REFUSED_EDIT),
    );
  const waits =
    content && spec.isExternal && !spec.onlyReports
      ? text`${content.says}: the next staged update run brings it.`
      : NO_TEXT;
  const edit = [applied?.says ?? NO_TEXT, waits];
  if (isIdle) return nothing(joinTexts([...edit, idleText(placed, side)], ' '));
  if (!first || effect.kind !== 'next-rollout') return effect;
  const updates = first.rolls.kind.endsWith('Run')
    ? text`${refName(first.rolls)} updates it, stage by stage.`
    : text`No staged update run exists; one with ${refName(first.rolls)} would update it.`;
  return { ...effect, says: joinTexts([...edit, updates], ' ') };
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
function writtenWithCopies(
  { object, selection }: PlacedObject,
  side: Side,
): Pick<ResolvedPolicy, 'written'> | null {
  const copied = selection.of(side.input.neighbours ?? []);
  if (copied.length === 0) return null;
  const contents = copied.map((manifest) => `${keyOf(manifest)} ${contentOf(manifest)}`).sort(byName);
  return {
    written: { spec: object.manifest.object['spec'] ?? null, copies: hashValue(contents.join('\n')) },
  };
}

/** Deleting a placement takes everything it placed from every cluster at once; no limit applies. */
function onDelete({ planned, spec, bindings }: PlacedObject): Pick<ResolvedPolicy, 'onDelete'> {
  const targets = bindings.flatMap(({ state, cluster }) => (state === 'Scheduled' ? [] : [cluster]));
  if (spec.onlyReports || targets.length === 0) return {};
  const clusters = count(targets.length, 'cluster');
  const policy = textIn(fieldAt(planned.stored['spec'], 'strategy', 'deleteStrategy'), 'propagationPolicy');
  return {
    onDelete:
      policy === 'Abandon'
        ? {
            says: text`What it placed stays on ${clusters} (${code('deleteStrategy: Abandon')}) and gets no more updates.`,
            targets: [],
          }
        : {
            says: text`Deleting it removes everything it placed from ${clusters} at once; no limit applies.`,
            targets,
          },
  };
}

/** A policy that picks no cluster, though it asks for some. */
function emptySelectors(
  { object, spec: { policy }, bindings }: PlacedObject,
  { fleet }: Side,
): EmptySelector[] {
  if (pickedOf(bindings).length > 0 || (policy.type === 'PickN' && policy.count === 0)) return [];
  const place = object.manifest.placeOf(['spec', 'policy']);
  const empty = (what: string): EmptySelector[] => [{ what, group: null, place }];
  if (policy.type === 'PickFixed')
    return policy.clusters.length > 0 ? [] : empty('clusterNames, an empty list,');
  const [first] = fleet.clusters.map(({ ineligible }) => ineligible);
  if (first && fleet.clusters.every(({ ineligible }) => ineligible !== null))
    return empty(`the policy (no cluster can take a placement: ${toPlain(INELIGIBLE[first])})`);
  const terms = policy.required.map(({ labelSelector }) => {
    const compiled = compileSelector(labelSelector ?? undefined);
    return 'error' in compiled
      ? 'an invalid selector'
      : describeSelector(compiled.selector) || 'every cluster';
  });
  return empty(`the policy (${terms.join(' or ') || 'every cluster without a taint'})`);
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
          consequence: text`It counts in the target number all the same, so it uses up maxUnavailable.`,
          place: object.manifest.placeOf(['spec', 'policy', 'clusterNames', i]),
        },
  );
}

function placementNotes(placed: PlacedObject, side: Side): Text[] {
  const { spec, bindings, selection } = placed;
  const { policy, rolling, takesOver } = spec;
  const [first, ...others] = selection
    .of(side.input.copied ?? [])
    .map((one) => name('object', placedTitleOf(one)));
  const all = others.length > 0 ? text` and ${count(others.length, 'other object')}` : NO_TEXT;
  const copies =
    first &&
    text`${first}${all} ${verbText([first, ...others], 'is a template', 'are templates')} that the placement copies: nothing runs on the hub, and no rollout is planned there.`;
  if (spec.onlyReports) return present([copies]);
  const { target, maxUnavailable, maxSurge, minAvailable } = resolveCeilings(
    rolling,
    targetNumber(policy, pickedOf(bindings).length),
  );
  const written = (value: string | number): Text =>
    typeof value === 'number' ? NO_TEXT : text` (${code(value)} of ${target}, rounded up)`;
  const byDefault = writtenMaxUnavailable(placed) === null ? text` by default` : NO_TEXT;
  const names = policy.type === 'PickFixed' ? policy.clusters : [];
  const tainted = side.fleet.clusters.filter((one) => names.includes(one.name) && one.taints.length > 0);
  const notPicked = notPickedText(placed, side);
  return present([
    copies,
    !spec.isExternal &&
      text`Target number ${target}: maxUnavailable is ${count(maxUnavailable, 'cluster')}${written(rolling.maxUnavailable)}${byDefault}, so at least ${Math.max(0, minAvailable)} of ${target} stay available; maxSurge is ${count(maxSurge, 'cluster')}${written(rolling.maxSurge)} and counts newly picked clusters only.`,
    takesOver !== 'Always' &&
      text`whenToTakeOver is ${code(takesOver)}: an existing object that Fleet did not place${takesOver === 'Never' ? NO_TEXT : text` and that differs`} fails to apply, and its cluster counts as failed. The numbers assume that no cluster has one.`,
    notPicked.parts.length > 0 && text`Not picked: ${notPicked}.`,
    tainted.length > 0 && text`PickFixed ignores taints: ${clusterNames(tainted.map((one) => one.name))}.`,
  ]);
}

/**
 * Clusters that the policy would pick but for their state or a taint, by the first filter of the scheduler that leaves them out. They count
 * against a cluster that has the placement only once an edited policy is scheduled again.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go.
 */
function notPickedText({ object, spec, bindings }: PlacedObject, { fleet }: Side): Text {
  const picked = new Set(pickedOf(bindings).map(({ cluster }) => cluster));
  const filtered = fleet.clusters.flatMap((cluster) => {
    const reason = picked.has(cluster.name) ? null : filteredBy(spec.policy, cluster, object.ref.namespace);
    return reason ? [{ cluster: cluster.name, reason }] : [];
  });
  const byReason = [...groupedBy(filtered, ({ reason }) => textKey(reason)).values()];
  return joinTexts(
    byReason.map((all) => text`${clusterNames(all.map(({ cluster }) => cluster))} (${all[0].reason})`),
    ', ',
  );
}

/** False if the scheduler cannot evaluate the terms. */
function isWanted(terms: readonly Term[], cluster: MemberCluster): boolean {
  try {
    return requiredTest(terms)(cluster);
  } catch (error) {
    if (error instanceof SchedulingError) return false;
    throw error;
  }
}

/** Null if no filter leaves it out, or the policy itself does. */
function filteredBy(policy: PlacementPolicy, cluster: MemberCluster, namespace: string | null): Text | null {
  const ineligible = cluster.ineligible && INELIGIBLE[cluster.ineligible];
  if (policy.type === 'PickFixed') return policy.clusters.includes(cluster.name) ? ineligible : null;
  if (!isWanted(policy.required, cluster)) return null;
  if (ineligible) return ineligible;
  if (namespace !== null && cluster.namespaces?.has(namespace) === false)
    return text`it has no namespace ${code(namespace)}`;
  const taint = cluster.taints.find((one) => !toleratesAll([one], policy.tolerations));
  return taint ? text`the taint ${code(taintText(taint))} is not tolerated` : null;
}
