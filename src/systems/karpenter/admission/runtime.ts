import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import type { FieldError } from '../../../admission/violation.js';
import { pathText } from '../../../manifest/fields.js';
import { goInteger } from '../../../manifest/quantity.js';
import type { FieldPath } from '../../../manifest/manifest.js';
import { isLabelValue, isQualifiedName } from '../../../manifest/selector.js';
import { normalizedKey } from '../controller/drift.js';
import { type NodePool, POOL_LABEL, type PoolRequirement, type PoolTaint } from '../objects/nodepool.js';

const GROUP = 'karpenter.sh';
const CAPACITY_TYPE = 'karpenter.sh/capacity-type';
const CAPACITY_TYPES = ['on-demand', 'spot', 'reserved'];
const EFFECTS = new Set(['NoSchedule', 'PreferNoSchedule', 'NoExecute', '']);
const COMPARISONS = new Set(['Gt', 'Lt', 'Gte', 'Lte']);
const OPERATORS = new Set(['In', 'NotIn', 'Exists', 'DoesNotExist', ...COMPARISONS]);
/** Providers add to this list; none of theirs lies in a restricted domain. */
const WELL_KNOWN = new Set([POOL_LABEL, CAPACITY_TYPE]);

const TEMPLATE: FieldPath = ['spec', 'template'];

/**
 * What the CRD cannot check: names of labels and taints, duplicate taints, requirements. The controller makes no nodes from a
 * stored pool with any of it; its budgets still apply to the nodes that exist.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool_validation.go and nodeclaim_validation.go, RuntimeValidate.
 */
export function runtimeErrors({ template }: NodePool): FieldError[] {
  const errors: FieldError[] = [];
  for (const [key, value] of template.labels ?? []) {
    const path = [...TEMPLATE, 'metadata', 'labels', key];
    for (const message of labelErrors(key, value)) errors.push({ path, message });
  }
  errors.push(...taintErrors(template.taints ?? [], template.startupTaints ?? []));
  for (const [i, requirement] of template.requirements.entries()) {
    const path = [...TEMPLATE, 'spec', 'requirements', i];
    for (const message of requirementErrors(requirement)) errors.push({ path, message });
  }
  return errors;
}

function labelErrors(key: string, value: string): string[] {
  const errors: string[] = [];
  if (key === POOL_LABEL) errors.push(`label ${key} is restricted`);
  if (!isQualifiedName(key)) errors.push(`label key "${key}" is not a qualified name`);
  if (!isLabelValue(value)) errors.push(`label ${key} has the invalid value "${value}"`);
  if (isRestricted(key)) errors.push(`label ${key} is restricted: Karpenter uses it itself`);
  return errors;
}

function isRestricted(key: string): boolean {
  if (WELL_KNOWN.has(key)) return false;
  const slash = key.indexOf('/');
  const domain = slash < 0 ? '' : key.slice(0, slash);
  return domain === GROUP || domain.endsWith(`.${GROUP}`) || key === HOSTNAME_LABEL;
}

/** Key and effect must be unique over both lists together. */
function taintErrors(taints: readonly PoolTaint[], startupTaints: readonly PoolTaint[]): FieldError[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  const check = (taint: PoolTaint, path: FieldPath) => {
    const add = (message: string) => errors.push({ path, message: `${pathText(path)}: ${message}` });
    if (!isQualifiedName(taint.key)) add(`"${taint.key}" is not a qualified name`);
    if (taint.value !== '' && !isQualifiedName(taint.value)) add(`"${taint.value}" is not a qualified name`);
    if (!EFFECTS.has(taint.effect)) add(`"${taint.effect}" is no effect`);
    const identity = JSON.stringify([taint.key, taint.effect]);
    if (seen.has(identity)) add(`${taint.key} with effect ${taint.effect} stands twice`);
    seen.add(identity);
  };
  for (const [i, taint] of taints.entries()) check(taint, [...TEMPLATE, 'spec', 'taints', i]);
  for (const [i, taint] of startupTaints.entries()) check(taint, [...TEMPLATE, 'spec', 'startupTaints', i]);
  return errors;
}

function requirementErrors({ key: written, operator, values, minValues }: PoolRequirement): string[] {
  const key = normalizedKey(written);
  const errors: string[] = [];
  if (!OPERATORS.has(operator)) errors.push(`${key} has the unknown operator ${operator}`);
  if (isRestricted(key)) errors.push(`${key} is restricted: Karpenter uses it itself`);
  if (key === POOL_LABEL) errors.push(`${key} may not be required`);
  if (key === CAPACITY_TYPE && operator === 'In') errors.push(...capacityTypeErrors(values, minValues));
  if (!isQualifiedName(key)) errors.push(`"${key}" is not a qualified name`);
  for (const value of values) {
    if (!isLabelValue(value)) errors.push(`"${value}" is no label value for ${key}`);
  }
  if (operator === 'In' && values.length < Math.max(1, minValues ?? 0)) {
    errors.push(`${key} has fewer values than it needs`);
  }
  if (COMPARISONS.has(operator)) {
    const number = values.length === 1 ? goInteger(values[0] ?? '') : null;
    if (number === null || number < 0n) errors.push(`${key} needs a single positive whole number`);
  }
  return errors;
}

/** At least one value must be known, and as many as `minValues` asks for; unknown ones beside them are only logged. */
function capacityTypeErrors(values: readonly string[], minValues: number | null): string[] {
  const known = values.filter((value) => CAPACITY_TYPES.includes(value)).length;
  if (known === 0) return [`${CAPACITY_TYPE} has none of the values ${CAPACITY_TYPES.join(', ')}`];
  if (minValues !== null && known < minValues)
    return [`${CAPACITY_TYPE} has fewer than ${minValues} known values`];
  return [];
}
