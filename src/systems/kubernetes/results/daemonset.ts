import { present } from '../../../manifest/lookup.js';
import { untolerated } from '../../../snapshot/snapshot.js';
import { code, count, fewNames, list, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { effectOf } from '../changes/effect.js';
import { nodeChangesOf } from '../changes/nodes.js';
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
  const { joining, leaves, says } = nodeChangesOf(input, spec, live);
  const start = daemonSetStart(input, spec, live, joining);
  // Nodes that should run it, and those that have its pod and may keep it; in order of name, as the plan takes them.
  const targets = start.slots.flatMap(({ name, node, pods }) => {
    const fit = node && nodeFit(node, spec.placement);
    return fit?.shouldRun || (fit?.shouldContinue && pods.length > 0) ? name : [];
  });
  const template = podTemplateOf(manifest);
  // The template of the old pods as far as files tell: a snapshot keeps a hash of it.
  const conflict = conflictBeside(template, before ? podTemplateOf(before) : template);
  const down = new Set(context.nodes.filter((node) => node.down).map((node) => node.name));
  // No pod ends there, so that no new one starts.
  const isReached = (target: string): boolean => !joining.has(target) && !down.has(target);
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
      rolled: targets.filter(isReached).length,
      held: heldByOnDelete(spec.strategy),
      beside: says,
    }),
    halted: { kind: 'DaemonSet', name: manifest.name, spec, because: conflict ?? NO_TEXT, down },
    leaves,
    ...(joining.size > 0 ? { freshBatches: laterBatches(targets.length, Math.max(maxSurge, enforced)) } : {}),
    notes: present([limitNote(start), ...nodeNotes(start, new Set(targets)), assumedNote(live)]),
  };
}

/** A share is of the nodes that should run it. */
function limitNote(start: DaemonSetState): Text | null {
  const { strategy } = start.spec;
  const desired = desiredNodes(start);
  if (strategy.type !== 'RollingUpdate' || desired === 0) return null;
  const { maxUnavailable, maxSurge } = limitsOf(start);
  const nodes = count(desired, 'node');
  return maxSurge > 0
    ? text`${limitText('maxSurge', strategy.maxSurge, text`${maxSurge} of ${nodes}`, 'up')}: the old pod stops after the new one is ready, so every node keeps a pod.`
    : text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${nodes}`, 'up')}: the old pod stops before the new one starts.`;
}

/** Nodes that are down, or whose taints keep pods away; an untolerated NoSchedule taint lets a pod stay that is there. */
function nodeNotes({ slots, spec: { placement } }: DaemonSetState, targets: ReadonlySet<string>) {
  const nodes = slots.flatMap(({ node }) => node ?? []);
  const down = nodes.filter((node) => targets.has(node.name) && node.down).length;
  const taintsOf = (node: DaemonNode): string[] =>
    withoutConditions(node.taints)
      .filter((taint) => untolerated([taint], daemonTolerations(placement), ['NoSchedule', 'NoExecute']))
      .map(({ key, effect }) => `${key}:${effect}`);
  const tainted = nodes.filter((node) => fitsPlacement(node, placement) && taintsOf(node).length > 0);
  const names = fewNames(
    'target',
    tainted.map(({ name }) => name),
  );
  return [
    tainted.length > 0 &&
      text`No new pod starts on ${count(tainted.length, 'node')} (${names}): the pod does not tolerate their taints (${list([...new Set(tainted.flatMap(taintsOf))].map(code))}).`,
    down > 0 &&
      text`${count(down, 'node')} ${verbFor(down, 'is', 'are')} down: pods there neither become ready nor terminate, and each counts against ${code('maxUnavailable')}.`,
  ];
}

/** A status counts nodes without names. */
function assumedNote(live: LiveWorkload | null): Text | null {
  const isAtRest = live === null || (live.updated >= live.total && live.missing <= 0);
  if (isAtRest || live.pods.length > 0) return null;
  return text`The snapshot has no pods of it, only its status: ${live.updated} of ${count(live.total, 'node')} on the current pod template, ${Math.max(0, live.missing)} without an available pod. The plan assumes which nodes these are. Add the pods to the snapshot.`;
}
