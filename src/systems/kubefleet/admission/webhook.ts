import type { Violation } from '../../../admission/violation.js';
import { field, numberIn, textIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compareQuantities, parseQuantity, scaleIntOrPercent } from '../../../manifest/quantity.js';
import {
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
  MAX_LABEL_LENGTH,
} from '../../../manifest/selector.js';
import { CAPACITY_TYPES, COMPARISONS, RESOURCE_PREFIX } from '../controller/affinity.js';
import {
  labelTest,
  type PropertyRequirement,
  readPropertyRequirement,
  readToleration,
} from '../objects/policy.js';
import type { ScopeOf } from './resource-scope.js';
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

/** What a webhook reads besides the object. */
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

/** One check of a webhook: rule, path (`*`: each item), what breaks it, message, and the placement types that it is for (none: all). */
type Check = readonly [rule: string, at: string, isBroken: Test, message: string, of?: string];

const isWritten: Test = ({ value }) => value !== undefined;
const isMapping: Test = ({ value }) => isObject(value);
const isText: Test = ({ value }) => typeof value === 'string';
const isFilled: Test = ({ value }) => Array.isArray(value) && value.length > 0;
const isLong: Test = ({ value }) => textOf(value).length > MAX_LABEL_LENGTH;
const isBadName: Test = ({ value }) => !isDnsSubdomain(textOf(value));
const isUnparsable: Test = ({ value }) => isObject(value) && labelTest(value) === null;
const isNamedTwice: Test = ({ value }) =>
  isObject(field(value, 'labelSelector')) && Boolean(field(value, 'name'));
const isListedBefore: Test = ({ value, list, index }) => list.indexOf(value ?? null) < index;
const hasNoCount: Test = ({ value }) => numberIn(value, 'numberOfClusters') === null;
const isNoOrder: Test = ({ value }) => !['Ascending', 'Descending'].includes(textOf(value));
const isNoAction: Test = ({ value }) => !['', 'DoNotSchedule', 'ScheduleAnyway'].includes(textOf(value));
const isNoStrategy: Test = ({ value }) => !['', 'RollingUpdate', 'External'].includes(textOf(value));
const isOfExternal: Test = ({ value, root }) =>
  isObject(value) && textIn(root, 'spec', 'strategy', 'type') === 'External';
const isOfClientSide: Test = ({ value, root }) =>
  isObject(value) && textIn(root, 'spec', 'strategy', 'applyStrategy', 'type') !== 'ServerSideApply';
const isOfDeleted: Test = ({ placement }) => textIn(placement, 'metadata', 'deletionTimestamp') !== null;
const isBadProperty: Test = ({ value }) => !isPropertyName(textOf(value));
/** The first repeated name ends the check: names after it are not checked. */
const seen =
  (isBroken: Test): Test =>
  (one) =>
    isBroken(one) && !one.list.slice(0, one.index).some((name, i) => one.list.indexOf(name) < i);
const has =
  (fault: string): Test =>
  ({ value }) =>
    requirementFault(readPropertyRequirement(value ?? null)) === fault;
const contradicts: Test = ({ value }) => {
  const all = Array.isArray(value) ? value.map(readPropertyRequirement) : [];
  return [...groupedBy(all, ({ name }) => name).values()].some(contradict);
};
const isRepeated: Test = ({ list, index }) => {
  const all = list.map((one) => JSON.stringify(readToleration(one)));
  return all.indexOf(all[index] ?? '') < index;
};
const isBadToleration: Test = ({ value }) => {
  const { key, operator, value: text } = readToleration(value ?? null);
  const isBadKey = key === '' ? operator === 'Equal' : !isQualifiedName(key);
  return isBadKey || (operator === 'Exists' ? text !== '' : operator === 'Equal' && !isLabelValue(text));
};
/** The webhook scales percentages by 10, only to see whether they parse. */
const scaled = ({ value }: Field): number | null =>
  typeof value === 'number' || typeof value === 'string' ? scaleIntOrPercent(value, 10, 'up') : 0;
const isNoLimit: Test = (one) => scaled(one) === null;
const isNegative: Test = (one) => (scaled(one) ?? 0) < 0;

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

const SELECTOR = 'spec.resourceSelectors.*';
const NAME = 'spec.policy.clusterNames.*';
const COUNT = 'spec.policy.numberOfClusters';
const SPREAD = 'spec.policy.topologySpreadConstraints';
const TOLERATIONS = 'spec.policy.tolerations';
const AFFINITY = 'spec.policy.affinity';
const PREFERRED = `${AFFINITY}.clusterAffinity.preferredDuringSchedulingIgnoredDuringExecution`;
const TERM = `${PREFERRED}.*.preference`;
const REQUIRED = `${AFFINITY}.clusterAffinity.requiredDuringSchedulingIgnoredDuringExecution.clusterSelectorTerms.*`;
const PROPERTIES = `${REQUIRED}.propertySelector.matchExpressions`;
const ROLLING = 'spec.strategy.rollingUpdate';
const SERVER_SIDE = 'spec.strategy.applyStrategy.serverSideApplyConfig';
const BROAD = 'PickAll PickN';
const NO_SELECTOR = 'the label selector is invalid';
const NO_NAME = 'the property name is invalid';
const NO_COMPARISON = 'a property is compared with one quantity';
const NO_LIMIT = 'it is neither a count nor a percentage';
const NEGATIVE = 'it is negative';
const TOO_LONG = `it has over ${MAX_LABEL_LENGTH} characters`;

/** Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go. */
const PLACEMENT: readonly Check[] = [
  ['nameTooLong', 'metadata.name', isLong, TOO_LONG],
  ['nameAndLabelSelector', SELECTOR, isNamedTwice, 'labelSelector and name are mutually exclusive'],
  ['invalidLabelSelector', `${SELECTOR}.labelSelector`, isUnparsable, NO_SELECTOR],
  ['clusterNameInvalid', NAME, seen(isBadName), 'it is not a valid cluster name', 'PickFixed'],
  ['clusterNameTooLong', NAME, seen(isLong), TOO_LONG, 'PickFixed'],
  ['clusterNamesNotUnique', NAME, seen(isListedBefore), 'the cluster is listed twice', 'PickFixed'],
  ['clusterNamesNotAllowed', 'spec.policy.clusterNames', isFilled, 'clusterNames needs PickFixed', BROAD],
  ['numberOfClustersNotAllowed', COUNT, isWritten, 'it needs PickN', 'PickFixed PickAll'],
  ['numberOfClustersMissing', 'spec.policy', hasNoCount, 'PickN needs numberOfClusters', 'PickN'],
  ['numberOfClustersNegative', COUNT, isNegative, NEGATIVE, 'PickN'],
  // Even an empty list is too much, but not of the spread.
  ['affinityNotAllowed', AFFINITY, isWritten, 'PickFixed takes no affinity', 'PickFixed'],
  ['tolerationsNotAllowed', TOLERATIONS, isWritten, 'PickFixed takes no tolerations', 'PickFixed'],
  ['spreadNotAllowed', SPREAD, isFilled, 'it needs PickN', 'PickFixed PickAll'],
  ['preferredNotAllowed', PREFERRED, isFilled, 'PickAll takes no preferred terms', 'PickAll'],
  ['invalidLabelSelector', `${REQUIRED}.labelSelector`, isUnparsable, NO_SELECTOR, BROAD],
  [
    'propertySorterNotAllowed',
    `${REQUIRED}.propertySorter`,
    isMapping,
    'a required term has no sorter',
    BROAD,
  ],
  ['invalidPropertyName', `${PROPERTIES}.*.name`, isBadProperty, NO_NAME, BROAD],
  ['propertyOperator', `${PROPERTIES}.*`, has('propertyOperator'), NO_COMPARISON, BROAD],
  ['propertyValueCount', `${PROPERTIES}.*`, has('propertyValueCount'), NO_COMPARISON, BROAD],
  ['propertyValueNotQuantity', `${PROPERTIES}.*`, has('propertyValueNotQuantity'), NO_COMPARISON, BROAD],
  ['propertyRequirementsContradict', PROPERTIES, contradicts, 'no value meets all requirements', BROAD],
  ['invalidLabelSelector', `${TERM}.labelSelector`, isUnparsable, NO_SELECTOR, 'PickN'],
  ['propertySelectorNotAllowed', `${TERM}.propertySelector`, isMapping, 'a preferred term has none', 'PickN'],
  ['invalidPropertyName', `${TERM}.propertySorter.name`, isBadProperty, NO_NAME, 'PickN'],
  ['propertySortOrder', `${TERM}.propertySorter.sortOrder`, isNoOrder, 'Ascending or Descending', 'PickN'],
  ['unknownWhenUnsatisfiable', `${SPREAD}.*.whenUnsatisfiable`, isNoAction, 'the value is unknown', 'PickN'],
  ['invalidToleration', `${TOLERATIONS}.*`, isBadToleration, 'the key or the value is invalid', BROAD],
  ['tolerationNotUnique', `${TOLERATIONS}.*`, isRepeated, 'the same toleration is listed twice', BROAD],
  ['unknownStrategyType', 'spec.strategy.type', isNoStrategy, 'the type is RollingUpdate or External'],
  ['rollingUpdateWithExternal', ROLLING, isOfExternal, 'rollingUpdate is not allowed with External'],
  ['unavailablePeriodNegative', `${ROLLING}.unavailablePeriodSeconds`, isNegative, NEGATIVE],
  ['maxUnavailableInvalid', `${ROLLING}.maxUnavailable`, isNoLimit, NO_LIMIT],
  ['maxUnavailableNegative', `${ROLLING}.maxUnavailable`, isNegative, NEGATIVE],
  ['maxSurgeInvalid', `${ROLLING}.maxSurge`, isNoLimit, NO_LIMIT],
  ['maxSurgeNegative', `${ROLLING}.maxSurge`, isNegative, NEGATIVE],
  ['serverSideApplyConfigNotAllowed', SERVER_SIDE, isOfClientSide, 'it needs type ServerSideApply'],
];

/** PickAll has no numberOfClusters that a percentage, or a number of unavailable clusters, could be of. */
const BUDGET: readonly Check[] = [
  [
    'maxUnavailableWithPickAll',
    'spec.maxUnavailable',
    isWritten,
    'PickAll takes minAvailable only',
    'PickAll',
  ],
  ['minAvailablePercentWithPickAll', 'spec.minAvailable', isText, 'PickAll takes no percentage', 'PickAll'],
];

const EVICTION: readonly Check[] = [
  ['placementDeleting', 'spec.placementName', isOfDeleted, 'the placement is being deleted'],
  ['pickFixedNotAllowed', 'spec.placementName', () => true, 'its placement is PickFixed', 'PickFixed'],
];

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
      return placement ? broken(BUDGET, object, placement) : [];
    case 'ClusterResourcePlacementEviction':
      return placement ? broken(EVICTION, object, placement) : [];
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
      return [...faults, ...broken(PLACEMENT, object, object).filter(isReached)];
    }
    if (isClusterScoped && !isNarrowed && scope === 'namespaced')
      fault('notClusterScoped', `a ClusterResourcePlacement cannot select ${title}: it is namespaced`);
    if (!isClusterScoped && scope === 'cluster')
      fault('clusterScoped', `a ResourcePlacement cannot select ${title}: it is cluster-scoped`);
  }
  return [...faults, ...broken(PLACEMENT, object, object)];
}

/** Checks that an object breaks; some are for placements of one type. */
function broken(checks: readonly Check[], root: JsonObject, placement: JsonObject): Rejection[] {
  const type = textIn(placement['spec'], 'policy', 'placementType') ?? 'PickAll';
  return checks
    .filter(([, , , , of]) => of === undefined || of.split(' ').includes(type))
    .flatMap(([rule, at, isBroken, message]) =>
      fieldsAt(root, placement, at)
        .filter(isBroken)
        .map(({ path }): Rejection => ({ layer: 'webhook', rule, path, message })),
    );
}

function fieldsAt(root: JsonObject, placement: JsonObject, at: string): Field[] {
  const common = { root, placement, list: [], index: 0 };
  let fields: Field[] = [{ ...common, path: [], value: root }];
  for (const step of at.split('.'))
    fields = fields.flatMap(({ path, value }): Field[] => {
      if (step === '*')
        return (Array.isArray(value) ? (value as readonly Json[]) : []).map((item, index, list) => ({
          ...{ ...common, path: [...path, index], value: item, list, index },
        }));
      if (!isObject(value)) return [];
      return [{ ...common, path: [...path, step], value: field(value, step) }];
    });
  return fields;
}
