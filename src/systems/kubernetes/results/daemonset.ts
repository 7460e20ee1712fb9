import { few, name, NO_TEXT, text, verbFor } from '../../../text/text.js';
import { effectOf } from '../changes/effect.js';
import { leavingNodes, nodeSetsOf, nodesText } from '../changes/nodes.js';
import { type DaemonSetState, desiredNodes, limitsOf } from '../controller/daemonset.js';
import { nodeFit } from '../controller/node-fit.js';
import { conflictBeside } from '../objects/conflicts.js';
import { liveDaemonSet } from '../objects/live.js';
import { daemonSetSpecOf } from '../objects/spec.js';
import { podTemplateOf } from '../objects/template.js';
import { DaemonSetSimulation } from '../rollout/daemonset.js';
import { daemonSetStart } from '../rollout/start.js';
import {
  laterBatches,
  type PlannedWorkload,
  templateOf,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';
import { daemonSetNotes, heldByOnDelete } from './notes.js';

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
  const names = few(
    dead.map((target) => name('target', target)),
    3,
  );
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
