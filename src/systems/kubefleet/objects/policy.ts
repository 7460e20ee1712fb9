import { field, fieldAt, itemsIn, numberIn, objectIn, stringsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/selector.js';
import { readToleration, type Toleration } from '../../../snapshot/snapshot.js';

export type LabelTest = (labels: Readonly<Record<string, string>>) => boolean;

/** A label selector that is there, as a test; null where Kubernetes cannot parse it. */
export function labelTest(selector: JsonObject): LabelTest | null {
  const compiled = compileSelector(selector);
  return 'error' in compiled ? null : (labels) => selects(compiled.selector, labels);
}

/** A label selector and property expressions, all of which must match. */
export type Term = ReturnType<typeof readTerm>;
export type PropertyRequirement = ReturnType<typeof readPropertyRequirement>;
/** A term that adds `weight` to a cluster's score; with a sorter, a share of it by the cluster's value. */
export type Preference = ReturnType<typeof readPreference>;
export type SpreadConstraint = ReturnType<typeof readSpreadConstraint>;

interface Filters {
  readonly required: readonly Term[];
  readonly tolerations: readonly Toleration[];
}

export type PlacementPolicy =
  | { readonly type: 'PickFixed'; readonly clusters: readonly string[] }
  | (Filters & { readonly type: 'PickAll' })
  | (Filters & {
      readonly type: 'PickN';
      readonly count: number;
      readonly preferred: readonly Preference[];
      readonly spread: readonly SpreadConstraint[];
    });

/** Reads `spec.policy`; absent means every joined cluster. What has the wrong type is left to admission and counts as absent. */
export function readPolicy(policy: Json | undefined): PlacementPolicy {
  const type = textIn(policy, 'placementType');
  if (type === 'PickFixed') return { type, clusters: stringsIn(policy, 'clusterNames') };
  const affinity = fieldAt(policy, 'affinity', 'clusterAffinity');
  const terms = field(affinity, 'requiredDuringSchedulingIgnoredDuringExecution');
  const required = itemsIn(terms, 'clusterSelectorTerms').map(readTerm);
  const tolerations = itemsIn(policy, 'tolerations').map(readToleration);
  if (type !== 'PickN') return { type: 'PickAll', required, tolerations };
  return {
    ...{ type, required, tolerations },
    count: numberIn(policy, 'numberOfClusters') ?? 0,
    preferred: itemsIn(affinity, 'preferredDuringSchedulingIgnoredDuringExecution').map(readPreference),
    spread: itemsIn(policy, 'topologySpreadConstraints').map(readSpreadConstraint),
  };
}

/**
 * The denominator of a rolling update's percentages. PickN counts what it asks for even when fewer were found, and PickFixed
 * the names it lists even when they do not exist, so a short pick uses up maxUnavailable. PickAll counts what it has `picked`.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateRealTarget.
 */
export function targetNumber(policy: PlacementPolicy, picked: number): number {
  if (policy.type === 'PickAll') return picked;
  return policy.type === 'PickN' ? policy.count : policy.clusters.length;
}

/** An absent label selector, null here, matches every cluster. */
function readTerm(term: Json) {
  const expressions = itemsIn(field(term, 'propertySelector'), 'matchExpressions');
  return {
    labelSelector: objectIn(term, 'labelSelector'),
    properties: expressions.map(readPropertyRequirement),
  };
}

/** A property expression as stored; values that are no text are left out, as admission refuses them. */
export function readPropertyRequirement(requirement: Json) {
  return {
    name: textIn(requirement, 'name') ?? '',
    operator: textIn(requirement, 'operator') ?? '',
    values: stringsIn(requirement, 'values'),
  };
}

function readPreference(preferred: Json) {
  const preference = field(preferred, 'preference');
  const sorter = field(preference, 'propertySorter');
  const [name, order] = [textIn(sorter, 'name') ?? '', textIn(sorter, 'sortOrder') ?? ''];
  return {
    weight: numberIn(preferred, 'weight') ?? 0,
    labelSelector: objectIn(preference, 'labelSelector'),
    sorter: isObject(sorter) ? { name, order } : null,
  };
}

/** Anything but `ScheduleAnyway` is DoNotSchedule. */
function readSpreadConstraint(constraint: Json) {
  return {
    topologyKey: textIn(constraint, 'topologyKey') ?? '',
    maxSkew: numberIn(constraint, 'maxSkew') ?? 1,
    scheduleAnyway: textIn(constraint, 'whenUnsatisfiable') === 'ScheduleAnyway',
  };
}

/** A count or a percentage as written; null for anything else. */
export function intOrText(value: Json | undefined): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
