import { shapeBy, unreadableMetadata } from '../../admission/evaluate.js';
import { fieldAt, labelsIn, numberIn, objectOr } from '../../manifest/fields.js';
import {
  isObject,
  type FieldPath,
  type Json,
  type JsonObject,
  type Manifest,
} from '../../manifest/manifest.js';
import type { UnknownField } from '../../admission/violation.js';
import { canonicalWithoutNulls } from '../../manifest/canonical.js';
import type { IntOrPercent } from '../../manifest/quantity.js';
import { compileSelector, selects } from '../../manifest/selector.js';
import { type Fix, fix } from '../../text/fix.js';
import { code } from '../../text/text.js';
import KINDS from './kinds.json' with { type: 'json' };
import {
  daemonSetStrategyOf,
  deploymentStrategyOf,
  intOrPercentOf,
  isSet,
  specOf,
  typeOf,
} from './objects/spec.js';
import { withoutEmpty } from './objects/template-defaults.js';
import type { Behaviour } from './versions.js';

/** Planned kinds. */
export type WorkloadKind = keyof typeof KINDS;

/**
 * Every field of the spec, of apps/v1 and policy/v1 as published up to 1.34, with the numbers and words that validation takes. The pod
 * template's own fields are left to other tools: a rollout depends on few of them, and releases add new ones.
 */
const SCHEMAS: Readonly<Record<WorkloadKind, JsonObject>> = KINDS;

export function isWorkloadKind(kind: string): kind is WorkloadKind {
  return Object.hasOwn(SCHEMAS, kind);
}

/** One reason for which the API server refuses an object. */
interface Violation {
  readonly path: FieldPath;
  /** The kind of mistake: the rule of the schema, or a name of ours, which is that of the vectors. */
  readonly code: string;
  /** The API server's words about the field, or the same in short. */
  readonly message: string;
  /** True where a required field is not written. */
  readonly isAbsent?: boolean;
  /** One change that mends it, as a sentence; absent where the message says it. */
  readonly fix?: Fix;
}

function violation(path: FieldPath, code: string, message: string, fix?: Fix): Violation {
  return { path, code, message, ...(fix === undefined ? {} : { fix }) };
}

/** Gates that let the API server accept more. */
export type Gated = Pick<Behaviour, 'statefulSetRecreate'>;
const UNGATED: Gated = { statefulSetRecreate: false };

const OLD_WORKLOADS = { removedIn: '1.16', replacement: 'apps/v1' };
/** API versions that are no longer served, by the published deprecation guide. */
export const REMOVED_APIS: ReadonlyMap<string, typeof OLD_WORKLOADS> = new Map([
  ['extensions/v1beta1', OLD_WORKLOADS],
  ['apps/v1beta1', OLD_WORKLOADS],
  ['apps/v1beta2', OLD_WORKLOADS],
  ['policy/v1beta1', { removedIn: '1.25', replacement: 'policy/v1' }],
]);

/** Fields that the API server drops in silence, with the name that was probably meant. */
export function unknownFieldsOf(kind: WorkloadKind, object: JsonObject): readonly UnknownField[] {
  return shapeBy(object, SCHEMAS[kind]).unknownFields;
}

/**
 * The API server's refusals of an object; empty is accepted. A field that breaks the schema ends the check, as the object cannot be read
 * then. Of the pod template only the labels are checked, against the selector.
 */
export function validate(kind: WorkloadKind, object: JsonObject, gated: Gated = UNGATED): Violation[] {
  const unreadable = [...unreadableMetadata(object), ...shapeBy(object, SCHEMAS[kind]).violations];
  if (unreadable.length === 0) return CHECKS[kind](specOf({ object }), gated);
  return unreadable.map(({ path, rule, message, missing }) => ({
    ...violation(path, rule, message),
    ...(missing === undefined ? {} : { isAbsent: true }),
  }));
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation and pkg/apis/policy/validation, Validate...Spec. */
const CHECKS: Readonly<Record<WorkloadKind, (spec: JsonObject, gated: Gated) => Violation[]>> = {
  Deployment: (spec) => {
    const deadline = numberIn(spec, 'progressDeadlineSeconds') ?? 600;
    const isLater = deadline > (numberIn(spec, 'minReadySeconds') ?? 0);
    const path = ['spec', 'progressDeadlineSeconds'];
    return [
      ...checkWorkloadSelector(spec),
      ...checkDeploymentStrategy(spec['strategy'], ['spec', 'strategy']),
      ...(isLater ? [] : [violation(path, 'tooSmall', `${deadline}: must be greater than minReadySeconds`)]),
    ];
  },
  DaemonSet: (spec) => [
    ...checkWorkloadSelector(spec),
    ...checkDaemonSetStrategy(spec['updateStrategy'], ['spec', 'updateStrategy']),
  ],
  StatefulSet: (spec, gated) => [
    ...checkStatefulSetStrategy(spec['updateStrategy'], ['spec', 'updateStrategy'], gated),
    ...checkWorkloadSelector(spec),
  ],
  PodDisruptionBudget: (spec) => {
    const fields = ['minAvailable', 'maxUnavailable'].filter((field) => isSet(spec, field));
    const words = 'minAvailable and maxUnavailable cannot be both set';
    return [
      ...(fields.length < 2 ? [] : [violation(['spec'], 'bothSet', words)]),
      ...fields.flatMap((field) => {
        const value = intOrPercentOf(spec, field, 0);
        const path = ['spec', field];
        return [...checkIntOrPercent(value, path), ...over100Percent(value, path)];
      }),
      ...checkSelector(spec),
    ];
  },
};

/** Source: kubernetes 1.28, pkg/apis/core/validation, ValidateNonnegativeField. */
function checkNonNegative(value: number, path: FieldPath): Violation[] {
  return value < 0 ? [violation(path, 'negative', `${value}: must be greater than or equal to 0`)] : [];
}

/** Stricter than what the library parses: digits and a percent sign, no sign, no fraction. */
const PERCENT = /^[0-9]+%$/;

/**
 * A number must not be negative, a text must be a percentage: a quoted `"5"` is refused. Source: kubernetes 1.28,
 * pkg/apis/apps/validation, ValidatePositiveIntOrPercent.
 */
function checkIntOrPercent(value: IntOrPercent, path: FieldPath): Violation[] {
  if (typeof value === 'number') return checkNonNegative(value, path);
  if (PERCENT.test(value)) return [];
  const words = `${JSON.stringify(value)}: a valid percent string must be a numeric string followed by an ending '%'`;
  return [violation(path, 'notPercent', words)];
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation, IsNotMoreThan100Percent. */
function over100Percent(value: IntOrPercent, path: FieldPath): Violation[] {
  if (typeof value === 'number' || !PERCENT.test(value) || Number(value.slice(0, -1)) <= 100) return [];
  return [violation(path, 'over100Percent', `${value}: must not be greater than 100%`)];
}

/**
 * Whether the value counts as zero where both of two must not be: a text that is no percentage counts as the number it reads as,
 * or as 0. Source: kubernetes 1.28, pkg/apis/apps/validation, getIntOrPercentValue.
 */
function countsAsZero(value: IntOrPercent): boolean {
  if (typeof value === 'number') return value === 0;
  if (PERCENT.test(value)) return Number(value.slice(0, -1)) === 0;
  return !/^[+-]?[0-9]+$/.test(value) || Number(value) === 0;
}

function unknownType(type: string, path: FieldPath, known: readonly string[], fix?: Fix): Violation {
  const names = known.map((name) => `"${name}"`).join(', ');
  return violation(path, 'unknownType', `unsupported type "${type}": supported are ${names}`, fix);
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDeploymentStrategy, after the API's defaults. */
export function checkDeploymentStrategy(strategy: Json | undefined, path: FieldPath): Violation[] {
  const resolved = deploymentStrategyOf(strategy);
  const updatePath = [...path, 'rollingUpdate'];
  if (resolved.type === 'Recreate') {
    const words = "may not be specified when strategy `type` is 'Recreate'";
    return isSet(strategy, 'rollingUpdate') ? [violation(updatePath, 'notAllowedWithRecreate', words)] : [];
  }
  const type = typeOf(strategy);
  if (type !== 'RollingUpdate') return [unknownType(type, path, ['Recreate', 'RollingUpdate'])];
  const { maxUnavailable, maxSurge } = resolved;
  const unavailablePath = [...updatePath, 'maxUnavailable'];
  const bothZero = countsAsZero(maxUnavailable) && countsAsZero(maxSurge);
  return [
    ...checkIntOrPercent(maxUnavailable, unavailablePath),
    ...checkIntOrPercent(maxSurge, [...updatePath, 'maxSurge']),
    ...(bothZero ? [violation(unavailablePath, 'bothZero', 'may not be 0 when `maxSurge` is 0')] : []),
    ...over100Percent(maxUnavailable, unavailablePath),
  ];
}

/**
 * Exactly one of the two numbers must be above zero, so maxSurge by itself is refused: maxUnavailable keeps its default 1.
 * Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDaemonSetUpdateStrategy, after the API's defaults.
 */
export function checkDaemonSetStrategy(strategy: Json | undefined, path: FieldPath): Violation[] {
  const resolved = daemonSetStrategyOf(strategy);
  if (resolved.type === 'OnDelete') return [];
  const type = typeOf(strategy);
  if (type !== 'RollingUpdate') return [unknownType(type, path, ['RollingUpdate', 'OnDelete'])];
  const { maxUnavailable, maxSurge } = resolved;
  const unavailablePath = [...path, 'rollingUpdate', 'maxUnavailable'];
  const surgePath = [...path, 'rollingUpdate', 'maxSurge'];
  const zeros = [maxUnavailable, maxSurge].filter(countsAsZero).length;
  const advice = fix`Also set ${code('maxUnavailable: 0')}: the default is 1.`;
  const words = 'may not be set when maxUnavailable is non-zero';
  return [
    ...checkIntOrPercent(maxUnavailable, unavailablePath),
    ...checkIntOrPercent(maxSurge, surgePath),
    ...over100Percent(maxUnavailable, unavailablePath),
    ...over100Percent(maxSurge, surgePath),
    ...(zeros === 0 ? [violation(surgePath, 'bothNonZero', words, advice)] : []),
    ...(zeros === 2 ? [violation(unavailablePath, 'bothZero', 'cannot be 0 when maxSurge is 0')] : []),
  ];
}

/** Source: kubernetes 1.37, pkg/features, StatefulSetRecreateStrategy; kubernetes/enhancements#3541. */
const RECREATE = fix`Write RollingUpdate. A cluster of 1.37 whose alpha feature gate StatefulSetRecreateStrategy is on takes it and deletes all pods at once, with none back before the last is gone: set systems.kubernetes.version: "1.37" and statefulSetRecreateStrategy: true in the configuration to have that planned.`;

/** Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateStatefulSetSpec, validateRollingUpdateStatefulSet. */
export function checkStatefulSetStrategy(
  strategy: Json | undefined,
  path: FieldPath,
  { statefulSetRecreate }: Gated = UNGATED,
): Violation[] {
  const type = typeOf(strategy);
  const updatePath = [...path, 'rollingUpdate'];
  const update = fieldAt(strategy, 'rollingUpdate');
  if (type === 'OnDelete' || (type === 'Recreate' && statefulSetRecreate)) {
    const words = "only allowed for updateStrategy 'RollingUpdate'";
    return isSet(update) ? [violation(updatePath, `notAllowedWith${type}`, words)] : [];
  }
  if (type !== 'RollingUpdate') {
    const advice = type === 'Recreate' ? RECREATE : undefined;
    return [unknownType(type, path, ['RollingUpdate', 'OnDelete'], advice)];
  }
  const partition = checkNonNegative(numberIn(update, 'partition') ?? 0, [...updatePath, 'partition']);
  if (!isSet(update, 'maxUnavailable')) return partition;
  const maxUnavailable = intOrPercentOf(update, 'maxUnavailable', 1);
  const unavailablePath = [...updatePath, 'maxUnavailable'];
  return [
    ...partition,
    ...checkIntOrPercent(maxUnavailable, unavailablePath),
    ...(countsAsZero(maxUnavailable) ? [violation(unavailablePath, 'zero', 'cannot be 0')] : []),
    ...over100Percent(maxUnavailable, unavailablePath),
  ];
}

/** Source: k8s.io/apimachinery v0.35.2, pkg/apis/meta/v1/validation, ValidateLabelSelector. */
function checkSelector(spec: JsonObject): Violation[] {
  const compiled = compileSelector(spec['selector']);
  if (!('error' in compiled)) return [];
  return [violation(['spec', 'selector', ...compiled.path], 'notSupported', compiled.error)];
}

/**
 * A workload's selector: there, not empty, well-formed, and matching the template's labels. Source: kubernetes 1.28,
 * pkg/apis/apps/validation.
 */
function checkWorkloadSelector(spec: JsonObject): Violation[] {
  const compiled = compileSelector(spec['selector']);
  if ('error' in compiled) return checkSelector(spec);
  const { selector } = compiled;
  const path = ['spec', 'selector'];
  if (!selector.written) return [{ ...violation(path, 'required', 'required value'), isAbsent: true }];
  if (selector.requirements.length === 0) return [violation(path, 'empty', 'an empty selector is not valid')];
  if (selects(selector, labelsIn(fieldAt(spec, 'template', 'metadata'), 'labels'))) return [];
  const words = '`selector` does not match template `labels`';
  return [violation(['spec', 'template', 'metadata', 'labels'], 'selectorMismatch', words)];
}

/**
 * Fields of the spec that an update may not change. A StatefulSet may change nothing but replicas, template, updateStrategy,
 * persistentVolumeClaimRetentionPolicy, minReadySeconds, ordinals and (newer) revisionHistoryLimit. Source: kubernetes 1.28,
 * pkg/apis/apps/validation and registry/apps.
 */
const IMMUTABLE: Readonly<Record<WorkloadKind, readonly string[]>> = {
  Deployment: ['selector'],
  DaemonSet: ['selector'],
  StatefulSet: ['selector', 'serviceName', 'podManagementPolicy', 'volumeClaimTemplates'],
  PodDisruptionBudget: [],
};

/**
 * Changes that the API server refuses: the object would have to be deleted and created anew. Both must be whole objects; an
 * object from a snapshot has lost its claims and serviceName.
 */
export function immutableChanges(
  kind: WorkloadKind,
  before: Pick<Manifest, 'object'>,
  after: Pick<Manifest, 'object'>,
): Violation[] {
  const textOf = (one: Pick<Manifest, 'object'>, field: string): string =>
    canonicalWithoutNulls(storedField(specOf(one), field));
  return IMMUTABLE[kind]
    .filter((field) => textOf(before, field) !== textOf(after, field))
    .map((field) => violation(['spec', field], 'immutable', 'field is immutable'));
}

/** A field as the server stores it, so that two texts compare equal where they mean the same. */
function storedField(spec: JsonObject, field: string): Json {
  const value = spec[field] ?? null;
  if (field === 'podManagementPolicy') return value ?? 'OrderedReady';
  if (field === 'serviceName') return value ?? '';
  if (isObject(value)) return withoutEmpty(value);
  return Array.isArray(value) ? value.filter(isObject).map(storedClaim) : {};
}

/** The server adds kind, version, a status and `volumeMode: Filesystem` to the template of a claim, and writes amounts its own way. */
function storedClaim(claim: JsonObject): JsonObject {
  const { name = null, labels = null, annotations = null } = objectOr(claim['metadata']);
  return withoutEmpty({
    metadata: { name, labels, annotations },
    spec: { volumeMode: 'Filesystem', ...specOf({ object: claim }) },
  });
}
