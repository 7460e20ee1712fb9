import { groupedBy, lazily } from '../../../manifest/lookup.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import {
  HOSTNAME_LABEL,
  isDownTaint,
  type NodeState,
  taintText,
  untolerated,
} from '../../../snapshot/snapshot.js';
import { code, list, literal, name, sameText, type Text, text } from '../../../text/text.js';
import {
  type DrainedPod,
  type Fix,
  fix,
  podsToDrain,
  rebootingNodes,
  type ResolveInput,
} from '../../system.js';
import { hasSlot } from '../controller/selection.js';
import { type DrainSpec, KIND } from '../objects/plan.js';
import type { SidePlan } from '../side.js';

/** The reason that the Job of a node never succeeds. It keeps its concurrency slot. */
interface JobBlocker {
  /** A clause with the node or its Job as its subject. */
  readonly why: Text;
  readonly fix: Fix;
  /** Below `spec`. */
  readonly path: readonly string[];
  /** `pending`: its pod is never scheduled, and the node stays in production. `down`: the node may be repaired. Absent: it fails. */
  readonly end?: 'pending' | 'down';
}

/** A Plan with all that is known of it before the dry rollout. */
export type Planned = ReturnType<typeof plannedOf>[number];

/** Plans of a side beside each other, with what the snapshot shows of their Jobs. */
export function plannedOf(plans: readonly SidePlan[], { snapshot, objects }: ResolveInput) {
  const unread = plans.find(({ spec }) => spec.invalid?.stopsAll === true) ?? null;
  const rebooting = rebootingNodes(snapshot.objects);
  const pods = lazily(() => groupedBy(podsToDrain(snapshot.objects), (pod) => pod.node));
  const byGroup = new Map(plans.map((plan) => [plan.group, plan]));
  const manifests = new Set([...objects.texts.live, ...plans.map(({ manifest }) => manifest)]);
  const known = groupedBy(manifests, namespaceOf);
  return plans.map((plan) => {
    const stoppedBy = unread === plan ? null : unread;
    const first = plan.waitsFor === null ? undefined : byGroup.get(plan.waitsFor);
    // Files and snapshots that hold no other Plan of the namespace may be those of nodes alone.
    const isAlone = known.get(namespaceOf(plan.manifest))?.length === 1;
    // Its own Job restarts the node, or the interrupt of a NodeWright, and the pod of the Job waits there; but where the status says that a Job has
    // failed, it may be that of the node. Source: issues 23 and 282; pkg/upgrade/job/job.go.
    const returning = plan.due.filter(
      (node) =>
        (node.ready === 'False' || node.ready === 'Unknown') &&
        ((hasSlot(node, plan.applying) && !plan.saysJobFailed) || rebooting.has(node.name)),
    );
    return {
      ...plan,
      /** Due nodes that are not ready and come back. */
      returning,
      /** No other Plan of its namespace is known, so that the one that `prepare` waits for is planned as complete. */
      isAlone,
      /** The reason that a Job never succeeds, by node name, as far as the snapshot shows. */
      blockers: blockersOf(plan, new Set(returning), isAlone ? null : prepareBlocker(plan, first), pods),
      /** Another Plan, which the controller cannot read: it then reads none. */
      stoppedBy,
      /** Concurrency slots; none where the controller reads no Plan at all. */
      slots: stoppedBy === null ? Math.max(0, plan.spec.concurrency) : 0,
    };
  });
}

/** The first blocker that the Job of each due node meets. */
function blockersOf(
  plan: SidePlan,
  returning: ReadonlySet<NodeState>,
  prepare: JobBlocker | null,
  pods: () => PodsByNode,
): ReadonlyMap<string, JobBlocker> {
  const { due, working, saysJobFailed, isHashChanged, isOtherPod, object } = plan;
  const giveUp = giveUpOf(plan.spec.drain, pods);
  const found = new Map<string, JobBlocker>();
  for (const node of due) {
    const isBack = returning.has(node);
    const blocker =
      (node.labels[HOSTNAME_LABEL] === node.name ? null : OTHER_HOSTNAME) ??
      (node.ready !== 'True' && !isBack ? NOT_READY : taintBlocker(node, plan, isBack)) ??
      prepare ??
      giveUp(node);
    if (blocker) found.set(node.name, blocker);
  }
  const isRecreated = isHashChanged || isOtherPod || object === null;
  const oneOf = working.length > 1 ? text`one of ${nodeList(working)}` : nodeList(working);
  const why = text`a Job on ${oneOf} has failed (condition Complete, reason JobFailed) and is not recreated`;
  // The status does not say which: it costs one slot in any case. Source: vitobotta/hetzner-k3s#750; pkg/upgrade/handle_batch.go.
  if (working[0] && saysJobFailed && !isRecreated && !working.some((node) => found.has(node.name)))
    found.set(working[0].name, { why, fix: RECREATE, path: ['concurrency'] });
  return found;
}

export const REPAIR = fix`Repair the node, or take it out of the Plan with the label plan.upgrade.cattle.io/NAME=disabled (NAME is that of the Plan).`;

const NOT_READY: JobBlocker = {
  ...{ why: text`not ready`, fix: REPAIR, path: ['nodeSelector'], end: 'down' },
};

const OTHER_HOSTNAME: JobBlocker = {
  why: text`its label ${code(HOSTNAME_LABEL)} is not its name, and the controller deletes its Job whenever it sees it`,
  fix: fix`Exclude the node from nodeSelector, or register it under its hostname.`,
  path: ['nodeSelector'],
};

const RECREATE = fix`Find out why the Job failed, repair the node, and edit the Plan in a way that changes its pods, such as an annotation: that recreates the Job.`;

/**
 * Nodes that are cordoned for the Jobs that are at work on them, or restarted by these, and come back with them. Source:
 * pkg/upgrade/job/job.go (the drain of a Job cordons), pkg/upgrade/handle_batch.go (its success uncordons); issues 23 and 282.
 */
export function outForWork({ working, spec, blockers }: Planned): string[] {
  return working.flatMap((node) => {
    const isOut = node.unschedulable ? spec.cordons : node.ready !== 'True';
    return node.deletingSince === null && !blockers.has(node.name) && isOut ? node.name : [];
  });
}

/** Taints of transient states: the kubelet removes them. */
const PASSING = /^node\.kubernetes\.io\/(memory|disk|pid)-pressure$/;

/** Tolerations that the controller adds to those of a Plan. Source: pkg/upgrade/job/job.go, New. */
const OF_EVERY_JOB = {
  ...({ key: 'node.kubernetes.io/unschedulable', operator: 'Exists', value: '' } as const),
  effect: 'NoSchedule',
};

/**
 * The pod of a Job is tied to its node by an affinity, so that it goes through the scheduler, and a taint keeps it Pending.
 * Source: pkg/upgrade/job/job.go, New; rancher/system-upgrade-controller#147.
 */
function taintBlocker({ taints }: NodeState, { spec }: SidePlan, isBack: boolean): JobBlocker | null {
  const lasting = taints.filter((one) => !PASSING.test(one.key) && !(isBack && isDownTaint(one)));
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
 * The reason that no Job completes `prepare`: it waits until the Plan that it names (`first`) is there and the control plane runs this Plan's version.
 * Source: k3s-io/k3s-upgrade, scripts/upgrade.sh; rancher/rancher#25907.
 */
function prepareBlocker(plan: SidePlan, first: SidePlan | undefined): JobBlocker | null {
  const { spec, version, manifest, isLive } = plan;
  if (spec.waitsFor === null || isLive) return null;
  const waitsFor = planName(spec.waitsFor);
  if (first === undefined)
    return {
      why: text`prepare waits for ${waitsFor}, which neither the files nor the snapshot have in namespace ${name('object', namespaceOf(manifest))}`,
      fix: fix`Name the Plan of the control plane in the args of prepare, add ${waitsFor} to the change, or take a snapshot that holds it.`,
      ...{ path: ['prepare'], end: 'pending' },
    };
  const other = first.version;
  if (version === null || other === null || other === version || first.selected.length === 0) return null;
  return {
    why: text`prepare waits until the control plane runs ${code(version)}, and ${waitsFor} upgrades it to ${code(other)}`,
    fix: fix`Write one version in both Plans: ${waitsFor} has ${code(other)}, this one ${code(version)}.`,
    ...{ path: ['version'], end: 'pending' },
  };
}

export function planName(written: string): Text {
  return name('policy', `${KIND}/${written}`);
}

export function nodeList(nodes: readonly (NodeState | string)[]): Text {
  const names = nodes.map((node) => (typeof node === 'string' ? node : node.name));
  return list(names.sort().map((node) => name('target', node)));
}

type PodsByNode = ReadonlyMap<string, readonly DrainedPod[]>;

/** The reason that a drain fails before any eviction: its timeout, or pods on the node now. */
function giveUpOf(drain: DrainSpec | null, pods: () => PodsByNode): (node: NodeState) => JobBlocker | null {
  if (drain === null) return () => null;
  const { badTimeout, force, ignoresDaemonSets, deletesEmptyDirs, spares } = drain;
  if (badTimeout) {
    const remedy = fix`Write it with a unit and in quotes: ${code('timeout: "60s"')}.`;
    return () => ({ why: badTimeout, path: ['drain', 'timeout'], fix: remedy });
  }
  if (force && ignoresDaemonSets && deletesEmptyDirs) return () => null;
  const isDaemon = ({ owner }: DrainedPod): boolean => owner?.kind === 'DaemonSet';
  // In the order in which one is reported. Source: k8s.io/kubectl pkg/drain/filters.go.
  const causes: readonly (readonly [(pod: DrainedPod) => boolean, which: string, remedy: Fix])[] = [
    [
      ({ owner }) => owner === null && !force,
      ', which no controller owns, as drain.force is not true',
      fix`Move or delete these pods before the merge, or set ${code('drain.force: true')}, which deletes pods that nothing recreates.`,
    ],
    [
      (pod) => isDaemon(pod) && !ignoresDaemonSets,
      ' of a DaemonSet, as drain.ignoreDaemonSets is false',
      fix`Leave ${code('drain.ignoreDaemonSets')} out: it is true by default.`,
    ],
    [
      // Daemon pods and static pods are passed before their volumes are asked for.
      (pod) => pod.hasEmptyDir && !deletesEmptyDirs && !isDaemon(pod) && pod.owner?.kind !== 'Node',
      ' with an emptyDir volume, as the drain may not delete its contents',
      fix`Leave ${code('drain.deleteEmptydirData')} and ${code('drain.deleteLocalData')} out: both are true by default, and the contents of the volume are lost.`,
    ],
  ];
  return (node) => {
    const asked = (pods().get(node.name) ?? []).filter((pod) => !spares(pod));
    for (const [isCause, which, remedy] of causes) {
      const names = asked.filter(isCause).map((pod) => `${pod.namespace}/${pod.name}`);
      const why = text`kubectl drain gives up on ${list(names.sort().map((pod) => name('object', pod)))}${literal(which)}`;
      if (names.length > 0) return { why, fix: remedy, path: ['drain'] };
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
  const alike = all.filter((one) => sameText(one.blocker.why, blocker.why));
  return { says: text`${nodeList(alike.map(({ node }) => node))}: ${blocker.why}.`, blocker };
}
