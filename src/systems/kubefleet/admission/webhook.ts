import { field, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import {
  compareQuantities,
  parseQuantity,
  type Quantity,
  scaleIntOrPercent,
} from '../../../manifest/quantity.js';
import {
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
  MAX_LABEL_LENGTH,
} from '../../../manifest/selector.js';
import { isCapacityType, RESOURCE_PREFIX } from '../controller/affinity.js';
import { labelTest } from '../objects/labels.js';
import { type PropertyRequirement, readPropertyRequirement, readToleration } from '../objects/policy.js';
import type { Rejection } from './definition.js';
import type { ScopeOf } from './resource-scope.js';

const OPERATORS = ['Gt', 'Ge', 'Lt', 'Le', 'Eq', 'Ne'];

/**
 * A resource property is named `resources.kubernetes-fleet.io/<total|allocatable|available>-<resource>`; any other has one
 * or more label-like segments, of which the first may be a DNS subdomain.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go, validateName.
 */
function isPropertyName(name: string): boolean {
  if (name.startsWith(RESOURCE_PREFIX)) {
    const [capacity = '', ...resource] = name.slice(RESOURCE_PREFIX.length).split('-');
    return resource.length > 0 && isCapacityType(capacity) && isQualifiedName(name);
  }
  const [first = '', ...rest] = name.split('/');
  if (rest.length === 0) return isQualifiedName(name);
  return (isDnsSubdomain(first) || isQualifiedName(first)) && rest.every(isQualifiedName);
}

/** The first thing that is wrong with a requirement by itself. */
function requirementFault(
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
function contradict(requirements: readonly PropertyRequirement[]): boolean {
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
  return all.some(({ name }) => contradict(all.filter((one) => one.name === name)));
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
  ['pickFixedNotAllowed', 'spec.placementName', () => true, 'its placement is PickFixed', 'PickFixed'],
];

const EVICTION_OF_DELETED: readonly Check[] = [
  ['placementDeleting', 'spec.placementName', () => true, 'the placement is being deleted'],
  ...EVICTION,
];

/**
 * The validating webhooks on creation, for an object in its stored form; they do not see the CRD's own checks. Null for kinds without a
 * webhook (staged update strategies and runs), and for overrides, which are not validated here.
 */
export function checkWebhook(kind: string, object: JsonObject, context: WebhookContext): Rejection[] | null {
  const { placement } = context;
  switch (kind) {
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return placementFaults(kind === 'ClusterResourcePlacement', object, context);
    case 'ClusterResourcePlacementDisruptionBudget':
      return placement ? broken(BUDGET, object, typeOf(placement)) : [];
    case 'ClusterResourcePlacementEviction': {
      const isDeleted = placement && textIn(placement, 'metadata', 'deletionTimestamp') !== null;
      return placement ? broken(isDeleted ? EVICTION_OF_DELETED : EVICTION, object, typeOf(placement)) : [];
    }
    default:
      return null;
  }
}

function typeOf({ spec }: JsonObject): string {
  return textIn(spec, 'policy', 'placementType') ?? 'PickAll';
}

/** An unknown kind ends the webhook: nothing after it is checked. */
function placementFaults(
  isClusterScoped: boolean,
  object: JsonObject,
  { scopeOf }: WebhookContext,
): Rejection[] {
  const selectors = itemsIn(object['spec'], 'resourceSelectors').map((selector) => {
    const [group = '', version = '', kind = ''] = ['group', 'version', 'kind'].map(
      (one) => textIn(selector, one) ?? '',
    );
    const isNarrowed =
      `${group}/${version}/${kind}` === '/v1/Namespace' &&
      textIn(selector, 'selectionScope') === 'NamespaceWithResourceSelectors';
    return { group, version, kind, scope: scopeOf(group, version, kind), isNarrowed };
  });
  // A Namespace selector with NamespaceWithResourceSelectors lets a cluster-scoped placement select namespaced kinds.
  const isNarrowed = selectors.some((one) => one.isNarrowed);
  const scopes = selectors.flatMap(({ group, version, kind, scope }, i): Rejection[] => {
    const title = `${kind} of ${group === '' ? 'the core group' : group} ${version}`;
    const fault = (rule: string, message: string): Rejection[] => [
      { layer: 'webhook', rule, path: ['spec', 'resourceSelectors', i], message },
    ];
    if (scope === 'unknown') return fault('unknownResource', `the hub has no ${title}`);
    if (isClusterScoped && !isNarrowed && scope === 'namespaced')
      return fault('notClusterScoped', `a ClusterResourcePlacement cannot select ${title}: it is namespaced`);
    return !isClusterScoped && scope === 'cluster'
      ? fault('clusterScoped', `a ResourcePlacement cannot select ${title}: it is cluster-scoped`)
      : [];
  });
  const end = selectors.findIndex(({ scope }) => scope === 'unknown');
  const isReached = ({ path: [first, second, index] }: Rejection): boolean =>
    end < 0 || first === 'metadata' || (second === 'resourceSelectors' && Number(index) <= end);
  return [...scopes, ...broken(PLACEMENT, object, typeOf(object))].filter(isReached);
}

function broken(checks: readonly Check[], root: JsonObject, type: string): Rejection[] {
  return checks
    .filter(([, , , , of]) => of === undefined || of.split(' ').includes(type))
    .flatMap(([rule, at, isBroken, message]) =>
      fieldsAt(root, at)
        .filter(isBroken)
        .map(({ path }): Rejection => ({ layer: 'webhook', rule, path, message })),
    );
}

function fieldsAt(root: JsonObject, at: string): Field[] {
  let fields: Field[] = [{ path: [], value: root, root, list: [], index: 0 }];
  for (const step of at.split('.'))
    fields = fields.flatMap(({ path, value }): Field[] => {
      if (step === '*')
        return (Array.isArray(value) ? (value as readonly Json[]) : []).map((item, index, list) => ({
          ...{ path: [...path, index], value: item, root, list, index },
        }));
      if (!isObject(value)) return [];
      return [{ path: [...path, step], value: field(value, step), root, list: [], index: 0 }];
    });
  return fields;
}
