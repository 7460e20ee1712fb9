import type { Json } from '../../../manifest/manifest.js';
import type { Resting } from '../../system.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { fitsByLabels, fitsByName, nodeFit } from '../daemonset/node-fit.js';
import type { DaemonSetSpec } from '../daemonset/state.js';
import { desiredNodes, limitsOf } from '../daemonset/state.js';
import type { DaemonWorld, WorldNode } from '../daemonset/world.js';
import { seen } from '../daemonset/world.js';
import type { DaemonSetRollout } from '../dry/daemonset.js';
import { DaemonSetMachine } from '../dry/daemonset.js';
import type { LiveDaemonSet } from '../live/daemonset.js';
import { liveDaemonSet } from '../live/daemonset.js';
import { conflictBeside } from '../places-for-pods.js';
import { daemonSetSpecOf } from '../read/workloads.js';
import { daemonPodTolerations, hasUntolerated, withoutConditions } from '../taints.js';
import { hasReadiness } from '../template.js';
import { bakeOf } from './bake.js';
import { daemonSetStart } from './daemonset-start.js';
import { drivenBy, heldBy } from './driven.js';
import { leavingNodes } from './leaving-nodes.js';
import { count, namesOf, writtenLimit } from './limits.js';
import { idOf } from './relation.js';
import { releasedBy } from './released.js';
import { changeOf } from './says.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';

const NEXT = 'the next pod template';

export function planDaemonSet(input: WorkloadInput): PlannedWorkload {
  const { object, relation, context } = input;
  const template = fieldOf(objectOf(object.manifest.object, 'spec'), 'template');
  const live = liveDaemonSet(input);
  const halfway = live !== null && live.updated < live.desired;
  const spec = specOf(input, live, halfway);
  const world = daemonSetStart(input, spec, live, halfway);
  const targets = targetsOf(world);
  const conflict = conflictBeside(template, earlierTemplate(object) ?? template);
  const machine = new DaemonSetMachine(world, targets, context.behaviour, conflict);
  const written = writtenLimit(object.manifest.object['spec'] ?? null, 'updateStrategy', 'maxUnavailable');
  const leaves = leavingNodes(input, spec, live);
  const change = changeOf({
    object,
    relation,
    thing: 'node',
    total: targets.length,
    totalBefore: null,
    halfway: halfway ? { updated: live.updated, total: live.desired } : null,
    released: releasedBy(object),
    held: heldBy(spec.strategy),
  });
  return {
    unit: 'node',
    targets,
    joining: [],
    ceiling: ceilingOf(world, written),
    strategy: { ...strategyOf(world), readinessProbes: hasReadiness(template) },
    strategyField: 'updateStrategy',
    bake: bakeOf(spec.minReadySeconds, template),
    change: leaves ? { ...change, says: `${change.says} ${leaves.says}` } : change,
    leaves,
    ...drivenBy(machine, (end) => restingOf(end, targets.length, machine)),
    documented: null,
    notes: [...notesOf(world, targets, context.nodes), ...supposedOf(live)],
  };
}

/** What the old pods were made from, as far as files tell: a snapshot keeps a hash of it. */
function earlierTemplate({ before }: WorkloadInput['object']): Json | undefined {
  return before ? fieldOf(objectOf(before.object, 'spec'), 'template') : undefined;
}

function specOf(
  { object, relation }: WorkloadInput,
  live: LiveDaemonSet | null,
  halfway: boolean,
): DaemonSetSpec {
  const changed = live && relation === 'changed';
  const template = changed ? idOf(object.manifest) : live && halfway ? live.template : NEXT;
  return daemonSetSpecOf(object.manifest.object, template);
}

/** Nodes that should run it, and those that have its pod and may keep it; in order of name, as the plan takes them. */
function targetsOf({ nodes, pods, spec }: DaemonWorld): string[] {
  const having = new Set(pods.map((pod) => pod.node));
  return nodes
    .filter((node) => {
      const fit = nodeFit(node, spec.placement);
      return fit.shouldRun || (fit.shouldContinue && having.has(node.name));
    })
    .map(({ name }) => name);
}

function ceilingOf(world: DaemonWorld, written: number | string | null): PlannedWorkload['ceiling'] {
  const { strategy } = world.spec;
  if (strategy.type === 'OnDelete') return { declared: 'OnDelete', documented: 0, enforced: 0 };
  const { maxUnavailable, maxSurge } = limitsOf(seen(world));
  const enforced = maxSurge > 0 ? 0 : maxUnavailable;
  return { declared: written, documented: enforced, enforced };
}

function strategyOf(world: DaemonWorld): PlannedWorkload['strategy'] {
  const { strategy, minReadySeconds } = world.spec;
  if (strategy.type === 'OnDelete') return { kind: 'OnDelete', minReadySeconds };
  const { maxUnavailable, maxSurge } = limitsOf(seen(world));
  const declared = { maxSurge: strategy.maxSurge, maxUnavailable: strategy.maxUnavailable };
  const desired = desiredNodes(seen(world));
  return {
    kind: 'RollingUpdate',
    maxSurge,
    maxUnavailable,
    desiredNodes: desired,
    declared,
    minReadySeconds,
  };
}

function restingOf(rollout: DaemonSetRollout, total: number, machine: DaemonSetMachine): Resting {
  const { world } = rollout;
  const available = total - machine.out(rollout).length;
  const live = world.pods.filter((pod) => !pod.terminating);
  const fresh = live.filter((pod) => pod.template === world.spec.template).length;
  const old = live.length - fresh;
  const says = `${count(old, 'old pod')}, and ${count(fresh, 'new one')} that never get ready. Nothing rolls back, and a DaemonSet has no progress deadline that would report it.`;
  return { available, old, new: fresh, says };
}

function notesOf(world: DaemonWorld, targets: readonly string[], nodes: readonly WorldNode[]): string[] {
  const notes: string[] = [];
  const { strategy } = world.spec;
  const desired = desiredNodes(seen(world));
  if (strategy.type === 'OnDelete')
    notes.push('OnDelete: new pods are made only where one is deleted by hand; no limit applies.');
  if (strategy.type === 'RollingUpdate' && desired > 0) {
    const { maxUnavailable, maxSurge } = limitsOf(seen(world));
    notes.push(
      maxSurge > 0
        ? `maxSurge ${strategy.maxSurge} is ${maxSurge} of ${count(desired, 'node')} (rounds up): the new pod is ready beside the old one before that goes, so no node is without.`
        : `maxUnavailable ${strategy.maxUnavailable} is ${maxUnavailable} of ${count(desired, 'node')} (rounds up): the old pod goes before the new one starts.`,
    );
  }
  notes.push(...notComingBack(world, targets), ...leftOut(world, targets));
  const down = targets.filter((name) => nodes.some((node) => node.name === name && node.down));
  if (down.length > 0)
    notes.push(
      `${count(down.length, 'node')} ${down.length === 1 ? 'is' : 'are'} down: no pod gets ready or ends there, and each that has one counts against maxUnavailable.`,
    );
  return notes;
}

/** A status counts nodes and names none; and nobody can tell from it whether a pod is on its way or broken. */
function supposedOf(live: LiveDaemonSet | null): string[] {
  if (!live || live.pods.length > 0) return [];
  const { desired, updated, available } = live;
  if (updated >= desired && available >= desired) return [];
  const missing = Math.max(0, desired - available);
  return [
    `The snapshot holds none of its pods. By its status ${updated} of ${count(desired, 'node')} have the present pod template and ${missing} are without an available pod: which ones is supposed, and that none of those gets ready any more. Take the pods into the snapshot as well.`,
  ];
}

/** An untolerated NoSchedule taint lets a pod stay and its successor not start. */
function notComingBack({ nodes, spec }: DaemonWorld, targets: readonly string[]): string[] {
  const own = new Set(targets);
  const out = nodes.filter(
    (node) => own.has(node.name) && !node.down && !nodeFit(node, spec.placement).shouldRun,
  );
  if (out.length === 0) return [];
  const names = namesOf(out.map(({ name }) => name));
  return [
    `No pod comes back on ${count(out.length, 'node')} (${names}): a taint that it does not tolerate lets the old one stay only until it is replaced.`,
  ];
}

/** Nodes that fit but for a taint, which a DaemonSet that is meant for all of them has to tolerate. */
function leftOut({ nodes, spec }: DaemonWorld, targets: readonly string[]): string[] {
  const { placement } = spec;
  const kept = new Set(targets);
  const tolerations = [...placement.tolerations, ...daemonPodTolerations(placement.hostNetwork)];
  const out = nodes.flatMap((node) => {
    if (kept.has(node.name) || !fitsByName(node, placement) || !fitsByLabels(node, placement)) return [];
    const taints = withoutConditions(node.taints).filter((taint) =>
      hasUntolerated([taint], tolerations, ['NoSchedule', 'NoExecute']),
    );
    return taints.length === 0 ? [] : [{ name: node.name, taints }];
  });
  if (out.length === 0) return [];
  const keys = new Set(out.flatMap(({ taints }) => taints.map(({ key, effect }) => `${key}:${effect}`)));
  const names = namesOf(out.map(({ name }) => name));
  return [
    `Left out: ${count(out.length, 'node')} (${names}) with a taint that it does not tolerate (${namesOf([...keys])}).`,
  ];
}
