import type { FieldError } from '../../../admission/violation.js';
import { pathText } from '../../../manifest/fields.js';
import { goInteger } from '../../../manifest/quantity.js';
import type { FieldPath } from '../../../manifest/manifest.js';
import { isLabelValue, isQualifiedName } from '../../../manifest/selector.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { normalizedKey } from '../controller/drift.js';
import { type NodePool, POOL_LABEL, type PoolRequirement } from '../objects/nodepool.js';

const GROUP = 'karpenter.sh';
const CAPACITY_TYPE = 'karpenter.sh/capacity-type';
const CAPACITY_TYPES = ['on-demand', 'spot', 'reserved'];
const EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute', ''];
const COMPARISONS = ['Gt', 'Lt', 'Gte', 'Lte'];
const OPERATORS = ['In', 'NotIn', 'Exists', 'DoesNotExist', ...COMPARISONS];

const TEMPLATE: FieldPath = ['spec', 'template'];

/** A condition that holds for a fault, and its message. */
type Check = readonly [isFault: boolean, message: string];

/**
 * What the CRD cannot check: names of labels and taints, duplicate taints, requirements. The controller makes no nodes from a
 * stored pool with any of it; its budgets still apply to the nodes that exist.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool_validation.go and nodeclaim_validation.go, RuntimeValidate.
 */
export function runtimeErrors({ template }: NodePool): FieldError[] {
  const { labels, taints, startupTaints, requirements } = template;
  const errors: FieldError[] = [];
  const check = (path: FieldPath, checks: readonly Check[], prefix = ''): void => {
    for (const [isFault, message] of checks) if (isFault) errors.push({ path, message: prefix + message });
  };
  for (const [key, value] of labels ?? [])
    check(
      [...TEMPLATE, 'metadata', 'labels', key],
      [
        [key === POOL_LABEL, `label ${key} is restricted`],
        [!isQualifiedName(key), `label key "${key}" is not a qualified name`],
        [!isLabelValue(value), `label ${key} has the invalid value "${value}"`],
        [isRestricted(key), `label ${key} is restricted: Karpenter uses it itself`],
      ],
    );
  // Key and effect must be unique over both lists together.
  const seen = new Set<string>();
  for (const [field, list] of Object.entries({ taints, startupTaints }))
    for (const [i, { key, value, effect }] of (list ?? []).entries()) {
      const path = [...TEMPLATE, 'spec', field, i];
      const identity = JSON.stringify([key, effect]);
      check(
        path,
        [
          [!isQualifiedName(key), `"${key}" is not a qualified name`],
          [value !== '' && !isQualifiedName(value), `"${value}" is not a qualified name`],
          [!EFFECTS.includes(effect), `"${effect}" is no effect`],
          [seen.has(identity), `${key} with effect ${effect} is a duplicate`],
        ],
        `${pathText(path)}: `,
      );
      seen.add(identity);
    }
  for (const [i, requirement] of requirements.entries())
    check([...TEMPLATE, 'spec', 'requirements', i], requirementChecks(requirement));
  return errors;
}

/** Providers add to the well-known labels; none of theirs lies in a restricted domain. */
function isRestricted(key: string): boolean {
  if (key === POOL_LABEL || key === CAPACITY_TYPE) return false;
  const domain = key.slice(0, Math.max(0, key.indexOf('/')));
  return domain === GROUP || domain.endsWith(`.${GROUP}`) || key === HOSTNAME_LABEL;
}

function requirementChecks({ key: written, operator, values, minValues }: PoolRequirement): Check[] {
  const key = normalizedKey(written);
  // At least one capacity type must be known, and as many as `minValues` asks for; unknown ones beside them are only logged.
  const known = values.filter((value) => CAPACITY_TYPES.includes(value)).length;
  const lacksTypes = key === CAPACITY_TYPE && operator === 'In' && known < Math.max(1, minValues ?? 0);
  const number = values.length === 1 ? goInteger(values[0] ?? '') : null;
  return [
    [!OPERATORS.includes(operator), `${key} has the unknown operator ${operator}`],
    [isRestricted(key), `${key} is restricted: Karpenter uses it itself`],
    [key === POOL_LABEL, `${key} may not be required`],
    [lacksTypes, `${key} has ${known} of the values ${CAPACITY_TYPES.join(', ')}`],
    [!isQualifiedName(key), `"${key}" is not a qualified name`],
    ...values.map((value): Check => [!isLabelValue(value), `"${value}" is no label value for ${key}`]),
    [
      operator === 'In' && values.length < Math.max(1, minValues ?? 0),
      `${key} has fewer values than it needs`,
    ],
    [
      COMPARISONS.includes(operator) && (number === null || number < 0n),
      `${key} needs a single positive whole number`,
    ],
  ];
}
