import { unreadableMetadata } from '../../../admission/metadata.js';
import { checkSchema, stored, unknownFields } from '../../../admission/tables.js';
import { isObject, type JsonObject } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../manifest/schema.js';
import { DEFAULTS, fieldOf, integerOf, intOrPercentOf, objectOf, textOf } from './defaults.js';
import { checkAtMost100Percent, checkIntOrPercent, checkNonNegative } from './int-or-percent.js';
import { PLACED_TEMPLATE, SCHEMAS, type WorkloadKind } from './kinds.js';
import { unreadableAmounts } from './amounts.js';
import { misspeltPodFields } from './pod-fields.js';
import { checkPodTemplate } from './pod-spec.js';
import { checkSelector, checkWorkloadSelector, selectorOf } from './selectors.js';
import {
  UNGATED,
  checkDaemonSetStrategy,
  checkDeploymentStrategy,
  checkStatefulSetStrategy,
} from './strategies.js';
import type { Behaviour } from '../versions.js';
import { type Violation, violation } from './violation.js';

const MAPS = [
  ['spec', 'selector', 'matchLabels'],
  ['spec', 'template', 'metadata', 'labels'],
  ['spec', 'template', 'spec', 'nodeSelector'],
] as const;

/**
 * A map of texts with a null in it, `nodeSelector: {gpu: }`: what an empty value of a chart leaves behind. Helm and kubectl up to
 * 1.24 refuse it (`unknown object type "nil"`), a later kubectl sends it: a patch takes the label away, and the server stores an
 * empty text. Several effects of one file, so it is taken as refused. Source: helm/helm issue 9438, kubernetes/kubernetes issue
 * 131671, kubewarden/helm-charts pull request 537.
 */
function nullTexts(object: JsonObject): Violation[] {
  return MAPS.flatMap((path) => {
    const map = path.slice(0, -1).reduce(objectOf, object);
    const texts = fieldOf(map, path.at(-1) ?? '');
    if (!isObject(texts)) return [];
    return Object.entries(texts).flatMap(([name, value]) =>
      value === null ? [violation([...path, name], 'wrongType', `${[...path, name].join('.')} ${NULL}`)] : [],
    );
  });
}

const NULL =
  'must be a text, not null: Helm refuses it, and what kubectl makes of it is an empty text or no label at all';

/** What is taken only where a feature gate is on. */
export type Gated = Pick<Behaviour, 'statefulSetRecreate'>;

/**
 * What the API server refuses about an object, in its own order; empty is accepted. Fields of the wrong type end the check, as
 * the object cannot be read then. The pod template is only checked for its labels, its restart policy,
 * its containers and the types of what says where its pods go.
 */
export function validate(
  kind: WorkloadKind,
  object: JsonObject,
  gated: Gated = UNGATED,
): readonly Violation[] {
  const key = `${kind} ${gated.statefulSetRecreate}`;
  const known = JUDGED.get(object);
  if (known?.key === key) return known.violations;
  const violations = violationsOf(kind, object, gated);
  JUDGED.set(object, { key, violations });
  return violations;
}

/** Sides and starts at other instants read the same object again and again. */
const JUDGED = new WeakMap<JsonObject, { readonly key: string; readonly violations: readonly Violation[] }>();

function violationsOf(kind: WorkloadKind, object: JsonObject, gated: Gated): Violation[] {
  const schema = SCHEMAS[kind];
  const template = stored(PLACED_TEMPLATE, fieldOf(objectOf(object, 'spec'), 'template') ?? null);
  const unreadable = [
    ...unreadableMetadata(object),
    ...nullTexts(object),
    ...checkSchema(schema, stored(schema, object)),
    ...(isObject(template) ? checkSchema(PLACED_TEMPLATE, template, ['spec', 'template']) : []),
  ];
  if (unreadable.length > 0)
    return unreadable.map(({ path, message }) => violation(path, 'wrongType', withRemedy(message)));
  const amounts = unreadableAmounts(objectOf(object, 'spec'));
  return amounts.length > 0 ? amounts : CHECKS[kind](objectOf(object, 'spec'), gated);
}

/** What YAML read as a number or a boolean, where the field is a text. */
function withRemedy(message: string): string {
  return /type string, is (?:number|boolean)$/.test(message) ? `${message}; put it in quotes` : message;
}

/** Fields that the API server drops in silence, with the name that was probably meant. */
export function unknownFieldsOf(kind: WorkloadKind, object: JsonObject): UnknownField[] {
  return [...unknownFields(SCHEMAS[kind], object), ...misspeltPodFields(objectOf(object, 'spec'))];
}

const CHECKS: Readonly<Record<WorkloadKind, (spec: JsonObject, gated: Gated) => Violation[]>> = {
  Deployment: checkDeployment,
  DaemonSet: checkDaemonSet,
  StatefulSet: checkStatefulSet,
  PodDisruptionBudget: checkBudget,
};

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDeploymentSpec. */
function checkDeployment(spec: JsonObject): Violation[] {
  const minReadySeconds = integerOf(spec, 'minReadySeconds', DEFAULTS.minReadySeconds);
  const deadline = integerOf(spec, 'progressDeadlineSeconds', DEFAULTS.progressDeadlineSeconds);
  const deadlinePath = ['spec', 'progressDeadlineSeconds'];
  const found = [
    ...nonNegative(spec, 'replicas'),
    ...checkWorkloadSelector(spec),
    ...checkPodEnds(spec),
    ...checkPodTemplate(spec),
    ...checkDeploymentStrategy(fieldOf(spec, 'strategy'), ['spec', 'strategy']),
    ...nonNegative(spec, 'minReadySeconds'),
    ...nonNegative(spec, 'revisionHistoryLimit'),
    ...nonNegative(spec, 'progressDeadlineSeconds'),
  ];
  if (deadline <= minReadySeconds)
    found.push(violation(deadlinePath, 'tooSmall', `${deadline}: must be greater than minReadySeconds`));
  return found;
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDaemonSetSpec. */
function checkDaemonSet(spec: JsonObject): Violation[] {
  return [
    ...checkWorkloadSelector(spec),
    ...checkPodEnds(spec),
    ...checkPodTemplate(spec),
    ...nonNegative(spec, 'minReadySeconds'),
    ...checkDaemonSetStrategy(fieldOf(spec, 'updateStrategy'), ['spec', 'updateStrategy']),
    ...nonNegative(spec, 'revisionHistoryLimit'),
  ];
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateStatefulSetSpec. */
function checkStatefulSet(spec: JsonObject, gated: Gated): Violation[] {
  const policy = textOf(spec, 'podManagementPolicy', 'OrderedReady');
  const policyPath = ['spec', 'podManagementPolicy'];
  const start = integerOf(objectOf(spec, 'ordinals'), 'start', DEFAULTS.startOrdinal);
  return [
    ...(policy === 'OrderedReady' || policy === 'Parallel'
      ? []
      : [violation(policyPath, 'notSupported', `"${policy}": must be 'OrderedReady' or 'Parallel'`)]),
    ...checkStatefulSetStrategy(fieldOf(spec, 'updateStrategy'), ['spec', 'updateStrategy'], gated),
    ...nonNegative(spec, 'replicas'),
    ...nonNegative(spec, 'minReadySeconds'),
    ...checkNonNegative(start, ['spec', 'ordinals', 'start']),
    ...checkWorkloadSelector(spec),
    ...checkPodEnds(spec),
  ];
}

/** Source: kubernetes 1.28, pkg/apis/policy/validation, ValidatePodDisruptionBudgetSpec. */
function checkBudget(spec: JsonObject): Violation[] {
  const fields = (['minAvailable', 'maxUnavailable'] as const).filter(
    (field) => fieldOf(spec, field) !== undefined,
  );
  const found =
    fields.length < 2
      ? []
      : [violation(['spec'], 'bothSet', 'minAvailable and maxUnavailable cannot be both set')];
  for (const field of fields) {
    const value = intOrPercentOf(spec, field, 0);
    found.push(
      ...checkIntOrPercent(value, ['spec', field]),
      ...checkAtMost100Percent(value, ['spec', field]),
    );
  }
  const policy = textOf(spec, 'unhealthyPodEvictionPolicy', 'IfHealthyBudget');
  if (policy !== 'IfHealthyBudget' && policy !== 'AlwaysAllow') {
    const words = `"${policy}": supported are "AlwaysAllow", "IfHealthyBudget"`;
    found.push(violation(['spec', 'unhealthyPodEvictionPolicy'], 'notSupported', words));
  }
  const selector = selectorOf(fieldOf(spec, 'selector'));
  return selector ? [...found, ...checkSelector(selector, ['spec', 'selector'])] : found;
}

function nonNegative(spec: JsonObject, field: string): Violation[] {
  return checkNonNegative(integerOf(spec, field, 0), ['spec', field]);
}

/**
 * Pods of a workload are always restarted, and have no end of their own. Source: kubernetes, pkg/apis/apps/validation,
 * ValidateStatefulSetSpec, ValidateDaemonSetSpec and ValidatePodTemplateSpecForReplicaSet.
 */
function checkPodEnds(spec: JsonObject): Violation[] {
  const podSpec = objectOf(objectOf(spec, 'template'), 'spec');
  const path = ['spec', 'template', 'spec'];
  const policy = textOf(podSpec, 'restartPolicy', 'Always');
  const deadline = fieldOf(podSpec, 'activeDeadlineSeconds');
  return [
    ...(policy === 'Always'
      ? []
      : [violation([...path, 'restartPolicy'], 'notSupported', `"${policy}": supported values: "Always"`)]),
    ...(deadline === undefined
      ? []
      : [violation([...path, 'activeDeadlineSeconds'], 'notSupported', 'is not supported in a workload')]),
  ];
}
