import type { Instant, WorldView } from '../../../rollout/controller.js';
import type { WorldNode } from '../controller/daemonset/world.js';
import { withCondition } from '../controller/taints.js';

/** What other controllers have done to nodes by now. */
export interface Surroundings {
  /** Not ready, and being deleted. */
  readonly unready: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  /** Deleted, with since when another node stands in the place of each; null: none does. */
  readonly gone: readonly { readonly name: string; readonly replacedSince: Instant | null }[];
}

type View = Pick<WorldView, 'signsMovedFor' | 'bearing' | 'gone'>;

/** Tells what is new about the doings of others since the last look. */
export class Lookout {
  private moved = 0;
  private gone = 0;

  constructor(
    private readonly family: string,
    private readonly concerns: (node: string) => boolean,
  ) {}

  fork(): Lookout {
    const copy = new Lookout(this.family, this.concerns);
    copy.moved = this.moved;
    copy.gone = this.gone;
    return copy;
  }

  /** Null where nothing is new. `gone` holds only those that went since the last look. */
  look(world: View): Surroundings | null {
    const moved = world.signsMovedFor(this.family);
    const gone = world.gone();
    if (moved === this.moved && gone.length === this.gone) return null;
    this.moved = moved;
    const fresh = gone.slice(this.gone).filter(({ name }) => this.concerns(name));
    this.gone = gone.length;
    return {
      unready: new Set(world.bearing('unready', this.family, this.concerns)),
      leaving: new Set(world.bearing('leaving', this.family, this.concerns)),
      gone: fresh,
    };
  }
}

/** Karpenter's, on a node that it takes. */
const DISRUPTED = [{ key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' }];
const NOT_READY = ['NoSchedule', 'NoExecute'].map((effect) => ({
  key: 'node.kubernetes.io/not-ready',
  value: '',
  effect,
}));

/** A node with what others did to it. */
export function surroundedNode(node: WorldNode, { unready, leaving }: Surroundings): WorldNode {
  const isUnready = unready.has(node.name);
  const isLeaving = leaving.has(node.name);
  if (!isUnready && !isLeaving) return node;
  const tainted = isLeaving ? withCondition(node.taints, DISRUPTED, true) : node.taints;
  return isUnready
    ? { ...node, taints: withCondition(tainted, NOT_READY, true), down: true }
    : { ...node, taints: tainted };
}
