import { HOSTNAME_LABEL, type NodeState, type Snapshot } from '../../../snapshot/snapshot.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { type Toleration, untolerated, taintText } from '../../../snapshot/toleration.js';
import { failingDrains } from '../objects/drain.js';
import type { PlanSpec } from '../objects/plan.js';
import type { SidePlan } from '../side.js';
import { rebootingNodes } from '../../system.js';
import type { Hindrance } from './controller.js';
import type { Reach } from './reach.js';
import { hasPlace } from '../controller/selection.js';

/** Why the Job of a node never succeeds. */
export interface LostJob extends Hindrance {
  /** What is written that way, below `spec`. */
  readonly path: readonly string[];
  /** What becomes of the node and of the place it takes; null where the node is what is broken, and may be repaired. */
  readonly outcome: string | null;
}

/** By the name of the node; one that is not in it has nothing in its way, as far as the snapshot shows. */
export type Hindrances = ReadonlyMap<string, LostJob>;

const STAYS_CORDONED =
  'the Job fails at its deadline, the node stays cordoned, and the place it takes is lost for ever';
/** A Job that never comes to its node: prepare, and a pod that waits for the scheduler, come before cordon and drain. */
export const NEVER_BEGINS: Pick<LostJob, 'outcome' | 'neverBegins'> = {
  outcome: 'the Job fails at its deadline before it has begun, and the place it takes is lost for ever',
  neverBegins: true,
};
const IS_DELETED =
  'the Job is deleted whenever the controller sees it, and the place it takes is lost for ever';

/**
 * What is in the way of the nodes that are due, by the first thing that a Job meets; `prepare` is what its `prepare` waits for in vain, if it does.
 */
export function hindrancesOf(
  plan: SidePlan,
  { due }: Reach,
  { objects }: Snapshot,
  prepare: LostJob | null = null,
): Hindrances {
  const { spec } = plan;
  const drains = drainHindrances(spec, objects);
  const short = shortDeadline(spec);
  const rebooting = rebootingNodes(objects);
  return new Map(
    due.flatMap((node) => {
      const isBack = comesBack(node, plan, rebooting);
      const lost =
        identityOf(node) ??
        (isBack ? null : notReady(node)) ??
        keptAway(isBack ? withoutDown(node) : node, spec.tolerations) ??
        short ??
        prepare ??
        drains(node) ??
        failedBefore(node, plan);
      return lost === null ? [] : [[node.name, lost]];
    }),
  );
}

/**
 * Nodes that are cordoned for the Jobs that are at work on them, or restarted by these, and come back with them. Source:
 * pkg/upgrade/job/job.go (the drain of a Job cordons), pkg/upgrade/handle_batch.go (its success uncordons); issues 23 and 282.
 */
export function outForWork({ spec, applying }: SidePlan, { due }: Reach, hindrances: Hindrances): string[] {
  return due
    .filter((node) => {
      const isItsOwn = node.unschedulable ? spec.cordons : node.ready !== 'True';
      return (
        hasPlace(node, applying) && !hindrances.has(node.name) && isItsOwn && node.deletingSince === null
      );
    })
    .map(({ name }) => name);
}

function identityOf({ name, labels }: NodeState): LostJob | null {
  if (labels[HOSTNAME_LABEL] === name) return null;
  return {
    says: `its label ${HOSTNAME_LABEL} is not its name`,
    fix: 'Exclude the node from nodeSelector, or register it under its hostname.',
    path: ['nodeSelector'],
    outcome: IS_DELETED,
  };
}

/**
 * The only node that has a place, where the Plan says that a Job has failed; of several nobody can tell which one it is. Source:
 * vitobotta/hetzner-k3s#750; pkg/upgrade/handle_batch.go.
 */
function failedBefore(node: NodeState, { applying, hasFailedJob }: SidePlan): LostJob | null {
  if (!hasFailedJob || applying.size !== 1 || !hasPlace(node, applying)) return null;
  return {
    says: 'its Job has failed (condition Complete, reason JobFailed), and nothing makes it again',
    fix: 'See why the Job failed, repair the node, and edit the Plan in a way that its pods show, such as an annotation: that makes the Job again.',
    path: ['concurrency'],
    outcome: 'the place it has is lost until somebody acts',
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
  const isAtWork = hasPlace(node, applying) && !saysJobFailed;
  return node.ready !== 'True' && node.ready !== 'missing' && (isAtWork || rebooting.has(node.name));
}

function withoutDown(node: NodeState): NodeState {
  return { ...node, taints: node.taints.filter(({ key }) => !DOWN.has(key)) };
}

function notReady({ ready }: NodeState): LostJob | null {
  return ready === 'True'
    ? null
    : { says: 'it is not ready', fix: null, path: ['nodeSelector'], outcome: null };
}

/** No pod is scheduled, fetched, started and done in less. */
const SHORTEST_JOB_MS = 10_000;

/** The deadline counts from the making of the Job, all its containers within it. Source: pkg/upgrade/job/job.go, New. */
function shortDeadline({ deadlineMs, cordons }: PlanSpec): LostJob | null {
  if (deadlineMs === null || deadlineMs === 0 || deadlineMs >= SHORTEST_JOB_MS) return null;
  const seconds = deadlineMs / 1000;
  return {
    says: `jobActiveDeadlineSecs is ${seconds}, and no Job is scheduled, started and done within ${counted(seconds, 'second')} of its making`,
    fix: 'Set jobActiveDeadlineSecs to longer than the drain and the work of a node take, such as 1800.',
    path: ['jobActiveDeadlineSecs'],
    ...(cordons ? { outcome: STAYS_CORDONED } : NEVER_BEGINS),
  };
}

/** Taints of a node that is not ready. */
const DOWN: ReadonlySet<string> = new Set(['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable']);

/** Taints of a state that passes: the kubelet takes them off by itself. */
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
function keptAway({ taints }: NodeState, tolerations: readonly Toleration[]): LostJob | null {
  const lasting = taints.filter(({ key }) => !PASSING.test(key));
  const taint = untolerated(lasting, [OF_EVERY_JOB, ...tolerations], ['NoSchedule', 'NoExecute']);
  if (taint === undefined) return null;
  const { key, value, effect } = taint;
  const toleration =
    value === ''
      ? `{key: ${visible(key)}, operator: Exists, effect: ${effect}}`
      : `{key: ${visible(key)}, value: ${JSON.stringify(value)}, effect: ${effect}}`;
  return {
    says: `the pod of its Job stays Pending, as no toleration of the Plan matches the taint ${taintText(taint)}`,
    fix: `Add ${toleration} to tolerations.`,
    path: ['tolerations'],
    ...NEVER_BEGINS,
  };
}

function drainHindrances(
  { drain }: PlanSpec,
  objects: readonly Manifest[],
): (node: NodeState) => LostJob | null {
  const broken = drain?.neverWorks;
  if (broken) return () => ({ ...broken, outcome: STAYS_CORDONED });
  const failing = failingDrains(drain, objects);
  return ({ name }) => {
    const fault = failing.get(name);
    return fault === undefined ? null : { ...fault, path: ['drain'], outcome: STAYS_CORDONED };
  };
}
