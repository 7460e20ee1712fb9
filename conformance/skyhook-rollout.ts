import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { selects } from '../src/manifest/selector.js';
import type { RolloutNode } from '../src/systems/skyhook/controller/assignment.js';
import { isRuntimeTaint } from '../src/systems/skyhook/controller/eligibility.js';
import { Operator } from '../src/systems/skyhook/controller/operator.js';
import { NOT_STARTED, type Progress } from '../src/systems/skyhook/objects/progress.js';
import { type RolloutInput, rolloutInput } from '../src/systems/skyhook/controller/state.js';
import {
  type PolicySpec,
  readPolicySpec,
  readSkyhookSpec,
  type SkyhookSpec,
} from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, type Families, type Mismatch } from './family.js';
import { object, objectOf, objects, text, textsOf } from './read.js';
import { nodesOf } from './skyhook-input.js';
import { type Rounds, runRounds } from './skyhook-rounds.js';

/** Everything one phase of a vector needs. */
interface Phase {
  readonly version: SkyhookVersion;
  readonly skyhooks: readonly JsonObject[];
  readonly policies: ReadonlyMap<string, PolicySpec>;
  readonly nodes: readonly RolloutNode[];
  readonly before: (skyhook: string) => Progress;
}

function phaseOf(input: JsonObject, version: SkyhookVersion): Phase {
  return {
    version,
    skyhooks: objects(input, 'skyhooks'),
    policies: new Map(
      objects(input, 'policies').map((policy) => [
        text(policy, 'name'),
        readPolicySpec(object(policy, 'spec')),
      ]),
    ),
    nodes: nodesOf(input['nodes']),
    before: () => NOT_STARTED,
  };
}

function operatorOf(phase: Phase): Operator {
  const inputs = phase.skyhooks.map((skyhook) => inputOf(skyhook, phase));
  return Operator.of(inputs, switchesOf(phase.version));
}

function inputOf(skyhook: JsonObject, { version, nodes, policies, before }: Phase): RolloutInput {
  const name = text(skyhook, 'name');
  const spec = specOf(skyhook, version);
  const targets = nodes.filter((node) => selects(spec.nodeSelectors, node.labels));
  const policy = policies.get(spec.deploymentPolicy) ?? null;
  return { ...rolloutInput(name, spec, policy, targets), progress: before(name) };
}

function specOf(skyhook: JsonObject, version: SkyhookVersion): SkyhookSpec {
  const written = object(skyhook, 'annotations');
  const annotations = Object.keys(written).map((key) => [key, text(written, key)]);
  return readSkyhookSpec(
    object(skyhook, 'spec'),
    Object.fromEntries(annotations) as Record<string, string>,
    switchesOf(version),
  );
}

export function rollout(input: JsonObject, version: SkyhookVersion): JsonObject {
  const operator = operatorOf(phaseOf(input, version));
  const rounds = runRounds(operator, failuresOf(input));
  // The taint stays on nodes that no object targets, too.
  const targeted = new Set(operator.state.rollouts.flatMap(({ slots }) => [...slots.keys()]));
  const tainted = nodesOf(input['nodes']).filter(
    ({ name, taints }) =>
      operator.state.runtimeRequired.has(name) ||
      (!targeted.has(name) && taints.some((taint) => isRuntimeTaint(taint, switchesOf(version)))),
  );
  const left = tainted.map(({ name }) => name).sort();
  return { steps: rounds.steps, final: rounds.final, runtimeRequiredTaintLeftOn: left };
}

/** The rollout before `input.change`, and the one after it. */
export function rolloutChange(input: JsonObject, version: SkyhookVersion): { first: Rounds; second: Rounds } {
  const change = object(input, 'change');
  const phase = phaseOf(input, version);
  const operator = operatorOf(phase);
  const first = runRounds(operator, failuresOf(input));
  const second: Phase = {
    ...phase,
    skyhooks: phase.skyhooks.map((skyhook) => ({ ...skyhook, spec: changedSpec(skyhook['spec'], change) })),
    nodes: changedNodes(phase, change),
    before: (name) => operator.progressOf(name),
  };
  return { first, second: runRounds(operatorOf(second), new Map()) };
}

function failuresOf(input: JsonObject): Map<string, number> {
  return new Map(Object.entries(object(input, 'failures')).map(([node, count]) => [node, Number(count)]));
}

function changedNodes({ nodes, version }: Phase, change: JsonObject): RolloutNode[] {
  const gone = new Set(textsOf(change['deleteNodes']));
  const freed = new Set(textsOf(change['removeIgnoreLabel']));
  const label = `${switchesOf(version).group}/ignore`;
  const without = (labels: RolloutNode['labels']): Record<string, string> =>
    Object.fromEntries(Object.entries(labels).filter(([key]) => key !== label));
  const kept = nodes
    .filter(({ name }) => !gone.has(name))
    .map((node) => (freed.has(node.name) ? { ...node, labels: without(node.labels) } : node));
  return [...kept, ...nodesOf(change['addNodes'])];
}

function changedSpec(value: Json | undefined, change: JsonObject): JsonObject {
  const spec = objectOf(value);
  const { packageVersion, configMap, addPackage, removePackage } = change;
  const kept = Object.entries(object(spec, 'packages')).filter(([name]) => name !== removePackage);
  const packages = kept.map(([name, entry]): [string, Json] => {
    if (name !== 'pkg') return [name, entry];
    const version = packageVersion === undefined ? {} : { version: packageVersion };
    return [name, { ...objectOf(entry), ...version, ...(configMap === undefined ? {} : { configMap }) }];
  });
  if (isObject(addPackage)) packages.push([text(addPackage, 'name'), addPackage]);
  return { ...spec, packages: Object.fromEntries(packages) };
}

/** Without a policy the order of an object's nodes is not defined; only their numbers are compared. */
function compare(input: JsonObject, expected: JsonObject, actual: JsonObject): Mismatch {
  const legacy = objects(input, 'skyhooks')
    .filter((skyhook) => !object(skyhook, 'spec')['deploymentPolicy'])
    .map((skyhook) => text(skyhook, 'name'));
  if (legacy.length === 0) return differs(expected, actual) ?? sameLength(expected, actual);
  return differs(countsOnly(expected, legacy), countsOnly(actual, legacy));
}

/** `differs` lets the actual value have more keys; it must not have started more. */
function sameLength(expected: JsonObject, actual: JsonObject): Mismatch {
  const started = (run: JsonObject): Json => objects(run, 'steps').map((step) => object(step, 'started'));
  return differs(started(actual), started(expected));
}

const NAMED = ['nodeStatus', 'nodePriority', 'neverStarted'];

function countsOnly(run: JsonObject, legacy: readonly string[]): JsonObject {
  const steps = objects(run, 'steps').map((step): JsonObject => {
    const started = Object.entries(object(step, 'started')).map(([skyhook, groups]): [string, Json] => [
      skyhook,
      legacy.includes(skyhook) ? mapped(objectOf(groups), counted) : groups,
    ]);
    return { started: Object.fromEntries(started), compartments: step['compartments'] ?? null };
  });
  const final = Object.entries(object(run, 'final')).map(([skyhook, status]): [string, Json] => {
    if (!legacy.includes(skyhook)) return [skyhook, status];
    const named = NAMED.map((key) => [key, counted(objectOf(status)[key] ?? null)] as const);
    return [skyhook, { ...objectOf(status), ...Object.fromEntries(named) }];
  });
  return { steps, final: Object.fromEntries(final) };
}

function mapped(value: JsonObject, change: (inner: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

/** A list by its length, a map by its sorted values. */
function counted(value: Json): Json {
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.values(value).map(String).sort() : value;
}

function checkRollout(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    return compare(input, object(vector, 'expected'), rollout(input, version));
  };
}

function checkChange(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    const { first, second } = rolloutChange(input, version);
    const expected = object(vector, 'expected');
    return (
      compare(input, object(expected, 'first'), { ...first }) ??
      compare(input, object(expected, 'second'), { ...second })
    );
  };
}

export const rolloutFamilies: Families = {
  rollout: checkRollout('0.15'),
  'rollout-v0.14': checkRollout('0.14'),
  'rollout-v0.20': checkRollout('0.20'),
  'rollout-change': checkChange('0.15'),
  'rollout-change-v0.16': checkChange('0.16'),
  'rollout-change-v0.20': checkChange('0.20'),
};
