import type { Drain, DrainHold, Evictions, Instant, Openings } from '../../../rollout/evictions.js';
import { isTolerated } from '../../../snapshot/snapshot.js';
import { count, fewNames, name, text } from '../../../text/text.js';
import {
  type Eviction,
  evictionOf,
  keyOf,
  staysOnNode,
  type SyncedBudget,
} from '../controller/disruption.js';
import { type DrainPod, isFinished } from '../../system.js';

/** A pod that drains have to ask budgets for; it does not change in a dry rollout. */
interface CoveredPod {
  readonly pod: DrainPod;
  readonly budgets: readonly SyncedBudget[];
}

export interface CoveredCluster {
  readonly nodes: readonly string[];
  readonly pods: readonly CoveredPod[];
  /** From the eviction of a pod until another one is ready in its place. */
  readonly readyMs: number;
}

/** Left out are pods that no budget covers, as they go at once, and those that a drain leaves alone. */
export function coveredPods(
  nodes: readonly string[],
  pods: readonly DrainPod[],
  budgetsOver: (pod: DrainPod) => readonly SyncedBudget[],
): CoveredPod[] {
  const known = new Set(nodes);
  const isDrained = (pod: DrainPod): boolean =>
    known.has(pod.node ?? '') && !staysOnNode(pod) && !isFinished(pod) && !pod.terminating;
  return pods
    .filter(isDrained)
    .map((pod) => ({ pod, budgets: budgetsOver(pod) }))
    .filter(({ budgets }) => budgets.length > 0)
    .sort((a, b) => (keyOf(a.pod) < keyOf(b.pod) ? -1 : 1));
}

type LeftAlone = Pick<Drain, 'spares' | 'leavesTolerant'>;

/**
 * The pods of a cluster under its disruption budgets while nodes are drained. Each eviction is decided as the API server does; the
 * pace is a model: an evicted pod runs on a node that joined, until that has as many pods as others, else on the next node that serves,
 * whatever it asks of nodes, and is ready a fixed time later.
 */
export class PodEvictions implements Evictions {
  /** Nodes of the cluster, and after them those that joined. */
  private readonly onNode: Map<string, readonly CoveredPod[]>;
  private readonly nodes: string[];
  private readonly closed = new Set<string>();
  private readonly unready: Set<CoveredPod>;
  /** Healthy pods of each budget. */
  private readonly healthy: Map<SyncedBudget, number>;
  /** Nodes that are drained, in the order in which they began. */
  private readonly draining = new Set<string>();
  /** By node: the pods that its drain, which may be over, leaves alone; tolerant ones end with the node. */
  private readonly spared = new Map<string, LeftAlone>();
  /** Pods that will be ready, and when, the first before the others. */
  private readonly ripening = new Map<CoveredPod, Instant>();
  private readonly waiting = new Set<CoveredPod>();
  /** Position of the node that takes the next pod, if it serves. */
  private cursor = 0;
  /** Nodes that joined and may have fewer pods than others, the next one first: a scheduler prefers them. */
  private readonly filling = new Set<string>();

  constructor(private readonly cluster: CoveredCluster) {
    const { nodes, pods } = cluster;
    this.nodes = [...nodes];
    const onNode = new Map(nodes.map((node): [string, CoveredPod[]] => [node, []]));
    for (const covered of pods) onNode.get(covered.pod.node ?? '')?.push(covered);
    this.onNode = onNode;
    this.unready = new Set(pods.filter(({ pod }) => !pod.ready));
    const budgets = pods.flatMap((covered) => covered.budgets);
    this.healthy = new Map(budgets.map((one) => [one, one.status.currentHealthy]));
  }

  /** A copy with maps, sets and lists of its own; lists in maps are replaced, never changed. */
  fork(): PodEvictions {
    const own = (value: unknown): unknown => {
      if (value instanceof Map) return new Map(value);
      return value instanceof Set ? new Set(value) : Array.isArray(value) ? [...(value as unknown[])] : value;
    };
    const entries = Object.entries(this).map(([key, value]: [string, unknown]) => [key, own(value)] as const);
    return Object.assign(Object.create(PodEvictions.prototype) as PodEvictions, Object.fromEntries(entries));
  }

  begin(node: string, drain: LeftAlone = {}): boolean {
    if (!this.onNode.has(node)) return false;
    this.spared.set(node, drain);
    const isHeld = !this.isEmpty(node);
    if (isHeld) this.draining.add(node);
    else this.endWith(node);
    return isHeld;
  }

  force(node: string): number {
    const left = this.podsLeft(node);
    for (const pod of left) this.evict(pod, node);
    this.endWith(node);
    return left.length;
  }

  advance(now: Instant, { turned, isOpen }: Openings): void {
    for (const node of turned) {
      if (!isOpen(node)) this.closed.add(node);
      else this.closed.delete(node);
      if (!isOpen(node) || this.onNode.has(node)) continue;
      // A replacement that joins takes pods in as well.
      this.nodes.push(node);
      this.onNode.set(node, []);
      this.filling.add(node);
    }
    for (const [pod, at] of this.ripening) {
      if (at > now) break;
      this.ripening.delete(pod);
      this.setReady(pod, true);
    }
    for (const node of this.draining) {
      for (const pod of this.podsLeft(node)) if (this.answer(pod).evicted) this.evict(pod, node);
      if (this.isEmpty(node)) this.endWith(node);
    }
    for (const pod of this.waiting) {
      const node = this.nextToFill() ?? this.nextInTurn();
      if (node === null) return;
      this.waiting.delete(pod);
      this.onNode.set(node, [...this.podsOn(node), pod]);
      this.ripening.set(pod, now + this.cluster.readyMs);
    }
  }

  isEmpty(node: string): boolean {
    return this.podsLeft(node).length === 0;
  }

  nextAt(): Instant | null {
    const [first] = this.ripening.values();
    return first ?? null;
  }

  private podsOn(node: string): readonly CoveredPod[] {
    return this.onNode.get(node) ?? [];
  }

  private podsLeft(node: string): readonly CoveredPod[] {
    const { spares, leavesTolerant } = this.spared.get(node) ?? {};
    if (!spares && !leavesTolerant) return this.podsOn(node);
    return this.podsOn(node).filter(
      ({ pod }) => !spares?.(pod) && !isTolerated(leavesTolerant, pod.tolerations),
    );
  }

  /** Pods that the drain left end with the node, without an eviction, once nothing else is there. */
  private endWith(node: string): void {
    const taint = this.spared.get(node)?.leavesTolerant;
    for (const covered of this.podsOn(node))
      if (isTolerated(taint, covered.pod.tolerations)) this.evict(covered, node);
  }

  private answer(covered: CoveredPod): Eviction {
    const pod = { ...covered.pod, ready: !this.unready.has(covered) };
    const budgets = covered.budgets.map((budget) => this.budgetNow(budget));
    return evictionOf(pod, budgets);
  }

  /** Its status, were it synced now: what has to stay healthy is the same all the time. */
  private budgetNow(synced: SyncedBudget): SyncedBudget {
    const { budget, status } = synced;
    const currentHealthy = this.healthy.get(synced) ?? 0;
    const allows = status.reason !== 'SyncFailed' && status.expectedPods > 0;
    const disruptionsAllowed = allows ? Math.max(0, currentHealthy - status.desiredHealthy) : 0;
    return { budget, status: { ...status, currentHealthy, disruptionsAllowed } };
  }

  /** The pod goes. One of a controller comes back, but not a Job's. */
  private evict(covered: CoveredPod, node: string): void {
    this.onNode.set(
      node,
      this.podsOn(node).filter((one) => one !== covered),
    );
    this.setReady(covered, false);
    this.ripening.delete(covered);
    const { owner } = covered.pod;
    if (owner !== null && owner.kind !== 'Job') this.waiting.add(covered);
    if (this.isEmpty(node)) this.draining.delete(node);
  }

  /** The node that joined whose turn it is; null if none has fewer pods than the nodes of the cluster had. */
  private nextToFill(): string | null {
    const share = this.cluster.pods.length / this.cluster.nodes.length;
    for (const node of this.filling) {
      this.filling.delete(node);
      if (this.closed.has(node) || this.podsOn(node).length >= share) continue;
      this.filling.add(node);
      return node;
    }
    return null;
  }

  /** The first open node from the cursor on, and then from the first of all on. */
  private nextInTurn(): string | null {
    const { length } = this.nodes;
    for (let i = this.cursor; i < this.cursor + length; i++) {
      const node = this.nodes[i % length] ?? '';
      if (this.closed.has(node)) continue;
      this.cursor = (i + 1) % length;
      return node;
    }
    return null;
  }

  private setReady(covered: CoveredPod, ready: boolean): void {
    if (this.unready.has(covered) !== ready) return;
    if (ready) this.unready.delete(covered);
    else this.unready.add(covered);
    for (const budget of covered.budgets)
      this.healthy.set(budget, (this.healthy.get(budget) ?? 0) + (ready ? 1 : -1));
  }

  holdOn(node: string): DrainHold | null {
    const held = this.podsLeft(node).find((covered) => !this.answer(covered).evicted);
    const [first] = held?.budgets ?? [];
    if (!held || !first) return null;
    const pod = name('object', keyOf(held.pod));
    if (held.budgets.length > 1) {
      const names = held.budgets.map(({ budget }) => budget.name);
      return {
        says: text`${pod} is covered by ${names.length} disruption budgets (${fewNames('object', names, 5)}), and the API server evicts no pod under more than one`,
        holder: { kind: 'several-budgets', names },
      };
    }
    const budget = name('object', first.budget.name);
    const { observed, currentHealthy, desiredHealthy, expectedPods, reason } = this.budgetNow(first).status;
    if (!observed || reason === 'SyncFailed')
      return { says: text`PodDisruptionBudget ${budget} cannot be computed, so ${pod} is not evicted` };
    // The number of healthy pods decides, once those that wait or start are ready.
    const starting = [...this.ripening.keys(), ...this.waiting].filter((one) => one.budgets.includes(first));
    const isSlow = currentHealthy + starting.length > desiredHealthy;
    return {
      says: text`PodDisruptionBudget ${budget} refuses to evict ${pod}: it needs ${count(desiredHealthy, 'healthy pod')} and has ${currentHealthy}`,
      holder: { kind: 'budget', name: first.budget.name },
      ...(desiredHealthy >= expectedPods ? {} : { lifts: isSlow ? 'by-itself' : 'with-repair' }),
    };
  }
}
