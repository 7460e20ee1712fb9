import { createHash } from 'node:crypto';
import type { JsonObject, Manifest } from '../manifest/manifest.js';
import { canonicalJson } from '../manifest/canonical.js';
import { byName } from '../manifest/lookup.js';
import type { Instant } from '../rollout/controller.js';
import { nodeLine } from './node.js';
import type { NodeState, Snapshot } from './snapshot.js';

/** The JSON line of each node and each object, as bytes outside of the engine's heap: those of a million pods would not fit into it. */
export class CompactLines {
  private readonly ofNodes: Buffer[] = [];
  private readonly ofObjects: Buffer[] = [];
  /** Length of all lines together. */
  bytes = 0;

  get nodes(): number {
    return this.ofNodes.length;
  }

  get objects(): number {
    return this.ofObjects.length;
  }

  node(state: NodeState): void {
    this.add(this.ofNodes, nodeLine(state));
  }

  object(object: JsonObject): void {
    this.add(this.ofObjects, canonicalJson(object));
  }

  /** Nodes first, each in the order of their bytes: equal for the same content, whatever the order it came in. Without line feeds. */
  *sorted(): Generator<Buffer> {
    for (const lines of [this.ofNodes, this.ofObjects]) yield* lines.toSorted((a, b) => a.compare(b));
  }

  private add(lines: Buffer[], line: string): void {
    const bytes = Buffer.from(line);
    lines.push(bytes);
    this.bytes += bytes.length;
  }
}

/** What is kept of a snapshot while it is read: redacted objects if it is planned, and the lines that it is written with. */
export class Contents {
  private readonly nodes: NodeState[] = [];
  private readonly objects: Manifest[] = [];
  lines = new CompactLines();

  /** `isPlanned`: false for a snapshot that is only written, which may be larger than a fleet that fits into memory. */
  constructor(readonly isPlanned: boolean) {}

  node(state: NodeState): void {
    if (this.isPlanned) this.nodes.push(state);
    this.lines.node(state);
  }

  object(manifest: Manifest): void {
    if (this.isPlanned) this.objects.push(manifest);
    this.lines.object(manifest.object);
  }

  /** Drops everything: the snapshot is refused, and there is no room to go on. */
  clear(): void {
    this.nodes.length = 0;
    this.objects.length = 0;
    this.lines = new CompactLines();
  }

  /**
   * The fleet, in the same order for the same fleet, in whatever order its list was written: as the API server lists it, kind by kind, by
   * namespace and name. Where a controller leaves open which of several comes first, the plan takes the one that is first here.
   */
  fleet(takenAt: Instant | null): Snapshot {
    const digest = digestOf(this.lines);
    // A plan does not need them.
    this.lines = new CompactLines();
    return {
      nodes: this.nodes.toSorted((a, b) => byName(a.name, b.name)),
      objects: this.objects.toSorted(byIdentity),
      takenAt,
      digest,
    };
  }
}

/** `sha256:` over what was kept: equal for the same fleet, whatever the order of the objects, the form of the input and its moment. */
function digestOf(lines: CompactLines): string {
  const hash = createHash('sha256');
  for (const line of lines.sorted()) hash.update(line).update('\n');
  return `sha256:${hash.digest('hex')}`;
}

function byIdentity(a: Manifest, b: Manifest): number {
  return (
    byName(a.kind, b.kind) ||
    byName(a.namespace ?? '', b.namespace ?? '') ||
    byName(a.name, b.name) ||
    byName(a.apiVersion, b.apiVersion)
  );
}
