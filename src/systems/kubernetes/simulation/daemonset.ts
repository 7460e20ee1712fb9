import { present } from '../../../manifest/words/present.js';
import { listing } from '../../../manifest/words/listing.js';
import type { Json } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Resting } from '../../system.js';
import { nodeFit } from '../controller/daemonset/node-fit.js';
import { type DaemonSetSpec, desiredNodes, limitsOf } from '../controller/daemonset/state.js';
import { type DaemonWorld } from '../controller/daemonset/world.js';
import { DaemonSetMachine, type DaemonSetRollout } from './daemonset-machine.js';
import { type LiveDaemonSet, liveDaemonSet } from '../objects/live/daemonset.js';
import { conflictBeside } from './places/places-for-pods.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { hasReadiness, podTemplateOf } from '../objects/template.js';
import { bakeOf } from './bake.js';
import { notesOf, assumedOf } from '../words/daemonset-notes.js';
import { daemonSetStart } from './daemonset-start.js';
import { drivenBy, heldBy } from './controller.js';
import { joiningNodes, joiningText, laterBatches } from '../change/joining-nodes.js';
import { leavingNodes } from '../change/leaving-nodes.js';
import { writtenLimit } from '../words/limits.js';
import { idOf } from '../change/relation.js';
import { releasedBy } from '../change/released.js';
import { changeOf } from '../change/says.js';
import { shutOutText } from '../change/shut-out-nodes.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';

const NEXT = 'the next pod template';

/** How a DaemonSet is rolled over the nodes that fit it, from where the snapshot shows it. */
export function planDaemonSet(input: WorkloadInput): PlannedWorkload {
  const { object, context } = input;
  const template = podTemplateOf(object.manifest);
  const live = liveDaemonSet(input);
  const halfway = live !== null && live.updated < live.desired;
  const spec = specOf(input, live, halfway);
  const joining = joiningNodes(input, spec, live);
  const world = daemonSetStart(input, spec, live, halfway, joining);
  const targets = targetsOf(world);
  const conflict = conflictBeside(template, earlierTemplate(object) ?? template);
  const machine = new DaemonSetMachine(world, { targets, joining, conflict }, context.behaviour);
  const written = writtenLimit(object.manifest.object['spec'] ?? null, 'updateStrategy', 'maxUnavailable');
  const leaves = leavingNodes(input, spec, live);
  const change = changeIn(input, spec, joining, {
    total: targets.length,
    down: downAmong(targets, context.nodes),
    halfway: halfway ? { updated: live.updated, total: live.desired } : null,
  });
  return {
    unit: 'node',
    targets,
    joining: [],
    ceiling: ceilingOf(world, written),
    strategy: { ...strategyOf(world), readinessProbes: hasReadiness(template) },
    strategyField: 'updateStrategy',
    bake: bakeOf(spec.minReadySeconds, template),
    change: { ...change, says: `${change.says}${leaves ? ` ${leaves.says}` : ''}` },
    leaves,
    ...(joining.size > 0 ? { freshBatches: laterBatches(targets.length, atOnceIn(world)) } : {}),
    ...drivenBy(machine, (end) => restingOf(end, machine), input.lost),
    notes: present([...notesOf(world, targets, context.nodes), assumedOf(live)]),
  };
}

/** What merging does to it, and to the nodes that it joins or is shut out of. */
function changeIn(
  input: WorkloadInput,
  spec: DaemonSetSpec,
  joining: ReturnType<typeof joiningNodes>,
  {
    total,
    down,
    halfway,
  }: {
    readonly total: number;
    /** No pod ends there, so that no new one starts. */
    readonly down: readonly string[];
    readonly halfway: { readonly updated: number; readonly total: number } | null;
  },
): PlannedWorkload['change'] {
  const { object, relation } = input;
  const change = changeOf({
    object,
    relation,
    thing: 'node',
    total,
    rolled: total - joining.size - down.filter((name) => !joining.has(name)).length,
    keeps:
      down.length === 0
        ? null
        : `as ${listing(down.map((name) => visible(name)))} ${verb(down.length, 'is', 'are')} down`,
    totalBefore: null,
    halfway,
    released: releasedBy(object),
    held: heldBy(spec.strategy),
  });
  return { ...change, says: `${change.says}${joiningText(joining, spec)}${shutOutText(input, spec)}` };
}

function downAmong(targets: readonly string[], nodes: WorkloadInput['context']['nodes']): string[] {
  const down = new Set(nodes.filter((node) => node.down).map(({ name }) => name));
  return targets.filter((name) => down.has(name));
}

/** What the old pods were made from, as far as files tell: a snapshot keeps a hash of it. */
function earlierTemplate({ before }: WorkloadInput['object']): Json | undefined {
  return before ? podTemplateOf(before) : undefined;
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
  if (strategy.type === 'OnDelete') return { declared: 'OnDelete', resolved: 0, enforced: 0 };
  const { maxUnavailable, maxSurge } = limitsOf(world);
  const enforced = maxSurge > 0 ? 0 : maxUnavailable;
  return { declared: written, resolved: enforced, enforced };
}

function strategyOf(world: DaemonWorld): PlannedWorkload['strategy'] {
  const { strategy, minReadySeconds } = world.spec;
  if (strategy.type === 'OnDelete') return { kind: 'OnDelete', minReadySeconds };
  const { maxUnavailable, maxSurge } = limitsOf(world);
  const declared = { maxSurge: strategy.maxSurge, maxUnavailable: strategy.maxUnavailable };
  const desired = desiredNodes(world);
  return {
    kind: 'RollingUpdate',
    maxSurge,
    maxUnavailable,
    desiredNodes: desired,
    declared,
    minReadySeconds,
  };
}

/** How many nodes one batch takes, surge or not. */
function atOnceIn(world: DaemonWorld): number {
  const { strategy } = world.spec;
  if (strategy.type === 'OnDelete') return 0;
  const { maxUnavailable, maxSurge } = limitsOf(world);
  return maxSurge > 0 ? maxSurge : maxUnavailable;
}

function restingOf(rollout: DaemonSetRollout, machine: DaemonSetMachine): Resting {
  const available = machine.serving(rollout);
  const { old, fresh } = machine.podsOf(rollout);
  const says = `${counted(old, 'old pod')}, and ${counted(fresh, 'new one')} that ${verb(fresh, 'is', 'are')} not ready. Nothing rolls back, and a DaemonSet has no progress deadline that would report it.`;
  return { available, old, new: fresh, says };
}
