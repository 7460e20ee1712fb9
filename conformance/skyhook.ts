import { pathText, valueAt } from '../src/manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../src/manifest/manifest.js';
import { parseManifests } from '../src/manifest/parse.js';
import { compileSelector, selects } from '../src/manifest/selector.js';
import { admit } from '../src/systems/skyhook/admission/admit.js';
import type { Rejection } from '../src/systems/skyhook/admission/webhooks.js';
import {
  assignNodes,
  DEFAULT_COMPARTMENT,
  rolloutOrder,
} from '../src/systems/skyhook/controller/assignment.js';
import {
  batchResult,
  batchSize,
  type BatchState,
  ceilingOf,
  evaluateBatch,
  legacyBatch,
  rebase,
  selectNodes,
} from '../src/systems/skyhook/controller/batch.js';
import { readStatus } from '../src/systems/skyhook/objects/progress.js';
import { readBudget, readLimits, readPolicySpec } from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, exactly, type Families, type Mismatch } from './family.js';
import { number, object, objectOf, objects, plain, text, texts } from './read.js';
import { checkChange, checkRollout, nodesOf } from './skyhook-rollout.js';

export const families: Families = {
  assignment,
  batch: batch('0.15'),
  'batch-v0.20': batch('0.20'),
  ceiling,
  defaulting,
  rollout: checkRollout('0.15'),
  'rollout-v0.14': checkRollout('0.14'),
  'rollout-v0.20': checkRollout('0.20'),
  'rollout-change': checkChange('0.15'),
  'rollout-change-v0.16': checkChange('0.16'),
  'rollout-change-v0.20': checkChange('0.20'),
  selector,
  validation,
};

/** selector + labels -> whether it is one, and whether it matches. Its canonical form and the words of an error are informative. */
function selector(vector: JsonObject): Mismatch {
  const [input, { valid = null, ...expected }] = [object(vector, 'input'), object(vector, 'expected')];
  const compiled = compileSelector(input['selector']);
  if ('error' in compiled) return differs({ valid }, { valid: false });
  const matches = selects(compiled.selector, object(input, 'labels') as Record<string, string>);
  return differs({ valid, matches: expected['matches'] ?? matches }, { valid: true, matches });
}

/** The vectors were made by operator 0.15. */
const VERSION = '0.15';

/** What becomes of an object that is written as YAML; null for text that is none. */
function admitted(vector: JsonObject) {
  const input = object(vector, 'input');
  const { manifests, problems } = parseManifests(text(input, 'manifest'), 'manifest.yaml');
  const manifest: Manifest | undefined = problems.some(({ severity }) => severity === 'error')
    ? undefined
    : manifests[0];
  const existingPolicies = new Set(texts(input, 'existingPolicies'));
  return manifest ? { manifest, ...admit(manifest.object, { version: VERSION, existingPolicies }) } : null;
}

/**
 * object -> who refuses it, and which fields are dropped. Of errors of the schema the fields are compared, of those of the webhook the
 * rule and what it names; at decode only that it was refused.
 */
function validation(vector: JsonObject): Mismatch {
  const expected = object(vector, 'expected');
  const { accepted = null, rejectedBy = null, droppedFields = [] } = expected;
  const outcome = admitted(vector);
  if (!outcome) return differs({ accepted, rejectedBy }, { accepted: false, rejectedBy: 'decode' });
  const { manifest, rejections, unknownFields } = outcome;
  const by = rejections[0]?.by ?? null;
  const dropped = unknownFields.map(({ path }) => pathText(path)).sort();
  const reasons = texts(expected, 'reasons');
  const theirs: Readonly<Record<string, Json>> = {
    schema: unique(reasons.map((reason) => reason.split(': ')[0] ?? '')),
    webhook: reasons.map(reasonOf),
  };
  const ours: Readonly<Record<string, Json>> = {
    schema: unique(rejections.map(({ path }) => pathText(path))),
    webhook: rejections.slice(0, 1).map((one) => reasonFor(one, manifest.object)),
  };
  return differs(
    { accepted, rejectedBy, droppedFields, about: theirs[text(expected, 'rejectedBy')] ?? [] },
    {
      ...{ accepted: outcome.accepted, rejectedBy: by, about: ours[by ?? ''] ?? [] },
      droppedFields: by === 'decode' ? [] : dropped,
    },
  );
}

/** Every sentence of the operator's validating webhook in v0.15.0, with the rule it states; the group is what it names. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^(default) budget: exactly one of percent or count/, 'no-budget'],
  [/^(default) budget: percent and count are mutually exclusive/, 'both-budgets'],
  [/^(default) strategy: exactly one of/, 'one-strategy'],
  [/^compartment "(.*)" budget: exactly one of percent or count/, 'no-budget'],
  [/^compartment "(.*)" budget: percent and count are mutually exclusive/, 'both-budgets'],
  [/^compartment "(.*)" strategy: exactly one of/, 'one-strategy'],
  [/^compartment name "(.*)" is reserved/, 'reserved-name'],
  [/^compartment name "(.*)" is not unique/, 'duplicate-name'],
  [/^compartment "(.*)" has invalid selector/, 'selector'],
  [/^compartment "(.*)" has identical selector to compartment/, 'identical-selector'],
  [/InterruptionBudget is not valid/, 'both-budgets'],
  [/^deploymentPolicy and interruptionBudget are mutually exclusive/, 'policy-and-budget'],
  [/^node selectors are not valid/, 'selector'],
  [/^error package (\S+)'s name was set to/, 'package-name'],
  [/^error config interrupt for key that doesn't exist: (.*) doesn't exist/, 'config-interrupt-key'],
  [/^error config interrupt glob "(.*)" does not match/, 'config-interrupt-glob'],
  [/^error version string for (\S+) is invalid/, 'package-version'],
  [/^package "(.*)": if any resource override is set/, 'resources-incomplete'],
  [/^package "(.*)": cpuLimit /, 'cpu-limit'],
  [/^package "(.*)": memoryLimit /, 'memory-limit'],
  [/^package "(.*)": all resource values must be positive/, 'resources-negative'],
  [/DependsOn version is empty for/, 'dependency-version'],
  [/error graph is not valid, missing/, 'dependency-missing'],
  [/^deploymentPolicy ".*" not found/, 'missing-policy'],
];

/** The rule that a sentence of the webhook states, and the compartment, package or key it names; the sentence itself where it is none. */
function reasonOf(sentence: string): JsonObject {
  for (const [pattern, rule] of SENTENCES) {
    const match = pattern.exec(sentence);
    if (match) return { rule, about: match[1] ?? '' };
  }
  return { rule: sentence, about: '' };
}

/** The same of one of ours, found by its path in the object. */
function reasonFor({ rule, path }: Rejection, of: Json): JsonObject {
  const [, part, member] = path;
  const named = part === 'compartments' ? valueAt(of, [...path.slice(0, 3), 'name']) : '';
  const name = part === 'default' ? 'default' : part === 'packages' ? String(member) : (named ?? '');
  const about = rule.startsWith('config-interrupt') ? String(path.at(-1)) : name;
  return { rule, about: rule.startsWith('dependency') ? '' : about };
}

/** object -> the spec that is stored: nothing missing, nothing more. */
function defaulting(vector: JsonObject): Mismatch {
  return exactly(object(object(vector, 'expected'), 'spec'), admitted(vector)?.stored ?? null);
}

/** budget + nodes -> how many may be out at once. */
function ceiling(vector: JsonObject): Mismatch {
  const [input, expected] = [object(vector, 'input'), object(vector, 'expected')];
  const matched = number(input, 'matched');
  if (vector['kind'] === 'policy')
    return differs(expected, { ceiling: ceilingOf(readLimits(input).budget, matched) });
  const budget = readBudget(object(input, 'interruptionBudget'));
  const shown = ceilingOf(budget ?? { kind: 'percent', percent: 100 }, matched);
  const { ceiling: wanted = null, initialBatch = null } = expected;
  return differs(
    { ceiling: wanted, initialBatch },
    { ceiling: shown, initialBatch: legacyBatch(budget, matched) },
  );
}

/** policy + nodes -> which compartment each node is in, and in which order nodes go. */
function assignment(vector: JsonObject): Mismatch {
  const input = object(vector, 'input');
  const compiled = compileSelector(input['nodeSelectors'] ?? {});
  if ('error' in compiled) throw new TypeError(compiled.error);
  const targets = nodesOf(input['nodes']).filter((node) => selects(compiled.selector, node.labels));
  const assigned = assignNodes(readPolicySpec(object(input, 'policy')), targets);
  const compartments = assigned.map(
    ({ name, limits, nodes, selected, tieBreakCeiling }) =>
      [
        name,
        {
          nodes: nodes.map((node) => node.name),
          matched: nodes.length,
          ceiling: ceilingOf(limits.budget, nodes.length),
          strategy: limits.strategy?.kind ?? 'unknown',
          ...(name === DEFAULT_COMPARTMENT ? {} : { selectorMatched: selected, tieBreakCeiling }),
        },
      ] as const,
  );
  const places = assigned.flatMap(({ name, nodes }) => nodes.map((node) => [node.name, name] as const));
  return exactly(
    object(vector, 'expected'),
    plain({
      order: rolloutOrder(targets).map((node) => node.name),
      assignment: Object.fromEntries(places),
      compartments: Object.fromEntries(compartments),
    }),
  );
}

/** strategy + state -> the size of a batch, its result, which nodes it takes, and when it is evaluated. */
function batch(version: SkyhookVersion): Check {
  return (vector) => {
    const [input, kind] = [object(vector, 'input'), text(vector, 'kind')];
    const part = BATCHES.get(kind);
    if (!part) throw new TypeError(`unknown kind ${kind}`);
    return differs(object(vector, 'expected'), part(input, version));
  };
}

const BATCHES: ReadonlyMap<string, (input: JsonObject, version: SkyhookVersion) => Json> = new Map([
  ['size', (input: JsonObject): Json => ({ batchSize: sizeOf(input, stateOf(input)) })],
  ['result', result],
  ['select', select],
  ['evaluate', evaluate],
]);

function sizeOf(input: JsonObject, state: BatchState): number | null {
  const { strategy } = readLimits(input);
  return strategy && batchSize(strategy, number(input, 'totalNodes'), state);
}

function result(input: JsonObject): Json {
  const [succeeded, failed] = [number(input, 'successCount'), number(input, 'failureCount')];
  const state = batchResult(
    readLimits(input).strategy,
    number(input, 'totalNodes'),
    stateOf(input),
    succeeded,
    failed,
  );
  return { state: { ...state }, nextBatchSize: sizeOf(input, state) };
}

function select(input: JsonObject, version: SkyhookVersion): Json {
  const nodes = objects(input, 'nodes').map((node) => {
    const [name, status] = [text(node, 'name'), readStatus(text(node, 'status'))];
    return {
      ...{ name, status, complete: status === 'complete', isTainted: false, isDown: false },
      pickedIn: Number(texts(input, 'nodePriority').includes(name)),
      isIgnored: texts(input, 'ineligible').includes(name),
    };
  });
  const choice = { members: [...nodes.keys()], nodes, done: 0, inFlight: nodes.length };
  const selected = selectNodes(readLimits(input), stateOf(input), choice, switchesOf(version));
  return { selected: selected.map(({ name }) => name) };
}

function evaluate(input: JsonObject, version: SkyhookVersion): Json {
  const [nodes, previous] = [objects(input, 'nodes'), objectOf(input['previous'])];
  const count = (status: string): number => nodes.filter((node) => node['status'] === status).length;
  const [complete, erroring, inProgress] = [count('complete'), count('erroring'), count('in_progress')];
  const tally = { total: nodes.length, complete, erroring, inProgress };
  const joined = isObject(input['previous']) ? tally.total - number(previous, 'matched') : 0;
  const before = object(previous, 'nodeStatus');
  // Nodes of a status that had it before, or of which nothing certain was known.
  const carried = (status: string): number =>
    nodes.filter((node) => {
      const was = text(before, text(node, 'name'));
      return node['status'] === status && [status, '', 'paused', 'disabled'].includes(was);
    }).length;
  const state = rebase(stateOf(input), joined, tally, {
    complete: carried('complete'),
    erroring: carried('erroring'),
  });
  const done = evaluateBatch(readLimits(input).strategy, state, tally, switchesOf(version));
  return { evaluated: done.evaluated, state: { ...done.state } };
}

function stateOf(input: JsonObject): BatchState {
  return object(input, 'state') as unknown as BatchState;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].sort();
}
