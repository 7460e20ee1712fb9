import type { Violation } from '../../../admission/violation.js';
import { field, numberIn, textIn } from '../../../manifest/fields.js';
import { groupedBy, once } from '../../../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compareQuantities, parseQuantity, scaleIntOrPercent } from '../../../manifest/quantity.js';
import {
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
  MAX_LABEL_LENGTH,
} from '../../../manifest/selector.js';
import { CAPACITY_TYPES, COMPARISONS, RESOURCE_PREFIX } from '../controller/affinity.js';
import { labelTest, type PropertyRequirement, readPropertyRequirement } from '../objects/policy.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import type { ScopeOf } from './resource-scope.js';
import CHECKS from './webhook.json' with { type: 'json' };
import { isOfNamespaces, readSelectors } from '../objects/selectors.js';

/** The three layers a manifest passes, in this order. */
export type Layer = 'schema' | 'cel' | 'webhook';

/** One thing that keeps a manifest out of the cluster; `rule` of a webhook is a stable name of what it is about. */
export interface Rejection extends Violation {
  readonly layer: Layer;
}

/**
 * A resource property is named `resources.kubernetes-fleet.io/<total|allocatable|available>-<resource>`; any other has one
 * or more label-like segments, of which the first may be a DNS subdomain.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go, validateName.
 */
function isPropertyName(name: string): boolean {
  if (name.startsWith(RESOURCE_PREFIX)) {
    const [capacity = '', ...resource] = name.slice(RESOURCE_PREFIX.length).split('-');
    return resource.length > 0 && CAPACITY_TYPES.some((one) => one === capacity) && isQualifiedName(name);
  }
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) return isQualifiedName(name);
  return (isDnsSubdomain(first) || isQualifiedName(first)) && rest.every(isQualifiedName);
}

/** The first thing that is wrong with a requirement by itself. */
function requirementFault({
  operator,
  values,
}: PropertyRequirement): 'propertyOperator' | 'propertyValueCount' | 'propertyValueNotQuantity' | null {
  if (!Object.hasOwn(COMPARISONS, operator)) return 'propertyOperator';
  const [value, ...more] = values;
  if (value === undefined || more.length > 0) return 'propertyValueCount';
  return parseQuantity(value) ? null : 'propertyValueNotQuantity';
}

/** True when no value can meet all well-formed requirements on one property; the broken ones are left out. */
function contradict(requirements: readonly PropertyRequirement[]): boolean {
  const known = requirements.flatMap((one) => {
    const at = requirementFault(one) === null ? parseQuantity(one.values[0] ?? '') : null;
    return at ? [{ operator: one.operator, at, isStrict: one.operator.endsWith('t') }] : [];
  });
  const equal = known.find(({ operator }) => operator === 'Eq');
  if (equal)
    return known.some(({ operator, at }) => !COMPARISONS[operator]?.(compareQuantities(equal.at, at)));
  const [lower, upper] = (['G', 'L'] as const).map((side) => {
    const bounds = known.filter(({ operator }) => operator.startsWith(side));
    const sign = side === 'G' ? -1 : 1;
    // The bound that leaves less room comes first; at a tie the strict one.
    return bounds.sort(
      (a, b) => sign * compareQuantities(a.at, b.at) || Number(b.isStrict) - Number(a.isStrict),
    )[0];
  });
  if (!lower || !upper) return false;
  const order = compareQuantities(lower.at, upper.at);
  return order > 0 || (order === 0 && (lower.isStrict || upper.isStrict));
}

export interface WebhookContext {
  readonly scopeOf: ScopeOf;
  /** The placement of a disruption budget or an eviction; null if there is none. */
  readonly placement: JsonObject | null;
}

/** A field of an object in its stored form; undefined if the mapping that it belongs to does not have it. */
interface Field {
  readonly path: FieldPath;
  readonly value: Json | undefined;
  readonly root: JsonObject;
  /** The placement that the object is, or is for. */
  readonly placement: JsonObject;
  /** The list that it is an item of, and its place there. */
  readonly list: readonly Json[];
  readonly index: number;
}

type Test = (field: Field) => boolean;

const isFirst = ({ list, index }: Field): boolean =>
  !list.slice(0, index).some((name, i) => list.indexOf(name) < i);
const hasFault = ({ value }: Field, fault: ReturnType<typeof requirementFault>): boolean =>
  requirementFault(readPropertyRequirement(value ?? null)) === fault;

/** By name what breaks a check of `webhook.json`. */
const BROKEN: Readonly<Record<string, Test>> = {
  always: () => true,
  isWritten: ({ value }) => value !== undefined,
  isMapping: ({ value }) => isObject(value),
  isText: ({ value }) => typeof value === 'string',
  isFilled: ({ value }) => Array.isArray(value) && value.length > 0,
  isLong: ({ value }) => textOf(value).length > MAX_LABEL_LENGTH,
  isUnparsable: ({ value }) => isObject(value) && labelTest(value) === null,
  isNamedTwice: ({ value }) => isObject(field(value, 'labelSelector')) && Boolean(field(value, 'name')),
  // The first repeated name ends the check: names after it are not checked.
  isBadFirstName: (one) => !isDnsSubdomain(textOf(one.value)) && isFirst(one),
  isLongFirstName: (one) => textOf(one.value).length > MAX_LABEL_LENGTH && isFirst(one),
  isFirstRepeated: (one) => one.list.indexOf(one.value ?? null) < one.index && isFirst(one),
  hasNoCount: ({ value }) => numberIn(value, 'numberOfClusters') === null,
  isNoOrder: ({ value }) => !['Ascending', 'Descending'].includes(textOf(value)),
  isNoAction: ({ value }) => !['', 'DoNotSchedule', 'ScheduleAnyway'].includes(textOf(value)),
  isNoStrategy: ({ value }) => !['', 'RollingUpdate', 'External'].includes(textOf(value)),
  isOfExternal: ({ value, root }) =>
    isObject(value) && textIn(root, 'spec', 'strategy', 'type') === 'External',
  isOfClientSide: ({ value, root }) =>
    isObject(value) && textIn(root, 'spec', 'strategy', 'applyStrategy', 'type') !== 'ServerSideApply',
  isOfDeleted: ({ placement }) => textIn(placement, 'metadata', 'deletionTimestamp') !== null,
  isBadProperty: ({ value }) => !isPropertyName(textOf(value)),
  hasBadOperator: (one) => hasFault(one, 'propertyOperator'),
  hasNotOneValue: (one) => hasFault(one, 'propertyValueCount'),
  hasNoQuantity: (one) => hasFault(one, 'propertyValueNotQuantity'),
  contradicts: ({ value }) => {
    const all = Array.isArray(value) ? value.map(readPropertyRequirement) : [];
    return [...groupedBy(all, ({ name }) => name).values()].some(contradict);
  },
  isRepeated: ({ list, index }) => {
    const all = list.map((one) => JSON.stringify(readToleration(one)));
    return all.indexOf(all[index] ?? '') < index;
  },
  isBadToleration: ({ value }) => {
    const { key, operator, value: text } = readToleration(value ?? null);
    const isBadKey = key === '' ? operator === 'Equal' : !isQualifiedName(key);
    return isBadKey || (operator === 'Exists' ? text !== '' : operator === 'Equal' && !isLabelValue(text));
  },
  isNoLimit: (one) => scaled(one) === null,
  isNegative: (one) => (scaled(one) ?? 0) < 0,
};

/** The webhook scales percentages by 10, only to see whether they parse. */
function scaled({ value }: Field): number | null {
  return typeof value === 'number' || typeof value === 'string' ? scaleIntOrPercent(value, 10, 'up') : 0;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** `at`: the path of the field, `*`: each item; `broken`: a name of `BROKEN`; `of`: the placement types that it is for, absent: all. */
type Check = (typeof CHECKS.placement)[number];

/**
 * The validating webhooks on creation, for an object in its stored form; they do not see the CRD's own checks. Null for kinds without a
 * webhook (staged update strategies and runs), and for overrides, which are not validated here.
 */
export function checkWebhook(
  kind: string,
  object: JsonObject,
  { scopeOf, placement }: WebhookContext,
): Rejection[] | null {
  switch (kind) {
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return placementFaults(kind === 'ClusterResourcePlacement', object, scopeOf);
    case 'ClusterResourcePlacementDisruptionBudget':
      return placement ? broken(CHECKS.budget, object, placement) : [];
    case 'ClusterResourcePlacementEviction':
      return placement ? broken(CHECKS.eviction, object, placement) : [];
    default:
      return null;
  }
}

/**
 * A Namespace selector with NamespaceWithResourceSelectors lets a cluster-scoped placement select namespaced kinds. An unknown kind ends the
 * webhook: nothing after it is checked.
 */
function placementFaults(isClusterScoped: boolean, object: JsonObject, scopeOf: ScopeOf): Rejection[] {
  const selectors = readSelectors(object['spec']);
  const isNarrowed = selectors.some(
    (one) => isOfNamespaces(one) && one.version === 'v1' && one.scope === 'NamespaceWithResourceSelectors',
  );
  const faults: Rejection[] = [];
  for (const [i, { group, version, kind }] of selectors.entries()) {
    const scope = scopeOf(group, kind, version);
    const title = `${kind} of ${group === '' ? 'the core group' : group} ${version}`;
    const fault = (rule: string, message: string) =>
      faults.push({ layer: 'webhook', rule, path: ['spec', 'resourceSelectors', i], message });
    if (scope === 'unknown') {
      fault('unknownResource', `the hub has no ${title}`);
      const isReached = ({ path: [first, second, index] }: Rejection): boolean =>
        first === 'metadata' || (second === 'resourceSelectors' && Number(index) <= i);
      return [...faults, ...broken(CHECKS.placement, object, object).filter(isReached)];
    }
    if (isClusterScoped && !isNarrowed && scope === 'namespaced')
      fault('notClusterScoped', `a ClusterResourcePlacement cannot select ${title}: it is namespaced`);
    if (!isClusterScoped && scope === 'cluster')
      fault('clusterScoped', `a ResourcePlacement cannot select ${title}: it is cluster-scoped`);
  }
  return [...faults, ...broken(CHECKS.placement, object, object)];
}

/** Checks that an object breaks. Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go. */
function broken(checks: readonly Check[], root: JsonObject, placement: JsonObject): Rejection[] {
  const type = textIn(placement['spec'], 'policy', 'placementType') ?? 'PickAll';
  const whole: Field = { root, placement, path: [], value: root, list: [], index: 0 };
  // Many paths begin alike.
  const fieldsAt = once((at: string): readonly Field[] => {
    const [, parent, step = at] = /^(.*)\.(.*)$/.exec(at) ?? [];
    return (parent === undefined ? [whole] : fieldsAt(parent)).flatMap((one) => fieldsIn(one, step));
  });
  return checks
    .filter(({ of }) => of === undefined || of.split(' ').includes(type))
    .flatMap(({ rule, at, broken: name, message }) => {
      const isBroken = BROKEN[name];
      if (!isBroken) throw new Error(`webhook.json: no check ${name}`);
      return fieldsAt(at)
        .filter(isBroken)
        .map(({ path }): Rejection => ({ layer: 'webhook', rule, path, message }));
    });
}

/** The field of a mapping, or each item of a list for `*`. */
function fieldsIn(one: Field, step: string): Field[] {
  const { path, value } = one;
  if (step !== '*' && !isObject(value)) return [];
  if (step !== '*') return [{ ...one, path: [...path, step], value: field(value, step), list: [], index: 0 }];
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.map((item, index) => ({ ...one, path: [...path, index], value: item, list, index }));
}
