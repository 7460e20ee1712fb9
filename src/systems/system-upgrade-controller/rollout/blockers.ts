import { groupOf, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import {
  HOSTNAME_LABEL,
  type NodeState,
  type Snapshot,
  taintText,
  type Toleration,
  untolerated,
} from '../../../snapshot/snapshot.js';
import { code, list, name, type Text, text } from '../../../text/text.js';
import { type Fix, fix, rebootingNodes } from '../../system.js';
import { GROUP, KIND } from '../admission/crd.js';
import { hasSlot } from '../controller/selection.js';
import { failingDrains } from '../objects/drain.js';
import type { PlanSpec } from '../objects/plan.js';
import { isWaitedFor, type SidePlan } from '../side.js';
import type { Reach, Reaching } from './reach.js';

/** Why the Job of a node never succeeds. */
export interface JobBlocker {
  /** A clause of which the node or its Job is the subject. */
  readonly why: Text;
  /** Null: repair the node, or take it out of the Plan. */
  readonly fix: Fix | null;
  /** Below `spec`. */
  readonly path: readonly string[];
  readonly end: JobEnd;
}

/**
 * What becomes of a blocked Job, which keeps its concurrency slot. `failed`: it fails at its deadline, and the node stays cordoned.
 * `pending`: it fails before its pod starts, and the node stays in production. `deleted`: the controller deletes it whenever it sees it.
 * `waiting`: it has failed, and is not recreated. `down`: the node may be repaired.
 */
export type JobEnd = 'failed' | 'pending' | 'deleted' | 'waiting' | 'down';

/** By the name of the node. One that is not in it has no blocker, as far as the snapshot shows. */
export type JobBlockers = ReadonlyMap<string, JobBlocker>;

/** The first blocker that the Job of each due node meets. */
export function blockersOf(
  plan: SidePlan,
  { due }: Reach,
  { objects }: Snapshot,
  all: readonly Reaching[],
): JobBlockers {
  const { spec } = plan;
  const prepare = prepareBlocker(plan, all, objects);
  const drain = drainBlocker(spec, objects);
  const rebooting = rebootingNodes(objects);
  const found = new Map(
    due.flatMap((node) => {
      const isBack = comesBack(node, plan, rebooting);
      const blocker =
        identityOf(node) ??
        (isBack ? null : notReady(node)) ??
        taintBlocker(isBack ? withoutDown(node) : node, spec.tolerations) ??
        prepare ??
        drain(node);
      return blocker === null ? [] : [[node.name, blocker] as const];
    }),
  );
  const working = due.filter((node) => hasSlot(node, plan.applying));
  const [first] = working;
  // The status says that a Job has failed, not which: it costs one slot in any case.
  if (first && plan.hasFailedJob && !working.some((node) => found.has(node.name)))
    found.set(first.name, failedJob(working));
  return found;
}

/**
 * Why no Job gets past `prepare`: it waits until the Plan that it names is there and the control plane runs this Plan's version. Null where no
 * Plan of the namespace is known but this one. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh; rancher/rancher#25907.
 */
function prepareBlocker(
  plan: SidePlan,
  all: readonly Reaching[],
  objects: readonly Manifest[],
): JobBlocker | null {
  const { spec, manifest, version, isLive } = plan;
  if (spec.waitsFor === null || isLive) return null;
  const waitsFor = planName(spec.waitsFor);
  const first = all.find((other) => isWaitedFor(other.plan, plan));
  if (first === undefined)
    return isAlone(manifest, all, objects)
      ? null
      : {
          why: text`its prepare waits for ${waitsFor}, which neither the files nor the snapshot have in namespace ${name('object', namespaceOf(manifest))}`,
          fix: fix`Name the Plan of the control plane in the args of prepare, add ${waitsFor} to the change, or take a snapshot that holds it.`,
          ...{ path: ['prepare'], end: 'pending' },
        };
  const other = first.plan.version;
  if (version === null || other === null || other === version || first.reach.selected.length === 0)
    return null;
  return {
    why: text`its prepare waits until the control plane runs ${code(version)}, and ${waitsFor} upgrades it to ${code(other)}`,
    fix: fix`Write one version in both Plans: ${waitsFor} has ${code(other)}, this one ${code(version)}.`,
    ...{ path: ['version'], end: 'pending' },
  };
}

export function planName(written: string): Text {
  return name('policy', `${KIND}/${written}`);
}

/** The Plans of a cluster are read as one list. Source: pkg/apis/upgrade.cattle.io/v1/types.go; client-go's reflector. */
export function unreadText({ manifest }: SidePlan): Text {
  return text`${planName(manifest.name)} cannot be read, and the controller reads all Plans or none`;
}

/** True if no other Plan of the namespace is known: files and snapshots that hold none may be those of nodes alone. */
export function isAlone(manifest: Manifest, all: readonly Reaching[], objects: readonly Manifest[]): boolean {
  const isNear = (other: Manifest): boolean =>
    other !== manifest && namespaceOf(other) === namespaceOf(manifest);
  return !(
    all.some((other) => isNear(other.plan.manifest)) ||
    objects.some((object) => object.kind === KIND && groupOf(object.apiVersion) === GROUP && isNear(object))
  );
}

/**
 * Nodes that are cordoned for the Jobs that are at work on them, or restarted by these, and come back with them. Source:
 * pkg/upgrade/job/job.go (the drain of a Job cordons), pkg/upgrade/handle_batch.go (its success uncordons); issues 23 and 282.
 */
export function outForWork({ spec, applying }: SidePlan, { due }: Reach, blockers: JobBlockers): string[] {
  const isOut = (node: NodeState): boolean =>
    node.deletingSince === null && (node.unschedulable ? spec.cordons : node.ready !== 'True');
  return due.flatMap((node) =>
    hasSlot(node, applying) && !blockers.has(node.name) && isOut(node) ? node.name : [],
  );
}

function identityOf({ name: node, labels }: NodeState): JobBlocker | null {
  if (labels[HOSTNAME_LABEL] === node) return null;
  return {
    why: text`its label ${code(HOSTNAME_LABEL)} is not its name`,
    fix: fix`Exclude the node from nodeSelector, or register it under its hostname.`,
    ...{ path: ['nodeSelector'], end: 'deleted' },
  };
}

/** Source: vitobotta/hetzner-k3s#750; pkg/upgrade/handle_batch.go. */
function failedJob(working: readonly NodeState[]): JobBlocker {
  const names = working.map((node) => node.name).sort();
  const failed = text`condition Complete, reason JobFailed`;
  return {
    why:
      names.length === 1
        ? text`its Job has failed (${failed}) and is not recreated`
        : text`a Job has failed on one of ${list(names.map((one) => name('target', one)))} (${failed}) and is not recreated`,
    fix: fix`Find out why the Job failed, repair the node, and edit the Plan in a way that changes its pods, such as an annotation: that recreates the Job.`,
    ...{ path: ['concurrency'], end: 'waiting' },
  };
}

/**
 * A node that its own Job restarts, or the interrupt of a NodeWright, is down for minutes: the pod of the Job waits there. Where the
 * status says that a Job has failed, it may be this one. Source: rancher/system-upgrade-controller#23 and #282; pkg/upgrade/job/job.go.
 */
export function comesBack(
  node: NodeState,
  { applying, saysJobFailed }: SidePlan,
  rebooting: ReadonlySet<string>,
): boolean {
  const isAtWork = hasSlot(node, applying) && !saysJobFailed;
  return node.ready !== 'True' && node.ready !== 'missing' && (isAtWork || rebooting.has(node.name));
}

function withoutDown(node: NodeState): NodeState {
  return { ...node, taints: node.taints.filter(({ key }) => !DOWN.has(key)) };
}

function notReady({ ready }: NodeState): JobBlocker | null {
  return ready === 'True'
    ? null
    : { why: text`it is not ready`, fix: null, path: ['nodeSelector'], end: 'down' };
}

/** Taints of a node that is not ready. */
const DOWN: ReadonlySet<string> = new Set(['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable']);

/** Taints of a state that passes: the kubelet removes them by itself. */
const PASSING = /^node\.kubernetes\.io\/(memory|disk|pid)-pressure$/;

/** What the controller adds to the tolerations of a Plan. Source: pkg/upgrade/job/job.go, New. */
const OF_EVERY_JOB: Toleration = {
  key: 'node.kubernetes.io/unschedulable',
  operator: 'Exists',
  value: '',
  effect: 'NoSchedule',
};

/**
 * The pod of a Job is tied to its node by an affinity, so that it goes through the scheduler, and a taint keeps it Pending.
 * Source: pkg/upgrade/job/job.go, New; rancher/system-upgrade-controller#147.
 */
function taintBlocker({ taints }: NodeState, tolerations: readonly Toleration[]): JobBlocker | null {
  const lasting = taints.filter(({ key }) => !PASSING.test(key));
  const taint = untolerated(lasting, [OF_EVERY_JOB, ...tolerations], ['NoSchedule', 'NoExecute']);
  if (taint === undefined) return null;
  const { key, value, effect } = taint;
  const match = value === '' ? 'operator: Exists' : `value: ${JSON.stringify(value)}`;
  return {
    why: text`the pod of its Job stays Pending, as no toleration of the Plan matches the taint ${code(taintText(taint))}`,
    fix: fix`Add ${code(`{key: ${key}, ${match}, effect: ${effect}}`)} to tolerations.`,
    ...{ path: ['tolerations'], end: 'pending' },
  };
}

function drainBlocker(
  { drain }: PlanSpec,
  objects: readonly Manifest[],
): (node: NodeState) => JobBlocker | null {
  const broken = drain?.neverWorks;
  if (broken) return () => ({ ...broken, end: 'failed' });
  const failing = failingDrains(drain, objects);
  return (node) => {
    const fault = failing.get(node.name);
    return fault ? { ...fault, path: ['drain'], end: 'failed' } : null;
  };
}
