import type { Manifest } from '../../../manifest/manifest.js';
import {
  type ChangeEffect,
  type DrainLimit,
  type EmptySelector,
  type EvictionLimit,
  type EvictsUnready,
  type PolicyFact,
  REFUSED_EDIT,
  type ResolvedPolicy,
  type ResolveInput,
  stated,
  textPolicy,
  inBatches,
  rejectedAt,
} from '../../system.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { isSameBudget } from '../controller/disruption/same-budget.js';
import type { Drains } from '../rollout/drains.js';
import { type BudgetFacts, factsOfBudget } from './budgets.js';
import type { Releases } from './released.js';
import { deletedReferences } from '../objects/references.js';
import { type KubernetesObject, refOf } from '../objects/objects.js';
import { keptBack, onHold } from '../objects/on-hold.js';
import { budgetOf } from '../objects/disruption.js';
import { placementOf } from '../objects/placement.js';
import { podTemplateOf } from '../objects/template.js';
import { risksOf } from './stated.js';
import { unmetPlacement } from '../objects/unmet-placement.js';
import type { Behaviour } from '../versions.js';
import { groupOf } from '../rollout/group.js';
import { onDelete } from '../changes/leaving.js';
import type { PlannedWorkload } from '../rollout/workload.js';

/** One object of the files, and what comes of it. */
export interface PlannedObject {
  /** As the files have it. */
  readonly written: KubernetesObject;
  /** What the cluster holds after the change; null where that is nothing. */
  readonly object: KubernetesObject | null;
  /** How it is rolled; null for budgets. */
  readonly workload: PlannedWorkload | null;
}

/** What all disruption budgets do together. */
interface Budgets {
  readonly drains: Drains;
  /** Null where there is nothing to compare with. */
  readonly releases: Releases | null;
  readonly behaviour: Behaviour;
}

/** Everything a plan says of one object. */
export function policyOf(planned: PlannedObject, budgets: Budgets, input: ResolveInput): ResolvedPolicy {
  const { written, object, workload } = planned;
  const { manifest } = written;
  const isRefused = object !== written;
  const budget = object?.kind === 'PodDisruptionBudget' ? object : null;
  const drain = budget && factsOfBudget(budget.manifest, budgets.drains);
  const notes = workload?.notes ?? drain?.notes ?? [];
  const leaves = workload?.leaves;
  return {
    ...textPolicy(refOf(manifest), manifest, written),
    change: workload && effectOf(workload, isRefused),
    rejections: rejectedAt(manifest, written.refusals),
    notes: isRefused && drain ? [REFUSED_EDIT, ...notes] : notes,
    ...(isOtherPolicy(written) ? { unmeasured: isEdited(written) } : {}),
    ...(object && workload ? rolledAs(object, workload, input) : { groups: [], missingReferences: [] }),
    ...(leaves ? { leaves } : {}),
    facts: [
      ...(object && workload ? stated('empty-selector', [emptySelectorsOf(object, workload, input)]) : []),
      ...(workload && !isRefused
        ? stated('result', risksOf(written, workload, budgets.behaviour, input))
        : []),
      ...(workload ? heldFacts(manifest) : []),
      ...(budget && drain ? budgetFacts(budget, drain, budgets) : []),
    ],
  };
}

/** What a workload rolls, and what its pods need for it. */
function rolledAs(
  object: KubernetesObject,
  workload: PlannedWorkload,
  input: ResolveInput,
): Partial<ResolvedPolicy> & Pick<ResolvedPolicy, 'groups' | 'missingReferences'> {
  return {
    groups: [groupOf(object, workload, input)],
    missingReferences: missingIn(object.manifest, input),
    ...deleting(object, workload),
  };
}

/** What a disruption budget lets drains do. */
function budgetFacts(
  budget: KubernetesObject,
  { empty, limit }: BudgetFacts,
  budgets: Budgets,
): PolicyFact[] {
  const releases = budgets.releases?.of(budget);
  return [
    ...stated('empty-selector', [empty]),
    ...stated('drain-limit', [limit]),
    ...stated('evicts-unready', [evictsUnready(budget, budgets.behaviour)]),
    ...stated('eviction-limit', limit ? [evictableOf(limit, budget, budgets)] : []),
    ...stated('released-pods', [releases]),
  ];
}

/** The effect of an edited policy on pods that are not ready; null where there is none, or the version has no such field. */
function evictsUnready(budget: KubernetesObject, { evictionPolicyField }: Behaviour): EvictsUnready | null {
  if (!evictionPolicyField || !isOtherPolicy(budget)) return null;
  return { isFreed: budgetOf(budget.manifest).unhealthyPodEvictionPolicy === 'AlwaysAllow' };
}

/** What the change stops by hand, or leaves stopped. */
function heldFacts(manifest: Manifest): PolicyFact[] {
  const holds = onHold(manifest);
  const keeps = keptBack(manifest);
  return [...stated('on-hold', [holds]), ...stated('kept-back', [keeps])];
}

function missingIn(manifest: Manifest, input: ResolveInput): ResolvedPolicy['missingReferences'] {
  return deletedReferences(manifest, input).map(({ title, path }) => ({
    what: title,
    fate: 'deleted',
    consequence:
      'Once it is deleted, running pods stay as they are, and no new pod starts: neither one of a rollout nor the replacement of one that is evicted.',
    place: manifest.placeOf(['spec', 'template', 'spec', ...path]),
  }));
}

/** Where all pods are ready; it may want more of them than there are. */
function evictableOf(
  { expectedPods, desiredHealthy }: DrainLimit,
  budget: KubernetesObject,
  { drains, releases }: Budgets,
): EvictionLimit {
  const { manifest } = budget;
  const next = releases?.heldNextBy(budget) ?? [];
  const whose = drains.workloadsUnder(budget);
  const spec = objectOf(manifest.object, 'spec');
  const field = fieldOf(spec, 'maxUnavailable') === undefined ? 'minAvailable' : 'maxUnavailable';
  const written = fieldOf(spec, field);
  return {
    most: Math.max(0, expectedPods - desiredHealthy),
    of: expectedPods,
    unit: 'pod',
    field,
    written: typeof written === 'string' || typeof written === 'number' ? written : null,
    place: manifest.placeOf(['spec', field]),
    ...(next.length > 0 ? { heldNextBy: next } : {}),
    ...(whose.length > 0 ? { whose } : {}),
  };
}

/** What an edit does that nobody can judge is not the same effect. */
function isEdited({ manifest, before }: KubernetesObject): boolean {
  return before !== null && !isSameBudget(budgetOf(manifest), budgetOf(before));
}

function effectOf({ change, targets }: PlannedWorkload, isRefused: boolean): ChangeEffect {
  if (isRefused) return inBatches('none', REFUSED_EDIT);
  const { kind, says, place, held } = change;
  const unsure = change.isUnsure === true ? { unsure: targets.length } : {};
  return { ...inBatches(kind, says, place), ...unsure, ...(held ? { held } : {}) };
}

function deleting(object: KubernetesObject, { targets }: PlannedWorkload): Pick<ResolvedPolicy, 'onDelete'> {
  const effect = onDelete(targets, object);
  return effect ? { onDelete: effect } : {};
}

/** A DaemonSet that fits no node. */
function emptySelectorsOf(
  { kind, manifest }: KubernetesObject,
  { targets }: PlannedWorkload,
  { snapshot: { nodes } }: ResolveInput,
): EmptySelector | null {
  if (kind !== 'DaemonSet' || targets.length > 0) return null;
  const unmet = unmetPlacement(placementOf(podTemplateOf(manifest)), nodes);
  const what = 'what its pod template asks of nodes';
  return {
    what: unmet === null ? what : `${what} (${unmet})`,
    group: manifest.name,
    place: manifest.placeOf(['spec', 'template', 'spec', 'nodeSelector']),
  };
}

/** True for a budget whose unhealthyPodEvictionPolicy the change edits. */
function isOtherPolicy({ kind, manifest, before }: KubernetesObject): boolean {
  if (kind !== 'PodDisruptionBudget' || before === null) return false;
  return budgetOf(manifest).unhealthyPodEvictionPolicy !== budgetOf(before).unhealthyPodEvictionPolicy;
}
