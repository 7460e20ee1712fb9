import type { Interval } from '../../../calendar/intervals.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { type Cluster, jobsIn, newCluster, resume, setPlan } from '../controller/cluster.js';
import { hasSlot, planLabel } from '../controller/selection.js';
import type { PlanStatus } from '../controller/status.js';
import { step } from '../controller/step.js';
import { openIntervals } from '../controller/window.js';
import { deadlineOf, type Options } from '../options.js';
import type { SidePlan } from '../side.js';
import type { JobBlocker, JobBlockers } from './blockers.js';
import type { Reaching } from './reach.js';

/** One Plan of a side, and what is known of its nodes. */
export interface Planned extends Reaching {
  readonly blockers: JobBlockers;
  /** Another Plan, which the controller cannot read: it then reads none. */
  readonly stoppedBy: SidePlan | null;
}

/** A node that is due. */
interface DueNode {
  readonly name: string;
  readonly hasSlot: boolean;
  /** Why its Job never succeeds, as far as the snapshot shows. */
  readonly blocker: JobBlocker | null;
}

/** One Plan of a dry rollout: the Jobs of before, and the Plan after the change. */
export interface PlanRollout extends Planned {
  readonly group: string;
  /** In the order in which they are taken. */
  readonly due: readonly DueNode[];
  /** Place of each node in that order. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly concurrency: number;
  /** When it may begin; null: at any time. */
  readonly open: readonly Interval[] | null;
  /** Group of the Plan that its `prepare` waits for. */
  readonly waitsFor: string | null;
  /** From the creation of a Job until it has failed for good; Infinity where nothing ends it. */
  readonly deadlineMs: number;
  readonly status: PlanStatus;
  /** Nodes whose Job runs at the merge, and the status that it was created with. */
  readonly underWay: { readonly status: PlanStatus; readonly nodes: readonly string[] };
}

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

/** Group of a Plan in the trace. */
export function groupOfPlan({ manifest }: Pick<SidePlan, 'manifest'>): string {
  return `${namespaceOf(manifest)}/${manifest.name}`;
}

/** Concurrency slots; none where the controller reads no Plan at all. */
export function slotsOf({ plan, stoppedBy }: Pick<Planned, 'plan' | 'stoppedBy'>): number {
  return stoppedBy === null ? Math.max(0, plan.spec.concurrency) : 0;
}

/** A Plan as the dry rollout runs it. The work fails on the targets of `last`: they come last. */
export function rolloutOf(
  planned: Planned,
  options: Options,
  at: Instant,
  last: ReadonlySet<string> = new Set(),
): PlanRollout {
  const { plan, reach, blockers, stoppedBy } = planned;
  const { spec, manifest, isHashChanged, isOtherPod } = plan;
  const due = worstOrder(
    reach.due.map((node) => ({
      name: node.name,
      hasSlot: hasSlot(node, plan.applying),
      blocker: blockers.get(node.name) ?? null,
    })),
    last,
  );
  const after = statusOf('after', plan.version);
  const before = isHashChanged ? statusOf('before', plan.versionBefore) : after;
  const working = due.flatMap((node) => (node.hasSlot ? node.name : []));
  // Where the one Job under way has failed and the edit recreates it, none runs.
  const isRecreated = plan.saysJobFailed && (isHashChanged || isOtherPod) && working.length === 1;
  return {
    ...planned,
    group: groupOfPlan(plan),
    due,
    ranks: new Map([...due, ...reach.finished].map(({ name }, i) => [name, i])),
    concurrency: slotsOf(planned),
    open: spec.window && openIntervals(spec.window, { from: at, to: at + LOOK_AHEAD_MS }),
    waitsFor: spec.waitsFor === null ? null : `${namespaceOf(manifest)}/${spec.waitsFor}`,
    deadlineMs: deadlineOf(spec, options),
    status: stoppedBy === null ? after : { ...before, isReady: false },
    underWay: { status: before, nodes: isRecreated ? [] : working },
  };
}

/** Stands in for the hash, which a snapshot does not tell of a Plan with secrets or a channel. */
function statusOf(hash: 'before' | 'after', version: string | null): PlanStatus {
  return { version: version ?? hash, hash, isReady: true };
}

/**
 * Sorts nodes by the order that loses most: nodes with a concurrency slot first, and nodes whose Job never succeeds last. The real order
 * is a hash over UIDs. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
 */
function worstOrder(due: readonly DueNode[], last: ReadonlySet<string>): DueNode[] {
  const turns: readonly [DueNode[], DueNode[], DueNode[], DueNode[]] = [[], [], [], []];
  for (const node of due) {
    const { name, hasSlot: isAtWork, blocker } = node;
    const isLate = blocker !== null || last.has(name);
    turns[isAtWork ? 0 : blocker?.end === 'pending' ? 3 : isLate ? 2 : 1].push(node);
  }
  return turns.flat();
}

/** Durations of Jobs are assumed, so that none is held against a deadline; a failed Job with a known cause fails again and is not retried. */
const SETTINGS = { deadlineMs: Infinity, ttlMs: 0, resyncMs: Infinity };

/** Nodes that the Plans select, with the labels that decide what is due. */
export function clusterOf(rollouts: readonly PlanRollout[], from: Instant): Cluster {
  const labels = new Map<string, Record<string, string>>();
  const label = (name: string, more: Record<string, string>): void => {
    labels.set(name, Object.assign(labels.get(name) ?? { [HOSTNAME_LABEL]: name }, more));
  };
  for (const { group, due, reach, status } of rollouts) {
    for (const { name } of due) label(name, { [group]: '' });
    for (const { name } of reach.finished) label(name, { [group]: '', [planLabel(group)]: status.hash });
  }
  const nodes = [...labels].map(([name, own]) => ({ name, labels: own, cordoned: false, notReady: false }));
  const cluster = newCluster(SETTINGS, nodes, from);
  for (const rollout of rollouts) addPlan(cluster, rollout);
  return cluster;
}

const [PODS, EDITED_PODS] = ['', 'edited'];

function addPlan(cluster: Cluster, rollout: PlanRollout): void {
  const { group, due, ranks, concurrency, open, waitsFor, status, underWay } = rollout;
  const { spec, isOtherPod } = rollout.plan;
  // A node that joins comes behind all that are there.
  const orderKey = (node: string): string =>
    String(ranks.get(node) ?? 'z').padStart(9, ranks.has(node) ? '0' : 'z');
  setPlan(cluster, {
    ...{ name: group, open, waitsFor, orderKey, pods: isOtherPod ? EDITED_PODS : PODS },
    spec: { concurrency, deadlineMs: 0, delayMs: spec.delayMs, cordons: false, exclusive: spec.exclusive },
    selector: {
      written: true,
      requirements: [{ key: group, operator: 'Exists', values: [], allowed: new Set() }],
    },
    unschedulable: new Set(due.flatMap(({ name, blocker }) => (blocker?.end === 'pending' ? name : []))),
    statusAfter: () => status,
  });
  resume(cluster, group, { ...underWay, pods: PODS });
}

/** Nodes whose running Job the edit of a Plan touches. */
export interface TouchedJobs {
  /** The Job is deleted, and created again with other pods. */
  readonly recreated: readonly string[];
  /** The pod runs on, its success is not recorded, and the node is upgraded again. */
  readonly repeated: readonly string[];
}

/** Applies the edit to the Jobs under way, and looks at the first step of the controller. */
export function touchedJobs(rollout: PlanRollout, at: Instant): TouchedJobs {
  if (rollout.plan.applying.size === 0) return { recreated: [], repeated: [] };
  const cluster = clusterOf([rollout], at);
  const { events } = step(cluster, at);
  const nodesOf = (jobs: readonly { readonly node: string }[]): string[] =>
    jobs.map(({ node }) => node).sort();
  const running = jobsIn(cluster).filter(({ state }) => state === 'running');
  return {
    recreated: nodesOf(events.flatMap(({ kind, job }) => (kind === 'replaced' ? job : []))),
    repeated: nodesOf(running.filter(({ hash }) => hash !== rollout.status.hash)),
  };
}
