import { type ByDefinition, decide, type DefinedObject } from '../../admission/decide.js';
import { type SchemaEdit, shippedDefinitions } from '../../admission/definition.js';
import type { FieldError, UnknownField, Violation } from '../../admission/violation.js';
import { pathText } from '../../manifest/fields.js';
import { once, remembered } from '../../manifest/lookup.js';
import type { Definition, FieldPath, JsonObject } from '../../manifest/manifest.js';
import { goInteger } from '../../manifest/quantity.js';
import { isLabelValue, isQualifiedName } from '../../manifest/selector.js';
import { HOSTNAME_LABEL } from '../../snapshot/snapshot.js';
import { isLaterMinor } from '../system.js';
import { evaluateBudget } from './controller/budget.js';
import { normalizedKey } from './controller/drift.js';
import CRDS from './crds.json' with { type: 'json' };
import { decodeNodePool, type NodePool, type PoolRequirement } from './objects/nodepool.js';
import OLDER from './older-crds.json' with { type: 'json' };
import { UNRELEASED } from './versions.js';

/**
 * The state of a NodePool, worst first: the API server refuses it; it is stored but the controller cannot read it; it is
 * stored and makes no nodes; it is stored and a budget fails, which closes the pool for every reason; all is well.
 */
type Verdict = 'rejected' | 'undecodable' | 'invalidAtRuntime' | 'budgetError' | 'accepted';

export interface Admission {
  readonly verdict: Verdict;
  /** Refusals by the definition of the kind. */
  readonly violations: readonly Violation[];
  /** Why a stored object is undecodable or invalid at run time; what is wrong with a budget is in the calendar of limits. */
  readonly errors: readonly FieldError[];
  /** Dropped in silence by clients that are not strict. They do not change the verdict. */
  readonly unknownFields: readonly UnknownField[];
  /** With defaults filled in and unknown fields dropped; null when it is refused. */
  readonly stored: JsonObject | null;
  /** Null when the controller never sees it: refused or undecodable. */
  readonly pool: NodePool | null;
  /** Null where the snapshot has no definition of the kind. */
  readonly byDefinition: ByDefinition | null;
}

/** The CRD of NodePools in a version. Source: the CRDs of kubernetes-sigs/karpenter, v1.0.0 to v1.14.1 and 2266468. */
export const nodePoolDefinition = once((version: string): Definition => {
  const older = OLDER.filter(({ before }) => isLaterMinor(before, version));
  const edits = older.map(({ edit }) => edit as unknown as SchemaEdit);
  const definition = shippedDefinitions(CRDS, edits).get('NodePool');
  if (!definition) throw new Error('crds.json has no NodePool');
  return definition;
});

/** Simulates the creation or update of a NodePool; `old` is its stored form before. A definition of the cluster in `defined` decides. */
export function admit(
  object: JsonObject,
  old: JsonObject | null,
  version = UNRELEASED,
  defined: DefinedObject = { apiVersion: 'karpenter.sh/v1' },
): Admission {
  const { stored, ...decision } = decide(defined, object, old, nodePoolDefinition(version));
  // Later versions fill it in: an object without it is whole, and none that something else completes.
  const violations = decision.violations.map((one): Violation => {
    const { missing, path, rule } = one;
    return missing === 'consolidateAfter' ? { path: [...path, missing], rule, message: 'is required' } : one;
  });
  if (violations.length > 0)
    return { ...decision, verdict: 'rejected', violations, errors: [], stored: null, pool: null };
  return { ...readStored(stored), ...decision, stored };
}

/** The controller's reading of a stored object, the same for every start that is tried. */
const readStored = remembered((stored: JsonObject): Pick<Admission, 'verdict' | 'errors' | 'pool'> => {
  const { pool, errors } = decodeNodePool(stored);
  if (errors.length > 0) return { verdict: 'undecodable', errors, pool: null };
  const ofRuntime = runtimeErrors(pool);
  if (ofRuntime.length > 0) return { verdict: 'invalidAtRuntime', errors: ofRuntime, pool };
  const hasFailed = pool.budgets.some((budget) => evaluateBudget(budget, 0, true).error !== null);
  return { verdict: hasFailed ? 'budgetError' : 'accepted', errors: [], pool };
});

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
 * Checks beyond the CRD: names of labels and taints, duplicate taints, requirements. The controller makes no nodes from a
 * stored pool with any of it; its budgets still apply to the nodes that exist.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool_validation.go and nodeclaim_validation.go, RuntimeValidate.
 */
function runtimeErrors({ template }: NodePool): FieldError[] {
  const { labels, taints, startupTaints, requirements } = template;
  const errors: FieldError[] = [];
  const check = (path: FieldPath, checks: readonly Check[], prefix = ''): void => {
    for (const [isFault, message] of checks) if (isFault) errors.push({ path, message: prefix + message });
  };
  for (const [key, value] of labels ?? [])
    check(
      [...TEMPLATE, 'metadata', 'labels', key],
      [
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
  if (key === CAPACITY_TYPE) return false;
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
