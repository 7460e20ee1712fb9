import { pathText, textIn, valueAt } from '../src/manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
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
  ceilingOf,
  evaluateBatch,
  legacyBatch,
  rebase,
  selectNodes,
} from '../src/systems/skyhook/controller/batch.js';
import { carriedOf } from '../src/systems/skyhook/controller/reconcile.js';
import { type BatchState, readStatus } from '../src/systems/skyhook/objects/progress.js';
import { readBudget, readLimits, readPolicySpec } from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, exactly, type Families, type Mismatch } from './family.js';
import { number, object, objects, plain, text, texts } from './read.js';
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

/** What becomes of an object that is written as YAML, by operator 0.15, which made the vectors; null for text that is none. */
function admitted(vector: JsonObject) {
  const input = object(vector, 'input');
  const { manifests, problems } = parseManifests(text(input, 'manifest'), 'manifest.yaml');
  const [manifest] = problems.some(({ severity }) => severity === 'error') ? [] : manifests;
  const existingPolicies = new Set(texts(input, 'existingPolicies'));
  return manifest ? { manifest, ...admit(manifest.object, { version: '0.15', existingPolicies }) } : null;
}

/**
 * object -> who refuses it, and which fields are dropped. Of errors of the schema the fields are compared, of that of the webhook the
 * rule, and that it names the same compartment, package or key; at decode only that it was refused.
 */
function validation(vector: JsonObject): Mismatch {
  const expected = object(vector, 'expected');
  const { accepted = null, rejectedBy = null, droppedFields = [] } = expected;
  const outcome = admitted(vector);
  if (!outcome) return differs({ accepted, rejectedBy }, { accepted: false, rejectedBy: 'decode' });
  const { manifest, rejections, unknownFields } = outcome;
  const [first] = rejections;
  const sentences = texts(expected, 'reasons');
  const [sentence = ''] = sentences;
  const fields = (paths: readonly string[]): Json => [...new Set(paths)].sort();
  const wanted: Readonly<Record<string, Json>> = {
    schema: fields(sentences.map((one) => one.split(': ')[0] ?? '')),
    webhook: SENTENCES.find(([pattern]) => pattern.test(sentence))?.[1] ?? sentence,
  };
  const isNamed = first && sentence.includes(namedBy(first, manifest.object));
  const ours: Readonly<Record<string, Json>> = {
    schema: fields(rejections.map(({ path }) => pathText(path))),
    webhook: isNamed ? first.rule : '',
  };
  const by = text(expected, 'rejectedBy');
  return differs(
    { accepted, rejectedBy, droppedFields, about: wanted[by] ?? null },
    {
      ...{ accepted: outcome.accepted, rejectedBy: first?.by ?? null, about: ours[by] ?? null },
      droppedFields: fields(unknownFields.map(({ path }) => pathText(path))),
    },
  );
}

/** Sentences of the operator's validating webhook in v0.15.0, with the rule that each states. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/ budget: exactly one of percent or count/, 'no-budget'],
  [/ budget: percent and count are mutually exclusive|InterruptionBudget is not valid/, 'both-budgets'],
  [/ strategy: exactly one of/, 'one-strategy'],
  [/^compartment name ".*" is reserved/, 'reserved-name'],
  [/^compartment name ".*" is not unique/, 'duplicate-name'],
  [/^compartment ".*" has invalid selector|^node selectors are not valid/, 'selector'],
  [/^compartment ".*" has identical selector to compartment/, 'identical-selector'],
  [/^deploymentPolicy and interruptionBudget are mutually exclusive/, 'policy-and-budget'],
  [/^error package \S+'s name was set to/, 'package-name'],
  [/^error config interrupt for key that doesn't exist: .* doesn't exist/, 'config-interrupt-key'],
  [/^error config interrupt glob ".*" does not match/, 'config-interrupt-glob'],
  [/^error version string for \S+ is invalid/, 'package-version'],
  [/^package ".*": if any resource override is set/, 'resources-incomplete'],
  [/^package ".*": cpuLimit /, 'cpu-limit'],
  [/^package ".*": memoryLimit /, 'memory-limit'],
  [/^package ".*": all resource values must be positive/, 'resources-negative'],
  [/DependsOn version is empty for/, 'dependency-version'],
  [/error graph is not valid, missing/, 'dependency-missing'],
  [/^deploymentPolicy ".*" not found/, 'missing-policy'],
];

/** The compartment, package or key of a refusal, by its path in the object. */
function namedBy({ rule, path }: Rejection, of: Json): string {
  const [, part, member] = path;
  if (rule.startsWith('dependency')) return '';
  if (rule.startsWith('config-interrupt')) return String(path.at(-1));
  if (part === 'compartments') return textIn(valueAt(of, path.slice(0, 3)), 'name') ?? '';
  return part === 'packages' ? String(member) : part === 'default' ? part : '';
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
  const ours = { ceiling: shown, initialBatch: legacyBatch(budget, matched) };
  return differs({ ceiling: wanted, initialBatch }, ours);
}

/** policy + nodes -> which compartment each node is in, and in which order nodes go. */
function assignment(vector: JsonObject): Mismatch {
  const input = object(vector, 'input');
  const compiled = compileSelector(input['nodeSelectors'] ?? {});
  if ('error' in compiled) throw new TypeError(compiled.error);
  const targets = nodesOf(input['nodes']).filter((node) => selects(compiled.selector, node.labels));
  const assigned = assignNodes(readPolicySpec(object(input, 'policy')), targets);
  const compartments = assigned.map(({ name, limits, nodes, selected, tieBreakCeiling }) => [
    name,
    {
      nodes: nodes.map((node) => node.name),
      matched: nodes.length,
      ceiling: ceilingOf(limits.budget, nodes.length),
      strategy: limits.strategy?.kind ?? 'unknown',
      ...(name === DEFAULT_COMPARTMENT ? {} : { selectorMatched: selected, tieBreakCeiling }),
    },
  ]);
  const places = assigned.flatMap(({ name, nodes }) => nodes.map((node) => [node.name, name]));
  return exactly(
    object(vector, 'expected'),
    plain({
      order: rolloutOrder(targets).map((node) => node.name),
      assignment: Object.fromEntries(places) as JsonObject,
      compartments: Object.fromEntries(compartments) as JsonObject,
    }),
  );
}

/** strategy + state -> the size of a batch, its result, which nodes it takes, and when it is evaluated. */
function batch(version: SkyhookVersion): Check {
  return (vector) => {
    const part = BATCHES[text(vector, 'kind')];
    if (!part) throw new TypeError(`unknown kind ${text(vector, 'kind')}`);
    const input = object(vector, 'input');
    const state = object(input, 'state') as unknown as BatchState;
    return differs(object(vector, 'expected'), part(input, state, version));
  };
}

const BATCHES: Readonly<Record<string, (input: JsonObject, state: BatchState, of: SkyhookVersion) => Json>> =
  {
    size: (input, state) => ({ batchSize: sizeOf(input, state) }),
    result: (input, before) => {
      const [succeeded, failed] = [number(input, 'successCount'), number(input, 'failureCount')];
      const { strategy } = readLimits(input);
      const state = batchResult(strategy, number(input, 'totalNodes'), before, succeeded, failed);
      return { state: { ...state }, nextBatchSize: sizeOf(input, state) };
    },
    select: (input, state, version) => {
      const nodes = nodesIn(input).map((node) => ({
        ...{ ...node, isTainted: false, isDown: false },
        pickedIn: Number(texts(input, 'nodePriority').includes(node.name)),
        isIgnored: texts(input, 'ineligible').includes(node.name),
      }));
      const choice = { members: [...nodes.keys()], nodes, done: 0, inFlight: nodes.length };
      const selected = selectNodes(readLimits(input), state, choice, switchesOf(version));
      return { selected: selected.map(({ name }) => name) };
    },
    evaluate: (input, before, version) => {
      const [nodes, previous] = [nodesIn(input), object(input, 'previous')];
      const count = (status: string): number => nodes.filter((node) => node.status === status).length;
      const [complete, erroring, inProgress] = [count('complete'), count('erroring'), count('in_progress')];
      const tally = { total: nodes.length, complete, erroring, inProgress };
      const joined = isObject(input['previous']) ? tally.total - number(previous, 'matched') : 0;
      const was = nodes.map(({ name }) => readStatus(text(object(previous, 'nodeStatus'), name)));
      const from = rebase(before, joined, tally, carriedOf(nodes, was));
      const { evaluated, state } = evaluateBatch(
        readLimits(input).strategy,
        from,
        tally,
        switchesOf(version),
      );
      return { evaluated, state: { ...state } };
    },
  };

function nodesIn(input: JsonObject) {
  return objects(input, 'nodes').map((node, slot) => {
    const status = readStatus(text(node, 'status'));
    return { name: text(node, 'name'), slot, status, complete: status === 'complete' };
  });
}

function sizeOf(input: JsonObject, state: BatchState): number | null {
  const { strategy } = readLimits(input);
  return strategy && batchSize(strategy, number(input, 'totalNodes'), state);
}
