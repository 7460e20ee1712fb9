import { present } from '../../../manifest/words/present.js';
import { brokenRule, type Rejection } from './rejection.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';

const BUDGET_PERCENT = /^(100|[0-9]{1,2})%$/;

/**
 * The CRDs' own CEL rules on creation, for an object in its stored form that passed the schema.
 * Source: kubefleet-dev/kubefleet e160c1cd, x-kubernetes-validations in config/crd/bases.
 */
export function checkCel(kind: string, object: JsonObject): Rejection[] {
  const spec = object['spec'];
  switch (kind) {
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return [...selectorRules(spec), ...policyRules(spec), ...scopeRules(spec)];
    case 'ClusterStagedUpdateStrategy':
    case 'StagedUpdateStrategy':
      return itemsIn(spec, 'stages').flatMap((stage, index) => stageRules(stage, ['spec', 'stages', index]));
    case 'ClusterStagedUpdateRun':
    case 'StagedUpdateRun':
      return present([runRule(object)]);
    case 'ClusterResourcePlacementDisruptionBudget':
      return budgetRules(spec);
    default:
      return [];
  }
}

function selectorRules(spec: Json | undefined): Rejection[] {
  const found: Rejection[] = [];
  const selectors = itemsIn(spec, 'resourceSelectors');
  for (const [index, selector] of selectors.entries()) {
    const path: FieldPath = ['spec', 'resourceSelectors', index];
    if (objectIn(selector, 'labelSelector') && (textIn(selector, 'name') ?? '') !== '') {
      found.push(brokenRule('nameAndLabelSelector', path, 'labelSelector and name are mutually exclusive'));
    }
  }
  return [...found, ...namespaceModeRules(selectors)];
}

/** NamespaceWithResourceSelectors narrows one namespace, so there must be one only, by name. */
function namespaceModeRules(selectors: readonly Json[]): Rejection[] {
  const namespaces = [...selectors.entries()].filter(([, selector]) => isNamespace(selector));
  const narrowed = namespaces.find(
    ([, selector]) => textIn(selector, 'selectionScope') === 'NamespaceWithResourceSelectors',
  );
  if (!narrowed) return [];
  const path: FieldPath = ['spec', 'resourceSelectors', narrowed[0]];
  const found: Rejection[] = [];
  if (namespaces.length > 1) {
    found.push(
      brokenRule(
        'oneNamespaceOnly',
        path,
        'NamespaceWithResourceSelectors allows one Namespace selector only',
      ),
    );
  }
  if ((textIn(narrowed[1], 'name') ?? '') === '') {
    found.push(
      brokenRule('namespaceByName', path, 'NamespaceWithResourceSelectors needs the name of the Namespace'),
    );
  }
  return found;
}

function isNamespace(selector: Json): boolean {
  return textIn(selector, 'group') === '' && textIn(selector, 'kind') === 'Namespace';
}

function policyRules(spec: Json | undefined): Rejection[] {
  const policy = objectIn(spec, 'policy');
  if (!policy) return [];
  return present([shapeRule(policy), ...tolerationRules(policy)]);
}

function shapeRule(policy: JsonObject): Rejection | null {
  const path: FieldPath = ['spec', 'policy'];
  const hasCount = field(policy, 'numberOfClusters') !== undefined;
  const hasNames = itemsIn(policy, 'clusterNames').length > 0;
  const hasSpread = itemsIn(policy, 'topologySpreadConstraints').length > 0;
  switch (textIn(policy, 'placementType')) {
    case 'PickAll':
      if (!hasCount && !hasNames && !hasSpread) return null;
      return brokenRule(
        'pickAllExtraFields',
        path,
        'PickAll takes no clusterNames, numberOfClusters or spread',
      );
    case 'PickN':
      if (hasCount && !hasNames) return null;
      return brokenRule('pickNFields', path, 'PickN needs numberOfClusters and takes no clusterNames');
    case 'PickFixed': {
      const isTolerant = itemsIn(policy, 'tolerations').length > 0;
      const hasAffinity = field(policy, 'affinity') !== undefined;
      if (!hasCount && !hasAffinity && !hasSpread && !isTolerant) return null;
      return brokenRule('pickFixedExtraFields', path, 'PickFixed takes clusterNames only');
    }
    case null:
    default:
      return null;
  }
}

function tolerationRules(policy: JsonObject): Rejection[] {
  const found: Rejection[] = [];
  for (const [index, toleration] of itemsIn(policy, 'tolerations').entries()) {
    const path: FieldPath = ['spec', 'policy', 'tolerations', index];
    const operator = textIn(toleration, 'operator');
    if (operator === 'Exists' && (textIn(toleration, 'value') ?? '') !== '') {
      found.push(brokenRule('tolerationExistsWithValue', path, 'a toleration with Exists takes no value'));
    }
    if (operator !== 'Exists' && (textIn(toleration, 'key') ?? '') === '') {
      found.push(brokenRule('tolerationEmptyKey', path, 'a toleration without a key must use Exists'));
    }
  }
  return found;
}

function scopeRules(spec: Json | undefined): Rejection[] {
  if (textIn(spec, 'statusReportingScope') !== 'NamespaceAccessible') return [];
  const namespaces = itemsIn(spec, 'resourceSelectors').filter((one) => textIn(one, 'kind') === 'Namespace');
  if (namespaces.length === 1) return [];
  const message = 'NamespaceAccessible needs exactly one resource selector of kind Namespace';
  return [brokenRule('namespaceAccessible', ['spec', 'statusReportingScope'], message)];
}

function stageRules(stage: Json, path: FieldPath): Rejection[] {
  const found: Rejection[] = [];
  const concurrency = numberIn(stage, 'maxConcurrency');
  if (concurrency !== null && concurrency < 1) {
    found.push(
      brokenRule('maxConcurrencyBelow1', [...path, 'maxConcurrency'], 'maxConcurrency must be at least 1'),
    );
  }
  const lists = ['afterStageTasks', 'beforeStageTasks'] as const;
  for (const name of lists) {
    const tasks = itemsIn(stage, name);
    const has = (type: string, isTimed: boolean) =>
      tasks.some(
        (task) => textIn(task, 'type') === type && (field(task, 'waitTime') !== undefined) === isTimed,
      );
    const add = (rule: string, message: string) =>
      found.push(brokenRule(`${name}:${rule}`, [...path, name], message));
    if (has('Approval', true)) add('approvalWithWaitTime', 'an Approval takes no waitTime');
    if (name === 'afterStageTasks' && has('TimedWait', false)) {
      add('timedWaitWithoutWaitTime', 'a TimedWait needs a waitTime');
    }
    if (name === 'beforeStageTasks' && (has('TimedWait', false) || has('TimedWait', true))) {
      add('timedWait', 'only an Approval can stand before a stage');
    }
  }
  return found;
}

function runRule(object: JsonObject): Rejection | null {
  const name = textIn(object['metadata'], 'name') ?? '';
  if (name.length < 64) return null;
  return brokenRule(
    'nameTooLong',
    ['metadata', 'name'],
    `the name takes at most 63 characters, has ${name.length}`,
  );
}

function budgetRules(spec: Json | undefined): Rejection[] {
  const found: Rejection[] = [];
  const both = fieldAt(spec, 'maxUnavailable') !== undefined && fieldAt(spec, 'minAvailable') !== undefined;
  if (both) {
    found.push(
      brokenRule('bothBudgetFields', ['spec'], 'maxUnavailable and minAvailable exclude each other'),
    );
  }
  for (const name of ['maxUnavailable', 'minAvailable']) {
    const value = field(spec, name);
    const path: FieldPath = ['spec', name];
    if (typeof value === 'number' && value < 0)
      found.push(brokenRule(`${name}:negative`, path, `${value} is negative`));
    if (typeof value === 'string' && !BUDGET_PERCENT.test(value)) {
      found.push(brokenRule(`${name}:pattern`, path, `"${value}" is no percentage from 0% to 100%`));
    }
  }
  return found;
}
