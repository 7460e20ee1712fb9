import { allOf, counted, verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Drain, DrainTaint, Evictions, Openings } from '../../../rollout/evictions.js';
import type { DrainHold } from '../../../rollout/holder.js';
import { tolerates } from '../../../snapshot/snapshot.js';
import { type BudgetStatus, keyOf, type SyncedBudget } from '../controller/disruption/cluster.js';
import { evictionOf, type Refusal } from '../controller/disruption/eviction.js';
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
 * pace is a model: an evicted pod runs on a node that joined, until that has as many pods as others, else on the next node that serves,
 * whatever it asks of nodes, and is ready a fixed time later.
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
    /** Nodes that joined after the start, by name; their numbers follow those of the cluster. */
    private readonly joined: Map<string, number>,
    /** Nodes that joined and may have fewer pods than others: a scheduler prefers them. */
    private filling: number[],
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
      new Map(),
      [],
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
      new Map(this.joined),
      this.filling.slice(),
    );
  }

  begin(target: string, { spares = [], leavesTolerant = null }: Beginning = {}): boolean {
    const node = this.indexOf(target);
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

  force(target: string): number {
    const node = this.indexOf(target) ?? NOWHERE;
    const left = this.podsLeft(node);
    for (const pod of left) this.evict(pod);
    this.endWith(node);
    return left.length;
  }

  advance(now: Instant, { turned, isOpen }: Openings): readonly string[] {
    for (const target of turned) this.setOpen(target, isOpen(target));
    this.ripen(now);
    for (const node of this.draining.takeDue()) this.drain(node);
    this.placeAll(now);
    const emptied = [...this.emptied].map((node) => this.nameOf(node));
    this.emptied.clear();
    return emptied;
  }

  /** A replacement that joins takes pods in as well. */
  private setOpen(target: string, isOpen: boolean): void {
    const known = this.indexOf(target);
    const node = known ?? this.onNode.length;
    if (known === undefined) {
      if (!isOpen) return;
      this.joined.set(target, node);
      this.onNode.push([]);
      this.filling.push(node);
    }
    this.open.set(node, isOpen);
  }

  private indexOf(target: string): number | undefined {
    return this.cluster.indexOf.get(target) ?? this.joined.get(target);
  }

  private nameOf(node: number): string {
    const joined = [...this.joined.keys()];
    return this.cluster.nodes[node] ?? joined[node - this.cluster.nodes.length] ?? '';
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
    return this.podsLeft(this.indexOf(target) ?? NOWHERE).length === 0;
  }

  nextAt(): Instant | null {
    const [first] = this.ripening.values();
    return first ?? null;
  }

  holdOn(target: string): DrainHold | null {
    for (const pod of this.podsLeft(this.indexOf(target) ?? NOWHERE)) {
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
      const node = this.nextToFill() ?? this.nextInTurn();
      if (node === null) {
        this.waiting = this.waiting.slice(placed);
        return;
      }
      this.nodeOf[pod] = node;
      this.onNode[node] = [...this.podsOn(node), pod];
      this.draining.turned(node);
      this.ripening.set(pod, now + this.cluster.readyMs);
    }
    this.waiting = [];
  }

  /** The node that joined whose turn it is; null if none has fewer pods than the nodes of the cluster had. */
  private nextToFill(): number | null {
    const share = this.cluster.pods.length / this.cluster.nodes.length;
    for (let node = this.filling.shift(); node !== undefined; node = this.filling.shift()) {
      if (this.open.from(node) !== node || this.podsOn(node).length >= share) continue;
      this.filling.push(node);
      return node;
    }
    return null;
  }

  private nextInTurn(): number | null {
    const node = this.open.from(this.cursor);
    if (node !== null) this.cursor = (node + 1) % this.onNode.length;
    return node;
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
        says: `${keyOf(pod)} is covered by ${names.length} disruption budgets (${names.join(', ')}), and the API server evicts no pod under more than one`,
        holder: { kind: 'several-budgets', names },
      };
    const { status } = this.budgetNow(budgets[0] ?? -1);
    const name = names[0] ?? '';
    if (why === 'notObserved' || status.reason === 'SyncFailed')
      return { says: `PodDisruptionBudget ${name} cannot be computed, so ${keyOf(pod)} is not evicted` };
    return {
      says: `PodDisruptionBudget ${name} refuses to evict ${keyOf(pod)}: ${healthText(status)}`,
      holder: { kind: 'budget', name },
      ...this.liftsOf(budgets[0] ?? -1, status),
    };
  }

  /** The number of healthy pods decides, once those that wait or start are ready. */
  private liftsOf(budget: number, { desiredHealthy, expectedPods }: BudgetStatus): Pick<DrainHold, 'lifts'> {
    if (desiredHealthy >= expectedPods) return {};
    const starting = [...this.ripening.keys(), ...this.waiting].filter((pod) =>
      this.podAt(pod).budgets.includes(budget),
    );
    const isSlow = (this.healthy[budget] ?? 0) + starting.length > desiredHealthy;
    return { lifts: isSlow ? 'by-itself' : 'with-repair' };
  }
}

function healthText({ currentHealthy, desiredHealthy }: BudgetStatus): string {
  if (currentHealthy < desiredHealthy)
    return `${counted(currentHealthy, 'pod')} ${verb(currentHealthy, 'is', 'are')} healthy and ${desiredHealthy} must be`;
  return currentHealthy === desiredHealthy && currentHealthy > 1
    ? `${allOf(currentHealthy, 'healthy pod')} must stay healthy`
    : `${desiredHealthy} of ${counted(currentHealthy, 'healthy pod')} must stay healthy`;
}
