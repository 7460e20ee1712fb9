import type { Instant } from '../../../rollout/controller.js';
import type { Resting } from '../../system.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { nodeFit } from '../daemonset/node-fit.js';
import type { DaemonSetSpec } from '../daemonset/state.js';
import { desiredNodes, limitsOf } from '../daemonset/state.js';
import type { DaemonWorld, WorldNode, WorldPod } from '../daemonset/world.js';
import { seen, startingWorld } from '../daemonset/world.js';
import type { DaemonSetRollout } from '../dry/daemonset.js';
import { DaemonSetMachine, NOT_BEGUN } from '../dry/daemonset.js';
import type { LiveDaemonSet } from '../live/daemonset.js';
import { liveDaemonSet } from '../live/daemonset.js';
import type { LivePod } from '../live/pods.js';
import { leftOf } from '../live/pods.js';
import { daemonSetSpecOf } from '../read/workloads.js';
import { hasReadiness } from '../template.js';
import { bakeOf } from './bake.js';
import { drivenBy, heldBy } from './driven.js';
import { count, writtenLimit } from './limits.js';
import { idOf } from './relation.js';
import { changeOf } from './says.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';

const NEXT = 'the next pod template';
const PRESENT = 'the present one';

export function planDaemonSet(input: WorkloadInput): PlannedWorkload {
  const { object, relation, context } = input;
  const template = fieldOf(objectOf(object.manifest.object, 'spec'), 'template');
  const live = liveDaemonSet(input);
  const halfway = live !== null && live.updated < live.desired;
  const spec = specOf(input, live, halfway);
  const world = startOf(input, spec, live, halfway);
  const targets = targetsOf(world);
  const machine = new DaemonSetMachine(world, targets, context.behaviour);
  const written = writtenLimit(object.manifest.object['spec'] ?? null, 'updateStrategy', 'maxUnavailable');
  return {
    unit: 'node',
    targets,
    joining: [],
    ceiling: ceilingOf(world, written),
    strategy: { ...strategyOf(world), readinessProbes: hasReadiness(template) },
    strategyField: 'updateStrategy',
    bake: bakeOf(spec.minReadySeconds, template),
    change: changeOf({
      object,
      relation,
      thing: 'node',
      total: targets.length,
      totalBefore: null,
      halfway: halfway ? { updated: live.updated, total: live.desired } : null,
      held: heldBy(spec.strategy),
    }),
    ...drivenBy(machine, (end) => restingOf(end, targets.length, machine)),
    documented: null,
    notes: notesOf(world, targets, context.nodes),
  };
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

function startOf(
  { context, relation }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveDaemonSet | null,
  halfway: boolean,
): DaemonWorld {
  if (live && live.pods.length > 0) {
    const keep = halfway || relation === 'changed';
    const templateFor = (pod: LivePod): string => {
      if (!keep) return PRESENT;
      return pod.revision === live.revision ? live.template : `revision ${pod.revision}`;
    };
    return liveWorld(startingWorld(spec, context.nodes, []), live.pods, templateFor, context.at);
  }
  const nodes = context.nodes.filter((node) => nodeFit(node, spec.placement).shouldContinue);
  const initial = nodes.map(({ name, down }) => ({ node: name, template: PRESENT, available: !down }));
  return startingWorld(spec, context.nodes, initial);
}

function liveWorld(
  empty: DaemonWorld,
  live: readonly LivePod[],
  templateFor: (pod: LivePod) => string,
  at: Instant,
): DaemonWorld {
  const down = new Set(empty.nodes.filter((node) => node.down).map(({ name }) => name));
  const byAge = [...live].sort((a, b) => a.created - b.created || (a.name < b.name ? -1 : 1));
  const pods = byAge.map((pod, i): WorldPod => {
    const left = leftOf(pod, at, NOT_BEGUN);
    const ready = left === 0 && !down.has(pod.node);
    return {
      name: String(i + 1),
      node: pod.node,
      template: templateFor(pod),
      order: i + 1,
      left,
      readySinceMs: ready ? (pod.since ?? 0) : null,
      terminating: pod.terminating,
      finished: pod.failed,
    };
  });
  return { ...empty, pods, created: pods.length, nowMs: at };
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
  const down = targets.filter((name) => nodes.some((node) => node.name === name && node.down));
  if (down.length > 0)
    notes.push(
      `${count(down.length, 'node')} ${down.length === 1 ? 'is' : 'are'} down: no pod gets ready or ends there, and each that has one counts against maxUnavailable.`,
    );
  return notes;
}
