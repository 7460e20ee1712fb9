import { allOf, verb } from '../../../../manifest/words/plural.js';
import type { Instant } from '../../../../rollout/controller.js';
import type { Drain, DrainTaint, Evictions, Openings } from '../../../../rollout/evictions.js';
import type { DrainHold } from '../../../../rollout/holder.js';
import { tolerates } from '../../../../snapshot/toleration.js';
import { type BudgetStatus, keyOf, type SyncedBudget } from '../../controller/disruption/cluster.js';
import { evictionOf, type Refusal } from '../../controller/disruption/eviction.js';
import { count } from '../../words/limits.js';
import type { Covered, CoveredPod } from './covered-pods.js';
import { Draining } from './draining.js';
import { OpenNodes } from './open-nodes.js';

/** Nodes without a number: a pod that waits for one, and a pod that never comes back. */
const NOWHERE = -1;
const GONE = -2;

type Beginning = { readonly leavesTolerant?: DrainTaint | null } & Pick<Drain, 'spares'>;

interface Spared {
  readonly namespaces: readonly string[];
  /** Pods that tolerate it are left to end with the node; null: none are. */
  readonly tolerant: DrainTaint | null;
}

/**
 * The pods of a cluster under its disruption budgets while nodes are drained. Each eviction is judged as the API server does; the
 * pace is a model: an evicted pod runs on the next node that serves, whatever it asks of nodes, and is ready a fixed time later.
 */
export class PodEvictions implements Evictions {
  private constructor(
    private readonly cluster: Covered,
    /** By pod. */
    private readonly nodeOf: Int32Array,
    private readonly ready: Uint8Array,
    /** By node; the lists are never changed. */
    private readonly onNode: (readonly number[])[],
    /** By budget: its healthy pods. */
    private readonly healthy: Int32Array,
    private readonly draining: Draining,
    /** By node: what its drain, which may be over, leaves alone. */
    private readonly spared: Map<number, Spared>,
    /** By pod that will be ready: when, the first before the others. */
    private readonly ripening: Map<number, Instant>,
    private waiting: number[],
    private readonly open: OpenNodes,
    /** Where the next pod is placed, if the node there serves. */
    private cursor: number,
    /** Nodes that have become empty since that was last told. */
    private emptied: Set<number>,
  ) {}

  static of(cluster: Covered): PodEvictions {
    const onNode: number[][] = cluster.nodes.map(() => []);
    for (const [index, { node }] of cluster.pods.entries()) onNode[node]?.push(index);
    return new PodEvictions(
      cluster,
      Int32Array.from(cluster.pods, ({ node }) => node),
      Uint8Array.from(cluster.pods, ({ pod }) => Number(pod.ready)),
      onNode,
      Int32Array.from(cluster.budgets, ({ status }) => status.currentHealthy),
      Draining.none(),
      new Map(),
      new Map(),
      [],
      OpenNodes.all(cluster.nodes.length),
      0,
      new Set(),
    );
  }

  fork(): PodEvictions {
    return new PodEvictions(
      this.cluster,
      this.nodeOf.slice(),
      this.ready.slice(),
      this.onNode.slice(),
      this.healthy.slice(),
      this.draining.fork(),
      new Map(this.spared),
      new Map(this.ripening),
      this.waiting.slice(),
      this.open.fork(),
      this.cursor,
      new Set(this.emptied),
    );
  }

  begin(target: string, { spares = [], leavesTolerant = null }: Beginning = {}): boolean {
    const node = this.cluster.indexOf.get(target);
    if (node === undefined) return false;
    // Where two drains run at once, a pod goes that either of them may take.
    const other = this.draining.has(node) ? this.spared.get(node) : undefined;
    const namespaces = other
      ? spares.filter((namespace) => other.namespaces.includes(namespace))
      : [...spares];
    this.spared.set(node, {
      namespaces,
      tolerant: other ? other.tolerant && leavesTolerant : leavesTolerant,
    });
    if (this.podsLeft(node).length === 0) {
      this.emptied.add(node);
      this.endWith(node);
      return false;
    }
    this.draining.begin(node);
    return true;
  }

  force(target: string): void {
    const node = this.cluster.indexOf.get(target) ?? NOWHERE;
    for (const pod of this.podsLeft(node)) this.evict(pod);
    this.endWith(node);
  }

  advance(now: Instant, { turned, isOpen }: Openings): readonly string[] {
    for (const target of turned) {
      const node = this.cluster.indexOf.get(target);
      if (node !== undefined) this.open.set(node, isOpen(target));
    }
    this.ripen(now);
    for (const node of this.draining.takeDue()) this.drain(node);
    this.placeAll(now);
    const emptied = [...this.emptied].map((node) => this.cluster.nodes[node] ?? '');
    this.emptied.clear();
    return emptied;
  }

  private drain(node: number): void {
    for (const pod of this.podsLeft(node)) {
      if (this.answer(pod).evicted) this.evict(pod);
      else this.draining.waitsFor(this.podAt(pod).budgets, node);
    }
    if (this.podsLeft(node).length > 0) return;
    this.draining.end(node);
    this.endWith(node);
  }

  isEmpty(target: string): boolean {
    return this.podsLeft(this.cluster.indexOf.get(target) ?? NOWHERE).length === 0;
  }

  nextAt(): Instant | null {
    const [first] = this.ripening.values();
    return first ?? null;
  }

  holdOn(target: string): DrainHold | null {
    for (const pod of this.podsLeft(this.cluster.indexOf.get(target) ?? NOWHERE)) {
      const answer = this.answer(pod);
      if (!answer.evicted) return this.holdOf(pod, answer.why);
    }
    return null;
  }

  private podsOn(node: number): readonly number[] {
    return this.onNode[node] ?? [];
  }

  /** Those that its drain takes. */
  private podsLeft(node: number): readonly number[] {
    const spared = this.spared.get(node);
    const pods = this.podsOn(node);
    if (!spared || (spared.namespaces.length === 0 && !spared.tolerant)) return pods;
    return pods.filter(
      (pod) =>
        !spared.namespaces.includes(this.podAt(pod).pod.namespace) && !this.isLeft(pod, spared.tolerant),
    );
  }

  private isLeft(index: number, taint: DrainTaint | null): boolean {
    const { tolerations = [] } = this.podAt(index).pod;
    return taint !== null && tolerations.some((toleration) => tolerates(toleration, taint));
  }

  /** What the drain left goes with the node, without an eviction, once nothing else is there. */
  private endWith(node: number): void {
    const taint = this.spared.get(node)?.tolerant ?? null;
    if (taint === null) return;
    for (const pod of this.podsOn(node)) if (this.isLeft(pod, taint)) this.evict(pod);
  }

  private answer(index: number): ReturnType<typeof evictionOf> {
    const { pod, budgets } = this.podAt(index);
    const ready = this.ready[index] === 1;
    return evictionOf(
      { ...pod, ready },
      budgets.map((budget) => this.budgetNow(budget)),
      this.cluster.behaviour,
    );
  }

  /** Its status, were it synced now: what has to stay healthy is the same all the time. */
  private budgetNow(index: number): SyncedBudget {
    const synced = this.cluster.budgets[index];
    if (!synced) throw new Error('no such budget');
    const { budget, status } = synced;
    const currentHealthy = this.healthy[index] ?? 0;
    const allows = status.reason !== 'SyncFailed' && status.expectedPods > 0;
    const disruptionsAllowed = allows ? Math.max(0, currentHealthy - status.desiredHealthy) : 0;
    return { budget, status: { ...status, currentHealthy, disruptionsAllowed } };
  }

  /** The pod goes. One of a controller comes back, but not a Job's. */
  private evict(index: number): void {
    const node = this.nodeOf[index] ?? GONE;
    this.onNode[node] = this.podsOn(node).filter((one) => one !== index);
    this.setReady(index, false);
    this.ripening.delete(index);
    const { owner } = this.podAt(index).pod;
    const comesBack = owner !== null && owner.kind !== 'Job';
    this.nodeOf[index] = comesBack ? NOWHERE : GONE;
    if (comesBack) this.waiting.push(index);
    if (this.podsLeft(node).length > 0) return;
    this.draining.end(node);
    this.emptied.add(node);
  }

  private placeAll(now: Instant): void {
    for (const [placed, pod] of this.waiting.entries()) {
      const node = this.open.from(this.cursor);
      if (node === null) {
        this.waiting = this.waiting.slice(placed);
        return;
      }
      this.cursor = (node + 1) % this.cluster.nodes.length;
      this.nodeOf[pod] = node;
      this.onNode[node] = [...this.podsOn(node), pod];
      this.draining.turned(node);
      this.ripening.set(pod, now + this.cluster.readyMs);
    }
    this.waiting = [];
  }

  private ripen(now: Instant): void {
    for (const [pod, at] of this.ripening) {
      if (at > now) return;
      this.ripening.delete(pod);
      this.setReady(pod, true);
    }
  }

  private setReady(index: number, ready: boolean): void {
    if (this.ready[index] === Number(ready)) return;
    this.ready[index] = Number(ready);
    for (const budget of this.podAt(index).budgets) {
      this.healthy[budget] = (this.healthy[budget] ?? 0) + (ready ? 1 : -1);
      if (ready) this.draining.eased(budget);
    }
  }

  private podAt(index: number): CoveredPod {
    const pod = this.cluster.pods[index];
    if (!pod) throw new Error('no such pod');
    return pod;
  }

  private holdOf(index: number, why: Refusal): DrainHold {
    const { pod, budgets } = this.podAt(index);
    const names = budgets.map((budget) => this.cluster.budgets[budget]?.budget.name ?? '');
    if (why === 'severalBudgets')
      return {
        says: `${keyOf(pod)} is covered by ${names.length} disruption budgets (${names.join(', ')}), and no pod that more than one covers is ever evicted`,
        holder: { kind: 'several-budgets', names },
      };
    const { status } = this.budgetNow(budgets[0] ?? -1);
    const name = names[0] ?? '';
    if (why === 'notObserved' || status.reason === 'SyncFailed')
      return { says: `PodDisruptionBudget ${name} can not be computed, so ${keyOf(pod)} is not evicted` };
    return {
      says: `PodDisruptionBudget ${name} does not let ${keyOf(pod)} go: ${healthText(status)}`,
      holder: { kind: 'budget', name },
    };
  }
}

function healthText({ currentHealthy, desiredHealthy }: BudgetStatus): string {
  if (currentHealthy < desiredHealthy)
    return `${count(currentHealthy, 'pod')} ${verb(currentHealthy, 'is', 'are')} healthy, and ${desiredHealthy} must be`;
  return currentHealthy === desiredHealthy && currentHealthy > 1
    ? `${allOf(currentHealthy, 'pod')} that are healthy must stay so`
    : `${desiredHealthy} of ${count(currentHealthy, 'healthy pod')} must stay`;
}
