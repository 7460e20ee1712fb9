import { shapeBy, unreadableMetadata } from '../../admission/evaluate.js';
import { fieldAt, labelsIn, numberIn, objectOr } from '../../manifest/fields.js';
import {
  isObject,
  type FieldPath,
  type Json,
  type JsonObject,
  type Manifest,
} from '../../manifest/manifest.js';
import type { UnknownField, Violation } from '../../admission/violation.js';
import { isSameJson } from '../../manifest/canonical.js';
import type { IntOrPercent } from '../../manifest/quantity.js';
import { compileSelector, selects } from '../../manifest/selector.js';
import { type Fix, fix } from '../../text/fix.js';
import { code } from '../../text/text.js';
import KINDS from './kinds.json' with { type: 'json' };
import { intOrPercentOf, isSet, specOf, typeOf } from './controller/spec.js';
import { withoutEmpty } from '../../manifest/empty.js';

export type WorkloadKind = keyof typeof KINDS;

/**
 * Every field of the spec, of apps/v1 and policy/v1 as published up to 1.34, with the numbers and words that validation takes. The pod
 * template's own fields are left to other tools: a rollout depends on few of them, and releases add new ones.
 */
const SCHEMAS: Readonly<Record<WorkloadKind, JsonObject>> = KINDS;

export function isWorkloadKind(kind: string): kind is WorkloadKind {
  return Object.hasOwn(SCHEMAS, kind);
}

/** Absent fix: the field is to be corrected. */
type Refused = Violation & { readonly fix?: Fix };

/** A reason for which the API server refuses an object: the rule of the schema, or a code of ours, which is that of the vectors. */
function violation(path: FieldPath, rule: string, message: string): Violation {
  return { path, rule, message };
}

/** API versions that no release from 1.25 on serves, with what took their place. Source: the published deprecation guide. */
const REMOVED_APIS: ReadonlyMap<string, readonly [removedIn: string, replacement: string]> = new Map([
  ['extensions/v1beta1', ['1.16', 'apps/v1']],
  ['apps/v1beta1', ['1.16', 'apps/v1']],
  ['apps/v1beta2', ['1.16', 'apps/v1']],
  ['policy/v1beta1', ['1.25', 'policy/v1']],
]);

/** Refusals of an object of the files by the API server; `before` is the object that it replaces. */
export function violationsOf(kind: WorkloadKind, manifest: Manifest, before: Manifest | null): Refused[] {
  const [removedIn, replacement] = REMOVED_APIS.get(manifest.apiVersion) ?? [];
  if (replacement !== undefined) {
    const message = `${manifest.apiVersion} was removed in Kubernetes ${removedIn}; write ${replacement}`;
    return [violation(['apiVersion'], 'version', message)];
  }
  // An object that cannot be read is compared with nothing, nor is one of an older version, which had other defaults.
  const isRead = shapeBy(manifest.object, SCHEMAS[kind]).violations.length === 0;
  const isAlike = before !== null && !REMOVED_APIS.has(before.apiVersion);
  const edits = isAlike && isRead ? immutableChanges(kind, before, manifest) : [];
  return [...validate(kind, manifest.object), ...edits];
}

/** Fields that the API server drops in silence, with the name that was probably meant. */
export function unknownFieldsOf(kind: WorkloadKind, object: JsonObject): readonly UnknownField[] {
  return shapeBy(object, SCHEMAS[kind]).unknownFields;
}

/**
 * The API server's refusals of an object; empty is accepted. A field that breaks the schema ends the check, as the object cannot be read
 * then. Of the pod template only the labels are checked, against the selector.
 */
export function validate(kind: WorkloadKind, object: JsonObject): Refused[] {
  const unreadable = [...unreadableMetadata(object), ...shapeBy(object, SCHEMAS[kind]).violations];
  return unreadable.length > 0 ? unreadable : checkSpec(kind, specOf({ object }));
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation and pkg/apis/policy/validation, Validate...Spec. */
function checkSpec(kind: WorkloadKind, spec: JsonObject): Refused[] {
  if (kind === 'PodDisruptionBudget') {
    const fields = ['minAvailable', 'maxUnavailable'].filter((field) => isSet(spec, field));
    const both = violation(['spec'], 'bothSet', 'minAvailable and maxUnavailable cannot be both set');
    const numbers = fields.flatMap((field) => checkShare(intOrPercentOf(spec, field, 0), ['spec', field]));
    return [...(fields.length < 2 ? [] : [both]), ...numbers, ...checkSelector(spec, null)];
  }
  const deadline = numberIn(spec, 'progressDeadlineSeconds') ?? 600;
  const isTooSoon = kind === 'Deployment' && deadline <= (numberIn(spec, 'minReadySeconds') ?? 0);
  const words = `${deadline}: must be greater than minReadySeconds`;
  return [
    ...checkSelector(spec, labelsIn(fieldAt(spec, 'template', 'metadata'), 'labels')),
    ...checkStrategy(kind, spec[STRATEGIES[kind].field]),
    ...(isTooSoon ? [violation(['spec', 'progressDeadlineSeconds'], 'tooSmall', words)] : []),
  ];
}

/**
 * A selector is well-formed; that of a workload is also there, not empty, and matches the labels of its template. Source: kubernetes 1.28,
 * pkg/apis/apps/validation; k8s.io/apimachinery v0.35.2, pkg/apis/meta/v1/validation, ValidateLabelSelector.
 */
function checkSelector(spec: JsonObject, labels: Readonly<Record<string, string>> | null): Violation[] {
  const compiled = compileSelector(spec['selector']);
  const path = ['spec', 'selector'];
  if ('error' in compiled) return [violation([...path, ...compiled.path], 'notSupported', compiled.error)];
  const { selector } = compiled;
  if (labels === null) return [];
  if (!selector.written)
    return [{ ...violation(['spec'], 'required', 'selector is required'), missing: 'selector' }];
  if (selector.requirements.length === 0) return [violation(path, 'empty', 'an empty selector is not valid')];
  if (selects(selector, labels)) return [];
  const words = '`selector` does not match template `labels`';
  return [violation(['spec', 'template', 'metadata', 'labels'], 'selectorMismatch', words)];
}

/** Source: kubernetes 1.28, pkg/apis/core/validation, ValidateNonnegativeField. */
function checkNonNegative(value: number, path: FieldPath): Violation[] {
  return value < 0 ? [violation(path, 'negative', `${value}: must be greater than or equal to 0`)] : [];
}

/** The number of a percentage; null for others. Stricter than the library: digits and a percent sign, no sign, no fraction. */
function percentOf(value: IntOrPercent): number | null {
  return typeof value === 'string' && /^[0-9]+%$/.test(value) ? Number(value.slice(0, -1)) : null;
}

/**
 * A number must not be negative, a text must be a percentage: a quoted `"5"` is refused. Source: kubernetes 1.28,
 * pkg/apis/apps/validation, ValidatePositiveIntOrPercent.
 */
function checkIntOrPercent(value: IntOrPercent, path: FieldPath): Violation[] {
  if (typeof value === 'number') return checkNonNegative(value, path);
  const words = `${JSON.stringify(value)}: a valid percent string must be a numeric string followed by an ending '%'`;
  return percentOf(value) === null ? [violation(path, 'notPercent', words)] : [];
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation, IsNotMoreThan100Percent. */
function over100Percent(value: IntOrPercent, path: FieldPath): Violation[] {
  const words = `${value}: must not be greater than 100%`;
  return (percentOf(value) ?? 0) > 100 ? [violation(path, 'over100Percent', words)] : [];
}

/** Part of a whole: a number, or a percentage of at most 100. */
function checkShare(value: IntOrPercent, path: FieldPath): Violation[] {
  return [...checkIntOrPercent(value, path), ...over100Percent(value, path)];
}

/**
 * True if the value counts as zero where both of two must not be: a text that is no percentage counts as the number it reads as,
 * or as 0. Source: kubernetes 1.28, pkg/apis/apps/validation, getIntOrPercentValue.
 */
function countsAsZero(value: IntOrPercent): boolean {
  const number = percentOf(value) ?? (/^[+-]?[0-9]+$/.test(`${value}`) ? Number(value) : 0);
  return number === 0;
}

const STRATEGIES = {
  Deployment: { field: 'strategy', types: ['Recreate', 'RollingUpdate'], unavailable: '25%', surge: '25%' },
  DaemonSet: { field: 'updateStrategy', types: ['RollingUpdate', 'OnDelete'], unavailable: 1, surge: 0 },
  StatefulSet: { field: 'updateStrategy', types: ['RollingUpdate', 'OnDelete'], unavailable: 1, surge: 0 },
} as const;

/**
 * Refusals of a strategy, after the API's defaults. Of the two numbers of a DaemonSet exactly one must be above zero, so maxSurge by
 * itself is refused: maxUnavailable keeps its default 1. Source: kubernetes 1.28, pkg/apis/apps/validation, ValidateDeploymentStrategy,
 * ValidateDaemonSetUpdateStrategy, ValidateStatefulSetSpec.
 */
export function checkStrategy(kind: keyof typeof STRATEGIES, strategy: Json | undefined): Refused[] {
  const { field, types, unavailable, surge } = STRATEGIES[kind];
  const type = typeOf(strategy);
  const update = fieldAt(strategy, 'rollingUpdate');
  const path = ['spec', field];
  const at = (name: string): FieldPath => [...path, 'rollingUpdate', name];
  if (!types.some((one) => one === type)) {
    const words = `unsupported type "${type}": supported are ${types.map((one) => `"${one}"`).join(', ')}`;
    return [violation(path, 'unknownType', words)];
  }
  if (type !== 'RollingUpdate') {
    const words = `only allowed for type RollingUpdate, not for ${type}`;
    const isRefused = kind !== 'DaemonSet' && isSet(update);
    return isRefused ? [violation([...path, 'rollingUpdate'], `notAllowedWith${type}`, words)] : [];
  }
  const [unavailableAt, surgeAt] = [at('maxUnavailable'), at('maxSurge')];
  const maxUnavailable = intOrPercentOf(update, 'maxUnavailable', unavailable);
  const maxSurge = intOrPercentOf(update, 'maxSurge', surge);
  const [isUnavailableZero, isSurgeZero] = [maxUnavailable, maxSurge].map(countsAsZero);
  if (kind === 'StatefulSet')
    return [
      ...checkNonNegative(numberIn(update, 'partition') ?? 0, at('partition')),
      ...checkShare(maxUnavailable, unavailableAt),
      ...(isUnavailableZero ? [violation(unavailableAt, 'zero', 'cannot be 0')] : []),
    ];
  const isBoth = kind === 'DaemonSet' && !isUnavailableZero && !isSurgeZero;
  const words = 'may not be set when maxUnavailable is non-zero';
  const advice = fix`Also set ${code('maxUnavailable: 0')}: the default is 1.`;
  const isNeither = isUnavailableZero && isSurgeZero;
  return [
    ...checkIntOrPercent(maxUnavailable, unavailableAt),
    ...checkIntOrPercent(maxSurge, surgeAt),
    ...over100Percent(maxUnavailable, unavailableAt),
    ...(kind === 'DaemonSet' ? over100Percent(maxSurge, surgeAt) : []),
    ...(isBoth ? [{ ...violation(surgeAt, 'bothNonZero', words), fix: advice }] : []),
    ...(isNeither ? [violation(unavailableAt, 'bothZero', 'cannot be 0 when maxSurge is 0')] : []),
  ];
}

/**
 * Fields of the spec that an update may not change, with their defaults. A StatefulSet may change nothing but replicas, template,
 * updateStrategy, persistentVolumeClaimRetentionPolicy, minReadySeconds, ordinals and (newer) revisionHistoryLimit. Source: kubernetes
 * 1.28, pkg/apis/apps/validation and registry/apps.
 */
const IMMUTABLE: Readonly<Record<WorkloadKind, JsonObject>> = {
  Deployment: { selector: {} },
  DaemonSet: { selector: {} },
  StatefulSet: {
    selector: {},
    serviceName: '',
    podManagementPolicy: 'OrderedReady',
    volumeClaimTemplates: [],
  },
  PodDisruptionBudget: {},
};

/**
 * Changes that the API server refuses: the object would have to be deleted and recreated. Both must be whole objects; an
 * object from a snapshot has lost its claims and serviceName.
 */
export function immutableChanges(
  kind: WorkloadKind,
  before: Pick<Manifest, 'object'>,
  after: Pick<Manifest, 'object'>,
): Violation[] {
  const isEdited = ([field, fallback]: [string, Json]): boolean =>
    !isSameJson(stored(specOf(before)[field] ?? fallback), stored(specOf(after)[field] ?? fallback));
  const edited = Object.entries(IMMUTABLE[kind]).filter(isEdited);
  return edited.map(([field]) => ({
    ...violation(['spec', field], 'immutable', 'is immutable'),
    isEdit: true,
  }));
}

/**
 * A field as the server stores it, so that two texts compare equal where they mean the same. The server adds kind, version, a status and
 * `volumeMode: Filesystem` to the template of a claim, and writes amounts its own way.
 */
function stored(value: Json): Json {
  if (!Array.isArray(value)) return isObject(value) ? withoutEmpty(value) : value;
  return value.filter(isObject).map((claim) => {
    const { name = null, labels = null, annotations = null } = objectOr(claim['metadata']);
    const spec = { volumeMode: 'Filesystem', ...specOf({ object: claim }) };
    return withoutEmpty({ metadata: { name, labels, annotations }, spec });
  });
}
