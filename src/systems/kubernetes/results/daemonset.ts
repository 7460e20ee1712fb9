import { byName } from '../../../manifest/lookup.js';
import { listing, visible } from '../../../manifest/visible.js';
import { verb } from '../../../text/plural.js';
import type { Resting } from '../../system.js';
import { effectOf } from '../changes/effect.js';
import { leavingNodes, nodeSetsOf, nodesText } from '../changes/nodes.js';
import { nodeFit } from '../controller/daemonset/node-fit.js';
import { type DaemonSetState, desiredNodes, limitsOf } from '../controller/daemonset/state.js';
import { liveDaemonSet } from '../objects/live.js';
import { podTemplateOf } from '../objects/template.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { DaemonSetSimulation } from '../rollout/daemonset.js';
import { conflictBeside } from '../rollout/places.js';
import type { PodSimulation } from '../rollout/pods.js';
import { daemonSetStart } from '../rollout/start.js';
import {
  heldByOnDelete,
  laterBatches,
  type PlannedWorkload,
  templateOf,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';
import { haltText, podsLeftText } from './halts.js';
import { daemonSetNotes } from './notes.js';
import { asText } from '../../../text/text.js';
import { toPlain } from '../../../text/render.js';

/** How a DaemonSet is rolled over the nodes that fit it, from its state in the snapshot. */
export function planDaemonSet(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context, relation } = input;
  const { manifest, before } = object;
  const live = object.live && liveDaemonSet(object.live, context.live);
  const spec = daemonSetSpecOf(manifest.object, templateOf(input, live));
  const sets = nodeSetsOf(input, spec, live);
  const { joining } = sets;
  const start = daemonSetStart(input, spec, live, joining);
  const targets = targetsOf(start);
  const template = podTemplateOf(manifest);
  // What the old pods were made from, as far as files tell: a snapshot keeps a hash of it.
  const conflict = conflictBeside(template, before ? podTemplateOf(before) : template);
  const down = new Set(context.nodes.filter((node) => node.down).map(({ name }) => name));
  // No pod ends there, so that no new one starts.
  const dead = targets.filter((name) => down.has(name));
  const names = listing(dead.map((name) => visible(name)));
  const leaves = leavingNodes(sets, object, spec);
  const change = effectOf({
    object,
    relation,
    live,
    total: targets.length,
    rolled: targets.length - joining.size - dead.filter((name) => !joining.has(name)).length,
    keeps: dead.length === 0 ? null : `${names} ${verb(dead.length, 'is', 'are')} down`,
    held: heldByOnDelete(spec.strategy),
  });
  const { maxUnavailable, maxSurge } = limitsOf(start);
  const enforced = maxSurge > 0 ? 0 : maxUnavailable;
  const limits = { maxSurge, maxUnavailable, desiredNodes: desiredNodes(start) };
  const { type: kind, ...declared } = spec.strategy;
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
    strategy: { kind, ...(kind === 'OnDelete' ? {} : { ...limits, declared }), minReadySeconds },
    strategyField: 'updateStrategy',
    minReadySeconds,
    change: {
      ...change,
      says: `${change.says}${nodesText(sets, spec)}${leaves ? ` ${toPlain(asText(leaves.says))}` : ''}`,
    },
    leaves,
    ...(joining.size > 0 ? { freshBatches: laterBatches(targets.length, Math.max(maxSurge, enforced)) } : {}),
    haltText: (halt) => haltText(halt, { kind: 'DaemonSet', spec, conflict, down }),
    restingOf,
    notes: daemonSetNotes(start, targets, live),
  };
}

/** Nodes that should run it, and those that have its pod and may keep it; in order of name, as the plan takes them. */
function targetsOf({ nodes, pods, spec }: DaemonSetState): string[] {
  const having = new Set(pods.map((pod) => pod.slot));
  return nodes
    .filter((node) => {
      const fit = nodeFit(node, spec.placement);
      return fit.shouldRun || (fit.shouldContinue && having.has(node.name));
    })
    .map(({ name }) => name)
    .sort(byName);
}

function restingOf(end: PodSimulation): Resting {
  const counts = end.counts();
  const { available, old, new: fresh } = counts;
  const says = `${podsLeftText(counts)}. Nothing rolls back, and no progress deadline reports it.`;
  return { available, old, new: fresh, says };
}
