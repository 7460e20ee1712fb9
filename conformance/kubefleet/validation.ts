import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { admit } from '../../src/systems/kubefleet/admission/admit.js';
import { textIn } from '../../src/manifest/fields.js';
import type { Layer, Rejection } from '../../src/systems/kubefleet/admission/definition.js';
import type { ResourceScope } from '../../src/systems/kubefleet/admission/resource-scope.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf, textsOf } from '../read.js';

/** The only kinds that the hub of the vectors knows. */
const KNOWN: ReadonlyMap<string, ResourceScope> = new Map([
  ['/v1/Namespace', 'cluster'],
  ['rbac.authorization.k8s.io/v1/ClusterRole', 'cluster'],
  ['/v1/ConfigMap', 'namespaced'],
  ['apps/v1/Deployment', 'namespaced'],
]);

export function validation(vector: JsonObject): Mismatch {
  const placement = vector['placement'];
  const admission = admit(textIn(vector, 'kind') ?? '', objectOf(vector['object']), {
    scopeOf: (group, version, kind) => KNOWN.get(`${group}/${version}/${kind}`) ?? 'unknown',
    placement: isObject(placement) ? placement : null,
  });
  const reasons = namesOf(admission.rejections, 'webhook', (rejection) => rejection.rule);
  const actual: JsonObject = {
    schema: namesOf(admission.rejections, 'schema', ({ path, rule }) => `${path.join('.')}:${rule}`),
    cel: namesOf(admission.rejections, 'cel', nameOf),
    webhook: admission.webhook ?? 'none',
    ...(reasons.length > 0 ? { webhookReasons: reasons } : {}),
    admitted: admission.admitted,
  };
  return differs(inOrder(vector['expect'] ?? null), actual);
}

/** Names that the vectors give to rules of the definitions, by message. */
const NAMES: Readonly<Record<string, string>> = {
  'PickN needs numberOfClusters and takes no clusterNames': 'pickNFields',
  'PickAll takes no clusterNames, numberOfClusters or spread': 'pickAllExtraFields',
  'PickFixed takes clusterNames only': 'pickFixedExtraFields',
  'a toleration with Exists takes no value': 'tolerationExistsWithValue',
  'a toleration without a key must use Exists': 'tolerationEmptyKey',
  'labelSelector and name are mutually exclusive': 'nameAndLabelSelector',
  'maxConcurrency must be at least 1': 'maxConcurrencyBelow1',
  'a TimedWait needs a waitTime': 'afterStageTasks:timedWaitWithoutWaitTime',
  'an Approval takes no waitTime': 'afterStageTasks:approvalWithWaitTime',
  'only an Approval can stand before a stage': 'beforeStageTasks:timedWait',
  'maxUnavailable and minAvailable exclude each other': 'bothBudgetFields',
  'maxUnavailable must not be negative': 'maxUnavailable:negative',
  'maxUnavailable must be a percentage from 0% to 100%': 'maxUnavailable:pattern',
};

function nameOf({ message }: Rejection): string {
  return NAMES[message] ?? message;
}

/** Each name once, sorted: the vectors promise no order. */
function namesOf(rejections: readonly Rejection[], layer: Layer, name: (of: Rejection) => string): string[] {
  return [...new Set(rejections.filter((rejection) => rejection.layer === layer).map(name))].sort();
}

function inOrder(expected: Json): Json {
  if (!isObject(expected)) return expected;
  const sorted = Object.fromEntries(
    ['schema', 'cel', 'webhookReasons']
      .filter((name) => Object.hasOwn(expected, name))
      .map((name) => [name, textsOf(expected[name]).sort()]),
  );
  return { ...expected, ...sorted };
}
