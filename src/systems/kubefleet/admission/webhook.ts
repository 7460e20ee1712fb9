import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import { MAX_LABEL_LENGTH } from '../../../manifest/values/names.js';
import { field, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { labelTest } from '../objects/labels.js';
import { policyFaults } from './policy-rules.js';
import type { Rejection } from './rejection.js';
import type { ScopeOf } from './resource-scope.js';

/** The total that the webhook scales percentages by, only to see whether they parse. */
const SOME_TOTAL = 10;

/** What a webhook looks at besides the object. */
export interface WebhookContext {
  readonly scopeOf: ScopeOf;
  /** The placement that a disruption budget or an eviction is for; null when it is not there. */
  readonly placement: JsonObject | null;
}

/**
 * The validating webhooks on creation, for an object in its stored form; they do not see what the CRD's own checks found.
 * Null for kinds without a webhook (staged update strategies and runs), and for overrides, which are not validated here.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator.
 */
export function checkWebhook(kind: string, object: JsonObject, context: WebhookContext): Rejection[] | null {
  switch (kind) {
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return placementFaults(kind === 'ClusterResourcePlacement', object, context.scopeOf);
    case 'ClusterResourcePlacementDisruptionBudget':
      return budgetFaults(object, context.placement);
    case 'ClusterResourcePlacementEviction':
      return evictionFaults(context.placement);
    default:
      return null;
  }
}

function refused(rule: string, path: FieldPath, message: string): Rejection {
  return { layer: 'webhook', rule, path, message };
}

function placementFaults(isClusterScoped: boolean, object: JsonObject, scopeOf: ScopeOf): Rejection[] {
  const found: Rejection[] = [];
  const name = textIn(object['metadata'], 'name') ?? '';
  if (name.length > MAX_LABEL_LENGTH) {
    found.push(
      refused('nameTooLong', ['metadata', 'name'], `the name takes at most ${MAX_LABEL_LENGTH} characters`),
    );
  }
  const spec = object['spec'];
  for (const [index, selector] of itemsIn(spec, 'resourceSelectors').entries()) {
    const path: FieldPath = ['spec', 'resourceSelectors', index];
    found.push(...selectorFaults(selector, path));
    const scope = scopeFault(
      selector,
      isClusterScoped && !hasNarrowedNamespace(spec),
      isClusterScoped,
      scopeOf,
    );
    if (scope) found.push(refused(scope.rule, path, scope.message));
    // A kind the hub does not know ends the webhook's work: policy and strategy are not looked at.
    if (scope?.rule === 'unknownResource') return found;
  }
  const policy = objectIn(spec, 'policy');
  if (policy)
    found.push(...policyFaults(policy).map((fault) => refused(fault.rule, fault.path, fault.message)));
  return [...found, ...strategyFaults(field(spec, 'strategy'))];
}

function selectorFaults(selector: Json, path: FieldPath): Rejection[] {
  const labels = objectIn(selector, 'labelSelector');
  if (!labels) return [];
  const found: Rejection[] = [];
  if ((textIn(selector, 'name') ?? '') !== '') {
    found.push(refused('nameAndLabelSelector', path, 'labelSelector and name are mutually exclusive'));
  }
  if (!labelTest(labels))
    found.push(refused('invalidLabelSelector', [...path, 'labelSelector'], 'it is invalid'));
  return found;
}

/** A Namespace selector with NamespaceWithResourceSelectors lets a cluster-scoped placement pick namespaced kinds. */
function hasNarrowedNamespace(spec: Json | undefined): boolean {
  return itemsIn(spec, 'resourceSelectors').some(
    (selector) =>
      textIn(selector, 'group') === '' &&
      textIn(selector, 'version') === 'v1' &&
      textIn(selector, 'kind') === 'Namespace' &&
      textIn(selector, 'selectionScope') === 'NamespaceWithResourceSelectors',
  );
}

function scopeFault(
  selector: Json,
  mustBeClusterScoped: boolean,
  isClusterScoped: boolean,
  scopeOf: ScopeOf,
): { readonly rule: string; readonly message: string } | null {
  const [group, version, kind] = ['group', 'version', 'kind'].map((name) => textIn(selector, name) ?? '');
  const scope = scopeOf(group ?? '', version ?? '', kind ?? '');
  const named = `${kind ?? ''} of ${group === '' ? 'the core group' : (group ?? '')} ${version ?? ''}`;
  if (scope === 'unknown') return { rule: 'unknownResource', message: `the hub knows no ${named}` };
  if (mustBeClusterScoped && scope === 'namespaced') {
    return {
      rule: 'notClusterScoped',
      message: `a ClusterResourcePlacement cannot select ${named}: it is namespaced`,
    };
  }
  if (!isClusterScoped && scope === 'cluster') {
    return {
      rule: 'clusterScoped',
      message: `a ResourcePlacement cannot select ${named}: it is cluster-scoped`,
    };
  }
  return null;
}

function strategyFaults(strategy: Json | undefined): Rejection[] {
  const found: Rejection[] = [];
  const path: FieldPath = ['spec', 'strategy'];
  const type = textIn(strategy, 'type') ?? '';
  if (!['', 'RollingUpdate', 'External'].includes(type)) {
    found.push(refused('unknownStrategyType', [...path, 'type'], `"${type}" is no strategy type`));
  }
  const rolling = objectIn(strategy, 'rollingUpdate');
  if (rolling && type === 'External') {
    const message = 'rollingUpdate does not go with External';
    found.push(refused('rollingUpdateWithExternal', [...path, 'rollingUpdate'], message));
  }
  if (rolling) found.push(...rollingFaults(rolling, [...path, 'rollingUpdate']));
  const apply = objectIn(strategy, 'applyStrategy');
  if (
    apply &&
    isObject(field(apply, 'serverSideApplyConfig')) &&
    textIn(apply, 'type') !== 'ServerSideApply'
  ) {
    const message = 'serverSideApplyConfig needs type ServerSideApply';
    const where = [...path, 'applyStrategy', 'serverSideApplyConfig'];
    found.push(refused('serverSideApplyConfigNotAllowed', where, message));
  }
  return found;
}

function rollingFaults(rolling: JsonObject, path: FieldPath): Rejection[] {
  const found: Rejection[] = [];
  if ((numberIn(rolling, 'unavailablePeriodSeconds') ?? 0) < 0) {
    const where = [...path, 'unavailablePeriodSeconds'];
    found.push(refused('unavailablePeriodNegative', where, 'unavailablePeriodSeconds must be 0 or more'));
  }
  for (const name of ['maxUnavailable', 'maxSurge']) {
    const value = field(rolling, name);
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    const scaled = scaleIntOrPercent(value, SOME_TOTAL, 'up');
    const where = [...path, name];
    if (scaled === null)
      found.push(refused(`${name}Invalid`, where, `${name} "${value}" is neither a count nor a percentage`));
    if (scaled !== null && scaled < 0)
      found.push(refused(`${name}Negative`, where, `${name} ${value} is negative`));
  }
  return found;
}

/** Without a numberOfClusters there is nothing that a share, or a number of unavailable ones, could be taken of. */
function budgetFaults(object: JsonObject, placement: JsonObject | null): Rejection[] {
  if (!placement) return [];
  const type = textIn(objectIn(placement['spec'], 'policy'), 'placementType') ?? 'PickAll';
  if (type !== 'PickAll') return [];
  const found: Rejection[] = [];
  if (field(object['spec'], 'maxUnavailable') !== undefined) {
    const message =
      'the budget of a PickAll placement takes no maxUnavailable, only minAvailable as a number of clusters';
    found.push(refused('maxUnavailableWithPickAll', ['spec', 'maxUnavailable'], message));
  }
  if (typeof field(object['spec'], 'minAvailable') === 'string') {
    const message =
      'the budget of a PickAll placement takes no percentage, only minAvailable as a number of clusters';
    found.push(refused('minAvailablePercentWithPickAll', ['spec', 'minAvailable'], message));
  }
  return found;
}

function evictionFaults(placement: JsonObject | null): Rejection[] {
  if (!placement) return [];
  const path: FieldPath = ['spec', 'placementName'];
  const found: Rejection[] = [];
  if (textIn(placement['metadata'], 'deletionTimestamp') !== null) {
    found.push(refused('placementDeleting', path, 'the placement is being deleted'));
  }
  if (textIn(objectIn(placement['spec'], 'policy'), 'placementType') === 'PickFixed') {
    found.push(refused('pickFixedNotAllowed', path, 'a PickFixed placement cannot be evicted'));
  }
  return found;
}
