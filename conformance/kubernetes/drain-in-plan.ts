import { coveredPods } from '../../src/systems/kubernetes/rollout/covered-pods.js';
import { PodEvictions } from '../../src/systems/kubernetes/rollout/evictions.js';
import { syncedBudget } from '../../src/systems/kubernetes/controller/disruption/budget.js';
import { isFinished } from '../../src/systems/kubernetes/controller/disruption/cluster.js';
import type { DrainRun } from './drain.js';

/** What a drain comes to in a dry rollout, as far as its model goes. */
export interface DrainInPlan {
  /** Nodes by the round in which the last pod left. */
  readonly done: readonly { readonly node: string; readonly round: number }[];
  readonly hanging: readonly string[];
}

/** A replacement is ready to be counted two rounds after the eviction: placed in one, ready at the end of the next. */
const READY_AFTER = 2;
/** Rounds without a node done after which nothing moves any more. */
const STILL_AFTER = 50;

/**
 * The same drain by the evictions of the dry rollout. Null for what a plan does not model: pods that no controller brings back and
 * that hold a node without force, replacements that never get ready, and nodes with a limit of pods.
 */
export function drainInPlan(run: DrainRun): DrainInPlan | null {
  const isModelled =
    run.nodes.every(({ capacity }) => capacity === null) &&
    run.pods.every(
      ({ node, owner, namespace }) => node !== null && (owner === null || run.getsReady(namespace, owner)),
    ) &&
    (run.force || run.pods.every((pod) => pod.owner !== null || isFinished(pod)));
  if (!isModelled) return null;
  const budgets = run.budgets.map(({ budget, status }) => ({
    budget,
    status: syncedBudget(budget, status, run.pods, run.workloads),
  }));
  const nodes = run.nodes.map(({ name }) => name);
  const evictions = PodEvictions.of(coveredPods(nodes, budgets, run.pods, run.behaviour, READY_AFTER));
  const cordoned = new Set(run.nodes.filter((node) => node.cordoned).map(({ name }) => name));
  const waiting = [...run.drain];
  const done: { node: string; round: number }[] = [];
  let active: string[] = [];
  for (let round = 1, still = 0; active.length + waiting.length > 0 && still < STILL_AFTER; round++) {
    const started = waiting.splice(0, Math.max(0, run.parallel - active.length));
    for (const node of started) cordoned.add(node);
    active = [...active, ...started];
    for (const node of started) evictions.begin(node);
    evictions.advance(round, { turned: cordoned, isOpen: (node) => !cordoned.has(node) });
    const gone = active.filter((node) => evictions.isEmpty(node));
    done.push(...gone.map((node) => ({ node, round })));
    active = active.filter((node) => !gone.includes(node));
    still = gone.length > 0 ? 0 : still + 1;
  }
  return { done, hanging: active };
}
