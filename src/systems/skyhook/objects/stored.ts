import { field, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector, type LabelSelector } from '../../../manifest/selector.js';
import { type Packages, readPackages } from './packages.js';
import type { SwitchedOff } from '../../system.js';
import { readToleration, type Toleration } from '../../../snapshot/snapshot.js';
import type { Switches } from '../versions.js';

export type Budget =
  | { readonly kind: 'count'; readonly nodes: number }
  | { readonly kind: 'percent'; readonly percent: number };

interface Thresholds {
  readonly initialBatch: number;
  readonly batchThreshold: number;
  readonly safetyLimit: number;
  /** Null = failed batches never stop the rollout. */
  readonly failureThreshold: number | null;
}

export type Strategy =
  | ({ readonly kind: 'fixed' } & Thresholds)
  | ({ readonly kind: 'linear'; readonly delta: number } & Thresholds)
  | ({ readonly kind: 'exponential'; readonly growthFactor: number } & Thresholds);

export interface Limits {
  readonly budget: Budget;
  readonly strategy: Strategy | null;
}

export interface Compartment extends Limits {
  readonly name: string;
  readonly selector: LabelSelector;
}

export interface PolicySpec {
  readonly default: Limits;
  readonly compartments: readonly Compartment[];
  readonly resetBatchStateOnCompletion: boolean | null;
}

export interface SkyhookSpec {
  readonly nodeSelectors: LabelSelector;
  /** '' = legacy mode, limited by interruptionBudget only. */
  readonly deploymentPolicy: string;
  readonly resetBatchStateOnCompletion: boolean | null;
  /** Null = neither percent nor count is set. */
  readonly interruptionBudget: Budget | null;
  readonly priority: number;
  readonly sequencing: 'node' | 'all';
  readonly serial: boolean;
  readonly runtimeRequired: boolean;
  readonly tolerations: readonly Toleration[];
  readonly packages: Packages;
  readonly paused: boolean;
  readonly disabled: boolean;
  /** False with drainConfig.disableEviction: pods are deleted, and no disruption budget is asked. */
  readonly evicts: boolean;
  /** Pods that an interrupt waits for; null where the object asks for none, or writes none that Kubernetes reads. */
  readonly nonInterrupt: LabelSelector | null;
  /** Fields of drainConfig that tell a drain to leave pods: those without a controller, and those with an emptyDir volume. */
  readonly leaves: readonly string[];
  /** drainConfig.timeout; null = a drain takes as long as it takes. */
  readonly drainTimeoutMs: number | null;
}

/** Reads a stored DeploymentPolicy spec, defaults already filled in. Throws where admission must have refused it. */
export function readPolicySpec(spec: JsonObject): PolicySpec {
  return {
    default: readLimits(objectIn(spec, 'default')),
    compartments: itemsIn(spec, 'compartments')
      .filter(isObject)
      .map((compartment) => ({
        name: textIn(compartment, 'name') ?? '',
        selector: readSelector(compartment['selector']),
        ...readLimits(compartment),
      })),
    resetBatchStateOnCompletion: booleanIn(spec, 'resetBatchStateOnCompletion'),
  };
}

/** Reads a stored Skyhook or NodeWright spec with the annotations that pause or disable it. */
export function readSkyhookSpec(
  spec: JsonObject,
  annotations: Readonly<Record<string, string>>,
  switches: Switches,
): SkyhookSpec {
  const isSet = (name: string): boolean => annotations[`${switches.group}/${name}`] === 'true';
  const drain = objectIn(spec, 'drainConfig');
  // None by default; 0 is none either.
  const timeoutMs = goDurationMs(textIn(drain ?? undefined, 'timeout') ?? '0');
  // Up to 0.17 a selector that does not compile is stored: what such an operator does with it was not seen.
  const awaited = compileSelector(objectIn(spec, 'podNonInterruptLabels') ?? {});
  return {
    nodeSelectors: readSelector(spec['nodeSelectors']),
    deploymentPolicy: textIn(spec, 'deploymentPolicy') ?? '',
    resetBatchStateOnCompletion: booleanIn(
      objectIn(spec, 'deploymentPolicyOptions'),
      'resetBatchStateOnCompletion',
    ),
    interruptionBudget: readBudget(objectIn(spec, 'interruptionBudget')),
    priority: numberIn(spec, 'priority') ?? 200,
    sequencing: spec['sequencing'] === 'all' ? 'all' : 'node',
    serial: spec['serial'] === true,
    runtimeRequired: spec['runtimeRequired'] === true,
    tolerations: itemsIn(spec, 'additionalTolerations').filter(isObject).map(readToleration),
    packages: readPackages(spec['packages']),
    paused: isSet('pause'),
    disabled: isSet('disable'),
    evicts: drain?.['disableEviction'] !== true,
    leaves: ['force', 'deleteEmptyDirData'].filter((name) => drain?.[name] === false),
    nonInterrupt: 'selector' in awaited && awaited.selector.requirements.length > 0 ? awaited.selector : null,
    drainTimeoutMs: timeoutMs !== null && timeoutMs > 0 ? timeoutMs : null,
  };
}

/** If both were stored, percent would win: NVIDIA/nodewright v0.15.0, cluster_state_v2.go createLegacyDefaultCompartment. */
export function readBudget(value: JsonObject | null): Budget | null {
  const percent = numberIn(value ?? undefined, 'percent');
  if (percent !== null) return { kind: 'percent', percent };
  const nodes = numberIn(value ?? undefined, 'count');
  return nodes === null ? null : { kind: 'count', nodes };
}

export function readLimits(value: JsonObject | null): Limits {
  const budget = readBudget(objectIn(value ?? undefined, 'budget')) ?? { kind: 'count', nodes: 0 };
  return { budget, strategy: readStrategy(objectIn(value ?? undefined, 'strategy') ?? {}) };
}

/** A strategy as stored; null where none is written. */
function readStrategy({ fixed, linear, exponential }: JsonObject): Strategy | null {
  if (isObject(fixed)) return { kind: 'fixed', ...readThresholds(fixed) };
  if (isObject(linear))
    return { kind: 'linear', ...readThresholds(linear), delta: numberIn(linear, 'delta') ?? 1 };
  if (!isObject(exponential)) return null;
  const growthFactor = numberIn(exponential, 'growthFactor') ?? 2;
  return { kind: 'exponential', ...readThresholds(exponential), growthFactor };
}

function readThresholds(value: JsonObject): Thresholds {
  return {
    initialBatch: numberIn(value, 'initialBatch') ?? 1,
    batchThreshold: numberIn(value, 'batchThreshold') ?? 100,
    safetyLimit: numberIn(value, 'safetyLimit') ?? 50,
    failureThreshold: numberIn(value, 'failureThreshold'),
  };
}

/** False where a selector of this stored spec, of either kind, is none that Kubernetes accepts. */
export function hasReadableSelectors(spec: JsonObject): boolean {
  const compartments = itemsIn(spec, 'compartments').filter(isObject);
  const selectors = [spec['nodeSelectors'], ...compartments.map((compartment) => compartment['selector'])];
  return selectors.every((selector) => 'selector' in compileSelector(selector ?? {}));
}

/** An absent selector is stored as `{}`, which selects every node. */
function readSelector(value: Json | undefined): LabelSelector {
  const compiled = compileSelector(value ?? {});
  if ('error' in compiled) throw new Error(`a stored selector does not compile: ${compiled.error}`);
  return compiled.selector;
}

function booleanIn(value: JsonObject | null, key: string): boolean | null {
  const inner = field(value ?? undefined, key);
  return typeof inner === 'boolean' ? inner : null;
}

/** The switch by which a person holds an object; null where none does. */
export function heldBy({ paused, disabled }: SkyhookSpec): SwitchedOff | null {
  return disabled ? 'disabled' : paused ? 'paused' : null;
}

/** The object as it will run: a pause ends by one annotation, without another look at the policy. */
export function resumed(spec: SkyhookSpec): SkyhookSpec {
  return { ...spec, paused: false, disabled: false };
}

/** The object of a rollout that is only assumed, such as a new package: it installs, whatever has to be uninstalled now. */
export function installing(spec: SkyhookSpec): SkyhookSpec {
  const packages = new Map(
    [...spec.packages].map(([name, one]) => [name, { ...one, uninstall: 'none' as const }]),
  );
  return { ...resumed(spec), packages };
}
