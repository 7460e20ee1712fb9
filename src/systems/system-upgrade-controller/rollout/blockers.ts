import { DAY_MS } from '../../../calendar/days.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { groupOf, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { selects } from '../../../manifest/selector.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL, type NodeState, taintText, untolerated } from '../../../snapshot/snapshot.js';
import { toPlain } from '../../../text/render.js';
import { code, list, literal, name, type Text, text } from '../../../text/text.js';
import { type DrainedPod, type Fix, fix, podsToDrain, rebootingNodes } from '../../system.js';
import { hasSlot } from '../controller/selection.js';
import { openIntervals } from '../controller/window.js';
import { type DrainSpec, GROUP, KIND } from '../objects/plan.js';
import type { Options } from '../options.js';
import type { SidePlan } from '../side.js';
import { atWork, nodeList, type ReachingPlan, waitedFor } from './plans.js';

/** Why the Job of a node never succeeds. It keeps its concurrency slot. */
interface JobBlocker {
  /** A clause with the node or its Job as its subject. */
  readonly why: Text;
  readonly fix: Fix;
  /** Below `spec`. */
  readonly path: readonly string[];
  /** `pending`: its pod is never scheduled, and the node stays in production. `down`: the node may be repaired. Absent: it fails. */
  readonly end?: 'pending' | 'down';
}

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * DAY_MS;

/** A Plan with all that is known of it before the dry rollout. */
export type Planned = Readonly<ReturnType<typeof plannedOf>>;

export function plannedOf(
  plan: ReachingPlan,
  all: readonly ReachingPlan[],
  objects: readonly Manifest[],
  { activeDeadlineMs }: Options,
  at: Instant,
) {
  const { spec, due } = plan;
  const unread = all.find((one) => one.spec.invalid?.stopsAll === true) ?? null;
  const stoppedBy = unread === plan ? null : unread;
  return {
    ...plan,
    /** Why the Job of a node never succeeds, by the name of the node; as far as the snapshot shows. */
    blockers: blockersOf(plan, all, objects),
    /** Another Plan, which the controller cannot read: it then reads none. */
    stoppedBy,
    /** Concurrency slots; none where the controller reads no Plan at all. */
    slots: stoppedBy === null ? Math.max(0, spec.concurrency) : 0,
    /** When it may begin; null: at any time. */
    open: spec.window && openIntervals(spec.window, { from: at, to: at + LOOK_AHEAD_MS }),
    /** From the creation of a Job until it has failed for good; Infinity where nothing ends it. */
    jobMs: (spec.deadlineMs ?? activeDeadlineMs) || Infinity,
    /** Nodes whose Job runs at the merge. */
    working: atWork(due, plan).map((node) => node.name),
  };
}

/** The first blocker that the Job of each due node meets. */
function blockersOf(
  plan: ReachingPlan,
  all: readonly ReachingPlan[],
  objects: readonly Manifest[],
): ReadonlyMap<string, JobBlocker> {
  const { spec, due } = plan;
  const prepare = prepareBlocker(plan, all, objects);
  const giveUps = giveUpsOf(spec.drain, objects);
  const isBack = comingBack(plan, objects);
  const found = new Map<string, JobBlocker>();
  for (const node of due) {
    const isDown = node.ready !== 'True' && !isBack(node);
    const blocker =
      (node.labels[HOSTNAME_LABEL] === node.name ? null : OTHER_HOSTNAME) ??
      (isDown ? NOT_READY : taintBlocker(node, plan, isBack(node))) ??
      prepare ??
      giveUps(node);
    if (blocker) found.set(node.name, blocker);
  }
  const working = atWork(due, plan);
  const isRecreated = plan.isHashChanged || plan.isOtherPod || plan.object === null;
  // The status says that a Job has failed, not which: it costs one slot in any case.
  if (working[0] && plan.saysJobFailed && !isRecreated && !working.some((node) => found.has(node.name)))
    found.set(working[0].name, failedJob(working));
  return found;
}

export const REPAIR = fix`Repair the node, or take it out of the Plan with the label plan.upgrade.cattle.io/NAME=disabled (NAME is that of the Plan).`;

const NOT_READY: JobBlocker = {
  ...{ why: text`it is not ready`, fix: REPAIR, path: ['nodeSelector'], end: 'down' },
};

const OTHER_HOSTNAME: JobBlocker = {
  why: text`its label ${code(HOSTNAME_LABEL)} is not its name, and the controller deletes its Job whenever it sees it`,
  fix: fix`Exclude the node from nodeSelector, or register it under its hostname.`,
  path: ['nodeSelector'],
};

/** Source: vitobotta/hetzner-k3s#750; pkg/upgrade/handle_batch.go. */
function failedJob(working: readonly NodeState[]): JobBlocker {
  return {
    why: text`a Job on ${literal(working.length > 1 ? 'one of ' : '')}${nodeList(working)} has failed (condition Complete, reason JobFailed) and is not recreated`,
    fix: fix`Find out why the Job failed, repair the node, and edit the Plan in a way that changes its pods, such as an annotation: that recreates the Job.`,
    path: ['concurrency'],
  };
}

/**
 * Nodes that are not ready and come back: their own Job restarts them, or the interrupt of a NodeWright, and the pod of the Job waits there.
 * Where the status says that a Job has failed, it may be that of such a node. Source: issues 23 and 282; pkg/upgrade/job/job.go.
 */
export function comingBack(
  { applying, saysJobFailed }: SidePlan,
  objects: readonly Manifest[],
): (node: NodeState) => boolean {
  const rebooting = rebootingNodes(objects);
  return (node) =>
    (node.ready === 'False' || node.ready === 'Unknown') &&
    ((hasSlot(node, applying) && !saysJobFailed) || rebooting.has(node.name));
}

/**
 * Nodes that are cordoned for the Jobs that are at work on them, or restarted by these, and come back with them. Source:
 * pkg/upgrade/job/job.go (the drain of a Job cordons), pkg/upgrade/handle_batch.go (its success uncordons); issues 23 and 282.
 */
export function outForWork(plan: Planned): string[] {
  return atWork(plan.due, plan).flatMap((node) => {
    const isOut = node.unschedulable ? plan.spec.cordons : node.ready !== 'True';
    return node.deletingSince === null && !plan.blockers.has(node.name) && isOut ? node.name : [];
  });
}

/** Taints of a node that is not ready. */
const DOWN: ReadonlySet<string> = new Set(['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable']);

/** Taints of a state that passes: the kubelet removes them by itself. */
const PASSING = /^node\.kubernetes\.io\/(memory|disk|pid)-pressure$/;

/** What the controller adds to the tolerations of a Plan. Source: pkg/upgrade/job/job.go, New. */
const OF_EVERY_JOB = {
  ...({ key: 'node.kubernetes.io/unschedulable', operator: 'Exists', value: '' } as const),
  effect: 'NoSchedule',
};

/**
 * The pod of a Job is tied to its node by an affinity, so that it goes through the scheduler, and a taint keeps it Pending.
 * Source: pkg/upgrade/job/job.go, New; rancher/system-upgrade-controller#147.
 */
function taintBlocker({ taints }: NodeState, { spec }: SidePlan, isBack: boolean): JobBlocker | null {
  const lasting = taints.filter(({ key }) => !PASSING.test(key) && !(isBack && DOWN.has(key)));
  const taint = untolerated(lasting, [OF_EVERY_JOB, ...spec.tolerations], ['NoSchedule', 'NoExecute']);
  if (taint === undefined) return null;
  const { key, value, effect } = taint;
  const match = value === '' ? 'operator: Exists' : `value: ${JSON.stringify(value)}`;
  return {
    why: text`the pod of its Job stays Pending, as no toleration of the Plan matches the taint ${code(taintText(taint))}`,
    fix: fix`Add ${code(`{key: ${key}, ${match}, effect: ${effect}}`)} to tolerations.`,
    ...{ path: ['tolerations'], end: 'pending' },
  };
}

/**
 * Why no Job gets past `prepare`: it waits until the Plan that it names is there and the control plane runs this Plan's version. Null where no
 * Plan of the namespace is known but this one. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh; rancher/rancher#25907.
 */
function prepareBlocker(
  plan: ReachingPlan,
  all: readonly ReachingPlan[],
  objects: readonly Manifest[],
): JobBlocker | null {
  const { spec, manifest, version, isLive } = plan;
  if (spec.waitsFor === null || isLive) return null;
  const waitsFor = planName(spec.waitsFor);
  const first = all.find((other) => other.group === waitedFor(plan));
  if (first === undefined)
    return isAlone(manifest, all, objects)
      ? null
      : {
          why: text`its prepare waits for ${waitsFor}, which neither the files nor the snapshot have in namespace ${name('object', namespaceOf(manifest))}`,
          fix: fix`Name the Plan of the control plane in the args of prepare, add ${waitsFor} to the change, or take a snapshot that holds it.`,
          ...{ path: ['prepare'], end: 'pending' },
        };
  const other = first.version;
  if (version === null || other === null || other === version || first.selected.length === 0) return null;
  return {
    why: text`its prepare waits until the control plane runs ${code(version)}, and ${waitsFor} upgrades it to ${code(other)}`,
    fix: fix`Write one version in both Plans: ${waitsFor} has ${code(other)}, this one ${code(version)}.`,
    ...{ path: ['version'], end: 'pending' },
  };
}

export function planName(written: string): Text {
  return name('policy', `${KIND}/${written}`);
}

/** True if no other Plan of the namespace is known: files and snapshots that hold none may be those of nodes alone. */
export function isAlone(
  manifest: Manifest,
  all: readonly ReachingPlan[],
  objects: readonly Manifest[],
): boolean {
  const live = objects.filter(({ kind, apiVersion }) => kind === KIND && groupOf(apiVersion) === GROUP);
  return [...live, ...all.map((other) => other.manifest)].every(
    (other) => other === manifest || namespaceOf(other) !== namespaceOf(manifest),
  );
}

/** Why `kubectl drain` gives up on a pod, in the order in which one is reported. Source: k8s.io/kubectl pkg/drain/filters.go. */
const GIVE_UPS = [
  {
    isCause: ({ owner }: DrainedPod, drain: DrainSpec): boolean => owner === null && !drain.force,
    which: ', which no controller owns, as drain.force is not true',
    fix: fix`Move or delete these pods before the merge, or set ${code('drain.force: true')}, which deletes pods that nothing recreates.`,
  },
  {
    isCause: ({ owner }: DrainedPod, drain: DrainSpec): boolean =>
      owner?.kind === 'DaemonSet' && !drain.ignoresDaemonSets,
    which: ' of a DaemonSet, as drain.ignoreDaemonSets is false',
    fix: fix`Leave ${code('drain.ignoreDaemonSets')} out: it is true by default.`,
  },
  {
    // Daemon pods and static pods are passed before their volumes are asked for.
    isCause: ({ owner, hasEmptyDir }: DrainedPod, drain: DrainSpec): boolean =>
      hasEmptyDir && !drain.deletesEmptyDirs && owner?.kind !== 'DaemonSet' && owner?.kind !== 'Node',
    which: ' with an emptyDir volume, as the drain may not delete its contents',
    fix: fix`Leave ${code('drain.deleteEmptydirData')} and ${code('drain.deleteLocalData')} out: both are true by default, and the contents of the volume are lost.`,
  },
];

/** Nodes on which a drain gives up before it evicts anything, because of its timeout or of pods that are there now. */
function giveUpsOf(
  drain: DrainSpec | null,
  objects: readonly Manifest[],
): (node: NodeState) => JobBlocker | null {
  if (drain === null) return () => null;
  if (drain.badTimeout) {
    const remedy = fix`Write it with a unit and in quotes: ${code('timeout: "60s"')}.`;
    const timeout = { why: drain.badTimeout, path: ['drain', 'timeout'], fix: remedy };
    return () => timeout;
  }
  const takesAll = drain.force && drain.ignoresDaemonSets && drain.deletesEmptyDirs;
  // Pods of the controller's own Jobs are left out. Source: pkg/upgrade/job/job.go, New.
  const asked = (takesAll ? [] : podsToDrain(objects)).filter(
    ({ labels }) =>
      labels['upgrade.cattle.io/controller'] === undefined &&
      (drain.selector === null || selects(drain.selector, labels)),
  );
  const byNode = groupedBy(asked, (pod) => pod.node);
  return (node) => {
    for (const { isCause, which, fix: remedy } of GIVE_UPS) {
      const pods = (byNode.get(node.name) ?? []).filter((pod) => isCause(pod, drain));
      if (pods.length === 0) continue;
      const names = pods.map((pod) => `${pod.namespace}/${pod.name}`).sort();
      const why = text`kubectl drain gives up on ${list(names.map((pod) => name('object', pod)))}${literal(which)}`;
      return { why, fix: remedy, path: ['drain'] };
    }
    return null;
  };
}

/** The first of these nodes whose Job never succeeds, and all nodes of the Plan with the same cause; null: none is known. */
export function deadEndIn(
  { due, blockers }: Planned,
  isOne: (node: string, blocker: JobBlocker) => boolean,
): { readonly says: Text; readonly blocker: JobBlocker } | null {
  const all = due.flatMap(({ name: node }) => {
    const blocker = blockers.get(node);
    return blocker ? [{ node, blocker }] : [];
  });
  const blocker = all.find((one) => isOne(one.node, one.blocker))?.blocker;
  if (!blocker) return null;
  const alike = all.filter((one) => toPlain(one.blocker.why) === toPlain(blocker.why));
  return { says: text`${nodeList(alike.map(({ node }) => node))}: ${blocker.why}.`, blocker };
}
