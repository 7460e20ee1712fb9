import { byName } from '../../../manifest/values/names.js';
import { listing } from '../../../manifest/words/listing.js';
import { present } from '../../../manifest/words/present.js';
import { visible } from '../../../manifest/words/visible.js';
import { counted, verb } from '../../../text/plural.js';
import type { Resting } from '../../system.js';
import { joiningNodes, joiningText, laterBatches } from '../change/joining-nodes.js';
import { leavingNodes } from '../change/leaving-nodes.js';
import { releasedBy } from '../change/released.js';
import { changeOf } from '../change/says.js';
import { shutOutText } from '../change/shut-out-nodes.js';
import { type DaemonNode, nodeFit, nodesFitting } from '../controller/daemonset/node-fit.js';
import {
  type DaemonSetSpec,
  type DaemonSetState,
  desiredNodes,
  limitsOf,
} from '../controller/daemonset/state.js';
import type { Pod } from '../controller/pod.js';
import { withoutConditions } from '../controller/taints.js';
import {
  type LiveWorkload,
  liveDaemonSet,
  OLDER,
  podsByStatus,
  podsOf,
  PRESENT,
  restingPod,
} from '../objects/live.js';
import { podTemplateOf } from '../objects/template.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { assumedOf, notesOf } from '../words/daemonset-notes.js';
import { haltText } from '../words/why.js';
import { DaemonSetSimulation } from './daemonset.js';
import { conflictBeside } from './places/places-for-pods.js';
import type { PodSimulation } from './pods.js';
import {
  heldByOnDelete,
  type PlannedWorkload,
  progressOf,
  templateOf,
  underWay,
  type WorkloadInput,
  writtenLimit,
} from './workload.js';

/** How a DaemonSet is rolled over the nodes that fit it, from its state in the snapshot. */
export function planDaemonSet(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context } = input;
  const { manifest, before } = object;
  const live = object.live && liveDaemonSet(object.live, context.live);
  const spec = daemonSetSpecOf(manifest.object, templateOf(input, live));
  const joining = joiningNodes(input, spec, live);
  const start = startOf(input, spec, live, joining);
  const targets = targetsOf(start);
  const template = podTemplateOf(manifest);
  // What the old pods were made from, as far as files tell: a snapshot keeps a hash of it.
  const conflict = conflictBeside(template, before ? podTemplateOf(before) : template);
  const down = new Set(context.nodes.filter((node) => node.down).map(({ name }) => name));
  const leaves = leavingNodes(input, spec, live);
  const { strategy } = spec;
  const { maxUnavailable, maxSurge } = limitsOf(start);
  const enforced = maxSurge > 0 ? 0 : maxUnavailable;
  const limits = { maxSurge, maxUnavailable, desiredNodes: desiredNodes(start) };
  const { type: kind, ...declared } = strategy;
  const pods = new DaemonSetSimulation(start, {
    targets,
    joining,
    conflicts: conflict !== null,
    behaviour: context.behaviour,
  });
  return {
    unit: 'node',
    targets,
    pods,
    ceiling: {
      declared: kind === 'OnDelete' ? kind : writtenLimit(manifest, 'updateStrategy'),
      resolved: enforced,
      enforced,
    },
    strategy: {
      kind,
      ...(kind === 'OnDelete' ? {} : { ...limits, declared }),
      minReadySeconds: spec.minReadySeconds,
    },
    strategyField: 'updateStrategy',
    minReadySeconds: spec.minReadySeconds,
    change: changeIn(input, spec, { joining, live, targets, down, leaves: leaves?.says ?? '' }),
    leaves,
    ...(joining.size > 0 ? { freshBatches: laterBatches(targets.length, Math.max(maxSurge, enforced)) } : {}),
    haltText: (halt) => haltText(halt, { kind: 'DaemonSet', spec, conflict, down }),
    restingOf,
    notes: present([...notesOf(start, targets, context.nodes), assumedOf(live)]),
  };
}

/** What merging does to it, and to the nodes that it joins or is shut out of. */
function changeIn(
  input: WorkloadInput,
  spec: DaemonSetSpec,
  {
    joining,
    live,
    targets,
    down,
    leaves,
  }: {
    readonly joining: ReadonlySet<string>;
    readonly live: LiveWorkload | null;
    readonly targets: readonly string[];
    readonly down: ReadonlySet<string>;
    readonly leaves: string;
  },
): PlannedWorkload['change'] {
  const { object, relation } = input;
  // No pod ends there, so that no new one starts.
  const dead = targets.filter((name) => down.has(name));
  const names = listing(dead.map((name) => visible(name)));
  const change = changeOf({
    object,
    relation,
    thing: 'node',
    total: targets.length,
    rolled: targets.length - joining.size - dead.filter((name) => !joining.has(name)).length,
    keeps: dead.length === 0 ? null : `as ${names} ${verb(dead.length, 'is', 'are')} down`,
    totalBefore: null,
    halfway: progressOf(live),
    released: releasedBy(object),
    held: heldByOnDelete(spec.strategy),
  });
  const nodes = `${joiningText(joining, spec)}${shutOutText(input, spec)}`;
  return { ...change, says: `${change.says}${nodes}${leaves === '' ? '' : ` ${leaves}`}` };
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

/**
 * Its pods in the snapshot, else those that are assumed to be there; none on nodes that it did not fit before. Without the nodes that it
 * can never be on.
 */
function startOf(
  input: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
  joining: ReadonlySet<string>,
): DaemonSetState {
  const { context } = input;
  const fitting = nodesFitting(context.nodes, spec.placement);
  const keep = underWay(input, live) !== null || input.relation === 'changed';
  const pods =
    live && live.pods.length > 0
      ? podsOf(live, ({ node }) => node, context.at, keep)
      : assumedPods(
          input,
          spec,
          live,
          fitting.filter(({ name }) => !joining.has(name)),
        );
  const own = new Set([...pods.map(({ slot }) => slot), ...fitting.map(({ name }) => name)]);
  return { spec, nodes: context.nodes.filter(({ name }) => own.has(name)), pods, nowMs: context.at };
}

function assumedPods(
  { object, context }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
  fitting: readonly DaemonNode[],
): Pod<string>[] {
  const before = object.before && daemonSetSpecOf(object.before.object, '');
  const nodes = fitting
    .filter(
      (node) =>
        hasHadPod(node, spec) ||
        // A toleration that is dropped lets the pod stay that was started under it.
        (before && hasHadPod(node, before) && nodeFit(node, spec.placement).shouldContinue),
    )
    .sort((a, b) => byName(a.name, b.name));
  if (!live) {
    const broken = new Set(context.live.brokenPods(object.manifest, context.at).map(({ node }) => node));
    return nodes.map(({ name, down }, i) => restingPod(name, PRESENT, !down && !broken.has(name), i + 1));
  }
  const [up, down] = [nodes.filter((node) => !node.down), nodes.filter((node) => node.down)];
  const downButWanted = down.filter((node) => nodeFit(node, spec.placement).shouldRun).length;
  const missing = Math.max(0, live.missing - downButWanted);
  return [
    ...podsByStatus(
      up.map(({ name }) => name),
      { ...live, missing },
      OLDER,
    ),
    ...down.map(({ name }, i) => restingPod(name, OLDER, false, up.length + i + 1)),
  ];
}

/**
 * A node that the snapshot shows without its pods has one if it should run it, or should before it went down: a node of the
 * control plane, whose NoSchedule taint has been there from the start, never got one. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, NodeShouldRunDaemonPod, where such a taint only lets a pod stay that is there.
 */
export function hasHadPod(node: DaemonNode, { placement }: DaemonSetSpec): boolean {
  const healthy = { ...node, taints: withoutConditions(node.taints) };
  return nodeFit(node, placement).shouldContinue && nodeFit(healthy, placement).shouldRun;
}

function restingOf(end: PodSimulation): Resting {
  const { available, old, new: fresh } = end.counts();
  const says = `${counted(old, 'old pod')}, and ${counted(fresh, 'new one')} that ${verb(fresh, 'is', 'are')} not ready. Nothing rolls back, and a DaemonSet has no progress deadline that would report it.`;
  return { available, old, new: fresh, says };
}
