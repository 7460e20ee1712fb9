import { isDnsSubdomain, isQualifiedName } from '../../../manifest/selector.js';
import { compareQuantities, parseQuantity, type Quantity } from '../../../manifest/quantity.js';
import type { PropertyRequirement } from '../objects/policy.js';
import { RESOURCE_PREFIX, isCapacityType } from '../objects/properties.js';

const OPERATORS = ['Gt', 'Ge', 'Lt', 'Le', 'Eq', 'Ne'];

/**
 * A resource property is named `resources.kubernetes-fleet.io/<total|allocatable|available>-<resource>`; any other has one
 * or more label-like segments, of which the first may be a DNS subdomain.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go, validateName.
 */
export function isPropertyName(name: string): boolean {
  if (name.startsWith(RESOURCE_PREFIX)) {
    const [capacity = '', ...resource] = name.slice(RESOURCE_PREFIX.length).split('-');
    return resource.length > 0 && isCapacityType(capacity) && isQualifiedName(name);
  }
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) return isQualifiedName(name);
  return (isDnsSubdomain(first) || isQualifiedName(first)) && rest.every(isQualifiedName);
}

/** The first thing that is wrong with a requirement by itself. */
export function requirementFault(
  requirement: PropertyRequirement,
): 'propertyOperator' | 'propertyValueCount' | 'propertyValueNotQuantity' | null {
  if (!OPERATORS.includes(requirement.operator)) return 'propertyOperator';
  const [value, ...more] = requirement.values;
  if (value === undefined || more.length > 0) return 'propertyValueCount';
  return parseQuantity(value) ? null : 'propertyValueNotQuantity';
}

interface Bound {
  readonly at: Quantity;
  readonly isStrict: boolean;
}

/** True when no value can meet all well-formed requirements on one property; the broken ones are left out. */
export function contradict(requirements: readonly PropertyRequirement[]): boolean {
  const bounds: { lower: Bound | null; upper: Bound | null } = { lower: null, upper: null };
  const equal: Quantity[] = [];
  const unequal: Quantity[] = [];
  for (const requirement of requirements) {
    const at = requirementFault(requirement) === null ? parseQuantity(requirement.values[0] ?? '') : null;
    if (!at) continue;
    const isStrict = requirement.operator.endsWith('t');
    if (requirement.operator === 'Eq') equal.push(at);
    else if (requirement.operator === 'Ne') unequal.push(at);
    else if (requirement.operator.startsWith('G')) bounds.lower = tighter(bounds.lower, { at, isStrict }, 1);
    else bounds.upper = tighter(bounds.upper, { at, isStrict }, -1);
  }
  const [wanted] = equal;
  if (!wanted) return bounds.lower !== null && bounds.upper !== null && excludes(bounds.lower, bounds.upper);
  if (equal.some((other) => compareQuantities(wanted, other) !== 0)) return true;
  if (unequal.some((other) => compareQuantities(wanted, other) === 0)) return true;
  const exactly: Bound = { at: wanted, isStrict: false };
  if (bounds.lower && bounds.upper && excludes(bounds.lower, bounds.upper)) return true;
  return (
    (bounds.lower !== null && excludes(bounds.lower, exactly)) ||
    (bounds.upper !== null && excludes(exactly, bounds.upper))
  );
}

/** The bound that leaves less room: the larger lower one (`side` 1) or the smaller upper one (-1), strict at a tie. */
function tighter(bound: Bound | null, other: Bound, side: 1 | -1): Bound {
  if (!bound) return other;
  const order = compareQuantities(other.at, bound.at) * side;
  return order > 0 || (order === 0 && other.isStrict) ? other : bound;
}

function excludes(lower: Bound, upper: Bound): boolean {
  const order = compareQuantities(lower.at, upper.at);
  return order > 0 || (order === 0 && (lower.isStrict || upper.isStrict));
}
