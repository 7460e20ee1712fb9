import { remembered } from '../../../manifest/lookup/remembered.js';
import type { Instant, WorldView } from '../../../rollout/controller.js';
import { Watch } from '../../../rollout/signs.js';
import type { WorldNode } from '../controller/daemonset/world.js';
import { withCondition } from '../controller/taints.js';

/** What other controllers have done to nodes by now. */
export interface Surroundings {
  /** Not ready, and being deleted. */
  readonly unready: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  /** Deleted, with since when another node is in place of each; null: none does. */
  readonly gone: readonly { readonly name: string; readonly replacedSince: Instant | null }[];
}

type View = Pick<WorldView, 'look' | 'gone'>;

/** Tells what is new about the doings of others since the last look. */
export class Lookout {
  private gone = 0;

  private constructor(private readonly watch: Watch) {}

  static of(family: string, concerns: (node: string) => boolean): Lookout {
    return new Lookout(Watch.of(family, concerns));
  }

  fork(): Lookout {
    const copy = new Lookout(this.watch.fork());
    copy.gone = this.gone;
    return copy;
  }

  /** Null where nothing is new. `gone` holds only those that went since the last look. */
  look(world: View): Surroundings | null {
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

/** Karpenter's, on a node that it takes. */
const DISRUPTED = [{ key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' }];
const NOT_READY = ['NoSchedule', 'NoExecute'].map((effect) => ({
  key: 'node.kubernetes.io/not-ready',
  value: '',
  effect,
}));

/** A node with what others did to it; the same each time that it is the same, as others ask what fits it. */
export function surroundedNode(node: WorldNode, { unready, leaving }: Surroundings): WorldNode {
  const isUnready = unready.has(node.name);
  const isLeaving = leaving.has(node.name);
  if (!isUnready) return isLeaving ? disrupted(node) : node;
  return notReady(isLeaving ? disrupted(node) : node);
}

const disrupted = remembered((node: WorldNode): WorldNode => ({
  ...node,
  taints: withCondition(node.taints, DISRUPTED, true),
}));

const notReady = remembered((node: WorldNode): WorldNode => ({
  ...node,
  taints: withCondition(node.taints, NOT_READY, true),
  down: true,
}));

/** Nodes with which others did something between the two: what is so of one only, and what is gone since. */
export function touchedBetween(
  before: Pick<Surroundings, 'unready' | 'leaving'>,
  { unready, leaving, gone }: Surroundings,
): ReadonlySet<string> {
  const touched = new Set(gone.map(({ name }) => name));
  for (const [a, b] of [
    [before.unready, unready],
    [before.leaving, leaving],
  ] as const) {
    for (const name of a) if (!b.has(name)) touched.add(name);
    for (const name of b) if (!a.has(name)) touched.add(name);
  }
  return touched;
}
