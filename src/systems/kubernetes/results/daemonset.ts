import { present } from '../../../manifest/lookup.js';
import { untolerated } from '../../../snapshot/snapshot.js';
import { code, count, fewNames, list, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { effectOf } from '../changes/effect.js';
import { leavingNodes, nodeSetsOf, nodesText } from '../changes/nodes.js';
import { type DaemonSetState, desiredNodes, limitsOf } from '../controller/daemonset.js';
import {
  type DaemonNode,
  daemonTolerations,
  fitsPlacement,
  nodeFit,
  withoutConditions,
} from '../controller/node-fit.js';
import { conflictBeside } from '../objects/conflicts.js';
import { liveDaemonSet, type LiveWorkload } from '../objects/live.js';
import { daemonSetSpecOf } from '../objects/spec.js';
import { podTemplateOf } from '../objects/template.js';
import { DaemonSetSimulation } from '../rollout/daemonset.js';
import { daemonSetStart } from '../rollout/start.js';
import {
  heldByOnDelete,
  laterBatches,
  limitText,
  type PlannedWorkload,
  templateOf,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';

/** How a DaemonSet is rolled over the nodes that fit it, from its state in the snapshot. */
export function planDaemonSet(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context, relation } = input;
  const { manifest, before } = object;
  const live = object.live && liveDaemonSet(object.live, context.live);
  const spec = daemonSetSpecOf(manifest, templateOf(input, live));
  const sets = nodeSetsOf(input, spec, live);
  const { joining } = sets;
  const start = daemonSetStart(input, spec, live, joining);
  const targets = targetsOf(start);
  const template = podTemplateOf(manifest);
  // The template of the old pods as far as files tell: a snapshot keeps a hash of it.
  const conflict = conflictBeside(template, before ? podTemplateOf(before) : template);
  const down = new Set(context.nodes.filter((node) => node.down).map((node) => node.name));
  // No pod ends there, so that no new one starts.
  const dead = targets.filter((target) => down.has(target));
  const names = fewNames('target', dead);
  const leaves = leavingNodes(sets, object, spec);
  const { maxUnavailable, maxSurge } = limitsOf(start);
  const enforced = maxSurge > 0 ? 0 : maxUnavailable;
  const { type: kind, ...declared } = spec.strategy;
  const limits = { maxSurge, maxUnavailable, desiredNodes: desiredNodes(start), declared };
  const { minReadySeconds } = spec;
  return {
    unit: 'node',
    targets,
    pods: new DaemonSetSimulation(start, {
      targets,
      joining,
      conflicts: conflict !== null,
      behaviour: context.behaviour,
    }),
    ceiling: {
      declared: kind === 'OnDelete' ? kind : writtenLimit(manifest, 'updateStrategy'),
      resolved: enforced,
      enforced,
    },
    strategy: { kind, ...(kind === 'OnDelete' ? {} : limits), minReadySeconds },
    strategyField: 'updateStrategy',
    minReadySeconds,
    change: effectOf({
      object,
      relation,
      live,
      total: targets.length,
      rolled: targets.length - joining.size - dead.filter((target) => !joining.has(target)).length,
      keeps: dead.length === 0 ? null : text`${names} ${verbFor(dead.length, 'is', 'are')} down`,
      held: heldByOnDelete(spec.strategy),
      beside: text`${nodesText(sets, spec)}${leaves ? text` ${leaves.says}` : NO_TEXT}`,
    }),
    halted: { kind: 'DaemonSet', spec, conflict, down },
    leaves,
    ...(joining.size > 0 ? { freshBatches: laterBatches(targets.length, Math.max(maxSurge, enforced)) } : {}),
    notes: daemonSetNotes(start, targets, live),
  };
}

/** Nodes that should run it, and those that have its pod and may keep it; in order of name, as the plan takes them. */
function targetsOf({ slots, spec }: DaemonSetState): string[] {
  return slots.flatMap(({ name, node, pods }) => {
    const fit = node && nodeFit(node, spec.placement);
    return fit?.shouldRun || (fit?.shouldContinue && pods.length > 0) ? name : [];
  });
}

/** Notes on the plan of a DaemonSet, most important first. */
function daemonSetNotes(
  start: DaemonSetState,
  targets: readonly string[],
  live: LiveWorkload | null,
): Text[] {
  const { placement } = start.spec;
  const own = new Set(targets);
  const nodes = start.slots.flatMap(({ node }) => node ?? []);
  const [running, others] = [
    nodes.filter((node) => own.has(node.name)),
    nodes.filter((node) => !own.has(node.name)),
  ];
  const down = running.filter((node) => node.down).length;
  // An untolerated NoSchedule taint lets a pod stay and its successor not start.
  const closed = running.filter((node) => !node.down && !nodeFit(node, placement).shouldRun);
  const taintsOf = (node: DaemonNode): string[] =>
    withoutConditions(node.taints)
      .filter((taint) => untolerated([taint], daemonTolerations(placement), ['NoSchedule', 'NoExecute']))
      .map(({ key, effect }) => `${key}:${effect}`);
  const tainted = others.filter((node) => fitsPlacement(node, placement) && taintsOf(node).length > 0);
  return present([
    daemonLimit(start),
    closed.length > 0 &&
      text`No new pod starts on ${nodeList(closed)}: the pod does not tolerate a taint there. The old pod stays until it is replaced.`,
    tainted.length > 0 &&
      text`Not on ${nodeList(tainted)}: the pod does not tolerate their taints (${list([...new Set(tainted.flatMap(taintsOf))].map(code))}).`,
    down > 0 &&
      text`${count(down, 'node')} ${verbFor(down, 'is', 'are')} down: pods there neither become ready nor terminate, and each counts against ${code('maxUnavailable')}.`,
    assumedNote(live),
  ]);
}

/** A share is of the nodes that should run it. */
function daemonLimit(start: DaemonSetState): Text | null {
  const { strategy } = start.spec;
  const desired = desiredNodes(start);
  if (strategy.type !== 'RollingUpdate' || desired === 0) return null;
  const { maxUnavailable, maxSurge } = limitsOf(start);
  const nodes = count(desired, 'node');
  return maxSurge > 0
    ? text`${limitText('maxSurge', strategy.maxSurge, text`${maxSurge} of ${nodes}`, 'up')}: the old pod stops after the new one is ready, so every node keeps a pod.`
    : text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${nodes}`, 'up')}: the old pod stops before the new one starts.`;
}

/** A status counts nodes without names, and does not tell pods that start from broken ones. */
function assumedNote(live: LiveWorkload | null): Text | null {
  if (!live || live.pods.length > 0) return null;
  const { total, updated } = live;
  const missing = Math.max(0, live.missing);
  if (updated >= total && missing === 0) return null;
  return text`The snapshot has no pods of it. Its status: ${updated} of ${count(total, 'node')} on the current pod template, ${missing} without an available pod. The plan assumes which nodes these are and that they stay unavailable. Add the pods to the snapshot.`;
}

function nodeList(nodes: readonly DaemonNode[]): Text {
  return text`${count(nodes.length, 'node')} (${list(nodes.map((node) => name('target', node.name)))})`;
}
