import { HOSTNAME_LABEL } from '../../src/snapshot/snapshot.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { orderKey } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { type PlanSpec, readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import { planLabel, selectNodes } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { isOtherPod } from '../../src/systems/system-upgrade-controller/side.js';
import { statusOf, UNKNOWN_STATUS } from './status.js';
import { type ClusterNode, type Course, type Outcome, type Plan, selectorOf } from './model.js';
import { isOpenAt } from '../../src/systems/system-upgrade-controller/controller/window.js';

interface Job {
  readonly plan: Plan;
  readonly node: string;
  readonly version: string;
  readonly hash: string;
  readonly object: JsonObject;
  readonly spec: PlanSpec;
  readonly createdAt: number;
  deadlineAt: number;
  state: 'pending' | 'running' | 'complete' | 'failed';
  endsAt: number;
  outcome: Outcome;
  finishedAt: number;
}

const LOOK_SECONDS = 60;
const RESYNC_SECONDS = 7_200;

/** Controller, Job controller and scheduler over one cluster; seconds count from the start of the case. */
export class Cluster {
  readonly plans = new Map<string, Plan>();
  readonly nodes = new Map<string, ClusterNode>();
  readonly starts: JsonObject[] = [];
  readonly ends: JsonObject[] = [];
  maxNodesRunning = 0;
  private jobs: Job[] = [];
  private readonly later: { readonly at: number; readonly run: () => void }[] = [];
  private readonly jobsOfNode = new Map<string, number>();
  private now = 0;

  constructor(
    private readonly course: Course,
    private readonly secretHash: (name: string) => string | null,
  ) {}

  addPlan(name: string, uid: string, object: JsonObject): void {
    const plan = { name, uid, object, spec: readPlan(object), status: UNKNOWN_STATUS, applying: [] };
    this.plans.set(name, {
      ...plan,
      reason: '',
      message: '',
      revision: 1,
      appliedRevision: 0,
      maxApplying: 0,
    });
  }

  editPlan(name: string, object: JsonObject): void {
    const plan = this.planNamed(name);
    plan.object = object;
    plan.spec = readPlan(object);
    plan.revision++;
  }

  removeNode(name: string): void {
    this.nodes.delete(name);
    for (const job of this.jobs.filter(({ node }) => node === name)) this.seen(job);
  }

  /** Everything is sent again; a new controller has forgotten which revisions it has applied. */
  resend(isRestart: boolean): void {
    for (const plan of this.plans.values()) if (isRestart) plan.appliedRevision = 0;
    for (const job of [...this.jobs]) this.seen(job);
  }

  at(second: number, run: () => void): void {
    this.later.push({ at: second, run });
  }

  /** Plays until `end`, that second included. */
  play(end: number): void {
    for (let at = RESYNC_SECONDS; at <= end; at += RESYNC_SECONDS)
      this.at(at, () => {
        this.resend(false);
      });
    for (let next: number | null = 0; next !== null && next <= end; next = this.nextInstant()) {
      this.now = next;
      this.endJobs();
      for (const due of this.later.filter(({ at }) => at === next)) due.run();
      this.settle();
    }
  }

  private nextInstant(): number | null {
    const waits = [...this.plans.values()].some(
      (plan) => plan.applying.length === 0 && plan.spec.window !== null,
    );
    const instants = [
      ...this.later.map(({ at }) => at),
      ...this.jobs.flatMap((job) =>
        isFinished(job) ? job.finishedAt + this.ttlOf(job) : [job.endsAt, job.deadlineAt],
      ),
      ...(waits ? [(Math.floor(this.now / LOOK_SECONDS) + 1) * LOOK_SECONDS] : []),
    ].filter((at) => at > this.now && Number.isFinite(at));
    return instants.length === 0 ? null : Math.min(...instants);
  }

  private ttlOf({ spec }: Job): number {
    return Math.max(this.course.ttlSeconds, spec.delayMs > 0 ? spec.delayMs / 1000 + 60 : 0);
  }

  private endJobs(): void {
    for (const job of [...this.jobs]) {
      if (isFinished(job)) {
        if (job.finishedAt + this.ttlOf(job) !== this.now) continue;
        this.drop(job);
        if (job.state === 'failed') this.reportFailure(job);
      } else if (job.endsAt === this.now)
        this.end(job, job.outcome === 'fail' ? 'BackoffLimitExceeded' : null);
      else if (job.deadlineAt === this.now) this.end(job, 'DeadlineExceeded');
    }
  }

  private end(job: Job, reason: string | null): void {
    const was = job.state === 'pending' ? { was: 'not started' } : {};
    job.state = reason === null ? 'complete' : 'failed';
    job.finishedAt = this.now;
    this.record(job, reason === null ? { result: 'complete' } : { result: 'failed', reason, ...was });
    const node = this.nodes.get(job.node);
    if (node && job.outcome === 'breaks') node.notReady = true;
    this.seen(job);
  }

  private record({ plan, node, version }: Job, what: JsonObject): void {
    this.ends.push({ at: this.now, node, plan: plan.name, version, ...what });
  }

  /** The Job handler: an unfinished Job out of turn is deleted, a finished one is told of and labels its node. */
  private seen(job: Job): void {
    const { plan } = job;
    const node = this.nodes.get(job.node);
    if (!this.plans.has(plan.name) || plan.status.version !== job.version || !node) this.deleteJob(job);
    else if (job.state === 'failed') this.reportFailure(job);
    else if (job.state === 'complete') this.completed(job, node);
    else if (!this.hasTurn(job)) this.deleteJob(job);
  }

  private completed(job: Job, node: ClusterNode): void {
    const { plan } = job;
    if (plan.spec.cordons) node.cordoned = false;
    const label = (): void => {
      if (this.plans.has(plan.name) && plan.status.version === job.version)
        node.labels[planLabel(plan.name)] = job.hash;
    };
    if (job.finishedAt !== this.now) return;
    if (plan.spec.delayMs > 0) this.at(this.now + plan.spec.delayMs / 1000, label);
    else label();
  }

  /** A binary search for the node's name among hostnames that are sorted by node name. */
  private hasTurn({ plan, node }: Job): boolean {
    let [low, high] = [0, plan.applying.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((plan.applying[middle] ?? '') < node) low = middle + 1;
      else high = middle;
    }
    return plan.applying[low] === node;
  }

  private reportFailure({ plan, node }: Job): void {
    if (this.plans.has(plan.name)) this.report(plan, 'JobFailed', node);
  }

  private report(plan: Plan, reason: string, message: string): void {
    if (plan.reason === reason && plan.message === message) return;
    Object.assign(plan, { reason, message });
    plan.revision++;
  }

  private deleteJob(job: Job): void {
    if (!isFinished(job))
      this.record(job, { result: 'deleted', was: job.state === 'running' ? 'running' : 'not started' });
    this.drop(job);
  }

  private drop(job: Job): void {
    this.jobs = this.jobs.filter((other) => other !== job);
  }

  private settle(): void {
    for (let before = ''; before !== this.fingerprint();) {
      before = this.fingerprint();
      for (const plan of this.plans.values()) this.reconcile(plan);
      this.startPods();
    }
  }

  private fingerprint(): string {
    const plans = [...this.plans.values()].map(
      ({ revision, appliedRevision }) => `${revision}/${appliedRevision}`,
    );
    return [...plans, ...this.jobs.map(({ state, createdAt }) => `${state}${createdAt}`)].join();
  }

  private reconcile(plan: Plan): void {
    const status = statusOf(plan.object, plan.status, this.secretHash);
    if (status.hash !== plan.status.hash || status.version !== plan.status.version) plan.revision++;
    plan.status = status;
    if (!status.isReady) {
      this.report(plan, 'NotReady', '');
      return;
    }
    const { kept, starts } = this.selected(plan);
    if (kept.length + starts.length === 0) {
      plan.applying = [];
      this.report(plan, 'Complete', '');
      return;
    }
    const { window } = plan.spec;
    const isClosed = window !== null && !isOpenAt(window, this.course.startMs + this.now * 1000);
    if (plan.applying.length === 0 && isClosed) {
      this.report(plan, 'Waiting', '');
      return;
    }
    this.apply(
      plan,
      [...kept, ...starts].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  }

  private selected(plan: Plan): ReturnType<typeof selectNodes<ClusterNode>> {
    const { spec, status, name, uid } = plan;
    return selectNodes([...this.nodes.values()], {
      planName: name,
      selector: selectorOf(spec),
      concurrency: spec.concurrency,
      hash: status.hash,
      applying: new Set(plan.applying),
      keyOf: (node) => orderKey((node as ClusterNode).uid, uid, status.hash),
    });
  }

  private apply(plan: Plan, nodes: readonly ClusterNode[]): void {
    const applying = nodes.map(({ labels }) => labels[HOSTNAME_LABEL] ?? '');
    if (applying.join() !== plan.applying.join()) {
      plan.applying = applying;
      plan.maxApplying = Math.max(plan.maxApplying, applying.length);
      plan.message = '';
      this.report(plan, 'SyncJob', applying.join());
    }
    if (plan.appliedRevision === plan.revision) return;
    plan.appliedRevision = plan.revision;
    for (const node of nodes) this.applyJob(plan, node.name);
  }

  private applyJob(plan: Plan, node: string): void {
    const old = this.jobs.find(
      (job) => job.plan === plan && job.node === node && job.hash === plan.status.hash,
    );
    if (!old) {
      this.createJob(plan, node);
      return;
    }
    if (isOtherPod(old.object, plan.object)) {
      if (!isFinished(old))
        this.record(old, { result: 'replaced', was: old.state === 'running' ? 'running' : 'not started' });
      this.drop(old);
      this.at(this.now + 1, () => {
        this.createJob(plan, node);
      });
    } else old.deadlineAt = this.deadlineOf(plan, old.createdAt);
  }

  private createJob(plan: Plan, node: string): void {
    const { object, spec, status } = plan;
    const job: Job = {
      ...{ plan, node, object, spec, version: status.version, hash: status.hash, createdAt: this.now },
      ...{
        deadlineAt: this.deadlineOf(plan, this.now),
        state: 'pending',
        endsAt: Infinity,
        outcome: 'ok',
        finishedAt: 0,
      },
    };
    this.jobs.push(job);
    this.seen(job);
  }

  private deadlineOf({ spec }: Plan, createdAt: number): number {
    const seconds = spec.deadlineMs === null ? this.course.deadlineSeconds : spec.deadlineMs / 1000;
    return seconds > 0 ? createdAt + seconds : Infinity;
  }

  private startPods(): void {
    for (const job of this.jobs.filter(({ state }) => state === 'pending')) {
      const node = this.nodes.get(job.node);
      if (!node || node.notReady || this.isExcluded(job)) continue;
      const nth = this.jobsOfNode.get(job.node) ?? 0;
      this.jobsOfNode.set(job.node, nth + 1);
      job.state = 'running';
      job.outcome = this.course.outcome(job.node, job.version, nth);
      const seconds = job.outcome === 'fail' ? this.course.failSeconds : this.course.jobSeconds(job.node);
      job.endsAt = job.outcome === 'hang' ? Infinity : this.now + seconds;
      if (job.spec.cordons) node.cordoned = true;
      this.starts.push({ at: this.now, node: job.node, plan: job.plan.name, version: job.version });
      this.seen(job);
    }
    const running = new Set(this.jobs.flatMap(({ state, node }) => (state === 'running' ? node : [])));
    this.maxNodesRunning = Math.max(this.maxNodesRunning, running.size);
  }

  /** Pods of one Plan exclude each other on a node, and so do those of exclusive Plans. */
  private isExcluded(job: Job): boolean {
    return this.jobs.some(
      (other) =>
        other.state === 'running' &&
        other.node === job.node &&
        (other.plan === job.plan || (other.spec.exclusive && job.spec.exclusive)),
    );
  }

  private planNamed(name: string): Plan {
    const plan = this.plans.get(name);
    if (!plan) throw new Error(`there is no Plan ${name}`);
    return plan;
  }
}

function isFinished({ state }: Job): boolean {
  return state === 'complete' || state === 'failed';
}
