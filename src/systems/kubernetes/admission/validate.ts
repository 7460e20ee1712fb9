import { unreadableMetadata } from '../../../admission/evaluate.js';
import { shapeBy } from '../../../admission/evaluate.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../manifest/schema.js';
import { DEFAULTS, fieldOf, integerOf, intOrPercentOf, objectOf, textOf } from './defaults.js';
import { checkAtMost100Percent, checkIntOrPercent, checkNonNegative } from './int-or-percent.js';
import { SCHEMAS, type WorkloadKind } from './kinds.js';
import { checkSelector, checkWorkloadSelector, selectorOf } from './selectors.js';
import {
  UNGATED,
  checkDaemonSetStrategy,
  checkDeploymentStrategy,
  checkStatefulSetStrategy,
} from './strategies.js';
import type { Behaviour } from '../versions.js';
import { type Violation, violation } from './violation.js';

/** What is taken only where a feature gate is on. */
export type Gated = Pick<Behaviour, 'statefulSetRecreate'>;

/**
 * What the API server refuses about an object, in its own order; empty is accepted. Fields of the wrong type end the check, as
 * the object cannot be read then. Of the pod template only the labels are checked, against the selector.
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
  const unreadable = [...unreadableMetadata(object), ...shapeBy(object, SCHEMAS[kind]).violations];
  if (unreadable.length > 0)
    return unreadable.map(({ path, message, missing }) => ({
      ...violation(path, 'wrongType', message),
      ...(missing === undefined ? {} : { isAbsent: true }),
    }));
  return CHECKS[kind](objectOf(object, 'spec'), gated);
}

/** Fields that the API server drops in silence, with the name that was probably meant. */
export function unknownFieldsOf(kind: WorkloadKind, object: JsonObject): readonly UnknownField[] {
  return shapeBy(object, SCHEMAS[kind]).unknownFields;
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
