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
import type { DrainHold } from '../../../rollout/evictions.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { count, duration, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { type Fix, fix } from '../../system.js';
import {
  type Cluster,
  type ClusterNode,
  fork,
  isPrepared,
  type Job,
  jobsIn,
  podEnded,
  removeNode,
  setNodes,
  step,
  waitingIn,
} from '../controller/cluster.js';
import { planLabel } from '../controller/selection.js';
import type { PlanSpec } from '../objects/plan.js';
import { deadEndIn, planName, REPAIR } from './blockers.js';
import { atWork, clusterOf, type PlanRollout } from './plans.js';

export const CONTROLLER = 'system-upgrade-controller';

/** Concurrency slots of a Plan, and nodes that wait for one. */
interface Slots {
  readonly running: number;
  /** Nodes whose Job never succeeds. */
  readonly lost: ReadonlySet<string>;
  /** Nodes whose Job has succeeded and that keep their slot for `postCompleteDelay`, or whose Job waits for another one. */
  readonly waiting: number;
  readonly queued: number;
}

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
    private readonly jobs = new Map<Start, Job>(),
    /** Ids of the Jobs that failed for good. */
    private readonly lost = new Set<number>(),
    private readonly batches = new Map<string, number>(),
    /** What blocked the drains of nodes that outlasted their Jobs, by Job. */
    private readonly undrained = new Map<number, DrainHold | null>(),
  ) {}

  static of(list: readonly PlanRollout[], from: Instant, isProbe: boolean): PlansController {
    return new PlansController(new Map(list.map((one) => [one.group, one])), isProbe, clusterOf(list, from));
  }

  fork(): PlansController {
    const { rollouts, isProbe, cluster, jobs, lost, batches, undrained, goneSeen, isBegun } = this;
    const copies = [new Map(jobs), new Set(lost), new Map(batches), new Map(undrained)] as const;
    const copy = new PlansController(rollouts, isProbe, fork(cluster), ...copies);
    return Object.assign(copy, { goneSeen, isBegun });
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    this.replaceGone(world, now);
    const { events, wakeAt } = step(this.cluster, now);
    const begun = this.isBegun ? [] : jobsIn(this.cluster).filter(isRunning);
    const started = events.flatMap(({ kind, job }) => (kind === 'started' ? job : []));
    this.isBegun = true;
    const jobs = new Map([...begun, ...started].map((job) => [job.id, job])).values();
    return { ...NO_STEP, starts: this.startsOf([...jobs]), wakeAt: wakeAt === Infinity ? null : wakeAt };
  }

  drainFailed(start: Start, _now: Instant, hold: DrainHold | null): void {
    const job = this.jobs.get(start);
    if (job) this.undrained.set(job.id, hold);
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const job = this.jobs.get(start);
    this.jobs.delete(start);
    if (!job) return;
    const isLost = this.undrained.has(job.id) || this.isBlocked(job);
    // A node that the new version breaks after its Job has succeeded is no failure to the controller: Ready is never asked.
    if (isLost && result === 'failed' && !this.isProbe) this.lost.add(job.id);
    else podEnded(this.cluster, job, 'succeeded', now);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(
      [...this.rollouts.values()].map((rollout) => {
        const slots = this.slotsOf(rollout);
        return [rollout.group, { ...this.endOf(rollout, slots), undone: this.undone(rollout, slots) }];
      }),
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
  private startOf(job: Job, { group, spec, jobMs }: PlanRollout, isNew: boolean): Start {
    const longestMs = this.isProbe ? Math.min(jobMs, DAY_MS) : jobMs;
    const failsAfterMs = longestMs === Infinity ? null : longestMs;
    return {
      ...{ target: targetOf(job.node), group, batch: isNew ? (this.batches.get(group) ?? 1) : 0 },
      ...(isNew ? {} : { removes: true }),
      // Evictions that are refused are tried again until the Job's deadline, and then the slot is lost: nothing is forced.
      ...(drains(spec) ? { drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs } } : {}),
      ...(this.isBlocked(job) ? { workMs: jobMs, isDoomed: true } : {}),
    };
  }

  private isBlocked({ plan, node }: Job): boolean {
    return this.rollouts.get(plan)?.blockers.has(node) === true;
  }

  /** The node that is there now in place of a target. */
  private nodeIn(target: string): ClusterNode | null {
    const { nodes, hosts } = this.cluster;
    for (let node = target; hosts.has(node); node = nextOf(node))
      if (nodes.has(node)) return nodes.get(node) ?? null;
    return null;
  }

  /** A node that is created in place of one carries no label: it is due like a node that joins. Source: rancher/system-agent#460. */
  private replaceGone(world: Pick<WorldView, 'gone'>, now: Instant): void {
    const gone = world.gone();
    for (; this.goneSeen < gone.length; this.goneSeen++) {
      const { name: target, replacedSince } = gone[this.goneSeen] ?? { name: '', replacedSince: null };
      const node = this.nodeIn(target);
      if (node === null) continue;
      removeNode(this.cluster, node.name, now);
      if (replacedSince === null) continue;
      const labels: Record<string, string> = { ...node.labels, [HOSTNAME_LABEL]: nextOf(node.name) };
      for (const group of this.rollouts.keys()) Reflect.deleteProperty(labels, planLabel(group));
      setNodes(this.cluster, [{ ...node, name: nextOf(node.name), labels }]);
    }
  }

  private slotsOf({ group }: PlanRollout): Slots {
    const state = this.cluster.plans.get(group);
    if (!state) return { running: 0, lost: new Set(), waiting: 0, queued: 0 };
    const all = jobsIn(this.cluster);
    const ended = new Set(all.flatMap(({ id, node }) => (this.lost.has(id) ? node : [])));
    // A pod that waits for one that never ends never starts.
    const isLost = (job: Job): boolean =>
      this.lost.has(job.id) ||
      (job.state === 'pending' && (ended.has(job.node) || state.plan.unschedulable.has(job.node)));
    const jobs = all.filter(({ plan }) => plan === group);
    const lost = new Set(jobs.filter(isLost).map(({ node }) => node));
    return {
      running: jobs.filter((job) => isRunning(job) && !lost.has(job.node)).length,
      lost,
      waiting: state.applying.filter((node) => !lost.has(node)).length,
      queued: waitingIn(this.cluster, state).length,
    };
  }

  private endOf(rollout: PlanRollout, slots: Slots): GroupEnd {
    const { running, lost, waiting, queued } = slots;
    const state = this.cluster.plans.get(rollout.group);
    const first = this.rollouts.get(rollout.waitsForGroup ?? '');
    if (first && state && running === 0 && !isPrepared(this.cluster, state))
      return this.heldBy(rollout, first);
    if (running > 0) return { phase: 'working', why: NO_TEXT };
    if (waiting > 0) return { phase: 'waiting', why: NO_TEXT };
    if (lost.size > 0) return this.lossOf(rollout, lost);
    if (queued === 0) return { phase: 'complete', why: NO_TEXT };
    if (rollout.stoppedBy !== null)
      return stuck(text`${unreadText(rollout.stoppedBy.manifest.name)}.`, fix`Correct that Plan.`);
    if (rollout.slots <= 0) return stuck(text`concurrency is not above 0: it takes no node.`, REPAIR);
    if (rollout.open?.length === 0)
      return stuck(text`Its window never opens.`, fix`Write the days of the window.`);
    return { phase: 'waiting', why: text`Its window is closed.` };
  }

  /** A Plan whose `prepare` waits for another one. */
  private heldBy(rollout: PlanRollout, first: PlanRollout): GroupEnd {
    const [own, plan] = [rollout, first].map(({ manifest }) => planName(manifest.name)) as [Text, Text];
    const held = (state: Text, remedy: Fix): GroupEnd =>
      stuck(
        text`Its Jobs wait in prepare for ${plan}, which ${state}, until they fail at their deadline and keep their concurrency slots.`,
        remedy,
      );
    if (this.isInCycle(rollout))
      return held(text`waits for it in turn`, fix`Leave prepare out of one of the Plans.`);
    const end = this.endOf(first, this.slotsOf(first));
    if (end.phase !== 'stuck') return { phase: 'waiting', why: text`its prepare waits for ${plan}` };
    const more = fix`Let ${plan} complete, then edit ${own}, which recreates its Jobs.`;
    return { ...held(text`makes no progress`, more), ...(end.fix === undefined ? {} : { fix: end.fix }) };
  }

  /** True for a Plan that waits for itself through others. */
  private isInCycle({ group, waitsForGroup }: PlanRollout): boolean {
    const seen = new Set<string>();
    for (let at = waitsForGroup; at && !seen.has(at); at = this.rollouts.get(at)?.waitsForGroup ?? null)
      seen.add(at);
    return seen.has(group);
  }

  /** Source: pkg/upgrade/job/job.go, New (the deadline of a Job counts for its drain as well). */
  private lossOf(rollout: PlanRollout, lost: ReadonlySet<string>): GroupEnd {
    const cause = deadEndIn(rollout, (node) => lost.has(node));
    const jobs = jobsIn(this.cluster).filter(
      ({ plan, id }) => plan === rollout.group && this.undrained.has(id),
    );
    const [late] = jobs;
    if (late === undefined || cause !== null) {
      const says = cause?.says ?? text`A Job that fails, or never ends, keeps its slot.`;
      const slots = text`${lost.size} of ${count(rollout.slots, 'concurrency slot')} ${verbFor(lost.size, 'is', 'are')} never freed`;
      return stuck(text`${slots}. ${says}`, cause?.blocker.fix ?? REPAIR);
    }
    const hold = this.undrained.get(late.id);
    const others = jobs.length === 1 ? NO_TEXT : text`, nor ${count(jobs.length - 1, 'other drain')}`;
    const end = stuck(
      text`The drain of ${name('target', late.node)} does not end within the ${duration(rollout.jobMs)} of its Job: ${hold ? hold.says : text`its pods have not gone`}${others}. The Job fails, the node stays cordoned, and its concurrency slot is never freed.`,
      MORE_TIME,
    );
    return hold?.holder ? { phase: end.phase, why: end.why, holder: hold.holder } : end;
  }

  /**
   * Lists the nodes that may never be done. Nodes that never end may take every concurrency slot before any other node: then only nodes
   * that had a slot from the start are done. Nodes that carry the hash already have nothing to do.
   */
  private undone(rollout: PlanRollout, { lost }: Slots): readonly string[] {
    const { group, order, slots, jobMs, due } = rollout;
    const state = this.cluster.plans.get(group);
    if (!state) return [];
    const pausing = new Set(
      jobsIn(this.cluster).flatMap((job) => (job.plan === group && job.state === 'complete' ? job.node : [])),
    );
    const begun = state.applying.filter((node) => !pausing.has(node));
    const left = [...waitingIn(this.cluster, state), ...begun].map(targetOf);
    const isStuck = (node: string): boolean => jobMs === Infinity || lost.has(node);
    if (begun.length < Math.max(1, slots) || !begun.every(isStuck)) return left;
    const working = new Set(atWork(due, rollout).map((node) => node.name));
    const inTurn = order.filter((node) => !working.has(node) && this.nodeIn(node) !== null);
    return [...new Set([...left, ...inTurn])];
  }
}

const MORE_TIME = fix`Set jobActiveDeadlineSecs to longer than the drains of its nodes take, or let the budgets of their pods allow more at a time.`;

function stuck(why: Text, remedy: Fix): GroupEnd {
  return { phase: 'stuck', why, fix: remedy };
}

/** The Plans of a cluster are read as one list. Source: pkg/apis/upgrade.cattle.io/v1/types.go; client-go's reflector. */
export function unreadText(plan: string): Text {
  return text`${planName(plan)} cannot be read, and the controller reads all Plans or none`;
}

/** True if disruption budgets can block a Job until it fails. */
export function drains({ drain }: PlanSpec): boolean {
  return drain !== null && !drain.disableEviction;
}

function isRunning({ state }: Job): boolean {
  return state === 'running';
}

/** Name of a node that is created in place of another. */
function nextOf(node: string): string {
  return `${node}\0`;
}

/** The target that a node is, or took the place of. */
function targetOf(node: string): string {
  return node.split('\0', 1)[0] ?? node;
}
