import { goInteger } from '../../../../manifest/quantity.js';
import type { PoolRequirement } from '../../objects/nodepool.js';
import { normalizedKey } from './labels.js';

/**
 * What a label may be: the values listed, or all but the values listed. Bounds belong to the second form only.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/scheduling/requirement.go and requirements.go.
 */
export interface Requirement {
  readonly complement: boolean;
  readonly values: ReadonlySet<string>;
  readonly bounds: Bounds;
}

/** Both inclusive; null: none. */
interface Bounds {
  readonly least: bigint | null;
  readonly most: bigint | null;
}

const NO_BOUNDS: Bounds = { least: null, most: null };
const GO_INT_MAX = 9223372036854775807n;
const DOES_NOT_EXIST: Requirement = { complement: false, values: new Set(), bounds: NO_BOUNDS };

/** A label that is one of these values. */
function oneOf(values: Iterable<string>): Requirement {
  return { complement: false, values: new Set(values), bounds: NO_BOUNDS };
}

/** One requirement of a template. */
function requirementOf({ operator, values }: PoolRequirement): Requirement {
  const number = goInteger(values[0] ?? '') ?? 0n;
  const among = (bounds: Bounds): Requirement => ({ complement: true, values: new Set(), bounds });
  switch (operator) {
    case 'In':
      return oneOf(values);
    case 'NotIn':
      return { complement: true, values: new Set(values), bounds: NO_BOUNDS };
    case 'DoesNotExist':
      return DOES_NOT_EXIST;
    case 'Gt':
      return number === GO_INT_MAX ? DOES_NOT_EXIST : among({ least: number + 1n, most: null });
    case 'Gte':
      return among({ least: number, most: null });
    case 'Lt':
      return among({ least: null, most: number - 1n });
    case 'Lte':
      return among({ least: null, most: number });
    default:
      return among(NO_BOUNDS);
  }
}

/** The requirements on each key, taken together. Old names of keys are translated. */
export function combine(requirements: readonly PoolRequirement[]): ReadonlyMap<string, Requirement> {
  return intersectByKey(requirements.map((one) => [normalizedKey(one.key), requirementOf(one)]));
}

/** Labels as requirements: each is its one value. Two old names of one key can contradict each other. */
export function labelRequirements(
  labels: Iterable<readonly [string, string]>,
): ReadonlyMap<string, Requirement> {
  const single: (readonly [string, Requirement])[] = [];
  for (const [key, value] of labels) {
    single.push([normalizedKey(key), oneOf([value])]);
  }
  return intersectByKey(single);
}

function intersectByKey(
  entries: readonly (readonly [string, Requirement])[],
): ReadonlyMap<string, Requirement> {
  const combined = new Map<string, Requirement>();
  for (const [key, requirement] of entries) {
    const before = combined.get(key);
    combined.set(key, before ? intersect(requirement, before) : requirement);
  }
  return combined;
}

/**
 * The values that both allow. Bounds that cross give DoesNotExist, which a node without the label fits; so does an empty
 * intersection of two lists. Once concrete values are left the bounds are applied and dropped.
 */
function intersect(a: Requirement, b: Requirement): Requirement {
  const bounds = narrower(a.bounds, b.bounds);
  if (crossing(bounds)) return DOES_NOT_EXIST;
  const complement = a.complement && b.complement;
  const values = new Set([...commonValues(a, b)].filter((value) => isWithin(value, bounds)));
  return { complement, values, bounds: complement ? bounds : NO_BOUNDS };
}

/** Whether some value fits both. */
export function overlap(a: Requirement, b: Requirement): boolean {
  const bounds = narrower(a.bounds, b.bounds);
  if (crossing(bounds)) return false;
  if (a.complement && b.complement) return true;
  return [...commonValues(a, b)].some((value) => isWithin(value, bounds));
}

/** NotIn with values, or DoesNotExist: what a missing label fits. A pure bound and Exists want a label. */
export function fitsAbsence({ complement, values }: Requirement): boolean {
  return complement ? values.size > 0 : values.size === 0;
}

/** For two complements the values that neither allows, else the values that both allow, bounds left aside. */
function commonValues(a: Requirement, b: Requirement): Set<string> {
  if (a.complement && b.complement) return new Set([...a.values, ...b.values]);
  if (a.complement) return new Set([...b.values].filter((value) => !a.values.has(value)));
  if (b.complement) return new Set([...a.values].filter((value) => !b.values.has(value)));
  return new Set([...a.values].filter((value) => b.values.has(value)));
}

function narrower(a: Bounds, b: Bounds): Bounds {
  return { least: pick(a.least, b.least, (x, y) => x > y), most: pick(a.most, b.most, (x, y) => x < y) };
}

function pick(a: bigint | null, b: bigint | null, better: (x: bigint, y: bigint) => boolean): bigint | null {
  if (a === null || b === null) return a ?? b;
  return better(a, b) ? a : b;
}

function crossing({ least, most }: Bounds): boolean {
  return least !== null && most !== null && least > most;
}

/** With bounds, a value that is not a whole number never fits; `04` is 4. */
function isWithin(value: string, { least, most }: Bounds): boolean {
  if (least === null && most === null) return true;
  const number = goInteger(value);
  if (number === null) return false;
  return (least === null || number >= least) && (most === null || number <= most);
}
