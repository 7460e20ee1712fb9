import type { Manifest } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { type Compact, CompactLines } from './compact-lines.js';
import { digestOf, type SnapshotContent } from './digest.js';
import { hideNode, hideObject } from './node-names.js';
import type { NodeState, Snapshot } from './snapshot.js';
import { byName } from '../manifest/values/names.js';

/** Takes the redacted objects as they come, and makes a result of them. */
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
  /** Drops what it holds: the snapshot is refused, and there is no room to go on. */
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

/**
 * The same order for the same fleet, in whatever order its list was written: as the API server lists it, kind by kind, by namespace
 * and name. Where a controller leaves open which of several comes first, the plan takes the one that stands first here.
 */
function inOrder({ nodes, objects }: SnapshotContent): SnapshotContent {
  return { nodes: [...nodes].sort((a, b) => byName(a.name, b.name)), objects: [...objects].sort(byIdentity) };
}

function byIdentity(a: Manifest, b: Manifest): number {
  return (
    byName(a.kind, b.kind) ||
    byName(a.namespace ?? '', b.namespace ?? '') ||
    byName(a.name, b.name) ||
    byName(a.apiVersion, b.apiVersion)
  );
}
