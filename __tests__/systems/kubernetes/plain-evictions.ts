import type { Instant } from '../../../src/rollout/controller.js';
import { evictionOf } from '../../../src/systems/kubernetes/controller/disruption.js';
import type { CoveredCluster } from '../../../src/systems/kubernetes/rollout/evictions.js';
import type { Openings } from '../../../src/rollout/evictions.js';

interface State {
  node: string | null;
  ready: boolean;
  /** When it will be ready. */
  at: Instant | null;
  /** How many were placed before it: those of a node are asked in that order. */
  turn: number;
}

/** The pods of a cluster under drains, every pod of every drain asked at every instant: what `PodEvictions` has to come to. */
export class PlainEvictions {
  private readonly pods: State[];
  private draining: string[] = [];
  private readonly spared = new Map<string, readonly string[]>();
  private waiting: number[] = [];
  private cursor = 0;
  private placed = 0;

  constructor(private readonly cluster: CoveredCluster) {
    this.pods = cluster.pods.map(({ pod }) => ({
      node: pod.node,
      ready: pod.ready,
      at: null,
      turn: 0,
    }));
  }

  begin(target: string, spares: readonly string[]): void {
    const other = this.draining.includes(target) ? this.spared.get(target) : undefined;
    this.spared.set(target, other ? spares.filter((one) => other.includes(one)) : spares);
    if (this.left(target).length > 0 && !this.draining.includes(target)) this.draining.push(target);
  }

  force(target: string): void {
    for (const pod of this.left(target)) this.evict(pod);
  }

  advance(now: Instant, { isOpen }: Openings): void {
    for (const pod of this.pods)
      if (pod.at !== null && pod.at <= now) Object.assign(pod, { ready: true, at: null });
    for (const target of this.draining) {
      for (const pod of this.left(target)) if (this.isFree(pod)) this.evict(pod);
    }
    const { nodes } = this.cluster;
    this.waiting = this.waiting.filter((index) => {
      const turn = nodes.findIndex((_, i) => isOpen(nodes[(this.cursor + i) % nodes.length] ?? ''));
      if (turn < 0) return true;
      const node = nodes[(this.cursor + turn) % nodes.length] ?? '';
      this.cursor = (this.cursor + turn + 1) % nodes.length;
      this.pods[index] = { node, ready: false, at: now + this.cluster.readyMs, turn: (this.placed += 1) };
      return false;
    });
  }

  isEmpty(target: string): boolean {
    return this.left(target).length === 0;
  }

  nextAt(): Instant | null {
    const times = this.pods.flatMap(({ at }) => at ?? []);
    return times.length === 0 ? null : Math.min(...times);
  }

  private left(target: string): number[] {
    const spared = this.spared.get(target) ?? [];
    const turnOf = (i: number): number => this.pods[i]?.turn ?? 0;
    return this.cluster.pods
      .flatMap(({ pod }, i) => (this.pods[i]?.node === target && !spared.includes(pod.namespace) ? i : []))
      .sort((a, b) => turnOf(a) - turnOf(b));
  }

  private isFree(index: number): boolean {
    const { pod, budgets } = this.cluster.pods[index] ?? { budgets: [] };
    if (!pod) return false;
    const ready = this.pods[index]?.ready === true;
    const now = budgets.map((synced) => {
      const under = this.cluster.pods.filter((one) => one.budgets.includes(synced));
      const currentHealthy = under.filter((one) => this.pods[this.cluster.pods.indexOf(one)]?.ready).length;
      const disruptionsAllowed = Math.max(0, currentHealthy - synced.status.desiredHealthy);
      return { ...synced, status: { ...synced.status, currentHealthy, disruptionsAllowed } };
    });
    return evictionOf({ ...pod, ready }, now, this.cluster.behaviour).evicted;
  }

  private evict(index: number): void {
    const owner = this.cluster.pods[index]?.pod.owner ?? null;
    const comesBack = owner !== null && owner.kind !== 'Job';
    this.pods[index] = { node: null, ready: false, at: null, turn: 0 };
    if (comesBack) this.waiting.push(index);
    this.draining = this.draining.filter((target) => this.left(target).length > 0);
  }
}
