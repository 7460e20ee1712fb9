import { shapeBy, unreadableMetadata } from '../../admission/evaluate.js';
import { fieldAt, filledText, labelsIn, numberIn } from '../../manifest/fields.js';
import {
  isObject,
  type FieldPath,
  type Json,
  type JsonObject,
  type Manifest,
} from '../../manifest/manifest.js';
import type { UnknownField } from '../../admission/violation.js';
import { canonicalWithoutNulls } from '../../manifest/canonical.js';
import { canonicalQuantity, type IntOrPercent } from '../../manifest/quantity.js';
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
  startOrdinalIn,
  typeOf,
} from './objects/spec.js';
import type { Behaviour } from './versions.js';

/** Planned kinds. */
export type WorkloadKind = 'Deployment' | 'DaemonSet' | 'StatefulSet' | 'PodDisruptionBudget';

/**
 * Every field of the spec, of apps/v1 and policy/v1 as published up to 1.34. The pod template's own fields are left to other tools: a
 * rollout depends on few of them, and releases add new ones.
 */
const SCHEMAS: Readonly<Record<WorkloadKind, JsonObject>> = KINDS;

/** One reason for which the API server refuses an object. */
interface Violation {
  readonly path: FieldPath;
  /** The kind of mistake; the names are ours, and those of the vectors. */
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
const OLD_BUDGETS = { removedIn: '1.25', replacement: 'policy/v1' };
const REMOVED = new Map([
  ['extensions/v1beta1', OLD_WORKLOADS],
  ['apps/v1beta1', OLD_WORKLOADS],
  ['apps/v1beta2', OLD_WORKLOADS],
  ['policy/v1beta1', OLD_BUDGETS],
]);

/** The removal of an API version, by the published deprecation guide; null for one that is served. */
export function removedApi(apiVersion: string): typeof OLD_WORKLOADS | null {
  return REMOVED.get(apiVersion) ?? null;
}

/** The kind this system plans; null for others. Old API groups are claimed as well, so that their removal can be said. */
export function workloadKind(apiVersion: string, kind: string): WorkloadKind | null {
  const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
  if (kind === 'PodDisruptionBudget') return group === 'policy' ? kind : null;
  if (kind !== 'Deployment' && kind !== 'DaemonSet' && kind !== 'StatefulSet') return null;
  return group === 'apps' || group === 'extensions' ? kind : null;
}

/** Fields that the API server drops in silence, with the name that was probably meant. */
export function unknownFieldsOf(kind: WorkloadKind, object: JsonObject): readonly UnknownField[] {
  return shapeBy(object, SCHEMAS[kind]).unknownFields;
}

/**
 * The API server's refusals of an object, in its own order; empty is accepted. Fields of the wrong type end the check, as the object
 * cannot be read then. Of the pod template only the labels are checked, against the selector.
 */
export function validate(kind: WorkloadKind, object: JsonObject, gated: Gated = UNGATED): Violation[] {
  const unreadable = [...unreadableMetadata(object), ...shapeBy(object, SCHEMAS[kind]).violations];
  if (unreadable.length === 0) return CHECKS[kind](specOf({ object }), gated);
  return unreadable.map(({ path, message, missing }) => ({
    ...violation(path, 'wrongType', message),
    ...(missing === undefined ? {} : { isAbsent: true }),
  }));
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation and pkg/apis/policy/validation, Validate...Spec. */
const CHECKS: Readonly<Record<WorkloadKind, (spec: JsonObject, gated: Gated) => Violation[]>> = {
  Deployment: (spec) => {
    const minReadySeconds = numberIn(spec, 'minReadySeconds') ?? 0;
    const deadline = numberIn(spec, 'progressDeadlineSeconds') ?? 600;
    return [
      ...nonNegative(spec, 'replicas'),
      ...checkWorkloadSelector(spec),
      ...checkDeploymentStrategy(spec['strategy'], ['spec', 'strategy']),
      ...nonNegative(spec, 'minReadySeconds', 'revisionHistoryLimit', 'progressDeadlineSeconds'),
      ...(deadline > minReadySeconds
        ? []
        : [
            violation(
              ['spec', 'progressDeadlineSeconds'],
              'tooSmall',
              `${deadline}: must be greater than minReadySeconds`,
            ),
          ]),
    ];
  },
  DaemonSet: (spec) => [
    ...checkWorkloadSelector(spec),
    ...nonNegative(spec, 'minReadySeconds'),
    ...checkDaemonSetStrategy(spec['updateStrategy'], ['spec', 'updateStrategy']),
    ...nonNegative(spec, 'revisionHistoryLimit'),
  ],
  StatefulSet: (spec, gated) => [
    ...checkOneOf(spec, 'podManagementPolicy', ['OrderedReady', 'Parallel']),
    ...checkStatefulSetStrategy(spec['updateStrategy'], ['spec', 'updateStrategy'], gated),
    ...nonNegative(spec, 'replicas', 'minReadySeconds'),
    ...checkNonNegative(startOrdinalIn({ object: { spec } }), ['spec', 'ordinals', 'start']),
    ...checkWorkloadSelector(spec),
  ],
  PodDisruptionBudget: (spec) => {
    const fields = ['minAvailable', 'maxUnavailable'].filter((field) => isSet(spec, field));
    return [
      ...(fields.length < 2
        ? []
        : [violation(['spec'], 'bothSet', 'minAvailable and maxUnavailable cannot be both set')]),
      ...fields.flatMap((field) => checkAtMost100Percent(intOrPercentOf(spec, field, 0), ['spec', field])),
      ...checkOneOf(spec, 'unhealthyPodEvictionPolicy', ['AlwaysAllow', 'IfHealthyBudget']),
      ...checkSelector(spec),
    ];
  },
};

/** Source: kubernetes 1.28, pkg/apis/core/validation, ValidateNonnegativeField. */
function checkNonNegative(value: number, path: FieldPath): Violation[] {
  return value < 0 ? [violation(path, 'negative', `${value}: must be greater than or equal to 0`)] : [];
}

function nonNegative(spec: JsonObject, ...fields: readonly string[]): Violation[] {
  return fields.flatMap((field) => checkNonNegative(numberIn(spec, field) ?? 0, ['spec', field]));
}

function checkOneOf(spec: JsonObject, field: string, known: readonly string[]): Violation[] {
  const value = filledText(spec[field]);
  if (value === null || known.includes(value)) return [];
  const names = known.map((name) => `"${name}"`).join(', ');
  return [violation(['spec', field], 'notSupported', `"${value}": supported are ${names}`)];
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

function checkAtMost100Percent(value: IntOrPercent, path: FieldPath): Violation[] {
  return [...checkIntOrPercent(value, path), ...over100Percent(value, path)];
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
    if (!isSet(strategy, 'rollingUpdate')) return [];
    const words = "may not be specified when strategy `type` is 'Recreate'";
    return [violation(updatePath, 'notAllowedWithRecreate', words)];
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
  const found = [
    ...checkIntOrPercent(maxUnavailable, unavailablePath),
    ...checkIntOrPercent(maxSurge, surgePath),
    ...over100Percent(maxUnavailable, unavailablePath),
    ...over100Percent(maxSurge, surgePath),
  ];
  const zeros = [maxUnavailable, maxSurge].filter(countsAsZero).length;
  if (zeros === 0) {
    const advice = fix`Also set ${code('maxUnavailable: 0')}: the default is 1.`;
    found.push(violation(surgePath, 'bothNonZero', 'may not be set when maxUnavailable is non-zero', advice));
  }
  if (zeros === 2) found.push(violation(unavailablePath, 'bothZero', 'cannot be 0 when maxSurge is 0'));
  return found;
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
  const isRecreate = type === 'Recreate' && statefulSetRecreate;
  if (type === 'OnDelete' || isRecreate) {
    if (!isSet(update)) return [];
    const words = "only allowed for updateStrategy 'RollingUpdate'";
    return [violation(updatePath, isRecreate ? 'notAllowedWithRecreate' : 'notAllowedWithOnDelete', words)];
  }
  if (type !== 'RollingUpdate')
    return [
      unknownType(type, path, ['RollingUpdate', 'OnDelete'], type === 'Recreate' ? RECREATE : undefined),
    ];
  const found = checkNonNegative(numberIn(update, 'partition') ?? 0, [...updatePath, 'partition']);
  if (!isSet(update, 'maxUnavailable')) return found;
  const maxUnavailable = intOrPercentOf(update, 'maxUnavailable', 1);
  const unavailablePath = [...updatePath, 'maxUnavailable'];
  found.push(...checkIntOrPercent(maxUnavailable, unavailablePath));
  if (countsAsZero(maxUnavailable)) found.push(violation(unavailablePath, 'zero', 'cannot be 0'));
  return [...found, ...over100Percent(maxUnavailable, unavailablePath)];
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
  const labels = labelsIn(fieldAt(spec, 'template', 'metadata'), 'labels');
  const labelsPath = ['spec', 'template', 'metadata', 'labels'];
  if (selector.requirements.length === 0) return [violation(path, 'empty', 'an empty selector is not valid')];
  return selects(selector, labels)
    ? []
    : [violation(labelsPath, 'selectorMismatch', '`selector` does not match template `labels`')];
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
  // An empty part of a selector is the same as none.
  if (field === 'selector')
    return isObject(value)
      ? {
          matchLabels: { ...labelsIn(value, 'matchLabels') },
          matchExpressions: value['matchExpressions'] ?? [],
        }
      : {};
  return Array.isArray(value) ? value.map(storedClaim) : [];
}

/** The server adds kind, version, a status and `volumeMode: Filesystem` to the template of a claim, and writes amounts its own way. */
function storedClaim(claim: Json): Json {
  const [metadata, spec] = [fieldAt(claim, 'metadata'), fieldAt(claim, 'spec')];
  const amounts = (name: string): Json => {
    const written = fieldAt(spec, 'resources', name);
    const entries = isObject(written) ? Object.entries(written) : [];
    return Object.fromEntries(
      entries.map(([key, amount]) => [
        key,
        typeof amount === 'object' ? amount : (canonicalQuantity(String(amount)) ?? amount),
      ]),
    );
  };
  return {
    name: fieldAt(metadata, 'name') ?? '',
    labels: { ...labelsIn(metadata, 'labels') },
    annotations: { ...labelsIn(metadata, 'annotations') },
    spec: {
      volumeMode: 'Filesystem',
      ...(isObject(spec) ? spec : {}),
      resources: { requests: amounts('requests'), limits: amounts('limits') },
    },
  };
}
