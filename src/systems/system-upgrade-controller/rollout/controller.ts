import { DAY_MS } from '../../../calendar/days.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { DrainHold } from '../../../rollout/holder.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import {
  type Cluster,
  type ClusterNode,
  fork,
  type Job,
  jobsIn,
  nameInPlace,
  nameOfNext,
  type PlanState,
  setNode,
} from '../controller/cluster.js';
import { planLabel } from '../controller/selection.js';
import type { PlanSpec } from '../objects/plan.js';
import { isPrepared, podEnded, removeNode, step, waitingIn } from '../controller/step.js';
import type { JobBlocker } from './blockers.js';
import { heldBy, phaseOf, type Slots } from './phase.js';
import { clusterOf, type PlanRollout } from './plans.js';

export const CONTROLLER = 'system-upgrade-controller';

/** All Plans of a cluster in the dry rollout: the engine runs their pods. */
export class PlansController implements Controller {
  readonly id = CONTROLLER;
  readonly endsWithTarget = true;
  /** How many of the targets that have left were looked at. */
  private goneSeen = 0;
  private isBegun = false;

  private constructor(
    private readonly rollouts: ReadonlyMap<string, PlanRollout>,
    /** A node whose Job fails gives its slot back, so that the dry rollout finds all of them. */
    private readonly isProbe: boolean,
    private readonly cluster: Cluster,
    private readonly jobs: Map<Start, Job>,
    /** Ids of the Jobs that failed for good. */
    private readonly lost: Set<number>,
    private readonly batches: Map<string, number>,
    /** What blocked the drains of nodes that outlasted their Jobs, by Job. */
    private readonly undrained: Map<number, DrainHold | null>,
  ) {}

  static of(list: readonly PlanRollout[], from: Instant, isProbe: boolean): PlansController {
    const rollouts = new Map(list.map((one) => [one.group, one]));
    const cluster = clusterOf(list, from);
    return new PlansController(rollouts, isProbe, cluster, new Map(), new Set(), new Map(), new Map());
  }

  fork(): PlansController {
    const { rollouts, isProbe, cluster, jobs, lost, batches, undrained } = this;
    const copies = [new Map(jobs), new Set(lost), new Map(batches), new Map(undrained)] as const;
    const copy = new PlansController(rollouts, isProbe, fork(cluster), ...copies);
    return Object.assign(copy, { goneSeen: this.goneSeen, isBegun: this.isBegun });
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    this.lookAround(world, now);
    const { events, wakeAt } = step(this.cluster, now);
    const begun = this.isBegun ? [] : jobsIn(this.cluster).filter(isRunning);
    const started = events.flatMap(({ kind, job }) => (kind === 'started' ? job : []));
    this.isBegun = true;
    const jobs = [...new Map([...begun, ...started].map((job) => [job.id, job])).values()];
    return { ...NO_STEP, starts: this.startsOf(jobs), wakeAt: wakeAt === Infinity ? null : wakeAt };
  }

  drainFailed(start: Start, _now: Instant, hold: DrainHold | null): void {
    const job = this.jobs.get(start);
    if (job) this.undrained.set(job.id, hold);
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const job = this.jobs.get(start);
    this.jobs.delete(start);
    if (!job) return;
    const isLost = this.undrained.has(job.id) || this.blockerOf(job) !== null;
    // A node that the new version breaks after its Job has succeeded is no failure to the controller: Ready is never asked.
    if (isLost && result === 'failed' && !this.isProbe) this.lost.add(job.id);
    else podEnded(this.cluster, job, 'succeeded', now);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(
      [...this.rollouts.keys()].map((group) => [group, { ...this.endOf(group), undone: this.undone(group) }]),
    );
  }

  private startsOf(jobs: readonly Job[]): Start[] {
    const isNew = ({ plan, hash }: Job): boolean => hash === this.cluster.plans.get(plan)?.status.hash;
    for (const group of new Set(jobs.filter(isNew).map(({ plan }) => plan)))
      this.batches.set(group, (this.batches.get(group) ?? 0) + 1);
    const rankOf = ({ plan, node }: Job): number => this.rollouts.get(plan)?.ranks.get(node) ?? 0;
    return [...jobs]
      .sort((a, b) => rankOf(a) - rankOf(b))
      .flatMap((job) => {
        const rollout = this.rollouts.get(job.plan);
        if (!rollout) return [];
        const start = this.startOf(job, rollout, isNew(job));
        this.jobs.set(start, job);
        return start;
      });
  }

  /** A pod of the version before ends like one that is given up: the new version breaks nothing there. */
  private startOf(job: Job, { group, plan: { spec }, deadlineMs }: PlanRollout, isNew: boolean): Start {
    const start = { target: nameInPlace(job.node), group, batch: isNew ? (this.batches.get(group) ?? 1) : 0 };
    const isBlocked = this.blockerOf(job) !== null;
    const longestMs = this.isProbe ? Math.min(deadlineMs, DAY_MS) : deadlineMs;
    const failsAfterMs = longestMs === Infinity ? null : longestMs;
    return {
      ...start,
      ...(isNew ? {} : { removes: true }),
      // Evictions that are refused are tried again until the Job's deadline, and then the slot is lost: nothing is forced.
      ...(drains(spec) ? { drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs } } : {}),
      ...(isBlocked ? { workMs: deadlineMs, isDoomed: true } : {}),
    };
  }

  /** The node that is there now in place of a target. */
  private nodeIn(target: string): ClusterNode | null {
    return this.cluster.nodes[this.cluster.index.get(target) ?? -1] ?? null;
  }

  private blockerOf({ plan, node }: Pick<Job, 'plan' | 'node'>): JobBlocker | null {
    const rollout = this.rollouts.get(plan);
    const at = rollout?.ranks.get(node);
    return at === undefined ? null : (rollout?.due[at]?.blocker ?? null);
  }

  /** A node that is created in place of one carries no label: it is due like a node that joins. Source: rancher/system-agent#460. */
  private lookAround(world: Pick<WorldView, 'gone'>, now: Instant): void {
    const gone = world.gone();
    for (; this.goneSeen < gone.length; this.goneSeen++) {
      const { name, replacedSince } = gone[this.goneSeen] ?? { name: '', replacedSince: null };
      const node = this.nodeIn(name);
      if (node === null) continue;
      removeNode(this.cluster, node.name, now);
      if (replacedSince !== null) setNode(this.cluster, replacementOf(node, this.rollouts.keys()));
    }
  }

  private endOf(group: string): GroupEnd {
    const rollout = this.rollouts.get(group);
    const state = this.cluster.plans.get(group);
    if (!rollout || !state) return { phase: 'idle', why: '' };
    const slots = this.slotsOf(rollout, state);
    const first = this.rollouts.get(rollout.waitsFor ?? '');
    if (first === undefined || slots.running > 0 || isPrepared(this.cluster, state))
      return phaseOf(rollout, slots);
    return heldBy(
      rollout.plan.manifest.name,
      first.plan.manifest.name,
      this.isInCycle(group) ? null : this.endOf(first.group),
    );
  }

  /** True for a Plan that waits for itself through others. */
  private isInCycle(group: string): boolean {
    const seen = new Set<string>();
    for (
      let at = this.rollouts.get(group)?.waitsFor;
      at && !seen.has(at);
      at = this.rollouts.get(at)?.waitsFor
    )
      seen.add(at);
    return seen.has(group);
  }

  private slotsOf({ group, due }: PlanRollout, state: PlanState): Slots {
    const all = jobsIn(this.cluster);
    const jobs = all.filter(({ plan }) => plan === group);
    const ended = new Set(all.flatMap(({ id, node }) => (this.lost.has(id) ? node : [])));
    // A pod that waits for one that never ends never starts.
    const isLost = (job: Job): boolean =>
      this.lost.has(job.id) ||
      (job.state === 'pending' && (ended.has(job.node) || state.plan.unschedulable.has(job.node)));
    const lost = new Set(jobs.filter(isLost).map(({ node }) => node));
    const running = jobs.filter((job) => isRunning(job) && !lost.has(job.node)).length;
    const late = jobs.filter(({ id }) => this.undrained.has(id));
    return {
      running,
      lost: due.flatMap(({ name }) => (lost.has(name) ? name : [])),
      waiting: state.applying.filter((node) => !lost.has(node)).length,
      queued: waitingIn(this.cluster, state).length,
      undrained: new Map(late.map(({ id, node }) => [node, this.undrained.get(id) ?? null])),
    };
  }

  /**
   * Lists the nodes that may never be done. Nodes that never end may take every concurrency slot before any other node: then only nodes
   * that had a slot from the start are done. Nodes that carry the hash already have nothing to do.
   */
  private undone(group: string): readonly string[] {
    const rollout = this.rollouts.get(group);
    const state = this.cluster.plans.get(group);
    if (!rollout || !state) return [];
    const { lost } = this.slotsOf(rollout, state);
    const pausing = new Set(
      jobsIn(this.cluster).flatMap((job) => (job.plan === group && job.state === 'complete' ? job.node : [])),
    );
    const begun = state.applying.filter((node) => !pausing.has(node));
    const left = [...waitingIn(this.cluster, state), ...begun].map(nameInPlace);
    const isStuck = (node: string): boolean => rollout.deadlineMs === Infinity || lost.includes(node);
    if (begun.length < Math.max(1, rollout.concurrency) || !begun.every(isStuck)) return left;
    const inTurn = rollout.due.filter(({ name, hasSlot }) => !hasSlot && this.nodeIn(name) !== null);
    return [...new Set([...left, ...inTurn.map(({ name }) => name)])];
  }
}

/** True if disruption budgets can block a Job until it fails. */
export function drains({ drain }: PlanSpec): boolean {
  return drain !== null && !drain.disableEviction;
}

function isRunning({ state }: Job): boolean {
  return state === 'running';
}

function replacementOf(node: ClusterNode, groups: Iterable<string>): ClusterNode {
  const finished = new Set([...groups].map(planLabel));
  const kept = Object.entries(node.labels).filter(([key]) => !finished.has(key));
  const name = nameOfNext(node.name);
  return { ...node, name, labels: { ...Object.fromEntries(kept), [HOSTNAME_LABEL]: name } };
}
