import type { Manifest } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { CompactLines } from './compact-lines.js';
import type { Compact } from './compact-lines.js';
import { snapshotDigest } from './digest.js';
import { inOrder } from './order.js';
import type { NodeState, Snapshot } from './snapshot.js';

/** Where what is kept of the objects goes as it comes, and what becomes of it. */
export interface Keeper<T> {
  node(state: NodeState): void;
  object(manifest: Manifest): void;
  readonly nodes: number;
  /** Nodes apart. */
  readonly objects: number;
  /** @param takenAt null where the input does not say */
  finish(takenAt: Instant | null): T;
}

/** Keeps a fleet to be planned. */
export function fleetKeeper(): Keeper<Snapshot> {
  const nodes: NodeState[] = [];
  const objects: Manifest[] = [];
  return {
    node: (state) => void nodes.push(state),
    object: (manifest) => void objects.push(manifest),
    get nodes() {
      return nodes.length;
    },
    get objects() {
      return objects.length;
    },
    finish: (takenAt) => {
      const content = inOrder({ nodes, objects });
      return { ...content, takenAt, digest: snapshotDigest(content) };
    },
  };
}

/** Keeps a snapshot to be written, and no more of it in memory than what is written. */
export function compactKeeper(): Keeper<Compact> {
  const lines = new CompactLines();
  return {
    node: (state) => {
      lines.node(state);
    },
    object: ({ object }) => {
      lines.object(object);
    },
    get nodes() {
      return lines.nodes;
    },
    get objects() {
      return lines.objects;
    },
    finish: (takenAt) => ({ takenAt, lines }),
  };
}
