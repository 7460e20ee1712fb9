import type { Manifest } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { type Compact, CompactLines } from './compact-lines.js';
import { digestOf } from './digest.js';
import { hideNode, hideObject } from './node-names.js';
import { inOrder } from './order.js';
import type { NodeState, Snapshot } from './snapshot.js';

/** Where what is kept of the objects goes as it comes, and what becomes of it. */
export interface Keeper<T> {
  node(state: NodeState): void;
  object(manifest: Manifest): void;
  readonly nodes: number;
  /** Nodes apart. */
  readonly objects: number;
  /** Bytes of what is kept, as a compact snapshot writes it. */
  readonly bytes: number;
  /** True where it has to fit into the engine's memory as a fleet. */
  readonly isFleet: boolean;
  /** Drops what it holds, where it is not to be judged by and there is no room to go on. */
  empty(): void;
  /** @param takenAt null where the input does not say */
  finish(takenAt: Instant | null): T;
}

/** Keeps a fleet to be planned. */
export function fleetKeeper(): Keeper<Snapshot> {
  const nodes: NodeState[] = [];
  const objects: Manifest[] = [];
  let lines = new CompactLines();
  return {
    isFleet: true,
    node: (state) => {
      nodes.push(state);
      lines.node(state);
    },
    object: (manifest) => {
      objects.push(manifest);
      lines.object(manifest.object);
    },
    get nodes() {
      return nodes.length;
    },
    get objects() {
      return objects.length;
    },
    get bytes() {
      return lines.bytes;
    },
    empty: () => {
      nodes.length = 0;
      objects.length = 0;
      lines = new CompactLines();
    },
    finish: (takenAt) => {
      const digest = digestOf(lines);
      // What is planned is planned without them.
      lines = new CompactLines();
      return { ...inOrder({ nodes, objects }), takenAt, digest };
    },
  };
}

/** Keeps a snapshot to be written, and no more of it in memory than what is written; node names as their hashes where they are to be hidden. */
export function compactKeeper(hashesNodeNames: boolean): Keeper<Compact> {
  let lines = new CompactLines();
  return {
    isFleet: false,
    node: (state) => {
      lines.node(hashesNodeNames ? hideNode(state) : state);
    },
    object: (manifest) => {
      lines.object((hashesNodeNames ? hideObject(manifest) : manifest).object);
    },
    get nodes() {
      return lines.nodes;
    },
    get objects() {
      return lines.objects;
    },
    get bytes() {
      return lines.bytes;
    },
    empty: () => {
      lines = new CompactLines();
    },
    finish: (takenAt) => ({ takenAt, lines }),
  };
}
