import { entryOf } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import {
  approximately,
  compareQuantities,
  parseQuantity,
  type Quantity,
} from '../../../manifest/quantity.js';
import { code, name as nameText, type Text, text } from '../../../text/text.js';
import type { MemberCluster } from '../objects/clusters.js';
import {
  type LabelTest,
  labelTest,
  type Preference,
  type PropertyRequirement,
  type Term,
} from '../objects/policy.js';

/** Thrown by what makes the whole scheduling cycle fail, so that nothing is picked or dropped. */
export class SchedulingError extends Error {
  constructor(readonly says: Text) {
    super();
  }
}

export const RESOURCE_PREFIX = 'resources.kubernetes-fleet.io/';

export const CAPACITY_TYPES = ['total', 'allocatable', 'available'] as const;

/**
 * A cluster's value of a property; null if it has none, which is not an error. A resource with a dash in its name, as in
 * `total-ephemeral-storage`, passes the webhook and fails the cycle. Source: kubefleet-dev/kubefleet e160c1cd, clusteraffinity/types.go.
 */
function propertyOf({ name: cluster, properties, usage }: MemberCluster, name: string): Quantity | null {
  let written = entryOf(properties, name);
  if (name.startsWith(RESOURCE_PREFIX)) {
    const [, type, resource = ''] = /^([^-]+)-([^-]+)$/.exec(name.slice(RESOURCE_PREFIX.length)) ?? [];
    const capacity = CAPACITY_TYPES.find((one) => one === type);
    if (!capacity)
      throw new SchedulingError(text`${code(name)} is not a capacity type and a resource without a dash`);
    written = entryOf(usage[capacity], resource);
  }
  if (written === undefined) return null;
  const quantity = parseQuantity(written);
  if (quantity) return quantity;
  throw new SchedulingError(
    text`property ${code(name)} of cluster ${nameText('target', cluster)} is ${code(written)}, which is not a quantity`,
  );
}

export const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  Eq: (order) => order === 0,
  Ne: (order) => order !== 0,
  Gt: (order) => order > 0,
  Ge: (order) => order >= 0,
  Lt: (order) => order < 0,
  Le: (order) => order <= 0,
};

/** A cluster without the property never matches, not even `Ne`. */
function meets(cluster: MemberCluster, { name, operator, values }: PropertyRequirement): boolean {
  const observed = propertyOf(cluster, name);
  if (observed === null) return false;
  const [value = '', ...more] = values;
  const wanted = more.length > 0 ? null : parseQuantity(value);
  const compare = entryOf(COMPARISONS, operator);
  if (wanted && compare) return compare(compareQuantities(observed, wanted));
  throw new SchedulingError(text`property ${code(name)} needs a known operator and exactly one quantity`);
}

/** A term without a label selector matches every cluster. A selector that cannot be parsed fails the cycle, but only once it is asked. */
function compile(selector: JsonObject | null): LabelTest {
  if (selector === null) return () => true;
  const test = labelTest(selector);
  return (labels) => {
    if (!test) throw new SchedulingError(text`a label selector is invalid`);
    return test(labels);
  };
}

/**
 * The required terms: any one of them is enough, and no terms at all let every cluster through. Within a term the label
 * selector and every property expression must match. A term that matches ends the search, so a broken one after it goes
 * unseen. Source: kubefleet-dev/kubefleet e160c1cd, plugins/clusteraffinity/filtering.go and types.go.
 */
export function requiredTest(terms: readonly Term[]): (cluster: MemberCluster) => boolean {
  const compiled = terms.map(({ labelSelector, properties }) => {
    const labels = compile(labelSelector);
    return (cluster: MemberCluster): boolean =>
      labels(cluster.labels) && properties.every((requirement) => meets(cluster, requirement));
  });
  return (cluster) => compiled.length === 0 || compiled.some((matches) => matches(cluster));
}

export function preferenceScore(
  preferences: readonly Preference[],
  fleet: readonly MemberCluster[],
): (cluster: MemberCluster) => number {
  const compiled = preferences.map(({ labelSelector, sorter, weight }) => {
    const labels = compile(labelSelector);
    const weightOf = sorter ? sortedWeight(sorter, weight, fleet) : () => weight;
    return (cluster: MemberCluster): number => (labels(cluster.labels) ? weightOf(cluster) : 0);
  });
  return (cluster) => compiled.reduce((sum, scoreOf) => sum + scoreOf(cluster), 0);
}

/**
 * The share of the weight that a cluster's value earns, scaled linearly between the extremes of all clusters, also those that were filtered
 * out, and rounded half away from zero; 0 where the property is absent or the same everywhere.
 * Source: kubefleet-dev/kubefleet e160c1cd, plugins/clusteraffinity/types.go, interpolateWeightFor.
 */
function sortedWeight(
  { name, order }: NonNullable<Preference['sorter']>,
  weight: number,
  fleet: readonly MemberCluster[],
): (cluster: MemberCluster) => number {
  const valueOf = (cluster: MemberCluster): number | null => {
    const quantity = propertyOf(cluster, name);
    return quantity && approximately(quantity);
  };
  const values = fleet.flatMap((cluster) => valueOf(cluster) ?? []);
  const min = values.reduce((a, b) => Math.min(a, b), Infinity);
  const max = values.reduce((a, b) => Math.max(a, b), -Infinity);
  return (cluster) => {
    const value = valueOf(cluster);
    if (value === null || min >= max) return 0;
    const share = (value - min) / (max - min);
    if (order === 'Descending') return roundHalfAway(share * weight);
    if (order === 'Ascending') return roundHalfAway((1 - share) * weight);
    throw new SchedulingError(text`${code(order)} is not a sort order`);
  };
}

/** Go's math.Round: -2.5 becomes -3, where JavaScript's Math.round gives -2. */
function roundHalfAway(value: number): number {
  const rounded = Math.trunc(value);
  return Math.abs(value - rounded) >= 0.5 ? rounded + Math.sign(value) : rounded;
}
