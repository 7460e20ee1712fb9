import { fieldAt, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { hashValue } from '../../../snapshot/hash.js';
import { counted } from '../../../text/plural.js';
import { literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import {
  type ChangeEffect,
  type EmptySelector,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  stated,
} from '../../system.js';
import { appliedText } from '../changes/applied-at-once.js';
import { contentOf } from '../changes/content-change.js';
import type { Transition } from '../changes/transition.js';
import { isStored, placementRef, sameRef } from '../objects/objects.js';
import { policyText } from '../objects/placement.js';
import { isError } from '../objects/properties.js';
import { keyOf } from '../objects/selected-objects.js';
import { policyOf, refName } from '../objects/texts.js';
import { idleGroup, rollingGroup } from '../rollout/rolling-group.js';
import { RUNS } from '../rollout/run.js';
import type { PlacedObject, Side } from '../side.js';
import { leftNotes } from './picked.js';
import { copiedNotes, placementNotes } from './placement-notes.js';
import { placementResults } from './placement-results.js';

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
      ...stated('result', placementResults(placed, transition, side, !isIdle && staged.length === 0)),
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
