import { byName } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { daemonSetHalt } from '../controller/daemonset/halt.js';
import { type DaemonNode, nodeFit } from '../controller/daemonset/node-fit.js';
import {
  type DaemonPod,
  type DaemonSetState,
  isPodAvailable,
  limitsOf,
} from '../controller/daemonset/state.js';
import { daemonSetStatus, isComplete } from '../controller/daemonset/status.js';
import { syncDaemonSet } from '../controller/daemonset/sync.js';
import type { Halt } from '../controller/halt.js';
import { createdPod } from '../controller/pod.js';
import type { Behaviour } from '../versions.js';
import { changedBetween, changedNode, type NodeChanges } from './node-watch.js';
import { type PodCounts, PodSimulation, type Sync } from './pods.js';

/** To look at so many nodes, with all syncs of an instant, takes as long as a step of `Work`. */
const NODES_IN_A_STEP = 7;
const NONE: ReadonlySet<string> = new Set();
const NO_PODS: readonly DaemonPod[] = [];

/** What a rollout of a DaemonSet is over. */
interface DaemonSetSetting {
  /** Nodes; null: all that there are. */
  readonly targets: readonly string[] | null;
  /** Targets that get their first pod: nothing served there. */
  readonly joining?: ReadonlySet<string>;
  /** True where a new pod cannot run beside an old one. */
  readonly conflicts?: boolean;
  readonly behaviour: Behaviour;
}

/**
 * The pods of a DaemonSet, by node. A sync looks only at nodes in which something changes, and at as many of those that wait for their
 * turn as may go at once; the others it counts. Without that, 10 DaemonSets over 500 nodes take 2.2 s of user time, not 0.4 s.
 */
export class DaemonSetSimulation extends PodSimulation<DaemonPod> {
  /** From a start in which only dead nodes are out, an update without surge keeps to its limit, and with surge takes none. */
  readonly mostOut: number | null;
  override readonly nodeNames: ReadonlySet<string>;
  private readonly original: ReadonlyMap<string, DaemonNode>;
  private readonly isTarget: (name: string) => boolean;

  private nodes: Map<string, DaemonNode>;
  private pods = new Map<string, readonly DaemonPod[]>();
  private created = 0;
  /** Nodes that a sync looks at; nodes with one available pod of an earlier template, in order of name; and of the current one. */
  private active = new Set<string>();
  private waiting = new Set<string>();
  private done = new Set<string>();
  private isInOrder = false;
  /** True while a fork has the same collections. */
  private isShared = false;

  private changes: Pick<NodeChanges, 'unready' | 'leaving'> = { unready: NONE, leaving: NONE };
  /** Nodes in whose place others joined, by the old name, and when. */
  private replaced: ReadonlyMap<string, Instant> = new Map();
  /** Nodes that were deleted with a starting pod: the end of its work means nothing any more. */
  private abandoned: ReadonlySet<string> = NONE;

  constructor(
    private start: Omit<DaemonSetState, 'others'>,
    private readonly setting: DaemonSetSetting,
  ) {
    super();
    const targets = setting.targets && new Set(setting.targets);
    this.isTarget = (name) => targets === null || targets.has(name);
    this.nowMs = start.nowMs;
    const nodes = [...start.nodes].sort((a, b) => byName(a.name, b.name));
    this.nodes = new Map(nodes.map((node) => [node.name, node]));
    this.original = new Map(this.nodes);
    this.nodeNames = new Set(this.nodes.keys());
    for (const pod of start.pods) {
      const isDown = this.nodes.get(pod.slot)?.down === true;
      this.pods.set(pod.slot, [...this.podsOn(pod.slot), isDown ? { ...pod, readySinceMs: null } : pod]);
      this.created = Math.max(this.created, pod.order);
    }
    this.sortAll();
    this.isInOrder = true;
    this.mostOut = this.mostOutAtStart();
    this.see();
  }

  override fork(): this {
    this.isShared = true;
    return super.fork();
  }

  get spec(): DaemonSetState['spec'] {
    return this.start.spec;
  }

  /** Another spec. */
  set spec(spec: DaemonSetState['spec']) {
    this.start = { ...this.start, spec };
    this.sortAll();
  }

  protected get minReadySeconds(): number {
    return this.spec.minReadySeconds;
  }

  *activePods(): Iterable<DaemonPod> {
    for (const name of this.active) yield* this.podsOn(name);
  }

  mapPods(change: (pod: DaemonPod) => DaemonPod): void {
    for (const name of [...this.active]) this.changePods(name, change);
  }

  override settle(now: Instant): void {
    this.nowMs = now + 1;
    this.own();
    for (const name of [...this.active]) this.sort(name);
    super.settle(now);
  }

  sync(): Sync<DaemonPod> | null {
    const sync = syncDaemonSet(this.state(), this.setting.behaviour);
    if (!sync) return null;
    this.own();
    for (const pod of sync.delete)
      this.changePods(pod.slot, (one) => (one === pod ? { ...pod, terminating: true } : one));
    const created = sync.create.map((node) => createdPod(node, this.spec.template, ++this.created));
    for (const pod of created) this.put(pod.slot, [...this.podsOn(pod.slot), pod]);
    return { by: sync.by, created, deleted: sync.delete };
  }

  /** On a node that is down deleted pods stay until it is back. */
  vanish(): boolean {
    let isAny = false;
    for (const name of [...this.active]) {
      const pods = this.podsOn(name);
      if (this.nodes.get(name)?.down === true || !pods.some(({ terminating }) => terminating)) continue;
      this.own();
      this.put(
        name,
        pods.filter(({ terminating }) => !terminating),
      );
      isAny = true;
    }
    return isAny;
  }

  begin(): string[] {
    const targets: string[] = [];
    for (const name of [...this.active]) {
      if (!this.takesPods(name)) continue;
      const [oldest] = this.podsOn(name);
      const hasStarted = this.changePods(name, (pod) => {
        const isHeldUp = this.setting.conflicts === true && pod !== oldest;
        return pod.phase !== 'pending' || pod.terminating || isHeldUp ? pod : { ...pod, phase: 'starting' };
      });
      if (hasStarted && this.isTarget(name)) targets.push(name);
    }
    return targets.sort(byName);
  }

  /** True for a node on which a pod that is not ready makes progress: not down, and a new pod would be scheduled there. */
  takesPods(name: string): boolean {
    const node = this.nodes.get(name);
    return node !== undefined && !node.down && nodeFit(node, this.spec.placement).shouldRun;
  }

  ended(target: string, ready: boolean, now: Instant): void {
    if (this.abandoned.has(target)) {
      this.abandoned = new Set([...this.abandoned].filter((name) => name !== target));
      return;
    }
    const isDown = this.nodes.get(target)?.down === true;
    this.changePods(target, (pod) => {
      if ((pod.phase !== 'starting' && pod.phase !== 'broken') || pod.readySinceMs !== null) return pod;
      if (!ready) return { ...pod, phase: 'broken' };
      return { ...pod, phase: 'up', readySinceMs: isDown ? null : now };
    });
  }

  /** A node that others made not ready, or delete, is out through them: a pod serves again with its node, or goes with it. */
  out(): string[] {
    const { joining = NONE } = this.setting;
    const isOut = (name: string): boolean => {
      const { unready, leaving } = this.changes;
      if (!this.isTarget(name) || !this.nodes.has(name)) return false;
      if (joining.has(name) || leaving.has(name)) return false;
      const isUnready = unready.has(name);
      return !this.podsOn(name).some((pod) => this.isServing(pod) || (isUnready && pod.phase === 'up'));
    };
    return [...this.active].filter(isOut).sort(byName);
  }

  undone(): string[] {
    const { template } = this.spec;
    return this.targets().filter(
      (name) =>
        !this.podsOn(name).some((pod) => !pod.terminating && pod.template === template && pod.phase === 'up'),
    );
  }

  counts(): PodCounts {
    let [available, old, fresh] = [this.waiting.size + this.done.size, this.waiting.size, this.done.size];
    let newAvailable = this.done.size;
    for (const name of this.active) {
      const live = this.podsOn(name).filter(({ terminating }) => !terminating);
      if (this.isTarget(name) && live.some((pod) => this.isServing(pod))) available++;
      for (const pod of live)
        if (pod.template !== this.spec.template) old++;
        else {
          fresh++;
          if (this.isServing(pod)) newAvailable++;
        }
    }
    return { available, old, new: fresh, newAvailable };
  }

  halt(): Halt {
    const state = this.state();
    if (this.waiting.size === 0 && isComplete(daemonSetStatus(state))) return { code: 'complete' };
    if (this.spec.strategy.type === 'OnDelete') return { code: 'on-delete' };
    const halt = daemonSetHalt(state, this.setting.behaviour);
    const isHeldUp = state.pods.some((pod) => pod.phase === 'pending' && pod !== this.podsOn(pod.slot)[0]);
    return this.setting.conflicts === true && isHeldUp && 'slots' in halt
      ? { code: 'no-node-beside', slots: halt.slots }
      : halt.code === 'at-surge-limit'
        ? { ...halt, old: this.counts().old, total: this.targets().length }
        : halt;
  }

  effort(): number {
    return this.active.size / NODES_IN_A_STEP;
  }

  /**
   * A node that others made not ready has the taints of one; one that they delete takes no new pod. A node that joins in place of a
   * deleted one gets its pod when it joins, and goes by the old name.
   */
  override nodesChanged(changes: NodeChanges, now: Instant): void {
    this.own();
    this.nowMs = now;
    const gone = new Map(changes.gone.map(({ name, replacedSince }) => [name, replacedSince]));
    for (const name of changedBetween(this.changes, changes)) {
      const original = this.original.get(name);
      const since = gone.get(name);
      if (since !== undefined) {
        if (this.podsOn(name).some(({ phase }) => phase === 'starting'))
          this.abandoned = new Set([...this.abandoned, name]);
        this.pods.delete(name);
      }
      if (since !== undefined && since !== null) this.replaced = new Map([...this.replaced, [name, since]]);
      if (since === null || !this.nodes.has(name) || !original) this.removeNode(name);
      else this.setNode(changedNode(original, changes));
    }
    const { unready, leaving } = changes;
    this.changes = { unready, leaving };
    this.vanish();
  }

  override headStartMs(target: string, now: Instant): number {
    return now - (this.replaced.get(target) ?? now);
  }

  /** A node as it is from now on; pods that are up are ready while their node is. */
  setNode(node: DaemonNode): void {
    this.own();
    this.nodes.set(node.name, node);
    this.put(node.name, this.podsOn(node.name));
    this.changePods(node.name, (pod) => {
      const isReady = pod.phase === 'up' && !node.down;
      if (isReady === (pod.readySinceMs !== null)) return pod;
      return { ...pod, readySinceMs: isReady ? this.nowMs : null };
    });
  }

  /** A node is deleted, and its pods with it. */
  removeNode(name: string): void {
    this.own();
    this.nodes.delete(name);
    this.put(name, NO_PODS);
  }

  node(name: string): DaemonNode | undefined {
    return this.nodes.get(name);
  }

  /** Someone deletes the pods of a node. */
  deletePods(name: string): void {
    this.changePods(name, (pod) => ({ ...pod, terminating: true }));
  }

  podsOn(node: string): readonly DaemonPod[] {
    return this.pods.get(node) ?? NO_PODS;
  }

  /** All that one sync looks at. */
  state(): DaemonSetState {
    const names = [...this.active];
    const quiet = this.waiting.size + this.done.size;
    const { spec } = this;
    const limits = limitsOf({ spec, nodes: this.nodesOf(names), others: quiet });
    const most = Math.max(limits.maxUnavailable, limits.maxSurge);
    if (!this.isInOrder) {
      this.own();
      this.waiting = new Set([...this.waiting].sort(byName));
      this.isInOrder = true;
    }
    let candidates = 0;
    for (const name of this.waiting) {
      if (candidates === most) break;
      names.push(name);
      candidates++;
    }
    return {
      spec,
      nodes: this.nodesOf(names),
      pods: names.flatMap((name) => this.podsOn(name)),
      nowMs: this.nowMs,
      others: quiet - candidates,
    };
  }

  /** All nodes and pods. */
  whole(): DaemonSetState {
    const { spec, nowMs } = this;
    return { spec, nowMs, nodes: [...this.nodes.values()], pods: [...this.pods.values()].flat() };
  }

  /** True where a pod of the node changed. */
  private changePods(name: string, change: (pod: DaemonPod) => DaemonPod): boolean {
    const before = this.podsOn(name);
    const after = before.map(change);
    if (after.every((pod, i) => pod === before[i])) return false;
    this.own();
    this.put(name, after);
    return true;
  }

  private nodesOf(names: readonly string[]): DaemonNode[] {
    return names.flatMap((name) => this.nodes.get(name) ?? []);
  }

  private targets(): readonly string[] {
    return this.setting.targets ?? [...this.nodes.keys()];
  }

  private isServing(pod: DaemonPod): boolean {
    return !pod.terminating && isPodAvailable(pod, this);
  }

  private put(name: string, pods: readonly DaemonPod[]): void {
    if (pods.length > 0) this.pods.set(name, pods);
    else this.pods.delete(name);
    this.sort(name);
  }

  /** Puts a node where it belongs: what its pods and the clock make of it. */
  private sort(name: string): void {
    this.waiting.delete(name);
    this.active.delete(name);
    this.done.delete(name);
    const node = this.nodes.get(name);
    const pods = this.podsOn(name);
    const [only] = pods;
    const shouldRun = node !== undefined && nodeFit(node, this.spec.placement).shouldRun;
    const isQuiet =
      only !== undefined &&
      pods.length === 1 &&
      shouldRun &&
      !only.finished &&
      this.isTarget(name) &&
      this.isServing(only);
    if (!isQuiet) {
      if (pods.length > 0 || shouldRun || (node && this.isTarget(name))) this.active.add(name);
    } else if (only.template === this.spec.template) this.done.add(name);
    else {
      this.waiting.add(name);
      this.isInOrder = false;
    }
  }

  private sortAll(): void {
    for (const name of new Set([...this.nodes.keys(), ...this.pods.keys()])) this.sort(name);
  }

  private mostOutAtStart(): number | null {
    const { behaviour } = this.setting;
    const out = this.out();
    const isDown = (name: string): boolean => this.nodes.get(name)?.down === true;
    const { old, new: fresh } = this.counts();
    if (!out.every(isDown) || old + fresh > this.targets().length) return null;
    const { maxUnavailable, maxSurge } = limitsOf(this.state());
    if (maxSurge > 0) return out.length;
    return behaviour.daemonSetCountsOldUnavailable
      ? Math.max(out.length, maxUnavailable)
      : out.length + maxUnavailable;
  }

  /** Before a change of the collections. */
  private own(): void {
    if (!this.isShared) return;
    this.nodes = new Map(this.nodes);
    this.pods = new Map(this.pods);
    this.active = new Set(this.active);
    this.waiting = new Set(this.waiting);
    this.done = new Set(this.done);
    this.isShared = false;
  }
}
