import type { Instant } from '../../../rollout/controller.js';
import type { Drain, DrainTaint, Evictions, Openings, DrainHold } from '../../../rollout/evictions.js';
import { tolerates } from '../../../snapshot/snapshot.js';
import { count, fewNames, name, text } from '../../../text/text.js';
import {
  type Coverage,
  type DrainPod,
  type Eviction,
  evictionOf,
  isFinished,
  keyOf,
  type SyncedBudget,
  staysOnNode,
} from '../controller/disruption.js';
import type { Behaviour } from '../versions.js';

/** Pods of a cluster that hold drains back, with their budgets; it does not change in a dry rollout. */
export interface CoveredPods {
  readonly nodes: readonly string[];
  readonly budgets: readonly SyncedBudget[];
  /** With the indexes of their budgets. */
  readonly pods: readonly { readonly pod: DrainPod; readonly budgets: readonly number[] }[];
  readonly behaviour: Behaviour;
  /** From the eviction of a pod until another one is ready in its place. */
  readonly readyMs: number;
}

/** Left out are pods that no budget covers, as they go at once, and those that a drain leaves alone. */
export function coveredPods(
  nodes: readonly string[],
  budgets: readonly SyncedBudget[],
  pods: readonly DrainPod[],
  coverage: Coverage,
  settings: Pick<CoveredPods, 'behaviour' | 'readyMs'>,
): CoveredPods {
  const known = new Set(nodes);
  const indexes = new Map(budgets.map(({ budget }, index) => [budget, index]));
  const covered = pods.flatMap((pod) => {
    const isThere = pod.node !== null && known.has(pod.node);
    if (!isThere || staysOnNode(pod) || isFinished(pod) || pod.terminating) return [];
    const own = coverage.over(pod).flatMap((budget) => indexes.get(budget) ?? []);
    return own.length > 0 ? [{ pod, budgets: own }] : [];
  });
  covered.sort((a, b) => (keyOf(a.pod) < keyOf(b.pod) ? -1 : 1));
  return { nodes, budgets, pods: covered, ...settings };
}

/** Nodes without a number: a pod that waits for one, and a pod that never comes back. */
const NOWHERE = -1;
const GONE = -2;

interface Spared {
  readonly namespaces: readonly string[];
  /** Pods that tolerate it are left to end with the node; null: none are. */
  readonly tolerant: DrainTaint | null;
}

/**
 * The pods of a cluster under its disruption budgets while nodes are drained. Each eviction is decided as the API server does; the
 * pace is a model: an evicted pod runs on a node that joined, until that has as many pods as others, else on the next node that serves,
 * whatever it asks of nodes, and is ready a fixed time later. Lists in lists are replaced, never changed.
 */
export class PodEvictions implements Evictions {
  /** Nodes of the cluster, and after them those that joined. */
  private indexes: Map<string, number>;
  private names: string[];
  /** By pod. */
  private nodeOf: number[];
  private ready: boolean[];
  /** By node. */
  private onNode: (readonly number[])[];
  private open: Uint8Array;
  /** By budget: its healthy pods, and whether it has more of them than at the last answer. */
  private healthy: number[];
  private eased = new Set<number>();
  /**
   * Nodes that are drained, in the order in which they began, with the budgets that refused them; null: to be asked. Nothing makes the
   * answer another one but more healthy pods of these budgets, other pods on the node, or another drain.
   */
  private draining = new Map<number, readonly number[] | null>();
  /** By node: what its drain, which may be over, leaves alone. */
  private spared = new Map<number, Spared>();
  /** By pod that will be ready: when, the first before the others. */
  private ripening = new Map<number, Instant>();
  private waiting: number[] = [];
  /** Where the next pod is placed, if the node there serves. */
  private cursor = 0;
  /** Nodes that have become empty since that was last reported. */
  private emptied = new Set<number>();
  /** Nodes that joined and may have fewer pods than others: a scheduler prefers them. */
  private filling: number[] = [];

  constructor(private readonly cluster: CoveredPods) {
    const { nodes, pods, budgets } = cluster;
    this.names = [...nodes];
    this.indexes = new Map(nodes.map((name, index) => [name, index]));
    this.nodeOf = pods.map(({ pod }) => this.indexes.get(pod.node ?? '') ?? GONE);
    this.ready = pods.map(({ pod }) => pod.ready);
    const onNode: number[][] = nodes.map(() => []);
    for (const [pod, node] of this.nodeOf.entries()) onNode[node]?.push(pod);
    this.onNode = onNode;
    this.open = new Uint8Array(nodes.length).fill(1);
    this.healthy = budgets.map(({ status }) => status.currentHealthy);
  }

  fork(): PodEvictions {
    const copy = Object.create(PodEvictions.prototype) as PodEvictions;
    return Object.assign(copy, this, {
      indexes: new Map(this.indexes),
      names: this.names.slice(),
      nodeOf: this.nodeOf.slice(),
      ready: this.ready.slice(),
      onNode: this.onNode.slice(),
      open: this.open.slice(),
      healthy: this.healthy.slice(),
      eased: new Set(this.eased),
      draining: new Map(this.draining),
      spared: new Map(this.spared),
      ripening: new Map(this.ripening),
      waiting: this.waiting.slice(),
      emptied: new Set(this.emptied),
      filling: this.filling.slice(),
    });
  }

  begin(
    target: string,
    { spares = [], leavesTolerant }: Pick<Drain, 'spares' | 'leavesTolerant'> = {},
  ): boolean {
    const node = this.indexes.get(target);
    if (node === undefined) return false;
    // Where two drains run at once, a pod goes that either of them may take.
    const other = this.draining.has(node) ? this.spared.get(node) : undefined;
    const namespaces = spares.filter((namespace) => !other || other.namespaces.includes(namespace));
    const taint = leavesTolerant ?? null;
    const tolerant = other ? other.tolerant && taint : taint;
    this.spared.set(node, { namespaces, tolerant });
    if (this.podsLeft(node).length === 0) {
      this.emptied.add(node);
      this.endWith(node);
      return false;
    }
    this.draining.set(node, null);
    return true;
  }

  force(target: string): number {
    const node = this.indexes.get(target) ?? NOWHERE;
    const left = this.podsLeft(node);
    for (const pod of left) this.evict(pod);
    this.endWith(node);
    return left.length;
  }

  advance(now: Instant, { turned, isOpen }: Openings): readonly string[] {
    for (const target of turned) this.setOpen(target, isOpen(target));
    this.ripen(now);
    const due = [...this.draining].filter(
      ([, refusing]) => !refusing || refusing.some((budget) => this.eased.has(budget)),
    );
    this.eased.clear();
    for (const [node] of due) this.drain(node);
    this.placeAll(now);
    const emptied = [...this.emptied].map((node) => this.names[node] ?? '');
    this.emptied.clear();
    return emptied;
  }

  isEmpty(target: string): boolean {
    return this.podsLeft(this.indexes.get(target) ?? NOWHERE).length === 0;
  }

  nextAt(): Instant | null {
    const [first] = this.ripening.values();
    return first ?? null;
  }

  holdOn(target: string): DrainHold | null {
    for (const pod of this.podsLeft(this.indexes.get(target) ?? NOWHERE)) {
      const answer = this.answer(pod);
      if (!answer.evicted) return this.holdOf(pod, answer.why);
    }
    return null;
  }

  /** A replacement that joins takes pods in as well. */
  private setOpen(target: string, isOpen: boolean): void {
    const node = this.indexes.get(target) ?? this.onNode.length;
    if (node === this.onNode.length) {
      if (!isOpen) return;
      this.indexes.set(target, node);
      this.names.push(target);
      this.onNode.push([]);
      this.filling.push(node);
      const open = new Uint8Array(node + 1);
      open.set(this.open);
      this.open = open;
    }
    this.open[node] = Number(isOpen);
  }

  private drain(node: number): void {
    const refusing: number[] = [];
    for (const pod of this.podsLeft(node)) {
      if (this.answer(pod).evicted) this.evict(pod);
      else refusing.push(...this.budgetsOf(pod));
    }
    if (refusing.length > 0) this.draining.set(node, refusing);
    else {
      this.draining.delete(node);
      this.endWith(node);
    }
  }

  private budgetsOf(pod: number): readonly number[] {
    return this.cluster.pods[pod]?.budgets ?? [];
  }

  private podAt(index: number): DrainPod {
    const covered = this.cluster.pods[index];
    if (!covered) throw new Error('no such pod');
    return covered.pod;
  }

  /** Pods that the drain of a node takes. */
  private podsLeft(node: number): readonly number[] {
    const pods = this.onNode[node] ?? [];
    const spared = this.spared.get(node);
    if (!spared || (spared.namespaces.length === 0 && !spared.tolerant)) return pods;
    return pods.filter(
      (pod) => !spared.namespaces.includes(this.podAt(pod).namespace) && !this.isLeft(pod, spared.tolerant),
    );
  }

  private isLeft(pod: number, taint: DrainTaint | null): boolean {
    const { tolerations = [] } = this.podAt(pod);
    return taint !== null && tolerations.some((toleration) => tolerates(toleration, taint));
  }

  /** What the drain left goes with the node, without an eviction, once nothing else is there. */
  private endWith(node: number): void {
    const taint = this.spared.get(node)?.tolerant ?? null;
    if (taint === null) return;
    for (const pod of this.onNode[node] ?? []) if (this.isLeft(pod, taint)) this.evict(pod);
  }

  private answer(index: number): Eviction {
    const covering = this.budgetsOf(index).map((budget) => this.budgetNow(budget));
    const pod = { ...this.podAt(index), ready: this.ready[index] === true };
    return evictionOf(pod, covering, this.cluster.behaviour);
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
  private evict(pod: number): void {
    const node = this.nodeOf[pod] ?? GONE;
    this.onNode[node] = (this.onNode[node] ?? []).filter((one) => one !== pod);
    this.setReady(pod, false);
    this.ripening.delete(pod);
    const { owner } = this.podAt(pod);
    const comesBack = owner !== null && owner.kind !== 'Job';
    this.nodeOf[pod] = comesBack ? NOWHERE : GONE;
    if (comesBack) this.waiting.push(pod);
    if (this.podsLeft(node).length > 0) return;
    this.draining.delete(node);
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
      this.onNode[node] = [...(this.onNode[node] ?? []), pod];
      if (this.draining.has(node)) this.draining.set(node, null);
      this.ripening.set(pod, now + this.cluster.readyMs);
    }
    this.waiting = [];
  }

  /** The node that joined whose turn it is; null if none has fewer pods than the nodes of the cluster had. */
  private nextToFill(): number | null {
    const share = this.cluster.pods.length / this.cluster.nodes.length;
    for (let node = this.filling.shift(); node !== undefined; node = this.filling.shift()) {
      if (this.open[node] !== 1 || (this.onNode[node] ?? []).length >= share) continue;
      this.filling.push(node);
      return node;
    }
    return null;
  }

  /** The first open node from the cursor on, and then from the first of all on. */
  private nextInTurn(): number | null {
    const after = this.open.indexOf(1, this.cursor);
    const node = after >= 0 ? after : this.open.indexOf(1);
    if (node < 0) return null;
    this.cursor = (node + 1) % this.onNode.length;
    return node;
  }

  private ripen(now: Instant): void {
    for (const [pod, at] of this.ripening) {
      if (at > now) return;
      this.ripening.delete(pod);
      this.setReady(pod, true);
    }
  }

  private setReady(pod: number, ready: boolean): void {
    if (this.ready[pod] === ready) return;
    this.ready[pod] = ready;
    for (const budget of this.budgetsOf(pod)) {
      this.healthy[budget] = (this.healthy[budget] ?? 0) + (ready ? 1 : -1);
      if (ready) this.eased.add(budget);
    }
  }

  private holdOf(index: number, why: (Eviction & { evicted: false })['why']): DrainHold {
    const pod = name('object', keyOf(this.podAt(index)));
    const budgets = this.budgetsOf(index);
    const names = budgets.map((budget) => this.cluster.budgets[budget]?.budget.name ?? '');
    if (why === 'severalBudgets') {
      const shown = fewNames('object', names, 5);
      return {
        says: text`${pod} is covered by ${names.length} disruption budgets (${shown}), and the API server evicts no pod under more than one`,
        holder: { kind: 'several-budgets', names },
      };
    }
    const [first = ''] = names;
    const budget = name('object', first);
    const { currentHealthy, desiredHealthy, expectedPods, reason } = this.budgetNow(budgets[0] ?? -1).status;
    if (why === 'notObserved' || reason === 'SyncFailed')
      return { says: text`PodDisruptionBudget ${budget} cannot be computed, so ${pod} is not evicted` };
    // The number of healthy pods decides, once those that wait or start are ready.
    const starting = [...this.ripening.keys(), ...this.waiting].filter((one) =>
      this.budgetsOf(one).includes(budgets[0] ?? -1),
    );
    const isSlow = currentHealthy + starting.length > desiredHealthy;
    return {
      says: text`PodDisruptionBudget ${budget} refuses to evict ${pod}: it needs ${count(desiredHealthy, 'healthy pod')} and has ${currentHealthy}`,
      holder: { kind: 'budget', name: first },
      ...(desiredHealthy >= expectedPods ? {} : { lifts: isSlow ? 'by-itself' : 'with-repair' }),
    };
  }
}
