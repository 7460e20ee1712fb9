import { entryOf } from '../../../manifest/fields.js';
import {
  approximately,
  compareQuantities,
  parseQuantity,
  type Quantity,
} from '../../../manifest/quantity.js';
import { code, name as target, type Text, text } from '../../../text/text.js';
import type { MemberCluster, ResourceUsage } from './clusters.js';
import type { Preference, PropertyRequirement } from './policy.js';

/** Something that makes the whole scheduling cycle fail, so that nothing is picked or dropped. */
export interface SchedulingError {
  readonly error: Text;
}

export const RESOURCE_PREFIX = 'resources.kubernetes-fleet.io/';

const CAPACITY_TYPES: ReadonlyMap<string, keyof ResourceUsage> = new Map([
  ['total', 'total'],
  ['allocatable', 'allocatable'],
  ['available', 'available'],
]);

/** True for `total`, `allocatable` and `available`, in these letters. */
export function isCapacityType(word: string): boolean {
  return CAPACITY_TYPES.has(word);
}

/** True where the scheduler stops at an error instead of picking clusters. */
export function isError(value: unknown): value is SchedulingError {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** A cluster's value of a property; null if it has none, which is not an error. */
function propertyOf(cluster: MemberCluster, name: string): Quantity | null | SchedulingError {
  const written = name.startsWith(RESOURCE_PREFIX)
    ? resourceText(cluster, name.slice(RESOURCE_PREFIX.length))
    : (entryOf(cluster.properties, name) ?? null);
  if (written === null || isError(written)) return written;
  const quantity = parseQuantity(written);
  return (
    quantity ?? {
      error: text`property ${code(name)} of cluster ${target('target', cluster.name)} is ${code(written)}, which is not a quantity`,
    }
  );
}

/** Only the first dash separates the capacity type: the resource's own name may hold more (`ephemeral-storage`). */
function resourceText(cluster: MemberCluster, name: string): string | null | SchedulingError {
  const dash = name.indexOf('-');
  if (dash <= 0 || dash === name.length - 1) return { error: text`${code(name)} is not a resource property` };
  const capacity = CAPACITY_TYPES.get(name.slice(0, dash));
  if (!capacity) return { error: text`${code(name.slice(0, dash))} is not a capacity type` };
  return entryOf(cluster.usage[capacity], name.slice(dash + 1)) ?? null;
}

/** A cluster without the property never matches, not even `Ne`. */
export function meets(cluster: MemberCluster, requirement: PropertyRequirement): boolean | SchedulingError {
  const observed = propertyOf(cluster, requirement.name);
  if (observed === null) return false;
  if (isError(observed)) return observed;
  const [value, ...more] = requirement.values;
  const wanted = value === undefined || more.length > 0 ? null : parseQuantity(value);
  if (!wanted)
    return { error: text`property ${code(requirement.name)} is not compared with exactly one quantity` };
  const order = compareQuantities(observed, wanted);
  switch (requirement.operator) {
    case 'Eq':
      return order === 0;
    case 'Ne':
      return order !== 0;
    case 'Gt':
      return order > 0;
    case 'Ge':
      return order >= 0;
    case 'Lt':
      return order < 0;
    case 'Le':
      return order <= 0;
    default:
      return { error: text`${code(requirement.operator)} is not an operator for properties` };
  }
}

/** The smallest and the largest value over the fleet; null where no cluster has the property. */
export interface Extremes {
  readonly min: number;
  readonly max: number;
}

/** The extremes of one property; an error if a cluster has a value that is not a quantity, which ends the whole scheduling cycle. */
export function extremesOf(
  name: string,
  clusters: readonly MemberCluster[],
): Extremes | null | SchedulingError {
  let extremes: Extremes | null = null;
  for (const cluster of clusters) {
    const quantity = propertyOf(cluster, name);
    if (quantity === null) continue;
    if (isError(quantity)) return quantity;
    const value = approximately(quantity);
    extremes = extremes
      ? { min: Math.min(extremes.min, value), max: Math.max(extremes.max, value) }
      : { min: value, max: value };
  }
  return extremes;
}

/**
 * The share of the weight that a cluster's value earns, scaled linearly between the extremes of all clusters and rounded
 * half away from zero; 0 where the property is absent or the same everywhere.
 * Source: kubefleet-dev/kubefleet e160c1cd, plugins/clusteraffinity/types.go, interpolateWeightFor.
 */
export function sortedWeight(
  cluster: MemberCluster,
  sorter: NonNullable<Preference['sorter']>,
  weight: number,
  extremes: Extremes | null,
): number | SchedulingError {
  const quantity = propertyOf(cluster, sorter.name);
  if (quantity === null || extremes === null) return 0;
  if (isError(quantity)) return quantity;
  if (extremes.min === extremes.max) return 0;
  const share = (approximately(quantity) - extremes.min) / (extremes.max - extremes.min);
  if (sorter.order === 'Descending') return roundHalfAway(share * weight);
  if (sorter.order === 'Ascending') return roundHalfAway((1 - share) * weight);
  return { error: text`${code(sorter.order)} is not a sort order` };
}

/** Go's math.Round: -2.5 becomes -3, where JavaScript's Math.round gives -2. */
function roundHalfAway(value: number): number {
  const rounded = Math.trunc(value);
  return Math.abs(value - rounded) >= 0.5 ? rounded + Math.sign(value) : rounded;
}
