import { HOSTNAME_LABEL, type NodeState, type Snapshot } from '../../../snapshot/snapshot.js';
import { groupOf, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { listing } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import { type Toleration, untolerated, taintText } from '../../../snapshot/toleration.js';
import { failingDrains } from '../objects/drain.js';
import type { PlanSpec } from '../objects/plan.js';
import { isWaitedFor, type SidePlan } from '../side.js';
import { rebootingNodes } from '../../system.js';
import { GROUP } from '../admission/definition.js';
import type { Reach, Reaching } from './reach.js';
import { hasPlace } from '../controller/selection.js';

/** A clause without a full stop, and a fix: null for the one of any node that is lost. */
export interface Hindrance {
  readonly says: string;
  readonly fix: string | null;
  /** True where the Job takes a slot and never comes to the node, which stays in production. */
  readonly neverBegins?: boolean;
}

/** Why the Job of a node never succeeds. */
interface LostJob extends Hindrance {
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
const NEVER_BEGINS: Pick<LostJob, 'outcome' | 'neverBegins'> = {
  outcome: 'the Job fails at its deadline before it has begun, and the place it takes is lost for ever',
  neverBegins: true,
};
const IS_DELETED =
  'the Job is deleted whenever the controller sees it, and the place it takes is lost for ever';

/** What is in the way of the nodes that are due, by the first thing that a Job meets. */
export function hindrancesOf(
  plan: SidePlan,
  { due }: Reach,
  { objects }: Snapshot,
  all: readonly Reaching[],
): Hindrances {
  const { spec } = plan;
  const prepare = prepareBlocker(plan, all, objects);
  const drains = drainHindrances(spec, objects);
  const rebooting = rebootingNodes(objects);
  const found = new Map(
    due.flatMap((node) => {
      const isBack = comesBack(node, plan, rebooting);
      const lost =
        identityOf(node) ??
        (isBack ? null : notReady(node)) ??
        keptAway(isBack ? withoutDown(node) : node, spec.tolerations) ??
        prepare ??
        drains(node);
      return lost === null ? [] : [[node.name, lost] as const];
    }),
  );
  const holders = due.filter((node) => hasPlace(node, plan.applying));
  const [first] = holders;
  // The status says that a Job has failed, not which: it costs one slot in any case.
  if (first && plan.hasFailedJob && !holders.some(({ name }) => found.has(name)))
    found.set(first.name, failedJob(holders));
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
): LostJob | null {
  const { spec, manifest, version, isLive } = plan;
  const { waitsFor } = spec;
  if (waitsFor === null || isLive) return null;
  const name = `Plan/${visible(waitsFor)}`;
  const first = all.find((other) => isWaitedFor(other.plan, plan));
  if (first === undefined)
    return isAlone(manifest, all, objects)
      ? null
      : {
          says: `its prepare waits for ${name}, which neither the files nor the snapshot have in namespace ${visible(namespaceOf(manifest))}`,
          fix: `Name the Plan of the control plane in the args of prepare, add ${name} to the change, or take a snapshot that holds it.`,
          path: ['prepare'],
          ...NEVER_BEGINS,
        };
  const other = first.plan.version;
  if (version === null || other === null || other === version || first.reach.selected.length === 0)
    return null;
  return {
    says: `its prepare waits until the control plane runs ${visible(version)}, and ${name} upgrades it to ${visible(other)}`,
    fix: `Write one version in both Plans: ${name} has ${visible(other)}, this one ${visible(version)}.`,
    path: ['version'],
    ...NEVER_BEGINS,
  };
}

/** True if no other Plan of the namespace is known: files and snapshots that hold none may be those of nodes alone. */
export function isAlone(manifest: Manifest, all: readonly Reaching[], objects: readonly Manifest[]): boolean {
  const isNear = (other: Manifest): boolean =>
    other !== manifest && namespaceOf(other) === namespaceOf(manifest);
  return !(
    all.some((other) => isNear(other.plan.manifest)) ||
    objects.some((object) => object.kind === 'Plan' && groupOf(object.apiVersion) === GROUP && isNear(object))
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

/** Source: vitobotta/hetzner-k3s#750; pkg/upgrade/handle_batch.go. */
function failedJob(holders: readonly NodeState[]): LostJob {
  const names = holders.map(({ name }) => visible(name)).sort();
  return {
    says:
      names.length === 1
        ? 'its Job has failed (condition Complete, reason JobFailed), and is not recreated'
        : `a Job has failed on one of ${listing(names)} (condition Complete, reason JobFailed), and is not recreated`,
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
