import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { selects } from '../src/manifest/selector.js';
import type { RolloutNode } from '../src/systems/skyhook/controller/assignment.js';
import { isRuntimeTaint } from '../src/systems/skyhook/controller/eligibility.js';
import { Operator } from '../src/systems/skyhook/controller/operator.js';
import { NOT_STARTED, type Progress } from '../src/systems/skyhook/objects/progress.js';
import { type RolloutInput, rolloutInput } from '../src/systems/skyhook/controller/state.js';
import { type PolicySpec, readPolicySpec, readSkyhookSpec } from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, type Mismatch } from './family.js';
import { object, objectOf, objects, objectsOf, text, textsOf } from './read.js';
import { runRounds } from './skyhook-rounds.js';

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

function operatorOf({ version, skyhooks, nodes, policies, before }: Phase): Operator {
  const switches = switchesOf(version);
  const inputs = skyhooks.map((skyhook): RolloutInput => {
    const name = text(skyhook, 'name');
    const annotations = object(skyhook, 'annotations') as Record<string, string>;
    const spec = readSkyhookSpec(object(skyhook, 'spec'), annotations, switches);
    const targets = nodes.filter((node) => selects(spec.nodeSelectors, node.labels));
    const policy = policies.get(spec.deploymentPolicy) ?? null;
    return { ...rolloutInput(name, spec, policy, targets), progress: before(name) };
  });
  return Operator.of(inputs, switches);
}

function rollout(input: JsonObject, version: SkyhookVersion): JsonObject {
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

export function checkRollout(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    return compare(input, object(vector, 'expected'), rollout(input, version));
  };
}

/** The rollout before `input.change`, and the one after it. */
export function checkChange(version: SkyhookVersion): Check {
  return (vector) => {
    const [input, expected] = [object(vector, 'input'), object(vector, 'expected')];
    const [change, phase] = [object(input, 'change'), phaseOf(input, version)];
    const operator = operatorOf(phase);
    const first = compare(input, object(expected, 'first'), { ...runRounds(operator, failuresOf(input)) });
    const second = operatorOf({
      ...phase,
      skyhooks: phase.skyhooks.map((skyhook) => ({ ...skyhook, spec: changedSpec(skyhook['spec'], change) })),
      nodes: changedNodes(phase, change),
      before: (name) => operator.progressOf(name),
    });
    return first ?? compare(input, object(expected, 'second'), { ...runRounds(second, new Map()) });
  };
}

/** Nodes as the vectors write them; a cordon brings its taint along. */
export function nodesOf(value: Json | undefined): RolloutNode[] {
  return objectsOf(value).map((node) => {
    const cordon = { key: 'node.kubernetes.io/unschedulable', value: '', effect: 'NoSchedule' };
    return {
      name: text(node, 'name'),
      labels: object(node, 'labels') as Record<string, string>,
      taints: [
        ...objects(node, 'taints').map((taint) => ({
          key: text(taint, 'key'),
          value: text(taint, 'value'),
          effect: text(taint, 'effect'),
        })),
        ...(node['unschedulable'] === true ? [cordon] : []),
      ],
      annotations: {},
      createdAt: Date.parse(text(node, 'creationTimestamp')),
    };
  });
}
