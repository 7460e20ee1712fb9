import { remembered } from '../../../manifest/lookup.js';
import type { Instant, WorldView } from '../../../rollout/controller.js';
import { Watch } from '../../../rollout/signs.js';
import type { DaemonNode } from '../controller/daemonset/node-fit.js';
import { NOT_READY, withCondition } from '../controller/taints.js';

/** What other controllers have done to nodes by now. */
export interface NodeChanges {
  /** Not ready, and being deleted. */
  readonly unready: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  /** Deleted since the last look, with since when another node is in place of each; null: none is. */
  readonly gone: readonly { readonly name: string; readonly replacedSince: Instant | null }[];
}

/** Reports what other controllers did to some nodes since the last look. */
export class NodeWatch {
  private gone = 0;

  private constructor(private readonly watch: Watch) {}

  static of(family: string, nodes: ReadonlySet<string>): NodeWatch {
    return new NodeWatch(Watch.of(family, (node) => nodes.has(node)));
  }

  fork(): NodeWatch {
    const copy = new NodeWatch(this.watch.fork());
    copy.gone = this.gone;
    return copy;
  }

  /** Null where nothing is new. */
  look(world: WorldView): NodeChanges | null {
    const changed = world.look(this.watch) ?? [];
    const all = world.gone();
    const gone =
      this.gone < all.length ? all.slice(this.gone).filter(({ name }) => this.watch.concerns(name)) : [];
    this.gone = all.length;
    if (changed.length === 0 && gone.length === 0) return null;
    const { unready, leaving } = this.watch.seen;
    return { unready: new Set(unready), leaving: new Set(leaving), gone };
  }
}

/** Karpenter's taint of a node that it disrupts. */
const DISRUPTED = [{ key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' }];

/** A node with what others did to it; one object for each state, as fits are remembered by node. */
export function changedNode(
  node: DaemonNode,
  { unready, leaving }: Pick<NodeChanges, 'unready' | 'leaving'>,
): DaemonNode {
  const tainted = leaving.has(node.name) ? disrupted(node) : node;
  return unready.has(node.name) ? notReady(tainted) : tainted;
}

const disrupted = remembered((node: DaemonNode): DaemonNode => ({
  ...node,
  taints: withCondition(node.taints, DISRUPTED, true),
}));

const notReady = remembered((node: DaemonNode): DaemonNode => ({
  ...node,
  taints: withCondition(node.taints, NOT_READY, true),
  down: true,
}));

/** Nodes whose state differs between two looks, and those that are gone since. */
export function changedBetween(
  before: Pick<NodeChanges, 'unready' | 'leaving'>,
  { unready, leaving, gone }: NodeChanges,
): ReadonlySet<string> {
  const changed = new Set(gone.map(({ name }) => name));
  for (const [a, b] of [
    [before.unready, unready],
    [before.leaving, leaving],
  ] as const) {
    for (const name of a) if (!b.has(name)) changed.add(name);
    for (const name of b) if (!a.has(name)) changed.add(name);
  }
  return changed;
}
