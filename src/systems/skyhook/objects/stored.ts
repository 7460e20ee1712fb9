import { numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector, type LabelSelector } from '../../../manifest/selector.js';
import { installed, type Packages, readPackages } from './packages.js';
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
  /** Pods that an interrupt waits for; null where the object names none, or writes none that Kubernetes reads. */
  readonly nonInterrupt: LabelSelector | null;
  /** drainConfig.timeout; null = a drain takes as long as it takes. */
  readonly drainTimeoutMs: number | null;
}

/** Reads a stored DeploymentPolicy spec, defaults already filled in. Throws where admission must have refused it. */
export function readPolicySpec(spec: JsonObject): PolicySpec {
  const compartments = spec['compartments'];
  return {
    default: readLimits(objectIn(spec, 'default') ?? {}),
    compartments: (Array.isArray(compartments) ? compartments : []).filter(isObject).map((compartment) => ({
      name: typeof compartment['name'] === 'string' ? compartment['name'] : '',
      selector: readSelector(compartment['selector']),
      ...readLimits(compartment),
    })),
    resetBatchStateOnCompletion: booleanAt(spec, 'resetBatchStateOnCompletion'),
  };
}

/** Reads a stored Skyhook or NodeWright spec with the annotations that pause or disable it. */
export function readSkyhookSpec(
  spec: JsonObject,
  annotations: Readonly<Record<string, string>>,
  switches: Switches,
): SkyhookSpec {
  const options = spec['deploymentPolicyOptions'];
  const tolerations = spec['additionalTolerations'];
  const isSet = (name: string): boolean => annotations[`${switches.group}/${name}`] === 'true';
  return {
    nodeSelectors: readSelector(spec['nodeSelectors']),
    deploymentPolicy: typeof spec['deploymentPolicy'] === 'string' ? spec['deploymentPolicy'] : '',
    resetBatchStateOnCompletion: isObject(options) ? booleanAt(options, 'resetBatchStateOnCompletion') : null,
    interruptionBudget: readInterruptionBudget(spec['interruptionBudget']),
    priority: numberIn(spec, 'priority') ?? 200,
    sequencing: spec['sequencing'] === 'all' ? 'all' : 'node',
    serial: spec['serial'] === true,
    runtimeRequired: spec['runtimeRequired'] === true,
    tolerations: Array.isArray(tolerations) ? tolerations.filter(isObject).map(readToleration) : [],
    packages: readPackages(spec['packages']),
    paused: isSet('pause'),
    disabled: isSet('disable'),
    evicts: !isObject(spec['drainConfig']) || spec['drainConfig']['disableEviction'] !== true,
    nonInterrupt: nonInterruptOf(spec['podNonInterruptLabels']),
    drainTimeoutMs: drainTimeoutOf(spec['drainConfig']),
  };
}

/** Up to 0.17 a selector that does not compile is stored: what such an operator does with it was not seen. */
function nonInterruptOf(value: Json | undefined): LabelSelector | null {
  const compiled = isObject(value) ? compileSelector(value) : null;
  return compiled && 'selector' in compiled ? compiled.selector : null;
}

/** None by default; 0 is none either. */
function drainTimeoutOf(value: Json | undefined): number | null {
  const ms = goDurationMs(textIn(value, 'timeout') ?? '0');
  return ms !== null && ms > 0 ? ms : null;
}

/** If both were stored, percent would win: NVIDIA/nodewright v0.15.0, cluster_state_v2.go createLegacyDefaultCompartment. */
export function readInterruptionBudget(value: Json | undefined): Budget | null {
  if (!isObject(value)) return null;
  const percent = numberIn(value, 'percent');
  if (percent !== null) return { kind: 'percent', percent };
  const nodes = numberIn(value, 'count');
  return nodes === null ? null : { kind: 'count', nodes };
}

function readLimits(value: JsonObject): Limits {
  return { budget: readBudget(objectIn(value, 'budget') ?? {}), strategy: readStrategy(value['strategy']) };
}

/** A budget as stored: a count, or a percentage. */
export function readBudget(value: JsonObject): Budget {
  return readInterruptionBudget(value) ?? { kind: 'count', nodes: 0 };
}

/** A strategy as stored; null where none is written. */
export function readStrategy(value: Json | undefined): Strategy | null {
  if (!isObject(value)) return null;
  const { fixed, linear, exponential } = value;
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
  const compartments = Array.isArray(spec['compartments']) ? spec['compartments'].filter(isObject) : [];
  const selectors = [spec['nodeSelectors'], ...compartments.map((compartment) => compartment['selector'])];
  return selectors.every((selector) => 'selector' in compileSelector(selector ?? {}));
}

/** An absent selector is stored as `{}`, which selects every node. */
function readSelector(value: Json | undefined): LabelSelector {
  const compiled = compileSelector(value ?? {});
  if ('error' in compiled) throw new Error(`a stored selector does not compile: ${compiled.error}`);
  return compiled.selector;
}

function booleanAt(value: JsonObject, key: string): boolean | null {
  const inner = value[key];
  return typeof inner === 'boolean' ? inner : null;
}

/** True if a person has to act before anything of the object runs. */
export function isHeld({ paused, disabled }: SkyhookSpec): boolean {
  return paused || disabled;
}

/** The switch that holds an object. */
export function heldBack({ disabled }: SkyhookSpec): SwitchedOff {
  return disabled ? 'disabled' : 'paused';
}

/** The object as it will run: a pause ends by one annotation, without another look at the policy. */
export function resumed(spec: SkyhookSpec): SkyhookSpec {
  return isHeld(spec) ? { ...spec, paused: false, disabled: false } : spec;
}

/** The object of a rollout that is only assumed, such as a new package: it installs, whatever has to be uninstalled now. */
export function installing(spec: SkyhookSpec): SkyhookSpec {
  return { ...resumed(spec), packages: installed(spec.packages) };
}
