import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { scaleIntOrPercent } from '../../../manifest/quantity.js';
import { MAX_LABEL_LENGTH } from '../../../manifest/selector.js';
import { labelTest } from '../objects/labels.js';
import { type Fault, when } from './fault.js';
import { policyFaults } from './policy-rules.js';
import type { Rejection } from './rejection.js';
import type { ScopeOf } from './resource-scope.js';

/** What a webhook reads besides the object. */
export interface WebhookContext {
  readonly scopeOf: ScopeOf;
  /** The placement of a disruption budget or an eviction; null if there is none. */
  readonly placement: JsonObject | null;
}

/**
 * The validating webhooks on creation, for an object in its stored form; they do not see the CRD's own checks. Null for kinds without a
 * webhook (staged update strategies and runs), and for overrides, which are not validated here.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator.
 */
export function checkWebhook(kind: string, object: JsonObject, context: WebhookContext): Rejection[] | null {
  const faults = faultsOf(kind, object, context);
  return faults && faults.map((fault) => ({ layer: 'webhook', ...fault }));
}

function faultsOf(kind: string, object: JsonObject, { scopeOf, placement }: WebhookContext): Fault[] | null {
  switch (kind) {
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return placementFaults(kind === 'ClusterResourcePlacement', object, scopeOf);
    case 'ClusterResourcePlacementDisruptionBudget':
      return placement ? budgetFaults(object['spec'], placement) : [];
    case 'ClusterResourcePlacementEviction':
      return placement ? evictionFaults(placement) : [];
    default:
      return null;
  }
}

function placementFaults(
  isClusterScoped: boolean,
  { metadata, spec }: JsonObject,
  scopeOf: ScopeOf,
): Fault[] {
  const selectors = itemsIn(spec, 'resourceSelectors');
  // A Namespace selector with NamespaceWithResourceSelectors lets a cluster-scoped placement select namespaced kinds.
  const isNarrowed = selectors.some(
    (selector) =>
      apiOf(selector).join('/') === '/v1/Namespace' &&
      textIn(selector, 'selectionScope') === 'NamespaceWithResourceSelectors',
  );
  const isLong = (textIn(metadata, 'name') ?? '').length > MAX_LABEL_LENGTH;
  const found = when(isLong, 'nameTooLong', ['metadata', 'name'], 'the name');
  for (const [index, selector] of selectors.entries()) {
    const path: FieldPath = ['spec', 'resourceSelectors', index];
    const [group, version, kind] = apiOf(selector);
    const scope = scopeOf(group, version, kind);
    const named = `${kind} of ${group === '' ? 'the core group' : group} ${version}`;
    const isNamespaced = isClusterScoped && !isNarrowed && scope === 'namespaced';
    found.push(
      ...labelFaults(selector, path),
      ...when(scope === 'unknown', 'unknownResource', path, named),
      ...when(isNamespaced, 'notClusterScoped', path, named),
      ...when(!isClusterScoped && scope === 'cluster', 'clusterScoped', path, named),
    );
    // An unknown kind ends the webhook: policy and strategy are not checked.
    if (scope === 'unknown') return found;
  }
  const policy = objectIn(spec, 'policy');
  return [...found, ...(policy ? policyFaults(policy) : []), ...strategyFaults(field(spec, 'strategy'))];
}

function apiOf(selector: Json): readonly [group: string, version: string, kind: string] {
  const text = (name: string): string => textIn(selector, name) ?? '';
  return [text('group'), text('version'), text('kind')];
}

function labelFaults(selector: Json, path: FieldPath): Fault[] {
  const labels = objectIn(selector, 'labelSelector');
  if (!labels) return [];
  return [
    ...when((textIn(selector, 'name') ?? '') !== '', 'nameAndLabelSelector', path),
    ...when(!labelTest(labels), 'invalidLabelSelector', [...path, 'labelSelector']),
  ];
}

function strategyFaults(strategy: Json | undefined): Fault[] {
  const path = (...names: string[]): FieldPath => ['spec', 'strategy', ...names];
  const type = textIn(strategy, 'type') ?? '';
  const rolling = objectIn(strategy, 'rollingUpdate');
  const apply = field(strategy, 'applyStrategy');
  const isServerSide = textIn(apply, 'type') === 'ServerSideApply';
  const hasConfig = isObject(field(apply, 'serverSideApplyConfig'));
  const config = path('applyStrategy', 'serverSideApplyConfig');
  return [
    ...when(!['', 'RollingUpdate', 'External'].includes(type), 'unknownStrategyType', path('type'), type),
    ...when(rolling !== null && type === 'External', 'rollingUpdateWithExternal', path('rollingUpdate')),
    ...(rolling ? rollingFaults(rolling, path('rollingUpdate')) : []),
    ...when(hasConfig && !isServerSide, 'serverSideApplyConfigNotAllowed', config),
  ];
}

function rollingFaults(rolling: JsonObject, path: FieldPath): Fault[] {
  const period = numberIn(rolling, 'unavailablePeriodSeconds') ?? 0;
  return [
    ...when(period < 0, 'unavailablePeriodNegative', [...path, 'unavailablePeriodSeconds']),
    ...(['maxUnavailable', 'maxSurge'] as const).flatMap((name) => {
      const value = field(rolling, name);
      if (typeof value !== 'number' && typeof value !== 'string') return [];
      // The webhook scales percentages by 10, only to see whether they parse.
      const scaled = scaleIntOrPercent(value, 10, 'up');
      return [
        ...when(scaled === null, `${name}Invalid`, [...path, name], `${name} "${value}"`),
        ...when(scaled !== null && scaled < 0, `${name}Negative`, [...path, name], `${name} ${value}`),
      ];
    }),
  ];
}

/** PickAll has no numberOfClusters that a percentage, or a number of unavailable clusters, could be of. */
function budgetFaults(spec: Json | undefined, placement: JsonObject): Fault[] {
  const type = textIn(fieldAt(placement, 'spec', 'policy'), 'placementType') ?? 'PickAll';
  const hasMost = field(spec, 'maxUnavailable') !== undefined;
  const isShare = typeof field(spec, 'minAvailable') === 'string';
  return [
    ...when(type === 'PickAll' && hasMost, 'maxUnavailableWithPickAll', ['spec', 'maxUnavailable']),
    ...when(type === 'PickAll' && isShare, 'minAvailablePercentWithPickAll', ['spec', 'minAvailable']),
  ];
}

function evictionFaults({ metadata, spec }: JsonObject): Fault[] {
  const path: FieldPath = ['spec', 'placementName'];
  const type = textIn(field(spec, 'policy'), 'placementType');
  return [
    ...when(textIn(metadata, 'deletionTimestamp') !== null, 'placementDeleting', path),
    ...when(type === 'PickFixed', 'pickFixedNotAllowed', path),
  ];
}
