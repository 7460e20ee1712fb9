import { present } from '../../../manifest/words/present.js';
import { fieldAt, textIn } from '../../../manifest/fields.js';
import {
  type ChangeEffect,
  type EmptySelector,
  type PolicyFact,
  refText,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  stated,
  type SystemResult,
} from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { appliedText } from '../changes/applied-at-once.js';
import { copiedNotes, waitingText, withContent } from '../objects/copied.js';
import { policyOf } from '../results/findings.js';
import { IdleController } from './idle-controller.js';
import { isStored, placementRef, refKeyOf, sameRef } from '../objects/objects.js';
import { type PlacementSpec, policyText, readPlacement } from '../objects/placement.js';
import { placementNotes } from '../results/placement-notes.js';
import { isError } from '../objects/properties.js';
import type { Planned } from './planned.js';
import { RollingController } from './rolling-controller.js';
import { RUNS } from '../objects/run-objects.js';
import { rollingGroup } from './rolling-group.js';
import type { PlacedObject, Side } from '../side.js';
import type { Transition } from '../changes/transition.js';
import { clusters } from '../results/why.js';
import { removedRuns } from '../results/removed-runs.js';
import { whyLeft } from '../results/why-left.js';
import { shorterPeriod } from '../results/shorter-period.js';

/** A placement: one group that is rolled in rounds, or the stages of the runs that drive it. */
export function placementPlan(
  placed: PlacedObject,
  side: Side,
  stagedGroups: ReadonlyMap<string, readonly ResolvedGroup[]>,
): Planned {
  const { object, planned, spec, transition } = placed;
  if (isError(transition)) return { policy: unscheduled(object, transition.error), controllers: [] };
  const key = refKeyOf(object.ref);
  const work = workOf(placed, transition, side, stagedGroups.get(key) ?? []);
  const { group, staged, isIdle } = work;
  const policy = policyOf(object, {
    ...withContent(placed, side),
    uses: placed.overrides,
    groups: staged.length > 0 ? staged : [isIdle ? idleGroup(group) : group],
    change: changeOf(placed, transition, { isIdle, staged, side }),
    ...onDelete(placed, transition.bindings),
    facts: factsOf(placed, transition, side),
    missingReferences: missingClusters(placed, side),
    ...(transition.applied && planned === object ? { unmeasured: true } : {}),
    notes: present([
      externalNote(spec, staged),
      ...whyLeft(placed, side),
      ...copiedNotes(placed, side),
      ...placementNotes(spec, transition.bindings, side.fleet),
    ]),
  });
  return { policy, controllers: controllersOf(placed, transition, side, work) };
}

function unscheduled(object: PlacedObject['object'], error: string): ResolvedPolicy {
  const message = `the scheduler cannot pick any cluster: ${error}`;
  const place = object.manifest.placeOf(['spec', 'policy']);
  return policyOf(object, { rejections: [{ by: 'scheduler', message, place }] });
}

/** What a placement rolls, and who rolls it. */
interface Work {
  readonly runs: { readonly controller: string; readonly group: string };
  readonly group: ResolvedGroup;
  /** The groups of the run that rolls it in its place. */
  readonly staged: readonly ResolvedGroup[];
  /** It writes to no cluster by itself, and no run does it for it. */
  readonly isIdle: boolean;
}

function workOf(
  { object, planned, spec }: PlacedObject,
  { bindings, applied }: Transition,
  { silent, fleet, input: { at, until } }: Side,
  stagedGroups: readonly ResolvedGroup[],
): Work {
  const key = refKeyOf(object.ref);
  const runs = { controller: `kubefleet ${key}`, group: key };
  const atOnce = applied?.writesTo ?? [];
  const group = rollingGroup({ object: planned, spec, bindings, atOnce, silent, fleet, runs, at, until });
  const staged = spec.isExternal ? stagedGroups : [];
  return { runs, group, staged, isIdle: spec.onlyReports || (spec.isExternal && staged.length === 0) };
}

function factsOf(placed: PlacedObject, { bindings }: Transition, side: Side): PolicyFact[] {
  const { object, planned, spec } = placed;
  const isOwn = planned === object;
  return [
    ...stated('empty-selector', emptySelectors(placed, bindings, side)),
    ...stated(
      'result',
      isOwn ? [oneWay(placed, side), shorterPeriod(object, spec, side.earlier(object.ref))] : [],
    ),
    ...stated('result', removedRuns(placed, side)),
  ];
}

function controllersOf(
  placed: PlacedObject,
  { bindings, applied }: Transition,
  side: Side,
  { runs, staged, isIdle }: Work,
): Planned['controllers'] {
  if (staged.length > 0) return [];
  if (isIdle) return [() => new IdleController(runs, 'idle', idleText(placed, side))];
  const { policy, rolling, availability } = placed.spec;
  const { controller: id, group } = runs;
  const atOnce = applied?.writesTo ?? [];
  const input = { id, group, policy, rolling, bindings, silent: side.silent, atOnce };
  return [() => new RollingController({ ...input, signal: availability.signal })];
}

/** Said about an edit that is stored, and that its controller does not follow. */
const NOT_FOLLOWED =
  'The edit is stored and not followed: what is placed stays as it is, and the plan is that of the old object.';

interface ChangeContext {
  readonly isIdle: boolean;
  readonly staged: readonly ResolvedGroup[];
  readonly side: Side;
}

function changeOf(
  placed: PlacedObject,
  { effect, applied }: Transition,
  { isIdle, staged, side }: ChangeContext,
): ChangeEffect<string> {
  const { object, planned, spec } = placed;
  const nothing = (says: string): ChangeEffect<string> => ({ ...effect, kind: 'none', batched: true, says });
  if (planned !== object) return nothing(isStored(object) ? NOT_FOLLOWED : REFUSED_EDIT);
  const edit = `${applied ? `${appliedText(applied, spec)} ` : ''}${waitingText(placed)}`;
  if (isIdle) return nothing(`${edit}${idleText(placed, side)}`);
  return drivenEffect(effect, staged, edit);
}

/** Merging is the last moment: the webhook lets no placement go back. */
function becomesExternal({ object, spec }: PlacedObject, side: Side): boolean {
  const before = side.earlier(object.ref);
  const was = before && readPlacement(before.stored, undefined);
  return spec.isExternal && was?.isExternal === false;
}

/** A limit that reads as an improvement, and is a decision for good. Source: the webhook of placements. */
function oneWay(placed: PlacedObject, side: Side): SystemResult | null {
  if (!becomesExternal(placed, side)) return null;
  return {
    rule: 'limit-ignored',
    subject: 'external',
    says: 'its strategy becomes External for good: the rollingUpdate limits are ignored, the webhook never lets it go back to RollingUpdate, and new versions reach no cluster without a staged update run.',
    fix: 'Keep RollingUpdate until the strategy and the runs that replace it are there. To go back, the placement has to be deleted and created again.',
    place: placed.object.manifest.placeOf(['spec', 'strategy', 'type']),
  };
}

/** What a staged run drives is moved by nothing else, whatever the change is. */
function drivenEffect(
  effect: ChangeEffect<string>,
  [first]: readonly ResolvedGroup[],
  edit: string,
): ChangeEffect<string> {
  if (!first || effect.kind !== 'next-rollout') return effect;
  const by = refText(first.rolls);
  const says = first.rolls.kind.endsWith('Run')
    ? `${by} moves it, stage by stage; nothing else does.`
    : `A staged update run with ${by} would move it; there is none, here or in the snapshot.`;
  return { ...effect, says: `${edit}${says}` };
}

function idleGroup(group: ResolvedGroup): ResolvedGroup {
  return {
    ...group,
    ceiling: { declared: null, resolved: null, enforced: null },
    allowed: [],
    strategy: null,
    facts: group.facts.filter(({ kind }) => kind !== 'standstill'),
  };
}

function idleText({ object, spec }: PlacedObject, side: Side): string {
  if (spec.onlyReports) return 'It only reports what would differ.';
  const run = side
    .ofKind(...RUNS)
    .find((one) => side.accepted(one) && sameRef(placementRef(one.ref, one.stored), object.ref));
  return run
    ? `Its strategy is External, and ${refText(run.ref)} has no stage that takes a cluster: nothing moves until a run is created that has.`
    : 'Its strategy is External and no staged update run names it: nothing moves until one is created.';
}

function externalNote({ isExternal }: PlacementSpec, staged: readonly ResolvedGroup[]): string | null {
  if (!isExternal || staged.length === 0) return null;
  return 'Its strategy is External: nothing moves but by a staged update run, and it can never go back to RollingUpdate.';
}

/** What is placed goes with the placement, from every cluster at once; no limit holds that up. */
function onDelete(
  { planned, spec }: PlacedObject,
  bindings: readonly Binding[],
): Pick<ResolvedPolicy, 'onDelete'> {
  const holding = bindings.filter(({ state }) => state !== 'Scheduled');
  const count = holding.length;
  const policy = textIn(fieldAt(planned.stored['spec'], 'strategy', 'deleteStrategy'), 'propagationPolicy');
  if (spec.onlyReports || count === 0) return {};
  const all = count === 1 ? 'the one cluster' : `all ${clusters(count)}`;
  if (policy === 'Abandon') {
    const stays = `What it placed stays on ${all} (deleteStrategy: Abandon), and no edit reaches it any more.`;
    return { onDelete: { says: stays, targets: [] } };
  }
  const says = `Deleting it takes everything it placed from ${all} at once, whatever its limits say.`;
  return { onDelete: { says, targets: holding.map(({ cluster }) => cluster) } };
}

/** A policy that picks nothing, though it asks for something. */
function emptySelectors(
  { object, planned, spec }: PlacedObject,
  bindings: readonly Binding[],
  side: Side,
): EmptySelector[] {
  if (bindings.some(({ state }) => state !== 'Unscheduled')) return [];
  const { policy } = spec;
  if (policy.type === 'PickN' && policy.count === 0) return [];
  const place = object.manifest.placeOf(['spec', 'policy']);
  if (policy.type === 'PickFixed')
    return policy.clusters.length > 0 ? [] : [{ what: 'clusterNames, an empty list,', group: null, place }];
  const why = side.fleet.clusters.every(({ ineligible }) => ineligible !== null)
    ? `the policy (no cluster can take a placement: ${side.fleet.clusters[0]?.ineligible ?? ''})`
    : `the policy (${policyText(planned.stored)})`;
  return [{ what: why, group: null, place }];
}

/** Names of a PickFixed list that no member cluster has. They count in the target number all the same. */
function missingClusters({ object, spec }: PlacedObject, side: Side): ResolvedPolicy['missingReferences'] {
  const { policy } = spec;
  if (policy.type !== 'PickFixed') return [];
  const known = new Set(side.fleet.clusters.map(({ name }) => name));
  return policy.clusters.flatMap((name, i) => {
    if (known.has(name)) return [];
    return {
      what: `MemberCluster "${name}"`,
      consequence: 'It counts in the target number all the same, so it uses up maxUnavailable.',
      place: object.manifest.placeOf(['spec', 'policy', 'clusterNames', i]),
    };
  });
}
