import { DAY_MS } from '../../../calendar/days.js';
import type { Interval } from '../../../calendar/intervals.js';
import { objectIn } from '../../../manifest/fields.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import {
  compileSelector,
  type LabelSelector,
  MAX_LABEL_LENGTH,
  selectedBy,
} from '../../../manifest/selector.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import { list, name, type Text } from '../../../text/text.js';
import type { Fix } from '../../system.js';
import { type Cluster, jobsIn, newCluster, resume, setPlan, step } from '../controller/cluster.js';
import { orderKey, type PlanStatus } from '../controller/hash.js';
import {
  hasSlot,
  inOrder,
  isCandidate,
  isDisabled,
  planLabel,
  selectNodes,
} from '../controller/selection.js';
import { openIntervals } from '../controller/window.js';
import type { Options } from '../options.js';
import type { SidePlan } from '../side.js';

/** A Plan of a side, and the nodes of the snapshot that it takes. */
export interface ReachingPlan extends SidePlan {
  /** In the trace. */
  readonly group: string;
  /** One that matches nothing where the Plan can take no node. */
  readonly selector: LabelSelector;
  readonly selected: readonly NodeState[];
  /** How many match the selector and cannot be selected. */
  readonly withoutHostname: number;
  /** Those that the next pass and all after it take, in their order: first those with a concurrency slot. Within the two parts the order is free. */
  readonly due: readonly NodeState[];
  /** How many of them have a slot. */
  readonly begun: number;
  readonly disabled: readonly NodeState[];
  /** Those that carry the hash already, where others are due: they are part of what goes at once is a share of. */
  readonly finished: readonly NodeState[];
  /** Nothing is due: the nodes are those of the next version, whenever it comes. */
  readonly isAssumed: boolean;
}

/** Why the Job of a node never succeeds. It keeps its concurrency slot. */
export interface JobBlocker {
  /** A clause of which the node or its Job is the subject. */
  readonly why: Text;
  readonly fix: Fix;
  /** Below `spec`. */
  readonly path: readonly string[];
  /**
   * `failed`: it fails at its deadline, and the node stays cordoned. `pending`: its pod is never scheduled, and the node stays in production.
   * `deleted`: the controller deletes it whenever it sees it. `waiting`: it is not recreated. `down`: the node may be repaired.
   */
  readonly end: 'failed' | 'pending' | 'deleted' | 'waiting' | 'down';
}

/** What is known of the Jobs of a Plan before any runs. */
export interface Planned extends ReachingPlan {
  /** Why the Job of a node never succeeds, by the name of the node; as far as the snapshot shows. */
  readonly blockers: ReadonlyMap<string, JobBlocker>;
  /** Another Plan, which the controller cannot read: it then reads none. */
  readonly stoppedBy: SidePlan | null;
  /** Concurrency slots; none where the controller reads no Plan at all. */
  readonly slots: number;
}

/** One Plan of a dry rollout: the Jobs of before, and the Plan after the change. */
export interface PlanRollout extends Planned {
  /** Names of the nodes that are due, in the order in which they are taken. */
  readonly order: readonly string[];
  /** Place in that order of each node, finished ones behind. */
  readonly ranks: ReadonlyMap<string, number>;
  /** When it may begin; null: at any time. */
  readonly open: readonly Interval[] | null;
  /** Group of the Plan that its `prepare` waits for. */
  readonly waitsForGroup: string | null;
  /** From the creation of a Job until it has failed for good; Infinity where nothing ends it. */
  readonly jobMs: number;
  readonly status: PlanStatus;
  /** Nodes whose Job runs at the merge, and the status that it was created with. */
  readonly underWay: { readonly status: PlanStatus; readonly nodes: readonly string[] };
}

const NOTHING: LabelSelector = { written: false, requirements: [] };

/** A Plan that is refused and new, not valid, without a usable name or outside the controller's namespace takes no node. */
export function reachOf(plan: SidePlan, nodes: readonly NodeState[], { namespaces }: Options): ReachingPlan {
  const { spec, manifest, object, applying } = plan;
  const group = `${namespaceOf(manifest)}/${manifest.name}`;
  const isDead = object === null || spec.invalid !== null || !isUsableName(manifest.name);
  const isSeen = !isDead && namespaces.includes(namespaceOf(manifest));
  const selector = !isSeen || 'error' in spec.selector ? NOTHING : spec.selector.selector;
  const matching = selectedBy(nodes, selector);
  const selected = matching.filter((node) => isCandidate(node, selector));
  const disabled = selected.filter((node) => isDisabled(node, manifest.name));
  // The real order is a hash over UIDs that no snapshot keeps, and over the version. This order is like it, and the same on both sides.
  const keyOf = (node: { readonly name: string }): string => orderKey(node.name, group, '');
  const hash = plan.hash ?? (plan.isHashChanged ? '' : hashOfMost(selected, manifest.name));
  const selecting = {
    planName: manifest.name,
    selector,
    concurrency: spec.concurrency,
    hash,
    applying,
    keyOf,
  };
  const { kept, waiting } = selectNodes(selected, selecting);
  const due = [...kept, ...waiting];
  const others = new Set([...disabled, ...due]);
  const finished = selected.filter((node) => !others.has(node));
  const withoutHostname = matching.length - selected.length;
  const found = { ...plan, group, selector, selected, withoutHostname, disabled };
  return due.length > 0
    ? { ...found, due, begun: kept.length, finished, isAssumed: false }
    : { ...found, due: inOrder(finished, keyOf), begun: 0, finished: [], isAssumed: true };
}

/** False for a name that makes no label: selecting nodes then always fails. */
export function isUsableName(planName: string): boolean {
  return planName.length <= MAX_LABEL_LENGTH;
}

/** The hash that most nodes carry: if a Plan is not edited and its hash is unknown, nodes with it count as done. */
function hashOfMost(nodes: readonly NodeState[], planName: string): string {
  const counts = new Map<string, number>();
  for (const { labels } of nodes) {
    const hash = labels[planLabel(planName)];
    if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** True for the Plan that the `prepare` of another one waits for: of that name, in the same namespace. */
export function isWaitedFor({ manifest }: SidePlan, by: SidePlan): boolean {
  return manifest.name === by.spec.waitsFor && namespaceOf(manifest) === namespaceOf(by.manifest);
}

/** Nodes with a concurrency slot. */
export function atWork(
  nodes: readonly NodeState[],
  { applying }: Pick<SidePlan, 'applying'>,
): readonly NodeState[] {
  return nodes.filter((node) => hasSlot(node, applying));
}

/** How many of the nodes that are due the Plan did not select before. */
export function joinedBy({ before, due }: ReachingPlan): number {
  const compiled = compileSelector(objectIn(before ?? undefined, 'spec')?.['nodeSelector']);
  if (before === null || 'error' in compiled) return 0;
  return due.filter((node) => !isCandidate(node, compiled.selector)).length;
}

export function nodeList(nodes: readonly (NodeState | string)[]): Text {
  const names = nodes.map((node) => (typeof node === 'string' ? node : node.name));
  return list(names.sort().map((node) => name('target', node)));
}

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * DAY_MS;

/** A Plan as the dry rollout runs it. The work fails on the targets of `last`: they come last. */
export function rolloutOf(
  planned: Planned,
  { activeDeadlineMs }: Options,
  at: Instant,
  last: ReadonlySet<string> = new Set(),
): PlanRollout {
  const { spec, manifest, isHashChanged, isOtherPod, finished, stoppedBy } = planned;
  const order = worstOrder(planned, last);
  const after = statusOf('after', planned.version);
  const before = isHashChanged ? statusOf('before', planned.versionBefore) : after;
  const working = atWork(planned.due, planned).map((node) => node.name);
  // Where the one Job under way has failed and the edit recreates it, none runs.
  const isRecreated = planned.saysJobFailed && (isHashChanged || isOtherPod) && working.length === 1;
  return {
    ...planned,
    order,
    ranks: new Map([...order, ...finished.map((node) => node.name)].map((node, i) => [node, i])),
    open: spec.window && openIntervals(spec.window, { from: at, to: at + LOOK_AHEAD_MS }),
    waitsForGroup: spec.waitsFor === null ? null : `${namespaceOf(manifest)}/${spec.waitsFor}`,
    jobMs: (spec.deadlineMs ?? activeDeadlineMs) || Infinity,
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
function worstOrder({ due, blockers, applying }: Planned, last: ReadonlySet<string>): string[] {
  const turns: readonly string[][] = [[], [], [], []];
  for (const node of due) {
    const blocker = blockers.get(node.name);
    const isLate = blocker !== undefined || last.has(node.name);
    turns[hasSlot(node, applying) ? 0 : blocker?.end === 'pending' ? 3 : isLate ? 2 : 1]?.push(node.name);
  }
  return turns.flat();
}

/** Durations of Jobs are assumed, so that none is held against a deadline; a failed Job with a known cause fails again and is not retried. */
const SETTINGS = { deadlineMs: Infinity, ttlMs: 0, resyncMs: Infinity };

const [PODS, EDITED_PODS] = ['', 'edited'];

/** Nodes that the Plans select, with the labels that decide what is due, and the Plans with their Jobs under way. */
export function clusterOf(rollouts: readonly PlanRollout[], from: Instant): Cluster {
  const labels = new Map<string, Record<string, string>>();
  for (const { group, ranks, order, status } of rollouts)
    for (const [node, rank] of ranks) {
      const own = labels.get(node) ?? { [HOSTNAME_LABEL]: node };
      const done = rank < order.length ? {} : { [planLabel(group)]: status.hash };
      labels.set(node, Object.assign(own, { [group]: '' }, done));
    }
  const nodes = [...labels].map(([node, own]) => ({
    name: node,
    labels: own,
    cordoned: false,
    notReady: false,
  }));
  const cluster = newCluster(SETTINGS, nodes, from);
  for (const { group, order, blockers, slots, open, waitsForGroup, status, ...more } of rollouts) {
    const { ranks, spec, isOtherPod, underWay } = more;
    setPlan(cluster, {
      ...{ name: group, open, waitsFor: waitsForGroup, pods: isOtherPod ? EDITED_PODS : PODS },
      ...{ spec: { ...spec, concurrency: slots, deadlineMs: 0, cordons: false }, statusAfter: () => status },
      selector: {
        written: true,
        requirements: [{ key: group, operator: 'Exists', values: [], allowed: new Set() }],
      },
      unschedulable: new Set(order.filter((node) => blockers.get(node)?.end === 'pending')),
      // A node that joins comes behind all that are there.
      orderKey: (node) => String(ranks.get(node) ?? 'z').padStart(9, ranks.has(node) ? '0' : 'z'),
    });
    resume(cluster, group, { ...underWay, pods: PODS });
  }
  return cluster;
}

/** Nodes whose running Job the edit of a Plan touches. */
export interface TouchedJobs {
  /** The Job is deleted, and created again with other pods. */
  readonly recreated: readonly string[];
  /** The pod runs on, its success is not recorded, and the node is upgraded again. */
  readonly repeated: readonly string[];
}

/** Applies the edit to the Jobs under way, and looks at the first step of the controller. */
export function touchedJobs(planned: Planned, options: Options, at: Instant): TouchedJobs {
  if (planned.applying.size === 0) return { recreated: [], repeated: [] };
  const rollout = rolloutOf(planned, options, at);
  const cluster = clusterOf([rollout], at);
  const { events } = step(cluster, at);
  const isRepeated = ({ state, hash }: { state: string; hash: string }): boolean =>
    state === 'running' && hash !== rollout.status.hash;
  return {
    recreated: events.flatMap(({ kind, job }) => (kind === 'replaced' ? job.node : [])),
    repeated: jobsIn(cluster).flatMap((job) => (isRepeated(job) ? job.node : [])),
  };
}
