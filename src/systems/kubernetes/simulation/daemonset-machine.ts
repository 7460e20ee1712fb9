import { byName } from '../../../manifest/values/names.js';
import type { Instant } from '../../../rollout/controller.js';
import { isPodAvailable, limitsOf } from '../controller/daemonset/state.js';
import { daemonSetStatus, isComplete } from '../controller/daemonset/status.js';
import { syncDaemonSet } from '../controller/daemonset/sync.js';
import { whyStuck } from '../controller/daemonset/why-stuck.js';
import {
  acted,
  type DaemonWorld,
  movingNodes,
  withoutTerminating,
  type WorldNode,
  type WorldPod,
} from '../controller/daemonset/world.js';
import type { Behaviour } from '../versions.js';
import {
  everyPod,
  liveIn,
  refilled,
  type Sight,
  sightOf,
  tidied,
  turned,
  waitingForRoom,
  waitingOutOfSight,
} from './daemonset-sight.js';
import {
  AT_WORK,
  type Extremes,
  extremesWith,
  type Machine,
  MOST_SYNCS,
  NOT_BEGUN,
  type Stand,
} from './machine.js';
import { surroundedNode, type Surroundings, touchedBetween } from './surroundings.js';
import { daemonSetStuck, surgeWithoutRoom } from '../words/why.js';

/** To look through so many nodes, with all syncs of an instant, takes as long as a step of `Work`. */
const NODES_IN_A_STEP = 7;
const NONE: ReadonlySet<string> = new Set();

export interface DaemonSetRollout {
  readonly sight: Sight;
  readonly seen: Extremes;
  /** Nodes that others keep down now, those that they empty, and those that they deleted. */
  readonly unready: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  /** Nodes in whose place others stand, by their old name, and since when. */
  readonly renewed: ReadonlyMap<string, Instant>;
  /** Nodes that went with a pod under way: the end of its work means nothing any more. */
  readonly abandoned: ReadonlySet<string>;
}

/** What a rollout of a DaemonSet is over. */
interface DaemonSetSetting {
  readonly targets: readonly string[];
  /** Those of them that get their first pod: nothing serves there yet that could go out. */
  readonly joining?: ReadonlySet<string>;
  /** Why a new pod can not be placed beside an old one; null where it can. */
  readonly conflict?: string | null;
  /** How many nodes leave or enter what is looked at together. */
  readonly together?: number;
}

/** A DaemonSet as a dry rollout drives it; its targets are nodes. */
export class DaemonSetMachine implements Machine<DaemonSetRollout> {
  readonly start: DaemonSetRollout;
  /** From a start in which only dead nodes are out, an update without surge keeps to its limit, and with surge takes none. */
  readonly mostOut: number | null;
  readonly nodes: ReadonlySet<string>;
  private readonly own: ReadonlySet<string>;
  private readonly byName: ReadonlyMap<string, WorldNode>;

  private readonly targets: readonly string[];
  private readonly joining: ReadonlySet<string>;
  private readonly conflict: string | null;
  private readonly together: number | undefined;

  constructor(
    private readonly whole: DaemonWorld,
    setting: DaemonSetSetting,
    private readonly behaviour: Behaviour,
  ) {
    const { targets, joining = NONE, conflict = null, together } = setting;
    this.targets = targets;
    this.together = together;
    this.joining = joining;
    this.conflict = conflict;
    this.own = new Set(targets);
    this.byName = new Map(whole.nodes.map((node) => [node.name, node]));
    this.nodes = new Set(this.byName.keys());
    this.mostOut = this.mostOutFrom(whole);
    this.start = {
      sight: sightOf(whole, this.own, together),
      seen: { lowestAvailable: this.available(whole).size, highestTotal: whole.pods.length },
      unready: NONE,
      leaving: NONE,
      removed: NONE,
      renewed: new Map(),
      abandoned: NONE,
    };
  }

  settled(rollout: DaemonSetRollout, now: Instant): DaemonSetRollout {
    let { seen, sight } = rollout;
    // A pod is available when it has been ready for more than minReadySeconds: exactly as long is not enough.
    sight = { ...sight, world: { ...sight.world, nowMs: now + 1 } };
    for (let count = 0; count < MOST_SYNCS; count++) {
      sight = refilled(sight, this.together);
      const sync = syncDaemonSet(sight.world, this.behaviour);
      if (!sync) return { ...rollout, sight: tidied(sight, this.own, this.together), seen };
      const after = acted(sight.world, sync, () => NOT_BEGUN);
      seen = extremesWith(seen, this.servingIn(after), liveIn(after));
      sight = { ...sight, world: withoutTerminating(after) };
    }
    throw new Error('the DaemonSet controller does not come to rest');
  }

  begun(rollout: DaemonSetRollout): { world: DaemonSetRollout; targets: string[] } {
    const { world } = rollout.sight;
    if (!world.pods.some((pod) => pod.left === NOT_BEGUN)) return { world: rollout, targets: [] };
    const moving = movingNodes(world);
    const waiting = this.conflict === null ? new Set<WorldPod>() : waitingForRoom(world);
    const targets: string[] = [];
    const pods = world.pods.map((pod) => {
      if (pod.left !== NOT_BEGUN || pod.terminating || !moving.has(pod.node)) return pod;
      if (waiting.has(pod)) return pod;
      if (this.own.has(pod.node)) targets.push(pod.node);
      return { ...pod, left: AT_WORK };
    });
    return { world: withPods(rollout, pods), targets: targets.sort() };
  }

  ended(rollout: DaemonSetRollout, target: string, ready: boolean, now: Instant): DaemonSetRollout {
    if (rollout.abandoned.has(target))
      return { ...rollout, abandoned: new Set([...rollout.abandoned].filter((name) => name !== target)) };
    const pods = rollout.sight.world.pods.map((pod) => {
      if (pod.node !== target || (pod.left !== AT_WORK && pod.left !== null) || pod.readySinceMs !== null)
        return pod;
      if (!ready) return { ...pod, left: null };
      return { ...pod, left: 0, readySinceMs: rollout.unready.has(target) ? null : now };
    });
    return withPods(rollout, pods);
  }

  /**
   * A node that others keep down is out through them, not through this: its pod serves again with it. That the controller deletes the
   * old pod there at once, past its limit, takes nothing more: the pod is gone, and a new one begins, when the node is back.
   */
  out({ sight, unready, removed }: DaemonSetRollout): string[] {
    const { nodes, pods } = sight.world;
    const serving = new Set(this.available(sight.world));
    if (unready.size > 0)
      for (const { node, left } of pods) if (left === 0 && unready.has(node)) serving.add(node);
    const isOut = (name: string): boolean =>
      this.own.has(name) && !serving.has(name) && !removed.has(name) && !this.joining.has(name);
    return nodes
      .map(({ name }) => name)
      .filter(isOut)
      .sort(byName);
  }

  undone({ sight }: DaemonSetRollout): string[] {
    const { template } = sight.world.spec;
    const fresh = everyPod(sight).filter(
      (pod) => !pod.terminating && pod.template === template && pod.left === 0,
    );
    const done = new Set(fresh.map(({ node }) => node));
    return this.targets.filter((target) => !done.has(target));
  }

  /** How many of its nodes have an available pod. */
  serving({ sight }: DaemonSetRollout): number {
    return this.servingIn(sight.world);
  }

  /** Its pods that nothing deletes, by the version they run. */
  podsOf({ sight }: DaemonSetRollout): { readonly old: number; readonly fresh: number } {
    const live = everyPod(sight).filter((pod) => !pod.terminating);
    const fresh = live.filter((pod) => pod.template === sight.world.spec.template).length;
    return { old: live.length - fresh, fresh };
  }

  effort({ sight }: DaemonSetRollout): number {
    return sight.world.nodes.length / NODES_IN_A_STEP;
  }

  /**
   * A node that others keep down has the taints of one, and its pods are not ready; one that they delete takes no new pod. The
   * node that is in place of a deleted one gets its pod when it joins; here it goes by the old one's name.
   */
  surrounded(rollout: DaemonSetRollout, around: Surroundings, now: Instant): DaemonSetRollout {
    const removed = new Set(rollout.removed);
    const renewed = new Map(rollout.renewed);
    for (const { name, replacedSince } of around.gone) {
      if (replacedSince === null) removed.add(name);
      else renewed.set(name, replacedSince);
    }
    const emptied = new Set(around.gone.map(({ name }) => name));
    const touched = touchedBetween(rollout, around);
    const nodes = [...touched].flatMap((name) => {
      const node = removed.has(name) ? undefined : this.byName.get(name);
      return node ? [surroundedNode(node, around)] : [];
    });
    const { sight, lost } = turned(rollout.sight, { touched, nodes, emptied }, now, this.own, this.together);
    const underWay = lost.filter(({ left }) => left === AT_WORK);
    const abandoned = new Set([...rollout.abandoned, ...underWay.map(({ node }) => node)]);
    const { unready, leaving } = around;
    return { ...rollout, sight, unready, leaving, removed, renewed, abandoned };
  }

  headStart({ renewed }: DaemonSetRollout, target: string, now: Instant): number {
    return now - (renewed.get(target) ?? now);
  }

  wakeAt({ sight: { world } }: DaemonSetRollout, now: Instant): Instant | null {
    const waitMs = world.spec.minReadySeconds * 1000;
    if (waitMs === 0) return null;
    let first: Instant | null = null;
    for (const { readySinceMs } of world.pods) {
      const at = (readySinceMs ?? -Infinity) + waitMs;
      if (at > now && (first === null || at < first)) first = at;
    }
    return first;
  }

  stand({ sight }: DaemonSetRollout): Stand {
    const { world } = sight;
    const { strategy } = world.spec;
    const waiting = waitingOutOfSight(sight);
    const oldLeft = waiting + world.pods.filter((pod) => pod.template !== world.spec.template).length;
    if (waiting === 0 && isComplete(daemonSetStatus(world))) return { phase: 'complete', why: '', fix: '' };
    if (strategy.type === 'OnDelete')
      return {
        phase: 'idle',
        why: 'updateStrategy OnDelete: a pod is replaced only when someone deletes it.',
        fix: 'Delete the pods in the order you want, or set updateStrategy.type: RollingUpdate.',
      };
    const why = whyStuck(world, this.behaviour);
    if (this.conflict !== null && waitingForRoom(world).size > 0)
      return surgeWithoutRoom(why.nodes, this.conflict);
    const down = new Set(world.nodes.filter((node) => node.down).map(({ name }) => name));
    return daemonSetStuck(why, strategy, this.targets.length, oldLeft, down);
  }

  extremes({ seen }: DaemonSetRollout): Extremes {
    return seen;
  }

  private mostOutFrom(start: DaemonWorld): number | null {
    const down = new Set(start.nodes.filter((node) => node.down).map(({ name }) => name));
    const available = this.available(start);
    const out = this.targets.filter((target) => !available.has(target) && !this.joining.has(target));
    if (!out.every((target) => down.has(target)) || start.pods.length > this.targets.length) return null;
    const { maxUnavailable, maxSurge } = limitsOf(start);
    if (maxSurge > 0) return out.length;
    return this.behaviour.daemonSetCountsOldUnavailable
      ? Math.max(out.length, maxUnavailable)
      : out.length + maxUnavailable;
  }

  private servingIn(world: DaemonWorld): number {
    return this.available(world).size + (world.others ?? 0);
  }

  /** Targets in sight with a pod that is available and not being deleted. */
  private available(world: DaemonWorld): ReadonlySet<string> {
    const available = new Set<string>();
    for (const pod of world.pods) {
      if (!pod.terminating && this.own.has(pod.node) && isPodAvailable(pod, world)) available.add(pod.node);
    }
    return available;
  }
}

function withPods(rollout: DaemonSetRollout, pods: readonly WorldPod[]): DaemonSetRollout {
  return { ...rollout, sight: { ...rollout.sight, world: { ...rollout.sight.world, pods } } };
}
