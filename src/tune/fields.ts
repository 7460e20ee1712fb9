import type { PlannedGroup } from '../plan/model.js';
import type { Setting } from './edit.js';

/** The settings that a candidate has in place of today's. */
export type Candidate = readonly Setting[];

/** A search over this many values tries all of them. With two fields it takes less than 200 plans. */
const FEW = 13;

/**
 * Candidates for a group, from the object that limits it: every value for a small group, else values that grow by about the same factor,
 * less than 200 in all. None for a kind that limits nothing.
 */
export function candidatesFor(
  { declaredIn, name: group, matched: targets }: PlannedGroup,
  object: unknown,
): Candidate[] {
  if (targets === 0) return [];
  const spec = ['spec'];
  switch (declaredIn.kind) {
    case 'DeploymentPolicy':
      return strategies(object, group, targets);
    case 'NodeWright':
    case 'Skyhook': {
      const budget = fieldsOf(object, 'spec', 'interruptionBudget');
      const [written] = Object.keys(budget);
      if (written === undefined) return [];
      const path = [...spec, 'interruptionBudget', written];
      return counts(1, targets).map((count) => [{ path, value: String(count), renamed: 'count' }]);
    }
    case 'NodePool':
      return budgets(object, targets);
    case 'Deployment': {
      const path = [...spec, 'strategy', 'rollingUpdate'];
      return rolling(path, counts(0, targets), counts(0, targets));
    }
    case 'DaemonSet': {
      const path = [...spec, 'updateStrategy', 'rollingUpdate'];
      return [...rolling(path, counts(1, targets), [0]), ...rolling(path, [0], counts(1, targets))];
    }
    case 'StatefulSet':
      return settingEach([...spec, 'updateStrategy', 'rollingUpdate', 'maxUnavailable'], targets);
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return settingEach([...spec, 'strategy', 'rollingUpdate', 'maxUnavailable'], targets);
    case 'ClusterStagedUpdateStrategy':
    case 'StagedUpdateStrategy': {
      const stage = itemsOf(object, 'spec', 'stages').findIndex((one) => fieldsOf(one)['name'] === group);
      return stage < 0 ? [] : settingEach([...spec, 'stages', stage, 'maxConcurrency'], targets);
    }
    case 'Plan':
      return settingEach([...spec, 'concurrency'], targets);
    default:
      return [];
  }
}

function settingEach(path: Setting['path'], targets: number): Candidate[] {
  return counts(1, targets).map((count) => [{ path, value: String(count) }]);
}

function rolling(
  path: Setting['path'],
  unavailable: readonly number[],
  surge: readonly number[],
): Candidate[] {
  const both = unavailable.flatMap((maxUnavailable) =>
    surge.map((maxSurge) => ({ maxUnavailable, maxSurge })),
  );
  return both
    .filter(({ maxUnavailable, maxSurge }) => maxUnavailable + maxSurge > 0)
    .map((values) =>
      Object.entries(values).map(([field, value]) => ({ path: [...path, field], value: String(value) })),
    );
}

/** Budgets that close a window stay; each other gets the same number of nodes. */
function budgets(pool: unknown, targets: number): Candidate[] {
  const path = ['spec', 'disruption', 'budgets'];
  const written = itemsOf(pool, ...path).map((budget) => fieldsOf(budget)['nodes']);
  const open = written.flatMap((nodes, i) => (nodes === '0' || nodes === '0%' ? [] : [i]));
  return counts(1, targets).map((count) =>
    written.length === 0
      ? [{ path, value: `[{nodes: "${count}"}]` }]
      : open.map((i) => ({ path: [...path, i, 'nodes'], value: `"${count}"` })),
  );
}

const STRATEGIES = ['fixed', 'linear', 'exponential'];
const THRESHOLDS = ['batchThreshold', 'failureThreshold', 'safetyLimit'];

/** Every strategy of a compartment with the thresholds that it has, and with those that stop at the first failed batch. */
function strategies(policy: unknown, group: string, targets: number): Candidate[] {
  const index = itemsOf(policy, 'spec', 'compartments').findIndex((one) => fieldsOf(one)['name'] === group);
  const scope = index < 0 ? ['spec', 'default'] : ['spec', 'compartments', index];
  const strategy = at(policy, ...scope, 'strategy');
  const written = STRATEGIES.find((kind) => Object.hasOwn(fieldsOf(strategy), kind));
  if (written === undefined) return [];
  const kept = Object.entries(fieldsOf(strategy, written)).filter(([field]) => THRESHOLDS.includes(field));
  const path = [...scope, 'strategy', written];
  const sizes = [
    ...counts(1, targets, 20).map((initialBatch) => ({ kind: 'fixed', fields: { initialBatch } })),
    ...pairs(counts(1, targets, 6), counts(1, targets, 6)).map(([initialBatch, delta]) => ({
      kind: 'linear',
      fields: { initialBatch, delta },
    })),
    ...pairs(counts(1, targets, 6), [2, 3, 4, 5, 6]).map(([initialBatch, growthFactor]) => ({
      kind: 'exponential',
      fields: { initialBatch, growthFactor },
    })),
  ];
  const stops = { ...Object.fromEntries(kept), failureThreshold: 1, safetyLimit: 100 };
  return sizes.flatMap(({ kind, fields }) =>
    [Object.fromEntries(kept), stops].map((thresholds): Candidate => {
      const shown = Object.entries({ ...fields, ...thresholds }).map(
        ([field, value]) => `${field}: ${String(value)}`,
      );
      return [{ path, renamed: kind, value: `{ ${shown.join(', ')} }` }];
    }),
  );
}

/** All numbers of a range of at most `few`, else `few` of them that grow by about the same factor, both ends included. */
function counts(least: number, most: number, few: number = FEW): number[] {
  const all = most - least + 1;
  if (all <= few) return Array.from({ length: all }, (_, i) => least + i);
  const lowest = Math.max(1, least);
  const steps = few - 1 - (least === 0 ? 1 : 0);
  const grown = Array.from({ length: steps + 1 }, (_, i) =>
    Math.round(lowest * (most / lowest) ** (i / steps)),
  );
  return [...new Set([least, ...grown])];
}

function pairs<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((a) => second.map((b): [A, B] => [a, b]));
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

function fieldsOf(value: unknown, ...path: readonly (string | number)[]): Readonly<Record<string, unknown>> {
  const found = at(value, ...path);
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : {};
}

function itemsOf(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
