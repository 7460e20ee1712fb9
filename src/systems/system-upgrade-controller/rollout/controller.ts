import { DAY_MS } from '../../../calendar/days.js';
import { byName, groupedBy } from '../../../manifest/lookup.js';
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
import { count, duration, literal, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { type Fix, fix } from '../../system.js';
import { deadEndIn, type Planned, planName, REPAIR } from './blockers.js';
import * as suc from '../controller/cluster.js';
import { hasSlot, planLabel, type PlanStatus } from '../controller/selection.js';
import type { DrainSpec, PlanSpec } from '../objects/plan.js';

export const CONTROLLER = 'system-upgrade-controller';

/** The Jobs of a Plan, and the nodes whose Job never succeeds. */
interface PlanJobs {
  readonly jobs: readonly suc.Job[];
  readonly lost: ReadonlySet<string>;
}

/** All Plans of a cluster in the dry rollout: the engine runs their pods. */
export class PlansController implements Controller {
  readonly id = CONTROLLER;
  readonly endsWithTarget = true;

  private constructor(
    private readonly plans: ReadonlyMap<string, Planned>,
    /** A node whose Job fails gives its slot back, so that the dry rollout finds all of them. */
    private readonly isProbe: boolean,
    private readonly cluster: suc.Cluster,
    private readonly jobs = new Map<Start, Pick<suc.Job, 'id' | 'node'>>(),
    private readonly batches = new Map<string, number>(),
    /** Number of departed targets that were handled. */
    private goneSeen = 0,
  ) {}

  /** Targets of `last` never end: they come last. */
  static of(plans: readonly Planned[], from: Instant, isProbe: boolean, last: ReadonlySet<string>) {
    const byGroup = new Map(plans.map((plan) => [plan.group, plan]));
    return new PlansController(byGroup, isProbe, clusterOf(plans, from, last));
  }

  fork(): PlansController {
    const { plans, isProbe, cluster, jobs, batches, goneSeen } = this;
    const copies = [suc.fork(cluster), new Map(jobs), new Map(batches)] as const;
    return new PlansController(plans, isProbe, ...copies, goneSeen);
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    this.replaceGone(world, now);
    const { events, wakeAt } = suc.step(this.cluster, now);
    // A Job that runs at the merge and that the edit recreates is gone by now.
    const started = events.flatMap(({ kind, job }) =>
      kind === 'started' && job.state === 'running' ? job : [],
    );
    return { ...NO_STEP, starts: this.startsOf(started), wakeAt: wakeAt === Infinity ? null : wakeAt };
  }

  drainFailed(start: Start, _now: Instant, hold: DrainHold | null): void {
    const job = this.jobOf(start);
    if (job && !this.isProbe) job.lost = { hold };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    const job = this.jobOf(start);
    this.jobs.delete(start);
    if (!job) return;
    if (start.isDoomed && result === 'failed' && !this.isProbe) job.lost ??= 'doomed';
    // A node that the new version breaks after its Job has succeeded is no failure to the controller: Ready is never asked.
    if (!job.lost) suc.podEnded(this.cluster, job, true, now);
  }

  private jobOf(start: Start): suc.Job | undefined {
    const ref = this.jobs.get(start);
    return ref && this.cluster.jobs.get(ref.node)?.find(({ id }) => id === ref.id);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const byPlan = groupedBy(suc.jobsIn(this.cluster), ({ plan }) => plan);
    const jobsOf = (state: suc.PlanState): PlanJobs => {
      const jobs = byPlan.get(state.name) ?? [];
      return { jobs, lost: new Set(jobs.flatMap((job) => (this.isLost(job, state) ? job.node : []))) };
    };
    return new Map(
      [...this.cluster.plans].flatMap(([group, state]) => {
        const plan = this.plans.get(group);
        return plan
          ? [[group, { ...this.endOf(plan, state, jobsOf), undone: this.undone(plan, state, jobsOf(state)) }]]
          : [];
      }),
    );
  }

  /** True for a Job that never succeeds. A pod that waits for one that never ends never starts. */
  private isLost({ lost, state, node }: suc.Job, { unschedulable }: suc.PlanState): boolean {
    if (lost || state !== 'pending') return lost !== undefined;
    return unschedulable.has(node) || this.cluster.jobs.get(node)?.some((one) => one.lost) === true;
  }

  /** A pod of the version before ends like one that is given up: the new version breaks nothing there. */
  private startsOf(jobs: readonly suc.Job[]): Start[] {
    const stateOf = ({ plan }: suc.Job): suc.PlanState | undefined => this.cluster.plans.get(plan);
    const isNew = (job: suc.Job): boolean => job.hash === stateOf(job)?.hash;
    for (const group of new Set(jobs.filter(isNew).map(({ plan }) => plan)))
      this.batches.set(group, (this.batches.get(group) ?? 0) + 1);
    const keyed = jobs.map((job) => ({ job, key: stateOf(job)?.orderKey(job.node, '') ?? '' }));
    return keyed
      .sort((a, b) => byName(a.key, b.key))
      .flatMap(({ job }) => {
        const plan = this.plans.get(job.plan);
        if (!plan) return [];
        const { group, spec, jobMs, blockers } = plan;
        const longestMs = this.isProbe ? Math.min(jobMs, DAY_MS) : jobMs;
        const failsAfterMs = longestMs === Infinity ? null : longestMs;
        const start: Start = {
          ...{ target: targetOf(job.node), group, batch: isNew(job) ? (this.batches.get(group) ?? 1) : 0 },
          ...(isNew(job) ? {} : { removes: true }),
          // Evictions that are refused are tried again until the Job's deadline, and then the slot is lost: nothing is forced.
          ...(drains(spec)
            ? { drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs, spares: spec.drain.spares } }
            : {}),
          ...(blockers.has(job.node) ? { workMs: jobMs, isDoomed: true } : {}),
        };
        this.jobs.set(start, job);
        return start;
      });
  }

  /** The node that is there now in place of a target. */
  private nodeIn(target: string) {
    const { nodes, hosts } = this.cluster;
    for (let node = target; hosts.has(node); node = nextOf(node))
      if (nodes.has(node)) return nodes.get(node) ?? null;
    return null;
  }

  /** A node that is created in place of one carries no label: it is due like a node that joins. Source: rancher/system-agent#460. */
  private replaceGone(world: Pick<WorldView, 'gone'>, now: Instant): void {
    for (const { name: target, replacedSince } of world.gone().slice(this.goneSeen)) {
      this.goneSeen++;
      const node = this.nodeIn(target);
      if (node === null) continue;
      suc.removeNode(this.cluster, node.name, now);
      if (replacedSince === null) continue;
      const labels = Object.entries(node.labels).filter(([key]) => !key.startsWith(planLabel('')));
      const next = { ...Object.fromEntries(labels), [HOSTNAME_LABEL]: nextOf(node.name) };
      suc.setNodes(this.cluster, [{ ...node, name: nextOf(node.name), labels: next }]);
    }
  }

  /** `askedBy`: the Plans whose `prepare` waits for this one. */
  private endOf(
    plan: Planned,
    state: suc.PlanState,
    jobsOf: (state: suc.PlanState) => PlanJobs,
    askedBy: readonly string[] = [],
  ): GroupEnd {
    const { jobs, lost } = jobsOf(state);
    if (jobs.some((job) => job.state === 'running' && !lost.has(job.node)))
      return { phase: 'working', why: NO_TEXT };
    if (!suc.isPrepared(this.cluster, state)) return this.heldEnd(state, jobsOf, [...askedBy, plan.group]);
    if (state.applying.some((node) => !lost.has(node))) return { phase: 'waiting', why: NO_TEXT };
    if (lost.size > 0) return this.lossOf(plan, { jobs, lost });
    if (suc.waitingIn(this.cluster, state, 1).length === 0) return { phase: 'complete', why: NO_TEXT };
    return plan.slots === 0 || plan.open?.length === 0
      ? stuck(text`No other node is ever upgraded.`, TAKE_NODES)
      : { phase: 'waiting', why: text`Its window is closed.` };
  }

  /** A Plan whose `prepare` waits for another one. */
  private heldEnd(
    { waitsFor }: suc.PlanState,
    jobsOf: (state: suc.PlanState) => PlanJobs,
    askedBy: readonly string[],
  ): GroupEnd {
    const first = this.plans.get(waitsFor ?? '');
    const state = this.cluster.plans.get(waitsFor ?? '');
    if (!first || !state) return { phase: 'waiting', why: NO_TEXT };
    const [plan, isCircle] = [planName(first.manifest.name), askedBy.includes(first.group)];
    const end = isCircle ? null : this.endOf(first, state, jobsOf, askedBy);
    if (end && end.phase !== 'stuck') return { phase: 'waiting', why: text`its prepare waits for ${plan}` };
    return stuck(
      text`Its Jobs wait in prepare for ${plan}, which ${literal(isCircle ? 'waits for it in turn' : 'makes no progress')}, until they fail at their deadline and keep their concurrency slots.`,
      isCircle
        ? fix`Leave prepare out of one of the Plans.`
        : (end?.fix ?? fix`Let ${plan} complete, then edit this Plan, which recreates its Jobs.`),
    );
  }

  /** Source: pkg/upgrade/job/job.go, New (the deadline of a Job counts for its drain as well). */
  private lossOf(plan: Planned, { jobs, lost }: PlanJobs): GroupEnd {
    const cause = deadEndIn(plan, (node) => lost.has(node));
    const late = jobs.find((job) => typeof job.lost === 'object');
    if (typeof late?.lost !== 'object' || cause !== null) {
      const says = cause?.says ?? text`A Job that fails, or never ends, keeps its slot.`;
      const slots = text`${lost.size} of ${count(plan.slots, 'concurrency slot')} ${verbFor(lost.size, 'is', 'are')} never freed`;
      return stuck(text`${slots}. ${says}`, cause?.blocker.fix ?? REPAIR);
    }
    const { hold } = late.lost;
    const why = text`The drain of ${name('target', late.node)} does not end within the ${duration(plan.jobMs)} of its Job: ${hold ? hold.says : text`its pods have not gone`}. The Job fails, the node stays cordoned, and its concurrency slot is never freed.`;
    return hold?.holder ? { phase: 'stuck', why, holder: hold.holder } : stuck(why, MORE_TIME);
  }

  /**
   * Lists the nodes that may never be done. Nodes that never end may take every concurrency slot before any other node: then only nodes
   * that had a slot from the start are done. Nodes that carry the hash already have nothing to do.
   */
  private undone(
    { due, slots, jobMs, working }: Planned,
    state: suc.PlanState,
    { jobs, lost }: PlanJobs,
  ): readonly string[] {
    const pausing = new Set(jobs.flatMap((job) => (job.state === 'complete' ? job.node : [])));
    const begun = state.applying.filter((node) => !pausing.has(node));
    const left = [...suc.waitingIn(this.cluster, state, Infinity), ...begun].map(targetOf);
    const isStuck = (node: string): boolean => jobMs === Infinity || lost.has(node);
    if (begun.length < Math.max(1, slots) || !begun.every(isStuck)) return left;
    const inTurn = due.filter((node) => !working.includes(node) && this.nodeIn(node.name));
    return [...new Set([...left, ...inTurn.map((node) => node.name)])];
  }
}

const TAKE_NODES = fix`Set concurrency above 0, write the days of the window, and correct each Plan that cannot be read.`;

const MORE_TIME = fix`Set jobActiveDeadlineSecs to longer than the drains of its nodes take, or let the budgets of their pods allow more at a time.`;

/** True if disruption budgets can block a Job until it fails. */
export function drains(spec: PlanSpec): spec is PlanSpec & { readonly drain: DrainSpec } {
  return spec.drain?.disableEviction === false;
}

function stuck(why: Text, remedy: Fix): GroupEnd {
  return { phase: 'stuck', why, fix: remedy };
}

/** Name of a node that is created in place of another. */
function nextOf(node: string): string {
  return `${node}\0`;
}

/** The target that a node is, or took the place of. */
function targetOf(node: string): string {
  return node.split('\0', 1)[0] ?? node;
}

/** Durations of Jobs are assumed, so that none is held against a deadline; a failed Job with a known cause fails again and is not retried. */
const SETTINGS = { deadlineMs: Infinity, ttlMs: 0, resyncMs: Infinity };

const [PODS, EDITED_PODS] = ['', 'edited'];

/** Nodes that the Plans select, with the labels that decide what is due, and the Plans with their Jobs under way. */
function clusterOf(plans: readonly Planned[], from: Instant, last: ReadonlySet<string>): suc.Cluster {
  const labels = new Map<string, Record<string, string>>();
  for (const { due, finished, group } of plans)
    for (const node of [...due, ...finished]) {
      const own = labels.get(node.name) ?? { [HOSTNAME_LABEL]: node.name };
      labels.set(node.name, Object.assign(own, { [group]: '' }));
    }
  const nodes = [...labels].map(([node, own]) => {
    return { name: node, labels: own, cordoned: false, notReady: false };
  });
  const cluster = suc.newCluster(SETTINGS, nodes, from);
  for (const plan of plans) setUp(cluster, plan, last);
  return cluster;
}

function setUp(cluster: suc.Cluster, plan: Planned, last: ReadonlySet<string>): void {
  const { group, blockers, slots, open, spec, isOtherPod, isHashChanged, saysJobFailed, waitsFor } = plan;
  // Stands for the hash, which a snapshot does not hold for a Plan with secrets or a channel.
  const statusOf = (hash: string, version: string | null): PlanStatus => {
    return { version: version ?? hash, hash, isReady: true };
  };
  const after = statusOf('after', plan.version);
  const before = isHashChanged ? statusOf('before', plan.versionBefore) : after;
  const status = plan.stoppedBy === null ? after : { ...before, isReady: false };
  const order = worstOrder(plan, last);
  const ranks = new Map(order.map((node, rank) => [node, rank]));
  for (const { name: node } of plan.finished)
    Object.assign(cluster.nodes.get(node)?.labels ?? {}, { [planLabel(group)]: status.hash });
  const isSelected = { key: group, operator: 'Exists', values: [], allowed: new Set<string>() } as const;
  suc.setPlan(cluster, {
    ...{ name: group, open, waitsFor, pods: isOtherPod ? EDITED_PODS : PODS },
    ...{ spec: { ...spec, concurrency: slots, deadlineMs: 0, cordons: false }, statusAfter: () => status },
    selector: { written: true, requirements: [isSelected] },
    unschedulable: new Set(order.filter((node) => blockers.get(node)?.end === 'pending')),
    // A node that joins comes behind all that are there.
    orderKey: (node) => String(ranks.get(node) ?? 'z').padStart(9, ranks.has(node) ? '0' : 'z'),
  });
  const working = plan.working.map((node) => node.name);
  // If the only Job under way has failed and the edit recreates it, none runs.
  const isRecreated = saysJobFailed && (isHashChanged || isOtherPod) && working.length === 1;
  suc.resume(cluster, group, before, PODS, isRecreated ? [] : working);
}

/**
 * Sorts nodes by the order that loses most: nodes with a concurrency slot first, and nodes whose Job never succeeds last, as are those of
 * `last`, on which the work fails. The real order is a hash over UIDs. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
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
