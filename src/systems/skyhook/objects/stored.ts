import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector, type LabelSelector } from '../../../manifest/selector.js';
import { readPackages } from './packages.js';
import type { SwitchedOff } from '../../system.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import type { Switches } from '../versions.js';

export type Budget =
  | { readonly kind: 'count'; readonly nodes: number }
  | { readonly kind: 'percent'; readonly percent: number };

const THRESHOLDS = { initialBatch: 1, batchThreshold: 100, safetyLimit: 50 };

/** Strategies, the safest first, with the defaults of their parameters. Source: deployment_policy_types.go Default, v0.15.0. */
export const STRATEGIES = {
  fixed: THRESHOLDS,
  linear: { ...THRESHOLDS, delta: 1 },
  exponential: { ...THRESHOLDS, growthFactor: 2 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

type StrategyKind = keyof typeof STRATEGIES;
export const STRATEGY_KINDS = Object.keys(STRATEGIES) as readonly StrategyKind[];

export type Strategy = {
  readonly [Kind in StrategyKind]: {
    readonly kind: Kind;
    /** Null = failed batches never stop the rollout. */
    readonly failureThreshold: number | null;
  } & Readonly<Record<keyof (typeof STRATEGIES)[Kind], number>>;
}[StrategyKind];

export interface Limits {
  readonly budget: Budget;
  readonly strategy: Strategy | null;
}

export interface Compartment extends Limits {
  readonly name: string;
  readonly selector: LabelSelector;
}

export type PolicySpec = Readonly<ReturnType<typeof readPolicySpec>>;
export type SkyhookSpec = Readonly<ReturnType<typeof readSkyhookSpec>>;

/** Reads a stored DeploymentPolicy spec, defaults already filled in. Throws where admission must have refused it. */
export function readPolicySpec(spec: JsonObject) {
  return {
    default: readLimits(field(spec, 'default')),
    compartments: itemsIn(spec, 'compartments').map((compartment): Compartment => ({
      name: textIn(compartment, 'name') ?? '',
      selector: readSelector(field(compartment, 'selector')),
      ...readLimits(compartment),
    })),
    resetBatchStateOnCompletion: readReset(spec),
  };
}

/** Reads a stored Skyhook or NodeWright spec with the annotations that pause or disable it. */
export function readSkyhookSpec(
  spec: JsonObject,
  annotations: Readonly<Record<string, string>>,
  switches: Switches,
) {
  const isSet = (name: string): boolean => annotations[`${switches.group}/${name}`] === 'true';
  // None by default; 0 is none either.
  const timeoutMs = goDurationMs(textIn(spec, 'drainConfig', 'timeout') ?? '0');
  // Up to 0.17 a selector that does not compile is stored: what such an operator does with it was not seen.
  const awaited = compileSelector(objectIn(spec, 'podNonInterruptLabels') ?? {});
  return {
    nodeSelectors: readSelector(spec['nodeSelectors']),
    /** '' = legacy mode, limited by interruptionBudget only. */
    deploymentPolicy: textIn(spec, 'deploymentPolicy') ?? '',
    resetBatchStateOnCompletion: readReset(field(spec, 'deploymentPolicyOptions')),
    /** Null = neither percent nor count is set. */
    interruptionBudget: readBudget(field(spec, 'interruptionBudget')),
    priority: numberIn(spec, 'priority') ?? 200,
    sequencing: spec['sequencing'] === 'all' ? ('all' as const) : ('node' as const),
    serial: spec['serial'] === true,
    runtimeRequired: spec['runtimeRequired'] === true,
    tolerations: itemsIn(spec, 'additionalTolerations').filter(isObject).map(readToleration),
    packages: readPackages(spec['packages']),
    paused: isSet('pause'),
    disabled: isSet('disable'),
    /** False with drainConfig.disableEviction: pods are deleted, and no disruption budget is asked. */
    evicts: fieldAt(spec, 'drainConfig', 'disableEviction') !== true,
    /** Fields of drainConfig that tell a drain to leave pods: those without a controller, and those with an emptyDir volume. */
    leaves: ['force', 'deleteEmptyDirData'].filter((name) => fieldAt(spec, 'drainConfig', name) === false),
    /** Pods that an interrupt waits for; null where the object asks for none, or writes none that Kubernetes reads. */
    nonInterrupt: 'selector' in awaited && awaited.selector.requirements.length > 0 ? awaited.selector : null,
    /** drainConfig.timeout; null = a drain takes as long as it takes. */
    drainTimeoutMs: timeoutMs !== null && timeoutMs > 0 ? timeoutMs : null,
  };
}

/** If both were stored, percent would win: NVIDIA/nodewright v0.15.0, cluster_state_v2.go createLegacyDefaultCompartment. */
export function readBudget(value: Json | undefined): Budget | null {
  const [percent, nodes] = [numberIn(value, 'percent'), numberIn(value, 'count')];
  if (percent !== null) return { kind: 'percent', percent };
  return nodes === null ? null : { kind: 'count', nodes };
}

/** Budget and strategy as stored; no strategy where none is written. */
export function readLimits(value: Json | undefined): Limits {
  const budget = readBudget(field(value, 'budget')) ?? { kind: 'count', nodes: 0 };
  const kind = STRATEGY_KINDS.find((one) => isObject(fieldAt(value, 'strategy', one)));
  if (kind === undefined) return { budget, strategy: null };
  const written = fieldAt(value, 'strategy', kind);
  const parameters = Object.entries(STRATEGIES[kind]).map(([name, byDefault]) => [
    name,
    numberIn(written, name) ?? byDefault,
  ]);
  const failureThreshold = numberIn(written, 'failureThreshold');
  return { budget, strategy: { kind, ...Object.fromEntries(parameters), failureThreshold } as Strategy };
}

/** False where a selector of this stored spec, of either kind, is none that Kubernetes accepts. */
export function hasReadableSelectors(spec: JsonObject): boolean {
  const compartments = itemsIn(spec, 'compartments').map((compartment) => field(compartment, 'selector'));
  return [spec['nodeSelectors'], ...compartments].every((one) => 'selector' in compileSelector(one ?? {}));
}

/** An absent selector is stored as `{}`, which selects every node. */
function readSelector(value: Json | undefined): LabelSelector {
  const compiled = compileSelector(value ?? {});
  if ('error' in compiled) throw new Error(`a stored selector does not compile: ${compiled.error}`);
  return compiled.selector;
}

function readReset(of: Json | undefined): boolean | null {
  const isReset = field(of, 'resetBatchStateOnCompletion');
  return typeof isReset === 'boolean' ? isReset : null;
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
  const packages = new Map([...spec.packages].map(([name, one]) => [name, { ...one, uninstall: 'none' }]));
  return { ...resumed(spec), packages } as SkyhookSpec;
}
